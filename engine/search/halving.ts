/** Finds the best of many by trials that are costly and noisy. */

/** One of those that are compared. */
export interface Trial<T> {
  readonly it: T;
  /** Its values, those of its first trials: the same luck at the same place for all. */
  readonly values: number[];
}

/** Of none -Infinity. */
const meanOf = (values: readonly number[]): number => (values.length === 0 ? -Infinity : values.reduce((sum, value) => sum + value, 0) / values.length);

export const mean = ({ values }: Trial<unknown>): number => meanOf(values);

/** How much better one is than another by the trials that both had: differences of luck are none. -Infinity where it had none. */
export const lead = ({ values }: Trial<unknown>, over: Trial<unknown>): number =>
  meanOf(values.slice(0, over.values.length).map((value, i) => value - over.values[i]!));

export interface Trials<T> {
  readonly among: readonly T[];
  /** Trials in all. Everybody has at least one in each round, while there is time. */
  readonly trials: number;
  /** The value of one in its `index`-th trial: the same index for all means the same luck for all. Null when all the time was over before it was found. */
  value(it: T, index: number): Generator<void, number | null, void>;
  /** Whether so much of the time is over, from 0 to 1. */
  isLate(share: number): boolean;
}

/**
 * Sequential halving (Karnin, Koren and Somekh, 2013) with common luck: in every round all that are left have the same trials, then the worse half
 * leaves. Best first, those that left late before those that left early. Once all the time is over no trial goes on: one that not everybody who is
 * left has had is left out, but for the very first, and whoever had none comes last. Can be left wherever a trial can.
 */
export function* halving<T>({ among, trials, value, isLate }: Trials<T>): Generator<void, readonly Trial<T>[], void> {
  const live = among.map((it): Trial<T> => ({ it, values: [] }));
  const gone: Trial<T>[] = [];
  const rounds = Math.ceil(Math.log2(live.length));
  let index = 0;
  for (let round = 1; round <= rounds; round++) {
    const each = Math.max(1, Math.floor(trials / rounds / live.length));
    for (let k = 0; k < each && !isLate(k === 0 ? 1 : round / rounds); k++, index++) {
      const values: number[] = [];
      for (const { it } of live) {
        const own = isLate(1) ? null : yield* value(it, index);
        if (own === null) break;
        values.push(own);
      }
      if (values.length < live.length && index > 0) break;
      for (const [i, own] of values.entries()) live[i]!.values.push(own);
    }
    live.sort((a, b) => mean(b) - mean(a)); // a stable sort: who came first stays before others of the same value
    gone.unshift(...live.splice(Math.ceil(live.length / 2)));
  }
  return [...live, ...gone];
}
