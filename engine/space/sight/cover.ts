/** Terrain cover (SP-COVER-02, SP-COVER-05, AMB-16). */
import { elevation } from '../plane/measure.ts';
import { overlapsPart } from '../terrain/overlap.ts';
import { EPSILON, type Plan, type Point } from '../../shape/point.ts';
import { distanceToArea, distanceToEdges, type Edges, holds, nearBox, squaredToStretch } from '../plane/ring.ts';
import type { Base, Levels } from '../../shape/shape.ts';
import type { Terrain, TerrainPart } from '../terrain/terrain.ts';

/** A part that covers a defender. */
export interface Cover {
  readonly part: number;
  /** A line between the bases through the part, as deep between them as any. */
  readonly line: readonly [Point, Point];
  /** From the defender's base to the part, in mm. */
  readonly distance: number;
}

/**
 * The part that covers the defender, by index, or -1: within `range1` mm of the defender, at the same or higher Elevation
 * than the attacker, not overlapped by the attacker, and crossed by some line between the bases (SP-COVER-02 b, c). Exact:
 * all lines between the bases fill the hull of the two discs; sharing no more than 0.1 mm with it is touching.
 */
export function coveringPart(terrain: Terrain, attacker: Base, defender: Base, range1: number, levels: Levels, ownPartsToo = false): number {
  const reach = defender.radius + range1 + EPSILON;
  const { x, z } = defender.at;
  for (const part of terrain.parts) {
    if (!nearBox(part.box, x, z, reach) || elevation(part.top, attacker.at.y, levels) === 'lower' || !inCorridor(part, attacker, defender)) continue;
    if (!hullMeets(part.edges, attacker, defender) || distanceToArea(part.edges, x, z) > reach || (!ownPartsToo && overlapsPart(part, attacker))) continue;
    return part.index;
  }
  return -1;
}

/** The answer of `coveringPart` with its reasons. */
export function terrainCover(terrain: Terrain, attacker: Base, defender: Base, range1: number, levels: Levels, ownPartsToo = false): Cover | null {
  const part = coveringPart(terrain, attacker, defender, range1, levels, ownPartsToo);
  if (part < 0) return null;
  const { edges } = terrain.parts[part]!;
  const distance = Math.max(0, distanceToArea(edges, defender.at.x, defender.at.z) - defender.radius);
  return { part, line: lineThrough(deepest(edges, attacker, defender), attacker, defender), distance };
}

/** Whether a part's box comes near the corridor between two bases. */
function inCorridor({ box }: TerrainPart, { at: a, radius: ra }: Base, { at: b, radius: rb }: Base): boolean {
  const r = ra > rb ? ra : rb;
  if (a.x < b.x ? box.maxX < a.x - r || box.minX > b.x + r : box.maxX < b.x - r || box.minX > a.x + r) return false;
  if (a.z < b.z ? box.maxZ < a.z - r || box.minZ > b.z + r : box.maxZ < b.z - r || box.minZ > a.z + r) return false;
  const dx = b.x - a.x;
  const dz = b.z - a.z;
  const mx = (box.minX + box.maxX) / 2 - a.x;
  const mz = (box.minZ + box.maxZ) / 2 - a.z;
  const reach = (Math.abs(dx) * (box.maxZ - box.minZ) + Math.abs(dz) * (box.maxX - box.minX)) / 2;
  const off = Math.abs(dx * mz - dz * mx) - reach;
  return off <= 0 || off * off <= r * r * (dx * dx + dz * dz);
}

