/**
 * Whether a square of places may hold a legal one, asked of its middle: where a figure smaller by `spare` mm, in a zone wider by
 * as much, could not be, the figure itself may go to no place within `spare` mm. So "no" is proven for all of them.
 */
import type { PlaceRequest } from '../../core/script.ts';
import { onTable } from '../ground/ground.ts';
import { type Level, levelAt, levelsOf, mightRest } from '../ground/level.ts';
import { elevation, gap } from '../plane/measure.ts';
import { EPSILON, planDistance, tenth } from '../../shape/point.ts';
import { farthest, mightReach } from './reach.ts';
import { boxOf, edgesOfRing, type Box } from '../plane/ring.ts';
import { inOutline } from './zone.ts';
import type { Base, StandingZone, Wedge } from '../../shape/shape.ts';
import { sees } from '../sight/sight.ts';
import { mightFit, slabAt } from '../ground/slab.ts';
import type { Terrain, TerrainSurface } from '../terrain/terrain.ts';

/** Room for rounding (mm). */
const GUARD = 1e-6;

/** One height at which a figure may be put, and what matters there. */
export interface Storey {
  /** In mm, as places have it. */
  readonly y: number;
  /** All places of the zone at this height lie in it. */
  readonly box: Box;
  readonly level: Level;
  /** Other bases at the same Elevation near the zone. */
  readonly others: readonly Base[];
  /** Bases at the same Elevation that the figure may not end beside. */
  readonly apart: readonly Base[];
}

/** The storeys of a zone, lowest first; none for a slide, which asks for a direction. */
export function storeysOf(terrain: Terrain, { body, others, zone, apart }: PlaceRequest): readonly Storey[] {
  if (zone.kind === 'slide') return [];
  const around = meet(zoneBox(terrain, body, zone), tableBox(terrain, body.radius));
  const levels = levelsOf(terrain);
  const storeys: Storey[] = [];
  for (const y of new Set(levels.map(({ from }) => tenth(from)))) {
    const level = levelAt(levels, y);
    if (level === null || !isInZone(zone, body.at.y, y)) continue;
    const box = meet(around, supportBox(level, body.radius));
    if (box.minX > box.maxX || box.minZ > box.maxZ) continue;
    const same = ({ at }: Base): boolean => elevation(y, at.y, zone.levels) === 'same';
    const near = others.filter((other) => same(other) && inBox(other, box, body.radius));
    storeys.push({ y, box, level, others: near, apart: apart?.bases.filter(same) ?? [] });
  }
  return storeys;
}

function zoneBox({ half }: Terrain, body: PlaceRequest['body'], zone: StandingZone): Box {
  switch (zone.kind) {
    case 'near': return boxAround(zone.of.at, zone.range + zone.of.radius + body.radius + EPSILON);
    case 'tool': return boxAround(body.at, farthest(zone, body.radius) + EPSILON);
    case 'strip': {
      const edge = half.z - zone.depth - body.radius - EPSILON;
      return zone.side > 0 ? { minX: -half.x, maxX: half.x, minZ: edge, maxZ: half.z } : { minX: -half.x, maxX: half.x, minZ: -half.z, maxZ: -edge };
    }
    case 'outline': {
      const { minX, maxX, minZ, maxZ } = boxOf(edgesOfRing(zone.outline));
      const over = zone.over - body.radius + EPSILON;
      return { minX: minX - over, maxX: maxX + over, minZ: minZ - over, maxZ: maxZ + over };
    }
    default: return zone satisfies never;
  }
}

const boxAround = ({ x, z }: { readonly x: number; readonly z: number }, reach: number): Box => ({
  minX: x - reach,
  maxX: x + reach,
  minZ: z - reach,
  maxZ: z + reach,
});

const tableBox = ({ half }: Terrain, radius: number): Box => {
  const [x, z] = [half.x - radius + EPSILON, half.z - radius + EPSILON];
  return { minX: -x, maxX: x, minZ: -z, maxZ: z };
};

const meet = (a: Box, b: Box): Box => ({
  minX: Math.max(a.minX, b.minX),
  maxX: Math.min(a.maxX, b.maxX),
  minZ: Math.max(a.minZ, b.minZ),
  maxZ: Math.min(a.maxZ, b.maxZ),
});

