/** Push and Pull (SP-PUSH-03 to SP-PUSH-13, AMB-05 to AMB-07). */
import { nearestWithin } from '../plane/clearance.ts';
import { contacts, type Contact } from './contact.ts';
import { onTable } from '../ground/ground.ts';
import { type Level, levelsOf, meets, restOn } from '../ground/level.ts';
import { along, directionTo, elevation, overlaps } from '../plane/measure.ts';
import type { Why } from '../ground/objection.ts';
import { EPSILON, GRAIN, type Plan, planDistance, type Point, snap } from '../../shape/point.ts';
import { FLUSH } from '../plane/scale.ts';
import type { Base, Body, Zone } from '../../shape/shape.ts';
import { fits, obstacle, slabAt } from '../ground/slab.ts';
import type { Terrain } from '../terrain/terrain.ts';

/** A zone a figure is pushed or pulled in. */
export type SlideZone = Extract<Zone, { kind: 'slide' }>;

/** A push touches another base, or a part; farther on it would hang over, end on a base below, stick out over the edge, or have no room (SP-PUSH-06, -07, -09, -10, -12, -13). */
export type StopWhy = 'touchesBase' | 'touchesPart' | 'overhang' | 'ontoBase' | 'offTable' | 'noRoom';

/** What ended a push or pull short of its full length, as plain data. */
export interface Stop {
  readonly why: StopWhy;
  /** Where the base touches, or for a base would overlap, what stopped it; for lack of support the last legal place. */
  readonly where: Point;
  /** Index of the part, where one stopped it. */
  readonly part?: number;
  /** Place in the list of other bases, where one stopped it. */
  readonly base?: number;
}

/** How much farther apart (mm) two places may lie than their whole tenths. */
const SNAPPED = 0.15;

export interface Slid {
  readonly at: Point;
  readonly stoppedBy: Stop | null;
}

/** Slides that were followed in a zone: who looks at some of its directions then takes one. */
const followed = new WeakMap<SlideZone, Followed>();

interface Followed {
  readonly terrain: Terrain;
  readonly body: Body;
  readonly others: readonly Base[];
  readonly ends: { readonly direction: Plan; readonly at: Point }[];
}

/** Where a body ends that is pushed along a direction (any length but 0), and what stopped it: whole tenths, always legal or where it started. */
export function slide(terrain: Terrain, body: Body, others: readonly Base[], zone: SlideZone, direction: Plan): Slid {
  const course = following(terrain, body, others, zone)(direction);
  return { at: course.end, stoppedBy: stopOf(terrain, body, others, zone, course) };
}

/** Where it ends alone, for one direction after another. */
export function slideEnds(terrain: Terrain, body: Body, others: readonly Base[], zone: SlideZone): (direction: Plan) => Point {
  let known = followed.get(zone);
  if (known === undefined || known.terrain !== terrain || known.body !== body || known.others !== others)
    followed.set(zone, (known = { terrain, body, others, ends: [] }));
  const { ends } = known;
  let follow: ((direction: Plan) => Course) | null = null;
  return (direction) => {
    for (const { direction: { x, z }, at } of ends) if (x === direction.x && z === direction.z) return at;
    const at = (follow ??= following(terrain, body, others, zone))(direction).end;
    ends.push({ direction, at });
    return at;
  };
}

/** A slide along a unit vector, null where none was named: the first thing touched, and what was refused first from there back to where it ends. */
interface Course {
  readonly way: Plan | null;
  readonly touched: Contact | null;
  readonly refused: Refused | null;
  readonly end: Point;
}

function following(terrain: Terrain, body: Body, others: readonly Base[], zone: SlideZone): (direction: Plan) => Course {
  const touch = contacts(terrain, body, others, (other) => stops(other, body, zone), zone.length, zone.levels);
  return (direction) => {
    const long = Math.sqrt(direction.x * direction.x + direction.z * direction.z);
    if (long === 0) return { way: null, touched: null, refused: null, end: body.at };
    const way = { x: direction.x / long, z: direction.z / long };
    const touched = touch(way);
    let refused: Refused | null = null;
    for (let back = 0; touched.at > back * GRAIN; ) {
      const place = legalAt(terrain, body, others, zone, snap(along(body.at, way, touched.at - back * GRAIN)));
      if (place.ok) return { way, touched, refused, end: place.at };
      refused ??= place;
      back += Math.max(1, Math.floor((place.back - SNAPPED) / GRAIN));
    }
    return { way, touched, refused, end: body.at };
  };
}

/** What ended a slide short of its full length, or null. */
function stopOf(terrain: Terrain, body: Body, others: readonly Base[], { length }: SlideZone, { way, touched, refused, end }: Course): Stop | null {
  if (refused !== null) return notHere(terrain, body, others, refused, end);
  if (way === null || touched?.by == null || touched.at >= length) return null;
  return touching(body, others, touched.by, along(body.at, way, touched.at));
}

/** Characters at the same Elevation stop a push (AMB-06); by the literal list higher ones too. */
function stops(other: Base, body: Body, { levels, higherCharactersStop }: SlideZone): boolean {
  const level = elevation(other.at.y, body.at.y, levels);
  return level === 'same' || (level === 'higher' && higherCharactersStop);
}

