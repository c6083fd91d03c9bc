import { gridOf, type GridWall, type Square } from '../space/ground/grid.ts';
import type { Terrain } from '../space/terrain/terrain.ts';

export type { Square } from '../space/ground/grid.ts';

/** What fills a square (SWM-13.1): a solid square is a big object with walls all round. */
export type Ground = 'open' | 'low' | 'pit' | 'solid';

/** A wall between two lattice points, the smaller ones first. */
export type Wall = GridWall;

/** A step onto a neighbouring square that no wall forbids, and its price (SWM-8.1, SWM-8.2). */
export interface Step {
  readonly to: number;
  readonly cost: number;
}

/** The printed board: built once per skirmish, frozen and shared. Squares are numbered row by row. */
export interface Board {
  readonly columns: number;
  readonly rows: number;
  readonly ground: readonly Ground[];
  /** Walls and closed doors joined into the longest straight pieces. */
  readonly walls: readonly Wall[];
  /** Walls that always stand, edge by edge. */
  readonly fixed: readonly Wall[];
  /** Doors, each one object however many edges it has (SWM-13.18). */
  readonly doors: readonly (readonly Wall[])[];
  /** Legal steps from each square for a character that walks. */
  readonly steps: readonly (readonly Step[])[];
  /** Neighbours with no wall between, whatever fills them: for counting distance (SWM-9.1). */
  readonly open: readonly (readonly number[])[];
}

export const squareId = ({ column, row }: Square): string => `${column},${row}`;

/** The square of an id. */
export function readSquare(id: string): Square {
  const [column, row] = id.split(',');
  return { column: Number(column), row: Number(row) };
}

export const sameSquare = (a: Square, b: Square): boolean => a.column === b.column && a.row === b.row;

export const indexOf = (board: Board, { column, row }: Square): number => row * board.columns + column;

export const squareAt = (board: Board, index: number): Square => ({ column: index % board.columns, row: (index - (index % board.columns)) / board.columns });

/** A wall on the edge between two orthogonal neighbours. Throws when they are not neighbours. */
export function wallBetween(a: Square, b: Square): Wall {
  if (Math.abs(a.column - b.column) + Math.abs(a.row - b.row) !== 1) throw new Error(`${squareId(a)} and ${squareId(b)} share no edge`);
  const x = Math.max(a.column, b.column);
  const y = Math.max(a.row, b.row);
  return a.row === b.row ? { x1: x, y1: y, x2: x, y2: y + 1 } : { x1: x, y1: y, x2: x + 1, y2: y };
}

const boards = new WeakMap<Terrain, Map<number, Board>>();

/** A table as a board of squares of a side in mm. Built once for each terrain and side. */
export function boardOf(terrain: Terrain, square: number): Board {
  let known = boards.get(terrain);
  if (known === undefined) boards.set(terrain, (known = new Map<number, Board>()));
  let board = known.get(square);
  if (board === undefined) {
    const { columns, rows, kinds, walls, doors } = gridOf(terrain, square);
    known.set(square, (board = makeBoard(columns, rows, kinds.map((kind) => (kind === 'blocked' ? 'solid' : kind)), walls, doors)));
  }
  return board;
}

/** Walls and closed doors that lines between two squares can meet: those within the area that one square sweeps on its way to the other. */
export function wallsBetween({ walls }: Board, a: Square, b: Square): Wall[] {
  const [dx, dy] = [b.column - a.column, b.row - a.row];
  const reach = (Math.abs(dx) + Math.abs(dy)) / 2;
  const [left, right] = [Math.min(a.column, b.column), Math.max(a.column, b.column) + 1];
  const [top, bottom] = [Math.min(a.row, b.row), Math.max(a.row, b.row) + 1];
  return walls.filter(({ x1, y1, x2, y2 }) => {
    if (x2 < left || x1 > right || y2 < top || y1 > bottom) return false;
    const first = dx * (y1 - a.row - 0.5) - dy * (x1 - a.column - 0.5);
    const second = dx * (y2 - a.row - 0.5) - dy * (x2 - a.column - 0.5);
    return !((first > reach && second > reach) || (first < -reach && second < -reach));
  });
}

const variants = new WeakMap<Board, Map<string, Board>>();

/** A board with some of its doors open, told as `01`: built once for each. An open door is nothing, a closed one a wall (SWM-13.1). */
export function withDoors(board: Board, open: string): Board {
  let known = variants.get(board);
  if (known === undefined) variants.set(board, (known = new Map<string, Board>()));
  let variant = known.get(open);
  if (variant === undefined) known.set(open, (variant = makeBoard(board.columns, board.rows, board.ground, board.fixed, board.doors, open)));
  return variant;
}

