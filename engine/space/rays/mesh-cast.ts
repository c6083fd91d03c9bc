/** Casts rays at the triangles of a part. Allocates nothing. */
import { indexOf, type TriangleIndex } from './mesh-index.ts';
import { squareOf, type Shown } from './mesh-shown.ts';
import type { TableRay } from './mesh-tree.ts';
import { AS_IT_IS } from '../terrain/placed.ts';
import type { TerrainPart } from '../terrain/terrain.ts';

/** The ray in the frame of the piece. */
let [ox, oy, oz, dx, dy, dz] = [0, 0, 0, 0, 0, 0];
/** The unit normal of the triangle met last, in the frame of the piece. */
let [nx, ny, nz] = [0, 0, 0];

function aim({ placed }: TerrainPart, ray: TableRay): void {
  const { sin, cos, at, level } = placed?.placing ?? AS_IT_IS;
  const x = ray.ox - at[0], z = ray.oz - at[1];
  ox = x * cos - z * sin;
  oy = ray.oy - level;
  oz = x * sin + z * cos;
  dx = ray.dx * cos - ray.dz * sin;
  dy = ray.dy;
  dz = ray.dx * sin + ray.dz * cos;
}

/** Whether a ray (unit direction) meets a triangle of a part within `far` mm. */
export function meetsPart(part: TerrainPart, ray: TableRay, far: number): boolean {
  aim(part, ray);
  return cast(indexOf(part), far, true) <= far;
}

/** Whether a ray (unit direction) through a place of a picture meets within `far` mm a triangle that the picture shows. */
export function meetsShown({ part, index, corners, boxes, squares }: Shown, ray: TableRay, far: number, x: number, y: number): boolean {
  const square = squares === null ? 0 : squareOf(squares, x, y);
  const end = squares === null ? corners.length : squares.starts[square + 1]!;
  let aimed = false;
  for (let i = squares === null ? 0 : squares.starts[square]!; i < end; i++) {
    const shown = squares === null ? i : squares.listed[i]!;
    const box = 4 * shown;
    if (x < boxes[box]! || y < boxes[box + 1]! || x > boxes[box + 2]! || y > boxes[box + 3]!) continue;
    if (!aimed) aim(part, ray);
    aimed = true;
    if (triangle(index, corners[shown]!, far) !== Infinity) return true;
  }
  return false;
}

/** Distance in mm at which a ray (unit direction) first meets a triangle of a part within `far`, or Infinity. */
function distanceTo(part: TerrainPart, ray: TableRay, far: number): number {
  aim(part, ray);
  return cast(indexOf(part), far, false);
}

/** A triangle on a ray: how far along it in mm, and the unit normal on the side the ray comes from. */
export interface Strike {
  readonly distance: number;
  readonly nx: number;
  readonly ny: number;
  readonly nz: number;
}

/** The first triangle of a part on a ray (unit direction) within `far` mm, or null. */
export function firstStrike(part: TerrainPart, ray: TableRay, far: number): Strike | null {
  const distance = distanceTo(part, ray, far);
  return distance === Infinity ? null : strikeOf(part, distance);
}

function strikeOf({ placed }: TerrainPart, distance: number): Strike {
  const { sin, cos } = placed?.placing ?? AS_IT_IS;
  const long = Math.sqrt(nx * nx + ny * ny + nz * nz) * (nx * dx + ny * dy + nz * dz > 0 ? -1 : 1);
  const x = nx / long, z = nz / long;
  // Adding 0 turns -0 into 0.
  return { distance, nx: x * cos + z * sin + 0, ny: ny / long + 0, nz: z * cos - x * sin + 0 };
}

/** Directions nearer to 0 than this count as this: a division by 0 would lose rays that run along a box's side. */
const FLAT = 1e-12;
const flat = (d: number): number => (d < FLAT && d > -FLAT ? FLAT : d);

/** Boxes are told this much too large (mm): they were rounded to single precision. */
const ROUNDING = 1e-4;

const stack = new Int32Array(128);