/** The stop by contact, with the base's centre at `centre` then. */
function touching({ radius }: Body, others: readonly Base[], by: NonNullable<Contact['by']>, centre: Point): Stop {
  if ('base' in by) return { why: 'touchesBase', where: rimToward(centre, others[by.base]!.at, radius), base: by.base };
  const [x0, z0, x1, z1] = by.edge;
  return { why: 'touchesPart', where: snap({ ...nearestOn(centre, x0, z0, x1, z1), y: centre.y }), part: by.part };
}

/** The stop by the rules for where a base may end: it lies at `end`, because farther on this place was refused. */
function notHere(terrain: Terrain, { radius, height }: Body, others: readonly Base[], { why, at, base }: Refused, end: Point): Stop {
  switch (why) {
    case 'offTable': return { why: 'offTable', where: edgePoint(terrain, at, end) };
    case 'unsupported': return { why: 'overhang', where: end };
    case 'overlapsBase': return { why: 'ontoBase', where: rimToward(end, others[base]!.at, radius), base };
    case 'noRoom': {
      const part = obstacle(slabAt(terrain, at.y, height), at.x, at.z, radius - EPSILON);
      const { edges } = terrain.parts[part] ?? { edges: new Float64Array() };
      let where: Plan = end;
      let least = Infinity;
      for (let i = 0; i < edges.length; i += 4) {
        const near = nearestOn(end, edges[i]!, edges[i + 1]!, edges[i + 2]!, edges[i + 3]!);
        if (planDistance(near, end) >= least) continue;
        least = planDistance(near, end);
        where = near;
      }
      return { why: 'noRoom', where: snap({ ...where, y: end.y }), ...(part >= 0 && { part }) };
    }
    default: return why satisfies never;
  }
}

/** The place on the rim of a base at `centre` that lies towards another. */
function rimToward(centre: Point, other: Plan, radius: number): Point {
  const way = directionTo(centre, other);
  return snap(way === null ? centre : along(centre, way, radius));
}

/** The place of the table's edge beside `end` that a base at `over` would stick out over. */
function edgePoint({ half }: Terrain, over: Plan, end: Point): Point {
  const sideways = Math.abs(over.x) - half.x > Math.abs(over.z) - half.z;
  return snap(sideways ? { ...end, x: over.x > 0 ? half.x : -half.x } : { ...end, z: over.z > 0 ? half.z : -half.z });
}

/** The place nearest to another on the stretch between two. */
function nearestOn({ x, z }: Plan, x0: number, z0: number, x1: number, z1: number): Plan {
  const [ex, ez] = [x1 - x0, z1 - z0];
  const squared = ex * ex + ez * ez;
  const t = squared > 0 ? Math.min(1, Math.max(0, ((x - x0) * ex + (z - z0) * ez) / squared)) : 0;
  return { x: x0 + t * ex, z: z0 + t * ez };
}

/** A place that is refused: why, the place, the base it is about, and how many mm one must go back at the least before it can be otherwise. */
interface Refused {
  readonly ok: false;
  readonly why: Extract<Why, 'offTable' | 'noRoom' | 'unsupported' | 'overlapsBase'>;
  readonly at: Point;
  readonly base: number;
  readonly back: number;
}

type Landing = { readonly ok: true; readonly at: Point } | Refused;

const refuse = (why: Refused['why'], at: Point, back: number, base = -1): Refused => ({ ok: false, why, at, base, back });

/**
 * The place a pushed body has over a point in plan: on the highest level, not above its own, that it touches there; it must
 * rest on it fully (SP-PUSH-09, SP-PUSH-11), on the battlefield, with room and on nobody's base (SP-MOVE-03, -06…08).
 */
function legalAt(terrain: Terrain, body: Body, others: readonly Base[], { levels }: SlideZone, { x, z }: Plan): Landing {
  const { radius, height } = body;
  const { half } = terrain;
  if (!onTable(terrain, x, z, radius)) return refuse('offTable', { x, y: body.at.y, z }, Math.max(Math.abs(x) - half.x, Math.abs(z) - half.z) + radius - EPSILON);
  const level = levelUnder(terrain, body, x, z);
  const y = restOn(level, x, z, radius);
  if (y !== y) return refuse('unsupported', { x, y: level.from, z }, level.rim === null ? 0 : radius - EPSILON - level.rim.nearest(x, z, radius - EPSILON));
  const at = snap({ x, y, z });
  const slab = slabAt(terrain, at.y, height);
  if (!fits(slab, x, z, radius - EPSILON)) return refuse('noRoom', at, radius - EPSILON - nearestWithin(slab.map, x, z, radius - EPSILON));
  for (let i = 0; i < others.length; i++) {
    const other = others[i]!;
    if (overlaps({ at, radius }, other, levels)) return refuse('overlapsBase', at, radius + other.radius - EPSILON - planDistance(at, other.at), i);
  }
  return { ok: true, at };
}

/** The highest level, not above a body's own, that its base would touch at a place. */
function levelUnder(terrain: Terrain, { at, radius }: Body, x: number, z: number): Level {
  const all = levelsOf(terrain);
  for (let i = all.length - 1; i > 0; i--) {
    if (all[i]!.from <= at.y + FLUSH + EPSILON && meets(all[i]!, x, z, radius)) return all[i]!;
  }
  return all[0]!;
}
