/** The first thing a sliding base bumps into (SP-PUSH-06, SP-PUSH-07, SP-PUSH-08). */
import { atLeast, type Clearance, shapesAround } from '../plane/clearance.ts';
import { Kept } from '../ground/kept.ts';
import { elevation } from '../plane/measure.ts';
import { overlapsPart } from '../terrain/overlap.ts';
import { EPSILON, type Plan } from '../../shape/point.ts';
import { squaredToStretch } from '../plane/ring.ts';
import { BASE_THICKNESS } from '../plane/scale.ts';
import type { Base, Body, Levels } from '../../shape/shape.ts';
import { slabAt } from '../ground/slab.ts';
import type { Terrain } from '../terrain/terrain.ts';

/** How far a base slides (mm) before it touches something, and what: the base of that place in the list, or a part by one of its edges. */
export interface Contact {
  readonly at: number;
  readonly by: { readonly base: number } | { readonly part: number; readonly edge: readonly [x0: number, z0: number, x1: number, z1: number] } | null;
}

/** The edges that could stop a slide, four numbers each, and the parts they belong to. */
interface Obstacles {
  readonly edges: Float64Array;
  readonly owners: readonly number[];
}

/**
 * Asks for slides of one body up to `length` mm, by unit vector, what each touches first: terrain, or one of the bases that stop it. Touching in passing
 * does not stop. What could be in the way is looked for once.
 */
export function contacts(
  terrain: Terrain,
  body: Body,
  bases: readonly Base[],
  stops: (base: Base) => boolean,
  length: number,
  levels: Levels,
): (way: Plan) => Contact {
  const { at, radius } = body;
  const stopping = bases.map(stops);
  const { map } = slabAt(terrain, at.y, BASE_THICKNESS);
  let around: Obstacles | null = null;
  return (way) => {
    let first: Contact = { at: length, by: null };
    for (let i = 0; i < bases.length; i++) {
      if (!stopping[i]!) continue;
      const base = bases[i]!;
      const t = entryOfDisc(at.x - base.at.x, at.z - base.at.z, way, radius + base.radius);
      if (t < first.at) first = { at: t, by: { base: i } };
    }
    if (wayIsClear(map, at, way, first.at, radius)) return first;
    around ??= obstaclesOf(terrain, map, body, length, levels);
    return firstOf(around, at, radius, way, first);
  };
}

/** Bodies whose obstacles are kept for each table: imagined turns push the same ones from the same places. */
const MOST = 2000;

const obstacles = new WeakMap<Terrain, Kept<string, Obstacles>>();

/** Edges of parts that may stop a body, as near as it could slide, without those that it has already entered. */
function obstaclesOf(terrain: Terrain, map: Clearance, body: Body, length: number, levels: Levels): Obstacles {
  let kept = obstacles.get(terrain);
  if (kept === undefined) obstacles.set(terrain, (kept = new Kept(MOST)));
  const { at: { x, y, z }, radius, height } = body;
  const key = `${x} ${y} ${z} ${radius} ${height} ${length} ${levels.step} ${levels.equalIsSame}`;
  return kept.get(key) ?? kept.set(key, findObstacles(terrain, map, body, length, levels));
}

function findObstacles(terrain: Terrain, map: Clearance, body: Body, length: number, levels: Levels): Obstacles {
  const { at: { x, z }, radius } = body;
  const reach = length + radius + EPSILON;
  const ignored = ignoredParts(terrain, body, levels);
  const [edges, owners, seen] = [[] as number[], [] as number[], new Set<number>()];
  shapesAround(map, x - reach, x + reach, z - reach, z + reach, (shape) => {
    if (seen.has(shape)) return;
    seen.add(shape);
    const part = map.owners[shape]!;
    if (terrain.parts[part]!.move === 'passable' || ignored.has(part)) return;
    const { corners, starts } = map;
    const [from, to] = [starts[shape]!, starts[shape + 1]!];
    for (let i = from; i < to; i++) {
      const j = i + 1 < to ? i + 1 : from;
      const [x0, z0, x1, z1] = [corners[2 * i]!, corners[2 * i + 1]!, corners[2 * j]!, corners[2 * j + 1]!];
      const squared = squaredToStretch(x, z, x0, z0, x1, z1);
      if (squared > reach * reach || squared < (radius - EPSILON) * (radius - EPSILON)) continue;
      edges.push(x0, z0, x1, z1);
      owners.push(part);
    }
  });
  return { edges: Float64Array.from(edges), owners };
}

