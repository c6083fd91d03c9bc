import type { Closed, PickRequest, PlaceRequest } from '../../engine/core/script.ts';
import type { Plan } from '../../engine/shape/point.ts';

/** Kinds of movement as they are coloured: at a walk, faster, up and down, through the air. */
export type Gait = 'walk' | 'run' | 'climb' | 'leap' | 'other';

/** A place with the height of the storey that it lies on (mm); the ground where none is said. */
export type Footing = Plan & { readonly y?: number };

/** A marked area of the table, such as a square, that an option stands for. */
export interface Spot {
  readonly option: string;
  /** Its outline in mm, corner after corner; it lies on whatever ground is there. */
  readonly corners: readonly Plan[];
  /** Height in mm of the storey that it lies on; the ground where nothing is said. */
  readonly y?: number;
  /** Written on it while it is pointed at: what going there costs. */
  readonly cost?: number;
  /** The middles of the areas that lie on the way there, the first where the figure stands. */
  readonly way?: readonly Footing[];
  /** Who may strike at it on the way: on the stretch of `way` that begins at this number. */
  readonly strikes?: readonly { readonly from: number; readonly by: readonly string[] }[];
  /** Why nobody comes there at once, although a way leads there round about. */
  readonly detour?: Closed;
}

/** A marked area of the table that is not open now, with what is closed and why. */
export interface ShutSpot extends Spot {
  readonly closed: Closed;
}

/** Areas that are not open, looked for one by one: there may be a whole board of them. Each search gives null, or nothing, where none is. */
export interface ShutSpots {
  at(place: Footing): ShutSpot | null;
  named(option: string): ShutSpot | null;
  /** Those next to a place. */
  near(place: Footing): readonly ShutSpot[];
}

/** What the request lights up on the table: which option a figure or a marker stands for. */
export interface Hints {
  readonly figures: ReadonlyMap<string, string>;
  readonly markers: ReadonlyMap<string, string>;
  readonly spots: readonly Spot[];
  readonly shut?: ShutSpots;
  /** Figures that are shown as not open, with what is closed and why. */
  readonly closed: ReadonlyMap<string, Closed>;
  readonly pick: PickRequest | null;
  readonly place: PlaceRequest | null;
}

export const NO_HINTS: Hints = { figures: new Map(), markers: new Map(), spots: [], closed: new Map(), pick: null, place: null };

/** Everybody who may strike on a way, each once, in the order in which they first may. */
export const strikersOf = (strikes: Spot['strikes'] = []): readonly string[] => [...new Set(strikes.flatMap(({ by }) => by))];
