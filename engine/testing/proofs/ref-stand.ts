/** Standing, slowly: sampled places of a base over the drawn upward faces, and its body against all triangles (SP-MOVE-03, -06 to -08). */
import type { Objection } from '../../space/ground/objection.ts';
import type { Base, Body, Levels } from '../../shape/shape.ts';
import { aroundDisc, aroundLine, type Drawn } from './drawn.ts';
import { distanceToTriangle, inTriangle, runInTriangle } from './flat.ts';
import { higher } from './ref-overlap.ts';
import { AGREES, largest, type Verdict, worst } from './verdict.ts';

/** Heights this close carry a base together; the gap between two parts that carries as if it were closed; the rules' touch (mm). */
const FLUSH = 3;
/** How far a bevel falls from the floor that it edges, and still belongs to it (mm). */
const BEVEL = 2;
const SEAM = 1.1;
/** Slots of one part up to this wide carry: a base does not sink in. */
const SLOT = 6.3;
const SURE_SLOT = 5;
const TOUCH = 0.1;

/** Upward faces near a place that belong to parts with places to stand: flat ones, or with bevels and slopes. */
export function floorsNear(drawn: Drawn, x: number, z: number, radius: number, which: 'flat' | 'sloped'): readonly number[] {
  const least = which === 'flat' ? 0.99 : 0.2;
  return aroundDisc(drawn, 'all', x, z, radius, (i) => drawn.ups[i]! > least && drawn.terrain.parts[drawn.owners[i]!]!.surfaces.length > 0);
}

/** The height of a triangle's plane at a place. */
function heightAt({ corners: c }: Drawn, i: number, px: number, pz: number): number {
  const o = 9 * i;
  const [bx, by, bz] = [c[o + 3]! - c[o]!, c[o + 4]! - c[o + 1]!, c[o + 5]! - c[o + 2]!];
  const [cx, cy, cz] = [c[o + 6]! - c[o]!, c[o + 7]! - c[o + 1]!, c[o + 8]! - c[o + 2]!];
  const area = bx * cz - bz * cx;
  const [dx, dz] = [px - c[o]!, pz - c[o + 2]!];
  return area === 0 ? c[o + 1]! : c[o + 1]! + ((dx * cz - dz * cx) * by + (bx * dz - bz * dx) * cy) / area;
}

/** Places of a disc: its rim, two rings within and its middle. */
function* placesOf(x: number, z: number, radius: number): Generator<readonly [number, number]> {
  for (const [share, count] of [[1, 64], [0.66, 24], [0.33, 12], [0, 1]] as const) {
    for (let i = 0; i < count; i++) {
      const angle = (2 * Math.PI * i) / count;
      yield [x + radius * share * Math.cos(angle), z + radius * share * Math.sin(angle)];
    }
  }
}

type Held = 'held' | 'seam' | 'free';

/** Whether a disc is carried at height `y` at all its places: by floors within 3 mm, over slots within one part or seams between two. The table's mat carries everything at its own level. */
export function carried(drawn: Drawn, floors: readonly number[], x: number, y: number, z: number, radius: number, slot = SLOT): Held {
  if (y <= FLUSH) return 'held';
  const band = FLUSH + TOUCH;
  const deepest = (i: number): number => band + (drawn.ups[i]! > 0.99 ? 0 : BEVEL);
  const level = floors.filter((i) => {
    const ys = [1, 4, 7].map((k) => drawn.corners[9 * i + k]!);
    return Math.max(...ys) >= y - deepest(i) && Math.min(...ys) <= y + band;
  });
  const liesNear = (above: number, i: number): boolean => above <= band && above >= -deepest(i);
  let held: Held = 'held';
  for (const [px, pz] of placesOf(x, z, radius)) {
    if (level.some((i) => inTriangle(drawn.corners, 9 * i, px, pz) && liesNear(heightAt(drawn, i, px, pz) - y, i))) continue;
    const gap = gapAt(drawn, level, px, pz, slot);
    if (gap === 'free') return 'free';
    if (gap === 'seam') held = 'seam';
  }
  return held;
}

/** What an uncovered place lies in: a slot of one part that no base sinks into, a seam between two parts, or nothing. */
function gapAt(drawn: Drawn, level: readonly number[], px: number, pz: number, slot: number): Held {
  let found: Held = 'free';
  for (let k = 0; k < 8; k++) {
    const [ux, uz] = [Math.cos((k * Math.PI) / 8), Math.sin((k * Math.PI) / 8)];
    const line = { x: px - ux * slot, z: pz - uz * slot, ux, uz, long: 2 * slot };
    const before = new Map<number, number>();
    const after = new Map<number, number>();
    for (const i of level) {
      const run = runInTriangle(line, 0, drawn.corners, 9 * i);
      if (run === null) continue;
      const part = drawn.owners[i]!;
      if (run[1] <= slot) before.set(part, Math.min(before.get(part) ?? Infinity, slot - run[1]));
      else if (run[0] >= slot) after.set(part, Math.min(after.get(part) ?? Infinity, run[0] - slot));
    }
    for (const [part, one] of before) if (one + (after.get(part) ?? Infinity) <= slot) return 'held';
    if (Math.min(...before.values()) + Math.min(...after.values()) <= SEAM) found = 'seam';
  }
  return found;
}

