/** The places of a zone for showing and for trying out (SP-DEPLOY-02, -03, SP-PLACE-01). */
import type { PlaceRequest } from '../../core/script.ts';
import { anyPlace, placesOf } from './any-place.ts';
import { latticeOf } from '../ground/ground.ts';
import { elevation, overlaps } from '../plane/measure.ts';
import { boxOf, edgesOfRing } from '../plane/ring.ts';
import { GRAIN, planDistance, type Point, tenth } from '../../shape/point.ts';
import { type Field, reachField } from './reach.ts';
import type { Base, Body, Levels, StandingZone } from '../../shape/shape.ts';
import { slideEnds, type SlideZone } from './slide.ts';
import type { Terrain } from '../terrain/terrain.ts';
import { DIRECTIONS } from './tool.ts';
import { inOutline, inStrip, refuseBeside, refusePlace } from './zone.ts';

export type { Field } from './reach.ts';

/** Places that `refusePlace` accepts, on a lattice `cell` mm apart; where it misses them all, one of them. For a slide the ends of directions about 4° apart. */
export function fieldOf(terrain: Terrain, request: PlaceRequest, cell = 10): Field {
  if (request.zone.kind === 'slide') return { cell, cells: endsIn(terrain, request, request.zone) };
  const field = latticeIn(terrain, request, request.zone, cell);
  const only = field.cells.length > 0 ? null : anyPlace(terrain, request);
  return only === null ? field : { cell, cells: [only] };
}

/** A field with a place in every pocket between its own: no legal place is farther than `cell` mm from one of them, at its height. */
export function fieldWithPockets(terrain: Terrain, request: PlaceRequest, cell = 10): Field {
  const field = fieldOf(terrain, request, cell);
  if (request.zone.kind === 'slide') return field;
  const shown = new Shown(cell, field.cells);
  for (const at of placesOf(terrain, request, (x, y, z, spare) => shown.isNear(x, y, z, cell - spare))) {
    if (!shown.isNear(at.x, at.y, at.z, cell)) shown.add(at);
  }
  return { cell, cells: shown.places };
}

/** Places, and whether some place is near to one of them. */
class Shown {
  readonly places: Point[] = [];
  readonly #cell: number;
  /** By height, the places in each square of the lattice. */
  readonly #storeys = new Map<number, Map<number, Point[]>>();

  constructor(cell: number, places: readonly Point[]) {
    this.#cell = cell;
    for (const at of places) this.add(at);
  }

  add(at: Point): void {
    this.places.push(at);
    let storey = this.#storeys.get(at.y);
    if (storey === undefined) this.#storeys.set(at.y, (storey = new Map<number, Point[]>()));
    const key = keyOf(Math.round(at.x / this.#cell), Math.round(at.z / this.#cell));
    const square = storey.get(key);
    if (square === undefined) storey.set(key, [at]);
    else square.push(at);
  }

  /** Whether a place lies within `reach` mm, at most a cell, of one of them at its height. */
  isNear(x: number, y: number, z: number, reach: number): boolean {
    const storey = reach < 0 ? undefined : this.#storeys.get(y);
    if (storey === undefined) return false;
    const [column, row] = [Math.round(x / this.#cell), Math.round(z / this.#cell)];
    for (const [dc, dr] of NEIGHBOURS) {
      for (const at of storey.get(keyOf(column + dc, row + dr)) ?? NONE) {
        if ((at.x - x) * (at.x - x) + (at.z - z) * (at.z - z) <= reach * reach) return true;
      }
    }
    return false;
  }
}

const NONE: readonly Point[] = [];
const NEIGHBOURS = [[0, 0], [1, 0], [-1, 0], [0, 1], [0, -1], [1, 1], [1, -1], [-1, 1], [-1, -1]] as const;
const keyOf = (column: number, row: number): number => (column + 32768) * 65536 + row + 32768;

function latticeIn(terrain: Terrain, request: PlaceRequest, zone: StandingZone, cell: number): Field {
  const { body, others } = request;
  switch (zone.kind) {
    case 'tool': {
      const field = reachField(terrain, body, others, zone, cell);
      return request.apart === undefined ? field : { ...field, cells: field.cells.filter((at) => refuseBeside(terrain, request, at) === null) };
    }
    case 'near': {
      const reach = zone.range + zone.of.radius + body.radius;
      const { x, z } = zone.of.at;
      const level = (y: number): boolean => zone.level === 'any' || elevation(y, zone.of.at.y, zone.levels) === 'same';
      return lattice(
        terrain,
        body,
        others,
        { minX: x - reach, maxX: x + reach, minZ: z - reach, maxZ: z + reach },
        cell,
        (at) => level(at.y) && planDistance(at, zone.of.at) <= reach,
        zone.levels,
      );
    }
    case 'strip': {
      const { x, z } = terrain.half;
      const edge = z - zone.depth - body.radius;
      const rows = zone.side > 0 ? { minZ: edge, maxZ: z } : { minZ: -z, maxZ: -edge };
      return lattice(
        terrain,
        body,
        others,
        { minX: -x, maxX: x, ...rows },
        cell,
        (at) => inStrip(terrain, zone.side, zone.depth, body.radius, at.z),
        zone.levels,
      );
    }
    case 'outline': {
      const { minX, maxX, minZ, maxZ } = boxOf(edgesOfRing(zone.outline));
      const box = { minX: minX - zone.over, maxX: maxX + zone.over, minZ: minZ - zone.over, maxZ: maxZ + zone.over };
      return lattice(terrain, body, others, box, cell, (at) => inOutline(zone, body.radius, at.x, at.z), zone.levels);
    }
    default:
      return zone satisfies never;
  }
}

function lattice(
  terrain: Terrain,
  { radius, height }: Body,
  others: readonly Base[],
  box: { readonly minX: number; readonly maxX: number; readonly minZ: number; readonly maxZ: number },
  cell: number,
  accept: (at: Point) => boolean,
  levels: Levels,
): Field {
  const heights = latticeOf(terrain, radius, height, cell);
  const cells: Point[] = [];
  for (let row = Math.floor(box.minZ / cell); row <= Math.ceil(box.maxZ / cell); row++) {
    for (let column = Math.floor(box.minX / cell); column <= Math.ceil(box.maxX / cell); column++) {
      for (const y of heights(column, row)) {
        const at = { x: tenth(column * cell), y, z: tenth(row * cell) };
        if (accept(at) && !others.some((other) => overlaps({ at, radius }, other, levels))) cells.push(at);
      }
    }
  }
  return { cell, cells };
}

const STEP = 4;

function endsIn(terrain: Terrain, request: PlaceRequest, zone: SlideZone): readonly Point[] {
  const { body, others } = request;
  const ends = new Map<number, Point>();
  const stopped: Point[] = [];
  const endOf = slideEnds(terrain, body, others, zone);
  for (let k = 0; k < DIRECTIONS.length; k += 2 * STEP) {
    const way = { x: DIRECTIONS[k]!, z: DIRECTIONS[k + 1]! };
    const aim = { x: body.at.x + way.x * zone.length, y: body.at.y, z: body.at.z + way.z * zone.length };
    if (refusePlace(terrain, request, aim)) continue;
    const at = endOf(way);
    if (refusePlace(terrain, request, at) === null) ends.set(keyOf(Math.round(at.x / GRAIN), Math.round(at.z / GRAIN)), at);
    else stopped.push(aim);
  }
  // A figure that cannot budge still has directions to be pushed in.
  return ends.size > 0 ? [...ends.values()] : stopped;
}
