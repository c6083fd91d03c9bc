/** Marked areas of the table under the pointer and under the keys. */
import { edgesOf, holds } from '../../engine/space/plane/ring.ts';
import type { Plan } from '../../engine/shape/point.ts';
import type { Footing, Spot } from '../match/hints.ts';
import type { Under, Way } from './step.ts';

/** A spot this far ahead (mm) is nobody's neighbour but the spot itself. */
const LEAST = 1;
/** How much a step aside counts beside one ahead. */
const ASIDE = 2.2;

/** The middle of an area, in mm. */
export function middleOf({ corners, y }: Pick<Spot, 'corners' | 'y'>): Footing {
  const sum = corners.reduce(({ x, z }, corner) => ({ x: x + corner.x, z: z + corner.z }), { x: 0, z: 0 });
  return { x: sum.x / corners.length, z: sum.z / corners.length, ...(y === undefined ? {} : { y }) };
}

/** The spot that holds a place, of several storeys the nearest; undefined where there is none. */
export function spotAt(spots: readonly Spot[], { x, y = 0, z }: Footing): Spot | undefined {
  const off = (spot: Spot): number => Math.abs((spot.y ?? 0) - y);
  return spots.filter(({ corners }) => holds(edgesOf([corners.map((corner) => [corner.x, corner.z] as const)]), x, z)).sort((a, b) => off(a) - off(b))[0];
}

/** What is pointed at lies at most so high over a spot that it lies on (mm): more is something that stands there. */
const ON = 24;

/** The spot that is pointed at: the one that is seen there; where something stands before it, the one whose mark shows through that. */
export function pointedSpot(spots: readonly Spot[], { spot, ray }: Pick<Under, 'spot' | 'ray'>): Spot | undefined {
  const direct = spot === null ? undefined : spotAt(spots, spot);
  if (ray === undefined || (spot !== null && direct !== undefined && spot.y - (direct.y ?? 0) <= ON)) return direct;
  const { from, way } = ray;
  const along = (one: Spot): number => ((one.y ?? 0) - from.y) / way.y;
  const behind = spots.filter((one) => {
    const far = along(one);
    return far > 0 && spotAt([one], { x: from.x + way.x * far, z: from.z + way.z * far }) !== undefined;
  });
  return behind.sort((a, b) => along(a) - along(b))[0] ?? direct;
}

/** The spot nearest to a place; undefined where there are none. */
export function nearestSpot(spots: readonly Spot[], from: Plan): Spot | undefined {
  const far = (spot: Spot): number => { const { x, z } = middleOf(spot); return Math.hypot(x - from.x, z - from.z); };
  return spots.reduce<Spot | undefined>((best, spot) => (best === undefined || far(spot) < far(best) ? spot : best), undefined);
}

/** The next spot in a direction, as a camera turned by `turn` radians sees it; undefined where none lies there. */
export function spotTowards(spots: readonly Spot[], from: Plan, way: Way, turn: number): Spot | undefined {
  const [s, c] = [Math.sin(turn), Math.cos(turn)];
  const [fx, fz] = { up: [-s, -c], down: [s, c], left: [-c, s], right: [c, -s] }[way] as [number, number];
  let best: Spot | undefined;
  let least = Infinity;
  for (const spot of spots) {
    const { x, z } = middleOf(spot);
    const ahead = (x - from.x) * fx + (z - from.z) * fz;
    const aside = Math.abs((x - from.x) * fz - (z - from.z) * fx);
    const cost = ahead + aside * ASIDE;
    if (ahead < LEAST || aside > ahead * 1.2 || cost >= least) continue;
    [best, least] = [spot, cost];
  }
  return best;
}

/** Where the keys begin among spots: where the figure stands that goes there, else in the middle of them all. */
export function startAmong(spots: readonly Spot[]): Plan {
  const from = spots.find(({ way }) => way !== undefined)?.way?.[0];
  if (from !== undefined) return from;
  const sum = spots.map(middleOf).reduce((a, b) => ({ x: a.x + b.x, z: a.z + b.z }), { x: 0, z: 0 });
  return { x: sum.x / spots.length, z: sum.z / spots.length };
}
