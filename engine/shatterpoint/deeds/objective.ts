import type { Seat } from '../../core/script.ts';
import { elevation } from '../../space/plane/measure.ts';
import type { Game } from '../game/game.ts';
import { contests, levels } from '../board/measure.ts';
import type { Character, Objective, Unit } from '../state/state.ts';
import { emit } from '../game/emit.ts';
import { read } from '../game/read.ts';

/** Contesting characters, not units, by seat, at the objective's own Elevation and at others (SP-OBJ-06). */
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

/** Who would take an objective now: more characters at its Elevation, or, with none there, at others; a tie changes nothing (SP-OBJ-03) unless a card wins ties. */
export function takenBy(game: Game, objective: Objective): Seat | null {
  const { same, others } = contestants(game, objective);
  const [a, b] = same.some((count) => count > 0) ? same : others;
  if (a !== b) return a! > b! ? 0 : 1;
  return a === 0 ? null : tieWinner(game, objective);
}

/** The one seat that has a character there whose card wins ties. */
function tieWinner(game: Game, objective: Objective): Seat | null {
  const seats = new Set(contesting(game, objective).filter(({ unit, character }) => read(game, 'winsTies', { unit: unit.id, character: character.id, attack: null }) > 0).map(({ unit }) => unit.seat));
  return seats.size === 1 ? [...seats][0]! : null;
}

/** Every character that contests an objective, with its unit. */
export function contesting(game: Game, objective: Objective): { readonly unit: Unit; readonly character: Character }[] {
  return game.state.units.flatMap((unit) =>
    unit.characters.filter((character) => contests(game, unit, character, objective)).map((character) => ({ unit, character })),
  );
}

/** Whether its controller's token may be neither removed nor replaced now. */
export const isLocked = (game: Game, objective: Objective): boolean =>
  objective.held || contesting(game, objective).some(({ unit, character }) => unit.seat === objective.controller && read(game, 'locksControl', { unit: unit.id, character: character.id, attack: null }) > 0);

/** Whether a seat has control of an objective or could take it now. */
export const canTake = (game: Game, objective: Objective, seat: Seat): boolean =>
  objective.controller === null || objective.controller === seat || !isLocked(game, objective);

/** An effect gives control of an objective to a seat, if nothing holds it. */
export function takeControl(game: Game, objective: Objective, seat: Seat): boolean {
  if (objective.controller === seat || !canTake(game, objective, seat)) return false;
  emit(game, { type: 'controlTaken', objective: objective.id, seat });
  return true;
}

/** An effect takes the control token off an objective, if nothing holds it. `by`: whose effect; the own token may always go. */
export function removeControl(game: Game, objective: Objective, by: Seat): boolean {
  if (objective.controller === null || (objective.controller !== by && isLocked(game, objective))) return false;
  emit(game, { type: 'controlRemoved', objective: objective.id });
  return true;
}

/** The control check at the end of every turn (SP-TURN-12, SP-OBJ-03…05). */
export function checkControl(game: Game): void {
  for (const objective of game.state.objectives) {
    if (!objective.active) continue;
    const seat = takenBy(game, objective);
    if (seat !== null) takeControl(game, objective, seat);
  }
}
