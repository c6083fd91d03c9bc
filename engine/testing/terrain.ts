/** Terrain from boxes, for tests: the same pieces, parts and derivation as a real table. */
import { inches, type Point } from '../shape/point.ts';
import type { Ring } from '../space/plane/ring.ts';
import { buildTerrain } from '../space/terrain/table.ts';
import type { Terrain } from '../space/terrain/terrain.ts';
import type { IngressKind, IngressModel, PartModel, PieceModel } from '../space/terrain/piece-model.ts';

/** A box that is one part. Lengths in mm, or in inches with the corner origin of the acceptance fixtures. */
export interface BoxSpec {
  readonly id: string;
  readonly sight: 'blocked' | 'clear';
  readonly move: 'passable' | 'impassable';
  readonly x: readonly [number, number];
  /** From the far edge to the first player's (mm), or y from south to north (inches). */
  readonly z: readonly [number, number];
  readonly bottom: number;
  readonly top: number;
  readonly low?: boolean;
  /** Feature the box belongs to; default its own. */
  readonly feature?: string;
  /** Whether its top carries bases; default true. */
  readonly surface?: boolean;
  /** Walls of this thickness instead of a solid box; the footprint stays whole, the top carries nothing. */
  readonly hollow?: number;
  /** Whether it is a leaf of a door, or a pit. */
  readonly is?: 'door' | 'pit';
}

/** A connected pair (or larger group) of ingress points: x, z, height. */
export interface IngressSpec {
  readonly id: string;
  readonly kind?: IngressKind;
  readonly points: readonly (readonly [x: number, z: number, h: number])[];
}

interface BoxTerrainSpec {
  /** Lengths are inches, x east, z north, the origin in the south-west corner. */
  readonly inch?: boolean;
  /** Width and depth; default 36 × 36 inches. */
  readonly size?: readonly [number, number];
  readonly boxes?: readonly BoxSpec[];
  readonly ingress?: readonly IngressSpec[];
}

const HALF = 457.2;

/** A fixture's place as a point: x east, y north, h up, in inches from the south-west corner. */
export const at = (x: number, y: number, h = 0): Point => ({ x: inches(x) - HALF, y: inches(h), z: HALF - inches(y) });

/** Builds a terrain from boxes. */
export function boxTerrain({ inch = false, size = inch ? [36, 36] : [914.4, 914.4], boxes = [], ingress = [] }: BoxTerrainSpec): Terrain {
  const mm = (n: number): number => (inch ? inches(n) : n);
  const place = (x: number, z: number): readonly [number, number] => (inch ? [inches(x) - mm(size[0]) / 2, mm(size[1]) / 2 - inches(z)] : [x, z]);
  const pieces = new Map<string, PieceModel>();
  for (const box of boxes) {
    const feature = box.feature ?? box.id;
    pieces.set(feature, { name: feature, parts: [...(pieces.get(feature)?.parts ?? []), boxPart(box, mm, place)] });
  }
  const terrain = buildTerrain(
    {
      format: 'gantry-table', version: 1, id: 'boxes', name: 'Boxes', theme: 'test', size: [mm(size[0]), mm(size[1])],
      features: [...pieces.keys()].map((id) => ({ id, piece: id, at: [0, 0], turn: 0, level: 0 })),
    },
    pieces,
  );
  const points = ingress.flatMap(({ id, kind = 'ladder', points: places }) =>
    places.map(([x, z, h], i) => {
      const [px, pz] = place(x, z);
      return { id: `${id}/${i}`, group: id, kind, part: -1, at: { x: px, y: mm(h), z: pz } };
    }),
  );
  return { ...terrain, ingress: [...terrain.ingress, ...points] };
}

/** A piece of one box, in mm, for tests that place and turn pieces. */
export function boxPiece(name: string, boxes: readonly BoxSpec[], ingress: readonly IngressModel[] = []): PieceModel {
  return { name, parts: boxes.map((box, i) => ({ ...boxPart(box, (n) => n, (x, z) => [x, z]), ingress: i === 0 ? ingress : [] })) };
}

