import { lineOfSightGrid } from '../space/ground/grid.ts';
import { indexOf, squareAt, touch, wallsBetween, type Board, type Square } from './board.ts';

/** Questions about a board, answered once for each pair of squares and remembered: the board never changes. */
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

/** Line of sight (SWM-9.4, SWM-9.6): some line between the two squares touches no wall. Characters, low objects and pits never block (SWM-9.5). */
export function sees(eyes: Eyes, a: Square, b: Square): boolean {
  const [i, j] = [indexOf(eyes.board, a), indexOf(eyes.board, b)];
  const key = i < j ? i * eyes.board.ground.length + j : j * eyes.board.ground.length + i;
  const known = eyes.seen.get(key);
  if (known !== undefined) return known;
  const free = lineOfSightGrid({ walls: wallsBetween(eyes.board, a, b) }, a, b);
  eyes.seen.set(key, free);
  return free;
}

/** Adjacent (SWM-9.3, SWM-AMB-35): the squares touch, diagonals included, with line of sight between them. */
export const adjacent = (eyes: Eyes, a: Square, b: Square): boolean => touch(a, b) && sees(eyes, a, b);

/**
 * Squares from one square to another (SWM-9.1, SWM-9.2, SWM-AMB-07): a diagonal counts 2, walls are walked round, characters, pits and low
 * objects do not matter. Infinity when walls part them.
 */
export function distance(eyes: Eyes, a: Square, b: Square): number {
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
