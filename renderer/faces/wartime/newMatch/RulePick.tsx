import type { ReactNode } from 'react';
import { houseRules } from '../../../../engine/wartime/house-rules.ts';
import { RuleLink } from '../../../rulebook/RuleLink.tsx';
import { useSpeak, type Speak } from '../../../words/speak.ts';
import type { RuleChoices, RuleName } from './draft.ts';

/** Those that are about places of the table are offered beside the number of armies. */
const RULES = houseRules.filter(({ name }) => name !== 'tableDeployment');

const LEGENDS: Readonly<Record<RuleName, string>> = {
  points: 'wartime.new.pointsRule', turns: 'wartime.new.turns', klik: 'wartime.new.klik', vitality: 'wartime.new.vitality', deployRange: 'wartime.new.deployRange',
  tableDeployment: 'named.deployment',
};

function valueWords(name: RuleName, value: boolean | number, speak: Speak): ReactNode {
  if (name === 'klik') return speak('wartime.new.klikValue', { cm: Number(value) / 10 });
  if (name === 'deployRange') return speak('wartime.new.deployValue', { cm: Number(value) / 10 });
  if (name !== 'vitality') return String(value);
  return <>{speak(value ? 'wartime.new.yes' : 'wartime.new.no')}<small>{speak(value ? 'wartime.new.yesHint' : 'wartime.new.noHint')}</small></>;
}

/** What an adventure may set otherwise: points, turns, the klik, life points, how far one deploys. Values are shown from small to large. */
export function RulePick({ chosen, onChange }: { readonly chosen: RuleChoices; readonly onChange: (chosen: RuleChoices) => void }): ReactNode {
  const speak = useSpeak();
  return (
    <div className="muster__rest" role="group" aria-label={speak('wartime.new.rules')}>
      {RULES.map(({ name, rule, values }) => (
        <fieldset key={name} className="field"><legend>{speak(LEGENDS[name])} <RuleLink rule={rule} /></legend>
          <div className="segments">{(typeof values[0] === 'number' ? [...values].sort((a, b) => Number(a) - Number(b)) : values).map((value) => (
            <button key={String(value)} type="button" aria-pressed={chosen[name] === value} onClick={() => onChange({ ...chosen, [name]: value })}>{valueWords(name, value, speak)}</button>))}</div>
        </fieldset>))}
    </div>
  );
}
