import { expect, it } from 'vitest';
import { chanceFrom, newMatchId } from './new-match.ts';

it('a match is named by its start', () => {
  expect(newMatchId(new Date('2026-11-21T18:30:05Z'))).toMatch(/^2026-11-21-1830-05-[0-9a-f]{4}$/);
});

it('dice come from the system’s entropy, never the same twice, every face about as often as another', () => {
  const [one, other] = [chanceFrom(null), chanceFrom(null)];
  expect([one.seed, other.seed]).toEqual([null, null]);
  const numbers = Array.from({ length: 6000 }, one.random);
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
  expect(numbers.slice(0, 8)).not.toEqual(Array.from({ length: 8 }, other.random));
  for (let face = 0; face < 6; face++) expect(Math.abs(numbers.filter((number) => Math.floor(number * 6) === face).length - 1000)).toBeLessThan(200);
});

it('from a seed, for tests, they are the same again, and say their seed', () => {
  const [one, other] = [chanceFrom(7), chanceFrom(7)];
  expect(Array.from({ length: 5 }, one.random)).toEqual(Array.from({ length: 5 }, other.random));
  expect(one.seed).toBe(7);
});
