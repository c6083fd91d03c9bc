/** Where a figure gets with a hinged movement tool (SP-TOOL, SP-ADV, SP-CLIMB). */
import type { Refusal } from '../core/script.ts';
import { latticeOf, mayStand } from './ground.ts';
import { blocker } from './line.ts';
import { directionTo, elevation, inWedge, overlaps } from './measure.ts';
import { EPSILON, type Plan, planDistance, type Point, tenth } from './point.ts';
import type { Base, Body, Zone } from './shape.ts';
import { barOpen, poseAlong, poseOf, type Sweep, sweepOf, sweptPose } from './sweep.ts';
import type { Terrain } from './terrain.ts';
import { barBlocked, DIRECTIONS, hindrance, type Hindrance, type Pose, startsInside, touches } from './tool.ts';

export type { Pose } from './tool.ts';

/** A zone that is reached with a movement tool. */
export type ToolZone = Extract<Zone, { kind: 'tool' }>;

/** Places a figure may go to, on a lattice `cell` mm apart. Every one of them is accepted by `refusePlace`. */
export interface Field {
  readonly cell: number;
  readonly cells: readonly Point[];
}

export type Reached = { readonly ok: true; readonly pose: Pose } | { readonly ok: false; readonly refusal: Refusal };

const no = (rule: string, why: string, part?: { readonly feature: string; readonly part: string }): Reached => ({
  ok: false,
  refusal: { rule, why, ...(part && { detail: { feature: part.feature, part: part.part } }) },
});

/** How far in mm the centre of a base gets with the straight tool (SP-TOOL-04). */
export const farthest = ({ tool }: ToolZone, radius: number): number => tool.length + (tool.beyondTip ? 2 : 1) * radius;

/** Whether a body may end its move at `to`, with the tool laid there, or the first rule against it. */
export function reachTool(terrain: Terrain, body: Body, others: readonly Base[], zone: ToolZone, to: Point): Reached {
  if (planDistance(body.at, to) > farthest(zone, body.radius) + EPSILON) return no('SP-TOOL-04', 'outOfReach');
  if (zone.wedge && !inWedge(body.at, to, zone.wedge)) return no('SP-DIR-06', 'outsideWedge');
  if (!zone.over && elevation(to.y, body.at.y, zone.levels) === 'higher') return no('SP-ADV-03', 'higher');
  const refusal = mayStand(terrain, { ...body, at: to }, others, zone.levels);
  if (refusal) return { ok: false, refusal };
  const pose = poseTo(terrain, body, zone, to);
  if (pose) return { ok: true, pose };
  return no('SP-ADV-02', 'toolBlocked', between(terrain, body, zone, to));
}

/** The part that the straight way to a place crosses. */
function between(terrain: Terrain, body: Body, zone: ToolZone, to: Plan): { readonly feature: string; readonly part: string } | undefined {
  const { parts } = hindrance(terrain, body, zone.tool, zone.levels);
  const way = directionTo(body.at, to);
  return way ? (terrain.parts[blocker(parts, body.at.x, body.at.z, way.x, way.z, 0, planDistance(body.at, to) + body.radius)] ?? parts[0]) : undefined;
}

/**
 * A way to lay the tool so that a base at `to` touches it, or null. Standing rules are not looked at. Straight tools are
 * measured exactly; bent ones are tried in 384 directions of the first bar, the second aimed at the place, along both its
 * tangents, and in steps of about 3°.
 */
export function poseTo(terrain: Terrain, body: Body, zone: ToolZone, to: Plan): Pose | null {
  const distance = planDistance(body.at, to);
  if (distance > farthest(zone, body.radius) + EPSILON) return null;
  const way = directionTo(body.at, to) ?? { x: 1, z: 0 };
  const straight = poseAlong(body.at, body.radius, zone.tool.length / 2, way.x, way.z, way.x, way.z);
  if (zone.over) return straight;
  const hindering = hindrance(terrain, body, zone.tool, zone.levels);
  if (hindering.parts.length === 0 || straightOpen(hindering, body, zone, way)) return straight;
  // SP-MOVE-09: the base already touches the tool, wherever it is laid.
  if (distance <= EPSILON) return straight;
  return aimed(hindering, body, zone, way, to) ?? swept(sweepOf(terrain, body, zone.tool, zone.levels), zone, to);
}

function straightOpen(hindering: Hindrance, { at, radius }: Body, { tool }: ToolZone, { x, z }: Plan): boolean {
  const a = { x: at.x + x * radius, z: at.z + z * radius };
  return !startsInside(hindering, a.x + x * 2 * EPSILON, a.z + z * 2 * EPSILON) && !barBlocked(hindering, a.x, a.z, x, z, tool.length);
}

