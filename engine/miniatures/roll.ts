/** Rolls of a d20 that the Force may roll again. */
import { d20 } from '../core/dice.ts';
import { pickOne, type About, type Script } from '../core/script.ts';
import { payersFor } from './force.ts';
import { emit, happen, type Game } from './game.ts';
import type { Figure } from './state.ts';

/** What becomes of a roll is told to `told` each time it falls. */
interface Rolling {
  readonly why: 'attack' | 'save';
  readonly about: About;
  told(natural: number): void;
}

/**
 * A character's roll, and once again if it pays a point at once, before anything comes of it (SWM-14.2, SWM-14.8): the second result stands, be it worse.
 * A 1 that stands is answered by commanders (SWM-AMB-34).
 */
export function* rollFor(game: Game, self: Figure, { why, about, told }: Rolling): Script<number> {
  let { natural } = yield* d20(why, 0, about);
  told(natural);
  const payers = payersFor(game, self, 1);
  if (payers.length > 0) {
    const pick = yield* pickOne({ seat: self.seat, ask: 'reroll', about: { ...about, figure: self.id, natural } }, [...payers.map((payer) => AGAIN + payer), 'pass']);
    if (pick !== 'pass') {
      emit(game, { type: 'forceSpent', figure: self.id, payer: pick.slice(AGAIN.length), points: 1, use: 'reroll' });
      ({ natural } = yield* d20(why, 0, about));
      told(natural);
    }
  }
  return natural;
}

/** The option to roll again, with who pays. */
const AGAIN = 'reroll:';

/** A saving throw: whether a d20 shows the number or more (SWM-16.40); 1 and 20 mean nothing special (SWM-AMB-30). */
export function* save(game: Game, self: Figure, needed: number): Script<boolean> {
  const told = (natural: number): void => { emit(game, { type: 'saveRolled', figure: self.id, natural, needed, made: natural >= needed }); };
  const natural = yield* rollFor(game, self, { why: 'save', about: { figure: self.id, needed }, told });
  if (natural === 1) yield* happen(game, { type: 'fumbled', figure: self.id });
  return natural >= needed;
}