/** Both squares of an edge. */
export const besideEdge = ({ x1, y1, x2 }: Wall): readonly [Square, Square] =>
  (x1 === x2 ? [{ column: x1 - 1, row: y1 }, { column: x1, row: y1 }] : [{ column: x1, row: y1 - 1 }, { column: x1, row: y1 }]);

/** Builds a board from what fills its squares (row by row), the walls on edges between them, and doors, all closed unless told otherwise. */
export function makeBoard(columns: number, rows: number, ground: readonly Ground[], fixed: readonly Wall[], doors: Board['doors'] = [], doorsOpen = ''): Board {
  if (ground.length !== columns * rows) throw new Error(`a board of ${columns} × ${rows} has no ${ground.length} squares`);
  const closed = doors.flatMap((door, i) => (doorsOpen[i] === '1' ? [] : door));
  const edges = new Map<string, Wall>();
  for (const wall of [...fixed, ...closed, ...solidEdges(columns, rows, ground)]) edges.set(wallId(wall), wall);
  const ends = new Set<string>();
  for (const { x1, y1, x2, y2 } of edges.values()) ends.add(`${x1},${y1}`).add(`${x2},${y2}`);

  const steps: Step[][] = [];
  const open: number[][] = [];
  for (let row = 0; row < rows; row++) for (let column = 0; column < columns; column++) {
    const from = { column, row };
    const here: Step[] = [];
    const near: number[] = [];
    for (const to of neighbours(columns, rows, from)) {
      if (!stepIsFree(from, to, edges, ends)) continue;
      const index = to.row * columns + to.column;
      near.push(index);
      const kind = ground[index]!;
      // Nobody walks into a pit (SWM-8.6).
      if (kind === 'open' || kind === 'low') here.push({ to: index, cost: (from.column !== to.column && from.row !== to.row ? 2 : 1) * (kind === 'low' ? 2 : 1) });
    }
    steps.push(here);
    open.push(near);
  }
  return { columns, rows, ground, walls: joined([...edges.values()]), fixed, doors, steps, open };
}

const wallId = ({ x1, y1, x2, y2 }: Wall): string => `${x1},${y1},${x2},${y2}`;

/** SWM-8.3: no step across a wall; SWM-8.4, SWM-AMB-05: no diagonal step past a corner or end of one. */
function stepIsFree(from: Square, to: Square, edges: ReadonlyMap<string, Wall>, ends: ReadonlySet<string>): boolean {
  if (from.column !== to.column && from.row !== to.row) return !ends.has(`${Math.max(from.column, to.column)},${Math.max(from.row, to.row)}`);
  return !edges.has(wallId(wallBetween(from, to)));
}

function* neighbours(columns: number, rows: number, { column, row }: Square): Generator<Square> {
  for (let r = row - 1; r <= row + 1; r++) for (let c = column - 1; c <= column + 1; c++) {
    if (c >= 0 && r >= 0 && c < columns && r < rows && (c !== column || r !== row)) yield { column: c, row: r };
  }
}

/** The sides of big objects that face squares without one. */
function solidEdges(columns: number, rows: number, ground: readonly Ground[]): Wall[] {
  const edges: Wall[] = [];
  for (let row = 0; row < rows; row++) for (let column = 0; column < columns; column++) {
    const solid = ground[row * columns + column] === 'solid';
    if (column + 1 < columns && solid !== (ground[row * columns + column + 1] === 'solid')) edges.push(wallBetween({ column, row }, { column: column + 1, row }));
    if (row + 1 < rows && solid !== (ground[(row + 1) * columns + column] === 'solid')) edges.push(wallBetween({ column, row }, { column, row: row + 1 }));
  }
  return edges;
}

/** Joins edges in one line into longer walls: the same obstacle with fewer pieces. */
function joined(edges: readonly Wall[]): Wall[] {
  const upright = edges.filter((edge) => edge.x1 === edge.x2).sort((a, b) => a.x1 - b.x1 || a.y1 - b.y1);
  const level = edges.filter((edge) => edge.y1 === edge.y2).sort((a, b) => a.y1 - b.y1 || a.x1 - b.x1);
  const walls: Wall[] = [];
  for (const edge of [...upright, ...level]) {
    const last = walls.at(-1);
    const continues = last !== undefined && last.x2 === edge.x1 && last.y2 === edge.y1 && (last.x1 === edge.x2 || last.y1 === edge.y2);
    if (continues) walls[walls.length - 1] = { ...last, x2: edge.x2, y2: edge.y2 };
    else walls.push(edge);
  }
  return walls;
}
