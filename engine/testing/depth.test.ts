import { expect, it } from 'vitest';
import { readDepth } from './depth.ts';

it('random tests look as far as usual, or as many times as far as is asked for', () => {
  expect([undefined, '10', '0.5'].map(readDepth)).toEqual([1, 10, 0.5]);
});

it.each(['', '0', '-1', 'much', '1001', 'Infinity'])('a depth of "%s" is refused by name', (given) => {
  expect(() => readDepth(given)).toThrow(`GANTRY_DEPTH is a number above 0 and up to 1000, not "${given}"`);
});
