import { SQUARES, type Place } from '../../../engine/testing/ladder/state-form.ts';
import type { Plan, Point } from '../../../engine/shape/point.ts';

/** Side of a square, and where the row by the ladder begins, in mm. */
const SIDE = 42;
const ROW = 104;
/** The deck that the ladder leads to. */
const TOP: Point = { x: 0, y: 90, z: 46 };

/** Where who stands at a place stands, in mm. */
export function pointOf(place: Place): Point {
  if (place === 'top') return TOP;
  const square = SQUARES.indexOf(place);
  return { x: ((square % 3) - 1) * SIDE, y: 0, z: ROW + Math.floor(square / 3) * SIDE };
}

/** The outline of a place. */
export function cornersOf(place: Place): readonly Plan[] {
  const { x, z } = pointOf(place);
  const half = SIDE / 2;
  return [{ x: x - half, z: z - half }, { x: x + half, z: z - half }, { x: x + half, z: z + half }, { x: x - half, z: z + half }];
}
