/** What results say of who plays better. */
import { PRIOR } from '../../host/fairness/share.ts';

/** Pairs before which a sequential test does not decide. */
const LEAST = 10;

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
