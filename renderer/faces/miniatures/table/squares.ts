import type { Square } from '../../../../engine/miniatures/board.ts';
import type { BoardSize } from '../../../../engine/miniatures/state.ts';
import type { Plan } from '../../../../engine/shape/point.ts';
import { squareToPoint } from '../../../../engine/space/ground/grid.ts';

/** The middle of a square on the table, in mm, or of the two by two squares that begin with it. */
export const middleOf = (board: BoardSize, square: Square, large = false): Plan => {
  const { x, z } = squareToPoint(board, large ? { column: square.column + 0.5, row: square.row + 0.5 } : square);
  return { x, z };
};

/** A square's corners in mm, round about; for a Large figure of a square in the middle of its four. */
export function cornersOf(board: BoardSize, square: Square, large = false): readonly Plan[] {
  const { x, z } = middleOf(board, square, large);
  const half = board.square / 2;
  return [{ x: x - half, z: z - half }, { x: x + half, z: z - half }, { x: x + half, z: z + half }, { x: x - half, z: z + half }];
}

const A = 'A'.codePointAt(0)!;
const LETTERS = 26;

/** What people call a square: column as a letter (after Z comes AA), row as a number, as A1. */
export function squareName({ column, row }: Square): string {
  const letter = String.fromCodePoint(A + (column % LETTERS));
  return `${column >= LETTERS ? String.fromCodePoint(A - 1 + Math.floor(column / LETTERS)) : ''}${letter}${row + 1}`;
}

/** The square that an option names, as `4,7` or `move:4,7`; null for any other option. */
export function squareOf(option: string): Square | null {
  const found = /^(?:move:|squeeze:)?(\d+),(\d+)$/.exec(option);
  return found === null ? null : { column: Number(found[1]), row: Number(found[2]) };
}
