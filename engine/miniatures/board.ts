import type { Diagonal, GridWall, Square } from '../space/ground/grid.ts';

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

/** A place in a square: lattice coordinates, the storey, and how high above its floor in mm. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly level: number;
  readonly high: number;
}

/** What a board has above the ground (the house rule of true levels). */
export interface Upper {
  /** Storeys, the ground among them. */
  readonly levels: number;
  /** Ladders, stairs and lifts: squares by number, and what a step over costs either way. */
  readonly climbs: readonly { readonly from: number; readonly to: number; readonly cost: number }[];
  /** Whether the straight line between places of two storeys meets nothing that blocks sight, with doors open as told (`01`). */
  clear(from: Spot, to: Spot, doorsOpen: string): boolean;
}

/** A flat board, as the source has it. */
const FLAT: Upper = { levels: 1, climbs: [], clear: () => false };

/** The printed board: built once per skirmish, frozen and shared. Squares are numbered row by row, storey by storey. */
export interface Board {
  readonly columns: number;
  readonly rows: number;
  readonly upper: Upper;
  /** Which of its doors are open, told as `01`; those beyond its end are closed. */
  readonly doorsOpen: string;
  readonly ground: readonly Ground[];
  /** Walls and closed doors joined into the longest straight pieces. */
  readonly walls: readonly Wall[];
  /** Walls that always stand, edge by edge. */
  readonly fixed: readonly Wall[];
  /** Doors, each one object however many edges it has (SWM-13.18). */
  readonly doors: readonly (readonly Wall[])[];
  /** Diagonals that lead past walls that always stand all the same: none but by the house rule of bevelled corners. */
  readonly bevels: readonly Diagonal[];
  /** Legal steps from each square for a character that walks. */
  readonly steps: readonly (readonly Step[])[];
  /** Neighbours on the same storey with no wall between, whatever fills them: for counting distance (SWM-9.1). */
  readonly open: readonly (readonly number[])[];
  /** Steps over ladders, stairs and lifts from each square. */
  readonly climbs: readonly (readonly Step[])[];
}

/** Where a seat deploys. */
export interface DeployZone {
  /** For each square of a storey how many squares it lies beyond the zone: 0 within it. */
  readonly beyond: readonly number[];
  /** Whether a Large figure lies in it with all its squares; with its first one otherwise. */
  readonly whole: boolean;
}

/** `column,row`, and `column,row,level` above the ground. */
export const squareId = ({ column, row, level }: Square): string => (level === undefined ? `${column},${row}` : `${column},${row},${level}`);

/** A square of a storey. */
export const squareOn = (column: number, row: number, level: number): Square => (level === 0 ? { column, row } : { column, row, level });

/** The square of an id. */
export function readSquare(id: string): Square {
  const comma = id.indexOf(',');
  const second = id.indexOf(',', comma + 1);
  if (second < 0) return { column: Number(id.slice(0, comma)), row: Number(id.slice(comma + 1)) };
  return squareOn(Number(id.slice(0, comma)), Number(id.slice(comma + 1, second)), Number(id.slice(second + 1)));
}

/** The storey of a square or wall, 0 for the ground. */
export const levelOf = ({ level }: { readonly level?: number | undefined }): number => level ?? 0;

export const sameSquare = (a: Square, b: Square): boolean => a.column === b.column && a.row === b.row && a.level === b.level;

export const indexOf = (
  { columns, rows }: Pick<Board, 'columns' | 'rows'>, { column, row, level = 0 }: Square,
): number => (level * rows + row) * columns + column;

export function squareAt({ columns, rows }: Pick<Board, 'columns' | 'rows'>, index: number): Square {
  const row = Math.floor(index / columns);
  return squareOn(index % columns, row % rows, Math.floor(row / rows));
}