/** A remembered pose that a base at `to` touches. */
function swept(sweep: Sweep, { tool }: ToolZone, to: Plan): Pose | null {
  const { radius } = sweep.start;
  const found = sweptPose(sweep, to, radius, (pose) => tool.beyondTip || touches(poseOf(sweep, pose), to, radius, false));
  return found < 0 ? null : poseOf(sweep, found);
}

/** A pose whose second bar is aimed at the base or along its rim; first bars in the base's direction are tried first. */
function aimed(hindering: Hindrance, body: Body, { tool }: ToolZone, way: Plan, to: Plan): Pose | null {
  const { at, radius } = body;
  const half = tool.length / 2;
  const middle = nearestDirection(way);
  const count = DIRECTIONS.length / 2;
  for (let i = 0; i < count; i++) {
    const k = (middle + (i % 2 ? count - (i + 1) / 2 : i / 2)) % count;
    const [ux, uz] = [DIRECTIONS[2 * k]!, DIRECTIONS[2 * k + 1]!];
    const b = { x: at.x + ux * (radius + half), z: at.z + uz * (radius + half) };
    if (planDistance(b, to) > half + radius + EPSILON || !barOpen(hindering, at, radius, half, ux, uz)) continue;
    for (const [vx, vz] of [...aims(b, to, radius), [ux, uz], [-uz, ux], [uz, -ux]] as const) {
      if (vx * ux + vz * uz < -1e-9) continue;
      const pose = poseAlong(at, radius, half, ux, uz, vx, vz);
      if (touches(pose, to, radius, tool.beyondTip) && !barBlocked(hindering, b.x, b.z, vx, vz, half)) return pose;
    }
  }
  return null;
}

/** The number of the direction of the star closest to a unit vector. */
function nearestDirection({ x, z }: Plan): number {
  let best = 0;
  let most = -2;
  for (let k = 0; k < DIRECTIONS.length; k += 2) {
    const dot = DIRECTIONS[k]! * x + DIRECTIONS[k + 1]! * z;
    if (dot <= most) continue;
    most = dot;
    best = k / 2;
  }
  return best;
}

/** Unit vectors from a hinge to a base's centre and along its two tangents. */
function aims(b: Plan, to: Plan, radius: number): readonly (readonly [number, number])[] {
  const distance = planDistance(b, to);
  if (distance < 1e-6) return [];
  const [x, z] = [(to.x - b.x) / distance, (to.z - b.z) / distance];
  if (distance <= radius) return [[x, z]];
  const s = radius / distance;
  const c = Math.sqrt(1 - s * s);
  return [[x, z], [x * c - z * s, z * c + x * s], [x * c + z * s, z * c - x * s]];
}

/** All places of a lattice that a body may reach, with heights; bent tools in steps of about 3°. `cell` in mm. */
export function reachField(terrain: Terrain, body: Body, others: readonly Base[], zone: ToolZone, cell = 10): Field {
  const { at, radius, height } = body;
  const limit = farthest(zone, radius);
  const heightsAt = latticeOf(terrain, radius, height, cell);
  const near = others.filter((other) => planDistance(other.at, at) < limit + radius + other.radius);
  const hindering = zone.over ? null : hindrance(terrain, body, zone.tool, zone.levels);
  const free = hindering === null || hindering.parts.length === 0;
  const cells: Point[] = [];
  const index = (n: number): number => Math.floor(n / cell);
  for (let row = index(at.z - limit); row <= index(at.z + limit) + 1; row++) {
    for (let column = index(at.x - limit); column <= index(at.x + limit) + 1; column++) {
      const place = { x: tenth(column * cell), z: tenth(row * cell) };
      if (planDistance(at, place) > limit || (zone.wedge && !inWedge(at, place, zone.wedge))) continue;
      const heights = heightsAt(column, row).filter((y) => {
        if (!zone.over && elevation(y, at.y, zone.levels) === 'higher') return false;
        const base = { at: { ...place, y }, radius };
        return !near.some((other) => overlaps(base, other, zone.levels));
      });
      if (heights.length === 0 || !(free || laid(terrain, body, zone, hindering, place))) continue;
      for (const y of heights) cells.push({ ...place, y });
    }
  }
  return { cell, cells };
}

function laid(terrain: Terrain, body: Body, zone: ToolZone, hindering: Hindrance, place: Plan): boolean {
  const way = directionTo(body.at, place);
  return way === null || straightOpen(hindering, body, zone, way) || swept(sweepOf(terrain, body, zone.tool, zone.levels), zone, place) !== null;
}
