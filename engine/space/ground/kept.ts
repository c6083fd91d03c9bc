/** What is found of places is kept: matches and checks ask about the same ones over and over. */
import type { Terrain } from '../terrain/terrain.ts';

/** What was found last under its key, which may be null: `most` at least, twice as many at most. */
export class Kept<K, V> {
  readonly #most: number;
  #now = new Map<K, V>();
  #before = new Map<K, V>();

  constructor(most: number) {
    this.#most = most;
  }

  get(key: K): V | undefined {
    const now = this.#now.get(key);
    if (now !== undefined) return now;
    const before = this.#before.get(key);
    if (before !== undefined) this.set(key, before);
    return before;
  }

  /** Keeps what was found; gives it back. */
  set(key: K, found: V): V {
    if (this.#now.size >= this.#most) [this.#before, this.#now] = [this.#now, new Map<K, V>()];
    this.#now.set(key, found);
    return found;
  }
}

type Find<T> = (terrain: Terrain, x: number, z: number, radius: number) => T;

/** Keeps what was found of the places of a terrain that were asked about last: of `most` at least, of twice as many at most. */
export function keptFor<T>(most: number, find: Find<T>): Find<T> {
  const known = new WeakMap<Terrain, Kept<string, T>>();
  return (terrain, x, z, radius) => {
    let kept = known.get(terrain);
    if (kept === undefined) known.set(terrain, (kept = new Kept(most)));
    const key = `${x} ${z} ${radius}`;
    const found = kept.get(key);
    return found === undefined ? kept.set(key, find(terrain, x, z, radius)) : found; // nothing found is kept too
  };
}