/** Distance in mm from the middle of a body to the nearest matter beside it, between 3 mm above its feet and its head; `leave` mm are left away above and below. */
export function roomOf(drawn: Drawn, { at, radius, height }: Body, leave: number): number {
  const [low, high] = [at.y + FLUSH + leave, at.y + height - leave];
  let nearest = Infinity;
  for (const i of aroundDisc(drawn, 'all', at.x, at.z, radius + 2, () => true)) {
    const polygon = cutBetween(drawn, i, low, high);
    if (polygon.length < 2) continue;
    nearest = Math.min(nearest, distanceToPolygon(polygon, at.x, at.z));
    if (nearest === 0) break;
  }
  return nearest;
}

/** A corner of a cut triangle. */
export type Corner = readonly [x: number, y: number, z: number];

/** What a triangle has strictly between two heights. */
export function cutBetween({ corners: c }: Drawn, i: number, low: number, high: number): readonly Corner[] {
  let polygon: readonly Corner[] = [0, 3, 6].map((k) => [c[9 * i + k]!, c[9 * i + k + 1]!, c[9 * i + k + 2]!]);
  if (polygon.every(([, y]) => y <= low) || polygon.every(([, y]) => y >= high)) return [];
  for (const [limit, sign] of [[low, 1], [high, -1]] as const) {
    const kept: Corner[] = [];
    polygon.forEach((b, n) => {
      const a = polygon[(n + polygon.length - 1) % polygon.length]!;
      const [da, db] = [(a[1] - limit) * sign, (b[1] - limit) * sign];
      if ((da < 0 && db > 0) || (da > 0 && db < 0)) {
        const t = da / (da - db);
        kept.push([a[0] + (b[0] - a[0]) * t, limit, a[2] + (b[2] - a[2]) * t]);
      }
      if (db >= 0) kept.push(b);
    });
    polygon = kept;
  }
  return polygon;
}

/** Distance of a place from a convex polygon in plan: a fan of triangles. */
export function distanceToPolygon(polygon: readonly Corner[], x: number, z: number): number {
  const c = new Float64Array(9);
  let nearest = Infinity;
  for (let k = 1; k < polygon.length; k++) {
    const [a, b, d] = [polygon[0]!, polygon[k]!, polygon[k + 1] ?? polygon[k]!];
    c.set([...a, ...b, ...d]);
    nearest = Math.min(nearest, distanceToTriangle(c, 0, x, z));
  }
  return nearest;
}

/** Whether a place lies inside a closed mesh: what is seen first above it, and to four sides, shows its back. All five, some, or none. */
export function enclosed(drawn: Drawn, x: number, y: number, z: number): 'all' | 'some' | 'none' {
  let backs = 0;
  const [px, py, pz] = [x + 0.0137, y + 0.0171, z + 0.0193];
  const near = (dx: number, dz: number): readonly number[] => aroundLine(drawn, 'all', px, pz, px + 300 * dx, pz + 300 * dz, 0.1, () => true);
  for (const [dx, dy, dz] of [[0, 1, 0], [1, 0, 0], [-1, 0, 0], [0, 0, 1], [0, 0, -1]] as const) {
    let first = Infinity;
    let back = false;
    for (const i of near(dx, dz)) {
      const hit = rayMeets(drawn, i, px, py, pz, dx, dy, dz);
      if (hit === null || hit.t >= first) continue;
      first = hit.t;
      back = hit.back;
    }
    if (first < Infinity && back) backs++;
  }
  return backs === 5 ? 'all' : backs === 0 ? 'none' : 'some';
}

/** Where a ray meets a triangle (Möller and Trumbore), and whether from behind. */
function rayMeets(
  { corners: c }: Drawn, i: number, ox: number, oy: number, oz: number, dx: number, dy: number, dz: number,
): { readonly t: number; readonly back: boolean } | null {
  const o = 9 * i;
  const [e1x, e1y, e1z] = [c[o + 3]! - c[o]!, c[o + 4]! - c[o + 1]!, c[o + 5]! - c[o + 2]!];
  const [e2x, e2y, e2z] = [c[o + 6]! - c[o]!, c[o + 7]! - c[o + 1]!, c[o + 8]! - c[o + 2]!];
  const [hx, hy, hz] = [dy * e2z - dz * e2y, dz * e2x - dx * e2z, dx * e2y - dy * e2x];
  const a = e1x * hx + e1y * hy + e1z * hz;
  if (Math.abs(a) < 1e-9) return null;
  const [sx, sy, sz] = [ox - c[o]!, oy - c[o + 1]!, oz - c[o + 2]!];
  const u = (sx * hx + sy * hy + sz * hz) / a;
  const [qx, qy, qz] = [sy * e1z - sz * e1y, sz * e1x - sx * e1z, sx * e1y - sy * e1x];
  const v = (dx * qx + dy * qy + dz * qz) / a;
  const t = (e2x * qx + e2y * qy + e2z * qz) / a;
  // Seen from the front the determinant is positive.
  return u < 0 || v < 0 || u + v > 1 || t <= 0 ? null : { t, back: a < 0 };
}

