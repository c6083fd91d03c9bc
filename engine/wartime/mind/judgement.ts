/** What an adventure is worth to the computer. */
import type { Seat } from '../../core/script.ts';
import type { Stress, Styles } from '../../core/style.ts';
import { lifePoints } from '../archetype.ts';
import { cardOf, type Content } from '../game.ts';
import type { State } from '../state.ts';
import { pointsLeft } from '../victory.ts';

/** Points felled, and own ones left, beside the best of the others. */
export function grounds(state: State, content: Content, seat: Seat): Readonly<Record<'felled' | 'own', number>> {
  const left = state.felled.map((_, other) => pointsLeft(state, content, other) - losses(state, content, other));
  const best = (points: readonly number[]): number => Math.max(...points.filter((_, other) => other !== seat));
  return { felled: state.felled[seat]! - best(state.felled), own: left[seat]! - best(left) };
}

/** From -1 to 1: the lead; with stress, what both sides have lost counts for more or less. */
export function judge(state: State, content: Content, seat: Seat, stress?: Stress): number {
  if (state.step === 'over') return state.winner === null ? 0 : state.winner === seat ? 1 : -1;
  const more = stress === undefined ? 0 : stressed(state, content, seat, stress);
  return Math.max(-0.98, Math.min(0.98, lead(state, content, seat) + more));
}

/** What styles stress. */
export const STYLES_OF: Styles = { bold: { own: 0.6, felled: 1.7 }, careful: { own: 1.8, felled: 0.8 } };

/** What a style sees of what the seat and its strongest rival have lost, beside what everybody does, as a part of all points there were. */
function stressed(state: State, content: Content, seat: Seat, { own = 1, felled = 1 }: Stress): number {
  const rival = rivalOf(strengths(state, content), seat);
  let [all, mine, theirs] = [0, 0, 0];
  for (const character of state.characters) {
    if (character.seat !== seat && character.seat !== rival) continue;
    const cost = content.costs.get(character.card)!;
    const lost = character.casualty ? cost : lossOf(content, character);
    all += cost;
    if (character.seat === seat) mine += lost;
    else theirs += lost;
  }
  return all === 0 ? 0 : ((felled - 1) * theirs - (own - 1) * mine) / all;
}

/** How much more is left and felled of a seat than of the best of the others, as a part of both. */
export function lead(state: State, content: Content, seat: Seat): number {
  const strength = strengths(state, content);
  const others = strength[rivalOf(strength, seat)]!;
  return (strength[seat]! - others) / (strength[seat]! + others);
}

/** What each seat has felled and has left. */
const strengths = (state: State, content: Content): readonly number[] =>
  state.felled.map((felled, seat) => 1 + felled + pointsLeft(state, content, seat) - losses(state, content, seat));

/** The strongest of the others. */
const rivalOf = (strength: readonly number[], seat: Seat): Seat =>
  strength.reduce((best, points, other) => (other !== seat && (best === seat || points > strength[best]!) ? other : best), seat);

/** Points lost with life points of characters still there. */
function losses(state: State, content: Content, seat: Seat): number {
  let sum = 0;
  for (const character of state.characters) {
    if (character.seat === seat && !character.casualty) sum += lossOf(content, character);
  }
  return sum;
}

/** What a character who is still there has lost of its points with life points. */
const lossOf = (content: Content, character: State['characters'][number]): number =>
  (0.6 * content.costs.get(character.card)! * character.lost) / lifePoints(cardOf({ content }, character));