/** A wall on the edge between two orthogonal neighbours. Throws when they are not neighbours. */
export function wallBetween(a: Square, b: Square): Wall {
  if (Math.abs(a.column - b.column) + Math.abs(a.row - b.row) !== 1) throw new Error(`${squareId(a)} and ${squareId(b)} share no edge`);
  const x = Math.max(a.column, b.column);
  const y = Math.max(a.row, b.row);
  const at = a.level === undefined ? {} : { level: a.level };
  return a.row === b.row ? { x1: x, y1: y, x2: x, y2: y + 1, ...at } : { x1: x, y1: y, x2: x + 1, y2: y, ...at };
}

/** Walls and closed doors that lines between two squares of one storey can meet: those within the area that one square sweeps on its way to the other. */
export function wallsBetween({ walls }: Board, a: Square, b: Square): Wall[] {
  const [dx, dy] = [b.column - a.column, b.row - a.row];
  const reach = (Math.abs(dx) + Math.abs(dy)) / 2;
  const [left, right] = [Math.min(a.column, b.column), Math.max(a.column, b.column) + 1];
  const [top, bottom] = [Math.min(a.row, b.row), Math.max(a.row, b.row) + 1];
  const between: Wall[] = [];
  for (const wall of walls) {
    const { x1, y1, x2, y2, level } = wall;
    if (x2 < left || x1 > right || y2 < top || y1 > bottom || level !== a.level) continue;
    const first = dx * (y1 - a.row - 0.5) - dy * (x1 - a.column - 0.5);
    const second = dx * (y2 - a.row - 0.5) - dy * (x2 - a.column - 0.5);
    if (!((first > reach && second > reach) || (first < -reach && second < -reach))) between.push(wall);
  }
  return between;
}

const variants = new WeakMap<Board, Map<string, Board>>();

/** A board with some of its doors open, told as `01`: built once for each. An open door is nothing, a closed one a wall (SWM-13.1). */
export function withDoors(board: Board, open: string): Board {
  let known = variants.get(board);
  if (known === undefined) variants.set(board, (known = new Map<string, Board>()));
  let variant = known.get(open);
  if (variant === undefined) known.set(open, (variant = makeBoard(board.columns, board.rows, board.ground, board.fixed, { ...board, doorsOpen: open })));
  return variant;
}

/** Both squares of an edge. */
export function besideEdge({ x1, y1, x2, level = 0 }: Wall): readonly [Square, Square] {
  return [x1 === x2 ? squareOn(x1 - 1, y1, level) : squareOn(x1, y1 - 1, level), squareOn(x1, y1, level)];
}

/** What a board may have besides squares and walls. */
type More = Partial<Pick<Board, 'doors' | 'doorsOpen' | 'upper' | 'bevels'>>;

/**
 * Builds a board from what fills its squares (row by row, storey by storey), the walls on edges between them, doors, all closed unless told otherwise,
 * what joins storeys, and bevelled corners. Throws when the squares are not as many as its size says.
 */
export function makeBoard(columns: number, rows: number, ground: readonly Ground[], fixed: readonly Wall[], more: More = {}): Board {
  const { doors = [], doorsOpen = '', upper = FLAT, bevels = [] } = more;
  const area = columns * rows;
  if (ground.length !== area * upper.levels) throw new Error(`a board of ${columns} × ${rows} with ${upper.levels} storeys has no ${ground.length} squares`);
  const closed = doors.flatMap((door, i) => (doorsOpen[i] === '1' ? [] : door));
  const edges = new Map<string, Wall>();
  for (const wall of [...fixed, ...closed, ...solidEdges(columns, rows, ground)]) edges.set(wallId(wall), wall);
  const barred = new Set<string>();
  const bar = ({ x1, y1, x2, y2, level }: Wall): void => {
    for (const falling of [true, false]) for (const [x, y] of [[x1, y1], [x2, y2]] as const) barred.add(diagonalId({ x, y, falling, level }));
  };
  for (const wall of edges.values()) bar(wall);
  for (const bevel of bevels) barred.delete(diagonalId(bevel));
  for (const door of closed) bar(door);
  const climbs: Step[][] = ground.map(() => []);
  for (const { from, to, cost } of upper.climbs) {
    climbs[from]!.push({ to, cost });
    climbs[to]!.push({ to: from, cost });
  }

  const steps: Step[][] = [];
  const open: number[][] = [];
  for (let from = 0; from < ground.length; from++) {
    const here: Step[] = [];
    const near: number[] = [];
    const at = squareAt({ columns, rows }, from);
    for (const to of neighbours(columns, rows, at)) {
      if (!stepIsFree(at, to, edges, barred)) continue;
      const index = indexOf({ columns, rows }, to);
      const kind = ground[index]!;
      // A big object is walls all round (SWM-13.1): whatever corner of it is cut off, nobody flies into it either.
      if ((kind === 'solid') !== (ground[from] === 'solid')) continue;
      near.push(index);
      // Nobody walks into a pit (SWM-8.6).
      if (kind === 'open' || kind === 'low') here.push({ to: index, cost: (at.column !== to.column && at.row !== to.row ? 2 : 1) * (kind === 'low' ? 2 : 1) });
    }
    steps.push([...here, ...climbs[from]!]);
    open.push(near);
  }
  return { columns, rows, upper, doorsOpen, ground, walls: joined([...edges.values()]), fixed, doors, bevels, steps, open, climbs };
}

