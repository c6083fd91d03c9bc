/** The hinged movement tool in plan, and what it may not lie over (SP-TOOL-04, SP-TOOL-06, SP-ADV-02). */
import { blocker } from './line.ts';
import { elevation } from './measure.ts';
import { EPSILON, type Plan } from './point.ts';
import { distanceToArea, holds, nearBox, squaredToStretch } from './ring.ts';
import type { Body, Levels, ToolShape } from './shape.ts';
import type { Terrain, TerrainPart } from './terrain.ts';

/** A tool laid on the table: `a` its notched end on the base's rim, `b` the hinge, `c` the tip. */
export interface Pose {
  readonly a: Plan;
  readonly b: Plan;
  readonly c: Plan;
}

/** The parts that a tool laid by a body may not overlap, and their edges within its reach. */
export interface Hindrance {
  readonly parts: readonly TerrainPart[];
  /** x0, z0, x1, z1 of every edge. */
  readonly edges: Float64Array;
  /** Half the tool's width (mm). */
  readonly half: number;
  /** Whether the base stands so near to a part's inside that the notched end could lie within it. */
  readonly close: boolean;
}

/** The hindrance asked for last, for each terrain: the next questions are mostly about the same figure. */
const last = new WeakMap<Terrain, { readonly key: readonly (number | boolean)[]; readonly hindrance: Hindrance }>();

/**
 * What stands in the way of a tool: impassable parts higher than the body's place (SP-ADV-02). Parts that begin above the
 * figure's head are passed underneath (SP-TERR-03).
 */
export function hindrance(terrain: Terrain, body: Body, tool: ToolShape, levels: Levels): Hindrance {
  const { at, radius, height } = body;
  const key = [at.x, at.y, at.z, radius, height, tool.length, tool.width, levels.step, levels.equalIsSame];
  const known = last.get(terrain);
  if (known && known.key.every((value, i) => value === key[i])) return known.hindrance;
  const found = findHindrance(terrain, body, tool, levels);
  last.set(terrain, { key, hindrance: found });
  return found;
}

function findHindrance(terrain: Terrain, { at, radius, height }: Body, tool: ToolShape, levels: Levels): Hindrance {
  const half = tool.width / 2;
  const reach = radius + tool.length + half;
  const parts = terrain.parts.filter(
    ({ move, top, bottom, box }) =>
      move === 'impassable' && nearBox(box, at.x, at.z, reach) && bottom < at.y + height - EPSILON && elevation(top, at.y, levels) === 'higher',
  );
  const edges = parts.flatMap((part) => edgesNear(part.edges, at.x, at.z, reach));
  const close = parts.some((part) => distanceToArea(part.edges, at.x, at.z) < radius + 1);
  return { parts, edges: Float64Array.from(edges), half, close };
}

function edgesNear(edges: Float64Array, x: number, z: number, reach: number): number[] {
  const found: number[] = [];
  for (let i = 0; i < edges.length; i += 4) {
    const [x0, z0, x1, z1] = [edges[i]!, edges[i + 1]!, edges[i + 2]!, edges[i + 3]!];
    if (squaredToStretch(x, z, x0, z0, x1, z1) <= reach * reach) found.push(x0, z0, x1, z1);
  }
  return found;
}

/** The edges of a hindrance that come nearer than `reach` mm to a place. */
export const hindranceNear = (whole: Hindrance, { x, z }: Plan, reach: number): Hindrance => ({ ...whole, edges: Float64Array.from(edgesNear(whole.edges, x, z, reach)) });

