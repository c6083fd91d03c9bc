/** The terrain of one table: frozen content, built once, shared by everything that measures and never cloned. */
import type { Point } from '../../shape/point.ts';
import type { Box, Edges, Ring } from '../plane/ring.ts';
import type { NamedPlaces } from './named-places.ts';
import type { IngressKind } from './piece-model.ts';

/** A part where it stands on the table. All lengths in mm. */
export interface TerrainPart {
  /** Its place in `Terrain.parts`. */
  readonly index: number;
  /** Id of the feature on the table. */
  readonly feature: string;
  readonly piece: string;
  readonly part: string;
  readonly sight: 'blocked' | 'clear';
  readonly move: 'passable' | 'impassable';
  readonly low: boolean;
  readonly top: number;
  readonly bottom: number;
  readonly footprint: readonly Ring[];
  /** The same as `footprint`, flat. */
  readonly edges: Edges;
  readonly box: Box;
  readonly surfaces: readonly TerrainSurface[];
  /** Whether it is a leaf of a door: what it says of sight and movement holds while it is closed. All leaves of a feature are one door. */
  readonly door?: true;
  /** Whether it stands for a hole in the ground. */
  readonly pit?: true;
  /** x, y, z of every vertex on the table. Of a placed mesh it is worked out when somebody reads it: most are never looked at corner by corner. */
  readonly positions: Float32Array;
  readonly triangles: Uint32Array;
  /** Where the mesh comes from; absent when `positions` are its only form. */
  readonly placed?: PlacedMesh;
}

/** Where a placed piece puts a place of its own frame: turned about its upright axis, then moved (mm). */
export interface Placing {
  readonly sin: number;
  readonly cos: number;
  readonly at: readonly [x: number, z: number];
  /** Height of its underside. */
  readonly level: number;
}

/** A part's mesh in its piece's frame, one array for all placements of the piece, and how it is placed. */
export interface PlacedMesh {
  readonly model: Float32Array;
  readonly placing: Placing;
  /** Every vertex on the table, to a thousandth of a mm. */
  readonly positions: Float32Array;
}

/** A flat place to stand on, turned and moved. */
export interface TerrainSurface {
  readonly part: number;
  readonly y: number;
  readonly outline: Ring;
  readonly edges: Edges;
  readonly box: Box;
}

/** One end of a ladder, stair, lift or door. Points with the same group are connected (SP-INGR-01). */
export interface IngressPoint {
  readonly id: string;
  readonly group: string;
  readonly kind: IngressKind;
  /** The part that brings it; null where the table itself says it. */
  readonly part: number | null;
  readonly at: Point;
}

/** Everything that stands on a table, measured from its centre. */
export interface Terrain {
  readonly id: string;
  /** Half the table's width (x) and depth (z) in mm. */
  readonly half: { readonly x: number; readonly z: number };
  readonly parts: readonly TerrainPart[];
  readonly surfaces: readonly TerrainSurface[];
  readonly ingress: readonly IngressPoint[];
  /** Places that the table names; absent where it names none. They are no part of what is measured. */
  readonly named?: NamedPlaces;
}
