/** How long things take, measured so that figures of one run can be compared on a busy machine. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How thoroughly to measure. */
export interface Rounds {
  /** Rounds of A B A B … */
  readonly rounds: number;
  /** Which of the rounds counts: the median (0.5) unless told, 0 the best. */
  readonly share?: number;
  /** Least time in ms of one measurement in a round. */
  readonly ms: number;
  /** Whether what others left in memory is cleared away before each measurement: else who comes next in every round may pay for it. */
  readonly cleared?: true;
}

/** The value below which a share of some numbers lies; 0.5 is the median. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)]!;
  return low + (sorted[Math.ceil(at)]! - low) * (at - Math.floor(at));
}

/** The sum of some numbers by their count. */
export const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** Windows counts processor time in steps of 16 ms. */
const FINE = process.platform !== 'win32';

/**
 * Milliseconds that a call works: of wall clock and processor time the lesser. Waiting for a busy machine counts in the first
 * only, threads that compile or collect garbage beside the call in the second only.
 */
function taken(run: () => unknown): number {
  const before = process.cpuUsage();
  const began = performance.now();
  run();
  const wall = performance.now() - began;
  const { user, system } = process.cpuUsage(before);
  const worked = (user + system) / 1000;
  return FINE && worked > 0 ? Math.min(wall, worked) : wall;
}

/**
 * Milliseconds of one call of each, measured in turn (A B A B …) so that the ratios hold when the machine's speed drifts.
 * Every call is repeated until it has run for `ms` (0: once, without warming up); one of all rounds (`share`) comes back for each in the
 * same order.
 */
export function interleaved(runs: readonly (() => unknown)[], { rounds, ms, share = 0.5, cleared }: Rounds): readonly number[] {
  const clear = cleared ? garbageCollector() : () => {};
  const repeats = runs.map((run) => (ms > 0 ? warmed(run, ms) : 1));
  const times = runs.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    for (const [i, run] of runs.entries()) {
      clear();
      times[i]!.push(taken(() => repeated(run, repeats[i]!)) / repeats[i]!);
    }
  }
  return times.map((list) => quantile(list, share));
}

/** Collects all garbage at once; programs are not given it unless they ask. */
function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

/** Runs something until the compiler knows it, and says how often it fits into `ms`. */
function warmed(run: () => unknown, ms: number): number {
  let count = 1;
  let took = taken(run);
  while (took < 2 * ms) {
    count *= 2;
    took = taken(() => repeated(run, count));
  }
  return Math.max(1, Math.round((count * ms) / Math.max(took, 1e-3)));
}

function repeated(run: () => unknown, count: number): void {
  for (let i = 0; i < count; i++) run();
}

/** Milliseconds that each of the runs needs for every single item, measured in turn: medians over the rounds. The first round only warms up. */
export function eachCall<T>(runs: readonly ((item: T) => unknown)[], items: readonly T[], { rounds }: Pick<Rounds, 'rounds'>): readonly (readonly number[])[] {
  const times = runs.map(() => items.map((): number[] => []));
  for (let round = 0; round <= rounds; round++) {
    for (const [j, item] of items.entries()) {
      for (const [i, run] of runs.entries()) {
        const took = taken(() => run(item));
        if (round > 0) times[i]![j]!.push(took);
      }
    }
  }
  return times.map((lists) => lists.map((list) => quantile(list, 0.5)));
}

/** How many of some items are so; the answer keeps the compiler from leaving the work away. */
export function count<T>(items: readonly T[], so: (item: T) => boolean): number {
  let found = 0;
  for (let i = 0; i < items.length; i++) if (so(items[i]!)) found++;
  return found;
}
