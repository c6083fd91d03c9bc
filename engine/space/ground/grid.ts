/** Squares for Miniatures, read from the same parts that everything else is measured on. */
import { blocker } from '../terrain/line.ts';
import type { Point } from '../../shape/point.ts';
import { holds, nearBox } from '../plane/ring.ts';
import { FLUSH } from '../plane/scale.ts';
import type { Terrain, TerrainPart } from '../terrain/terrain.ts';

/** Side of a square in mm: one inch as printed, one and a half where bases need more room. */
export const SQUARE = { inch: 25.4, inchAndHalf: 38.1 } as const;

/** A square: columns run with x, rows with z towards the first player, both from 0. `level`: its storey, from 1; left out on the ground. */
export interface Square {
  readonly column: number;
  readonly row: number;
  readonly level?: number | undefined;
}

/** What fills a square: nothing, low objects, a hole in the ground, or something with walls all round. */
export type SquareKind = 'open' | 'low' | 'pit' | 'blocked';

/** A wall on an edge between two squares, in lattice points: square (c, r) covers c…c+1 × r…r+1. */
export interface GridWall {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  /** The storey that it stands on, from 1; left out on the ground. */
  readonly level?: number | undefined;
}

/** A table read as squares, the whole ones centred on it. */
export interface SquareGrid {
  /** Side of a square in mm. */
  readonly square: number;
  readonly columns: number;
  readonly rows: number;
  /** Row by row. */
  readonly kinds: readonly SquareKind[];
  /** Edges between two squares of which none is blocked, and all edges of blocked squares to others. */
  readonly walls: readonly GridWall[];
  /** For each feature with a door, in the order of the table, the edges that it closes; none where it stands on no edge. */
  readonly doors: readonly (readonly GridWall[])[];
}

/** The middle of a square at height 0. */
export const squareToPoint = ({ square, columns, rows }: Pick<SquareGrid, 'square' | 'columns' | 'rows'>, { column, row }: Square): Point => ({
  x: (column + 0.5 - columns / 2) * square,
  y: 0,
  z: (row + 0.5 - rows / 2) * square,
});

/** Places tried in each direction of a square, and how many of all must be covered. */
const TRIED = 6;
const COVERED = 0.4;
/** Parts that begin higher than this many mm are overhead. */
const OVERHEAD = 20;

/** Height of a storey of the pieces (mm). */
export const STOREY = 90;
/** How far a floor may lie from its storey's height (mm). */
export const ASIDE = 6;
/** Share of a square on a storey above the ground that a floor must carry. */
const CARRIED = 0.6;

/** The storey that somebody stands on at a height in mm: the highest whose floor lies no higher. */
export const storeyAt = (y: number): number => Math.max(0, Math.floor((y + ASIDE) / STOREY));

/**
 * Reads a terrain as squares of a side in mm, on the ground or on a storey above it. A square counts as what covers 40 % of it; thinner walls and doors
 * lie on edges, and a floor spans a pit. Above the ground what no floor carries is a pit.
 */
export function gridOf(terrain: Terrain, square: number, level = 0): SquareGrid {
  const grid = { square, columns: Math.floor((2 * terrain.half.x) / square + 1e-9), rows: Math.floor((2 * terrain.half.z) / square + 1e-9) };
  const y = level * STOREY;
  const there = terrain.parts.filter((part) => stands(part, y));
  const high = there.filter(isWall);
  const other = there.filter((part) => !isWall(part));
  const pits = terrain.parts.filter(({ pit }) => pit === true);
  const spans = pits.length === 0 ? [] : terrain.surfaces.filter((floor) => floor.y > FLUSH && floor.y < OVERHEAD);
  const floors = terrain.surfaces.filter((floor) => Math.abs(floor.y - y) <= ASIDE);
  const kinds: SquareKind[] = [];
  for (let row = 0; row < grid.rows; row++) {
    const near = (shapes: readonly Shape[]): readonly Shape[] => inRow(grid, row, shapes);
    const [walls, things, holes, over, carries] = [near(high), near(other), near(pits), near(spans), near(floors)];
    for (let column = 0; column < grid.columns; column++) {
      const middle = squareToPoint(grid, { column, row });
      const covered = (shapes: readonly Shape[], least = COVERED): boolean => share(shapes, middle, square) >= least;
      const isHole = level === 0 ? covered(holes) && !covered(over) : !covered(carries, CARRIED);
      kinds.push(covered(walls) ? 'blocked' : isHole ? 'pit' : covered(things) ? 'low' : 'open');
    }
  }
  const at = level === 0 ? {} : { level };
  return {
    ...grid, kinds, walls: wallsOf(grid, kinds, high).map((wall) => ({ ...wall, ...at })),
    doors: doorsOf(grid, terrain, y).map((door) => door.map((wall) => ({ ...wall, ...at }))),
  };
}

/** Whether something stands on the floor at a height, in the way of who walks there. */
const stands = ({ move, bottom, top, door, pit }: TerrainPart, y: number): boolean =>
  move === 'impassable' && bottom < y + OVERHEAD && top > y + FLUSH && door !== true && pit !== true;

