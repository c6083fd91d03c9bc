import type { Rounds } from '../../testing/stopwatch.ts';
import type { Content } from '../../node/content.ts';

/** One measured figure. */
export interface Figure {
  /** Where it belongs, and what was measured: `space, boards: one segment`. */
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** A yardstick from the same run, with the same unit. */
  readonly reference?: { readonly name: string; readonly value: number };
  /** What is wanted, in the same unit. */
  readonly goal?: Goal;
}

interface Goal {
  readonly value: number;
  readonly better: 'more' | 'less';
}

/** How thoroughly to measure. */
export interface Effort extends Rounds {
  /** Pairs of bases, starts of moves, rays, whole games and decisions to measure with. */
  readonly pairs: number;
  readonly starts: number;
  readonly rays: number;
  readonly games: number;
  readonly decisions: number;
  /** Rim places of the sight reference that stands in for the truth. */
  readonly dense: number;
}

/** What `npm run bench` measures with. */
export const FULL: Effort = { rounds: 7, ms: 40, pairs: 1000, starts: 48, rays: 400, games: 6, decisions: 3, dense: 1025 };

export const atLeast = (value: number): Goal => ({ value, better: 'more' });
export const atMost = (value: number): Goal => ({ value, better: 'less' });

/** Three digits that count. */
export const rounded = (n: number): number => Number(n.toPrecision(3));

/** Where the parts take their tables from. */
export type Tables = Pick<Content, 'terrain'>;
