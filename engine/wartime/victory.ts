import type { Seat } from '../core/script.ts';
import { emit, type Content, type Game } from './game.ts';
import type { State } from './state.ts';

/** Seats with a character that is no casualty. */
export const seatsAlive = (state: State): Seat[] =>
  state.felled.map((_, seat) => seat).filter((seat) => state.characters.some((character) => character.seat === seat && !character.casualty));

/** The last seat with characters left wins (WT-5.6). */
export function checkVictory(game: Game): void {
  const alive = seatsAlive(game.state);
  if (alive.length <= 1) emit(game, { type: 'decided', winner: alive[0] ?? null, rule: 'WT-5.6' });
}

/** The end of the last turn (WT-5.6): most points felled, then most points left, else a draw. */
export function decide(game: Game): void {
  const { felled } = game.state;
  const best = leaders(felled);
  if (best.length === 1) {
    emit(game, { type: 'decided', winner: best[0]!, rule: 'WT-5.6 points felled' });
    return;
  }
  const left = felled.map((_, seat) => (best.includes(seat) ? pointsLeft(game.state, game.content, seat) : -1));
  const most = leaders(left);
  emit(game, { type: 'decided', winner: most.length === 1 ? most[0]! : null, rule: 'WT-5.6 points left' });
}

/** Points of a seat's characters that are still there. */
export function pointsLeft(state: State, content: Content, seat: Seat): number {
  let sum = 0;
  for (const character of state.characters) if (character.seat === seat && !character.casualty) sum += content.costs.get(character.card)!;
  return sum;
}

function leaders(numbers: readonly number[]): number[] {
  const most = Math.max(...numbers);
  return numbers.map((_, i) => i).filter((i) => numbers[i] === most);
}