const isWall = ({ low, sight }: TerrainPart): boolean => !low && sight === 'blocked';

/** A diagonal way past a lattice point: `falling` from the square before it in both directions to the one behind, otherwise across that. */
export interface Diagonal {
  readonly x: number;
  readonly y: number;
  readonly falling: boolean;
  /** The storey, from 1; left out on the ground. */
  readonly level?: number | undefined;
}

/**
 * Diagonals past ends and corners of a grid's walls on which nothing stands between the middles of both squares: there a wall ends before the lattice point,
 * or its corner is cut off (SWM-8.4, SWM-AMB-05: bevelled ones).
 */
export function bevelsOf(terrain: Terrain, { walls, ...grid }: Size & Pick<SquareGrid, 'walls'>, level = 0): readonly Diagonal[] {
  const high = terrain.parts.filter((part) => stands(part, level * STOREY) && isWall(part));
  const ends = new Map(walls.flatMap(({ x1, y1, x2, y2 }) => [[x1, y1], [x2, y2]] as const).map(([x, y]) => [`${x},${y}`, { x, y }]));
  const inside = [...ends.values()].filter(({ x, y }) => x > 0 && y > 0 && x < grid.columns && y < grid.rows);
  const at = level === 0 ? {} : { level };
  return inside.flatMap(({ x, y }) => [true, false].flatMap((falling) => {
    const from = squareToPoint(grid, { column: x - 1, row: falling ? y - 1 : y });
    const isFree = blocker(high, from.x, from.z, Math.SQRT1_2, falling ? Math.SQRT1_2 : -Math.SQRT1_2, 0, grid.square * Math.SQRT2) < 0;
    return isFree ? [{ x, y, falling, ...at }] : [];
  }));
}

/** The diagonals past a storey's walls that lead from a square that somebody enters to another one: steps that there are only where cut-off corners are passed. */
export function bevelledSteps(terrain: Terrain, grid: SquareGrid, level = 0): readonly Diagonal[] {
  const isEntered = (column: number, row: number): boolean => ['open', 'low'].includes(grid.kinds[row * grid.columns + column]!);
  return bevelsOf(terrain, grid, level).filter(({ x, y, falling }) => isEntered(x - 1, falling ? y - 1 : y) && isEntered(x, falling ? y : y - 1));
}

type Shape = Pick<TerrainPart, 'box' | 'edges'>;

/** Those that come near a row of squares, or the way from its middle to the next one's. */
function inRow<T extends Shape>(grid: Size, row: number, shapes: readonly T[]): readonly T[] {
  const { z } = squareToPoint(grid, { column: 0, row });
  return shapes.filter(({ box }) => box.maxZ >= z - grid.square && box.minZ <= z + 2 * grid.square);
}

/** How much of a square some parts cover, from 0 to 1. */
function share(parts: readonly Shape[], { x, z }: Point, square: number): number {
  const near = parts.filter(({ box }) => nearBox(box, x, z, square / 2));
  if (near.length === 0) return 0;
  let covered = 0;
  for (let i = 0; i < TRIED; i++) {
    for (let j = 0; j < TRIED; j++) {
      const [px, pz] = [x + ((i + 0.5) / TRIED - 0.5) * square, z + ((j + 0.5) / TRIED - 0.5) * square];
      if (near.some(({ edges }) => holds(edges, px, pz))) covered++;
    }
  }
  return covered / (TRIED * TRIED);
}

type Size = Pick<SquareGrid, 'square' | 'columns' | 'rows'>;

/** An edge between two squares, with the numbers of both. */
interface Edge {
  readonly wall: GridWall;
  readonly here: number;
  readonly there: number;
  /** Whether some of the parts stand on the way from the one's middle to the other's. */
  crosses(parts: readonly TerrainPart[]): boolean;
}

function* edgesOf(grid: Size): Generator<Edge> {
  const { columns, rows, square } = grid;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const from = squareToPoint(grid, { column, row });
      const here = row * columns + column;
      const crosses = (ux: number, uz: number) => (parts: readonly TerrainPart[]): boolean => blocker(parts, from.x, from.z, ux, uz, 0, square) >= 0;
      if (column + 1 < columns) yield { wall: { x1: column + 1, y1: row, x2: column + 1, y2: row + 1 }, here, there: here + 1, crosses: crosses(1, 0) };
      if (row + 1 < rows) yield { wall: { x1: column, y1: row + 1, x2: column + 1, y2: row + 1 }, here, there: here + columns, crosses: crosses(0, 1) };
    }
  }
}

function wallsOf(grid: Size, kinds: readonly SquareKind[], high: readonly TerrainPart[]): readonly GridWall[] {
  const walls: GridWall[] = [];
  let [row, near]: [number, readonly TerrainPart[]] = [-1, []];
  for (const { wall, here, there, crosses } of edgesOf(grid)) {
    const own = Math.floor(here / grid.columns);
    if (own !== row) [row, near] = [own, inRow(grid, own, high)];
    const blocked = kinds[here] === 'blocked';
    if (blocked !== (kinds[there] === 'blocked') || (!blocked && crosses(near))) walls.push(wall);
  }
  return walls;
}

