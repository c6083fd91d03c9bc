/** Who stands by objectives. */
import { within } from '../../space/plane/measure.ts';
import { characterOf, unitWith } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { baseOf, charactersOf, contests, enemies, objectiveBase, range, standing } from '../board/measure.ts';
import type { CharacterId, Objective, Unit } from '../state/state.ts';

/** Whether a character is within Range n of an objective. */
export const characterBy = (game: Game, id: CharacterId, objective: Objective, n: number): boolean =>
  within(baseOf(game, id), objectiveBase(game, objective), range(game, n));

/** Whether a unit has a character within Range n of an objective. */
export const unitBy = (game: Game, unit: Unit, objective: Objective, n: number): boolean => standing(unit).some((id) => characterBy(game, id, objective, n));

/** Objectives within Range n of a unit; only Active ones if asked. */
export const objectivesBy = (game: Game, unit: Unit, n: number, active = false): Objective[] =>
  game.state.objectives.filter((objective) => (objective.active || !active) && unitBy(game, unit, objective, n));

/** Every unit, of both players, with a character within Range n of an objective. */
export const everyUnitBy = (game: Game, objective: Objective, n: number): Unit[] => game.state.units.filter((unit) => unitBy(game, unit, objective, n));

/** Whether a character contests an objective that passes a test; default any Active one. */
export const contestsOne = (game: Game, id: CharacterId, passes: (objective: Objective) => boolean = () => true): boolean =>
  game.state.objectives.some((objective) => passes(objective) && contests(game, unitWith(game.state, id), characterOf(game.state, id), objective));

/** Enemy characters that contest an Active objective. */
export const contestingEnemies = (game: Game, unit: Unit): CharacterId[] => charactersOf(enemies(game, unit)).filter((id) => contestsOne(game, id));
