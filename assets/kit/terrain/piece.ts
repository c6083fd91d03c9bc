/** A piece is parts; a part is a soup with the qualities the rules read. */
import { type Rng, seeded, seedOf } from './modelling/noise.ts';
import { type Theme, themes, type ThemeName } from './modelling/paint.ts';
import type { P2, P3, Soup } from './modelling/soup.ts';

/** A flat place figures may stand: its outline in plan and its height. */
export interface Surface {
  readonly y: number;
  readonly outline: readonly P2[];
}

/** Where a climb begins and ends. */
export interface Ingress {
  readonly kind: 'ladder' | 'stairs' | 'lift' | 'door' | 'ramp';
  readonly from: P3;
  readonly to: P3;
}

export interface Qualities {
  readonly sight: 'blocked' | 'clear';
  readonly move: 'impassable' | 'passable';
  readonly low?: boolean;
  readonly surfaces?: readonly Surface[];
  readonly ingress?: readonly Ingress[];
}

export interface Part extends Qualities {
  readonly name: string;
  readonly soup: Soup;
}

export interface Piece {
  readonly name: string;
  readonly make: (theme: Theme, rng: Rng) => readonly Part[];
}

export const solid: Qualities = { sight: 'blocked', move: 'impassable' };
/** Solid, but lower than a figure: it gives cover and can be clambered over. */
export const low: Qualities = { sight: 'blocked', move: 'impassable', low: true };
/** Seen through, but in the way: posts, railings, masts. */
export const openwork: Qualities = { sight: 'clear', move: 'impassable' };
/** Seen through and walked on. */
export const walkway: Qualities = { sight: 'clear', move: 'passable' };

export const part = (name: string, qualities: Qualities, ...soups: readonly Soup[]): Part => ({
  ...qualities,
  name,
  soup: soups[0]!.at(0, 0, 0).add(...soups.slice(1)),
});

/** A rectangular standing surface centred on (x, z). */
export const surface = (w: number, d: number, y: number, x = 0, z = 0): Surface => ({
  y,
  outline: [[x - w / 2, z - d / 2], [x + w / 2, z - d / 2], [x + w / 2, z + d / 2], [x - w / 2, z + d / 2]],
});

export const build = (piece: Piece, theme: ThemeName): readonly Part[] => piece.make(themes[theme], seeded(seedOf(piece.name)));

export const STOREY = 90;
export const HALF = 45;
