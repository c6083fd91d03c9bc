import { expect, it } from 'vitest';
import { diceOf, whimsOf } from './luck.ts';

const SEEDS = Array.from({ length: 40 }, (_, i) => 1000 * i + 7);
/** The numbers that one die of a turn has in so many futures. */
const dieOf = (seed: number, futures: number, turn: number, nth: number): number[] => Array.from({ length: futures }, (_, index) => {
  const dice = diceOf({ seed, index }, turn);
  return Array.from({ length: nth + 1 }, dice)[nth]!;
});
const spread = (values: readonly number[]): number => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
};
/** How far the share of good rolls strays, of twenty futures in which half are good. */
const straying = (turn: number, nth: number): number => spread(SEEDS.map((seed) => dieOf(seed, 20, turn, nth).filter((value) => value >= 0.5).length / 20));

it('the first dice of a turn are shared out evenly among futures, the later ones fall as they like', () => {
  for (const turn of [0, 1]) for (const nth of [0, 1, 2, 3]) expect(straying(turn, nth), `turn ${turn}, die ${nth}`).toBeLessThan(0.075);
  expect(straying(0, 8)).toBeGreaterThan(0.08);
});

it('each future alone has ordinary dice, none of which foretells another', () => {
  for (const nth of [0, 1, 6]) {
    const values = SEEDS.flatMap((seed) => dieOf(seed, 1, 0, nth));
    expect(Math.abs(values.reduce((sum, value) => sum + value, 0) / values.length - 0.5)).toBeLessThan(0.15);
    expect(values.every((value) => value >= 0 && value < 1)).toBe(true);
  }
  const [first, second] = [dieOf(3, 200, 0, 0), dieOf(3, 200, 0, 1)];
  const together = first.reduce((sum, value, i) => sum + (value - 0.5) * (second[i]! - 0.5), 0) / 200;
  expect(Math.abs(together)).toBeLessThan(0.02);
});

it('the same future has the same luck, another seed another', () => {
  expect(dieOf(5, 8, 0, 2)).toEqual(dieOf(5, 8, 0, 2));
  expect(dieOf(5, 8, 0, 2)).not.toEqual(dieOf(6, 8, 0, 2));
  expect(whimsOf({ seed: 5, index: 1 }, 0)()).not.toBe(whimsOf({ seed: 5, index: 2 }, 0)());
});
