/** What set-ups look at when a turn is over, in words of the rulebook. */
import { attackChoices } from '../../../shatterpoint/attack/attack.ts';
import { enemies, isEngaged, standing } from '../../../shatterpoint/board/measure.ts';
import type { Game } from '../../../shatterpoint/game/game.ts';
import type { Event } from '../../../shatterpoint/state/events.ts';
import { objectiveOf, unitOf } from '../../../shatterpoint/state/find.ts';
import type { ActionKind } from '../../../shatterpoint/state/state.ts';

/** Whether a seat has control of an objective (SP-OBJ-03). */
export const controls = ({ state }: Game, seat: number, objective: string): boolean => objectiveOf(state, objective).controller === seat;

/** Whether a unit was wounded, defeated or not (SP-WND-01). */
export const isDown = ({ state }: Game, unit: string): boolean => unitOf(state, unit).wounded > 0 || unitOf(state, unit).defeated;

/** Whether all characters of a unit stand on something at least so high, in mm. */
export const standsAbove = ({ state }: Game, unit: string, height: number): boolean =>
  unitOf(state, unit).characters.every(({ at }) => at !== null && at.y >= height);

/** Whether a character of a unit is Engaged (SP-ENG-01). */
export const isHeld = (game: Game, unit: string): boolean => standing(unitOf(game.state, unit)).some((id) => isEngaged(game, id));

/** Whether an enemy that is not Wounded could attack a character of a unit from where it stands (SP-ATK-02). */
export const isUnderFire = (game: Game, unit: string): boolean => {
  const own = unitOf(game.state, unit);
  const targets = standing(own);
  return enemies(game, own).filter(({ wounded }) => wounded === 0).flatMap(standing).some((id) => attackChoices(game, id, { targets }).length > 0);
};

/** Actions that a unit made of its own two, in order (SP-ACTION-01). */
export const actionsOf = (told: readonly Event[], unit: string): ActionKind[] =>
  told.flatMap((event) => (event.type === 'actionBegun' && event.unit === unit && !event.granted ? [event.action] : []));

/** Ranged attacks that characters of a unit made. */
export const shotsOf = (told: readonly Event[], unit: string): number =>
  told.filter((event) => event.type === 'attackDeclared' && event.attack.kind === 'ranged' && event.attack.attacker.startsWith(`${unit}.`)).length;

/** Force that a seat spent. */
export const forceSpent = (told: readonly Event[], seat: number): number =>
  told.reduce((sum, event) => sum + (event.type === 'forceSpent' && event.seat === seat ? event.amount : 0), 0);
