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

/** Trials to be done: `count` of them for all that are left, those of the numbers from `from` on. The same number means the same luck for all. */
export interface Round<T> {
  readonly live: readonly T[];
  readonly from: number;
  readonly count: number;
  /** The part of all the time, from 0 to 1, after which no trial of them begins but the first. */
  readonly share: number;
}

/**
 * Sequential halving (Karnin, Koren and Somekh, 2013) with common luck: in every round all that are left have the same trials, then the worse half
 * leaves. Best first, those that left late before those that left early. `trials`: how many in all; everybody is to have one in each round at least.
 * It asks for each round's values, trial by trial, in the order of those that are left, as far as there was time: a trial that not everybody had is
 * left out, but for the very first, and whoever had none comes last.
 */
export function* halving<T>(among: readonly T[], trials: number): Generator<Round<T>, readonly Trial<T>[], readonly number[]> {
  const live = among.map((it): Trial<T> => ({ it, values: [] }));
  const gone: Trial<T>[] = [];
  const rounds = Math.ceil(Math.log2(live.length));
  let from = 0;
  for (let round = 1; round <= rounds; round++) {
    const count = Math.max(1, Math.floor(trials / rounds / live.length));
    const values = yield { live: live.map(({ it }) => it), from, count, share: round / rounds };
    const whole = from === 0 && values.length < live.length ? values.length : values.length - (values.length % live.length);
    for (const [i, value] of values.slice(0, whole).entries()) live[i % live.length]!.values.push(value);
    from += count;
    live.sort((a, b) => mean(b) - mean(a)); // a stable sort: who came first stays before others of the same value
    gone.unshift(...live.splice(Math.ceil(live.length / 2)));
  }
  return [...live, ...gone];
}