/** Whether a bar of the tool, from (x, z) along the unit vector (ux, uz), overlaps any hindering part. */
export function barBlocked({ parts, edges, half }: Hindrance, x: number, z: number, ux: number, uz: number, length: number): boolean {
  if (edges.length === 0) return false;
  if (half <= EPSILON) return blocker(parts, x, z, ux, uz, 0, length) >= 0;
  const side = half - EPSILON;
  const end = length - EPSILON;
  for (let i = 0; i < edges.length; i += 4) {
    const ax = edges[i]! - x;
    const az = edges[i + 1]! - z;
    const bx = edges[i + 2]! - x;
    const bz = edges[i + 3]! - z;
    const sa = ux * az - uz * ax;
    const sb = ux * bz - uz * bx;
    if ((sa >= side && sb >= side) || (sa <= -side && sb <= -side)) continue;
    const ta = ux * ax + uz * az;
    const tb = ux * bx + uz * bz;
    if ((ta <= EPSILON && tb <= EPSILON) || (ta >= end && tb >= end)) continue;
    if (meetsBox(ta, sa, tb, sb, EPSILON, end, side)) return true;
  }
  return false;
}

/** Whether the stretch between two places runs through the inside of the box from `low` to `high` along and ±`side` across. */
function meetsBox(ta: number, sa: number, tb: number, sb: number, low: number, high: number, side: number): boolean {
  let from = 0;
  let to = 1;
  const [dt, ds] = [tb - ta, sb - sa];
  if (dt === 0) {
    if (ta <= low || ta >= high) return false;
  } else {
    const [p, q] = [(low - ta) / dt, (high - ta) / dt];
    from = Math.max(from, Math.min(p, q));
    to = Math.min(to, Math.max(p, q));
  }
  if (ds === 0) return sa > -side && sa < side && from < to;
  const [p, q] = [(-side - sa) / ds, (side - sa) / ds];
  return Math.max(from, Math.min(p, q)) < Math.min(to, Math.max(p, q));
}

/** Whether the notched end, at a place just outside the base's rim, would lie within a hindering part. */
export const startsInside = ({ parts, close }: Hindrance, x: number, z: number): boolean => close && parts.some(({ edges }) => holds(edges, x, z));

/** Whether the round hinge at a place overlaps a hindering part. */
export function hingeBlocked({ edges, half }: Hindrance, { x, z }: Plan): boolean {
  const free = half - EPSILON;
  if (free <= 0) return false;
  for (let i = 0; i < edges.length; i += 4) {
    if (squaredToStretch(x, z, edges[i]!, edges[i + 1]!, edges[i + 2]!, edges[i + 3]!) < free * free) return true;
  }
  return false;
}

/** Whether a base at a place touches a laid tool (SP-TOOL-04); without `beyondTip` its centre may not pass the tip. */
export function touches({ a, b, c }: Pose, { x, z }: Plan, radius: number, beyondTip: boolean): boolean {
  const reach = (radius + EPSILON) * (radius + EPSILON);
  if (squaredToStretch(x, z, a.x, a.z, b.x, b.z) <= reach) return true;
  if (squaredToStretch(x, z, b.x, b.z, c.x, c.z) > reach) return false;
  const [dx, dz] = [c.x - b.x, c.z - b.z];
  return beyondTip || (x - c.x) * dx + (z - c.z) * dz <= EPSILON * Math.sqrt(dx * dx + dz * dz);
}

/** Every unit vector of a fixed star of directions, x and z in turn; a quarter turn is a quarter of the list. */
export const DIRECTIONS = star(48);

/** Directions evenly enough spaced, made without sine and cosine so that every machine has the same. */
function star(octant: number): Float64Array {
  const count = octant * 8;
  const list = new Float64Array(count * 2);
  for (let k = 0; k < octant * 2; k++) {
    const i = k <= octant ? k : 2 * octant - k;
    const t = ((Math.SQRT2 - 1) * i) / octant;
    const [c, s] = [(1 - t * t) / (1 + t * t), (2 * t) / (1 + t * t)];
    let [x, z] = k <= octant ? [c, s] : [s, c];
    for (let quarter = 0; quarter < 4; quarter++) {
      list.set([x, z], (k + quarter * octant * 2) * 2);
      [x, z] = [-z, x];
    }
  }
  return list;
}
