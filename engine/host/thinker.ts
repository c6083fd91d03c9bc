import type { Answer, PickRequest, PlaceRequest, Seat } from '../core/script.ts';
import type { Moment } from '../core/session.ts';

/** How long an opponent may think: play-outs give the same answer everywhere, milliseconds the same patience. */
export interface Budget {
  readonly milliseconds?: number;
  readonly playouts?: number;
}

/** A question for the computer opponent: plain data, so that it can be sent to a worker thread. */
export interface Job {
  readonly system: string;
  /** The checked setup. */
  readonly setup: unknown;
  /** Id of the table. */
  readonly table: string;
  /** What the seat knows, with unknown things filled in by chance. */
  readonly moment: Moment<unknown>;
  readonly request: PickRequest | PlaceRequest;
  readonly seat: Seat;
  readonly seed: number;
  readonly budget: Budget;
}

/** Somebody who answers for a computer seat. Rejects when no answer could be found. */
export type Thinker = (job: Job) => Promise<Answer>;
