import type { Mirrored } from '../../core/offering.ts';
import type { Play, Setup } from '../../core/rules.ts';
import { gameSteps } from '../game.ts';

/** What came of a game of quick answers in which everybody brought the same. */
export interface MirroredEnd {
  /** The place that won; null for a draw. */
  readonly place: number | null;
  /** Whether the winner began at the near side of the table; null for a draw. */
  readonly near: boolean | null;
  readonly turns: number;
}

/** Plays one, answer by answer. Throws as `playGame` does. */
export function* mirroredSteps(
  mirrored: Mirrored, play: Play<unknown, unknown>, game: { readonly system: string; readonly setup: Setup; readonly seed: number },
): Generator<void, MirroredEnd, void> {
  const seats = Array.from({ length: play.seats }, () => 'reflex' as const);
  const { winner, turns, events } = yield* gameSteps(play, { ...game, seats });
  if (winner === null) return { place: null, near: null, turns };
  return { place: mirrored.placeOf(winner, events), near: mirrored.isNear(winner, events), turns };
}
