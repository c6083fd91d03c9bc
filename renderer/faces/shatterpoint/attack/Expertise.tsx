import { useState, type ReactNode } from 'react';
import type { Stance } from '../../../../engine/shatterpoint/cards/card.ts';
import type { CharacterId } from '../../../../engine/shatterpoint/state/state.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Tooltip } from '../../../ui/Tooltip.tsx';
import { useSpeak } from '../../../words/speak.ts';
import { Chart } from '../cards/Chart.tsx';
import { faceOf, unitFor, type Situation } from '../words/names.ts';
import type { AttackPart } from './AttackScene.tsx';

const stanceNow = (situation: Situation, character: CharacterId): Stance | undefined => {
  const unit = unitFor(situation.view, character);
  return unit === undefined ? undefined : faceOf(situation, unit)?.stances[unit.stance];
};

/** Both expertise charts: folded their rows in use, unfolded whole. */
export function Expertise({ attack, situation, stance }: AttackPart & { readonly stance: Stance }): ReactNode {
  const speak = useSpeak();
  const [open, setOpen] = useState(false);
  const rolled = attack.attackRoll.length + attack.defenseRoll.length > 0;
  // An effect may lend another's chart.
  const weapon = (attack.attackChartOf === null ? stance : stanceNow(situation, attack.attackChartOf) ?? stance)[attack.kind];
  const defense = stanceNow(situation, attack.defenseChartOf ?? attack.defender)?.defense;
  const dice = speak('shatterpoint.scene.stanceDice', { attack: weapon.attack ?? 0, defense: stance.melee.defense, ranged: stance.ranged.defense });
  return (
    <div className={`charts${open ? ' is-open' : ''}`}>
      <div className="charts__head">
        <Tooltip title={stance.name} text={dice}><span tabIndex={0}><Icon name={attack.kind} label={speak(`shatterpoint.card.${attack.kind}`)} /> <b>{stance.name}</b></span></Tooltip>
        <button type="button" className="ghost" data-skip aria-expanded={open} onClick={() => setOpen(!open)}>{speak(open ? 'shatterpoint.scene.fewer' : 'shatterpoint.card.expertise')}</button>
      </div>
      <div className="charts__both">
        {weapon.chart !== null && <Chart title={weapon.chart.name} icon="attackExpertise" chart={weapon.chart} expertise={rolled ? (attack.attackerBarred ? 0 : attack.attackExpertise) : null} />}
        {defense !== undefined && <Chart title={defense.name} icon="defenseExpertise" chart={defense} expertise={rolled ? (attack.defenderBarred ? 0 : attack.defenseExpertise) : null} />}
      </div>
    </div>
  );
}
