/** Tables that name places, for tests of every rule system. */
import type { Plan } from '../shape/point.ts';
import type { Outline } from '../shape/shape.ts';
import { namedPlaces, type NamedPlaces } from '../space/terrain/named-places.ts';
import type { Terrain } from '../space/terrain/terrain.ts';

/** A rectangle in plan about its middle (mm). */
export const rectangle = (x: number, z: number, halfX: number, halfZ = halfX): Outline =>
  [[x - halfX, z - halfZ], [x + halfX, z - halfZ], [x + halfX, z + halfZ], [x - halfX, z + halfZ]];

/** Places of a table: objectives by x and z in mm, and the outlines of its seats. */
export const named = (objectives: readonly (readonly [number, number])[], ...outlines: readonly Outline[]): NamedPlaces =>
  namedPlaces({ objectives: objectives.map((at, i) => ({ id: `place-${i}`, at })), deployment: outlines.map((outline, seat) => ({ seat, outline })) });

/** The same terrain with these places. */
export const naming = (terrain: Terrain, places: NamedPlaces): Terrain => ({ ...terrain, named: places });

/** Whether a base lies within a rectangle as `rectangle` makes it, to a fifth of a millimetre. */
export function isWithin({ x, z }: Plan, radius: number, outline: Outline): boolean {
  const [[left, far], [right, near]] = [outline[0]!, outline[2]!];
  return x - radius >= left - 0.2 && x + radius <= right + 0.2 && z - radius >= far - 0.2 && z + radius <= near + 0.2;
}
