import type { Square, Wall } from '../../../../engine/miniatures/board.ts';
import type { BoardSize } from '../../../../engine/miniatures/state.ts';
import type { Plan, Point } from '../../../../engine/shape/point.ts';
import { squareToPoint, STOREY } from '../../../../engine/space/ground/grid.ts';
import type { Footing } from '../../../match/hints.ts';

/** The middle of a square on its storey of the table, in mm, or of the two by two squares that begin with it. */
export const middleOf = (board: BoardSize, square: Square, large = false): Point => {
  const { x, z } = squareToPoint(board, large ? { column: square.column + 0.5, row: square.row + 0.5 } : square);
  return { x, y: (square.level ?? 0) * STOREY, z };
};

/** The square that holds a place of the table, for a Large figure the first of the four in whose middle it lies; perhaps beyond the board. */
export function squareUnder({ columns, rows, square }: BoardSize, { x, y = 0, z }: Footing, large = false): Square {
  const first = large ? 0.5 : 0;
  return { column: Math.floor(x / square + columns / 2 - first), row: Math.floor(z / square + rows / 2 - first), level: Math.max(0, Math.round(y / STOREY)) };
}

/** A square's corners in mm, round about; for a Large figure of a square in the middle of its four. */
export function cornersOf(board: BoardSize, square: Square, large = false): readonly Plan[] {
  const { x, z } = middleOf(board, square, large);
  const half = board.square / 2;
  return [{ x: x - half, z: z - half }, { x: x + half, z: z - half }, { x: x + half, z: z + half }, { x: x - half, z: z + half }];
}

const A = 'A'.codePointAt(0)!;
const LETTERS = 26;

/** What people call a square: column as a letter (after Z comes AA), row as a number, as A1; above the ground with its storey, as A1↑2. */
export function squareName({ column, row, level }: Square): string {
  const letter = String.fromCodePoint(A + (column % LETTERS));
  return `${column >= LETTERS ? String.fromCodePoint(A - 1 + Math.floor(column / LETTERS)) : ''}${letter}${row + 1}${level === undefined ? '' : `↑${level + 1}`}`;
}

/** The square that an option names, as `4,7`, `move:4,7`, a step to it (`step:4,7`) or, a storey up, `move:4,7,1`; null for any other option. */
export function squareOf(option: string): Square | null {
  const found = /^(?:move:|squeeze:|step:)?(\d+),(\d+)(?:,(\d+))?$/.exec(option);
  if (found === null) return null;
  const [column, row, level] = found.slice(1).map((number) => (number === undefined ? undefined : Number(number))) as [number, number, number | undefined];
  return level === undefined ? { column, row } : { column, row, level };
}

/** The option of going to a square, that of stepping there, or that of being placed there. */
export const optionOf = ({ column, row, level = 0 }: Square, as: 'move' | 'step' | 'place' = 'move'): string =>
  `${as === 'place' ? '' : `${as}:`}${column},${row}${level === 0 ? '' : `,${level}`}`;

/** Both squares of an edge. */
export const besideEdge = ({ x1, y1, x2, level }: Wall): readonly [Square, Square] => {
  const at = level === undefined ? {} : { level };
  return [x1 === x2 ? { column: x1 - 1, row: y1, ...at } : { column: x1, row: y1 - 1, ...at }, { column: x1, row: y1, ...at }];
};

/** A place of the lattice between the squares, in mm. */
export const latticePoint = ({ columns, rows, square }: BoardSize, x: number, y: number, level = 0): Point =>
  ({ x: (x - columns / 2) * square, y: level * STOREY, z: (y - rows / 2) * square });

/** The middle of the square that a place lies on, of the squares on the board the nearest; for a Large figure where it would stand that is put down there. */
export function standAt(board: BoardSize, { x, y, z }: Point, large: boolean): Point {
  const { columns, rows, square } = board;
  const aside = large ? 0.5 : 0;
  const within = (at: number, most: number): number => Math.min(Math.max(Math.floor(at - aside), 0), most - (large ? 2 : 1));
  const level = Math.max(0, Math.round(y / STOREY));
  const [column, row] = [within(x / square + columns / 2, columns), within(z / square + rows / 2, rows)];
  return middleOf(board, { column, row, ...(level === 0 ? {} : { level }) }, large);
}

/** The number of the square that a place lies on; null off the board. */
export function squareNumber({ columns, rows, square }: BoardSize, { x, y, z }: Point): number | null {
  const [column, row] = [Math.floor(x / square + columns / 2), Math.floor(z / square + rows / 2)];
  return column < 0 || row < 0 || column >= columns || row >= rows ? null : (Math.max(0, Math.round(y / STOREY)) * rows + row) * columns + column;
}
