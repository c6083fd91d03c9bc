/** Where a figure gets that is put down to try a table: by each kind of movement with one action, with more turns, or not at all. */
import { planSquared, type Point } from '../../shape/point.ts';
import { flat, keyOf, placesOver, type FieldSteps } from '../fields/lattice.ts';
import type { Terrain } from '../terrain/terrain.ts';
import { MOST_KINDS, type MoveRules } from './tried.ts';
import { CELL, reachedClimbing, stepsFrom, walking, type Gait, type Walk } from './walk.ts';

/** Values of a trial: 1 and on for the kinds of movement by one action, in their order; with more turns alone; a base finds room there, and nobody gets to it. */
export const [ANYWHERE, CUT_OFF] = [MOST_KINDS + 1, MOST_KINDS + 2] as const;
/** Value of a place where a base finds room. */
export const ROOM = 1;

/** A figure stands at a place of the lattice that is so near (mm), and no farther above or below. */
const [NEAR, LEVEL] = [CELL * 1.5, 20];

/** Of a walk the place where somebody stands; -1 where no base finds room near it. */
function placeNear({ places }: Walk, from: Point): number {
  let [best, least] = [-1, NEAR * NEAR];
  for (const [i, place] of places.entries()) {
    if (Math.abs(place.y - from.y) > LEVEL) continue;
    const far = planSquared(place, from);
    if (far <= least) [best, least] = [i, far];
  }
  return best;
}

const known = new WeakMap<Terrain, Map<string, Walk>>();

/** The walk of a gait: a figure is moved more often than its table changes. */
function* walkedOnce(terrain: Terrain, gait: Gait): Generator<number, Walk, void> {
  let walks = known.get(terrain);
  if (walks === undefined) known.set(terrain, (walks = new Map<string, Walk>()));
  const { body: { radius, height }, levels, reach } = gait;
  const key = JSON.stringify([radius, height, levels, reach.ingress]);
  let walk = walks.get(key);
  if (walk === undefined) walks.set(key, (walk = yield* walking(terrain, gait)));
  return walk;
}

/** Places that are walked, climbed or jumped to, however long it takes, and those with room that are not. */
function* flooded(terrain: Terrain, gait: Gait, from: Point): Generator<number, readonly [reached: readonly Point[], cutOff: readonly Point[]], void> {
  const walk = yield* walkedOnce(terrain, gait);
  const { places, steps } = walk;
  const start = placeNear(walk, from);
  if (start < 0) return [[], places];
  const afoot = gait.climb > 0 ? null : stepsFrom(steps, [start]);
  const climbing = gait.climb > 0 ? reachedClimbing(walk, [start], gait.climb) : null;
  const isReached = (place: number): boolean => (climbing === null ? afoot![place]! >= 0 : climbing[place] === 1);
  return [places.filter((_, place) => isReached(place)), places.filter((_, place) => !isReached(place))];
}

/** Every place of a lattice `cell` mm apart where the middle of a base may stand; all count as `ROOM`. */
export function* roomSteps(terrain: Terrain, { body, levels }: Pick<Gait, 'body' | 'levels'>, cell: number): FieldSteps {
  const finding = placesOver(terrain, body.radius, body.height, [], levels, cell);
  let found = finding.next();
  for (; found.done !== true; found = finding.next()) yield 0;
  const places = found.value;
  return { cell, cells: flat(places), values: new Float32Array(places.length).fill(ROOM) };
}

/** Every place where the middle of a base may stand, with how one gets there by the rules from where a figure stands. */
export function* trialSteps(terrain: Terrain, gait: Gait, from: Point, { reached, anywhere }: MoveRules): FieldSteps {
  const body = { ...gait.body, at: from };
  const [more, cutOff] = anywhere === null ? yield* flooded(terrain, gait, from) : anywhere(terrain, body, CELL);
  const found = new Map<string, { readonly at: Point; readonly value: number }>();
  const note = (places: readonly Point[], value: number): void => { for (const at of places) found.set(keyOf(at), { at, value }); };
  note(cutOff, CUT_OFF);
  note(more, ANYWHERE);
  const kinds = reached(terrain, body, CELL);
  // The first kinds come last: where several lead, the first is shown.
  for (let kind = kinds.length - 1; kind >= 0; kind--) note(kinds[kind]!, kind + 1);
  const all = [...found.values()];
  return { cell: CELL, cells: flat(all.map(({ at }) => at)), values: Float32Array.from(all, ({ value }) => value) };
}
