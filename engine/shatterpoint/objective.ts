import type { Seat } from '../core/script.ts';
import { elevation } from '../space/measure.ts';
import { emit, type Game } from './game.ts';
import { contests, levels } from './measure.ts';
import type { Objective } from './state.ts';

/** Contesting characters by seat, at the objective's own Elevation and at others. */
export function contestants(game: Game, objective: Objective): { readonly same: readonly number[]; readonly others: readonly number[] } {
  const [same, others] = [game.state.players.map(() => 0), game.state.players.map(() => 0)];
  for (const unit of game.state.units) {
    for (const character of unit.characters) {
      if (!contests(game, unit, character, objective)) continue;
      const group = elevation(character.at!.y, objective.at.y, levels(game)) === 'same' ? same : others;
      group[unit.seat]! += 1;
    }
  }
  return { same, others };
}

/** Who would take an objective now: more characters at its Elevation, or, with none there, at others; a tie changes nothing (SP-OBJ-03). */
export function takenBy(game: Game, objective: Objective): Seat | null {
  const { same, others } = contestants(game, objective);
  const [a, b] = same.some((count) => count > 0) ? same : others;
  return a === b ? null : a! > b! ? 0 : 1;
}

/** The control check at the end of every turn (SP-TURN-12, SP-OBJ-03…05). */
export function checkControl(game: Game): void {
  for (const objective of game.state.objectives) {
    if (!objective.active) continue;
    const seat = takenBy(game, objective);
    if (seat !== null && seat !== objective.controller) emit(game, { type: 'controlTaken', objective: objective.id, seat });
  }
}
