import { elevation, placesWithin, within } from '../../space/plane/measure.ts';
import { sees as seesBase } from '../../space/sight/sight.ts';
import type { Point } from '../../shape/point.ts';
import type { Base, Body, Levels } from '../../shape/shape.ts';
import { characterOf, unitWith } from '../state/find.ts';
import type { Game, Reading } from '../game/game.ts';
import type { Character, CharacterId, Objective, Unit, UnitId } from '../state/state.ts';
import { read } from '../game/read.ts';

/** Length of a range tool in mm: `range(game, 2)` is Range 2 (SP-COMP-04, SP-MEAS-05). */
export const range = (game: Game, n: number): number => {
  const length = game.content.setup.scale.ranges[n - 1];
  if (length === undefined) throw new Error(`no Range ${n}`);
  return length;
};

/** Elevation is how two heights stand to each other, of the surfaces and tops of parts: the same up to Range 2, beyond it different and no more (SP-ELEV-01…07). */
export const levels = (game: Game): Levels => game.content.levels;

/** A character that stands on the battlefield, with its unit. */
interface Standing {
  readonly unit: Unit;
  readonly character: Character;
  readonly at: Point;
}

/** Every character on the battlefield with its unit. */
export function onTable(game: Game): readonly Standing[] {
  const all: Standing[] = [];
  for (const unit of game.state.units) for (const character of unit.characters) if (character.at !== null) all.push({ unit, character, at: character.at });
  return all;
}

export const radiusOf = (game: Game, unit: Unit): number => game.content.card(unit.card).base / 2;

/** The base of a character on the battlefield, the only thing of it that is measured (SP-TERM-01, SP-MEAS-06). Throws when it is not there. */
export function baseOf(game: Game, id: CharacterId): Base {
  const base = standingBase(game, id);
  if (base === null) throw new Error(`${id} is not on the battlefield`);
  return base;
}

function standingBase(game: Game, id: CharacterId): Base | null {
  const { at } = characterOf(game.state, id);
  return at === null ? null : { at, radius: radiusOf(game, unitWith(game.state, id)) };
}

export const bodyOf = (game: Game, id: CharacterId): Body => ({ ...baseOf(game, id), height: game.content.setup.scale.figureHeight });

export const isOnTable = (game: Game, id: CharacterId): boolean => characterOf(game.state, id).at !== null;

/** Bases of all other characters; tokens are in nobody's way (SP-PUSH-15). */
export function otherBases(game: Game, id: CharacterId): Base[] {
  const bases: Base[] = [];
  for (const { unit, character, at } of onTable(game)) if (character.id !== id) bases.push({ at, radius: radiusOf(game, unit) });
  return bases;
}

/** Whether two characters, or one and itself, are within Range n, base to base in plan, whatever lies between; a question for any time (SP-MEAS-01, -02, -04, -07…09, -11). */
export function charactersWithin(game: Game, a: CharacterId, b: CharacterId, n: number): boolean {
  const [one, other] = [standingBase(game, a), standingBase(game, b)];
  return one !== null && other !== null && within(one, other, range(game, n));
}

/** Whether any character of a unit is within Range n of a character (SP-MEAS-10). */
export const unitWithin = (game: Game, unit: Unit, of: CharacterId, n: number): boolean =>
  unit.characters.some(({ id }) => charactersWithin(game, id, of, n));

/** Whether two units have characters within Range n of each other. */
export const unitsWithin = (game: Game, a: Unit, b: Unit, n: number): boolean => b.characters.some(({ id }) => unitWithin(game, a, id, n));

export const objectiveBase = (game: Game, objective: Objective): Base => ({ at: objective.at, radius: game.content.setup.scale.objective });

/** From the first character to the second (SP-LOS-01…06, SP-TERR-02). */
export const sees = (game: Game, from: CharacterId, to: CharacterId): boolean =>
  seesBase(game.content.terrain, baseOf(game, from), baseOf(game, to), levels(game));

/** SP-ENG-01, -04, -05: enemies within Range 2, at the same Elevation and in line of sight of at least one of the two. */
export function areEngaged(game: Game, a: CharacterId, b: CharacterId): boolean {
  const [from, to] = [standingBase(game, a), standingBase(game, b)];
  return from !== null && to !== null && basesEngaged(game, from, to);
}

