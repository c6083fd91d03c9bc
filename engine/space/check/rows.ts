/** Places of a walk by the rows of its lattice: what lies near another is found without looking at all of them. */
import type { Plan, Point } from '../../shape/point.ts';
import type { Box } from '../plane/ring.ts';

/** The places of one row, as numbers of the list. */
interface Row {
  readonly z: number;
  readonly from: number;
  readonly to: number;
}

/** Some of a walk's places, in its order: by rising z, and of each row by rising x. */
class Rows {
  readonly #places: readonly Point[];
  readonly #rows: readonly Row[];

  constructor(places: readonly Point[]) {
    this.#places = places;
    const rows: Row[] = [];
    for (let from = 0, to = 0; from < places.length; from = to) {
      const { z } = places[from]!;
      while (to < places.length && places[to]!.z === z) to++;
      rows.push({ z, from, to });
    }
    this.#rows = rows;
  }

  /** Whether something holds for one of those that lie no farther than `far` mm from another along each axis of the table. */
  some({ x, z }: Plan, far: number, test: (one: Point) => boolean): boolean {
    return this.#someIn(x - far, x + far, z - far, z + far, test);
  }

  /** The numbers of those no farther than `far` mm along each axis for which something holds, rising. */
  near({ x, z }: Plan, far: number, test: (one: Point) => boolean): readonly number[] {
    return this.inBox({ minX: x - far, maxX: x + far, minZ: z - far, maxZ: z + far }, test);
  }

  /** The numbers of those in a rectangle (mm) for which something holds, rising. */
  inBox({ minX, maxX, minZ, maxZ }: Box, test: (one: Point) => boolean): readonly number[] {
    const found: number[] = [];
    this.#someIn(minX, maxX, minZ, maxZ, (one, place) => {
      if (test(one)) found.push(place);
      return false;
    });
    return found;
  }

  #someIn(minX: number, maxX: number, minZ: number, maxZ: number, test: (one: Point, place: number) => boolean): boolean {
    const [places, rows] = [this.#places, this.#rows];
    for (let row = firstOf(0, rows.length, (i) => rows[i]!.z >= minZ); row < rows.length && rows[row]!.z <= maxZ; row++) {
      const { from, to } = rows[row]!;
      for (let place = firstOf(from, to, (i) => places[i]!.x >= minX); place < to && places[place]!.x <= maxX; place++) {
        if (test(places[place]!, place)) return true;
      }
    }
    return false;
  }
}

/** The first number from one to before another from which on something holds. */
function firstOf(from: number, to: number, holds: (i: number) => boolean): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

const known = new WeakMap<readonly Point[], Rows>();

/** The rows of some of a walk's places, in its order; worked out once for each list. */
export function rowsOf(places: readonly Point[]): Rows {
  let rows = known.get(places);
  if (rows === undefined) known.set(places, (rows = new Rows(places)));
  return rows;
}
