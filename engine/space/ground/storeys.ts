/** What joins squares of different storeys. */
import { ASIDE, gridOf, type Square, type SquareGrid, squareToPoint, STOREY } from './grid.ts';
import type { Terrain } from '../terrain/terrain.ts';
import type { Point } from '../../shape/point.ts';

/** Storeys that are read of a table at most, the ground among them. */
export const MOST_STOREYS = 3;

/** Whether a floor at a height (mm) is read as one of the storeys. */
export function isOnStorey(y: number): boolean {
  const level = Math.round(y / STOREY);
  return level < MOST_STOREYS && Math.abs(y - level * STOREY) <= ASIDE;
}

/** The storeys of a table from the ground up, as squares of a side in mm; `most` at most, and none above the last one that has a floor. */
export function storeysOf(terrain: Terrain, square: number, most = MOST_STOREYS): readonly SquareGrid[] {
  const grids = Array.from({ length: most }, (_, level) => gridOf(terrain, square, level));
  while (grids.length > 1 && grids.at(-1)!.kinds.every((kind) => kind === 'pit' || kind === 'blocked')) grids.pop();
  return grids;
}

/** Two squares of different storeys that a ladder, stairs, a lift, a ramp or the stairs behind a house's door join. */
export interface Climb {
  readonly from: Square;
  readonly to: Square;
}

/** How far the end of a climb may lie from a storey's height (mm), and from the square that it leads to, in squares. */
const [NEAR, REACH] = [10, 1.6];

/**
 * The climbs of a table between storeys that are read: by their ends, each on the nearest square of its storey that can be stood on. One that ends
 * between storeys, or beside no such square, joins nothing.
 */
export function climbsOf(terrain: Terrain, storeys: readonly SquareGrid[]): readonly Climb[] {
  const ends = new Map<string, Square[]>();
  for (const { group, at } of terrain.ingress) {
    const square = squareAt(storeys, at);
    if (square !== null) ends.set(group, [...ends.get(group) ?? [], square]);
  }
  const joined = (squares: readonly Square[]): Climb[] =>
    squares.flatMap((from, i) => squares.slice(i + 1).filter(({ level }) => level !== from.level).map((to) => ({ from, to })));
  return [...ends.values()].flatMap(joined);
}

/** The square that the end of a climb leads to; null for none. */
function squareAt(storeys: readonly SquareGrid[], { x, y, z }: Point): Square | null {
  const level = Math.round(y / STOREY);
  const grid = storeys[level];
  if (grid === undefined || Math.abs(y - level * STOREY) > NEAR) return null;
  let [found, nearest] = [null as Square | null, REACH * grid.square];
  for (const [index, kind] of grid.kinds.entries()) {
    if (kind !== 'open' && kind !== 'low') continue;
    const square = { column: index % grid.columns, row: Math.floor(index / grid.columns) };
    const middle = squareToPoint(grid, square);
    const away = Math.max(Math.abs(middle.x - x), Math.abs(middle.z - z));
    if (away < nearest) [found, nearest] = [level === 0 ? square : { ...square, level }, away];
  }
  return found;
}