/** Distance to the nearest triangle on the ray within `far`, to any if `any` will do, or Infinity. */
function cast(index: TriangleIndex, far: number, any: boolean): number {
  const { bounds, second, count, last } = index;
  if (any && last >= 0) {
    const distance = triangle(index, last, far);
    if (distance !== Infinity) return distance;
  }
  const ix = 1 / flat(dx), iy = 1 / flat(dy), iz = 1 / flat(dz);
  let [top, reach, nearest] = [0, far, Infinity];
  stack[0] = 0;
  while (top >= 0) {
    const node = stack[top--]!;
    const at = 6 * node;
    const ax = (bounds[at]! - ROUNDING - ox) * ix, bx = (bounds[at + 3]! + ROUNDING - ox) * ix;
    const ay = (bounds[at + 1]! - ROUNDING - oy) * iy, by = (bounds[at + 4]! + ROUNDING - oy) * iy;
    const az = (bounds[at + 2]! - ROUNDING - oz) * iz, bz = (bounds[at + 5]! + ROUNDING - oz) * iz;
    let near = 0, end = reach;
    if (ix > 0) { if (ax > near) near = ax; if (bx < end) end = bx; } else { if (bx > near) near = bx; if (ax < end) end = ax; }
    if (iy > 0) { if (ay > near) near = ay; if (by < end) end = by; } else { if (by > near) near = by; if (ay < end) end = ay; }
    if (iz > 0) { if (az > near) near = az; if (bz < end) end = bz; } else { if (bz > near) near = bz; if (az < end) end = az; }
    if (near > end) continue;
    const next = second[node]!;
    if (next >= 0) {
      // The child on whose side the ray begins is looked at first: it lies on top.
      const first = node + 1;
      const swap = towards(bounds, first, next);
      stack[++top] = swap ? first : next;
      stack[++top] = swap ? next : first;
      continue;
    }
    for (let i = 0, corner = 3 * (-1 - next); i < count[node]!; i++, corner += 3) {
      const distance = triangle(index, corner, reach);
      if (distance === Infinity) continue;
      if (any) {
        index.last = corner;
        return distance;
      }
      nearest = reach = distance;
    }
  }
  return nearest;
}

/** Whether the second of two boxes comes before the first along the ray. */
function towards(bounds: Float32Array, first: number, second: number): boolean {
  const [a, b] = [6 * first, 6 * second];
  const x = bounds[b]! + bounds[b + 3]! - bounds[a]! - bounds[a + 3]!;
  const y = bounds[b + 1]! + bounds[b + 4]! - bounds[a + 1]! - bounds[a + 4]!;
  const z = bounds[b + 2]! + bounds[b + 5]! - bounds[a + 2]! - bounds[a + 5]!;
  return x * dx + y * dy + z * dz < 0;
}

/** A triangle reaches this share of its sides beyond them: no ray slips between two that share an edge. */
const EDGE = 1e-9;

/** Distance at which the ray meets the triangle whose corners begin at `corner`, at most `far`, or Infinity; both sides count. */
function triangle({ corners, vertices }: TriangleIndex, corner: number, far: number): number {
  const a = 3 * corners[corner]!, b = 3 * corners[corner + 1]!, c = 3 * corners[corner + 2]!;
  const x = vertices[a]!, y = vertices[a + 1]!, z = vertices[a + 2]!;
  const ux = vertices[b]! - x, uy = vertices[b + 1]! - y, uz = vertices[b + 2]! - z;
  const vx = vertices[c]! - x, vy = vertices[c + 1]! - y, vz = vertices[c + 2]! - z;
  const px = dy * vz - dz * vy, py = dz * vx - dx * vz, pz = dx * vy - dy * vx;
  const volume = ux * px + uy * py + uz * pz;
  if (volume === 0) return Infinity;
  const sx = ox - x, sy = oy - y, sz = oz - z;
  const u = (sx * px + sy * py + sz * pz) / volume;
  if (u < -EDGE || u > 1 + EDGE) return Infinity;
  const qx = sy * uz - sz * uy, qy = sz * ux - sx * uz, qz = sx * uy - sy * ux;
  const v = (dx * qx + dy * qy + dz * qz) / volume;
  if (v < -EDGE || u + v > 1 + EDGE) return Infinity;
  const distance = (vx * qx + vy * qy + vz * qz) / volume;
  if (!(distance >= 0 && distance <= far)) return Infinity;
  nx = uy * vz - uz * vy;
  ny = uz * vx - ux * vz;
  nz = ux * vy - uy * vx;
  return distance;
}
