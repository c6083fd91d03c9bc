import { edgeInSightGrid, lineOfSightGrid } from '../space/ground/grid.ts';
import { indexOf, levelOf, squareAt, squareOn, wallsBetween, withDoors, type Board, type Spot, type Square, type Wall } from './board.ts';
import { squaresOf, touching, type Space } from './space.ts';

/** Questions about a board with its doors as they are, answered once for each pair of squares and remembered. */
export interface Eyes {
  readonly board: Board;
  /** By square and square, as far as asked, two bits each: 0 not yet known, 1 seen, 2 not. So many squares (`ROWS`) stand together: questions come from all over the board, and memory is slow. */
  readonly seen: (Uint8Array | undefined)[];
  readonly counts: Map<number, Int16Array>;
  /** By space, as far as asked: the squares next to it. */
  readonly beside: Map<number, readonly number[]>;
}

/** What `Eyes.seen` holds. */
const [UNKNOWN, SEEN, HIDDEN] = [0, 1, 2];
/** Of how many squares the sight is remembered together, as a power of two. */
const ROWS = 5;

const opened = new WeakMap<Board, Eyes>();

export function openEyes(board: Board): Eyes {
  let eyes = opened.get(board);
  if (eyes === undefined) opened.set(board, (eyes = { board, seen: [], counts: new Map(), beside: new Map() }));
  return eyes;
}

/** Line of sight between two spaces (SWM-9.4, SWM-9.6): from some square of the one to some square of the other. */
export const sees = (eyes: Eyes, a: Space, b: Space): boolean =>
  (a.side === undefined && b.side === undefined ? seesSquare(eyes, a, b) : squaresOf(a).some((p) => squaresOf(b).some((q) => seesSquare(eyes, p, q))));

/**
 * Between two squares: some line between the two squares touches no wall. Characters, low objects and pits never block (SWM-9.5). Between storeys lines
 * are drawn against the meshes instead (the house rule of true levels).
 */
function seesSquare(eyes: Eyes, a: Square, b: Square): boolean {
  const i = indexOf(eyes.board, a);
  const j = indexOf(eyes.board, b);
  const [first, other] = i < j ? [i, j] : [j, i];
  const width = (eyes.board.ground.length >> 2) + 1;
  const rows = (eyes.seen[first >> ROWS] ??= new Uint8Array(width << ROWS));
  const at = (first & ((1 << ROWS) - 1)) * width + (other >> 2);
  const known = (rows[at]! >> (2 * (other & 3))) & 3;
  if (known !== UNKNOWN) return known === SEEN;
  const free = a.level === b.level ? lineOfSightGrid({ walls: wallsBetween(eyes.board, a, b) }, a, b) : seesStorey(eyes.board, a, b);
  rows[at]! |= (free ? SEEN : HIDDEN) << (2 * (other & 3));
  return free;
}

/** How high an eye is, and a trunk, above the floor (mm). */
const [EYE, TRUNK] = [30, 14];
/** Where lines are drawn from and to in a square. */
const PLACES: readonly (readonly [number, number])[] = [[0.5, 0.5], [0.15, 0.15], [0.85, 0.15], [0.15, 0.85], [0.85, 0.85]];

/** Corners of a square, a hair within it. */
const CORNERS: typeof PLACES = [[0.02, 0.02], [0.98, 0.02], [0.02, 0.98], [0.98, 0.98]];

const spotsIn = ({ column, row, level = 0 }: Square, high: number, places = PLACES): readonly Spot[] =>
  places.map(([x, y]) => ({ x: column + x, y: row + y, level, high }));

const seesStorey = ({ upper, doorsOpen }: Board, a: Square, b: Square): boolean =>
  spotsIn(a, EYE).some((from) => spotsIn(b, EYE).some((to) => upper.clear(from, to, doorsOpen)));

/**
 * Whether some place of a door's edges is in line of sight from a space (SWM-AMB-27): every wall and every other closed door blocks, its own leaf does
 * not, open or closed.
 */
export function seesDoor({ board }: Eyes, space: Space, door: number): boolean {
  const open = withDoors(board, board.doors.map((_, i) => (i === door ? '1' : board.doorsOpen[i] ?? '0')).join(''));
  return squaresOf(space).some((square) => board.doors[door]!.some((edge) => seesEdge(open, square, edge)));
}

function seesEdge(board: Board, square: Square, edge: Wall): boolean {
  const level = levelOf(edge);
  if (level === levelOf(square)) return edgeInSightGrid({ walls: board.walls.filter((wall) => levelOf(wall) === level) }, square, edge);
  const spots = ALONG.map((part): Spot => ({ x: edge.x1 + part * (edge.x2 - edge.x1), y: edge.y1 + part * (edge.y2 - edge.y1), level, high: EYE }));
  return spotsIn(square, EYE).some((from) => spots.some((to) => board.upper.clear(from, to, board.doorsOpen)));
}

