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
  /** The part of all the time, from 0 to 1, after which no trial of them begins but the first `least`. */
  readonly share: number;
  readonly least: number;
}

/** Trials that everybody has before anybody leaves, where there are so many: what one alone says is luck, for all who do the same in it at once. */
const FEWEST = 3;
/** What a power may be beside the whole number that it is meant to be. */
const NOTHING = 1e-6;
/** Rounds, where halving has so many: after the first the good ones are still to be told from the best. */
const ROUNDS = 3;

/**
 * Sequential halving (Karnin, Koren and Somekh, 2013) with common luck and few rounds: in every round all that are left have the same trials, then
 * the worse leave, the same part of them in each round. Best first, those that left late before those that left early. `trials`: how many in all;
 * everybody is to have one in each round at least. It asks for each round's values, trial by trial, in the order of those that are left, as far as
 * there was time: a trial that not everybody had is left out, but for the very first, and whoever had none comes last.
 */
export function* halving<T>(among: readonly T[], trials: number): Generator<Round<T>, readonly Trial<T>[], readonly number[]> {
  const live = among.map((it): Trial<T> => ({ it, values: [] }));
  const gone: Trial<T>[] = [];
  const fewest = Math.max(1, Math.min(FEWEST, Math.floor(trials / live.length)));
  const rounds = Math.min(Math.ceil(Math.log2(live.length)), Math.max(ROUNDS, Math.round(trials / fewest / live.length)));
  let [from, left] = [0, trials];
  for (let round = 1; round <= rounds; round++) {
    const least = round === 1 ? fewest : 1;
    const count = Math.max(least, Math.floor(left / (rounds - round + 1) / live.length));
    const values = yield { live: live.map(({ it }) => it), from, count, share: round / rounds, least };
    const whole = from === 0 && values.length < live.length ? values.length : values.length - (values.length % live.length);
    for (const [i, value] of values.slice(0, whole).entries()) live[i % live.length]!.values.push(value);
    from += count;
    left -= count * live.length;
    live.sort((a, b) => mean(b) - mean(a)); // a stable sort: who came first stays before others of the same value
    gone.unshift(...live.splice(Math.ceil(among.length ** (1 - round / rounds) - NOTHING)));
  }
  return [...live, ...gone];
}
