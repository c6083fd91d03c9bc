import { expect, test } from 'vitest';
import { randomFrom, type Random } from '../core/rng.ts';
import { deep } from '../testing/depth.ts';
import { makeBoard, squareAt, wallBetween, withDoors, type Board, type Ground, type Square, type Wall } from './board.ts';
import { openEyes, sees } from './sight.ts';

const [COLUMNS, ROWS] = [14, 11];
const all = { columns: COLUMNS, rows: ROWS };

const anySquare = (random: Random): Square => squareAt(all, Math.floor(random() * COLUMNS * ROWS));

/** A wall on some edge of the board. */
function anyWall(random: Random): Wall {
  const upright = random() < 0.5;
  const [column, row] = [Math.floor(random() * (COLUMNS - (upright ? 1 : 0))), Math.floor(random() * (ROWS - (upright ? 0 : 1)))];
  return wallBetween({ column, row }, upright ? { column: column + 1, row } : { column, row: row + 1 });
}

/** A board of walls, big objects and doors, some of them open. */
function anyBoard(random: Random): Board {
  const ground = Array.from({ length: COLUMNS * ROWS }, (): Ground => (random() < 0.04 ? 'solid' : random() < 0.1 ? 'low' : 'open'));
  const walls = (many: number): Wall[] => Array.from({ length: many }, () => anyWall(random));
  const doors = Array.from({ length: 4 }, () => walls(1));
  const board = makeBoard(COLUMNS, ROWS, ground, walls(5 + Math.floor(random() * 30)), { doors });
  return withDoors(board, doors.map(() => (random() < 0.5 ? '1' : '0')).join(''));
}

/** Every edge that stops lines, one by one: what stands, doors that are closed, and the sides of big objects. */
function edgesOf({ fixed, doors, doorsOpen, ground }: Board): readonly Wall[] {
  const sides: Wall[] = [];
  for (const [i, kind] of ground.entries()) {
    const at = squareAt(all, i);
    for (const to of [{ ...at, column: at.column + 1 }, { ...at, row: at.row + 1 }]) {
      if (to.column >= COLUMNS || to.row >= ROWS) continue;
      if ((kind === 'solid') !== (ground[to.row * COLUMNS + to.column] === 'solid')) sides.push(wallBetween(at, to));
    }
  }
  return [...fixed, ...doors.flatMap((door, i) => (doorsOpen[i] === '1' ? [] : door)), ...sides];
}

/** Places that lines are drawn between, in tenths of a square: whole numbers, so that nothing is rounded. */
const TENTHS = [1, 3, 5, 7, 9];

const placesIn = ({ column, row }: Square): readonly (readonly [number, number])[] =>
  TENTHS.flatMap((x) => TENTHS.map((y) => [10 * column + x, 10 * row + y] as const));

const side = (ax: number, ay: number, bx: number, by: number, x: number, y: number): number => Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));

/** Whether any of the 625 lines between two squares meets no edge nor its ends. */
const seesSlowly = (edges: readonly Wall[], a: Square, b: Square): boolean => placesIn(a).some(([px, py]) => placesIn(b).some(([qx, qy]) =>
  !edges.some(({ x1, y1, x2, y2 }) =>
    side(px, py, qx, qy, 10 * x1, 10 * y1) * side(px, py, qx, qy, 10 * x2, 10 * y2) <= 0
    && side(10 * x1, 10 * y1, 10 * x2, 10 * y2, px, py) * side(10 * x1, 10 * y1, 10 * x2, 10 * y2, qx, qy) <= 0)));

test('SWM-9.4, SWM-13.1: sight over walls, big objects and doors is that of every line by itself', () => {
  const random = randomFrom(94);
  const found = [0, 0];
  for (let board = 0; board < deep(1000); board++) {
    const drawn = anyBoard(random);
    const [eyes, edges] = [openEyes(drawn), edgesOf(drawn)];
    for (let pair = 0; pair < 100; pair++) {
      const [a, b] = [anySquare(random), anySquare(random)];
      const expected = seesSlowly(edges, a, b);
      found[expected ? 1 : 0]!++;
      expect(sees(eyes, a, b), `board ${board}: ${JSON.stringify([a, b])}`).toBe(expected);
    }
  }
  expect(Math.min(...found)).toBeGreaterThan(deep(10_000));
});
