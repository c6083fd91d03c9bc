/** Imagined futures: how a match may go on until another seat has had its turn. */
import { throwDice } from '../core/dice.ts';
import { randomFrom, seedOf, type Random } from '../core/rng.ts';
import type { Play } from '../core/rules.ts';
import type { Seat } from '../core/script.ts';
import type { Session } from '../core/session.ts';

/** Answers and rolls in one future at the most, for moments in which nobody's turn ends, such as a set-up. */
const LONGEST = 90;

/** Where chance stands in one turn of a future: each turn has dice and reflexes of its own, so that two futures of one seed differ only by what was done in them. */
interface Chance {
  dice: number;
  readonly random: Random;
}

const chanceOf = (seed: number, turn: number): Chance => ({ dice: seedOf(seed, turn, 0), random: randomFrom(seedOf(seed, turn, 1)) });

/**
 * Plays a match on by reflexes and chance: until the turn of another seat that follows the thinker's own is over, or, where another seat has the
 * turn, until that one is. All futures of one question end at the same turn, whatever was done in them. Futures of the same seed have the same dice.
 * `acting`: whose turn it was when the question was asked. Can be left between two answers. Gives the match where it stopped.
 */
export function* playOn<S, E>({ mind }: Play<S, E>, future: Session<S, E>, seat: Seat, acting: Seat, seed: number): Generator<void, Session<S, E>, void> {
  let turn = 0;
  let chance = chanceOf(seed, turn);
  let whose = acting;
  for (let left = LONGEST; left > 0; left--) {
    const { request, state } = future;
    if (request === null) return future;
    const now = mind.acting(state);
    if (now !== whose) {
      turn += 1;
      if (turn === (acting === seat ? 2 : 1)) return future;
      whose = now;
      chance = chanceOf(seed, turn);
    }
    if (request.kind === 'roll') {
      const [answer, next] = throwDice(request, chance.dice);
      chance.dice = next;
      future.answer(answer);
    } else future.answer(mind.reflex(state, request, chance.random));
    yield;
  }
  return future;
}
