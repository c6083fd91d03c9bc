/** The drawn triangles of a terrain in one list, with a grid to find those near a place. The references of the proofs read nothing else of a part but its qualities. */
import type { Terrain } from '../../space/terrain/terrain.ts';
import { areaOf, type Corners, inTriangle, isOnEdge, squaredToSegment } from './flat.ts';

/** All triangles of a terrain. */
export interface Drawn {
  readonly terrain: Terrain;
  /** x, y, z of three corners each (mm). */
  readonly corners: Corners;
  /** Index of the part of each. */
  readonly owners: Int32Array;
  /** Upward share of each triangle's unit normal. */
  readonly ups: Float64Array;
  /** 0 for triangles whose plan view lies wholly within that of another one of the same part: they add nothing in plan. */
  readonly counts: Uint8Array;
  /** Highest and lowest corner of each part (mm). */
  readonly tops: Float64Array;
  readonly bottoms: Float64Array;
  /** The smallest upright rectangle of each: lowest and highest x, then z. */
  readonly boxes: Float64Array;
  /** The triangles of each cell of the grid: all, and those that count in plan. */
  readonly cells: Readonly<Record<Which, readonly Int32Array[]>>;
  readonly columns: number;
  readonly rows: number;
  readonly stamps: Int32Array;
  stamp: number;
}

/** All triangles, or only those that add something to their part's plan view. */
export type Which = 'all' | 'plan';

const CELL = 16;
const known = new WeakMap<Terrain, Drawn>();
const countsKnown = new WeakMap<Uint32Array, Uint8Array>();

/** The drawn triangles of a terrain, collected once. */
export function drawnOf(terrain: Terrain): Drawn {
  let drawn = known.get(terrain);
  if (!drawn) known.set(terrain, (drawn = collect(terrain)));
  return drawn;
}

function collect(terrain: Terrain): Drawn {
  const count = terrain.parts.reduce((sum, { triangles }) => sum + triangles.length / 3, 0);
  const corners = new Float64Array(9 * count);
  const [owners, ups, counts] = [new Int32Array(count), new Float64Array(count), new Uint8Array(count)];
  const [tops, bottoms] = [new Float64Array(terrain.parts.length).fill(-Infinity), new Float64Array(terrain.parts.length).fill(Infinity)];
  let at = 0;
  terrain.parts.forEach(({ positions, triangles }, part) => {
    const first = at;
    for (let i = 0; i < triangles.length; i++) {
      const v = 3 * triangles[i]!;
      corners.set([positions[v]!, positions[v + 1]!, positions[v + 2]!], 9 * at + 3 * (i % 3));
      tops[part] = Math.max(tops[part]!, positions[v + 1]!);
      bottoms[part] = Math.min(bottoms[part]!, positions[v + 1]!);
      if (i % 3 === 2) owners[at++] = part;
    }
    for (let i = first; i < at; i++) ups[i] = upward(corners, 9 * i);
    let kept = countsKnown.get(triangles);
    if (!kept) countsKnown.set(triangles, (kept = uncovered(corners, first, at)));
    counts.set(kept, first);
  });
  const [columns, rows] = [Math.ceil((2 * terrain.half.x) / CELL), Math.ceil((2 * terrain.half.z) / CELL)];
  const boxes = new Float64Array(4 * count);
  const all: number[][] = Array.from({ length: columns * rows }, () => []);
  const plan: number[][] = all.map(() => []);
  for (let i = 0; i < count; i++) {
    const o = 9 * i;
    const box = [
      Math.min(corners[o]!, corners[o + 3]!, corners[o + 6]!), Math.max(corners[o]!, corners[o + 3]!, corners[o + 6]!),
      Math.min(corners[o + 2]!, corners[o + 5]!, corners[o + 8]!), Math.max(corners[o + 2]!, corners[o + 5]!, corners[o + 8]!),
    ] as const;
    boxes.set(box, 4 * i);
    const [c0, c1, r0, r1] = span(terrain, columns, rows, ...box);
    for (let r = r0; r <= r1; r++) {
      for (let c = c0; c <= c1; c++) {
        all[r * columns + c]!.push(i);
        if (counts[i] === 1) plan[r * columns + c]!.push(i);
      }
    }
  }
  const packed = (lists: readonly number[][]): readonly Int32Array[] => lists.map((list) => Int32Array.from(list));
  return {
    terrain, corners, owners, ups, counts, tops, bottoms, boxes, cells: { all: packed(all), plan: packed(plan) }, columns, rows,
    stamps: new Int32Array(count), stamp: 0,
  };
}

