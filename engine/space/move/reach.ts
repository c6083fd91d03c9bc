/** Where a figure gets with a hinged movement tool (SP-TOOL, SP-ADV, SP-CLIMB). */
import { latticeOf, mayStand, standsWell } from '../ground/ground.ts';
import { directionTo, elevation, inWedge, overlaps } from '../plane/measure.ts';
import { inTheWay, type Objection } from '../ground/objection.ts';
import { EPSILON, type Plan, planDistance, type Point, tenth } from '../../shape/point.ts';
import { PoseTree } from './reach-tree.ts';
import { stoppers, type Support, supportOf } from './reach-why.ts';
import type { Base, Body, Levels, ToolShape, Zone } from '../../shape/shape.ts';
import type { Terrain } from '../terrain/terrain.ts';
import { barFree, hindrance, type Hindrance, type Pose, poseAlong } from './tool.ts';
import { directionAt } from './tool-angle.ts';

export type { Pose } from './tool.ts';
export type { Support } from './reach-why.ts';

/** A zone that is reached with a movement tool. */
export type ToolZone = Extract<Zone, { kind: 'tool' }>;

/** Places a figure may go to, on a lattice `cell` mm apart. Every one of them is accepted by `refusePlace`. */
export interface Field {
  readonly cell: number;
  readonly cells: readonly Point[];
}

/** A place that is reached, with the tool laid there and what carries the base; or what is against it and the parts that stand in the way. */
export type Reached =
  | { readonly ok: true; readonly pose: Pose; readonly support: Support }
  | { readonly ok: false; readonly objection: Objection; readonly stoppedBy: readonly number[] };

/** How far in mm the centre of a base gets with the straight tool (SP-TOOL-04). */
export const farthest = ({ tool }: ToolZone, radius: number): number => tool.length + (tool.beyondTip && tool.centred !== true ? 2 : 1) * radius;

/** Whether a body may end its move at `to`, with the tool laid there, or the first thing against it and what stands in the way; last, that there is no way to lay the tool (SP-ADV-02). */
export function reachTool(terrain: Terrain, body: Body, others: readonly Base[], zone: ToolZone, to: Point): Reached {
  const there = { ...body, at: to };
  const objection = refuseAim(body, zone, to) ?? mayStand(terrain, there, others, zone.levels);
  if (objection) return { ok: false, objection, stoppedBy: partsNamed(terrain, there, objection) };
  const pose = poseTo(terrain, body, zone, to);
  if (pose) return { ok: true, pose, support: supportOf(terrain, there) };
  const stoppedBy = stoppers(terrain, body, zone, to);
  const part = terrain.parts[stoppedBy[0] ?? -1];
  return { ok: false, objection: { why: 'toolBlocked', ...inTheWay(part) }, stoppedBy };
}

/** Whether a body may end its move at `to`: the answer of `reachTool` without its reasons, for those who ask often. */
export function mayReach(terrain: Terrain, body: Body, others: readonly Base[], zone: ToolZone, to: Point): boolean {
  return refuseAim(body, zone, to) === null && standsWell(terrain, { ...body, at: to }, others, zone.levels) && toolTouches(terrain, body, zone, to);
}

/** Why a place is none for a tool wherever it is laid, or null: too far (SP-TOOL-04), outside the wedge (SP-DIR-06), too high (SP-ADV-03). */
function refuseAim({ at, radius }: Body, zone: ToolZone, to: Point): Objection | null {
  if (planDistance(at, to) > farthest(zone, radius) + EPSILON) return { why: 'outOfReach' };
  if (zone.wedge && !inWedge(at, to, zone.wedge)) return { why: 'outsideWedge' };
  return !zone.over && elevation(to.y, at.y, zone.levels) === 'higher' ? { why: 'higher' } : null;
}

/** The parts that an objection is about: those it names, or what one would stand on too high. */
function partsNamed(terrain: Terrain, there: Body, { why, detail }: Objection): readonly number[] {
  if (detail?.['part'] !== undefined) return terrain.parts.filter(({ feature, part }) => feature === detail['feature'] && part === detail['part']).map(({ index }) => index);
  const { part } = why === 'higher' ? supportOf(terrain, there) : { part: null };
  return part === null ? [] : [part];
}

/** A way to lay the tool so that a base at `to` touches it, straight if possible, or null. Standing rules are not looked at. */
export function poseTo(terrain: Terrain, body: Body, zone: ToolZone, to: Plan): Pose | null {
  const { at, radius } = body;
  const { tool } = zone;
  const distance = planDistance(at, to);
  if (distance > farthest(zone, radius) + EPSILON) return null;
  const way = directionTo(at, to) ?? { x: 1, z: 0 };
  const straight = poseAlong(at, radius, tool.length / 2, way.x, way.z, way.x, way.z);
  const hindering = zone.over ? null : hindrance(terrain, body, tool, zone.levels);
  // SP-MOVE-09: a base that stays already touches the tool, wherever it is laid.
  if (hindering === null || hindering.parts.length === 0 || distance <= EPSILON || straightFree(hindering, body, tool, way)) return straight;
  const found = treeOf(terrain, body, tool, zone.levels).poseTo(to.x, to.z);
  if (!found) return null;
  const [ux, uz, angle] = found;
  const [vx, vz] = directionAt(angle);
  return poseAlong(at, radius, tool.length / 2, ux, uz, vx, vz);
}

