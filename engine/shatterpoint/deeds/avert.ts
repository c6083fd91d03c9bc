import { emit, type Game } from '../game/game.ts';
import type { Condition, UnitId } from '../state/state.ts';

/** Keys of things that "would" happen and that an ability may put something else in place of. */
export const averts = {
  condition: (unit: UnitId, condition: Condition): string => `${condition}@${unit}`,
  momentum: (unit: UnitId): string => `momentum@${unit}`,
};

/** An ability's answer: the thing does not happen. */
export const avert = (game: Game, key: string): void => emit(game, { type: 'averted', key });

/** Whether it was averted; forgets it. */
export function settleAverted(game: Game, key: string): boolean {
  if (!game.state.averted.includes(key)) return false;
  emit(game, { type: 'avertedSettled', key });
  return true;
}
