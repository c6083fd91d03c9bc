/** A small solid made of capsules, and rays against it. Closed forms only. */
import type { TableRay } from './mesh-tree.ts';
import type { Plan, Point } from '../../shape/point.ts';

/** Capsules that overlap: each is everything within a radius of a straight axis (a ball when both ends coincide). */
export interface Solid {
  /** Seven numbers a capsule: one end x, y, z, the other end, the radius (mm). */
  readonly capsules: Float64Array;
  /** A place inside that lines are drawn to. */
  readonly middle: Point;
  /** Radius of a ball around the middle that holds everything (mm). */
  readonly bound: number;
  /** Unit vector across it, in plan. */
  readonly across: Plan;
}

/** A solid of these capsules. */
export function solidFrom(capsules: Float64Array, middle: Point, across: Plan): Solid {
  let bound = 0;
  for (let i = 0; i < capsules.length; i += 7) for (let end = i; end < i + 6; end += 3) {
    const x = capsules[end]! - middle.x, y = capsules[end + 1]! - middle.y, z = capsules[end + 2]! - middle.z;
    bound = Math.max(bound, Math.sqrt(x * x + y * y + z * z) + capsules[i + 6]!);
  }
  return { capsules, middle, bound, across };
}

/** How far along a ray (mm) it first enters a solid that lies before it, or Infinity. */
export function enterSolid({ capsules, middle, bound }: Solid, ray: TableRay): number {
  if (missesBall(ray, middle, bound)) return Infinity;
  let first = Infinity;
  for (let i = 0; i < capsules.length; i += 7) first = Math.min(first, enterCapsule(capsules, i, ray));
  return first;
}

function missesBall({ ox, oy, oz, dx, dy, dz }: TableRay, { x, y, z }: Point, radius: number): boolean {
  const [px, py, pz] = [ox - x, oy - y, oz - z];
  const b = px * dx + py * dy + pz * dz;
  return b * b < px * px + py * py + pz * pz - radius * radius;
}

/** The distance at which a ray enters the capsule that begins at index `i`, or Infinity. */
function enterCapsule(capsules: Float64Array, i: number, { ox, oy, oz, dx, dy, dz }: TableRay): number {
  const px = ox - capsules[i]!, py = oy - capsules[i + 1]!, pz = oz - capsules[i + 2]!;
  const ax = capsules[i + 3]! - capsules[i]!, ay = capsules[i + 4]! - capsules[i + 1]!, az = capsules[i + 5]! - capsules[i + 2]!;
  const radius = capsules[i + 6]!;
  const axis = ax * ax + ay * ay + az * az;
  const along = ax * dx + ay * dy + az * dz;
  const start = ax * px + ay * py + az * pz;
  const toward = dx * px + dy * py + dz * pz;
  const a = axis - along * along;
  // The side of the cylinder, unless the ray runs along it.
  if (a > 1e-9 * axis) {
    const b = axis * toward - start * along;
    const root = b * b - a * (axis * (px * px + py * py + pz * pz - radius * radius) - start * start);
    if (root < 0) return Infinity;
    const t = (-b - Math.sqrt(root)) / a;
    const at = start + t * along;
    if (at > 0 && at < axis) return t >= 0 ? t : Infinity;
  }
  return Math.min(enterBall(px, py, pz, dx, dy, dz, radius), enterBall(px - ax, py - ay, pz - az, dx, dy, dz, radius));
}

function enterBall(px: number, py: number, pz: number, dx: number, dy: number, dz: number, radius: number): number {
  const b = px * dx + py * dy + pz * dz;
  const root = b * b - (px * px + py * py + pz * pz - radius * radius);
  if (root < 0) return Infinity;
  const t = -b - Math.sqrt(root);
  return t >= 0 ? t : Infinity;
}

/** The outward unit normal of a solid at a place on its surface. */
export function normalOf({ capsules }: Solid, { x, y, z }: Point): Point {
  let [least, normal]: [number, Point] = [Infinity, { x: 0, y: 1, z: 0 }];
  for (let i = 0; i < capsules.length; i += 7) {
    const [px, py, pz] = [x - capsules[i]!, y - capsules[i + 1]!, z - capsules[i + 2]!];
    const [ax, ay, az] = [capsules[i + 3]! - capsules[i]!, capsules[i + 4]! - capsules[i + 1]!, capsules[i + 5]! - capsules[i + 2]!];
    const axis = ax * ax + ay * ay + az * az;
    const share = axis > 0 ? Math.max(0, Math.min(1, (px * ax + py * ay + pz * az) / axis)) : 0;
    const [nx, ny, nz] = [px - share * ax, py - share * ay, pz - share * az];
    const long = Math.sqrt(nx * nx + ny * ny + nz * nz);
    const off = Math.abs(long - capsules[i + 6]!);
    if (off < least && long > 0) [least, normal] = [off, { x: nx / long, y: ny / long, z: nz / long }];
  }
  return normal;
}
