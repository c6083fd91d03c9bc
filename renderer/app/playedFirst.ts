import type { Catalogue } from '../../engine/host/link.ts';

/** Ids of all rule systems, in the host's order, but the one that was played last before the others. */
export function playedFirst(catalogue: Catalogue | null): readonly string[] {
  if (catalogue === null) return [];
  const ids = catalogue.systems.map(({ id }) => id);
  const [newest] = catalogue.matches.filter(({ system }) => ids.includes(system)).sort((a, b) => b.saved - a.saved);
  return [...new Set([...(newest === undefined ? [] : [newest.system]), ...ids])];
}
