/** Squares, and spaces of two by two from their first square on (SWM-8.10, SWM-16.29). */
import { squareOn, type Square } from './board.ts';

/** A square, or the first of two by two. */
export interface Space extends Square {
  readonly side?: 2;
}

/** The squares of a space, row by row. */
export function squaresOf(space: Space): readonly Square[] {
  if (space.side === undefined) return [space];
  const { column, row, level = 0 } = space;
  return [squareOn(column, row, level), squareOn(column + 1, row, level), squareOn(column, row + 1, level), squareOn(column + 1, row + 1, level)];
}

/** Squares between two spaces, by the longer of both ways; less than 1 where they overlap, endless between storeys. */
function gap(a: Space, b: Space): number {
  if (a.level !== b.level) return Infinity;
  const [aSide, bSide] = [a.side ?? 1, b.side ?? 1];
  return Math.max(b.column - a.column - aSide, a.column - b.column - bSide, b.row - a.row - aSide, a.row - b.row - bSide) + 1;
}

/** Whether two spaces of one storey touch, diagonals included, or overlap: who flies is over others. */
export const touching = (a: Space, b: Space): boolean => gap(a, b) <= 1;

/** Whether two spaces have a square in common. */
export const overlapping = (a: Space, b: Space): boolean => gap(a, b) < 1;
