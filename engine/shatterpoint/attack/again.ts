import { pickOne, type Script } from '../../core/script.ts';
import { attack, attackChoices, type AttackLimits } from './attack.ts';
import { chooseCharacter } from '../deeds/choose.ts';
import { characterOf, unitWith } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { standing } from '../board/measure.ts';
import { toolMove, type ToolMove } from '../deeds/move.ts';
import type { CharacterId, Unit } from '../state/state.ts';

/** A character that may attack once more because of an ability; asks first. */
export function* mayAttack(game: Game, id: CharacterId, limits: AttackLimits): Script {
  if (attackChoices(game, id, limits).length === 0) return;
  const { seat } = unitWith(game.state, id);
  const go = yield* pickOne({ seat, ask: 'may', about: { ability: limits.part, character: id, what: 'attack' } }, ['yes', 'no']);
  if (go === 'yes') yield* attack(game, id, limits);
}

/** One character of the unit, chosen by its player, may attack because of an ability. */
export function* attackWithOne(game: Game, unit: Unit, limits: AttackLimits): Script {
  const able = standing(unit).filter((id) => attackChoices(game, id, limits).length > 0);
  const chosen = yield* chooseCharacter(unit.seat, limits.part, able, true);
  if (chosen !== null) yield* attack(game, chosen, limits);
}

/** A character may make one of several moves. */
export function* moveOneWay(game: Game, id: CharacterId, ability: string, ways: readonly ToolMove[]): Script {
  const { seat } = unitWith(game.state, id);
  if (characterOf(game.state, id).at === null) return;
  const how = yield* pickOne({ seat, ask: 'how', about: { character: id, ability } }, [...ways, 'none']);
  if (how !== 'none') yield* toolMove(game, id, how);
}

/** Whether a character named as the cause is an enemy of the unit (SP-TERM-05, SP-EFF-02); conditions and missions name nobody (SP-TERM-06, SP-COND-14). */
export const isByEnemy = (game: Game, unit: Unit, by: CharacterId | null): boolean => by !== null && unitWith(game.state, by).seat !== unit.seat;
