/** What lies opposite: the symmetries that tables are laid out by. Places in plan (mm). */
import type { Ring } from '../../plane/ring.ts';

export type Place = readonly [x: number, z: number];
export type Image = (at: Place) => [number, number];

/** Half a turn about the middle, across the line between both players, and across that which leads from one to the other. */
export const IMAGES: readonly Image[] = [([x, z]) => [-x + 0, -z + 0], ([x, z]) => [x, -z + 0], ([x, z]) => [-x + 0, z]];

/** What is no farther off lies there (mm). */
const THERE = 1;

export const isAt = ([ax, az]: Place, [bx, bz]: Place): boolean => Math.abs(ax - bx) <= THERE && Math.abs(az - bz) <= THERE;

/** Whether two outlines have their corners in the same places, from wherever they begin and whichever way they go round. */
export const isSame = (a: Ring, b: Ring): boolean =>
  a.length === b.length && a.every((at) => b.some((other) => isAt(at, other))) && b.every((at) => a.some((other) => isAt(at, other)));
