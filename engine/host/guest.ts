import type { Seat } from '../core/script.ts';

/** Somebody who was let in to one match: the person of one of its seats, or (seat null) one who only watches. */
export interface Guest {
  readonly match: string;
  readonly seat: Seat | null;
}

/** The screen of the host's own person, with everybody who shares it, or a guest. */
export type LinkRole = 'screen' | Guest;
