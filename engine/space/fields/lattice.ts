/** A lattice over the whole table, worked through little by little, so that whoever asked may look up or give up. */
import { latticeOf } from '../ground/ground.ts';
import { overlaps } from '../plane/measure.ts';
import { type Point, tenth } from '../../shape/point.ts';
import type { Base, Levels } from '../../shape/shape.ts';
import type { Terrain } from '../terrain/terrain.ts';

/** Values at places of a lattice `cell` mm apart: place i is `cells[3i]`, `cells[3i + 1]`, `cells[3i + 2]` (x, y, z in mm), its value `values[i]`. */
export interface LatticeField {
  readonly cell: number;
  readonly cells: Float32Array;
  readonly values: Float32Array;
  /** Numbers to be read on the ground, where a field has some: x, y, z in mm and the number, one after another. */
  readonly numbers?: Float32Array;
}

/** Works on a field and tells its progress from 0 to 1 every few milliseconds of work; dropping it gives it up. */
export type FieldSteps<F extends LatticeField = LatticeField> = Generator<number, F, void>;

/** Side of a field's cells unless asked otherwise (mm). */
export const FIELD_CELL = 25.4;

/** Every place of a lattice, on all levels, where a body of this size may stand beside some bases. Yields after each row. */
export function* placesOver(
  terrain: Terrain,
  radius: number,
  height: number,
  others: readonly Base[],
  levels: Levels,
  cell: number,
): Generator<void, Point[], void> {
  const heights = latticeOf(terrain, radius, height, cell);
  const columns = Math.floor(terrain.half.x / cell);
  const rows = Math.floor(terrain.half.z / cell);
  const places: Point[] = [];
  for (let row = -rows; row <= rows; row++) {
    for (let column = -columns; column <= columns; column++) {
      for (const y of heights(column, row)) {
        const at = { x: tenth(column * cell), y, z: tenth(row * cell) };
        if (!others.some((other) => overlaps({ at, radius }, other, levels))) places.push(at);
      }
    }
    yield;
  }
  return places;
}

/** The places as flat numbers. */
export function flat(places: readonly Point[]): Float32Array {
  const cells = new Float32Array(3 * places.length);
  places.forEach(({ x, y, z }, i) => cells.set([x, y, z], 3 * i));
  return cells;
}

/** Names a place of a lattice, for looking it up among others of the same lattice. */
export const keyOf = ({ x, y, z }: Point): string => `${x} ${y} ${z}`;

/** Counts work in microseconds, roughly; `due` says when some 6 ms of it have gathered. */
export class Work {
  #done = 0;

  /** Adds work and says whether it is time to look up. */
  due(cost: number): boolean {
    this.#done += cost;
    if (this.#done < 6000) return false;
    this.#done = 0;
    return true;
  }
}
