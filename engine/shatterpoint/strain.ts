import type { Script } from '../core/script.ts';
import { damage } from './damage.ts';
import { unitOf } from './find.ts';
import { emit, type Game } from './game.ts';
import type { UnitId } from './state.ts';

/** Damage of the Strained condition (SP-COND-04). */
const STRAIN = 3;

export const isStrained = (game: Game, unit: UnitId): boolean => unitOf(game.state, unit).conditions.includes('strained');

/** Strained is over: the unit suffers its damage and loses the condition. */
export function sufferStrain(game: Game, unit: UnitId): void {
  emit(game, { type: 'conditionLost', unit, condition: 'strained' });
  damage(game, unit, STRAIN, null, null);
}

/** Runs an effect of a unit; if the unit was Strained before it and still is after it, Strained strikes (SP-COND-04, -05). */
export function* strainedBy<T>(game: Game, unit: UnitId, effect: Script<T>): Script<T> {
  const before = isStrained(game, unit);
  const result = yield* effect;
  if (before && isStrained(game, unit)) sufferStrain(game, unit);
  return result;
}
