/** Whether the opponent answers from what its seat may know alone. */
import { canonical } from '../../core/hash.ts';
import { randomFrom } from '../../core/rng.ts';
import type { Play } from '../../core/rules.ts';
import type { Answer, Seat } from '../../core/script.ts';
import type { Moment } from '../../core/session.ts';
import { think } from '../../search/think.ts';

/** Play-outs and answers in each: enough to weigh every suggestion with futures in which hidden cards are drawn. */
const PLAYOUTS = 8;
const DEPTH = 12;

/** What the opponent answers for a seat at a moment: it is asked as the host asks it. Null when it could imagine nothing. */
function opponentsAnswer(play: Play<unknown, unknown>, moment: Moment<unknown>, seat: Seat, seed: number): Answer | null {
  const known = play.imagine(moment, seat, randomFrom(seed));
  return known === null ? null : think(play, known, seat, { milliseconds: null, playouts: PLAYOUTS, depth: DEPTH, seed, clock: null });
}

/** What the opponent answers for a seat in two worlds, as text; the same twice where it used nothing in which they differ. */
export const opponentsAnswers = (play: Play<unknown, unknown>, worlds: readonly Moment<unknown>[], seat: Seat, seed: number): readonly string[] =>
  worlds.map((moment) => canonical(opponentsAnswer(play, moment, seat, seed)));
