import type { Seat } from '../core/script.ts';
import { cardOf, emit, type Game } from './game.ts';
import { defeatedCost } from './points.ts';
import { distance, type Eyes } from './sight.ts';
import { type Space } from './space.ts';
import { eyesOf, spaceOf } from './stand.ts';
import { standing } from './state.ts';

const SEATS: readonly Seat[] = [0, 1];

/** Ends the skirmish when a squad is wiped out, whatever reinforcements are left (SWM-4.1, SWM-16.22); when both are, by defeated cost alone (SWM-4.3, SWM-AMB-04). */
export function checkVictory(game: Game): void {
  const alive = SEATS.filter((seat) => game.state.figures.some((figure) => figure.seat === seat && !figure.defeated && !figure.hired));
  if (alive.length === 1) emit(game, { type: 'decided', winner: alive[0]!, rule: 'SWM-4.1' });
  if (alive.length === 0) decideBy(game, byPoints(game) ?? DRAW);
}

/** Ends the skirmish at the round limit: defeated cost, then nearness to the centre, then cost of the nearest (SWM-4.2). */
export function decide(game: Game): void {
  decideBy(game, byPoints(game) ?? byNearness(game) ?? DRAW);
}

const decideBy = (game: Game, { winner, rule }: Decision): void => { emit(game, { type: 'decided', winner, rule }); };

/** Who has won, null for nobody, and by which rule. */
interface Decision {
  readonly winner: Seat | null;
  readonly rule: string;
}

const DRAW: Decision = { winner: null, rule: 'SWM-4.2d' };

/** Who has defeated the higher cost; null when both the same. */
function byPoints({ state, content }: Game): Decision | null {
  const points = SEATS.map((seat) => defeatedCost(state, seat, (figure) => cardOf({ content }, figure).cost));
  return points[0] === points[1] ? null : { winner: points[0]! > points[1]! ? 0 : 1, rule: 'SWM-4.2a' };
}

/** Who has the nearest to the centre, or the dearest of the nearest; null when neither tells them apart. */
function byNearness({ state, content }: Game): Decision | null {
  const near = standing(state).map((figure) => ({ figure, count: toCentre(eyesOf({ state, content }), spaceOf({ content }, figure)) }));
  const least = Math.min(...near.map(({ count }) => count));
  const nearest = near.filter(({ count }) => count === least).map(({ figure }) => figure);
  const seats = SEATS.filter((seat) => nearest.some((figure) => figure.seat === seat));
  if (seats.length === 1) return { winner: seats[0]!, rule: 'SWM-4.2b' };

  const costs = SEATS.map((seat) => Math.max(0, ...nearest.filter((figure) => figure.seat === seat).map((figure) => cardOf({ content }, figure).cost)));
  if (costs[0] !== costs[1]) return { winner: costs[0]! > costs[1]! ? 0 : 1, rule: 'SWM-4.2c' };
  return null;
}

/** Squares to the nearest of the squares round the board's centre (SWM-AMB-03). */
export function toCentre(eyes: Eyes, at: Space): number {
  const { columns, rows } = eyes.board;
  let least = Infinity;
  // Counted from the middle, whose ways to everywhere are remembered: squares are asked about by the hundred.
  for (let row = Math.ceil(rows / 2) - 1; row <= rows >> 1; row++) for (let column = Math.ceil(columns / 2) - 1; column <= columns >> 1; column++) {
    least = Math.min(least, distance(eyes, { column, row }, at));
  }
  return least;
}
