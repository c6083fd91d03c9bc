/** Where the climb of a ladder or of stairs begins and ends, by its box and by the floors around it. */
import { tenth } from '../../shape/point.ts';
import { edgesOf, holds } from '../plane/ring.ts';
import type { IngressModel, SurfaceModel } from '../terrain/piece-model.ts';
import type { Size } from './stance.ts';

/** How far before and behind itself a ladder is entered and left (mm): half a common base and a little. */
export const STEP = 22;
/** How far a floor may lie above or below a ladder's top and still be where it leads (mm). */
const NEAR = 26;

interface Climb {
  readonly kind: 'ladder' | 'stairs';
  readonly least: Size;
  readonly most: Size;
  /** The axis in which one goes on, and the way one goes up; null where the floors are to say it. */
  readonly axis: 'x' | 'z';
  readonly rising: 1 | -1 | null;
  /** The other way round than it seems. */
  readonly turned: boolean;
}

/** The two ends of a climb: on the floors that are there, else on the mat below and at its own height above, where a neighbour's floor will be. */
export function climbOf({ kind, least, most, axis, rising, turned }: Climb, floors: readonly SurfaceModel[]): IngressModel {
  const k = axis === 'x' ? 0 : 2;
  const middle = [(least[0] + most[0]) / 2, (least[2] + most[2]) / 2] as const;
  const edges = floors.map(({ y, outline }) => ({ y, edges: edgesOf([outline]) }));
  const beside = (way: 1 | -1): readonly [number, number] => {
    const at = (way > 0 ? most[k]! : least[k]!) + way * STEP;
    return axis === 'x' ? [at, middle[1]] : [middle[0], at];
  };
  const over = ([x, z]: readonly [number, number], fits: (y: number) => boolean): number | null => {
    const found = edges.filter((floor) => fits(floor.y) && holds(floor.edges, x, z)).map(({ y }) => y);
    return found.length === 0 ? null : Math.max(...found);
  };
  const above = (way: 1 | -1): number | null => over(beside(way), (y) => Math.abs(y - most[1]) <= NEAR);
  // Where floors say nothing it leads towards the middle of the piece.
  const seems = rising ?? (above(1) !== null ? 1 : above(-1) !== null ? -1 : (least[k]! + most[k]!) / 2 > 0 ? -1 : 1);
  const way = (turned ? -seems : seems) as 1 | -1;
  const [to, from] = [beside(way), beside(-way as 1 | -1)];
  const top = above(way) ?? over(to, () => true) ?? most[1];
  const foot = over(from, (y) => y <= least[1] + NEAR) ?? over(from, () => true) ?? 0;
  return { kind, from: [tenth(from[0]), tenth(foot), tenth(from[1])], to: [tenth(to[0]), tenth(top), tenth(to[1])] };
}