/** Where lines are drawn to on an edge of another storey. */
const ALONG = [0.15, 0.5, 0.85] as const;

/** Cover between storeys (SWM-10.9, true levels): from every corner of some squares some line to somebody's trunk meets a mesh that blocks sight. */
export function hiddenBetween({ board: { upper, doorsOpen } }: Eyes, a: Space, b: Space): boolean {
  const targets = squaresOf(b).flatMap((square) => spotsIn(square, TRUNK));
  const corners = squaresOf(a).flatMap((square) => spotsIn(square, EYE, CORNERS));
  return corners.every((from) => targets.some((to) => !upper.clear(from, to, doorsOpen)));
}

/** Adjacent (SWM-9.3, SWM-AMB-35): the spaces touch, diagonals included, with line of sight between them; so do both ends of a ladder (true levels). */
export const adjacent = (eyes: Eyes, a: Space, b: Space): boolean => (touching(a, b) || isLadder(eyes, a, b)) && sees(eyes, a, b);

/** The numbers of the squares next to a space, those that it covers among them. */
export function adjacentTo(eyes: Eyes, space: Space): readonly number[] {
  const { board } = eyes;
  const key = indexOf(board, space) * 2 + (space.side === undefined ? 0 : 1);
  const known = eyes.beside.get(key);
  if (known !== undefined) return known;
  const reach = space.side ?? 1;
  const [left, right] = [Math.max(0, space.column - 1), Math.min(board.columns - 1, space.column + reach)];
  const [top, bottom] = [Math.max(0, space.row - 1), Math.min(board.rows - 1, space.row + reach)];
  const near = squaresOf(space).flatMap((square) => board.climbs[indexOf(board, square)]!.map(({ to }) => squareAt(board, to)));
  for (let row = top; row <= bottom; row++) for (let column = left; column <= right; column++) near.push(squareOn(column, row, levelOf(space)));
  const beside = [...new Set(near.filter((square) => adjacent(eyes, space, square)).map((square) => indexOf(board, square)))];
  eyes.beside.set(key, beside);
  return beside;
}

/** Cost of the shortest climb: whoever stand at its ends are next to each other. */
const LADDER = 2;

function isLadder({ board }: Eyes, a: Space, b: Space): boolean {
  if (a.level === b.level) return false;
  const ends = squaresOf(b).map((square) => indexOf(board, square));
  return squaresOf(a).some((square) => board.climbs[indexOf(board, square)]!.some(({ to, cost }) => cost === LADDER && ends.includes(to)));
}

/**
 * Squares from one square to another (SWM-9.1, SWM-9.2, SWM-AMB-07): a diagonal counts 2, walls are walked round, characters, pits and low
 * objects do not matter. Between storeys the way goes over ladders, stairs and lifts, each as many squares as a step over it costs. Between the nearest
 * squares of Large ones; Infinity when walls part them.
 */
export function distance(eyes: Eyes, a: Space, b: Space): number {
  if (a.side === undefined && b.side === undefined) return countOf(eyes, a, b);
  return Math.min(...squaresOf(a).flatMap((p) => squaresOf(b).map((q) => countOf(eyes, p, q))));
}

function countOf(eyes: Eyes, a: Square, b: Square): number {
  const count = countsFrom(eyes, a)[indexOf(eyes.board, b)]!;
  return count < 0 ? Infinity : count;
}

/** Whether two squares of one storey next to each other lie in one column or row. */
const isStraight = ({ columns }: Board, a: number, b: number): boolean => (a - b) % columns === 0 || Math.floor(a / columns) === Math.floor(b / columns);

/** A diagonal step costs as much as the two straight ones beside it, which are free whenever it is: straight steps suffice. */
function countsFrom(eyes: Eyes, from: Square): Int16Array {
  const { board } = eyes;
  const start = indexOf(board, from);
  const known = eyes.counts.get(start);
  if (known !== undefined) return known;
  const counts = new Int16Array(board.ground.length).fill(-1);
  const byCount: number[][] = [[start]];
  for (let count = 0; count < byCount.length; count++) {
    for (const here of byCount[count] ?? []) {
      if (counts[here]! >= 0) continue;
      counts[here] = count;
      for (const next of board.open[here]!) if (counts[next]! < 0 && isStraight(board, here, next)) (byCount[count + 1] ??= []).push(next);
      for (const { to, cost } of board.climbs[here]!) (byCount[count + cost] ??= []).push(to);
    }
  }
  eyes.counts.set(start, counts);
  return counts;
}
