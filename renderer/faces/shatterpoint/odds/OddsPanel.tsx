import type { ReactNode } from 'react';
import type { OptionOdds } from '../../../../engine/shatterpoint/offer.ts';
import { apart } from '../ask/choiceHints.ts';
import { called, faceOf, unitFor, type Situation } from '../words/names.ts';
import { useSpeak, type Speak } from '../../../words/speak.ts';
import { DamageBars } from './DamageBars.tsx';
import { percent } from '../../../words/percent.ts';
import { reasonWords, unsettledWords } from './reasonWords.ts';

/** The short form: mean damage and the chance to wound. */
export function oddsWords(odds: OptionOdds, situation: Situation, speak: Speak): string {
  const mean = speak('shatterpoint.odds.mean', { mean: odds.mean.toLocaleString(speak.language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }) });
  return [mean, isWounded(odds, situation) ? speak('shatterpoint.odds.woundedAlready') : speak('shatterpoint.odds.wound', { percent: percent(odds.wound) })].join(' · ');
}

const isWounded = ({ defender }: OptionOdds, { view }: Situation): boolean => (unitFor(view, defender)?.wounded ?? 0) > 0;

/** Damage that would wound the target now. */
function toWound({ defender }: OptionOdds, situation: Situation): number | null {
  const unit = unitFor(situation.view, defender);
  const face = unit === undefined ? undefined : faceOf(situation, unit);
  return unit === undefined || face === undefined || unit.wounded > 0 ? null : face.stamina - unit.damage;
}

/** Dice of the defender that are cover: its Hunker tokens, and what stands before it. */
const coverOf = ({ reasons }: OptionOdds): number =>
  reasons.reduce((sum, { on, source, amount }) => (on === 'defenseDice' && (source === 'hunker' || source === 'terrain') ? sum + amount : sum), 0);

/** How the target is seen: how far it is, that nothing hides it (who is hidden is no target), and its cover. */
function seenWords(odds: OptionOdds, situation: Situation, speak: Speak): string {
  const cover = odds.kind === 'melee' ? speak('shatterpoint.odds.coverMelee') : speak('shatterpoint.odds.cover', { count: coverOf(odds) });
  return [apart(situation, odds.attacker, odds.defender, speak), speak('shatterpoint.odds.inSight'), cover].filter((word) => word !== '').join(' · ');
}

/** The long form: bars, dice, conditions, what counts and what is left out. */
export function OddsPanel({ odds, situation }: { readonly odds: OptionOdds; readonly situation: Situation }): ReactNode {
  const speak = useSpeak();
  const who = called(situation, odds.defender);
  const conditions = Object.entries(odds.conditions).filter(([, share]) => share >= 0.005);
  const open = unsettledWords(odds, situation, speak);
  return (
    <div className="odds" data-target={odds.defender}>
      <DamageBars damage={odds.damage} toWound={toWound(odds, situation)} who={who} />
      <div className="odds__facts">
        <p><b>{who}</b> <span>{speak('shatterpoint.odds.against', { attack: odds.attackDice, defense: odds.defenseDice })}</span>{conditions.length > 0 && <span className="odds__conditions">{conditions.map(([condition, share]) => speak('shatterpoint.odds.conditions', { condition: speak(`shatterpoint.option.${condition}`), percent: percent(share) })).join(' · ')}</span>}</p>
        <p><small>{seenWords(odds, situation, speak)}</small></p>
        {(['attack', 'defense'] as const).map((side) => <p key={side}><small>{speak(`shatterpoint.odds.${side}`)}: {reasonWords(odds, side, situation, speak).join(', ')}</small></p>)}
        {open !== '' && <p><small className="odds__open">{speak('shatterpoint.odds.notCounted', { abilities: open })}</small></p>}
      </div>
    </div>
  );
}
