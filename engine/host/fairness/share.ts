/** What results of games say, and how sure that is. */

/** A share with its 95 % interval, each 0 to 1. */
export interface Estimate {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** A share of wins with its 95 % interval (Wilson), each from 0 to 1; a draw is no game here. */
export interface Share extends Estimate {
  readonly games: number;
  readonly wins: number;
}

/** z of a two-sided 95 % interval. */
const Z = 1.959964;
/** A pair's points have at least the spread of so many drawn ones more: a series of equal results proves less than its own spread says. */
export const PRIOR = 2;

/** The share of wins of a place among decided games; 0 to 1 where there is none. */
export function shareOf(outcomes: readonly { readonly place: number | null }[], of = 0): Share {
  const decided = outcomes.filter(({ place }) => place !== null);
  const [games, wins] = [decided.length, decided.filter(({ place }) => place === of).length];
  if (games === 0) return { games, wins, share: 0, low: 0, high: 1 };
  const share = wins / games;
  const middle = (share + Z ** 2 / (2 * games)) / (1 + Z ** 2 / games);
  const half = (Z / (1 + Z ** 2 / games)) * Math.sqrt((share * (1 - share)) / games + Z ** 2 / (4 * games ** 2));
  return { games, wins, share, low: middle - half, high: middle + half };
}

/** The share of points from pairs of games, each worth 0 to 2. Games of a pair hang together: the interval is that of pairs. */
export function estimate(pairs: readonly number[]): Estimate {
  if (pairs.length === 0) return { share: 0.5, low: 0, high: 1 };
  const { mean, variance } = spread(pairs);
  const half = Z * Math.sqrt(variance / pairs.length);
  return { share: mean, low: Math.max(0, mean - half), high: Math.min(1, mean + half) };
}

/** Mean and variance of pairs' points (each 0 to 2, halved here), as if some that went either way had been played beside them. */
function spread(pairs: readonly number[]): { readonly mean: number; readonly variance: number } {
  const shares = pairs.map((points) => points / 2);
  const mean = shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
  const sum = shares.reduce((all, share) => all + (share - mean) ** 2, 0) + PRIOR * 0.125;
  return { mean, variance: sum / (shares.length + PRIOR) };
}