function basesEngaged(game: Game, from: Base, to: Base): boolean {
  if (!within(from, to, range(game, 2)) || elevation(from.at.y, to.at.y, levels(game)) !== 'same') return false;
  const { terrain, setup } = game.content;
  return seesBase(terrain, from, to, levels(game)) || (setup.houseRules.engagementMutual && seesBase(terrain, to, from, levels(game)));
}

/** Enemy characters Engaged with a character, `most` of them at the most; of units that count, where not all do. */
function engagements(game: Game, id: CharacterId, most = Infinity, counts: (unit: Unit) => boolean = everyUnit): Member[] {
  const found: Member[] = [];
  const { seat } = unitWith(game.state, id);
  const from = standingBase(game, id);
  if (from === null) return found;
  const near = range(game, 2);
  for (const unit of game.state.units) {
    if (unit.seat === seat || !counts(unit)) continue;
    const radius = radiusOf(game, unit);
    for (const character of unit.characters) {
      const { at } = character;
      if (at === null || !placesWithin(from.at, at, from.radius + radius, near) || !basesEngaged(game, from, { at, radius })) continue;
      found.push({ unit, character });
      if (found.length >= most) return found;
    }
  }
  return found;
}

const everyUnit = (): boolean => true;

/** A character with its unit. */
interface Member {
  readonly unit: Unit;
  readonly character: Character;
}

/** Enemy characters Engaged with a character. */
export const engagedWith = (game: Game, id: CharacterId): Member[] => engagements(game, id);

/** Whether a character is Engaged with an enemy of a unit that counts. */
export const isEngaged = (game: Game, id: CharacterId, counts?: (unit: Unit) => boolean): boolean => engagements(game, id, 1, counts).length > 0;

/** Enemy characters Engaged with any character of a unit, each once. */
export const engagedWithUnit = (game: Game, unit: Unit): CharacterId[] => [
  ...new Set(standing(unit).flatMap((id) => engagedWith(game, id).map(({ character }) => character.id))),
];

/** SP-ENG-02, SP-MOVE-10, SP-INJ-03: Engaged with a character of a unit that is not Wounded, so it dashes instead of advancing, cannot climb and cannot shoot. */
export const isRestricted = (game: Game, id: CharacterId): boolean => isEngaged(game, id, isUnhurt);

const isUnhurt = ({ wounded }: Unit): boolean => wounded === 0;

/**
 * SP-OBJ-01, -02: within Range 2 of an Active objective, at any Elevation, or wherever an effect lets it contest that one; characters of Wounded units
 * do not count (SP-WND-03), unless a card lets them.
 */
export function contests(game: Game, unit: Unit, character: Character, objective: Objective): boolean {
  if (!objective.active || character.at === null) return false;
  const reading = (): Reading => ({ unit: unit.id, character: character.id, attack: null, objective: objective.id });
  if (unit.wounded > 0 && read(game, 'contestsWounded', reading()) === 0) return false;
  if (placesWithin(character.at, objective.at, radiusOf(game, unit) + game.content.setup.scale.objective, range(game, 2))) return true;
  return read(game, 'contests', reading()) > 0;
}

export const contestsAny = (game: Game, unit: Unit, character: Character): boolean =>
  game.state.objectives.some((objective) => contests(game, unit, character, objective));

/** Units of the same player, this one included (SP-TERM-08). */
export const allies = (game: Game, unit: Unit): Unit[] => game.state.units.filter((ally) => ally.seat === unit.seat && !ally.defeated);
export const otherAllies = (game: Game, unit: Unit): Unit[] => allies(game, unit).filter((ally) => ally.id !== unit.id);
export const enemies = (game: Game, unit: Unit): Unit[] => game.state.units.filter((enemy) => enemy.seat !== unit.seat && !enemy.defeated);

export { hasTag } from '../game/tags.ts';
export const typeOf = (game: Game, unit: Unit): 'primary' | 'secondary' | 'supporting' => game.content.card(unit.card).type;

/** Ids of a unit's characters that stand on the battlefield. */
export const standing = (unit: Unit): CharacterId[] => unit.characters.filter(({ at }) => at !== null).map(({ id }) => id);

/** All standing characters of units. */
export const charactersOf = (units: readonly Unit[]): CharacterId[] => units.flatMap(standing);

export type { UnitId };
