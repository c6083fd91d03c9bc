/** What results say of who plays better. */

/** A share with its 95 % interval, each 0 to 1. */
export interface Estimate {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** z of a two-sided 95 % interval. */
const Z = 1.959964;
/** A pair's points have at least the spread of so many drawn ones more: a series of equal results proves less than its own spread says. */
const PRIOR = 2;

/** Pairs before which a sequential test does not decide. */
const LEAST = 10;

/** Mean and variance of pairs' points (each 0 to 2, halved here), as if some that went either way had been played beside them. */
function spread(pairs: readonly number[]): { readonly mean: number; readonly variance: number } {
  const shares = pairs.map((points) => points / 2);
  const mean = shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
  const sum = shares.reduce((all, share) => all + (share - mean) ** 2, 0) + PRIOR * 0.125;
  return { mean, variance: sum / (shares.length + PRIOR) };
}

/** The share of points from pairs of games, each worth 0 to 2. Games of a pair hang together: the interval is that of pairs. */
export function estimate(pairs: readonly number[]): Estimate {
  if (pairs.length === 0) return { share: 0.5, low: 0, high: 1 };
  const { mean, variance } = spread(pairs);
  const half = Z * Math.sqrt(variance / pairs.length);
  return { share: mean, low: Math.max(0, mean - half), high: Math.min(1, mean + half) };
}

export interface SequentialTest {
  readonly worse: number;
  readonly better: number;
  readonly error: number;
}

/** How a sequential test stands: `better` and `worse` are accepted, `open` needs more games. */
export interface Verdict {
  readonly verdict: 'better' | 'worse' | 'open';
  /** Log-likelihood ratio, and the bounds at which it decides. */
  readonly ratio: number;
  readonly bound: number;
  /** Pairs after which it was decided. */
  readonly after: number | null;
}

/**
 * The generalised sequential probability ratio test on pairs of games, as chess engines are tested: whether the share of points is rather `better`
 * or `worse`. Pairs are taken in their order; the first decision holds.
 */
export function sequentially(pairs: readonly number[], { worse, better, error }: SequentialTest): Verdict {
  const bound = Math.log((1 - error) / error);
  let [ratio, sum, squares] = [0, 0, 0];
  for (const [i, points] of pairs.entries()) {
    const share = points / 2;
    sum += share;
    squares += share * share;
    const [n, mean] = [i + 1, sum / (i + 1)];
    const variance = (squares - n * mean * mean + PRIOR * 0.125) / (n + PRIOR);
    ratio = (n * (better - worse) * (2 * mean - worse - better)) / (2 * variance);
    if (n >= LEAST && Math.abs(ratio) >= bound) return { verdict: ratio > 0 ? 'better' : 'worse', ratio, bound, after: n };
  }
  return { verdict: 'open', ratio, bound, after: null };
}

/** What the judgement said and what came of it: turns judged from one share of wins to the next, how many, and how many of them were won. */
export interface Reliability {
  readonly said: number;
  readonly won: number;
  readonly count: number;
}

/** Parts into which judgements are put. */
const PARTS = 10;

/** For judgements from -1 to 1 and whether they came true (a draw is half): said and won shares, by tenths. */
export function reliability(samples: readonly (readonly [judged: number, won: number])[]): readonly Reliability[] {
  const parts = Array.from({ length: PARTS }, () => ({ said: 0, won: 0, count: 0 }));
  for (const [judged, won] of samples) {
    const share = (judged + 1) / 2;
    const part = parts[Math.min(PARTS - 1, Math.floor(share * PARTS))]!;
    part.said += share;
    part.won += won;
    part.count += 1;
  }
  return parts.filter(({ count }) => count > 0).map(({ said, won, count }) => ({ said: said / count, won: won / count, count }));
}
