/**
 * How much a series grew: the least value of its second half less the least of its first. What was not collected yet only
 * ever adds to a sample, so the least value is the true one, and a leak lifts it. In the unit of the values.
 */
export function growth(values: readonly number[]): number {
  const half = values.length >> 1;
  return half === 0 ? 0 : Math.min(...values.slice(half)) - Math.min(...values.slice(0, half));
}

/** That growth as a share of the least value of the first half. */
export const share = (values: readonly number[]): number => growth(values) / Math.min(...values.slice(0, Math.max(1, values.length >> 1)));
