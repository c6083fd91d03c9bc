import { expect, it } from 'vitest';
import { levelFor, LEVELS, shadowLevel } from './levels.ts';

it('the higher a figure on the screen, the finer; as small as 60 pixels the coarsest will do, and whoever looks close sees all', () => {
  const levels = [20, 60, 90, 140, 200, 400].map((pixels) => levelFor(pixels, LEVELS - 1));
  expect(levels).toEqual([2, 2, 1, 1, 0, 0]);
  expect([0, 1, 2].map((level) => shadowLevel(level))).toEqual([1, 2, 2]);
});

it('a figure whose height sways by a tenth keeps its level, wherever it is', () => {
  for (let pixels = 30; pixels < 400; pixels += 1) {
    let level = levelFor(pixels, LEVELS - 1);
    let changes = 0;
    for (let i = 0; i < 20; i++) {
      const next = levelFor(pixels * (i % 2 === 0 ? 1.05 : 0.95), level);
      if (next !== level) changes += 1;
      level = next;
    }
    expect(changes, `${pixels} pixels`).toBeLessThanOrEqual(1);
  }
});
