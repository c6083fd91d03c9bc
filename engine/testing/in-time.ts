import { expect } from 'vitest';
import { slowness } from './yardstick.ts';

/** Measurements at most: what else a machine does spoils some of them, a method that is too slow spoils all. */
const TRIES = 6;

/**
 * Holds the best of some measurements to a limit that was set on the machine that figures come from: the first that keeps it is enough, and a slower
 * machine is given as many times as much. Measurement and limit have the same unit.
 */
export async function inTime(limit: number, measure: () => number | Promise<number>): Promise<void> {
  let best = Infinity;
  for (let tries = 0; tries < TRIES && best >= limit; tries++) best = Math.min(best, await measure());
  expect(best, `the best of ${TRIES}, against ${limit} on a quick machine`).toBeLessThan(best < limit ? limit : limit * slowness());
}

/** Milliseconds that something takes. */
export async function millisecondsOf(run: () => unknown): Promise<number> {
  const began = performance.now();
  await run();
  return performance.now() - began;
}
