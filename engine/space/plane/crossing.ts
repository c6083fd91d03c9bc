/** Outlines that cross or touch themselves: which area they hold depends on how one counts. */
import type { Ring } from './ring.ts';

type Corner = Ring[number];

/** Twice the signed area of a triangle (mm²) below which its corners lie on a line. */
const FLAT = 1e-6;

function turn([ax, az]: Corner, [bx, bz]: Corner, [cx, cz]: Corner): number {
  const area = (bx - ax) * (cz - az) - (bz - az) * (cx - ax);
  return Math.abs(area) < FLAT ? 0 : Math.sign(area);
}

const between = (a: number, b: number, c: number): boolean => Math.min(a, b) <= c && c <= Math.max(a, b);

/** Whether two stretches share a place. */
function meet(a: Corner, b: Corner, c: Corner, d: Corner): boolean {
  const [toC, toD, toA, toB] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)];
  if (toC * toD < 0 && toA * toB < 0) return true;
  const within = (side: number, from: Corner, to: Corner, at: Corner): boolean =>
    side === 0 && between(from[0], to[0], at[0]) && between(from[1], to[1], at[1]);
  return within(toC, a, b, c) || within(toD, a, b, d) || within(toA, c, d, a) || within(toB, c, d, b);
}

/** An outline without corners that stand where the one before them does. */
const plain = (ring: Ring): Corner[] => ring.filter(([x, z], i) => {
  const [beforeX, beforeZ] = ring[(i + ring.length - 1) % ring.length]!;
  return ring.length < 2 || x !== beforeX || z !== beforeZ;
});

/** The first two sides of some corners that share a place without being neighbours, by the numbers of the corners that they begin at; null where there are none. */
function firstCrossing(corners: readonly Corner[]): readonly [number, number] | null {
  const count = corners.length;
  for (let i = 0; i < count; i++) {
    for (let k = i + 2; k < count; k++) {
      if (i === 0 && k === count - 1) continue;
      if (meet(corners[i]!, corners[i + 1]!, corners[k]!, corners[(k + 1) % count]!)) return [i, k];
    }
  }
  return null;
}

/** Whether an outline crosses or touches itself. */
export const crossesItself = (ring: Ring): boolean => firstCrossing(plain(ring)) !== null;

/** Turns that are tried before the corners are taken as they lie. */
const TURNS = 400;

/**
 * The same corners in an order in which the outline no longer crosses itself: what lies between two sides that cross is gone through the other way round.
 * Where that comes to no end, as corners lie on other sides, those around the whole alone; null where all lie on a line.
 */
export function uncrossed(ring: Ring): Ring | null {
  const corners = plain(ring);
  for (let turns = 0; turns < TURNS; turns++) {
    const crossing = firstCrossing(corners);
    if (crossing === null) return corners;
    const [first, second] = crossing;
    corners.splice(first + 1, second - first, ...corners.slice(first + 1, second + 1).reverse());
  }
  const around = hullOf(corners);
  return around.length < 3 ? null : around;
}

/** The corners around some places, counterclockwise as outer rings are. */
export function hullOf(places: readonly Corner[]): Corner[] {
  if (places.length < 2) return [...places];
  const sorted = [...places].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (all: readonly Corner[]): Corner[] => {
    const found: Corner[] = [];
    for (const place of all) {
      while (found.length > 1 && turn(found.at(-2)!, found.at(-1)!, place) <= 0) found.pop();
      found.push(place);
    }
    return found.slice(0, -1);
  };
  return [...half(sorted), ...half([...sorted].reverse())];
}
