/** One check for every place a figure may be put: for a person, the opponent, a replay and the screen's overlay. */
import type { PlaceRequest } from '../../core/script.ts';
import { mayStand, standingHeights } from '../ground/ground.ts';
import { directionTo, elevation, gap, inWedge } from '../plane/measure.ts';
import type { Objection } from '../ground/objection.ts';
import { depthWithin, edgesOfRing } from '../plane/ring.ts';
import { EPSILON, planDistance, type Point, snap, tenth } from '../../shape/point.ts';
import { mayReach, reachTool } from './reach.ts';
import type { Base, Body, Zone } from '../../shape/shape.ts';
import { sees } from '../sight/sight.ts';
import { slideEnds, type SlideZone } from './slide.ts';
import type { Terrain } from '../terrain/terrain.ts';

/** The place that was found legal for a request last: who looks for one then answers with it. */
const legal = new WeakMap<PlaceRequest, { readonly terrain: Terrain; readonly at: Point }>();

/** Why a figure may not go to a place, or null (SP-MOVE-01, SP-MOVE-03). `null` as a place means staying, for optional requests. */
export function refusePlace(terrain: Terrain, request: PlaceRequest, at: Point | null): Objection | null {
  if (at === null) return request.optional ? null : { why: 'mustMove' };
  const last = legal.get(request);
  if (last !== undefined && last.at === at && last.terrain === terrain) return null;
  if (!(Number.isFinite(at.x) && Number.isFinite(at.y) && Number.isFinite(at.z))) return { why: 'offTable' };
  return refuseInZone(terrain, request, at) ?? refuseBeside(terrain, request, snap(at));
}

/** Whether a figure may go to a place: the answer of `refusePlace` without its reason, for those who ask often. */
export function mayPlace(terrain: Terrain, request: PlaceRequest, at: Point): boolean {
  const may = isReached(terrain, request, at);
  if (may) legal.set(request, { terrain, at });
  return may;
}

function isReached(terrain: Terrain, request: PlaceRequest, at: Point): boolean {
  const { body, others, zone } = request;
  if (zone.kind !== 'tool' || !(Number.isFinite(at.x) && Number.isFinite(at.y) && Number.isFinite(at.z))) return refusePlace(terrain, request, at) === null;
  const to = snap(at);
  return mayReach(terrain, body, others, zone, to) && refuseBeside(terrain, request, to) === null;
}

/** A figure that must stay apart from some bases may not end beside one (SP-ENG-01). */
export function refuseBeside(terrain: Terrain, { body, apart, zone }: PlaceRequest, at: Point): Objection | null {
  if (apart === undefined) return null;
  const here = { at, radius: body.radius };
  const beside = (other: Base): boolean =>
    gap(here, other) <= apart.range + EPSILON && elevation(at.y, other.at.y, zone.levels) === 'same' && (sees(terrain, here, other, zone.levels) || sees(terrain, other, here, zone.levels));
  return apart.bases.some(beside) ? { why: 'notApart' } : null;
}

/** Why a place is not one of its zone's, or not one to stand at, or null (SP-PLACE-01, SP-PLACE-03, SP-DEPLOY-02). */
function refuseInZone(terrain: Terrain, request: PlaceRequest, at: Point): Objection | null {
  const { body, others, zone } = request;
  const to = snap(at);
  switch (zone.kind) {
    case 'tool': {
      const reached = reachTool(terrain, body, others, zone, to);
      return reached.ok ? null : reached.objection;
    }
    case 'slide':
      return refuseDirection(body, zone, at);
    case 'near': {
      const there = { ...body, at: to };
      if (gap(there, zone.of) > zone.range + EPSILON) return { why: 'outOfRange' };
      if (zone.level === 'same' && elevation(to.y, zone.of.at.y, zone.levels) !== 'same') return { why: 'otherElevation' };
      return mayStand(terrain, there, others, zone.levels);
    }
    case 'strip':
      if (!inStrip(terrain, zone.side, zone.depth, body.radius, to.z)) return { why: 'tooFarFromEdge' };
      return mayStand(terrain, { ...body, at: to }, others, zone.levels);
    case 'outline':
      if (!inOutline(zone, body.radius, to.x, to.z)) return { why: 'outsideOutline' };
      return mayStand(terrain, { ...body, at: to }, others, zone.levels);
    default:
      return zone satisfies never;
  }
}

/** Whether a base lies within an outline as far as its zone asks; `room` mm are let pass. */
export const inOutline = ({ outline, over }: Extract<Zone, { kind: 'outline' }>, radius: number, x: number, z: number, room = 0): boolean =>
  depthWithin(edgesOfRing(outline), x, z) >= radius - over - EPSILON - room;

/** Whether any part of a base is within `depth` mm of a table edge (SP-DEPLOY-04). */
export const inStrip = ({ half }: Terrain, side: 1 | -1, depth: number, radius: number, z: number): boolean => side * z >= half.z - depth - radius - EPSILON;

/** A push needs a direction within its wedge (SP-PUSH-02, SP-DIR-05); any place along it names the direction, the one where the figure stands names none (SP-PUSH-04). */
function refuseDirection({ at: from }: Body, { wedge, length }: SlideZone, at: Point): Objection | null {
  const way = directionTo(from, at);
  if (way === null || planDistance(from, at) < EPSILON / 2) return { why: 'noDirection' };
  const far = Math.max(length, planDistance(from, at));
  const end = { x: from.x + way.x * far, z: from.z + way.z * far };
  return wedge && !inWedge(from, end, wedge) ? { why: 'directionOutsideWedge' } : null;
}

/** Where a figure really ends that is sent to a legal place: the slide's end, else the place in whole tenths. */
export function settle(terrain: Terrain, { body, others, zone }: Pick<PlaceRequest, 'body' | 'others' | 'zone'>, at: Point): Point {
  if (zone.kind !== 'slide') return snap(at);
  return slideEnds(terrain, body, others, zone)({ x: at.x - body.at.x, z: at.z - body.at.z });
}

/** The heights in mm, rising, at which a figure may be put at a place in plan; for a slide the height where it ends. */
export function heightsAt(terrain: Terrain, request: PlaceRequest, x: number, z: number): readonly number[] {
  const { body, others, zone } = request;
  if (zone.kind === 'slide') {
    const at = { x, y: body.at.y, z };
    return refusePlace(terrain, request, at) ? [] : [settle(terrain, request, at).y];
  }
  const to = { x: tenth(x), z: tenth(z) };
  return standingHeights(terrain, to.x, to.z, body, others, zone.levels).filter((y) => mayPlace(terrain, request, { ...to, y }));
}
