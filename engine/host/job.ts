import { fingerprint } from '../core/hash.ts';
import { randomFrom } from '../core/rng.ts';
import type { Play } from '../core/rules.ts';
import type { PickRequest, PlaceRequest } from '../core/script.ts';
import type { Session } from '../core/session.ts';
import type { Budget } from '../search/plan.ts';
import type { RecordHeader } from './record/record.ts';
import type { Job, QuickJob } from './thinker.ts';

/** A question to a computer seat, and where its thoughts begin. */
export interface Posed {
  readonly header: RecordHeader;
  readonly play: Play<unknown, unknown>;
  readonly session: Session<unknown, unknown>;
  readonly request: PickRequest | PlaceRequest;
  readonly seed: number;
}

/** What whoever answers is told in any case. */
export function questionOf({ header, request, seed }: Posed): Omit<QuickJob, 'seen'> {
  const { system, setup, ground } = header;
  return { system, setup, table: ground ?? (setup as { readonly table: string }).table, request, seat: request.seat, seed };
}

/** The question as the seat knows it, without how long it may be thought about; null where nothing that fits could be imagined. */
export function knownTo(posed: Posed): Omit<Job, 'budget'> | null {
  const { play, session, request, seed } = posed;
  const moment = play.imagine(session.moment, request.seat, randomFrom(seed));
  return moment === null ? null : { ...questionOf(posed), moment };
}

/** The question as the seat knows it; null where nothing that fits could be imagined. */
export function jobOf(posed: Posed, budget: Budget): Job | null {
  const known = knownTo(posed);
  return known === null ? null : { ...known, budget };
}

/** What tells one question from another, whatever time there is for it. */
export const jobKey = ({ moment, request, seed, budget: { playouts, breadth, noise } }: Job): string =>
  fingerprint({ moment, request, seed, playouts, breadth, noise });
