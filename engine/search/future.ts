/** Imagined futures: how a match may go on until another seat has had its turn. */
import { throwWith } from '../core/dice.ts';
import type { Play } from '../core/rules.ts';
import type { Seat } from '../core/script.ts';
import type { Onward } from '../core/session.ts';
import { diceOf, whimsOf, type Luck } from './luck.ts';

/** Answers and rolls in one future at the most, for moments in which nobody's turn ends, such as a set-up. */
const LONGEST = 90;

/**
 * Plays a match on by reflexes and chance: until the turn of another seat that follows the thinker's own is over, or, where another seat has the
 * turn, until that one is. All futures of one question end at the same turn, whatever was done in them. Futures of the same luck have the same dice, turn by turn:
 * two of them differ only by what was done in them.
 * `acting`: whose turn it was when the question was asked. Can be left between two answers. Gives the match where it stopped.
 */
export function* playOn<S, E>({ mind }: Play<S, E>, future: Onward<S, E>, seat: Seat, acting: Seat, luck: Luck): Generator<void, Onward<S, E>, void> {
  let turn = 0;
  let [dice, whims] = [diceOf(luck, turn), whimsOf(luck, turn)];
  let whose = acting;
  for (let left = LONGEST; left > 0; left--) {
    const { request, state } = future;
    if (request === null) return future;
    const now = mind.acting(state);
    if (now !== whose) {
      turn += 1;
      if (turn === (acting === seat ? 2 : 1)) return future;
      whose = now;
      [dice, whims] = [diceOf(luck, turn), whimsOf(luck, turn)];
    }
    future.answer(request.kind === 'roll' ? throwWith(request, dice) : mind.reflex(state, request, whims));
    yield;
  }
  return future;
}
