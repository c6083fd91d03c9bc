/** Whether those who follow a figure find room around the place it is put at (SP-DEPLOY-03). */
import type { PlaceRequest } from '../../core/script.ts';
import { anyPlace, hasPlace } from './any-place.ts';
import { overlaps } from '../plane/measure.ts';
import { EPSILON, GRAIN, type Plan, planDistance, type Point, snap } from '../../shape/point.ts';
import type { Base, Follower, Levels } from '../../shape/shape.ts';
import type { Terrain } from '../terrain/terrain.ts';
import { mayPlace } from './zone.ts';
import { fieldWithPockets } from './zone-field.ts';

/**
 * - `room`: there is room for all; `places` is one way to stand, in their order.
 * - `none`: follower number `follower` finds none, however those before it stand. Proven.
 * - `unsure`: no way was found to put them all, nor a proof that there is none; `follower` is the first for whom none was left.
 */
export type FollowersRoom =
  | { readonly kind: 'room'; readonly places: readonly Point[] }
  | { readonly kind: 'none' | 'unsure'; readonly follower: number };

/** Distance in mm between the places that are weighed against each other, first and where that finds no way; and how many ways are tried. */
const COARSE = { cell: 8, tried: 8 } as const;
const FINE = { cell: 3, tried: 24 } as const;
/** Places that are tried for one follower. */
const EACH = 4;
/** Distance in mm between the places that are counted for a proof. */
const COUNTED = 3;
/** Room for rounding (mm). */
const GUARD = 1e-6;

/** Whether all who follow find room when a figure is put at a place. */
export function roomForFollowers(terrain: Terrain, request: PlaceRequest, at: Point): FollowersRoom {
  const { followers = [], others, body, zone: { levels } } = request;
  if (followers.length === 0) return { kind: 'room', places: [] };
  const alone = firstWithoutRoom(terrain, request, at);
  if (alone >= 0) return { kind: 'none', follower: alone };
  const taken = [...others, { at, radius: body.radius }];
  const asks = asksAround(request, at);
  let reached = 0;
  for (const { cell, tried } of [COARSE, FINE]) {
    const search = { terrain, asks, levels, cell, left: tried, reached };
    const places = putAll(search, 0, taken);
    if (places !== null) return { kind: 'room', places };
    reached = search.reached;
  }
  const surplus = tooMany(terrain, followers, asks, levels);
  return surplus === null ? { kind: 'unsure', follower: reached } : { kind: 'none', follower: surplus };
}

/** The number of the first follower that would find no room at all when a figure is put at a place, even alone; or -1. */
export const firstWithoutRoom = (terrain: Terrain, request: PlaceRequest, at: Point): number =>
  asksAround(request, at).findIndex((ask, i) => isFirstOfKind(request.followers!, i) && !hasPlace(terrain, ask));

/** Where each follower may go, none of the others being there yet. */
function asksAround({ seat, ask, body, others, followers = [], zone: { levels } }: PlaceRequest, at: Point): readonly PlaceRequest[] {
  const self = { at, radius: body.radius };
  return followers.map(({ figure, of, radius, height, range }) => ({
    kind: 'place', seat, ask, about: {}, figure, body: { at: body.at, radius, height }, others: [...others, self], zone: { kind: 'near', of: of ?? self, range, level: 'any', levels }, optional: false,
  }));
}

/** The first follower that is one too many, by counting, or null. */
function tooMany(terrain: Terrain, followers: readonly Follower[], asks: readonly PlaceRequest[], levels: Levels): number | null {
  for (const [i, kind] of followers.entries()) {
    if (!isFirstOfKind(followers, i)) continue;
    // Others like it that may go no farther stand in its zone as well.
    const likes = [...followers.keys()].filter((k) => followers[k]!.range <= kind.range && isLike(followers[k]!, kind));
    const most = mostThatFit(terrain, asks[i]!, levels);
    if (most < likes.length) return likes[most]!;
  }
  return null;
}

/**
 * No more figures than this fit into a zone at once. All places lie within `COUNTED` mm of some shown ones; these are gathered in
 * groups so narrow that of two figures within `COUNTED` mm of a group's places one always stands in the other.
 */
