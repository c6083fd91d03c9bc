/** What one unit gives or takes: tokens, conditions, a way to choose from. */
import type { Script, Seat } from '../../core/script.ts';
import { hasPlace } from '../../space/move/any-place.ts';
import type { Base } from '../../shape/shape.ts';
import { attack, attackChoices } from '../attack/attack.ts';
import { chooseWay } from '../deeds/choose.ts';
import { hasDamage } from '../deeds/damage.ts';
import { checkHunker, dropCondition, gainCondition, gainHunker, heal } from '../deeds/effects.ts';
import { characterUnit } from '../state/events.ts';
import type { Game } from '../game/game.ts';
import { bodyOf, levels, otherBases, range } from '../board/measure.ts';
import { goTo, toolMove } from '../deeds/move.ts';
import type { CharacterId, Condition, Unit } from '../state/state.ts';
import { happen } from '../deeds/window.ts';
import { emit } from '../game/emit.ts';

/** A unit gains one of some conditions; the player of the ability chooses. */
export function* oneCondition(game: Game, seat: Seat, ability: string, target: Unit, ways: readonly Condition[], by: CharacterId | null): Script {
  yield* gainCondition(game, target.id, yield* chooseWay(seat, ability, ways), by);
}

/** Whether a unit has damage that can be taken off, or a condition. */
export const hasToDrop = (unit: Unit): boolean => unit.conditions.length > 0 || hasDamage(unit);

/** One damage and one condition leave a unit. */
export function* dropOneEach(game: Game, unit: Unit): Script {
  if (hasDamage(unit)) emit(game, { type: 'damageHealed', unit: unit.id, amount: 1 });
  yield* dropCondition(game, unit.id);
}

/** A character may do one of these: dash, heal twice, gain a Hunker token or make a 5-dice attack. */
export function* oneOfFour(game: Game, seat: Seat, ability: string, id: CharacterId): Script {
  const limits = { dice: 5, part: ability };
  const ways = ['dash', 'heal', 'hunker', ...(attackChoices(game, id, limits).length > 0 ? ['attack'] : []), 'none'];
  const way = yield* chooseWay(seat, ability, ways);
  if (way === 'dash') yield* toolMove(game, id, 'dash');
  if (way === 'heal') yield* heal(game, id, 2);
  if (way === 'hunker') yield* gainHunker(game, characterUnit(id));
  if (way === 'attack') yield* attack(game, id, limits);
}

/** A unit may flip its stance card because of an ability. */
export function* mayFlip(game: Game, unit: Unit, ability: string): Script {
  if ((yield* chooseWay(unit.seat, ability, ['flip', 'keep'])) === 'flip') emit(game, { type: 'stanceFlipped', unit: unit.id, stance: unit.stance === 0 ? 1 : 0, by: 'ability' });
}

/** A revealed unit takes the place of the card in reserve, which goes to the top or the bottom of the deck. */
export function* takeReserve(game: Game, unit: Unit, ability: string): Script {
  const { reserve } = game.state.players[unit.seat]!;
  if (reserve === null) return;
  const way = yield* chooseWay(unit.seat, ability, ['top', 'bottom']);
  emit(game, { type: way === 'top' ? 'cardToTop' : 'cardToBottom', seat: unit.seat, card: reserve, from: 'reserve', secret: false });
  yield* happen(game, { type: 'cardReserved', seat: unit.seat, card: unit.id });
}

/** A character is put within Range n of a base, where there is room for it; gives whether it was. */
export function* putNear(game: Game, id: CharacterId, of: Base, n: number): Script<boolean> {
  const zone = { kind: 'near', of, range: range(game, n), level: 'any', levels: levels(game) } as const;
  const probe = { kind: 'place', seat: 0, ask: 'place', about: {}, figure: id, body: bodyOf(game, id), others: otherBases(game, id), zone, optional: false } as const;
  if (!hasPlace(game.content.terrain, probe)) return false;
  const moved = yield* goTo(game, id, 'place', { zone, optional: false });
  checkHunker(game);
  return moved;
}
