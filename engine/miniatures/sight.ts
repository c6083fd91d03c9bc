import { lineOfSightGrid } from '../space/ground/grid.ts';
import { indexOf, squareAt, wallsBetween, type Board, type Square } from './board.ts';
import { squaresOf, touching, type Space } from './space.ts';

/** Questions about a board with its doors as they are, answered once for each pair of squares and remembered. */
export interface Eyes {
  readonly board: Board;
  readonly seen: Map<number, boolean>;
  readonly counts: Map<number, Int16Array>;
}

const opened = new WeakMap<Board, Eyes>();

export function openEyes(board: Board): Eyes {
  let eyes = opened.get(board);
  if (eyes === undefined) opened.set(board, (eyes = { board, seen: new Map(), counts: new Map() }));
  return eyes;
}

/** Line of sight between two spaces (SWM-9.4, SWM-9.6): from some square of the one to some square of the other. */
export const sees = (eyes: Eyes, a: Space, b: Space): boolean =>
  (a.side === undefined && b.side === undefined ? seesSquare(eyes, a, b) : squaresOf(a).some((p) => squaresOf(b).some((q) => seesSquare(eyes, p, q))));

/** Between two squares: some line between the two squares touches no wall. Characters, low objects and pits never block (SWM-9.5). */
function seesSquare(eyes: Eyes, a: Square, b: Square): boolean {
  const [i, j] = [indexOf(eyes.board, a), indexOf(eyes.board, b)];
  const key = i < j ? i * eyes.board.ground.length + j : j * eyes.board.ground.length + i;
  const known = eyes.seen.get(key);
  if (known !== undefined) return known;
  const free = lineOfSightGrid({ walls: wallsBetween(eyes.board, a, b) }, a, b);
  eyes.seen.set(key, free);
  return free;
}

/** Adjacent (SWM-9.3, SWM-AMB-35): the spaces touch, diagonals included, with line of sight between them. */
export const adjacent = (eyes: Eyes, a: Space, b: Space): boolean => touching(a, b) && sees(eyes, a, b);

/**
 * Squares from one square to another (SWM-9.1, SWM-9.2, SWM-AMB-07): a diagonal counts 2, walls are walked round, characters, pits and low
 * objects do not matter. Between the nearest squares of Large ones; Infinity when walls part them.
 */
export function distance(eyes: Eyes, a: Space, b: Space): number {
  if (a.side === undefined && b.side === undefined) return countOf(eyes, a, b);
  return Math.min(...squaresOf(a).flatMap((p) => squaresOf(b).map((q) => countOf(eyes, p, q))));
}

function countOf(eyes: Eyes, a: Square, b: Square): number {
  const count = countsFrom(eyes, a)[indexOf(eyes.board, b)]!;
  return count < 0 ? Infinity : count;
}

/** A diagonal step costs as much as the two straight ones beside it, which are free whenever it is: straight steps suffice. */
function countsFrom(eyes: Eyes, from: Square): Int16Array {
  const { board } = eyes;
  const start = indexOf(board, from);
  const known = eyes.counts.get(start);
  if (known !== undefined) return known;
  const counts = new Int16Array(board.ground.length).fill(-1);
  counts[start] = 0;
  const queue = [start];
  for (const here of queue) {
    const at = squareAt(board, here);
    for (const next of board.open[here]!) {
      const to = squareAt(board, next);
      if (counts[next]! >= 0 || (to.column !== at.column && to.row !== at.row)) continue;
      counts[next] = counts[here]! + 1;
      queue.push(next);
    }
  }
  eyes.counts.set(start, counts);
  return counts;
}
