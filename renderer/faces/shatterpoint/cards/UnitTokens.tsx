import type { ReactNode } from 'react';
import type { Unit } from '../../../../engine/shatterpoint/state/state.ts';
import { useSpeak } from '../../../words/speak.ts';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import { Tooltip } from '../../../ui/Tooltip.tsx';

interface Token {
  readonly id: 'strained' | 'disarmed' | 'exposed' | 'pinned' | 'wounded' | 'hunker';
  readonly icon: IconName;
  readonly rule: string;
  readonly count: number;
}

const RULES = { strained: 'SP-COND-04', disarmed: 'SP-COND-06', exposed: 'SP-COND-08', pinned: 'SP-COND-11' } as const;

/** Tokens on a unit's card that a player must see: wounds first, then conditions, then cover. */
export function tokensOf(unit: Unit): readonly Token[] {
  const tokens: Token[] = [];
  if (unit.wounded > 0) tokens.push({ id: 'wounded', icon: 'wounded', rule: 'SP-WND-01', count: unit.wounded });
  for (const condition of unit.conditions) tokens.push({ id: condition, icon: condition, rule: RULES[condition], count: 1 });
  if (unit.hunker > 0) tokens.push({ id: 'hunker', icon: 'hunker', rule: 'SP-COVER-03', count: unit.hunker });
  return tokens;
}

/** Key of a token's name. */
export const tokenKey = (id: Token['id']): string => (id === 'wounded' || id === 'hunker' ? `shatterpoint.card.${id}` : `shatterpoint.option.${id}`);

/** The tokens as chips that explain themselves. */
export function UnitTokens({ unit }: { readonly unit: Unit }): ReactNode {
  const speak = useSpeak();
  const tokens = tokensOf(unit);
  if (tokens.length === 0) return null;
  return (
    <ul className="unit__tokens" aria-label={speak('shatterpoint.card.conditions')}>
      {tokens.map(({ id, icon, rule, count }) => {
        const name = speak(tokenKey(id));
        return (
          <li key={id}>
            <Tooltip title={name} text={speak(`shatterpoint.token.${id}`)} rule={rule}>
              <button type="button" className="chip"><Icon name={icon} />{name}{count > 1 && <b>{count}</b>}</button>
            </Tooltip>
          </li>
        );
      })}
    </ul>
  );
}
