/** Where a base would be seen from another, and would see it (SP-LOS-06: the two may differ). */
import { FIELD_CELL, type FieldSteps, flat, placesOver, Work } from './lattice.ts';
import type { Base, Levels } from '../../shape/shape.ts';
import { sees } from '../sight/sight.ts';
import type { Terrain } from '../terrain/terrain.ts';

/** Values of a sight field: the place is seen, both see each other, or only the place sees back; 0 is neither. */
export const SIGHT_OUT = 1;
export const SIGHT_BOTH = 2;
export const SIGHT_BACK = 3;

/** Work of one question, in microseconds. */
const COST = 15;

/** For every place where a body of some radius and height (mm) may stand, bases left away, whether `from` sees a base there, and a base there `from`. */
export function* sightField(terrain: Terrain, from: Base, targetRadius: number, height: number, levels: Levels, cell = FIELD_CELL): FieldSteps {
  const finding = placesOver(terrain, targetRadius, height, [], levels, cell);
  let found = finding.next();
  for (; found.done !== true; found = finding.next()) yield 0;
  const places = found.value;
  const values = new Float32Array(places.length);
  const work = new Work();
  for (const [i, at] of places.entries()) {
    const there = { at, radius: targetRadius };
    const out = sees(terrain, from, there, levels);
    const back = sees(terrain, there, from, levels);
    values[i] = out ? (back ? SIGHT_BOTH : SIGHT_OUT) : back ? SIGHT_BACK : 0;
    if (work.due(2 * COST)) yield i / places.length;
  }
  return { cell, cells: flat(places), values };
}
