import { pickOne, pickOrOnly, type Script, type Seat } from '../../core/script.ts';
import { unitOf } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { allies, charactersWithin, enemies, hasTag, otherAllies, standing } from '../board/measure.ts';
import type { CharacterId, Objective, Unit } from '../state/state.ts';

/** Whether a card that lets somebody else and its own characters do something comes to nothing because there is nobody else to choose (SP-EFF-09). */
export const endsAlone = (game: Game, others: readonly unknown[]): boolean => others.length === 0 && !game.content.setup.houseRules.ownPartWithoutOther;

/** A player's choice of one character for an ability; null when there is none, or when it is declined. */
export function* chooseCharacter(seat: number, ability: string, candidates: readonly CharacterId[], optional = false): Script<CharacterId | null> {
  if (candidates.length === 0) return null;
  const asking = { seat, ask: 'choice', about: { ability } };
  const pick = optional ? yield* pickOne(asking, [...candidates, 'none']) : yield* pickOrOnly(asking, candidates);
  return pick === 'none' ? null : pick;
}

/** A player's choice of one unit out of some for an ability; null when there is none or, if optional, when it is declined. */
export function* chooseOneUnit(game: Game, seat: Seat, ability: string, units: readonly Unit[], optional = false): Script<Unit | null> {
  if (units.length === 0) return null;
  const asking = { seat, ask: 'choice', about: { ability } };
  const ids = units.map(({ id }) => id);
  const pick = optional ? yield* pickOne(asking, [...ids, 'none']) : yield* pickOrOnly(asking, ids);
  return pick === 'none' ? null : unitOf(game.state, pick);
}

/** A player's choice of an objective; null when there is none or, if optional, when it is declined. */
export function* chooseObjective(game: Game, seat: Seat, ability: string, objectives: readonly Objective[], optional = false): Script<Objective | null> {
  if (objectives.length === 0) return null;
  const asking = { seat, ask: 'choice', about: { ability } };
  const ids = objectives.map(({ id }) => id);
  const pick = optional ? yield* pickOne(asking, [...ids, 'none']) : yield* pickOrOnly(asking, ids);
  return objectives.find(({ id }) => id === pick) ?? null;
}

/** One character of the unit: the only one, or its player's choice, which may be none. */
export function* chooseOwn(unit: Unit, ability: string): Script<CharacterId | null> {
  const able = standing(unit);
  return able.length === 1 ? able[0]! : yield* chooseCharacter(unit.seat, ability, able, true);
}

/** A player's choice between named things for an ability. */
export function* chooseWay<T extends string>(seat: number, ability: string, ways: readonly T[]): Script<T> {
  return yield* pickOne({ seat, ask: 'choice', about: { ability } }, ways);
}

/** A "may" that is only a yes or a no. */
export function* accepts(unit: Unit, ability: string, what: string): Script<boolean> {
  return (yield* pickOne({ seat: unit.seat, ask: 'may', about: { ability, unit: unit.id, what } }, ['yes', 'no'])) === 'yes';
}

/** Characters of allied units with a tag. */
export const taggedAllies = (game: Game, unit: Unit, tag: string, others = false): CharacterId[] =>
  (others ? otherAllies(game, unit) : allies(game, unit)).filter((ally) => hasTag(game, ally, tag)).flatMap(standing);

/** Enemy characters within Range n of a character, in sight or not (SP-EFF-04, -08). */
export const enemiesWithin = (game: Game, unit: Unit, of: CharacterId, n: number): CharacterId[] =>
  enemies(game, unit).flatMap(standing).filter((id) => charactersWithin(game, of, id, n));

/** Whether any character of the unit has an enemy character within Range n. */
export const hasEnemyWithin = (game: Game, unit: Unit, n: number): boolean => standing(unit).some((id) => enemiesWithin(game, unit, id, n).length > 0);

/** Whether a character of the unit is within Range n of another allied character with a tag, be it of its own unit. */
export const isNearTagged = (game: Game, unit: Unit, tag: string, n: number): boolean =>
  taggedAllies(game, unit, tag).some((ally) => standing(unit).some((id) => id !== ally && charactersWithin(game, id, ally, n)));
