/** Places that are worth going to. */
import { anyOf, type Random } from '../../core/rng.ts';
import type { PlaceRequest } from '../../core/script.ts';
import { planDistance, tenth, type Point } from '../../shape/point.ts';
import { latticeOf } from '../../space/ground/ground.ts';
import { somePlaces } from '../../space/move/any-place.ts';
import { farthest, type ToolZone } from '../../space/move/reach.ts';
import { mayPlace } from '../../space/move/zone.ts';
import { fieldOf } from '../../space/move/zone-field.ts';
import { bodyOf, type Content } from '../game.ts';
import { canShoot } from '../shot.ts';
import { fireLine } from '../sight.ts';
import { characterOf, enemiesOf, isStanding, type Standing, type State } from '../state.ts';

/** Distance in mm between the places looked at first, and how many are looked at where that gives no choice. */
const CELL = 20;
const CLOSER = 48;
/** Throws at the lattice for each place that is wanted. */
const THROWS = 6;
/** Places looked at closely for suggestions. */
const CLOSELY = 16;
/** Places suggested because they are the best, beside those for a purpose. */
const SUGGESTED = 5;

/** The best places that are open, those that serve a purpose best, and staying, where that is allowed. Never empty. */
export function spots(state: State, content: Content, request: PlaceRequest): readonly (Point | null)[] {
  const open = openPlaces(content, request);
  const here: (Point | null)[] = request.optional ? [null] : [];
  if (request.ask === 'deploy') return spread(open, SUGGESTED);
  const self = characterOf(state, request.figure);
  if (!isStanding(self)) return here;
  const near = open.map((at) => ({ at, way: wayToEnemy(state, self, at) })).sort((a, b) => a.way - b.way);
  const seen = spread(near, CLOSELY).map(({ at }) => lookAt(state, content, { ...self, at })).sort((a, b) => b.value - a.value);
  const fitting = PURPOSES.map((purpose) => seen.reduce((best, spot) => (purpose(spot) > purpose(best) ? spot : best), seen[0]!));
  return [...new Set([...seen.slice(0, SUGGESTED), ...(seen.length > 0 ? fitting : [])].map(({ at }) => at)), ...here];
}

/** So many of a row, at equal distances. */
const spread = <T,>(row: readonly T[], many: number): readonly T[] => row.filter((_, i) => i % Math.ceil(row.length / many) === 0);

/** A place as the computer sees it. */
interface Spot {
  readonly at: Point;
  readonly value: number;
  /** Way to the nearest enemy (mm). */
  readonly way: number;
  /** Enemies that it could shoot at from there, enemies that could shoot at it, and what its cover from those adds to its DEF. */
  readonly targets: number;
  readonly eyes: number;
  readonly cover: number;
}

/** What places may be for beside what is good about them in all: each the more, the better. */
const PURPOSES: readonly ((spot: Spot) => number)[] = [
  // Out of sight, and not far off; under cover from those who see it.
  ({ eyes, way }) => -eyes - way / 10_000,
  ({ cover, eyes, way }) => cover - eyes - way / 10_000,
  // To shoot where few shoot back, from as far away as can be.
  ({ targets, eyes, way }) => (targets > 0 ? 10 : 0) - eyes + way / 10_000,
  // Upstairs, and in contact.
  ({ at, value }) => at.y + value,
  ({ way }) => -way,
];

/** Places that the ground allows, on a lattice, or closer together where that has one at the most; none only where there is none. */
function openPlaces({ terrain }: Content, request: PlaceRequest): readonly Point[] {
  const { cells } = fieldOf(terrain, request, CELL);
  return cells.length > 1 ? cells : somePlaces(terrain, request, CLOSER);
}

/** So many open places by chance, the same one more than once perhaps. Those of a move are thrown for; all that are open are laid out only where too few throws hit one. */
export function anyPlaces(content: Content, request: PlaceRequest, many: number, random: Random): readonly Point[] {
  const thrown = request.zone.kind === 'tool' ? thrownPlaces(content, request, request.zone, many, random) : [];
  if (thrown.length === many) return thrown;
  const open = openPlaces(content, request);
  return open.length === 0 ? [] : Array.from({ length: many }, () => anyOf(open, random));
}

/** Places of the lattice around a figure, thrown until so many are open; fewer where too few of the throws were. */
function thrownPlaces({ terrain }: Content, request: PlaceRequest, zone: ToolZone, many: number, random: Random): readonly Point[] {
  const { at, radius, height } = request.body;
  const reach = farthest(zone, radius);
  const heights = latticeOf(terrain, radius, height, CELL);
  const places: Point[] = [];
  for (let left = many * THROWS; left > 0 && places.length < many; left--) {
    const [column, row] = [at.x, at.z].map((middle) => Math.round((middle + (2 * random() - 1) * reach) / CELL)) as [number, number];
    const storeys = heights(column, row);
    if (storeys.length === 0) continue;
    const place = { x: tenth(column * CELL), y: anyOf(storeys, random), z: tenth(row * CELL) };
    if (mayPlace(terrain, request, place)) places.push(place);
  }
  return places;
}

export const wayToEnemy = (state: State, self: Standing, at: Point): number =>
  Math.min(...enemiesOf(state, self.seat).map((enemy) => planDistance(at, enemy.at)));

/** How good a place is: enemies to shoot at, cover from them, and otherwise the way to the nearest. */
function lookAt(state: State, content: Content, self: Standing): Spot {
  const game = { state, content, events: null };
  const way = wayToEnemy(state, self, self.at);
  let [value, targets, eyes, cover] = [-way / 1000, 0, 0, 0];
  for (const enemy of enemiesOf(state, self.seat)) {
    if (canShoot(game, self, enemy)) [value, targets] = [value + 1, targets + 1];
    const seen = fireLine(game, enemy, self);
    if (!seen.open) continue;
    value -= 0.6 - 0.08 * Math.min(5, seen.cover);
    [eyes, cover] = [eyes + 1, cover + seen.cover];
  }
  return { at: self.at, value: value + bodyOf(game, self).at.y / 2000, way, targets, eyes, cover };
}
