import { emit } from '../game/emit.ts';
import type { Game } from '../game/game.ts';
import { read } from '../game/read.ts';
import type { Condition, UnitId } from '../state/state.ts';
import { IMMUNITY } from '../state/stats.ts';

/** Whether a unit cannot have a condition (SP-KEY-01). */
export const isImmune = (game: Game, id: UnitId, condition: Condition): boolean =>
  read(game, IMMUNITY[condition], { unit: id, character: null, attack: null }) > 0;

/** Immunity takes away the condition that the unit has (SP-KEY-01). */
export function checkImmunity(game: Game): void {
  for (const unit of game.state.units) {
    if (unit.conditions.length === 0) continue;
    for (const condition of unit.conditions.slice()) if (isImmune(game, unit.id, condition)) emit(game, { type: 'conditionLost', unit: unit.id, condition });
  }
}
