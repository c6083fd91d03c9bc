import type { Script } from '../core/script.ts';
import { check, passed } from './check.ts';
import { defence } from './archetype.ts';
import { cardOf, emit, limitsOf, type Game } from './game.ts';
import { wound } from './harm.ts';
import { isStanding, type Character } from './state.ts';

/** Damage of a fall by its height in heights of the one who falls (WT-8.9, WT-A27, WT-A28). */
export function fallDamage(fall: number, height: number): number {
  const times = fall / height;
  if (times < 2) return 0;
  if (times < 3) return 6;
  return times < 4 ? 8 : 10;
}

/** Somebody comes down `fall` mm: a damage check and, if DEF holds, a defence check. Nobody gets points for it. */
export function* land(game: Game, self: Character, fall: number): Script {
  const damage = fallDamage(fall, cardOf(game, self).height);
  if (damage === 0 || !isStanding(self)) return;
  const rolled = yield* check('damage', damage, limitsOf(game, self), { character: self.id });
  emit(game, { type: 'checked', character: self.id, check: 'damage', ...rolled });
  if (!passed(rolled)) return;
  const [dealt, stood] = [rolled.degree === 'critical' ? 2 * damage : damage, defence(cardOf(game, self))];
  if (dealt > stood) {
    yield* wound(game, self, self, dealt - stood, false);
    return;
  }
  const saved = yield* check('defence', stood, limitsOf(game, self), { character: self.id });
  emit(game, { type: 'checked', character: self.id, check: 'defence', ...saved });
  if (!passed(saved)) yield* wound(game, self, self, 1, false);
}
