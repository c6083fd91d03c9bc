/**
 * "Is a disc clear of these shapes?" for thousands of questions a second: a coarse distance map answers all but the
 * close calls, which are measured exactly. Shapes are stretches and convex polygons in plan.
 */
import { squaredToStretch } from './ring.ts';

/** Convex shapes in plan: the corners x, z of shape i are `corners[2 * starts[i]] …`; two corners make a stretch. */
export interface Shapes {
  readonly corners: Float64Array;
  readonly starts: Int32Array;
  /** What each shape belongs to. */
  readonly owners: Int32Array;
}

/** A distance map over a table, and the shapes bucketed for the close calls. */
export interface Clearance extends Shapes {
  readonly half: { readonly x: number; readonly z: number };
  readonly columns: number;
  readonly rows: number;
  /** Distance of each cell from the nearest occupied cell in half millimetres, 255 for "far". */
  readonly far: Uint8Array;
  readonly buckets: Int32Array;
  readonly bucketStarts: Int32Array;
  readonly bucketColumns: number;
  readonly bucketRows: number;
}

/** Side of a cell of the distance map (mm). */
export const CELL = 2;
/** A map entry is off by at most one cell's diagonal. */
const SLACK = CELL * Math.SQRT2 + 0.01;
const BUCKET = 8;

/** Collects shapes. */
export class ShapeList {
  readonly #corners: number[] = [];
  readonly #starts: number[] = [0];
  readonly #owners: number[] = [];

  /** Adds a shape from flat corners x, z. */
  add(corners: readonly number[], owner: number): void {
    for (const n of corners) this.#corners.push(n);
    this.#starts.push(this.#corners.length / 2);
    this.#owners.push(owner);
  }

