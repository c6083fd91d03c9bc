/** Half the height of a storey (mm): heights nearer to each other than this look alike in an overlay. */
const HALF = 45;

/** Most levels that an overlay tells apart by their patterns. */
const PATTERNS = 5;

/** A pattern of an overlay with the height that most of its places have. */
export interface Storey {
  readonly storey: number;
  readonly y: number;
}

/** Which pattern a height has: 0 is the table's. Higher ones share the last. */
export const storeyOf = (y: number): number => Math.max(0, Math.min(PATTERNS - 1, Math.round(y / HALF)));

/** The patterns that some places need, lowest first; one height in mm for each place. */
export function storeysOf(heights: readonly number[]): readonly Storey[] {
  const found = new Map<number, Map<number, number>>();
  for (const y of heights) {
    const storey = storeyOf(y);
    const counts = found.get(storey) ?? new Map<number, number>();
    found.set(storey, counts.set(Math.round(y), (counts.get(Math.round(y)) ?? 0) + 1));
  }
  return [...found].sort(([a], [b]) => a - b).map(([storey, counts]) => ({ storey, y: [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0] }));
}