/** Whether an outline's area and the hull of two discs share more than a touch. */
function hullMeets(edges: Edges, { at: a, radius: wholeA }: Base, { at: b, radius: wholeB }: Base): boolean {
  if (holds(edges, a.x, a.z) || holds(edges, b.x, b.z)) return true;
  const ra = wholeA > EPSILON ? wholeA - EPSILON : 0;
  const rb = wholeB > EPSILON ? wholeB - EPSILON : 0;
  const dx = b.x - a.x;
  const dz = b.z - a.z;
  const long = Math.sqrt(dx * dx + dz * dz);
  const apart = long > Math.abs(ra - rb) && long > 0;
  const ux = apart ? dx / long : 1;
  const uz = apart ? dz / long : 0;
  const nt = apart ? (ra - rb) / long : 0;
  const ns = Math.sqrt(1 - nt * nt);
  for (let i = 0; i < edges.length; i += 4) {
    const x0 = edges[i]!;
    const z0 = edges[i + 1]!;
    const x1 = edges[i + 2]!;
    const z1 = edges[i + 3]!;
    if (squaredToStretch(a.x, a.z, x0, z0, x1, z1) < ra * ra || squaredToStretch(b.x, b.z, x0, z0, x1, z1) < rb * rb) return true;
    if (!apart) continue;
    const t0 = (x0 - a.x) * ux + (z0 - a.z) * uz;
    const s0 = (z0 - a.z) * ux - (x0 - a.x) * uz;
    const t1 = (x1 - a.x) * ux + (z1 - a.z) * uz;
    const s1 = (z1 - a.z) * ux - (x1 - a.x) * uz;
    if (meetsTangents(t0, s0, t1, s1, nt, ns, ra, nt * ra, long + nt * rb)) return true;
  }
  return false;
}

/** Whether a stretch runs between the outer tangents (unit normals nt, ±ns; `ra` mm off) from t = `start` to `end`. */
function meetsTangents(t0: number, s0: number, t1: number, s1: number, nt: number, ns: number, ra: number, start: number, end: number): boolean {
  shareFrom = 0;
  shareTo = 1;
  narrow(t0 - start, t1 - start);
  narrow(end - t0, end - t1);
  narrow(ra - nt * t0 - ns * s0, ra - nt * t1 - ns * s1);
  narrow(ra - nt * t0 + ns * s0, ra - nt * t1 + ns * s1);
  return shareFrom < shareTo;
}

let shareFrom = 0;
let shareTo = 1;

/** Keeps the share of a stretch where a linear value, given at both ends, is positive. */
function narrow(first: number, last: number): void {
  if (first <= 0 && last <= 0) shareTo = -1;
  else if (first < 0) shareFrom = Math.max(shareFrom, first / (first - last));
  else if (last < 0) shareTo = Math.min(shareTo, first / (first - last));
}

/** How far from an outline's edge places within it are tried (mm). */
const INSETS = [4, 1, 0.25, EPSILON / 2];

/** The place that lies deepest in both an outline and the hull of two bases: a line through it passes well within the outline. */
function deepest(edges: Edges, from: Base, to: Base): Plan {
  let best: Plan = from.at;
  let most = 0;
  // In a corner too sharp to hold a place, the border place that lies deepest between the bases.
  let border: Plan = from.at;
  let deepestBorder = -Infinity;
  const consider = (place: Plan): void => {
    const hull = depthInHull(place, from, to);
    if (hull <= most) return;
    const depth = Math.min(hull, distanceToEdges(edges, place.x, place.z));
    if (depth <= most || !holds(edges, place.x, place.z)) return;
    most = depth;
    best = place;
  };
  const middle = middleWithin(edges, from.at, to.at);
  if (middle) consider(middle);
  for (let i = 0; i < edges.length; i += 4) {
    const [x0, z0] = [edges[i]!, edges[i + 1]!];
    const [dx, dz] = [edges[i + 2]! - x0, edges[i + 3]! - z0];
    const long = Math.sqrt(dx * dx + dz * dz);
    if (long === 0) continue;
    for (const inset of INSETS) {
      // An outline has its area to the left.
      const put = (t: number): Plan => ({ x: x0 + dx * t - (dz / long) * inset, z: z0 + dz * t + (dx / long) * inset });
      // Depth in a convex hull falls to both sides of its best place along a straight.
      let [low, high] = [0, 1];
      for (let k = 0; k < 40; k++) {
        const [p, q] = [low + (high - low) / 3, high - (high - low) / 3];
        if (depthInHull(put(p), from, to) < depthInHull(put(q), from, to)) low = p;
        else high = q;
      }
      const place = put((low + high) / 2);
      consider(place);
      const depth = depthInHull(place, from, to);
      if (inset > EPSILON / 2 || depth <= deepestBorder) continue;
      deepestBorder = depth;
      border = place;
    }
  }
  return most > 0 ? best : border;
}

