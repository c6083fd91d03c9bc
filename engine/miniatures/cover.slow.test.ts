import { expect, test } from 'vitest';
import { randomFrom, type Random } from '../core/rng.ts';
import { deep } from '../testing/depth.ts';
import { coversSlowly, edgesOf } from '../testing/miniatures/slowly.ts';
import { anyBoard, anySquare, COLUMNS, ROWS } from './any-board.fixture.ts';
import { hasCover } from './cover.ts';
import { adjacent, openEyes } from './sight.ts';
import type { Space } from './space.ts';

/** Somebody on one square, or now and then on four. */
function anySpace(random: Random): Space {
  const square = anySquare(random);
  return random() < 0.15 && square.column < COLUMNS - 1 && square.row < ROWS - 1 ? { ...square, side: 2 } : square;
}

test('SWM-10.9 to SWM-10.13: cover from low objects, bystanders, walls and doors is that of every corner and obstacle by itself', () => {
  const random = randomFrom(109);
  const found = [0, 0];
  for (let board = 0; board < deep(1000); board++) {
    const drawn = anyBoard(random);
    const [eyes, edges] = [openEyes(drawn), edgesOf(drawn)];
    const low = drawn.ground.flatMap((kind, i) => (kind === 'low' ? [{ column: i % COLUMNS, row: Math.floor(i / COLUMNS) }] : []));
    const others = Array.from({ length: 5 }, () => anySquare(random));
    for (let pair = 0; pair < 100; pair++) {
      const [attacker, target] = [anySpace(random), anySpace(random)];
      const expected = !adjacent(eyes, attacker, target) && coversSlowly({ edges, low, others }, attacker, target);
      found[expected ? 1 : 0]!++;
      expect(hasCover(eyes, attacker, target, others), `board ${board}: ${JSON.stringify([attacker, target])}`).toBe(expected);
    }
  }
  expect(Math.min(...found)).toBeGreaterThan(deep(10_000));
});
