/** Places that a figure gets to through ladders, stairs, lifts and doors after a move (SP-INGR-02 to SP-INGR-05). */
import { keyOf } from './lattice.ts';
import { latticeOf } from '../ground/ground.ts';
import { exitsOf, ingressNear } from '../ground/ingress.ts';
import { elevation, overlaps, within } from '../plane/measure.ts';
import { type Point, tenth } from '../../shape/point.ts';
import type { Base, Body, Levels } from '../../shape/shape.ts';
import type { IngressPoint, Terrain } from '../terrain/terrain.ts';

/** Places of a lattice beside the exits of ingress points that lie within `range` mm of some ends of moves. */
export function beyondIngress(
  terrain: Terrain,
  body: Body,
  ends: readonly Point[],
  others: readonly Base[],
  range: number,
  levels: Levels,
  cell: number,
): readonly Point[] {
  if (terrain.ingress.length === 0) return [];
  const exits = new Map<string, IngressPoint>();
  for (const at of ends) {
    for (const point of ingressNear(terrain, { ...body, at }, range, levels)) {
      for (const exit of exitsOf(terrain, point, at.y, levels)) exits.set(exit.id, exit);
    }
  }
  const found = new Map<string, Point>();
  for (const { at } of exits.values()) for (const place of placesNear(terrain, body, at, others, range, levels, cell)) found.set(keyOf(place), place);
  return [...found.values()];
}

function* placesNear(
  terrain: Terrain,
  { radius, height }: Body,
  exit: Point,
  others: readonly Base[],
  range: number,
  levels: Levels,
  cell: number,
): Generator<Point> {
  const heights = latticeOf(terrain, radius, height, cell);
  const reach = range + radius;
  for (let row = Math.ceil((exit.z - reach) / cell); row * cell <= exit.z + reach; row++) {
    for (let column = Math.ceil((exit.x - reach) / cell); column * cell <= exit.x + reach; column++) {
      for (const y of heights(column, row)) {
        const there = { at: { x: tenth(column * cell), y, z: tenth(row * cell) }, radius };
        if (elevation(y, exit.y, levels) !== 'same' || !within(there, { at: exit, radius: 0 }, range)) continue;
        if (!others.some((other) => overlaps(there, other, levels))) yield there.at;
      }
    }
  }
}
