import { pickOne, pickOrOnly, type Script, type Seat } from '../../core/script.ts';
import { mayAttack } from '../again.ts';
import type { AttackLimits } from '../attack.ts';
import { chooseCharacter, chooseWay } from '../choose.ts';
import { dropCondition, gainCondition } from '../effects.ts';
import { unitOf } from '../find.ts';
import { emit, type Game } from '../game.ts';
import { allies, hasTag, standing, typeOf } from '../measure.ts';
import { toolMove } from '../move.ts';
import type { CharacterId, Condition, Unit } from '../state.ts';

/** A player's choice of one unit out of some for an ability; null when there is none or, if optional, when it is declined. */
export function* chooseOneUnit(game: Game, seat: Seat, ability: string, units: readonly Unit[], optional = false): Script<Unit | null> {
  if (units.length === 0) return null;
  const asking = { seat, ask: 'choice', about: { ability } };
  const ids = units.map(({ id }) => id);
  const pick = optional ? yield* pickOne(asking, [...ids, 'none']) : yield* pickOrOnly(asking, ids);
  return pick === 'none' ? null : unitOf(game.state, pick);
}

/** Allied Galactic Empire Supporting units. */
export const imperialSupport = (game: Game, unit: Unit): Unit[] =>
  allies(game, unit).filter((ally) => typeOf(game, ally) === 'supporting' && hasTag(game, ally, 'Galactic Empire'));

/** Whether a unit belongs to the Stormtroopers of a unit's player. */
export const isOwnStormtrooper = (game: Game, unit: Unit, other: Unit): boolean => other.seat === unit.seat && hasTag(game, other, 'Stormtrooper');

/** One character of the unit may dash and then may make an attack. */
export function* dashAndAttack(game: Game, unit: Unit, limits: AttackLimits): Script {
  const able = standing(unit);
  const chosen = able.length === 1 ? able[0]! : yield* chooseCharacter(unit.seat, limits.part, able, true);
  if (chosen === null) return;
  yield* toolMove(game, chosen, 'dash');
  yield* mayAttack(game, chosen, limits);
}

/** A unit gains one of some conditions; the player of the ability chooses. */
export function* oneCondition(game: Game, seat: Seat, ability: string, target: Unit, ways: readonly Condition[], by: CharacterId | null): Script {
  yield* gainCondition(game, target.id, yield* chooseWay(seat, ability, ways), by);
}

/** Whether a unit has damage that can be taken off, or a condition. */
export const hasToDrop = (unit: Unit): boolean => unit.conditions.length > 0 || (unit.damage > 0 && unit.wounded === 0);

/** One damage and one condition leave a unit. */
export function* dropOneEach(game: Game, unit: Unit): Script {
  if (unit.damage > 0 && unit.wounded === 0) emit(game, { type: 'damageHealed', unit: unit.id, amount: 1 });
  yield* dropCondition(game, unit.id);
}
