import type { ReactNode } from 'react';
import type { Stance } from '../../../../engine/shatterpoint/cards/card.ts';
import type { Attack } from '../../../../engine/shatterpoint/state/state.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Tooltip } from '../../../ui/Tooltip.tsx';
import { useSpeak } from '../../../words/speak.ts';
import { faceOf, unitFor } from '../words/names.ts';
import type { AttackPart } from './part.ts';
import { useMarkedOption } from './marked.ts';

/** Damage among the effects of an option. */
export const damageOf = (effects: readonly string[]): number => effects.filter((effect) => effect === 'damage').length;

/** Steps of an attack in which its successes are not known yet. */
const BEFORE: readonly Attack['step'][] = ['targets', 'pools', 'rolls', 'expertise'];

interface PoolProps extends AttackPart {
  readonly stance: Stance | undefined;
  /** Whether what stands below is open, and what folds and opens it; null where it stays open. */
  readonly fold: { readonly open: boolean; readonly onFold: () => void } | null;
}

/** Damage pool and successes left, with what the option looked at would add. */
export function Pool({ attack, situation, stance, fold }: PoolProps): ReactNode {
  const speak = useSpeak();
  const marked = useMarkedOption();
  const looked = marked === null || attack.path.includes(marked) ? undefined : stance?.tree.options.find(({ id }) => id === marked);
  const gain = looked === undefined ? 0 : damageOf(looked.effects);
  const defender = unitFor(situation.view, attack.defender);
  const stamina = defender === undefined ? undefined : faceOf(situation, defender)?.stamina;
  const need = defender === undefined || stamina === undefined ? null : stamina - defender.damage;
  const wounds = need !== null && attack.pool + gain >= need;
  return (
    <div className="pool panel" aria-live="polite">
      <Tooltip title={speak('shatterpoint.card.damagePool')} text={speak('shatterpoint.scene.poolText')} rule="SP-POOL-01">
        <p className="pool__damage" tabIndex={0}><span className="sr">{speak('shatterpoint.card.damagePool')} </span><Icon name="damage" /><b>{attack.pool}</b>{gain > 0 && <em>→ {attack.pool + gain}</em>}
          {need !== null && <small>{defender !== undefined && defender.wounded > 0 ? speak('shatterpoint.card.alreadyWounded') : `${speak('shatterpoint.card.woundsAt', { count: need })}${wounds ? ` · ${speak('shatterpoint.card.wounds')}` : ''}`}</small>}</p>
      </Tooltip>
      {!BEFORE.includes(attack.step) && (
        <Tooltip title={speak('shatterpoint.card.successes')} text={speak('shatterpoint.scene.successText')} rule="SP-TREE-02">
          <p className="pool__left" tabIndex={0}>
            <span className="pips big" aria-hidden="true">{Array.from({ length: attack.successes + attack.path.length }, (_, index) => <i key={index} className={index < attack.path.length ? '' : 'on'} />)}</span>
            <small><span className="sr">{speak('shatterpoint.card.successes')}: </span>{speak('shatterpoint.card.left', { count: attack.successes })}</small>
          </p>
        </Tooltip>
      )}
      {fold !== null && (
        <button type="button" className="attack__fold" aria-expanded={fold.open} aria-label={speak('shatterpoint.card.tree')} title={speak('shatterpoint.card.tree')} onClick={fold.onFold}>
          <Icon name={fold.open ? 'higher' : 'lower'} />
        </button>
      )}
    </div>
  );
}
