/** Distances, elevation and directions between bases. */
import { EPSILON, planDistance, type Plan, type Point } from '../../shape/point.ts';
import type { Base, Levels, Wedge } from '../../shape/shape.ts';

/** Horizontal distance from edge to edge in mm, 0 when they touch or overlap in plan (SP-MEAS-01, SP-MEAS-08). */
export const gap = (a: Base, b: Base): number => Math.max(0, planDistance(a.at, b.at) - (a.radius + b.radius));

/** Whether two bases are within `range` mm of each other; touching the measure's end counts (SP-MEAS-11). */
export const within = (a: Base, b: Base, range: number): boolean => placesWithin(a.at, b.at, a.radius + b.radius, range);

/** The same by the middles of the bases and the sum of their radii. */
export const placesWithin = (a: Plan, b: Plan, radii: number, range: number): boolean => planDistance(a, b) - radii <= range + EPSILON;

/** How height `a` stands to height `b`, both in mm (SP-ELEV-04, SP-ELEV-05, AMB-01). Not transitive: only ever a pair (AMB-02). */
export function elevation(a: number, b: number, { step, equalIsSame }: Levels): 'same' | 'higher' | 'lower' {
  const difference = a - b;
  const limit = equalIsSame ? step + EPSILON : step - EPSILON;
  if (difference > limit) return 'higher';
  return difference < -limit ? 'lower' : 'same';
}

/** Whether moving a base's centre between two places keeps to the quarter of directions a wedge allows; exactly 45° is legal (SP-DIR-05). */
export function inWedge(from: Plan, to: Plan, { other, way }: Wedge): boolean {
  const sign = way === 'away' ? 1 : -1;
  const ideal = { x: sign * (from.x - other.x), z: sign * (from.z - other.z) };
  const long = Math.sqrt(ideal.x * ideal.x + ideal.z * ideal.z);
  const move = { x: to.x - from.x, z: to.z - from.z };
  // SP-DIR-07: with one centre above the other every direction is free.
  if (long < EPSILON) return true;
  const along = (move.x * ideal.x + move.z * ideal.z) / long;
  const across = (move.x * ideal.z - move.z * ideal.x) / long;
  return Math.abs(across) <= along + EPSILON;
}

/** Whether two bases of the same Elevation share more than a touch in plan (SP-MOVE-08, SP-OVER-02). */
export const overlaps = (a: Base, b: Base, levels: Levels): boolean =>
  planDistance(a.at, b.at) < a.radius + b.radius - EPSILON && elevation(a.at.y, b.at.y, levels) === 'same';

/** The place `distance` mm from `from` along a unit vector, at the same height. */
export const along = (from: Point, direction: Plan, distance: number): Point => ({
  x: from.x + direction.x * distance,
  y: from.y,
  z: from.z + direction.z * distance,
});

/** The unit vector between two places in plan, or null when they coincide. */
export function directionTo(from: Plan, to: Plan): Plan | null {
  const long = planDistance(from, to);
  return long < 1e-9 ? null : { x: (to.x - from.x) / long, z: (to.z - from.z) / long };
}
