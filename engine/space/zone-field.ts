/** The places of a zone for showing and for trying out (SP-DEPLOY-02, -03, SP-PLACE-01). */
import type { PlaceRequest } from '../core/script.ts';
import { latticeOf } from './ground.ts';
import { elevation, overlaps } from './measure.ts';
import { planDistance, type Point, tenth } from './point.ts';
import { type Field, reachField } from './reach.ts';
import type { Base, Body, Levels } from './shape.ts';
import { slide, type SlideZone } from './slide.ts';
import type { Terrain } from './terrain.ts';
import { DIRECTIONS } from './tool.ts';
import { inStrip, refuseBeside, refusePlace } from './zone.ts';

export type { Field } from './reach.ts';

/** Places on a lattice `cell` mm apart that `refusePlace` accepts; for a slide the ends of directions about 4° apart. */
export function fieldOf(terrain: Terrain, request: PlaceRequest, cell = 10): Field {
  const { body, others, zone } = request;
  switch (zone.kind) {
    case 'tool': {
      const field = reachField(terrain, body, others, zone, cell);
      return request.apart === undefined ? field : { ...field, cells: field.cells.filter((at) => refuseBeside(terrain, request, at) === null) };
    }
    case 'slide':
      return { cell, cells: slideEnds(terrain, request, zone) };
    case 'near': {
      const reach = zone.range + zone.of.radius + body.radius;
      const { x, z } = zone.of.at;
      const level = (y: number): boolean => zone.level === 'any' || elevation(y, zone.of.at.y, zone.levels) === 'same';
      return lattice(terrain, body, others, { minX: x - reach, maxX: x + reach, minZ: z - reach, maxZ: z + reach }, cell, (at) => level(at.y) && planDistance(at, zone.of.at) <= reach, zone.levels);
    }
    case 'strip': {
      const { x, z } = terrain.half;
      const edge = z - zone.depth - body.radius;
      const rows = zone.side > 0 ? { minZ: edge, maxZ: z } : { minZ: -z, maxZ: -edge };
      return lattice(terrain, body, others, { minX: -x, maxX: x, ...rows }, cell, (at) => inStrip(terrain, zone.side, zone.depth, body.radius, at.z), zone.levels);
    }
    default:
      return zone satisfies never;
  }
}

function lattice(
  terrain: Terrain, { radius, height }: Body, others: readonly Base[], box: { readonly minX: number; readonly maxX: number; readonly minZ: number; readonly maxZ: number },
  cell: number, accept: (at: Point) => boolean, levels: Levels,
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

function slideEnds(terrain: Terrain, request: PlaceRequest, zone: SlideZone): readonly Point[] {
  const { body, others } = request;
  const ends = new Map<string, Point>();
  const stopped: Point[] = [];
  for (let k = 0; k < DIRECTIONS.length; k += 2 * STEP) {
    const way = { x: DIRECTIONS[k]!, z: DIRECTIONS[k + 1]! };
    const aim = { x: body.at.x + way.x * zone.length, y: body.at.y, z: body.at.z + way.z * zone.length };
    if (refusePlace(terrain, request, aim)) continue;
    const { at } = slide(terrain, body, others, zone, way);
    if (refusePlace(terrain, request, at) === null) ends.set(`${at.x} ${at.z}`, at);
    else stopped.push(aim);
  }
  // A figure that cannot budge still has directions to be pushed in.
  return ends.size > 0 ? [...ends.values()] : stopped;
}
