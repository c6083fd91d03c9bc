/** How a table looks from either side: what is seen from there, and how much cover it gives. */
import { counted, InParts, type Steps } from '../../core/steps.ts';
import type { Point } from '../../shape/point.ts';
import { partsAround } from '../ground/slab.ts';
import { distanceToEdges, holds } from '../plane/ring.ts';
import { sees } from '../sight/sight.ts';
import type { Terrain, TerrainPart } from '../terrain/terrain.ts';
import { finding, type Finding } from './finding.ts';
import type { Gait, Walk } from './walk.ts';

/** Shares of the two halves in percent, the near one (positive z) first. */
export interface Sides {
  /** Of pairs of places in a half and the middle, how many see each other. */
  readonly sight: readonly [near: number, far: number];
  /** Of places in a half, how many have something that gives cover within a base's width. */
  readonly cover: readonly [near: number, far: number];
}

/** So many places of each half are looked from, and at. */
const LOOKS = 120;
/** The halves may differ by so many percent. */
const [SIGHT_UNEVEN, COVER_UNEVEN] = [15, 15];

/** Every `n`th of a list, so that about `count` are left. */
const some = <T>(list: readonly T[], count: number): readonly T[] => list.filter((_, i) => i % Math.max(1, Math.floor(list.length / count)) === 0);

/** Places by rows, of a row by columns, of a column upwards; backwards on the table where `turned` is -1. */
const inOrder = (places: readonly Point[], turned: 1 | -1): readonly Point[] =>
  [...places].sort((a, b) => turned * (a.z - b.z) || turned * (a.x - b.x) || a.y - b.y);

/** Whether a part may cover somebody, roughly. */
export const givesCover = ({ low, sight, top }: TerrainPart): boolean => top > 12 && (low || sight === 'blocked');

/** A place or a look a step. */
export function* sidesOf(terrain: Terrain, { body, levels }: Gait, { places }: Walk): Steps<Sides> {
  const { radius } = body;
  // Each half is looked through in the order that half a turn gives it, floors upwards, so that a table of two equal halves measures alike.
  const halves = [inOrder(places.filter(({ z }) => z > 0), 1), inOrder(places.filter(({ z }) => z < 0), -1)] as const;
  const cover = (half: Walk['places']): Steps<number> => share(half, ({ x, y, z }) => partsAround(terrain, x, z, 2 * radius).some((part) =>
    givesCover(part) && part.top > y + 12 && (holds(part.edges, x, z) || distanceToEdges(part.edges, x, z) <= 2 * radius)));
  const sight = (half: Walk['places']): Steps<number> => {
    const looks = some(half, LOOKS);
    const pairs = looks.flatMap((from, i) => looks.slice(i + 1).map((to) => [from, to] as const));
    return share(pairs, ([from, to]) => sees(terrain, { at: from, radius }, { at: to, radius }, levels));
  };
  const [near, far] = halves;
  const parts = new InParts(4);
  return {
    sight: [yield* parts.part(1, sight(near)), yield* parts.part(1, sight(far))],
    cover: [yield* parts.part(1, cover(near)), yield* parts.part(1, cover(far))],
  };
}

function* share<T>(list: readonly T[], test: (one: T) => boolean): Steps<number> {
  return list.length === 0 ? 0 : Math.round((100 * (yield* counted(list, test))) / list.length);
}

export function sideFindings({ sight, cover }: Sides): readonly Finding[] {
  const differ = ([a, b]: readonly [number, number], most: number): boolean => Math.abs(a - b) > most;
  return [
    ...(differ(sight, SIGHT_UNEVEN) ? [finding('warning', 'sightUneven', { about: { share: sight[0], other: sight[1] } })] : []),
    ...(differ(cover, COVER_UNEVEN) ? [finding('warning', 'coverUneven', { about: { share: cover[0], other: cover[1] } })] : []),
  ];
}
