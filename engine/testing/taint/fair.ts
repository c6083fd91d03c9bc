/** Whether the opponent answers from what its seat may know alone. */
import { canonical } from '../../core/hash.ts';
import { randomFrom } from '../../core/rng.ts';
import type { Play } from '../../core/rules.ts';
import type { Answer, Seat } from '../../core/script.ts';
import type { Moment } from '../../core/session.ts';
import { planAhead } from '../../search/plan.ts';

/** Enough for plans to be weighed with futures in which hidden cards are drawn. */
const BUDGET = { milliseconds: null, playouts: 8, breadth: 4, noise: 0 };

/** What the opponent plans for a seat at a moment: it is asked as the host asks it. Null when it could imagine nothing. */
function opponentsPlan(play: Play<unknown, unknown>, moment: Moment<unknown>, seat: Seat, seed: number): readonly Answer[] | null {
  const known = play.imagine(moment, seat, randomFrom(seed));
  return known === null ? null : planAhead(play, known, seat, { ...BUDGET, seed, clock: null }).plan.map(({ answer }) => answer);
}

/** What the opponent answers for a seat in two worlds, as text; the same twice where it used nothing in which they differ. */
export const opponentsAnswers = (play: Play<unknown, unknown>, worlds: readonly Moment<unknown>[], seat: Seat, seed: number): readonly string[] =>
  worlds.map((moment) => canonical(opponentsPlan(play, moment, seat, seed)));
