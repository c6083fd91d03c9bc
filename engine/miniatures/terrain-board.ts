/** A table as a board of squares, read from its meshes. */
import type { Point } from '../shape/point.ts';
import { bevelsOf, STOREY, type SquareGrid, type SquareKind } from '../space/ground/grid.ts';
import { climbsOf, storeysOf } from '../space/ground/storeys.ts';
import { firstHit } from '../space/rays/ray.ts';
import type { Terrain } from '../space/terrain/terrain.ts';
import { indexOf, makeBoard, type Board, type Ground, type Spot, type Upper } from './board.ts';

/** The least that a step over a ladder, stairs or a lift costs. */
const CLIMB = 2;

const boards = new WeakMap<Terrain, Map<string, Board>>();

/**
 * A table as a board of squares of a side in mm. `levels`: storeys that count, 1 for a flat board (the house rule of true levels); those without a floor
 * are left out. `bevelled`: whether corners and ends of walls that the meshes leave free are passed diagonally. Built once for each.
 */
export function boardOf(terrain: Terrain, square: number, levels = 1, bevelled = false): Board {
  let known = boards.get(terrain);
  if (known === undefined) boards.set(terrain, (known = new Map<string, Board>()));
  const key = `${square} ${levels} ${bevelled}`;
  let board = known.get(key);
  if (board === undefined) known.set(key, (board = read(terrain, square, levels, bevelled)));
  return board;
}

const groundOf = (kind: SquareKind): Ground => (kind === 'blocked' ? 'solid' : kind);

function read(terrain: Terrain, square: number, levels: number, bevelled: boolean): Board {
  const grids = storeysOf(terrain, square, levels);
  const { columns, rows, kinds, walls, doors } = grids[0]!;
  const bevels = bevelled ? grids.flatMap((grid, level) => bevelsOf(terrain, grid, level)) : [];
  if (grids.length === 1) return makeBoard(columns, rows, kinds.map(groundOf), walls, { doors, bevels });
  const climbs = climbsOf(terrain, grids).map(({ from, to }) => ({
    from: indexOf({ columns, rows }, from), to: indexOf({ columns, rows }, to),
    cost: Math.max(CLIMB, Math.abs(from.column - to.column) + Math.abs(from.row - to.row)),
  }));
  const upper: Upper = { levels: grids.length, climbs, clear: sightBetween(terrain, { square, columns, rows }) };
  return makeBoard(columns, rows, grids.flatMap((grid) => grid.kinds.map(groundOf)), grids.flatMap((grid) => grid.walls), {
    doors: doors.map((_, door) => grids.flatMap((grid) => grid.doors[door]!)), upper, bevels,
  });
}

/** Sight between storeys: straight lines against the meshes; leaves of open doors are out of the way. */
function sightBetween(terrain: Terrain, { square, columns, rows }: Pick<SquareGrid, 'square' | 'columns' | 'rows'>): Upper['clear'] {
  const place = ({ x, y, level, high }: Spot): Point => ({ x: (x - columns / 2) * square, y: level * STOREY + high, z: (y - rows / 2) * square });
  const of = (parts: Terrain['parts']): Terrain => ({ ...terrain, parts: parts.map((part, index) => ({ ...part, index })) });
  const fixed = of(terrain.parts.filter(({ door }) => door !== true));
  const features = [...new Set(terrain.parts.filter(({ door }) => door === true).map(({ feature }) => feature))];
  const leaves = features.map((feature) => of(terrain.parts.filter((part) => part.door === true && part.feature === feature)));
  return (from, to, doorsOpen) => {
    const [a, b] = [place(from), place(to)];
    return firstHit(fixed, a, b, 'blocked') === null && leaves.every((door, i) => doorsOpen[i] === '1' || firstHit(door, a, b, 'blocked') === null);
  };
}
