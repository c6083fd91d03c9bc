import { expect, it } from 'vitest';
import { readDepth, spread } from './depth.ts';

it('random tests look as far as usual, or as many times as far as is asked for', () => {
  expect([undefined, '10', '0.5'].map(readDepth)).toEqual([1, 10, 0.5]);
});

it('of things that are tried one by one a shallow run leaves some out, evenly, and never more than are needed', () => {
  const things = Array.from({ length: 40 }, (_, i) => i);
  expect(spread(things, 40)).toEqual(things);
  const some = spread(things, 4);
  expect(new Set(some).size).toBe(some.length);
  expect(some.length).toBeGreaterThanOrEqual(4);
  expect(spread([1, 2], 5)).toEqual([1, 2]);
});

it.each(['', '0', '-1', 'much', '1001', 'Infinity'])('a depth of "%s" is refused by name', (given) => {
  expect(() => readDepth(given)).toThrow(`GANTRY_DEPTH is a number above 0 and up to 1000, not "${given}"`);
});
