import { pickOne, pickOrOnly, type Script, type Seat } from '../../core/script.ts';
import { within } from '../../space/measure.ts';
import { change, type Part, type Stat } from '../ability.ts';
import { attack, attackChoices } from '../attack.ts';
import { chooseCharacter, chooseWay } from '../choose.ts';
import { gainHunker, heal } from '../effects.ts';
import { characterUnit, type EventOf } from '../events.ts';
import { characterOf, unitWith } from '../find.ts';
import type { Game } from '../game.ts';
import { baseOf, charactersOf, contests, enemies, objectiveBase, range, standing, unitWithin } from '../measure.ts';
import { toolMove } from '../move.ts';
import type { CharacterId, Objective, Unit } from '../state.ts';

/** Whether a character is within Range n of an objective. */
export const characterBy = (game: Game, id: CharacterId, objective: Objective, n: number): boolean => within(baseOf(game, id), objectiveBase(game, objective), range(game, n));

/** Whether a unit has a character within Range n of an objective. */
export const unitBy = (game: Game, unit: Unit, objective: Objective, n: number): boolean => standing(unit).some((id) => characterBy(game, id, objective, n));

/** Objectives within Range n of a unit; only Active ones if asked. */
export const objectivesBy = (game: Game, unit: Unit, n: number, active = false): Objective[] =>
  game.state.objectives.filter((objective) => (objective.active || !active) && unitBy(game, unit, objective, n));

/** Every unit, of both players, with a character within Range n of an objective. */
export const everyUnitBy = (game: Game, objective: Objective, n: number): Unit[] => game.state.units.filter((unit) => unitBy(game, unit, objective, n));

/** A player's choice of an objective; null when there is none or, if optional, when it is declined. */
export function* chooseObjective(game: Game, seat: Seat, ability: string, objectives: readonly Objective[], optional = false): Script<Objective | null> {
  if (objectives.length === 0) return null;
  const asking = { seat, ask: 'choice', about: { ability } };
  const ids = objectives.map(({ id }) => id);
  const pick = optional ? yield* pickOne(asking, [...ids, 'none']) : yield* pickOrOnly(asking, ids);
  return objectives.find(({ id }) => id === pick) ?? null;
}

/** Whether a character contests an objective that passes a test; default any Active one. */
export const contestsOne = (game: Game, id: CharacterId, passes: (objective: Objective) => boolean = () => true): boolean =>
  game.state.objectives.some((objective) => passes(objective) && contests(game, unitWith(game.state, id), characterOf(game.state, id), objective));

/** Enemy characters that contest an Active objective. */
export const contestingEnemies = (game: Game, unit: Unit): CharacterId[] => charactersOf(enemies(game, unit)).filter((id) => contestsOne(game, id));

/** A number for each allied character near this unit, its own ones too: `who` says which. */
export const alliesNearHave = (stat: Stat, value: number, n: number, who: (game: Game, owner: Unit, unit: Unit, character: CharacterId) => boolean): Part =>
  change(stat, (game, owner, { character }) => {
    if (character === null) return 0;
    const unit = unitWith(game.state, character);
    return unit.seat === owner.seat && unitWithin(game, owner, character, n) && who(game, owner, unit, character) ? value : 0;
  });

/** Whether a character of the unit caused a wound of an enemy. */
export const woundedByOwn = (game: Game, unit: Unit, event: EventOf<'wounded'>): boolean =>
  event.by !== null && characterUnit(event.by) === unit.id && game.state.units.some(({ id, seat }) => id === event.unit && seat !== unit.seat);

/** One character of the unit: the only one, or its player's choice, which may be none. */
export function* oneOwn(unit: Unit, ability: string): Script<CharacterId | null> {
  const able = standing(unit);
  return able.length === 1 ? able[0]! : yield* chooseCharacter(unit.seat, ability, able, true);
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