  shapes(): Shapes {
    return { corners: Float64Array.from(this.#corners), starts: Int32Array.from(this.#starts), owners: Int32Array.from(this.#owners) };
  }
}

/** Builds the map for a table of the given half sizes. */
export function clearanceOf(half: { readonly x: number; readonly z: number }, shapes: Shapes): Clearance {
  const columns = Math.ceil((2 * half.x) / CELL);
  const rows = Math.ceil((2 * half.z) / CELL);
  const occupied = new Uint8Array(columns * rows);
  const bucketColumns = Math.ceil((2 * half.x) / BUCKET);
  const bucketRows = Math.ceil((2 * half.z) / BUCKET);
  const counts = new Int32Array(bucketColumns * bucketRows + 1);
  const count = shapes.owners.length;
  for (let i = 0; i < count; i++) {
    spans(shapes, i, half, CELL, columns, rows, (row, first, last) => occupied.fill(1, row * columns + first, row * columns + last + 1));
    spans(shapes, i, half, BUCKET, bucketColumns, bucketRows, (row, first, last) => {
      for (let c = first; c <= last; c++) counts[row * bucketColumns + c + 1]!++;
    });
  }
  for (let i = 1; i < counts.length; i++) counts[i]! += counts[i - 1]!;
  const next = counts.slice();
  const buckets = new Int32Array(counts[counts.length - 1]!);
  for (let i = 0; i < count; i++) {
    spans(shapes, i, half, BUCKET, bucketColumns, bucketRows, (row, first, last) => {
      for (let c = first; c <= last; c++) buckets[next[row * bucketColumns + c]!++] = i;
    });
  }
  return { ...shapes, half, columns, rows, far: distances(occupied, columns, rows), buckets, bucketStarts: counts, bucketColumns, bucketRows };
}

/** Names every row of cells that a convex shape touches, with its first and last column. Cells off the table are left away. */
function spans(
  { corners, starts }: Shapes, shape: number, half: { readonly x: number; readonly z: number }, cell: number, columns: number, rows: number,
  mark: (row: number, first: number, last: number) => void,
): void {
  const from = starts[shape]!;
  const to = starts[shape + 1]!;
  let [minZ, maxZ] = [Infinity, -Infinity];
  for (let i = from; i < to; i++) {
    minZ = Math.min(minZ, corners[2 * i + 1]!);
    maxZ = Math.max(maxZ, corners[2 * i + 1]!);
  }
  const firstRow = Math.max(0, Math.floor((minZ + half.z) / cell));
  const lastRow = Math.min(rows - 1, Math.floor((maxZ + half.z) / cell));
  for (let row = firstRow; row <= lastRow; row++) {
    const low = row * cell - half.z;
    const high = low + cell;
    let [minX, maxX] = [Infinity, -Infinity];
    for (let i = from; i < to; i++) {
      const j = i + 1 < to ? i + 1 : from;
      const x0 = corners[2 * i]!;
      const z0 = corners[2 * i + 1]!;
      const x1 = corners[2 * j]!;
      const z1 = corners[2 * j + 1]!;
      if (Math.max(z0, z1) < low || Math.min(z0, z1) > high) continue;
      const slope = z1 === z0 ? 0 : (x1 - x0) / (z1 - z0);
      const xa = z0 < low ? x0 + (low - z0) * slope : z0 > high ? x0 + (high - z0) * slope : x0;
      const xb = z1 < low ? x0 + (low - z0) * slope : z1 > high ? x0 + (high - z0) * slope : x1;
      minX = Math.min(minX, xa, xb);
      maxX = Math.max(maxX, xa, xb);
    }
    const first = Math.max(0, Math.floor((minX + half.x) / cell));
    const last = Math.min(columns - 1, Math.floor((maxX + half.x) / cell));
    if (first <= last) mark(row, first, last);
  }
}

/** Euclidean distance of every cell from the nearest occupied one, in half millimetres (two passes, exact between cell centres). */
function distances(occupied: Uint8Array, columns: number, rows: number): Uint8Array {
  const none = columns + rows;
  const upright = new Int32Array(columns * rows);
  for (let c = 0; c < columns; c++) {
    let run = none;
    for (let r = 0; r < rows; r++) upright[r * columns + c] = run = occupied[r * columns + c] ? 0 : Math.min(none, run + 1);
    for (let r = rows - 1; r >= 0; r--) upright[r * columns + c] = run = Math.min(upright[r * columns + c]!, run + 1);
  }
  const far = new Uint8Array(columns * rows);
  const hull = new Int32Array(columns);
  const starts = new Float64Array(columns + 1);
  for (let r = 0; r < rows; r++) {
    const row = r * columns;
    let top = -1;
    for (let c = 0; c < columns; c++) {
      const value = upright[row + c]! * upright[row + c]! + c * c;
      let from = -Infinity;
      while (top >= 0) {
        const v = hull[top]!;
        from = (value - upright[row + v]! * upright[row + v]! - v * v) / (2 * (c - v));
        if (from > starts[top]!) break;
        top--;
      }
      top++;
      hull[top] = c;
      starts[top] = top === 0 ? -Infinity : from;
    }
    starts[top + 1] = Infinity;
    for (let c = 0, k = 0; c < columns; c++) {
      while (starts[k + 1]! < c) k++;
      const v = hull[k]!;
      const squared = (c - v) * (c - v) + upright[row + v]! * upright[row + v]!;
      far[row + c] = Math.min(255, Math.floor(Math.sqrt(squared) * CELL * 2));
    }
  }
  return far;
}

const cellOf = ({ half, columns, rows }: Clearance, x: number, z: number): number => {
  const c = Math.floor((x + half.x) / CELL);
  const r = Math.floor((z + half.z) / CELL);
  return (r < 0 ? 0 : r >= rows ? rows - 1 : r) * columns + (c < 0 ? 0 : c >= columns ? columns - 1 : c);
};

/** A distance in mm that no shape is nearer than; never more than the true one. */
export const atLeast = (map: Clearance, x: number, z: number): number => map.far[cellOf(map, x, z)]! * 0.5 - SLACK;

/** Whether no shape comes nearer to a place on the table than `radius` mm. */
export function isClear(map: Clearance, x: number, z: number, radius: number): boolean {
  const steps = map.far[cellOf(map, x, z)]!;
  if (steps * 0.5 - SLACK >= radius) return true;
  if (steps < 255 && (steps + 1) * 0.5 + SLACK < radius) return false;
  return shapeWithin(map, x, z, radius) < 0;
}

/** Some shape nearer to a place than `radius` mm, measured exactly, or -1. */
export function shapeWithin(map: Clearance, x: number, z: number, radius: number): number {
  const { half, bucketColumns, bucketRows, bucketStarts, buckets } = map;
  const firstColumn = Math.max(0, Math.floor((x - radius + half.x) / BUCKET));
  const lastColumn = Math.min(bucketColumns - 1, Math.floor((x + radius + half.x) / BUCKET));
  const firstRow = Math.max(0, Math.floor((z - radius + half.z) / BUCKET));
  const lastRow = Math.min(bucketRows - 1, Math.floor((z + radius + half.z) / BUCKET));
  for (let r = firstRow; r <= lastRow; r++) {
    for (let c = firstColumn; c <= lastColumn; c++) {
      const bucket = r * bucketColumns + c;
      for (let k = bucketStarts[bucket]!; k < bucketStarts[bucket + 1]!; k++) {
        if (nearer(map, buckets[k]!, x, z, radius * radius)) return buckets[k]!;
      }
    }
  }
  return -1;
}

/** Whether a convex shape holds a place or comes nearer to it than the square root of `squared` mm. */
function nearer({ corners, starts }: Shapes, shape: number, x: number, z: number, squared: number): boolean {
  const from = starts[shape]!;
  const to = starts[shape + 1]!;
  let left = 0;
  let right = 0;
  for (let i = from; i < to; i++) {
    const j = i + 1 < to ? i + 1 : from;
    const x0 = corners[2 * i]!;
    const z0 = corners[2 * i + 1]!;
    const x1 = corners[2 * j]!;
    const z1 = corners[2 * j + 1]!;
    if (squaredToStretch(x, z, x0, z0, x1, z1) < squared) return true;
    const side = (x1 - x0) * (z - z0) - (z1 - z0) * (x - x0);
    if (side > 0) left++;
    else if (side < 0) right++;
  }
  return to - from > 2 && (left === to - from || right === to - from);
}

/** Names every shape with a bucket in a rectangle, some more than once. */
export function shapesAround({ half, bucketColumns, bucketRows, bucketStarts, buckets }: Clearance, minX: number, maxX: number, minZ: number, maxZ: number, name: (shape: number) => void): void {
  const limit = (n: number, count: number): number => Math.min(count - 1, Math.max(0, Math.floor(n / BUCKET)));
  const [c0, c1] = [limit(minX + half.x, bucketColumns), limit(maxX + half.x, bucketColumns)];
  const [r0, r1] = [limit(minZ + half.z, bucketRows), limit(maxZ + half.z, bucketRows)];
  for (let r = r0; r <= r1; r++) {
    for (let k = bucketStarts[r * bucketColumns + c0]!; k < bucketStarts[r * bucketColumns + c1 + 1]!; k++) name(buckets[k]!);
  }
}
