/** Allied units by tag and kind. */
import { unitWith } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { allies, onTable, otherAllies, typeOf } from '../board/measure.ts';
import type { CharacterId, Unit } from '../state/state.ts';
import { hasTag } from '../game/tags.ts';

/** Allied units with a tag; `others` leaves the own one out. */
export const alliesTagged = (game: Game, unit: Unit, tag: string, others = false): Unit[] =>
  (others ? otherAllies(game, unit) : allies(game, unit)).filter((ally) => hasTag(game, ally, tag));

/** All characters on the battlefield, of both players. */
export const everyCharacter = (game: Game): CharacterId[] => [...onTable(game)].map(({ character }) => character.id);

/** The units that some characters belong to, each once. */
export const unitsOf = (game: Game, characters: readonly CharacterId[]): Unit[] => [...new Set(characters.map((id) => unitWith(game.state, id)))];

/** Allied Galactic Empire Supporting units. */
export const imperialSupport = (game: Game, unit: Unit): Unit[] =>
  allies(game, unit).filter((ally) => typeOf(game, ally) === 'supporting' && hasTag(game, ally, 'Galactic Empire'));

/** Whether a unit belongs to the Stormtroopers of a unit's player. */
export const isOwnStormtrooper = (game: Game, unit: Unit, other: Unit): boolean => other.seat === unit.seat && hasTag(game, other, 'Stormtrooper');
