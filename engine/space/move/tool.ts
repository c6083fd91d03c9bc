/** The hinged movement tool in plan, and what it may not lie over (SP-TOOL-04, SP-TOOL-06, SP-ADV-02). */
import { elevation } from '../plane/measure.ts';
import { EPSILON, type Plan } from '../../shape/point.ts';
import { distanceToArea, holds, nearBox, squaredToStretch } from '../plane/ring.ts';
import { SIGHT_SEAM } from '../plane/scale.ts';
import type { Body, Levels, ToolShape } from '../../shape/shape.ts';
import type { Terrain, TerrainPart } from '../terrain/terrain.ts';

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
  /** For every edge the place of its part in `parts`. */
  readonly owners: Int32Array;
  /** Half the width (mm) that must be free; a tool of no width still does not pass closed seams. */
  readonly half: number;
  /** Parts so near to the base that the notched end could lie within them. */
  readonly close: readonly TerrainPart[];
}

/** The hindrance asked for last, for each terrain: the next questions are mostly about the same figure. */
const last = new WeakMap<Terrain, Asked>();

interface Asked {
  readonly body: Body;
  readonly tool: ToolShape;
  readonly levels: Levels;
  readonly hindrance: Hindrance;
}

const isSame = (asked: Asked, { at, radius, height }: Body, { length, width }: ToolShape, { step, equalIsSame }: Levels): boolean =>
  asked.body.at.x === at.x && asked.body.at.y === at.y && asked.body.at.z === at.z && asked.body.radius === radius && asked.body.height === height
  && asked.tool.length === length && asked.tool.width === width && asked.levels.step === step && asked.levels.equalIsSame === equalIsSame;

/**
 * What stands in the way of a tool: impassable parts higher than the body's place (SP-ADV-02). Parts that begin above the
 * figure's head are passed underneath (SP-TERR-03).
 */
export function hindrance(terrain: Terrain, body: Body, tool: ToolShape, levels: Levels): Hindrance {
  const known = last.get(terrain);
  if (known !== undefined && isSame(known, body, tool, levels)) return known.hindrance;
  const found = findHindrance(terrain, body, tool, levels);
  // Copied: who asked may change what it asked about.
  last.set(terrain, { body: { ...body, at: { ...body.at } }, tool: { ...tool }, levels: { ...levels }, hindrance: found });
  return found;
}

function findHindrance(terrain: Terrain, { at, radius, height }: Body, tool: ToolShape, levels: Levels): Hindrance {
  const half = Math.max(tool.width / 2, SIGHT_SEAM);
  const reach = radius + tool.length + half;
  const parts = terrain.parts.filter(
    ({ move, top, bottom, box }) =>
      move === 'impassable' && nearBox(box, at.x, at.z, reach) && bottom < at.y + height - EPSILON && elevation(top, at.y, levels) === 'higher',
  );
  const close = parts.filter((part) => nearBox(part.box, at.x, at.z, radius + 1) && distanceToArea(part.edges, at.x, at.z) < radius + 1);
  return { parts, ...edgesNear(parts, at, reach), half, close };
}

/** The edges of some parts that come nearer than `reach` mm to a place, and whose they are. */
function edgesNear(parts: readonly TerrainPart[], { x, z }: Plan, reach: number): Pick<Hindrance, 'edges' | 'owners'> {
  const all = parts.reduce((sum, { edges }) => sum + edges.length, 0);
  const near = new Float64Array(all);
  const owners = new Int32Array(all / 4);
  let used = 0;
  for (const [owner, { edges }] of parts.entries()) {
    for (let i = 0; i < edges.length; i += 4) {
      const x0 = edges[i]!, z0 = edges[i + 1]!, x1 = edges[i + 2]!, z1 = edges[i + 3]!;
      if (squaredToStretch(x, z, x0, z0, x1, z1) > reach * reach) continue;
      near[used] = x0;
      near[used + 1] = z0;
      near[used + 2] = x1;
      near[used + 3] = z1;
      owners[used / 4] = owner;
      used += 4;
    }
  }
  return { edges: near.subarray(0, used), owners: owners.subarray(0, used / 4) };
}

/** A hindrance without the part at one place of its list. */
export function without(whole: Hindrance, gone: number): Hindrance {
  const { edges, owners, parts, close } = whole;
  return {
    ...whole,
    edges: edges.filter((_, i) => owners[i >> 2] !== gone),
    owners: owners.filter((owner) => owner !== gone),
    close: close.filter((part) => part !== parts[gone]),
  };
}

/** The number of the first edge, from edge `from` on, within the inside of a bar from `low` to `high` mm along a unit vector from (x, z) and ±`side` across; or -1. Looked at are the edges before edge `to`. */
export function edgeInBar(
  edges: Float64Array,
  x: number,
  z: number,
  ux: number,
  uz: number,
  low: number,
  high: number,
  side: number,
  from = 0,
  to = edges.length / 4,
): number {
  for (let i = 4 * from; i < 4 * to; i += 4) {
    const ax = edges[i]! - x;
    const az = edges[i + 1]! - z;
    const bx = edges[i + 2]! - x;
    const bz = edges[i + 3]! - z;
    const sa = ux * az - uz * ax;
    const sb = ux * bz - uz * bx;
    if ((sa >= side && sb >= side) || (sa <= -side && sb <= -side)) continue;
    const ta = ux * ax + uz * az;
    const tb = ux * bx + uz * bz;
    if ((ta <= low && tb <= low) || (ta >= high && tb >= high)) continue;
    if (meetsBox(ta, sa, tb, sb, low, high, side)) return i / 4;
  }
  return -1;
}

/** Whether the stretch between two places runs through the inside of the box from `low` to `high` along and ±`side` across. */
function meetsBox(ta: number, sa: number, tb: number, sb: number, low: number, high: number, side: number): boolean {
  let from = 0;
  let to = 1;
  const dt = tb - ta;
  const ds = sb - sa;
  if (dt === 0) {
    if (ta <= low || ta >= high) return false;
  } else {
    const p = (low - ta) / dt;
    const q = (high - ta) / dt;
    from = Math.max(from, Math.min(p, q));
    to = Math.min(to, Math.max(p, q));
  }
  if (ds === 0) return sa > -side && sa < side && from < to;
  const p = (-side - sa) / ds;
  const q = (side - sa) / ds;
  return Math.max(from, Math.min(p, q)) < Math.min(to, Math.max(p, q));
}

/** Whether the notched end, at a place on the base's rim or just outside it, would lie within a hindering part. */
export const startsInside = ({ close }: Hindrance, x: number, z: number): boolean => close.length > 0 && close.some(({ edges }) => holds(edges, x, z));

/** Whether a tool laid from a base's rim, shrunk by `spare` mm on all sides, overlaps nothing with its first `length` mm along a unit vector. */
export function barFree(hindering: Hindrance, at: Plan, radius: number, ux: number, uz: number, length: number, spare: number): boolean {
  const low = radius + spare;
  return (
    edgeInBar(hindering.edges, at.x, at.z, ux, uz, low, radius + length, hindering.half - spare) < 0 &&
    !startsInside(hindering, at.x + ux * low, at.z + uz * low)
  );
}

/** The tool laid from a base's rim along one unit vector and bent along another. */
export function poseAlong(at: Plan, radius: number, half: number, ux: number, uz: number, vx: number, vz: number): Pose {
  const a = { x: at.x + ux * radius, z: at.z + uz * radius };
  const b = { x: a.x + ux * half, z: a.z + uz * half };
  return { a, b, c: { x: b.x + vx * half, z: b.z + vz * half } };
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
