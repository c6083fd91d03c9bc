/** The reading of a half of a series that chance moved least. */
type Truest = (...values: readonly number[]) => number;

/**
 * How much a series grew from its first half to its second, in the unit of the values. `truest` picks a half's reading: the
 * least of what is held, since what was not collected yet only adds to a sample; the most of what is drawn, since what was
 * not drawn yet is only missing. A leak lifts both.
 */
export function growth(values: readonly number[], truest: Truest = Math.min): number {
  const half = values.length >> 1;
  return half === 0 ? 0 : truest(...values.slice(half)) - truest(...values.slice(0, half));
}

/** That growth as a share of the least value of the first half. */
export const share = (values: readonly number[]): number => growth(values) / Math.min(...values.slice(0, Math.max(1, values.length >> 1)));
