import { expect, it } from 'vitest';
import { newMatchId, newSeed } from './new-match.ts';

it('a match is named by its start', () => {
  expect(newMatchId(new Date('2026-11-21T18:30:05Z'))).toMatch(/^2026-11-21-1830-05-[0-9a-f]{4}$/);
});

it('a seed is a whole number, and hardly ever the same twice', () => {
  const seeds = Array.from({ length: 8 }, newSeed);
  expect(seeds.every(Number.isInteger)).toBe(true);
  expect(new Set(seeds).size).toBeGreaterThan(1);
});
