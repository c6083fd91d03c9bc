import type { Ring } from '../plane/ring.ts';

export type IngressKind = 'ladder' | 'stairs' | 'lift' | 'door' | 'ramp';

/** What lets a figure change its height: two places in the piece's frame, x, y, z in mm. */
export interface IngressModel {
  readonly kind: IngressKind;
  readonly from: readonly [number, number, number];
  readonly to: readonly [number, number, number];
}

/** A flat place to stand: its height and its outline in mm. */
export interface SurfaceModel {
  readonly y: number;
  readonly outline: Ring;
}

/** A part that closes a way and gives it free: the way its mesh goes to do so, x, y, z in mm in the piece's frame. */
export interface DoorModel {
  readonly slide: readonly [number, number, number];
}

/** One part of a piece with the qualities the rules read (SP-TERR-01), in mm in the piece's frame. */
export interface PartModel {
  readonly part: string;
  readonly sight: 'blocked' | 'clear';
  readonly move: 'passable' | 'impassable';
  readonly low: boolean;
  readonly top: number;
  readonly bottom: number;
  readonly footprint: readonly Ring[];
  readonly surfaces: readonly SurfaceModel[];
  readonly ingress: readonly IngressModel[];
  /** There on a leaf of a door alone. Its other qualities say what it is while it is closed. */
  readonly door?: DoorModel | undefined;
  /** There where the mesh stands for a hole in the ground, into which nobody walks. */
  readonly pit?: true | undefined;
  /** x, y, z of every vertex in mm. */
  readonly positions: Float32Array;
  /** Three vertices a triangle. */
  readonly index: Uint32Array;
}

/** A piece of terrain as plain data. */
export interface PieceModel {
  readonly name: string;
  readonly parts: readonly PartModel[];
}
