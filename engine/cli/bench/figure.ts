/** One measured figure. */
export interface Figure {
  /** What was measured, with its room first: `core: clone`. */
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** A yardstick from the same run or a goal, with the same unit. */
  readonly reference?: { readonly name: string; readonly value: number };
}

/** Milliseconds `run` takes on average, over at least `least` ms after a short warm-up. */
export function timed(run: () => unknown, least = 300): number {
  for (let i = 0; i < 20; i++) run();
  let count = 0;
  const began = performance.now();
  let ms = 0;
  for (let batch = 1; ms < least; batch *= 2) {
    for (let i = 0; i < batch; i++) run();
    count += batch;
    ms = performance.now() - began;
  }
  return ms / count;
}

/** Three digits that count. */
export const rounded = (n: number): number => Number(n.toPrecision(3));
