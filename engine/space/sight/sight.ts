/** Line of sight between two bases: plan view with height filters (SP-LOS-01 to SP-LOS-06, AMB-13). */
import { EPSILON, planDistance, type Point } from '../../shape/point.ts';
import type { Base, Levels } from '../../shape/shape.ts';
import { sightMapOf, standingOf } from './map.ts';
import { corridor, found, search } from './search.ts';
import { type Blocker, blockersOn, endsOf, fewestCrossed, type Passed, passedBy } from './witness.ts';
import type { Terrain } from '../terrain/terrain.ts';

export { isOnTerrain } from '../terrain/overlap.ts';
export type { Blocker, Passed } from './witness.ts';

/** Whether one base sees another, with a line that proves it. `passed` are parts that the line meets in plan but that do not stop it, in order. */
export type Sight =
  | { readonly seen: true; readonly line: readonly [Point, Point]; readonly passed: readonly Passed[] }
  | {
      readonly seen: false;
      /** Of all lines between the bases the one that the fewest parts stop. */
      readonly line: readonly [Point, Point];
      /** The parts that stop it (SP-LOS-04), from the viewer on: without these the base would be seen, and without fewer of them it would not. */
      readonly blockers: readonly Blocker[];
      /** The first of them. */
      readonly blocker: number;
      readonly passed: readonly Passed[];
    };

/**
 * Whether any part of `from` sees any part of `to` (SP-LOS-01 to SP-LOS-06). Exact: if some straight line between the two
 * discs avoids the inside of all qualifying footprints it is found. Lines may graze a footprint by 0.05 mm; gaps up to
 * 0.6 mm wide between footprints are closed. Bases that touch or overlap in plan always see each other.
 */
export const sees = (terrain: Terrain, from: Base, to: Base, levels: Levels): boolean => search(sightMapOf(terrain), from, to, levels);

/** The answer of `sees` with its reasons. */
export function sight(terrain: Terrain, from: Base, to: Base, levels: Levels): Sight {
  const map = sightMapOf(terrain);
  const seen = search(map, from, to, levels);
  const overlapped = standingOf(map, from).overlapped.map((outline) => map.part[outline]!);
  const long = planDistance(from.at, to.at);
  if (seen) {
    const line = long <= from.radius + to.radius + EPSILON ? ([from.at, to.at] as const) : endsOf(corridor, found, from, to);
    return { seen, line, passed: passedBy(map, from, to, levels, line, [], overlapped) };
  }
  const { c, line: best } = fewestCrossed(map, from, to, levels, long);
  const line = endsOf(c, best, from, to);
  const blockers = blockersOn(c, map, best, from, to);
  return { seen, line, blockers, blocker: blockers[0]!.part, passed: passedBy(map, from, to, levels, line, blockers, overlapped) };
}
