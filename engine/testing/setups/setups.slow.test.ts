import { describe, expect, test } from 'vitest';
import { levels, USUAL_LEVEL } from '../../search/levels.ts';
import { deep } from '../depth.ts';
import { attempt } from './attempt.ts';
import { workshops } from '../workshop/index.ts';

const SEEDS = [1, 2].slice(0, deep(2));

describe('set-ups that the opponent solves reliably', () => {
  test.each(workshops.flatMap(({ setups }) => setups).map((own) => [own.name, own] as const))('%s', (_name, own) => {
    expect(SEEDS.filter((seed) => attempt(own, seed, { plans: levels[USUAL_LEVEL] }).solved)).toEqual(SEEDS);
  });
});
