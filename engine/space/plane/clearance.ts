/**
 * "Is a disc clear of these shapes?" for thousands of questions a second: a coarse distance map answers all but the
 * close calls, which are measured exactly. Shapes are stretches and convex polygons in plan.
 */
import { squaredToStretch } from './ring.ts';
import { cellsOver, findSpans, type Shapes, spans } from './shapes.ts';

/** A distance map over a table, and the shapes bucketed for the close calls. */
export interface Clearance extends Shapes {
  readonly half: { readonly x: number; readonly z: number };
  readonly columns: number;
  readonly rows: number;
  /** The box around each shape: least x and z, greatest x and z. */
  readonly boxes: Float64Array;
  /** Distance of each cell from the nearest occupied cell in half millimetres, 255 for "far". */
  readonly far: Uint8Array;
  readonly buckets: Int32Array;
  readonly bucketStarts: Int32Array;
  readonly bucketColumns: number;
  readonly bucketRows: number;
  /** The shape that was too near last, or -1: it mostly is for the next place as well. */
  nearest: number;
}

/** Side of a cell of the distance map (mm). */
export const CELL = 2;
/** A map entry is off by at most one cell's diagonal. */
const SLACK = CELL * Math.SQRT2 + 0.01;
const BUCKET = 8;
/** What rounding may hide (mm). */
const HAIR = 1e-6;

/** Builds the map for a table of the given half sizes. */
export function clearanceOf(half: { readonly x: number; readonly z: number }, shapes: Shapes): Clearance {
  const cells = cellsOver(half, CELL);
  const { columns, rows } = cells;
  const occupied = new Uint8Array(columns * rows);
  const wide = cellsOver(half, BUCKET);
  const bucketStarts = new Int32Array(wide.columns * wide.rows + 1);
  const count = shapes.owners.length;
  /** Buckets that shapes lie in, shape by shape, and where those of each shape end. */
  let met = new Int32Array(4 * count + 64);
  const ends = new Int32Array(count);
  let used = 0;
  for (let i = 0; i < count; i++) {
    for (let row = findSpans(shapes, i, cells); row <= spans.lastRow; row++) {
      const [first, last] = [row * columns + spans.first[row]!, row * columns + spans.last[row]!];
      for (let cell = first; cell <= last; cell++) occupied[cell] = 1; // most are a cell or two: faster than `fill`
    }
    for (let row = findSpans(shapes, i, wide); row <= spans.lastRow; row++) {
      for (let c = spans.first[row]!; c <= spans.last[row]!; c++) {
        const bucket = row * wide.columns + c;
        bucketStarts[bucket + 1]!++;
        if (used === met.length) met = Int32Array.from({ length: 2 * used }, (_, k) => met[k] ?? 0);
        met[used++] = bucket;
      }
    }
    ends[i] = used;
  }
  for (let i = 1; i < bucketStarts.length; i++) bucketStarts[i]! += bucketStarts[i - 1]!;
  const next = bucketStarts.slice();
  const buckets = new Int32Array(used);
  for (let i = 0, k = 0; i < count; i++) for (; k < ends[i]!; k++) buckets[next[met[k]!]!++] = i;
  const far = distances(occupied, columns, rows);
  const bucketed = { buckets, bucketStarts, bucketColumns: wide.columns, bucketRows: wide.rows };
  return { ...shapes, ...bucketed, boxes: boxesOf(shapes), half, columns, rows, far, nearest: -1 };
}

/** The box around each shape: least x and z, greatest x and z. */
export function boxesOf({ corners, starts, owners }: Shapes): Float64Array {
  const boxes = new Float64Array(4 * owners.length);
  for (let shape = 0; shape < owners.length; shape++) {
    let [minX, minZ, maxX, maxZ] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let i = starts[shape]!; i < starts[shape + 1]!; i++) {
      minX = Math.min(minX, corners[2 * i]!);
      minZ = Math.min(minZ, corners[2 * i + 1]!);
      maxX = Math.max(maxX, corners[2 * i]!);
      maxZ = Math.max(maxZ, corners[2 * i + 1]!);
    }
    boxes[4 * shape] = minX;
    boxes[4 * shape + 1] = minZ;
    boxes[4 * shape + 2] = maxX;
    boxes[4 * shape + 3] = maxZ;
  }
  return boxes;
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
  return !isNear(map, x, z, radius);
}

/** What `isClear` says of a map of these shapes, whose `boxes` are given: without the map, shape by shape. */
export function isClearOf(shapes: Shapes, boxes: Float64Array, x: number, z: number, radius: number): boolean {
  const squared = radius * radius;
  for (let shape = 0; shape < shapes.owners.length; shape++) {
    if (!isBoxFar(boxes, 4 * shape, x, z, squared + HAIR) && nearer(shapes, shape, x, z, squared)) return false;
  }
  return true;
}