/** A base on a level above the table touches one of its own surfaces. */
function supportBox({ from, own }: Level, radius: number): Box {
  const all = { minX: -Infinity, maxX: Infinity, minZ: -Infinity, maxZ: Infinity };
  return from === 0 ? all : boxOver(own, radius);
}

const boxOver = (surfaces: readonly TerrainSurface[], more: number): Box => ({
  minX: Math.min(...surfaces.map(({ box }) => box.minX)) - more, maxX: Math.max(...surfaces.map(({ box }) => box.maxX)) + more,
  minZ: Math.min(...surfaces.map(({ box }) => box.minZ)) - more, maxZ: Math.max(...surfaces.map(({ box }) => box.maxZ)) + more,
});

const inBox = ({ at, radius }: Base, { minX, maxX, minZ, maxZ }: Box, more: number): boolean => {
  const reach = radius + more;
  return at.x > minX - reach && at.x < maxX + reach && at.z > minZ - reach && at.z < maxZ + reach;
};

/** Whether a zone allows a height at all (SP-PLACE-03, SP-ADV-03). */
function isInZone(zone: StandingZone, from: number, y: number): boolean {
  switch (zone.kind) {
    case 'near': return zone.level === 'any' || elevation(y, zone.of.at.y, zone.levels) === 'same';
    case 'tool': return zone.over || elevation(y, from, zone.levels) !== 'higher';
    case 'strip':
    case 'outline': return true;
    default: return zone satisfies never;
  }
}

/** Whether a figure may go to some place of a storey within `spare` mm of (x, z); false is proven, true need not be so. */
export function mightHold(terrain: Terrain, request: PlaceRequest, { y, level, others, apart }: Storey, x: number, z: number, spare: number): boolean {
  const { body: { radius, height } } = request;
  const room = spare + GUARD;
  if (!mightBeInZone(terrain, request, x, z, room) || !onTable(terrain, x, z, radius - room)) return false;
  const here = { x, y, z };
  for (const other of others) if (planDistance(here, other.at) < radius + other.radius - EPSILON - room) return false;
  if (!mightRest(level, x, z, radius, room) || !mightFit(slabAt(terrain, y, height), x, z, radius - EPSILON, room)) return false;
  if (request.apart !== undefined && isBeside(terrain, request, { at: here, radius: radius - room - EPSILON }, apart)) return false;
  return request.zone.kind !== 'tool' || mightReach(terrain, request.body, request.zone, here, room);
}

function mightBeInZone({ half }: Terrain, { body, zone }: PlaceRequest, x: number, z: number, room: number): boolean {
  switch (zone.kind) {
    case 'near': return planDistance({ x, z }, zone.of.at) <= zone.range + zone.of.radius + body.radius + EPSILON + room;
    case 'strip': return zone.side * z >= half.z - zone.depth - body.radius - EPSILON - room;
    case 'tool': return planDistance({ x, z }, body.at) <= farthest(zone, body.radius) + EPSILON + room && (zone.wedge === null || mightKeepTo(body.at, { x, z }, zone.wedge, room));
    case 'outline': return inOutline(zone, body.radius, x, z, room);
    case 'slide': return true;
    default: return zone satisfies never;
  }
}

/** Whether some place within `room` mm keeps to a wedge: sideways and ahead it differs by no more than that each. */
function mightKeepTo(
  from: { readonly x: number; readonly z: number },
  to: { readonly x: number; readonly z: number },
  { other, way }: Wedge,
  room: number,
): boolean {
  const sign = way === 'away' ? 1 : -1;
  const [x, z] = [sign * (from.x - other.x), sign * (from.z - other.z)];
  const long = Math.sqrt(x * x + z * z);
  if (long < EPSILON) return true;
  const [dx, dz] = [to.x - from.x, to.z - from.z];
  return Math.abs(dx * z - dz * x) / long <= (dx * x + dz * z) / long + EPSILON + Math.SQRT2 * room;
}

/** Whether a small base ends beside one of some bases in plain sight: then so does every larger one that holds it. */
function isBeside(terrain: Terrain, { apart, zone }: PlaceRequest, small: Base, bases: readonly Base[]): boolean {
  if (apart === undefined || small.radius <= 0) return false;
  return bases.some((base) => gap(small, base) <= apart.range && (sees(terrain, small, base, zone.levels) || sees(terrain, base, small, zone.levels)));
}
