import { d20 } from '../core/dice.ts';
import type { Script } from '../core/script.ts';
import { emit, type Game } from './game.ts';
import type { Figure } from './state.ts';

/** A saving throw: whether a d20 shows the number or more (SWM-16.40); 1 and 20 mean nothing special (SWM-AMB-30). */
export function* save(game: Game, self: Figure, needed: number): Script<boolean> {
  const { natural } = yield* d20('save', 0, { figure: self.id, needed });
  const made = natural >= needed;
  emit(game, { type: 'saveRolled', figure: self.id, natural, needed, made });
  return made;
}
