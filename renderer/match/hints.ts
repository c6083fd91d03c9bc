import type { Closed, PickRequest, PlaceRequest } from '../../engine/core/script.ts';

/** What the request lights up on the table: which option a figure or a marker stands for. */
export interface Hints {
  readonly figures: ReadonlyMap<string, string>;
  readonly markers: ReadonlyMap<string, string>;
  /** Figures that are shown as not open, with what is closed and why. */
  readonly closed: ReadonlyMap<string, Closed>;
  readonly pick: PickRequest | null;
  readonly place: PlaceRequest | null;
}

export const NO_HINTS: Hints = { figures: new Map(), markers: new Map(), closed: new Map(), pick: null, place: null };
