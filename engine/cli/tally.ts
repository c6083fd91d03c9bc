import type { Play, Setup } from '../core/rules.ts';
import type { Happened } from '../testing/fuzz/watch.ts';
import { workshopOf } from '../testing/workshop/index.ts';
import type { Game } from '../host/game.ts';

/** What is counted in one game, besides its winner. */
export interface Tally {
  /** Activations of each seat. */
  readonly activations: readonly number[];
  /** How often control of an objective went from one seat to another, or was first taken. */
  readonly objectivesTaken: number;
  readonly attacks: number;
}

/** Counts what happened in a game of a rule system, which says what its events mean. */
export function tally(system: string, play: Pick<Play<unknown, unknown>, 'seats'>, setup: Setup, { events }: Pick<Game, 'events'>): Tally {
  const { subject } = workshopOf(system);
  const activations = Array.from({ length: play.seats }, () => 0);
  let [objectivesTaken, attacks] = [0, 0];
  for (const event of events as readonly Happened[]) {
    const { by, attacked, objectiveTaken } = subject.told(setup, event);
    if (by !== undefined) activations[by]! += 1;
    if (attacked === true) attacks += 1;
    if (objectiveTaken === true) objectivesTaken += 1;
  }
  return { activations, objectivesTaken, attacks };
}
