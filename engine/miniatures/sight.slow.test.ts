import { expect, test } from 'vitest';
import { randomFrom } from '../core/rng.ts';
import { deep } from '../testing/depth.ts';
import { edgesOf, seesSlowly } from '../testing/miniatures/slowly.ts';
import { anyBoard, anySquare } from './any-board.fixture.ts';
import { openEyes, sees } from './sight.ts';

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