/** Whether there is a pose for a place: the answer of `poseTo` without the pose. */
function toolTouches(terrain: Terrain, body: Body, zone: ToolZone, to: Plan): boolean {
  if (zone.over) return true;
  const hindering = hindrance(terrain, body, zone.tool, zone.levels);
  const way = directionTo(body.at, to);
  if (hindering.parts.length === 0 || way === null || planDistance(body.at, to) <= EPSILON) return true;
  return straightFree(hindering, body, zone.tool, way) || treeOf(terrain, body, zone.tool, zone.levels).reaches(to.x, to.z);
}

/** Whether a tool may touch a base somewhere within `spare` mm of a place; false is proven. Standing rules are not looked at. */
export function mightReach(terrain: Terrain, body: Body, zone: ToolZone, to: Plan, spare: number): boolean {
  if (zone.over || planDistance(body.at, to) <= EPSILON + spare) return true;
  const hindering = hindrance(terrain, body, zone.tool, zone.levels);
  return hindering.parts.length === 0 || treeOf(terrain, body, zone.tool, zone.levels).mightReach(to.x, to.z, spare);
}

/** Room for rounding where the whole tool lies free (mm). */
const HAIR = 1e-5;

const straightFree = (hindering: Hindrance, { at, radius }: Body, tool: ToolShape, { x, z }: Plan): boolean =>
  barFree(hindering, at, radius, x, z, tool.length - HAIR, HAIR);

interface Position {
  readonly body: Body;
  readonly tool: ToolShape;
  readonly levels: Levels;
  readonly tree: PoseTree;
}

/** The positions asked from last, for each terrain; the last one first. */
const positions = new WeakMap<Terrain, Position[]>();
const KEPT = 16;

/** The poses of a tool from where a body stands. Remembers the last few. */
function treeOf(terrain: Terrain, body: Body, tool: ToolShape, levels: Levels): PoseTree {
  let known = positions.get(terrain);
  if (!known) positions.set(terrain, (known = []));
  const k = known.findIndex((position) => samePosition(position, body, tool, levels));
  if (k === 0) return known[0]!.tree;
  if (k > 0) {
    const [position] = known.splice(k, 1);
    known.unshift(position!);
    return position!.tree;
  }
  const room = known.length >= KEPT ? known.pop()!.tree.room : undefined;
  const tree = new PoseTree(body.at, body.radius, tool, hindrance(terrain, body, tool, levels), room);
  known.unshift({ body, tool, levels, tree });
  return tree;
}

const samePosition = (
  { body, tool, levels }: Position,
  { at, radius, height }: Body,
  { length, width, beyondTip, centred }: ToolShape,
  { step, equalIsSame }: Levels,
): boolean =>
  body.at.x === at.x &&
  body.at.z === at.z &&
  body.at.y === at.y &&
  body.radius === radius &&
  body.height === height &&
  tool.length === length &&
  tool.width === width &&
  tool.beyondTip === beyondTip &&
  tool.centred === centred &&
  levels.step === step &&
  levels.equalIsSame === equalIsSame;

/** All places of a lattice that a body may reach, with heights. `cell` in mm. */
export function reachField(terrain: Terrain, body: Body, others: readonly Base[], zone: ToolZone, cell = 10): Field {
  const { at, radius, height } = body;
  const limit = farthest(zone, radius);
  const heightsAt = latticeOf(terrain, radius, height, cell);
  const near = others.filter((other) => planDistance(other.at, at) < limit + radius + other.radius);
  const hinders = !zone.over && hindrance(terrain, body, zone.tool, zone.levels).parts.length > 0;
  const tree = hinders ? treeOf(terrain, body, zone.tool, zone.levels) : null;
  const cells: Point[] = [];
  const index = (n: number): number => Math.floor(n / cell);
  const [firstColumn, lastColumn] = [index(at.x - limit), index(at.x + limit) + 1];
  for (let row = index(at.z - limit); row <= index(at.z + limit) + 1; row++) {
    const z = tenth(row * cell);
    for (let column = firstColumn; column <= lastColumn; column++) {
      const x = tenth(column * cell);
      const distance = Math.sqrt((at.x - x) * (at.x - x) + (at.z - z) * (at.z - z));
      if (distance > limit || (zone.wedge && !inWedge(at, { x, z }, zone.wedge))) continue;
      let laid = tree === null || distance <= EPSILON;
      for (const y of heightsAt(column, row)) {
        if (!zone.over && elevation(y, at.y, zone.levels) === 'higher') continue;
        const there = { x, y, z };
        if (near.length > 0 && near.some((other) => overlaps({ at: there, radius }, other, zone.levels))) continue;
        laid ||= tree!.reaches(x, z);
        if (!laid) break;
        cells.push(there);
      }
    }
  }
  return { cell, cells };
}
