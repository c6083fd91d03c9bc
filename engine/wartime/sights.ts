import type { Hidden } from '../space/rays/ray.ts';

/** How a target looks from a point past those that stand near the line. */
export interface Seen {
  readonly hidden: Hidden;
  /** Others on the line to the middle, by their place among those near it, nearest first. */
  readonly crossed: readonly number[];
  /** The feature that the line meets before all of them, or null. */
  readonly feature: string | null;
}

/** What was seen between places, remembered: scenery never changes. */
export interface Sights {
  readonly seen: Map<string, Seen>;
  /** Whether some of a target is seen, where nothing more was asked. */
  readonly glimpsed: Map<string, boolean>;
}

export const openSights = (): Sights => ({ seen: new Map(), glimpsed: new Map() });