/** The middle of the longest stretch of a line that lies within an outline, or null. */
function middleWithin(edges: Edges, a: Plan, b: Plan): Plan | null {
  const [dx, dz] = [b.x - a.x, b.z - a.z];
  const shares = [0, 1];
  for (let i = 0; i < edges.length; i += 4) {
    const [f, g] = [dx * (edges[i + 1]! - a.z) - dz * (edges[i]! - a.x), dx * (edges[i + 3]! - a.z) - dz * (edges[i + 2]! - a.x)];
    if (f > 0 === g > 0) continue;
    const [x, z] = [edges[i]! + (edges[i + 2]! - edges[i]!) * (f / (f - g)), edges[i + 1]! + (edges[i + 3]! - edges[i + 1]!) * (f / (f - g))];
    const t = ((x - a.x) * dx + (z - a.z) * dz) / (dx * dx + dz * dz);
    if (t > 0 && t < 1) shares.push(t);
  }
  shares.sort((p, q) => p - q);
  let best: Plan | null = null;
  let longest = 0;
  for (let i = 0; i + 1 < shares.length; i++) {
    const t = (shares[i]! + shares[i + 1]!) / 2;
    const place = { x: a.x + dx * t, z: a.z + dz * t };
    if (shares[i + 1]! - shares[i]! <= longest || !holds(edges, place.x, place.z)) continue;
    longest = shares[i + 1]! - shares[i]!;
    best = place;
  }
  return best;
}

/** How deep in mm a place lies in the hull of two discs; negative outside. */
function depthInHull(place: Plan, from: Base, to: Base): number {
  const share = nearestShare(place, from, to);
  const x = from.at.x + (to.at.x - from.at.x) * share;
  const z = from.at.z + (to.at.z - from.at.z) * share;
  const radius = from.radius + (to.radius - from.radius) * share;
  return radius - Math.sqrt((place.x - x) * (place.x - x) + (place.z - z) * (place.z - z));
}

/** Which disc between the two, as a share of the way from the first to the second, a place lies deepest in. */
function nearestShare(place: Plan, from: Base, to: Base): number {
  const [dx, dz] = [to.at.x - from.at.x, to.at.z - from.at.z];
  const squared = dx * dx + dz * dz;
  if (squared === 0) return to.radius > from.radius ? 1 : 0;
  const long = Math.sqrt(squared);
  const along = ((place.x - from.at.x) * dx + (place.z - from.at.z) * dz) / long;
  const across = Math.abs((place.x - from.at.x) * dz - (place.z - from.at.z) * dx) / long;
  // The nearest rim of a growing disc lies askew by the slope of the common tangent.
  const slope = (to.radius - from.radius) / long;
  // One disc within the other: the larger holds all.
  if (Math.abs(slope) >= 1) return slope < 0 ? 0 : 1;
  const askew = (across * slope) / Math.sqrt(1 - slope * slope);
  return Math.min(1, Math.max(0, (along + askew) / long));
}

/** The line between two discs through a place in their hull; past a place within a base it goes on to the base's rim. */
function lineThrough(place: Plan, from: Base, to: Base): readonly [Point, Point] {
  const share = nearestShare(place, from, to);
  const radius = from.radius + (to.radius - from.radius) * share;
  const offX = place.x - from.at.x - (to.at.x - from.at.x) * share;
  const offZ = place.z - from.at.z - (to.at.z - from.at.z) * share;
  const put = ({ at, radius: r }: Base): Point => (radius > 0 ? { x: at.x + (offX / radius) * r, y: at.y, z: at.z + (offZ / radius) * r } : at);
  const [p, q] = [put(from), put(to)];
  return [share === 0 ? throughRim(p, q, from) : p, share === 1 ? throughRim(q, p, to) : q];
}

/** Where the line from a far place to one within a base leaves the base. */
function throughRim(near: Point, far: Point, { at, radius }: Base): Point {
  const [dx, dz] = [near.x - far.x, near.z - far.z];
  const long = Math.sqrt(dx * dx + dz * dz);
  if (long < EPSILON) return near;
  const [ux, uz] = [dx / long, dz / long];
  const along = (near.x - at.x) * ux + (near.z - at.z) * uz;
  const across = (near.x - at.x) * uz - (near.z - at.z) * ux;
  const on = Math.sqrt(Math.max(0, radius * radius - across * across)) - along;
  return { x: near.x + ux * on, y: near.y, z: near.z + uz * on };
}
