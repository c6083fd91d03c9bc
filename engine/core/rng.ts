/** Mulberry32: one integer of state, so a generator is saved and forked by copying a number. Gives [0, 1) and the next seed. */
export function nextRandom(seed: number): [value: number, seed: number] {
  const next = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(next ^ (next >>> 15), next | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return [((t ^ (t >>> 14)) >>> 0) / 4294967296, next];
}

/** A source of numbers in [0, 1). */
export type Random = () => number;

/** A generator with its own seed: for opponents, headless matches and tests, never for rules. */
export function randomFrom(seed: number): Random {
  let state = seed | 0;
  return () => {
    const [value, next] = nextRandom(state);
    state = next;
    return value;
  };
}

/**
 * A seed that follows from whole numbers and from nothing else: close numbers lead to seeds, and to chances after them, that have nothing in common
 * (the mixing of MurmurHash3).
 */
export function seedOf(...numbers: readonly number[]): number {
  let seed = 0;
  for (const number of numbers) {
    seed = ((seed ^ number) + 0x9e3779b9) | 0;
    seed = Math.imul(seed ^ (seed >>> 16), 0x85ebca6b);
    seed = Math.imul(seed ^ (seed >>> 13), 0xc2b2ae35);
    seed ^= seed >>> 16;
  }
  return seed;
}

/** One of the items, each as likely as the other. Throws on an empty list. */
export function anyOf<T>(items: readonly T[], random: Random): T {
  if (items.length === 0) throw new Error('nothing to choose from');
  return items[Math.floor(random() * items.length)]!;
}
