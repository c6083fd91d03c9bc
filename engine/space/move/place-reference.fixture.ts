/** A slow, plain account of the places of a zone for tests: every whole tenth is asked, no square is left out. */
import type { PlaceRequest } from '../../core/script.ts';
import type { Random } from '../../core/rng.ts';
import { type BoxSpec, boxTerrain } from '../../testing/terrain.ts';
import { standingHeights } from '../ground/ground.ts';
import { overlaps } from '../plane/measure.ts';
import { type Point, tenth } from '../../shape/point.ts';
import type { Base, Zone } from '../../shape/shape.ts';
import type { Terrain } from '../terrain/terrain.ts';
import { heightsAt } from './zone.ts';

export const LEVELS = { step: 76.2, equalIsSame: true } as const;

/** Every legal place within `reach` mm of a middle along both axes, `step` mm apart. */
export function* everyPlace(
  terrain: Terrain,
  request: PlaceRequest,
  { x, z }: { readonly x: number; readonly z: number },
  reach: number,
  step = 0.1,
): Generator<Point> {
  for (let dx = -reach; dx <= reach; dx += step) {
    for (let dz = -reach; dz <= reach; dz += step) {
      const to = { x: tenth(x + dx), z: tenth(z + dz) };
      for (const y of heightsAt(terrain, request, to.x, to.z)) yield { ...to, y };
    }
  }
}

/** A figure and a question where it may go. */
export const asks = (zone: Zone, others: readonly Base[] = [], { at = { x: 0, y: 0, z: 0 }, radius = 20, height = 32, ...more }: Partial<PlaceRequest['body'] & Pick<PlaceRequest, 'apart'>> = {}): PlaceRequest => ({
  kind: 'place', seat: 0, ask: 'place', about: {}, figure: 'a', body: { at, radius, height }, others, zone, optional: false, ...more,
});

/** A small spot packed with blocks, low ledges, decks and bases, so that a figure of `radius` mm has little room or none. */
export function packed(
  random: Random, radius: number,
): { readonly terrain: Terrain; readonly others: readonly Base[]; readonly of: Base; readonly range: number } {
  const between = (low: number, high: number): number => tenth(low + random() * (high - low));
  const range = between(0.3, 1.2) * radius;
  const span = range + 2 * radius;
  const boxes = Array.from({ length: Math.floor(random() * 9) }, (_, i): BoxSpec => {
    const [x, z] = [between(-span, span), between(-span, span)];
    const [bottom, top] = [[0, 90], [0, 20], [0, 2.5], [0, 45], [40, 45], [20, 30]][Math.floor(random() * 6)] as [number, number];
    return { id: `b${i}`, sight: 'blocked', move: 'impassable', x: [x, x + between(0.3, 2.5) * radius], z: [z, z + between(0.3, 2.5) * radius], bottom, top };
  });
  // Little more than the zone: the table's edge is near.
  const size = 2 * (span + between(0, 0.5) * radius);
  const terrain = boxTerrain({ size: [size, size], boxes });
  const of = { at: { x: between(-0.3, 0.3) * radius, y: 0, z: between(-0.3, 0.3) * radius }, radius: random() < 0.5 ? 0 : radius };
  const others: Base[] = of.radius > 0 ? [of] : [];
  for (let i = Math.floor(random() * 22); i > 0; i--) {
    const other = { at: { x: between(-span, span), y: 0, z: between(-span, span) }, radius: random() < 0.7 ? radius : between(0.5, 1.5) * radius };
    const heights = standingHeights(terrain, other.at.x, other.at.z, { ...other, height: 32 }, [], LEVELS);
    const placed = { ...other, at: { ...other.at, y: heights.at(-1) ?? 0 } };
    if (!others.some((known) => overlaps(placed, known, LEVELS))) others.push(placed);
  }
  return { terrain, others, of, range };
}
