/** Imagined futures: how a match may go on until another seat has had its turn, or some turns longer. */
import { throwWith } from '../core/dice.ts';
import type { Play } from '../core/rules.ts';
import type { Seat } from '../core/script.ts';
import type { Onward } from '../core/session.ts';
import { diceOf, whimsOf, type Luck } from './luck.ts';

/** Answers and rolls between two horizons at the most, for moments in which nobody's turn ends, such as a set-up. */
const LONGEST = 90;

/** Where the mind names none: the end of another seat's next turn. */
const NEXT_TURN = [0] as const;

/**
 * Plays a match on by reflexes and chance: until the turn of another seat that follows the thinker's own is over, or, where another seat has the
 * turn, until that one is, and on to the last of the mind's horizons. All futures of one question end at the same turn, whatever was done in them. Futures of the
 * same luck have the same dice, turn by turn: two of them differ only by what was done in them.
 * `acting`: whose turn it was when the question was asked. `look` sees the match at each horizon as it stands then, which what follows changes; a match that is over
 * before, or in which no turn ends, is seen as it ends in place of each that is left. Can be left between two answers.
 */
export function* playOn<S, E>(
  { mind }: Play<S, E>, future: Onward<S, E>, seat: Seat, acting: Seat, luck: Luck, look: (state: S) => void,
): Generator<void, void, void> {
  const { horizons = NEXT_TURN } = mind;
  const first = acting === seat ? 2 : 1;
  let [turn, seen] = [0, 0];
  let [dice, whims] = [diceOf(luck, turn), whimsOf(luck, turn)];
  let whose = acting;
  for (let left = LONGEST; left > 0 && future.request !== null; left--) {
    const { request, state } = future;
    const now = mind.acting(state);
    if (now !== whose) {
      turn += 1;
      if (turn === first + horizons[seen]!) {
        look(state);
        seen += 1;
        if (seen === horizons.length) return;
        left = LONGEST;
      }
      whose = now;
      [dice, whims] = [diceOf(luck, turn), whimsOf(luck, turn)];
    }
    future.answer(request.kind === 'roll' ? throwWith(request, dice) : mind.reflex(state, request, whims));
    yield;
  }
  for (; seen < horizons.length; seen++) look(future.state);
}
