/** Terrain cover (SP-COVER-02, SP-COVER-05, AMB-16). */
import { elevation } from './measure.ts';
import { overlapsPart } from './overlap.ts';
import { EPSILON, type Plan, type Point } from './point.ts';
import { distanceToArea, type Edges, holds, nearBox } from './ring.ts';
import type { Base, Levels } from './shape.ts';
import { inCorridor } from './sight.ts';
import type { Terrain } from './terrain.ts';

/**
 * A part that covers the defender, with a line that passes through it, or null: within `range1` mm of the defender, at the
 * same or higher Elevation than the attacker, not overlapped by the attacker, and crossed by some line between the bases.
 */
export function terrainCover(terrain: Terrain, attacker: Base, defender: Base, range1: number, levels: Levels, ownPartsToo = false): { readonly part: number; readonly line: readonly [Point, Point] } | null {
  const reach = defender.radius + range1 + EPSILON;
  for (const part of terrain.parts) {
    if (!nearBox(part.box, defender.at.x, defender.at.z, reach) || elevation(part.top, attacker.at.y, levels) === 'lower') continue;
    if (!inCorridor(part, attacker, defender) || distanceToArea(part.edges, defender.at.x, defender.at.z) > reach || (!ownPartsToo && overlapsPart(part, attacker))) continue;
    const line = crossingLine(part.edges, attacker, defender);
    if (line) return { part: part.index, line };
  }
  return null;
}

/** A line between the bases through the inside of an outline. All such lines together fill the hull of the two discs. */
function crossingLine(edges: Edges, from: Base, to: Base): readonly [Point, Point] | null {
  for (const place of placesInside(edges, from, to)) {
    const line = lineThrough(place, from, to);
    if (line) return line;
  }
  return null;
}

/** Places a little inside an outline, where its edges run through the discs' surroundings, and the discs' centres. */
function* placesInside(edges: Edges, from: Base, to: Base): Generator<Plan> {
  for (const { at } of [to, from]) if (holds(edges, at.x, at.z)) yield at;
  const inward = 2 * EPSILON;
  for (let i = 0; i < edges.length; i += 4) {
    const [x0, z0] = [edges[i]!, edges[i + 1]!];
    const [dx, dz] = [edges[i + 2]! - x0, edges[i + 3]! - z0];
    const long = Math.sqrt(dx * dx + dz * dz);
    if (long < EPSILON) continue;
    for (const t of sharesInHull(x0, z0, dx, dz, from, to)) {
      const [x, z] = [x0 + dx * t - (dz / long) * inward, z0 + dz * t + (dx / long) * inward];
      if (holds(edges, x, z)) yield { x, z };
    }
  }
}

/** The middle share of the stretch of an edge that lies in the hull of two discs, if any. */
function sharesInHull(x0: number, z0: number, dx: number, dz: number, from: Base, to: Base): readonly number[] {
  const depth = (t: number): number => depthInHull({ x: x0 + dx * t, z: z0 + dz * t }, from, to);
  // Depth in a convex hull falls to both sides of its best place along a straight.
  let [low, high] = [0, 1];
  for (let i = 0; i < 40; i++) {
    const [a, b] = [low + (high - low) / 3, high - (high - low) / 3];
    if (depth(a) < depth(b)) low = a;
    else high = b;
  }
  const best = (low + high) / 2;
  return depth(best) > 0 ? [best] : [];
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
  if (squared === 0) return 0;
  const long = Math.sqrt(squared);
  const along = ((place.x - from.at.x) * dx + (place.z - from.at.z) * dz) / long;
  const across = Math.abs((place.x - from.at.x) * dz - (place.z - from.at.z) * dx) / long;
  // The nearest rim of a growing disc lies askew by the slope of the common tangent.
  const slope = (to.radius - from.radius) / long;
  const askew = Math.abs(slope) < 1 ? (across * slope) / Math.sqrt(1 - slope * slope) : 0;
  return Math.min(1, Math.max(0, (along + askew) / long));
}

/** The line between two discs through a place in their hull, or null when the place is outside it. */
function lineThrough(place: Plan, from: Base, to: Base): readonly [Point, Point] | null {
  const share = nearestShare(place, from, to);
  const radius = from.radius + (to.radius - from.radius) * share;
  const offX = place.x - from.at.x - (to.at.x - from.at.x) * share;
  const offZ = place.z - from.at.z - (to.at.z - from.at.z) * share;
  if (offX * offX + offZ * offZ > radius * radius) return null;
  const put = ({ at, radius: r }: Base): Point => ({ x: at.x + (offX / radius) * r, y: at.y, z: at.z + (offZ / radius) * r });
  return [put(from), put(to)];
}