function mostThatFit(terrain: Terrain, request: PlaceRequest, levels: Levels): number {
  const reach = request.body.radius - EPSILON / 2 - COUNTED - GUARD;
  if (reach <= 0) return Infinity;
  let left = fieldWithPockets(terrain, request, COUNTED).cells;
  let groups = 0;
  for (; left.length > 0; groups++) {
    const near = (middle: Point, at: Point): boolean => planDistance(middle, at) <= reach && Math.abs(middle.y - at.y) <= levels.step / 2 - EPSILON;
    const sizes = left.map((middle) => left.reduce((sum, at) => (near(middle, at) ? sum + 1 : sum), 0));
    const middle = left[sizes.indexOf(Math.max(...sizes))]!;
    left = left.filter((at) => !near(middle, at));
  }
  return groups;
}

/** Whether no earlier follower asks for the same. */
const isFirstOfKind = (followers: readonly Follower[], i: number): boolean =>
  !followers.slice(0, i).some((other) => other.range === followers[i]!.range && isLike(other, followers[i]!));

/** Whether two of one size are put near the same base. */
const isLike = (a: Follower, b: Follower): boolean => a.radius === b.radius && a.height === b.height && isSame(a.of, b.of);
const isSame = (a: Base | null, b: Base | null): boolean =>
  a === b || (a !== null && b !== null && a.radius === b.radius && a.at.x === b.at.x && a.at.y === b.at.y && a.at.z === b.at.z);

/** What is asked for each follower, and how far the trying has come. */
interface Search {
  readonly terrain: Terrain;
  readonly asks: readonly PlaceRequest[];
  readonly levels: Levels;
  readonly cell: number;
  /** Ways that may still be tried. */
  left: number;
  /** Most followers that were put and one more, counted from 0. */
  reached: number;
}

/** Puts one after another, each where it leaves the others most; goes back where none is left. */
function putAll(search: Search, number: number, taken: readonly Base[]): readonly Point[] | null {
  const ask = search.asks[number];
  if (ask === undefined) return [];
  search.reached = Math.max(search.reached, number);
  const request = { ...ask, others: taken };
  if (number === search.asks.length - 1) {
    const last = anyPlace(search.terrain, request);
    return last === null ? null : [last];
  }
  for (const at of roomiest(search, request)) {
    if (search.left-- <= 0) return null;
    const rest = putAll(search, number + 1, [...taken, { at, radius: ask.body.radius }]);
    if (rest !== null) return [at, ...rest];
  }
  return null;
}

/** A few places of a request, those first that leave most of the others free; each is pushed away from those it leaves, as far as it goes. */
function roomiest({ terrain, levels, cell }: Search, request: PlaceRequest): readonly Point[] {
  const { cells } = fieldWithPockets(terrain, request, cell);
  const { radius } = request.body;
  const leftBy = (at: Point): readonly Point[] => cells.filter((other) => !overlaps({ at, radius }, { at: other, radius }, levels));
  const ranked = cells.map((at) => ({ at, left: leftBy(at) })).sort((a, b) => b.left.length - a.left.length);
  return ranked.slice(0, EACH).map(({ at, left }) => (left.length === 0 ? at : pushedFrom(terrain, request, at, middleOf(left), cell)));
}

const middleOf = (places: readonly Point[]): Plan => ({
  x: places.reduce((sum, { x }) => sum + x, 0) / places.length,
  z: places.reduce((sum, { z }) => sum + z, 0) / places.length,
});

const WAYS = [[1, 0], [-1, 0], [0, 1], [0, -1], [1, 1], [1, -1], [-1, 1], [-1, -1]] as const;

/** The place that a figure comes to in legal steps, each away from a place in plan, ever shorter ones. */
function pushedFrom(terrain: Terrain, request: PlaceRequest, from: Point, middle: Plan, cell: number): Point {
  let at = from;
  for (let step = cell / 2; step >= GRAIN; step /= 2) {
    for (let moved = true; moved; ) {
      const next = WAYS.map(([dx, dz]) => snap({ x: at.x + dx * step, y: at.y, z: at.z + dz * step })).find(
        (to) => planDistance(to, middle) > planDistance(at, middle) + GRAIN / 4 && mayPlace(terrain, request, to),
      );
      moved = next !== undefined;
      at = next ?? at;
    }
  }
  return at;
}
