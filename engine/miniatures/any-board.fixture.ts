/** Boards drawn by chance: what sight and cover are compared on. */
import type { Random } from '../core/rng.ts';
import { makeBoard, squareAt, wallBetween, withDoors, type Board, type Ground, type Square, type Wall } from './board.ts';

export const [COLUMNS, ROWS] = [14, 11];
const all = { columns: COLUMNS, rows: ROWS };

export const anySquare = (random: Random): Square => squareAt(all, Math.floor(random() * COLUMNS * ROWS));

/** A wall on some edge of the board. */
function anyWall(random: Random): Wall {
  const upright = random() < 0.5;
  const [column, row] = [Math.floor(random() * (COLUMNS - (upright ? 1 : 0))), Math.floor(random() * (ROWS - (upright ? 0 : 1)))];
  return wallBetween({ column, row }, upright ? { column: column + 1, row } : { column, row: row + 1 });
}

/** A board of walls, big objects, low objects and doors, some of them open. */
export function anyBoard(random: Random): Board {
  const ground = Array.from({ length: COLUMNS * ROWS }, (): Ground => (random() < 0.04 ? 'solid' : random() < 0.1 ? 'low' : 'open'));
  const walls = (many: number): Wall[] => Array.from({ length: many }, () => anyWall(random));
  const doors = Array.from({ length: 4 }, () => walls(1));
  const board = makeBoard(COLUMNS, ROWS, ground, walls(5 + Math.floor(random() * 30)), { doors });
  return withDoors(board, doors.map(() => (random() < 0.5 ? '1' : '0')).join(''));
}