/** Whether some shape is nearer to a place than `radius` mm, measured exactly. */
function isNear(map: Clearance, x: number, z: number, radius: number): boolean {
  const { half, bucketColumns, bucketRows, bucketStarts, buckets } = map;
  const squared = radius * radius;
  if (map.nearest >= 0 && nearer(map, map.nearest, x, z, squared)) return true;
  const firstRow = Math.max(0, Math.floor((z - radius + half.z) / BUCKET));
  const lastRow = Math.min(bucketRows - 1, Math.floor((z + radius + half.z) / BUCKET));
  for (let r = firstRow; r <= lastRow; r++) {
    // As wide as the disc is where the row comes nearest to its middle.
    const low = r * BUCKET - half.z;
    const off = Math.max(0, low - z, z - low - BUCKET);
    const wide = Math.sqrt(Math.max(0, squared - off * off)) + HAIR;
    const first = r * bucketColumns + Math.max(0, Math.floor((x - wide + half.x) / BUCKET));
    const last = r * bucketColumns + Math.min(bucketColumns - 1, Math.floor((x + wide + half.x) / BUCKET));
    for (let k = bucketStarts[first]!; k < bucketStarts[last + 1]!; k++) {
      const shape = buckets[k]!;
      if (isBoxFar(map.boxes, 4 * shape, x, z, squared + HAIR) || !nearer(map, shape, x, z, squared)) continue;
      map.nearest = shape;
      return true;
    }
  }
  return false;
}

/** Whether a box is farther from a place than the square root of `squared` mm. */
function isBoxFar(boxes: Float64Array, box: number, x: number, z: number, squared: number): boolean {
  const dx = x < boxes[box]! ? boxes[box]! - x : x > boxes[box + 2]! ? x - boxes[box + 2]! : 0;
  const dz = z < boxes[box + 1]! ? boxes[box + 1]! - z : z > boxes[box + 3]! ? z - boxes[box + 3]! : 0;
  return dx * dx + dz * dz > squared;
}

/** How far the nearest shape is from a place (mm), 0 within one; `most` where none is nearer than that. */
export function nearestWithin(map: Clearance, x: number, z: number, most: number): number {
  const steps = map.far[cellOf(map, x, z)]!;
  const near = steps === 255 ? most : Math.min(most, (steps + 1) * 0.5 + SLACK); // within this some shape surely lies
  let squared = near * near;
  shapesAround(map, x - near, x + near, z - near, z + near, (shape) => {
    if (!isBoxFar(map.boxes, 4 * shape, x, z, squared)) squared = Math.min(squared, squaredTo(map, shape, x, z));
  });
  return Math.sqrt(squared);
}

/** What `nearestWithin` says of a map of these shapes, whose `boxes` are given: without the map, shape by shape. */
export function nearestOf(shapes: Shapes, boxes: Float64Array, x: number, z: number, most: number): number {
  let squared = most * most;
  for (let shape = 0; shape < shapes.owners.length; shape++) {
    if (!isBoxFar(boxes, 4 * shape, x, z, squared)) squared = Math.min(squared, squaredTo(shapes, shape, x, z));
  }
  return Math.sqrt(squared);
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

/** Whether some of a few shapes comes nearer to a place than a radius, without a map of them. */
export function meetsAny(shapes: Shapes, x: number, z: number, radius: number): boolean {
  for (let i = 0; i < shapes.owners.length; i++) if (nearer(shapes, i, x, z, radius * radius)) return true;
  return false;
}

/** Whether a convex shape holds a place or comes nearer to it than the square root of `squared` mm. */
const nearer = (shapes: Shapes, shape: number, x: number, z: number, squared: number): boolean => squaredTo(shapes, shape, x, z, squared) < squared;

/** The square of the distance from a place to a convex shape (mm²), 0 within it. Below `enough` it may be said to be more than it is, but still below. */
function squaredTo({ corners, starts }: Shapes, shape: number, x: number, z: number, enough = 0): number {
  const from = starts[shape]!;
  const to = starts[shape + 1]!;
  let least = Infinity;
  let left = 0;
  let right = 0;
  for (let i = from; i < to; i++) {
    const j = i + 1 < to ? i + 1 : from;
    const x0 = corners[2 * i]!;
    const z0 = corners[2 * i + 1]!;
    const x1 = corners[2 * j]!;
    const z1 = corners[2 * j + 1]!;
    const squared = squaredToStretch(x, z, x0, z0, x1, z1);
    if (squared < enough) return squared;
    if (squared < least) least = squared;
    const side = (x1 - x0) * (z - z0) - (z1 - z0) * (x - x0);
    if (side > 0) left++;
    else if (side < 0) right++;
  }
  // Corners that fell together make no side.
  return to - from > 2 && (left === 0) !== (right === 0) ? 0 : least;
}

/** Names every shape with a bucket in a rectangle, some more than once. */
export function shapesAround(
  { half, bucketColumns, bucketRows, bucketStarts, buckets }: Clearance,
  minX: number,
  maxX: number,
  minZ: number,
  maxZ: number,
  name: (shape: number) => void,
): void {
  const limit = (n: number, count: number): number => Math.min(count - 1, Math.max(0, Math.floor(n / BUCKET)));
  const [c0, c1] = [limit(minX + half.x, bucketColumns), limit(maxX + half.x, bucketColumns)];
  const [r0, r1] = [limit(minZ + half.z, bucketRows), limit(maxZ + half.z, bucketRows)];
  for (let r = r0; r <= r1; r++) {
    for (let k = bucketStarts[r * bucketColumns + c0]!; k < bucketStarts[r * bucketColumns + c1 + 1]!; k++) name(buckets[k]!);
  }
}
