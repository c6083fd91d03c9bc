import type { Point } from '../../engine/shape/point.ts';

/** Who listens: where the eye is, and where forward, right and up lie from there. Lengths in mm, directions of length 1. */
export interface Listener {
  readonly at: Point;
  readonly forward: Point;
  readonly right: Point;
  readonly up: Point;
}

/** The table is seen through a narrow window: what lies aside there is heard farther aside. */
const WIDER = 2.4;

const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y + a.z * b.z;

/** Where a place lies for who listens: to the right, above, and ahead (mm). */
function from({ at, forward, right, up }: Listener, place: Point): readonly [right: number, up: number, ahead: number] {
  const away = { x: place.x - at.x, y: place.y - at.y, z: place.z - at.z };
  return [dot(away, right), dot(away, up), dot(away, forward)];
}

/** Where a place is put to be heard: as far away as it is, and wider aside than it is seen. */
export function heardAt(listener: Listener, place: Point): Point {
  const [aside, above, ahead] = from(listener, place);
  const far = Math.hypot(aside, above, ahead);
  const wide = Math.hypot(aside * WIDER, above, ahead);
  const k = wide > 0 ? far / wide : 0;
  const { at, forward, right, up } = listener;
  const put = (axis: keyof Point): number => at[axis] + k * (right[axis] * aside * WIDER + up[axis] * above + forward[axis] * ahead);
  return { x: put('x'), y: put('y'), z: put('z') };
}

/** From where a place is heard: from -1, wholly left, to 1. */
export function sideOf(listener: Listener, place: Point): number {
  const [aside, above, ahead] = from(listener, place);
  const far = Math.hypot(aside * WIDER, above, ahead);
  return far > 0 ? (aside * WIDER) / far : 0;
}
