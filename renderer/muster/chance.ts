import { nextRandom } from '../../engine/core/rng.ts';

/** Seeds that are told to people: up to four digits. */
const SEEDS = 10_000;

/** A seed that nobody chose. */
export const anySeed = (): number => Math.floor(Math.random() * SEEDS);

/** The seed after another one: rolled again, the same again from the same. */
export const nextSeed = (seed: number): number => Math.floor(nextRandom(seed)[0] * SEEDS);
