/** Set-ups: positions of a match in which one seat has a turn to play and something is plainly right. */
import type { Play } from '../../core/rules.ts';
import type { Seat } from '../../core/script.ts';
import type { Point } from '../../shape/point.ts';

/** An answer in a line: an option, a place, or `null` for no place. */
export type Step = string | Point | null;

/** What a seat answers in order, each answer to the first question that takes it. Other questions are answered by doing nothing, where that is allowed. */
export type Line = readonly Step[];

export interface Position<S = unknown, E = unknown> {
  readonly name: string;
  /** What is right here, for people. */
  readonly says: string;
  /** Whose turn it is. */
  readonly seat: Seat;
  /** A line that solves it with ordinary dice, and one that never does. */
  readonly solution: Line;
  readonly blunder: Line;
  /** The match that stands in it. */
  start(): Play<S, E>;
  /** Whether it is solved when the seat's turn, or the match, is over. `told`: the events of that turn. */
  solved(end: S, told: readonly E[]): boolean;
}
