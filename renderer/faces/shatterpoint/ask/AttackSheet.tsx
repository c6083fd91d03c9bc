import type { ReactNode } from 'react';
import type { Stance } from '../../../../engine/shatterpoint/cards/card.ts';
import type { Attack } from '../../../../engine/shatterpoint/state/state.ts';
import { Chart } from '../cards/Chart.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { faceOf, unitFor, type Situation } from '../words/names.ts';
import { useSpeak } from '../../../words/speak.ts';

/** Damage among the effects of an option. */
export const damageOf = (effects: readonly string[]): number => effects.filter((effect) => effect === 'damage').length;

interface AttackPart {
  readonly attack: Attack;
  readonly situation: Situation;
}

/** The two charts of an attack with the rows in use. */
export function AttackCharts({ attack, situation, stance }: AttackPart & { readonly stance: Stance }): ReactNode {
  const speak = useSpeak();
  const weapon = stance[attack.kind];
  const defender = unitFor(situation.view, attack.defender);
  const defense = defender === undefined ? undefined : faceOf(situation, defender)?.stances[defender.stance]?.defense;
  return (
    <div className="sheet__charts">
      <h3><Icon name={attack.kind} label={speak(`shatterpoint.card.${attack.kind}`)} />{stance.name}{weapon.chart !== null && <small>{weapon.chart.name}</small>}</h3>
      {weapon.chart !== null && <Chart title={speak('shatterpoint.card.attackExpertise')} icon="attackExpertise" chart={weapon.chart} expertise={attack.attackerBarred ? 0 : attack.attackExpertise} />}
      {defense !== undefined && <Chart title={`${speak('shatterpoint.card.defenseExpertise')} · ${defense.name}`} icon="defenseExpertise" chart={defense} expertise={attack.defenderBarred ? 0 : attack.defenseExpertise} />}
    </div>
  );
}

/** Damage pool and successes, with what the option looked at would add. */
export function AttackSums({ attack, situation, gain, children }: AttackPart & { readonly gain: number; readonly children?: ReactNode }): ReactNode {
  const speak = useSpeak();
  const defender = unitFor(situation.view, attack.defender);
  const stamina = defender === undefined ? undefined : faceOf(situation, defender)?.stamina;
  const need = defender === undefined || stamina === undefined ? null : stamina - defender.damage;
  const wounds = need !== null && attack.pool + gain >= need;
  return (
    <div className="sheet__sum" aria-live="polite">
      <p className="sum"><span>{speak('shatterpoint.card.damagePool')}</span><b><Icon name="damage" />{attack.pool}{gain > 0 && <em>→ {attack.pool + gain}</em>}</b>
        {need !== null && <small>{defender !== undefined && defender.wounded > 0 ? speak('shatterpoint.card.alreadyWounded') : `${speak('shatterpoint.card.woundsAt', { count: need })}${wounds ? ` · ${speak('shatterpoint.card.wounds')}` : ''}`}</small>}</p>
      <p className="sum"><span>{speak('shatterpoint.card.successes')}</span>
        <span className="pips big" aria-hidden="true">{Array.from({ length: attack.successes + attack.path.length }, (_, index) => <i key={index} className={index < attack.path.length ? '' : 'on'} />)}</span>
        <small>{speak('shatterpoint.card.left', { count: attack.successes })}</small></p>
      {children}
    </div>
  );
}
