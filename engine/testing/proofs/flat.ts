/** Plain plan-view measures on triangles, straights and bars: slow, and written without a word from `engine/space`'s own. */

/** The corners of a triangle in plan: x, z of each, from index `o` of a list of nine numbers a triangle (x, y, z). */
export type Corners = Float64Array;

/** Squared distance of a place from the stretch between two others (mm²). */
export function squaredToSegment(px: number, pz: number, ax: number, az: number, bx: number, bz: number): number {
  const ex = bx - ax;
  const ez = bz - az;
  const long = ex * ex + ez * ez;
  const t = long === 0 ? 0 : Math.min(1, Math.max(0, ((px - ax) * ex + (pz - az) * ez) / long));
  const dx = px - ax - t * ex;
  const dz = pz - az - t * ez;
  return dx * dx + dz * dz;
}

/** Distance of a place from a triangle in plan, 0 within it (mm). */
export function distanceToTriangle(c: Corners, o: number, px: number, pz: number): number {
  if (areaOf(c, o) > 1e-9 && inTriangle(c, o, px, pz)) return 0;
  const one = squaredToSegment(px, pz, c[o]!, c[o + 2]!, c[o + 3]!, c[o + 5]!);
  const two = squaredToSegment(px, pz, c[o + 3]!, c[o + 5]!, c[o + 6]!, c[o + 8]!);
  const three = squaredToSegment(px, pz, c[o + 6]!, c[o + 8]!, c[o]!, c[o + 2]!);
  return Math.sqrt(Math.min(one, two, three));
}

/** The area of a triangle in plan (mm²). */
export const areaOf = (c: Corners, o: number): number =>
  Math.abs((c[o + 3]! - c[o]!) * (c[o + 8]! - c[o + 2]!) - (c[o + 5]! - c[o + 2]!) * (c[o + 6]! - c[o]!)) / 2;

/** Whether a triangle is seen on edge: turned pieces are rounded to thousandths, so it may have a hair's width. */
export const isOnEdge = (c: Corners, o: number): boolean =>
  2 * areaOf(c, o) < 0.01 * Math.sqrt(Math.max(squared(c, o, o + 3), squared(c, o + 3, o + 6), squared(c, o + 6, o)));
const squared = (c: Corners, a: number, b: number): number => (c[a]! - c[b]!) * (c[a]! - c[b]!) + (c[a + 2]! - c[b + 2]!) * (c[a + 2]! - c[b + 2]!);

/** Whether a place lies within a triangle in plan. */
export function inTriangle(c: Corners, o: number, px: number, pz: number): boolean {
  const one = side(c, o, o + 3, px, pz);
  const two = side(c, o + 3, o + 6, px, pz);
  const three = side(c, o + 6, o, px, pz);
  return (one >= 0 && two >= 0 && three >= 0) || (one <= 0 && two <= 0 && three <= 0);
}

/** On which side of the edge between two corners a place lies. */
const side = (c: Corners, a: number, b: number, px: number, pz: number): number => (c[b]! - c[a]!) * (pz - c[a + 2]!) - (c[b + 2]! - c[a + 2]!) * (px - c[a]!);

/** A straight stretch in plan: where it begins, its unit vector and its length (mm). */
export interface Straight {
  readonly x: number;
  readonly z: number;
  readonly ux: number;
  readonly uz: number;
  readonly long: number;
}

/** The straight from one place to another; null when they coincide. */
export function straight(ax: number, az: number, bx: number, bz: number): Straight | null {
  const long = Math.sqrt((bx - ax) * (bx - ax) + (bz - az) * (bz - az));
  return long < 1e-9 ? null : { x: ax, z: az, ux: (bx - ax) / long, uz: (bz - az) / long, long };
}

/** Where a straight, shifted `aside` mm to its left, runs inside a triangle: from and to in mm along it. Null when it does not. */
export function runInTriangle({ x, z, ux, uz, long }: Straight, aside: number, c: Corners, o: number): readonly [number, number] | null {
  let from = Infinity;
  let to = -Infinity;
  for (let i = 0; i < 3; i++) {
    const j = (i + 1) % 3;
    const px = c[o + 3 * i]! - x;
    const pz = c[o + 3 * i + 2]! - z;
    const qx = c[o + 3 * j]! - x;
    const qz = c[o + 3 * j + 2]! - z;
    const sp = ux * pz - uz * px - aside;
    const sq = ux * qz - uz * qx - aside;
    if (sp > 0 === sq > 0) continue;
    const tp = ux * px + uz * pz;
    const t = tp + (sp / (sp - sq)) * (ux * qx + uz * qz - tp);
    from = Math.min(from, t);
    to = Math.max(to, t);
  }
  from = Math.max(0, from);
  to = Math.min(long, to);
  return to > from ? [from, to] : null;
}

/** Whether a triangle comes nearer than `spare` mm to a straight, measured square to it. */
export function nearStraight({ x, z, ux, uz, long }: Straight, spare: number, c: Corners, o: number): boolean {
  return meetsBox(c, o, x, z, ux, uz, 0, long, spare);
}

/** Whether a triangle and the rectangle from `low` to `high` mm along a unit vector and ±`side` mm across it share more than a touch (separating axes). */
export function meetsBox(c: Corners, o: number, x: number, z: number, ux: number, uz: number, low: number, high: number, side: number): boolean {
  const [x0, z0, x1, z1, x2, z2] = [c[o]! - x, c[o + 2]! - z, c[o + 3]! - x, c[o + 5]! - z, c[o + 6]! - x, c[o + 8]! - z];
  const [s0, s1, s2] = [ux * z0 - uz * x0, ux * z1 - uz * x1, ux * z2 - uz * x2];
  if ((s0 >= side && s1 >= side && s2 >= side) || (s0 <= -side && s1 <= -side && s2 <= -side)) return false;
  const [t0, t1, t2] = [ux * x0 + uz * z0, ux * x1 + uz * z1, ux * x2 + uz * z2];
  if ((t0 <= low && t1 <= low && t2 <= low) || (t0 >= high && t1 >= high && t2 >= high)) return false;
  return !(apart(t0, s0, t1, s1, t2, s2, low, high, side) || apart(t1, s1, t2, s2, t0, s0, low, high, side) || apart(t2, s2, t0, s0, t1, s1, low, high, side));
}

/** Whether the edge a–b of a triangle separates it from a box. */
function apart(at: number, as: number, bt: number, bs: number, ct: number, cs: number, low: number, high: number, side: number): boolean {
  const nt = bs - as;
  const ns = at - bt;
  const sign = nt * (ct - at) + ns * (cs - as) > 0 ? 1 : -1;
  // The corner of the box that lies farthest to the third corner's side.
  const most = sign * (nt * ((sign * nt > 0 ? high : low) - at) + ns * ((sign * ns > 0 ? side : -side) - as));
  return most <= 0;
}

/** Distance of a place from the rectangle from 0 to `long` mm along a unit vector and ±`side` across it (mm). */
export function distanceToBar(px: number, pz: number, x: number, z: number, ux: number, uz: number, long: number, side: number): number {
  const t = ux * (px - x) + uz * (pz - z);
  const s = ux * (pz - z) - uz * (px - x);
  const dt = t < 0 ? -t : t > long ? t - long : 0;
  const ds = Math.max(0, Math.abs(s) - side);
  return Math.sqrt(dt * dt + ds * ds);
}
