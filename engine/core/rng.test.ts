import { expect, it } from 'vitest';
import { seedOf } from './rng.ts';

it('seeds of close numbers are whole, all different, and far apart in every bit', () => {
  const seeds = Array.from({ length: 300 }, (_, i) => [seedOf(1, i), seedOf(2, i), seedOf(i), seedOf(i, 0, 1)]).flat();
  expect(seeds.every((seed) => Number.isInteger(seed) && seed === (seed | 0))).toBe(true);
  expect(new Set(seeds).size).toBe(seeds.length);
  for (let bit = 0; bit < 32; bit++) {
    const changed = Array.from({ length: 1000 }, (_, i) => ((seedOf(7, i) ^ seedOf(7, i + 1)) >>> bit) & 1).reduce((a, b) => a + b);
    expect(Math.abs(changed - 500)).toBeLessThan(80);
  }
});
