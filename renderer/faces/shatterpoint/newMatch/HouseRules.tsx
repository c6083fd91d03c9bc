import type { ReactNode } from 'react';
import { houseRules } from '../../../../engine/shatterpoint/state/house-rules.ts';
import { RuleLink } from '../../../rulebook/RuleLink.tsx';
import { useSpeak } from '../../../words/speak.ts';
import { isNamed, type HouseChoices } from './draft.ts';

/** Those that are about places of the table are offered beside the mission. */
const RULES = houseRules.filter(({ name }) => !isNamed(name));

/** The rulings that a group may play differently; closed until somebody wants them. */
export function HouseRules({ chosen, onChange }: { readonly chosen: HouseChoices; readonly onChange: (chosen: HouseChoices) => void }): ReactNode {
  const speak = useSpeak();
  const changed = RULES.filter(({ name }) => name in chosen).length;
  const choose = (name: keyof HouseChoices, value: boolean | string | number, isDefault: boolean): void => {
    const { [name]: _, ...others } = chosen;
    onChange(isDefault ? others : { ...others, [name]: value });
  };
  return (
    <details className="house">
      <summary><b>{speak('shatterpoint.house.heading')}</b> <small>{changed === 0 ? speak('shatterpoint.house.none') : speak('shatterpoint.house.some', { count: changed })}</small></summary>
      <ul>
        {RULES.map(({ name, rule, values }) => (
          <li key={name}>
            <fieldset className="field">
              <legend>{speak(`shatterpoint.house.${name}`)} <RuleLink rule={rule} /></legend>
              <div className="segments">{values.map((value, i) => (
                <button key={String(value)} type="button" aria-pressed={(chosen[name] ?? values[0]) === value} onClick={() => choose(name, value, i === 0)}>{speak(`shatterpoint.houseValue.${name}.${value}`)}</button>))}</div>
            </fieldset>
          </li>))}
      </ul>
      {changed > 0 && <button type="button" className="ghost" onClick={() => onChange(Object.fromEntries(Object.entries(chosen).filter(([name]) => isNamed(name as keyof HouseChoices))))}>{speak('shatterpoint.house.reset')}</button>}
    </details>
  );
}
