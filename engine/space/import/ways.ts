/** Ways up of a piece: those of its ladders and stairs, and those that are added by hand; what keeps one from leading anywhere. */
import { tenth } from '../../shape/point.ts';
import { edgesOf, holds } from '../plane/ring.ts';
import { footingOf, type Floors } from '../terrain/derive-check.ts';
import type { IngressModel, SurfaceModel } from '../terrain/piece-model.ts';
import { STEP } from './ladder-ends.ts';
import type { Size } from './stance.ts';

/** Where a way begins and ends: x, y, z in mm from the middle of the piece's foot, y up. */
export type Ends = Pick<IngressModel, 'from' | 'to'>;
export const ENDS = ['from', 'to'] as const satisfies readonly (keyof Ends)[];

/** Kinds of ways that may be added by hand. */
export const WAY_KINDS = ['ladder', 'stairs', 'lift'] as const satisfies readonly IngressModel['kind'][];
/** A way that is added by hand. */
export interface OwnWay extends Ends {
  readonly kind: (typeof WAY_KINDS)[number];
}

/**
 * Why a way leads nowhere. `off`: an end lies at `y` mm, the floors of the piece there at other heights; `level`: both ends are equally high;
 * `beyond`: an end is no place at the piece.
 */
export type LostWay =
  | { readonly why: 'off'; readonly end: keyof Ends; readonly y: number; readonly floors: readonly number[] }
  | { readonly why: 'level' | 'beyond' };

/** A way as it was chosen. */
export interface MadeWay {
  /** The part that it belongs to, or which it is of those that were added, by their numbers among the choices. */
  readonly of: { readonly part: number } | { readonly own: number };
  readonly way: IngressModel;
  /** Why the piece goes without it; null where it has it. */
  readonly lost: LostWay | null;
  /** Ends in the air: they lead somewhere where a neighbour's floor is. */
  readonly open: readonly (keyof Ends)[];
}

/** How far from the piece an end may lie, aside and above (mm): farther than any is proposed. */
const [ASIDE, ABOVE] = [50, 30];
/** Ends less apart in height than this (mm) are equally high; so far beyond the bounds still counts as within. */
const LEVEL = 0.2;

/** Least and most of x, y and z that an end may have at a piece of this size, mm. */
export function wayBounds([x, y, z]: Size): readonly (readonly [number, number])[] {
  const [halfX, halfZ] = [tenth(x / 2 + ASIDE), tenth(z / 2 + ASIDE)];
  return [[-halfX, halfX], [0, tenth(y + ABOVE)], [-halfZ, halfZ]];
}

/** What becomes of a way among the floors of its piece. */
export function madeWay(of: MadeWay['of'], way: IngressModel, floors: Floors, size: Size): MadeWay {
  const bounds = wayBounds(size);
  const within = (end: keyof Ends): boolean => bounds.every(([least, most], k) => way[end][k]! >= least - LEVEL && way[end][k]! <= most + LEVEL);
  if (!ENDS.every(within)) return { of, way, lost: { why: 'beyond' }, open: [] };
  const open: (keyof Ends)[] = [];
  for (const end of ENDS) {
    const footing = footingOf(way[end], floors);
    if (footing.is === 'off') return { of, way, lost: { why: 'off', end, y: way[end][1], floors: footing.floors }, open: [] };
    if (footing.is === 'air') open.push(end);
  }
  return { of, way, lost: Math.abs(way.from[1] - way.to[1]) < LEVEL ? { why: 'level' } : null, open };
}

/** Steps over a floor in search of a place on it, mm. */
const SEARCH = 5;

/** A way to begin with: from the mat before the piece onto its highest floor, or as high as it is where it has none. */
export function freshWay(floors: readonly SurfaceModel[], [, tall, deep]: Size): OwnWay {
  const highest = floors.reduce<SurfaceModel | null>((best, one) => (best === null || one.y > best.y ? one : best), null);
  const [x, z] = highest === null ? [0, 0] : placeOn(highest);
  return { kind: 'ladder', from: [x, 0, tenth(deep / 2 + STEP)], to: [x, tenth(highest?.y ?? tall), z] };
}

/** A place within a floor's outline: its middle, or the nearest to that. */
function placeOn({ outline }: SurfaceModel): readonly [number, number] {
  const edges = edgesOf([outline]);
  const [xs, zs] = [outline.map(([x]) => x), outline.map(([, z]) => z)];
  const [minX, maxX, minZ, maxZ] = [Math.min(...xs), Math.max(...xs), Math.min(...zs), Math.max(...zs)];
  const middle = [tenth((minX + maxX) / 2), tenth((minZ + maxZ) / 2)] as const;
  let [best, nearest]: [readonly [number, number], number] = [middle, Infinity];
  if (holds(edges, ...middle)) return middle;
  for (let x = minX + SEARCH / 2; x < maxX; x += SEARCH) {
    for (let z = minZ + SEARCH / 2; z < maxZ; z += SEARCH) {
      const far = (x - middle[0]) * (x - middle[0]) + (z - middle[1]) * (z - middle[1]);
      if (far < nearest && holds(edges, x, z)) [best, nearest] = [[tenth(x), tenth(z)], far];
    }
  }
  return best;
}