function boxPart(box: BoxSpec, mm: (n: number) => number, place: (x: number, z: number) => readonly [number, number]): PartModel {
  const [xa, za] = place(box.x[0], box.z[0]);
  const [xb, zb] = place(box.x[1], box.z[1]);
  const [x0, x1, z0, z1] = [Math.min(xa, xb), Math.max(xa, xb), Math.min(za, zb), Math.max(za, zb)];
  const [bottom, top] = [mm(box.bottom), mm(box.top)];
  const outline: Ring = [[x0, z0], [x1, z0], [x1, z1], [x0, z1]];
  const carries = box.surface !== false && box.hollow === undefined && box.is === undefined;
  const { id: part, sight, move, low = false } = box;
  const mesh = new MeshOf();
  if (box.hollow === undefined) mesh.box(x0, x1, bottom, top, z0, z1);
  else {
    const wall = mm(box.hollow);
    mesh.box(x0, x1, bottom, top, z0, z0 + wall);
    mesh.box(x0, x1, bottom, top, z1 - wall, z1);
    mesh.box(x0, x0 + wall, bottom, top, z0 + wall, z1 - wall);
    mesh.box(x1 - wall, x1, bottom, top, z0 + wall, z1 - wall);
  }
  return { part, sight, move, low, top, bottom, footprint: [outline], surfaces: carries ? [{ y: top, outline }] : [], ingress: [], ...(box.is === 'door' ? { door: { slide: [0, -top, 0] } } : {}), ...(box.is === 'pit' ? { pit: true } : {}), ...mesh.done() };
}

/** Collects the triangles of boxes, fronts outward. */
class MeshOf {
  readonly #positions: number[] = [];
  readonly #index: number[] = [];

  box(x0: number, x1: number, y0: number, y1: number, z0: number, z1: number): void {
    const first = this.#positions.length / 3;
    for (const y of [y0, y1]) this.#positions.push(x0, y, z0, x1, y, z0, x1, y, z1, x0, y, z1);
    const faces = [[0, 1, 2, 3], [7, 6, 5, 4], [4, 5, 1, 0], [6, 7, 3, 2], [7, 4, 0, 3], [5, 6, 2, 1]] as const;
    for (const [a, b, c, d] of faces) this.#index.push(...[a, b, c, a, c, d].map((n) => n + first));
  }

  done(): { readonly positions: Float32Array; readonly index: Uint32Array } {
    return { positions: Float32Array.from(this.#positions), index: Uint32Array.from(this.#index) };
  }
}

/** Sizes of the acceptance fixtures, in mm: invented for tests, not the game's. */
export const TEST = {
  radius: inches(0.75),
  token: inches(0.5),
  height: inches(2),
  /** Range tools 1 to 5, from index 1. */
  ranges: [0, 1, 3, 5, 7, 9].map(inches),
  advance: { length: inches(6), width: 0, beyondTip: true },
  dash: { length: inches(4), width: 0, beyondTip: true },
  levels: { step: inches(3), equalIsSame: true },
} as const;

const solid = { sight: 'blocked', move: 'impassable' } as const;

/** The named terrain of the acceptance fixtures, in inches with the corner origin. */
export const BOXES = {
  wallHigh: { id: 'wall-high', ...solid, x: [17.75, 18.25], z: [10, 26], bottom: 0, top: 5 },
  wallLow: { id: 'wall-low', ...solid, x: [17.75, 18.25], z: [10, 26], bottom: 0, top: 2 },
  gantry: { id: 'gantry', sight: 'clear', move: 'passable', x: [10, 20], z: [16, 20], bottom: 4.75, top: 5 },
  roof: { id: 'roof', ...solid, x: [20, 28], z: [14, 22], bottom: 0, top: 5 },
  crate: { id: 'crate', ...solid, x: [12, 14], z: [9, 11], bottom: 0, top: 1.5, low: true },
} as const satisfies Record<string, BoxSpec>;

/** LADDER: LB at its foot, LT on the gantry, connected. */
export const LADDER: IngressSpec = { id: 'ladder', points: [[9.5, 18, 0], [10.5, 18, 5]] };

/** Terrain of fixture boxes. */
export const fixture = (boxes: readonly BoxSpec[], ingress: readonly IngressSpec[] = []): Terrain => boxTerrain({ inch: true, boxes, ingress });
