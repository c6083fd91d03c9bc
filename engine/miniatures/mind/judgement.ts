/** What a skirmish and its figures are worth to the computer. */
import type { Seat } from '../../core/script.ts';
import type { Stress, Styles } from '../../core/style.ts';
import { cardOf, type Content } from '../game.ts';
import type { Figure, State } from '../state.ts';

/**
 * From -1 to 1: the lead, and so little for who is still to act that it decides between equals alone. Fitted to matches both would weigh more and foretell
 * better who wins, and yet plans that were chosen by that lost more matches (docs/opponent.md).
 */
export function judge(content: Content, state: State, seat: Seat, stress?: Stress): number {
  if (state.step === 'over') return state.winner === null ? 0 : state.winner === seat ? 1 : -1;
  const { lead, ready } = features(content, state, seat);
  const more = stress === undefined ? 0 : stressed(content, state, seat, stress);
  return Math.max(-0.98, Math.min(0.98, 0.9 * (lead + more) + 0.03 * ready));
}

/** What styles stress. */
export const STYLES_OF: Styles = { bold: { own: 0.6, enemy: 1.7 }, careful: { own: 1.8, enemy: 0.8 } };

/** What a style sees of what both have lost beside what everybody does, as a part of what is left of both. */
function stressed(content: Content, state: State, seat: Seat, { own = 1, enemy = 1 }: Stress): number {
  const lost = [0, 0];
  for (const figure of state.figures) lost[figure.seat]! += cardOf({ content }, figure).cost - (figure.defeated ? 0 : worthOf(content, figure));
  const left = strength(content, state, 0) + strength(content, state, 1);
  return left === 0 ? 0 : ((enemy - 1) * lost[1 - seat]! - (own - 1) * lost[seat]!) / left;
}

/** How much more is left of the own squad than of the other, and how much more of it is still to act in this round, as parts of what is left of both. */
export function features(content: Content, state: State, seat: Seat): Readonly<Record<'lead' | 'ready', number>> {
  const sums = { left: [0, 0], ready: [0, 0] };
  for (const figure of state.figures) {
    if (figure.defeated) continue;
    const worth = worthOf(content, figure);
    sums.left[figure.seat]! += worth;
    if (!figure.activated) sums.ready[figure.seat]! += worth;
  }
  const whole = sums.left[0]! + sums.left[1]!;
  const more = ([first, second]: readonly number[]): number => (whole === 0 ? 0 : ((seat === 0 ? 1 : -1) * (first! - second!)) / whole);
  return { lead: more(sums.left), ready: more(sums.ready) };
}

/** What is left of a squad, in cost points. */
export function strength(content: Content, state: State, seat: Seat): number {
  let sum = 0;
  for (const figure of state.figures) if (figure.seat === seat && !figure.defeated) sum += worthOf(content, figure);
  return sum;
}

/** What of its cost points a figure is worth for standing at all: it strikes as hard with its last hit point, and is paid for only when it falls (SWM-4.1). */
const STANDING = 0.6;

/** Cost points of a figure that stands: fewer the more it is hurt. */
function worthOf(content: Content, figure: Figure): number {
  const { cost, hitPoints } = cardOf({ content }, figure);
  return cost * (STANDING + ((1 - STANDING) * (hitPoints - figure.damage)) / hitPoints);
}

/** Cost points that so much damage takes off what is left of a figure. */
export function lossOf(content: Content, figure: Figure, damage: number): number {
  const { cost, hitPoints } = cardOf({ content }, figure);
  return figure.damage + damage >= hitPoints ? worthOf(content, figure) : ((1 - STANDING) * cost * damage) / hitPoints;
}
