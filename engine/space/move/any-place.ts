/**
 * Whether there is any place at all for a figure: exact to the tenth of a millimetre (SP-DEPLOY-02, -03, SP-PLACE-01). Some ten
 * squares are looked at where there is room; where no more than a hair is missing all along a border, some forty for each mm of it.
 */
import type { PlaceRequest } from '../../core/script.ts';
import { along, directionTo } from '../plane/measure.ts';
import { EPSILON, planDistance, type Point, snap, tenth } from '../../shape/point.ts';
import { isFree, latticeOf } from '../ground/ground.ts';
import { Kept } from '../ground/kept.ts';
import { mightHold, type Storey, storeysOf } from './place-square.ts';
import type { SlideZone } from './slide.ts';
import type { Terrain } from '../terrain/terrain.ts';
import { mayPlace } from './zone.ts';

/** A place that a figure may go to, one that `refusePlace` accepts; null is a proof that it accepts no whole tenth at any height where bases rest. */
export function anyPlace(terrain: Terrain, request: PlaceRequest): Point | null {
  const first = placesOf(terrain, request).next();
  return first.done === true ? null : first.value;
}

/** Whether there is any place: the answer of `anyPlace` without the place, at once where one of a few around the middle of the zone, or the one found last time, is legal. */
export const hasPlace = (terrain: Terrain, request: PlaceRequest): boolean => isRoomy(terrain, request) || findsPlace(terrain, request);

/** Zones whose places are kept for each table. */
const MOST = 1000;

const found = new WeakMap<Terrain, Kept<string, Point>>();

/** Whether the place that was found in such a zone last time is legal, or any other. */
function findsPlace(terrain: Terrain, request: PlaceRequest): boolean {
  const { zone, body: { radius, height } } = request;
  if (zone.kind !== 'near') return anyPlace(terrain, request) !== null;
  let kept = found.get(terrain);
  if (kept === undefined) found.set(terrain, (kept = new Kept(MOST)));
  const { of: { at: { x, y, z } }, range } = zone;
  const key = `${x} ${y} ${z} ${range} ${radius} ${height}`;
  const before = kept.get(key);
  if (before !== undefined && mayPlace(terrain, request, before)) return true;
  const place = anyPlace(terrain, request);
  if (place !== null) kept.set(key, place);
  return place !== null;
}

/** Distance of the known places, and how far from the middle of a zone some are looked at (mm). */
const [KNOWN, AROUND] = [10, [[30, 0], [0, 30], [-30, 0], [0, -30], [0, 0], [40, 40], [-40, 40], [-40, -40], [40, -40]]] as const;

function isRoomy(terrain: Terrain, request: PlaceRequest): boolean {
  const { zone, body: { radius, height }, others } = request;
  if (zone.kind !== 'near') return false;
  const heights = latticeOf(terrain, radius, height, KNOWN);
  for (const [dx, dz] of AROUND) {
    const [column, row] = [Math.round((zone.of.at.x + dx) / KNOWN), Math.round((zone.of.at.z + dz) / KNOWN)];
    for (const y of heights(column, row)) {
      const at = { x: column * KNOWN, y, z: row * KNOWN };
      if (isFree({ at, radius }, others, zone.levels) && mayPlace(terrain, request, at)) return true;
    }
  }
  return false;
}

/** The first few of `placesOf`, all of them where there are fewer. */
export function somePlaces(terrain: Terrain, request: PlaceRequest, most: number): readonly Point[] {
  const some: Point[] = [];
  for (const at of placesOf(terrain, request)) if (some.push(at) >= most) break;
  return some;
}

/** Side of the first squares, in tenths of a millimetre: a power of two. */
const FIRST = 128;
/** The first squares are looked at in steps of so many, so that those looked at first lie all over the zone. */
const STRIDE = 5;

/**
 * Places that a figure may go to, all over the zone and ever closer together: every whole tenth is either among them in the end or
 * proven to be refused. Squares are split in four, those left out in which no place can be legal (`mightHold`). Whoever asks
 * stops when there are enough; `leave` names squares whose places are of no use.
 */
export function* placesOf(
  terrain: Terrain,
  request: PlaceRequest,
  leave: (x: number, y: number, z: number, spare: number) => boolean = () => false,
): Generator<Point, void, void> {
  const { body, zone } = request;
  if (zone.kind === 'slide') {
    yield aheadOf(body.at, zone);
    return;
  }
  const own = snap(body.at);
  if (mayPlace(terrain, request, own)) yield own;
  const storeys = storeysOf(terrain, request);
  let squares = firstSquares(storeys);
  for (let side = FIRST; side >= 1; side /= 2) {
    const smaller: number[] = [];
    const [middle, half] = [(side - 1) / 2, side >> 1];
    // From the middle of a square to its farthest tenth.
    const spare = (middle / 10) * Math.SQRT2;
    for (let i = 0; i < squares.length; i += 3) {
      const [storey, column, row] = [storeys[squares[i]!]!, squares[i + 1]!, squares[i + 2]!];
      const [x, z] = [(column + middle) / 10, (row + middle) / 10];
      if (leave(x, storey.y, z, spare) || !mightHold(terrain, request, storey, x, z, spare)) continue;
      const at = { x: tenth((column + half) / 10), y: storey.y, z: tenth((row + half) / 10) };
      if (mayPlace(terrain, request, at)) yield at;
      if (half > 0) for (const [dx, dz] of QUARTERS) smaller.push(squares[i]!, column + dx * half, row + dz * half);
    }
    squares = smaller;
  }
}

const QUARTERS = [[0, 0], [1, 0], [0, 1], [1, 1]] as const;

/** The squares that cover the storeys: number of the storey, first column and first row in tenths, one after another. */
function firstSquares(storeys: readonly Storey[]): number[] {
  const squares: number[] = [];
  for (const [number, { box }] of storeys.entries()) {
    const [left, back] = [Math.floor(box.minX * 10 / FIRST), Math.floor(box.minZ * 10 / FIRST)];
    const [columns, rows] = [Math.floor(box.maxX * 10 / FIRST) - left + 1, Math.floor(box.maxZ * 10 / FIRST) - back + 1];
    for (let start = 0; start < STRIDE; start++) {
      for (let k = start; k < columns * rows; k += STRIDE) squares.push(number, (left + (k % columns)) * FIRST, (back + Math.floor(k / columns)) * FIRST);
    }
  }
  return squares;
}

/** A place in the middle of the directions that a slide may take: there always is one. */
function aheadOf(from: Point, { wedge, length }: SlideZone): Point {
  const way = wedge === null || planDistance(from, wedge.other) < EPSILON ? null : directionTo(wedge.other, from);
  const { x, z } = way ?? { x: 1, z: 0 };
  return snap(along(from, { x: wedge?.way === 'toward' ? -x : x, z: wedge?.way === 'toward' ? -z : z }, length));
}
