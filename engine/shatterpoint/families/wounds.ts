/** Whose deed a wound was. */
import { characterUnit, type EventOf } from '../state/events.ts';
import { unitOf, unitWith } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import type { Unit } from '../state/state.ts';

/** Whether an attack of the unit's own character wounded an enemy. */
export const woundedByOwnAttack = (event: EventOf<'wounded'>, unit: Unit): boolean => event.byAttack !== null && event.by !== null && characterUnit(event.by) === unit.id;

/** Whether a character of the unit caused a wound of an enemy. */
export const woundedByOwn = (game: Game, unit: Unit, event: EventOf<'wounded'>): boolean =>
  event.by !== null && characterUnit(event.by) === unit.id && game.state.units.some(({ id, seat }) => id === event.unit && seat !== unit.seat);

/** Whether an attack of an enemy character wounded a unit. */
export const woundedByEnemyAttack = (game: Game, unit: Unit, { by, byAttack }: EventOf<'wounded'>): boolean =>
  byAttack !== null && by !== null && unitWith(game.state, by).seat !== unit.seat;

/** Whether an enemy effect or character caused a wound. */
export const woundedByEnemy = (game: Game, unit: Unit, event: EventOf<'wounded'>): boolean =>
  event.by !== null && unitWith(game.state, event.by).seat !== unit.seat && unitOf(game.state, event.unit).seat === unit.seat;

/** Whether an allied character (of this unit too) wounded an enemy unit. */
export const allyWounded = (game: Game, unit: Unit, event: EventOf<'wounded'>): boolean =>
  event.by !== null && unitWith(game.state, event.by).seat === unit.seat && unitOf(game.state, event.unit).seat !== unit.seat;
