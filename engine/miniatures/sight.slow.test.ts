import { expect, test } from 'vitest';
import { randomFrom } from '../core/rng.ts';
import { deep } from '../testing/depth.ts';
import { anyBoard, anySquare, edgesOf } from './any-board.fixture.ts';
import type { Square, Wall } from './board.ts';
import { openEyes, sees } from './sight.ts';

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