/** The edges that the leaves of each door close on the storey that begins at a height; none where its leaves stand on another. */
function doorsOf(grid: Size, { parts }: Terrain, y: number): readonly (readonly GridWall[])[] {
  const doors = new Map<string, TerrainPart[]>();
  for (const part of parts) if (part.door === true) doors.set(part.feature, [...doors.get(part.feature) ?? [], part]);
  if (doors.size === 0) return [];
  const edges = [...edgesOf(grid)];
  return [...doors.values()].map((leaves) => {
    const here = leaves.filter(({ bottom, top }) => bottom < y + OVERHEAD && top > y + FLUSH);
    return edges.filter(({ crosses }) => crosses(here)).map(({ wall }) => wall);
  });
}

/** Places tried in each direction of both squares. */
const LOOKS = 5;
const STEPS: readonly number[] = Array.from({ length: LOOKS }, (_, i) => (i + 0.5) / LOOKS);

/** Whether some line from one square to another touches no wall; by 25 places in each square (SWM 9.4, simple form). */
export function lineOfSightGrid({ walls }: Pick<SquareGrid, 'walls'>, from: Square, to: Square): boolean {
  const near = walls.filter(
    ({ x1, y1, x2, y2 }) =>
      Math.max(x1, x2) >= Math.min(from.column, to.column) && Math.min(x1, x2) <= Math.max(from.column, to.column) + 1 &&
      Math.max(y1, y2) >= Math.min(from.row, to.row) && Math.min(y1, y2) <= Math.max(from.row, to.row) + 1,
  );
  if (near.length === 0) return true;
  for (const wall of near) if (hidesAll(wall, from, to)) return false;
  return looks(placesIn(from), placesIn(to), near);
}

/** The outermost places tried in a square, in either direction. */
const OUTERMOST: readonly number[] = [STEPS[0]!, STEPS[LOOKS - 1]!];

/** Whether one wall stops every line between two squares: those that it stops from one place end in a convex area, so the outermost say it of all. */
function hidesAll(wall: GridWall, a: Square, b: Square): boolean {
  for (const x of OUTERMOST) for (const y of OUTERMOST) for (const u of OUTERMOST) for (const v of OUTERMOST) {
    if (!touchesWall(a.column + x, a.row + y, b.column + u, b.row + v, wall)) return false;
  }
  return true;
}

/** Whether some line from a square to a place within an edge touches no wall; what stands on the edge itself is not among the walls. */
export const edgeInSightGrid = ({ walls }: Pick<SquareGrid, 'walls'>, from: Square, { x1, y1, x2, y2 }: GridWall): boolean =>
  looks(placesIn(from), STEPS.flatMap((part) => [x1 + part * (x2 - x1), y1 + part * (y2 - y1)]), walls);

/** Whether some stretch from one of the places to one of the targets (x and y of each in turn) touches no wall. What stopped the last stretch is asked first: it mostly stops the next one too. */
function looks(places: readonly number[], targets: readonly number[], walls: readonly GridWall[]): boolean {
  if (walls.length === 0) return true;
  let last = walls[0]!;
  for (let p = 0; p < places.length; p += 2) for (let q = 0; q < targets.length; q += 2) {
    const px = places[p]!;
    const py = places[p + 1]!;
    const qx = targets[q]!;
    const qy = targets[q + 1]!;
    if (touchesWall(px, py, qx, qy, last)) continue;
    const other = firstTouched(px, py, qx, qy, walls);
    if (other === null) return true;
    last = other;
  }
  return false;
}

function firstTouched(px: number, py: number, qx: number, qy: number, walls: readonly GridWall[]): GridWall | null {
  for (const wall of walls) if (touchesWall(px, py, qx, qy, wall)) return wall;
  return null;
}

/** The places tried in a square: x and y of each in turn. */
function placesIn({ column, row }: Square): number[] {
  const places: number[] = [];
  for (const x of STEPS) for (const y of STEPS) places.push(column + x, row + y);
  return places;
}

/** Whether the stretch between two places meets a wall or its ends. */
function touchesWall(px: number, py: number, qx: number, qy: number, { x1, y1, x2, y2 }: GridWall): boolean {
  const a = side(px, py, qx, qy, x1, y1);
  const b = side(px, py, qx, qy, x2, y2);
  const c = side(x1, y1, x2, y2, px, py);
  const d = side(x1, y1, x2, y2, qx, qy);
  const tiny = 1e-9;
  return a * b <= tiny && c * d <= tiny && !(Math.abs(c) <= tiny && Math.abs(d) <= tiny);
}

/** On which side of the line through two places a third lies: more or less than 0, by its distance times theirs. */
const side = (ax: number, ay: number, bx: number, by: number, x: number, y: number): number => (bx - ax) * (y - ay) - (by - ay) * (x - ax);
