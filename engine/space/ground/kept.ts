/** What is found of places is kept: matches and checks ask about the same ones over and over. */
import type { Terrain } from '../terrain/terrain.ts';

type Find<T> = (terrain: Terrain, x: number, z: number, radius: number) => T;

/** Keeps what was found of the places of a terrain that were asked about last: of `most` at least, of twice as many at most. */
export function keptFor<T>(most: number, find: Find<T>): Find<T> {
  const known = new WeakMap<Terrain, { now: Map<string, T>; before: Map<string, T> }>();
  return (terrain, x, z, radius) => {
    let kept = known.get(terrain);
    if (kept === undefined) known.set(terrain, (kept = { now: new Map(), before: new Map() }));
    const key = `${x} ${z} ${radius}`;
    let found = kept.now.get(key);
    if (found !== undefined) return found;
    found = kept.before.get(key);
    if (found === undefined) found = find(terrain, x, z, radius);
    if (kept.now.size >= most) [kept.before, kept.now] = [kept.now, new Map()];
    kept.now.set(key, found);
    return found;
  };
}
