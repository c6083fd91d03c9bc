/** The terrain of one table: frozen content, built once, shared by everything that measures and never cloned. */
import type { IngressKind } from './piece.ts';
import type { Point } from './point.ts';
import type { Box, Edges, Ring } from './ring.ts';

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
  /** x, y, z of every vertex on the table. */
  readonly positions: Float32Array;
  readonly triangles: Uint32Array;
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
  readonly part: number;
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
}
