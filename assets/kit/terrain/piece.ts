/** A piece is parts; a part is a soup with the qualities the rules read. */
import { randomFrom, type Random } from '../../../engine/core/rng.ts';
import { seedOf } from './modelling/noise.ts';
import { type Theme, themes, type ThemeName } from './modelling/paint.ts';
import type { P2, P3, Soup } from './modelling/soup.ts';

export type IngressKind = 'ladder' | 'stairs' | 'lift' | 'door' | 'ramp';

/** One end of a climb: where in plan, and whether on the mat, on the piece's own floor there (its highest), or on a neighbour's floor at a height in mm. */
export interface IngressEnd {
  readonly at: P2;
  readonly on: 'mat' | 'floor' | number;
}

/** A climb between two places. */
export interface Ingress {
  readonly kind: IngressKind;
  readonly from: IngressEnd;
  readonly to: IngressEnd;
}

export const onMat = (x: number, z: number): IngressEnd => ({ at: [x, z], on: 'mat' });
export const onFloor = (x: number, z: number): IngressEnd => ({ at: [x, z], on: 'floor' });
/** On a floor that another piece brings: a deck or a roof that is built to join there. */
export const onNeighbour = (x: number, z: number, height: number): IngressEnd => ({ at: [x, z], on: height });

export interface Qualities {
  readonly sight: 'blocked' | 'clear';
  readonly move: 'impassable' | 'passable';
  readonly low?: boolean;
  /** False where nobody stands, however flat: pipes, rails, rungs. */
  readonly stand?: boolean;
  readonly ingress?: readonly Ingress[];
  /** A leaf of a door: the way that it goes to open, mm. */
  readonly door?: { readonly slide: P3 };
  /** It stands for a hole in the ground. */
  readonly pit?: true;
}

export interface Part extends Qualities {
  readonly name: string;
  readonly soup: Soup;
}

export interface Piece {
  readonly name: string;
  readonly make: (theme: Theme, rng: Random) => readonly Part[];
}

export const solid: Qualities = { sight: 'blocked', move: 'impassable' };
/** Solid, but lower than a figure: it gives cover and can be clambered over. */
export const low: Qualities = { sight: 'blocked', move: 'impassable', low: true };
/** Seen through, but in the way, and nothing to stand on: posts, railings, masts. */
export const openwork: Qualities = { sight: 'clear', move: 'impassable', stand: false };
/** Seen through and walked on. */
export const walkway: Qualities = { sight: 'clear', move: 'passable' };

/** A leaf of a door that slides this way, mm: it closes as a wall does. */
export const leaf = (...slide: P3): Qualities => ({ ...solid, stand: false, door: { slide } });
/** A hole in the ground, drawn flat upon it. */
export const pit: Qualities = { sight: 'clear', move: 'impassable', stand: false, pit: true };

export const part = (name: string, qualities: Qualities, ...soups: readonly Soup[]): Part => ({
  ...qualities,
  name,
  soup: soups[0]!.at(0, 0, 0).add(...soups.slice(1)),
});

export const build = (piece: Piece, theme: ThemeName): readonly Part[] => piece.make(themes[theme], randomFrom(seedOf(piece.name)));

export const STOREY = 90;
export const HALF = 45;
