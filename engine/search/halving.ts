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

/** How many rounds there are for so many and so many trials in all, and how many trials each has in the first of them. */
export function pace(many: number, trials: number): { readonly rounds: number; readonly first: number; readonly least: number } {
  const least = Math.max(1, Math.min(FEWEST, Math.floor(trials / many)));
  const rounds = Math.min(Math.ceil(Math.log2(many)), Math.max(ROUNDS, Math.round(trials / least / many)));
  return { rounds, first: Math.max(least, Math.floor(trials / rounds / many)), least };
}

/**
 * Adds a round's trials to those that have theirs. It asks for the values, trial by trial, in order, as far as there was time: a trial that not
 * everybody had is left out, but for the very first.
 */
export function* tried<T>(live: readonly Trial<T>[], round: Omit<Round<T>, 'live'>): Generator<Round<T>, void, readonly number[]> {
  const values = yield { live: live.map(({ it }) => it), ...round };
  const whole = round.from === 0 && values.length < live.length ? values.length : values.length - (values.length % live.length);
  for (const [i, value] of values.slice(0, whole).entries()) live[i % live.length]!.values.push(value);
}

/**
 * Sequential halving (Karnin, Koren and Somekh, 2013) with common luck and few rounds: in every round all that are left have the same trials, then
 * the worse leave, the same part of them in each round, and all but one of those that came to the same in every trial. Best first, those that left late
 * before those that left early, whoever had no trial last. `trials`: how many in all, at the most; everybody is to have one in each round at least.
 * Those that come with values have had their first round.
 */
export function* halving<T>(among: readonly Trial<T>[], trials: number): Generator<Round<T>, readonly Trial<T>[], readonly number[]> {
  let live = among.slice();
  const gone: Trial<T>[] = [];
  const { rounds, first, least } = pace(live.length, trials);
  let from = Math.max(...live.map(({ values }) => values.length));
  let left = trials - live.reduce((sum, { values }) => sum + values.length, 0);
  for (let round = 1; round <= rounds && live.length > 1; round++) {
    const count = round > 1 ? Math.max(1, Math.floor(left / (rounds - round + 1) / live.length)) : from === 0 ? first : 0;
    if (count > 0) yield* tried(live, { from, count, share: round / rounds, least: round === 1 ? least : 1 });
    from += count;
    left -= count * live.length;
    const ranked = live.sort((a, b) => mean(b) - mean(a)); // a stable sort: who came first stays before others of the same value
    const staying = apart(ranked).slice(0, Math.ceil(among.length ** (1 - round / rounds) - NOTHING));
    gone.unshift(...ranked.filter((trial) => !staying.includes(trial)));
    live = staying;
  }
  return [...live, ...gone];
}

/**
 * Those whose values no other before them has one by one: by common luck they come to the same, and one of them stands for all. Values that are the same
 * in every trial, such as those of a match that was always won, prove nothing yet, nor do those of matches that were over: much leads there.
 */
export function apart<T>(ranked: readonly Trial<T>[]): Trial<T>[] {
  const known = new Set<string>();
  return ranked.filter(({ values }) => !tells(values) || known.size < known.add(values.join()).size);
}

/** Whether who has the very same values may be taken for the same. */
function tells(values: readonly number[]): boolean {
  const open = values.filter((value) => Math.abs(value) < 1);
  return values.some((value) => value !== values[0]) && open.length >= Math.min(FEWEST, values.length);
}