function upward(c: Corners, o: number): number {
  const [ax, ay, az] = [c[o + 3]! - c[o]!, c[o + 4]! - c[o + 1]!, c[o + 5]! - c[o + 2]!];
  const [bx, by, bz] = [c[o + 6]! - c[o]!, c[o + 7]! - c[o + 1]!, c[o + 8]! - c[o + 2]!];
  const [nx, ny, nz] = [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
  const long = Math.sqrt(nx * nx + ny * ny + nz * nz);
  return long === 0 ? 0 : ny / long;
}

/** Marks the triangles that no larger one of the same part covers in plan; those seen on edge are covered by their neighbours. */
function uncovered(corners: Corners, first: number, last: number): Uint8Array {
  const kept = new Uint8Array(last - first);
  const order = Array.from({ length: last - first }, (_, i) => first + i).filter((i) => !isOnEdge(corners, 9 * i));
  order.sort((a, b) => areaOf(corners, 9 * b) - areaOf(corners, 9 * a));
  const large: number[] = [];
  for (const i of order) {
    const holds = (j: number): boolean => [0, 3, 6].every((k) => inTriangle(corners, 9 * j, corners[9 * i + k]!, corners[9 * i + k + 2]!));
    if (large.some(holds)) continue;
    kept[i - first] = 1;
    large.push(i);
  }
  return kept;
}

function span({ half }: Terrain, columns: number, rows: number, x0: number, x1: number, z0: number, z1: number): readonly [number, number, number, number] {
  const limit = (n: number, most: number): number => Math.min(most - 1, Math.max(0, Math.floor(n / CELL)));
  return [limit(x0 + half.x, columns), limit(x1 + half.x, columns), limit(z0 + half.z, rows), limit(z1 + half.z, rows)];
}

/** Every triangle whose box meets a rectangle in plan, once, for which `accept` is true. */
function around(
  drawn: Drawn, which: Which, x0: number, x1: number, z0: number, z1: number, accept: (triangle: number) => boolean,
  skip?: (x: number, z: number) => boolean,
): readonly number[] {
  const found: number[] = [];
  const stamp = ++drawn.stamp;
  const { boxes, stamps, columns } = drawn;
  const { half } = drawn.terrain;
  const [c0, c1, r0, r1] = span(drawn.terrain, columns, drawn.rows, x0, x1, z0, z1);
  for (let r = r0; r <= r1; r++) {
    for (let c = c0; c <= c1; c++) {
      if (skip?.((c + 0.5) * CELL - half.x, (r + 0.5) * CELL - half.z)) continue;
      for (const i of drawn.cells[which][r * columns + c]!) {
        if (stamps[i] === stamp) continue;
        stamps[i] = stamp;
        const b = 4 * i;
        if (boxes[b]! <= x1 && boxes[b + 1]! >= x0 && boxes[b + 2]! <= z1 && boxes[b + 3]! >= z0 && accept(i)) found.push(i);
      }
    }
  }
  return found;
}

/** Every triangle with a cell within `reach` mm of the stretch between two places. */
export function aroundLine(
  drawn: Drawn, which: Which, ax: number, az: number, bx: number, bz: number, reach: number, accept: (triangle: number) => boolean,
): readonly number[] {
  const far = (reach + CELL) * (reach + CELL);
  return around(
    drawn,
    which,
    Math.min(ax, bx) - reach,
    Math.max(ax, bx) + reach,
    Math.min(az, bz) - reach,
    Math.max(az, bz) + reach,
    accept,
    // Cells at the grid's rim also hold what lies beyond it.
    (x, z) => Math.abs(x) < drawn.terrain.half.x - CELL && Math.abs(z) < drawn.terrain.half.z - CELL && squaredToSegment(x, z, ax, az, bx, bz) > far,
  );
}

/** Larger triangles first: they settle most questions. */
export const largestFirst = ({ corners }: Drawn, triangles: readonly number[]): readonly number[] =>
  triangles.map((i) => [i, areaOf(corners, 9 * i)] as const).sort((a, b) => b[1] - a[1]).map(([i]) => i);

/** Every triangle near a disc. */
export const aroundDisc = (drawn: Drawn, which: Which, x: number, z: number, radius: number, accept: (triangle: number) => boolean): readonly number[] =>
  around(drawn, which, x - radius, x + radius, z - radius, z + radius, accept);