/** Compares an answer about standing (an objection or null) with the reference. */
export function checkStand(drawn: Drawn, body: Body, others: readonly Base[], levels: Levels, objection: Objection | null): Verdict {
  const { at, radius } = body;
  const { half } = drawn.terrain;
  const out = Math.max(Math.abs(at.x) - half.x, Math.abs(at.z) - half.z) + radius;
  const floors = floorsNear(drawn, at.x, at.z, radius + SLOT, 'sloped');
  const holds = (r: number): Held => carried(drawn, floors, at.x, at.y, at.z, r);
  const overlap = Math.max(
    -Infinity,
    ...others.map((other) => (sameLevel(other, body, levels) ? radius + other.radius - Math.hypot(at.x - other.at.x, at.z - other.at.z) : -Infinity)),
  );
  if (objection === null) return worst([
    out > 0 ? { mm: out, what: `stands ${out.toFixed(3)} mm over the table's edge` } : AGREES,
    overlap > 0 ? { mm: overlap, what: `stands ${overlap.toFixed(3)} mm deep in another base` } : AGREES,
    ...support(holds, radius), room(drawn, body),
  ]);
  if (!['offTable', 'noRoom', 'unsupported', 'overlapsBase'].includes(objection.why)) return AGREES;
  // An objection is right when the reference has any reason for one.
  const flat = floors.filter((i) => drawn.ups[i]! > 0.99);
  const stands = (grow: number): boolean => {
    const r = radius - TOUCH + grow;
    return out - TOUCH + grow < 0 && overlap - TOUCH + grow < 0 && isSupported(drawn, flat, body, r) && roomOf(drawn, body, -TOUCH) > r && enclosed(drawn, at.x, at.y + 10, at.z) === 'none';
  };
  if (!stands(0.001)) return AGREES;
  const mm = largest(2, (grow) => stands(grow + 0.001));
  return { mm, what: `is refused (${objection.why}) with ${mm.toFixed(3)} mm to spare`, ...(betweenFloors(drawn, flat, body) ? { border: 'unsure' } : {}) };
}

const sameLevel = (a: Base, b: Base, levels: Levels): boolean => higher(a.at.y, b.at.y, levels) === 'no' && higher(b.at.y, a.at.y, levels) === 'no';
function support(holds: (radius: number) => Held, radius: number): readonly Verdict[] {
  const whole = holds(radius);
  if (whole === 'held') return [];
  if (whole === 'seam') return [{ mm: 0.5, what: 'stands over a closed seam', border: 'seam' }];
  const over = radius - largest(radius, (r) => holds(r) !== 'free');
  return [{ mm: holds(0) === 'free' ? radius : over, what: `stands ${over.toFixed(3)} mm over a rim` }];
}

function room(drawn: Drawn, body: Body): Verdict {
  const deep = body.radius - roomOf(drawn, body, TOUCH);
  if (deep > 0) return { mm: deep, what: `stands ${deep.toFixed(3)} mm deep in matter` };
  return enclosed(drawn, body.at.x, body.at.y + 10, body.at.z) === 'all' ? { mm: 9, what: 'stands inside a closed mesh' } : AGREES;
}

/** Whether a disc lies on floors of just the body's height, or on the table's mat. */
function isSupported(drawn: Drawn, floors: readonly number[], { at }: Body, radius: number): boolean {
  if (at.y === 0) return true;
  const level = floors.filter((i) => Math.abs(drawn.corners[9 * i + 1]! - at.y) <= 0.05);
  return level.length > 0 && at.y > FLUSH && carried(drawn, level, at.x, at.y, at.z, radius, SURE_SLOT) === 'held';
}

/** Whether a floor of nearly the same height is under the base too: then it may rest on that one instead. */
function betweenFloors(drawn: Drawn, floors: readonly number[], { at, radius }: Body): boolean {
  const heights = drawn.terrain.surfaces.map(({ y }) => y);
  return floors.some((i) => {
    const y = drawn.corners[9 * i + 1]!;
    const isOther = Math.abs(y - at.y) > 0.05 && Math.abs(y - at.y) <= 2 * FLUSH && heights.some((height) => Math.abs(height - y) < 0.2);
    return isOther && distanceToTriangle(drawn.corners, 9 * i, at.x, at.z) < radius;
  });
}