const wallId = ({ x1, y1, x2, y2, level = 0 }: Wall): string => `${x1},${y1},${x2},${y2},${level}`;

const diagonalId = ({ x, y, falling, level = 0 }: Diagonal): string => `${x},${y},${level},${falling}`;

/** SWM-8.3: no step across a wall; SWM-8.4, SWM-AMB-05: no diagonal step past a corner or end of one, unless it is bevelled. */
function stepIsFree(from: Square, to: Square, edges: ReadonlyMap<string, Wall>, barred: ReadonlySet<string>): boolean {
  if (from.column !== to.column && from.row !== to.row) {
    const falling = (from.column < to.column) === (from.row < to.row);
    return !barred.has(diagonalId({ x: Math.max(from.column, to.column), y: Math.max(from.row, to.row), falling, level: from.level }));
  }
  return !edges.has(wallId(wallBetween(from, to)));
}

function* neighbours(columns: number, rows: number, { column, row, level = 0 }: Square): Generator<Square> {
  for (let r = row - 1; r <= row + 1; r++) for (let c = column - 1; c <= column + 1; c++) {
    if (c >= 0 && r >= 0 && c < columns && r < rows && (c !== column || r !== row)) yield squareOn(c, r, level);
  }
}

/** The sides of big objects that face squares without one. */
function solidEdges(columns: number, rows: number, ground: readonly Ground[]): Wall[] {
  const edges: Wall[] = [];
  for (const [index, kind] of ground.entries()) {
    const at = squareAt({ columns, rows }, index);
    const beside = (to: Square): void => {
      if ((kind === 'solid') !== (ground[indexOf({ columns, rows }, to)] === 'solid')) edges.push(wallBetween(at, to));
    };
    if (at.column + 1 < columns) beside({ ...at, column: at.column + 1 });
    if (at.row + 1 < rows) beside({ ...at, row: at.row + 1 });
  }
  return edges;
}

/** Joins edges in one line into longer walls: the same obstacle with fewer pieces. */
function joined(edges: readonly Wall[]): Wall[] {
  const upright = edges.filter((edge) => edge.x1 === edge.x2).sort((a, b) => levelOf(a) - levelOf(b) || a.x1 - b.x1 || a.y1 - b.y1);
  const level = edges.filter((edge) => edge.y1 === edge.y2).sort((a, b) => levelOf(a) - levelOf(b) || a.y1 - b.y1 || a.x1 - b.x1);
  const walls: Wall[] = [];
  for (const edge of [...upright, ...level]) {
    const last = walls.at(-1);
    const touches = last !== undefined && last.level === edge.level && last.x2 === edge.x1 && last.y2 === edge.y1;
    const continues = touches && (last.x1 === edge.x2 || last.y1 === edge.y2);
    if (continues) walls[walls.length - 1] = { ...last, x2: edge.x2, y2: edge.y2 };
    else walls.push(edge);
  }
  return walls;
}