/** The first of the obstacles on a way, where it is met before what was met first so far. */
function firstOf({ edges, owners }: Obstacles, { x, z }: Plan, radius: number, way: Plan, before: Contact): Contact {
  let [best, least] = [-1, before.at];
  for (let i = 0; i < edges.length; i += 4) {
    const x0 = edges[i]! - x;
    const z0 = edges[i + 1]! - z;
    const x1 = edges[i + 2]! - x;
    const z1 = edges[i + 3]! - z;
    // No stretch is touched before the way has come within the radius of its nearer end's place along it.
    if (Math.min(x0 * way.x + z0 * way.z, x1 * way.x + z1 * way.z) - radius > least + EPSILON || isAside(way, x0, z0, x1, z1, radius + EPSILON)) continue;
    const t = entryOfCapsule(x, z, way, edges[i]!, edges[i + 1]!, edges[i + 2]!, edges[i + 3]!, radius);
    if (t < least) [best, least] = [i, t];
  }
  if (best < 0) return before;
  return { at: least, by: { part: owners[best / 4]!, edge: [edges[best]!, edges[best + 1]!, edges[best + 2]!, edges[best + 3]!] } };
}

/** Whether a stretch lies behind the origin, or farther than `wide` mm to one side of a way from there. */
function isAside({ x, z }: Plan, x0: number, z0: number, x1: number, z1: number, wide: number): boolean {
  if (x0 * x + z0 * z < -EPSILON && x1 * x + z1 * z < -EPSILON) return true;
  const off0 = x0 * z - z0 * x;
  const off1 = x1 * z - z1 * x;
  return (off0 > wide && off1 > wide) || (off0 < -wide && off1 < -wide);
}

/** Whether the distance map alone shows that a disc meets nothing on its way. */
function wayIsClear(map: Clearance, at: Plan, way: Plan, length: number, radius: number): boolean {
  for (let t = 0; ; ) {
    const spare = atLeast(map, at.x + way.x * t, at.z + way.z * t) - radius;
    if (spare <= 0) return false;
    if (t >= length) return true;
    t = Math.min(length, t + spare + EPSILON);
  }
}

/** Parts that never stop a slide: those it started on or in, and others of their features at its own Elevation (SP-PUSH-08). */
function ignoredParts(terrain: Terrain, body: Body, levels: Levels): ReadonlySet<number> {
  const started = terrain.parts.filter((part) => overlapsPart(part, body));
  const features = new Set(started.map(({ feature }) => feature));
  const ignored = new Set(started.map(({ index }) => index));
  for (const { index, feature, top } of terrain.parts) {
    if (features.has(feature) && elevation(top, body.at.y, levels) === 'same') ignored.add(index);
  }
  return ignored;
}

/** Whether a slide does not go more than a hair into something, by where it would: what is already entered is not touched again. */
const isSpared = (deep: number): boolean => deep === Infinity || deep < 0;

/** When a disc about the origin is touched; Infinity if it is spared. */
const entryOfDisc = (x: number, z: number, way: Plan, radius: number): number =>
  (isSpared(intoDisc(x, z, way, radius - EPSILON)) ? Infinity : Math.max(0, intoDisc(x, z, way, radius)));

/** When a stretch is touched by a disc of a radius; Infinity if it is spared. */
const entryOfCapsule = (x: number, z: number, way: Plan, x0: number, z0: number, x1: number, z1: number, radius: number): number =>
  (isSpared(intoCapsule(x, z, way, x0, z0, x1, z1, radius - EPSILON)) ? Infinity : Math.max(0, intoCapsule(x, z, way, x0, z0, x1, z1, radius)));

/** How far along the way a place gets within `radius` of the origin; -1 when it starts there, Infinity when it never does. */
function intoDisc(x: number, z: number, way: Plan, radius: number): number {
  const b = x * way.x + z * way.z;
  const c = x * x + z * z - radius * radius;
  if (c < 0) return -1;
  const root = b * b - c;
  return root < 0 || b > 0 ? Infinity : -b - Math.sqrt(root);
}

/** The same for a stretch instead of the origin. */
function intoCapsule(x: number, z: number, way: Plan, x0: number, z0: number, x1: number, z1: number, radius: number): number {
  if (squaredToStretch(x, z, x0, z0, x1, z1) < radius * radius) return -1;
  let first = Math.min(intoDisc(x - x0, z - z0, way, radius), intoDisc(x - x1, z - z1, way, radius));
  const [ex, ez] = [x1 - x0, z1 - z0];
  const long = Math.sqrt(ex * ex + ez * ez);
  if (long === 0) return first;
  const off = ((x - x0) * -ez + (z - z0) * ex) / long;
  const closing = (way.x * -ez + way.z * ex) / long;
  const t = closing === 0 ? -1 : ((off > 0 ? radius : -radius) - off) / closing;
  if (t >= 0 && t < first) {
    const share = ((x + way.x * t - x0) * ex + (z + way.z * t - z0) * ez) / (long * long);
    if (share >= 0 && share <= 1) first = t;
  }
  return first;
}
