/** Where a figure gets that is put down to try a table: on foot, by climbing, or not at all. */
import { planSquared, type Point } from '../../shape/point.ts';
import { flat, type LatticeField } from '../fields/lattice.ts';
import type { Terrain } from '../terrain/terrain.ts';
import { CELL, reachedClimbing, stepsFrom, walkOf, type Gait, type Walk } from './walk.ts';

/** Values of a trial: reached on foot and by ways; by climbing or jumping, too; a base finds room there, and nobody gets to it. */
export const [ON_FOOT, BY_CLIMBING, CUT_OFF] = [1, 2, 3] as const;

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

/** Every place where the middle of a base may stand, with whether and how one gets there from where a figure stands; all count as on foot where none stands. */
export function trialField(terrain: Terrain, gait: Gait, from: Point | null): LatticeField {
  const walk = walkOf(terrain, gait);
  const { places, steps } = walk;
  const values = new Float32Array(places.length).fill(from === null ? ON_FOOT : CUT_OFF);
  const start = from === null ? -1 : placeNear(walk, from);
  if (start >= 0) {
    const afoot = stepsFrom(steps, [start]);
    const climbing = gait.climb > 0 ? reachedClimbing(walk, [start], gait.climb) : null;
    for (let i = 0; i < places.length; i++) values[i] = afoot[i]! >= 0 ? ON_FOOT : climbing?.[i] === 1 ? BY_CLIMBING : CUT_OFF;
  }
  return { cell: CELL, cells: flat(places), values };
}
