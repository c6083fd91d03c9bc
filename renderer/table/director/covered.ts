import type { Point } from '../../../engine/shape/point.ts';
import type { Body } from './lens.ts';

/**
 * What stands on the way from an eye to a place: nothing, only what the table opens for a figure that matters, or what stays.
 */
export type Hides = (eye: Point, to: Point) => 0 | 1 | 2;

/** Half the width of a figure as others hide behind it (mm). */
const GIRTH = 10;
/** Parts of a body that are looked for: share of its height, and how far to the side (mm). */
type Looked = readonly (readonly [up: number, aside: number])[];
const LOOKED: Looked = [[0.88, 0], [0.6, 0], [0.6, 8], [0.6, -8], [0.25, 0]];
const CHEST: Looked = [[0.6, 0]];

/** Whether somebody stands between an eye and a place. */
function behind(eye: Point, to: Point, { x, y, z, high }: Body): boolean {
  const [dx, dz] = [to.x - eye.x, to.z - eye.z];
  const flat = dx * dx + dz * dz;
  const along = flat < 1 ? 0 : ((x - eye.x) * dx + (z - eye.z) * dz) / flat;
  if (along <= 0.02 || along >= 1) return false;
  if (Math.hypot(eye.x + dx * along - x, eye.z + dz * along - z) > GIRTH) return false;
  const at = eye.y + (to.y - eye.y) * along;
  return at > y && at < y + high;
}

/** How much of a body an eye does not see, 0 … 1: what is only opened for it, and what stays hidden. */
export interface Covered {
  readonly opened: number;
  readonly hidden: number;
}

/** Whether two are the same body at the same place. */
export const isSame = (a: Body, b: Body): boolean => Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z) < 1;

/** How much of a body is covered by the terrain, and by `others`; at a glance only its chest is looked for. */
export function coveredOf(eye: Point, body: Body, others: readonly Body[], hides: Hides, glance = false): Covered {
  const looked = glance ? CHEST : LOOKED;
  const before = others.filter((other) => !isSame(other, body));
  const [dx, dz] = [body.x - eye.x, body.z - eye.z];
  const far = Math.max(1, Math.hypot(dx, dz));
  let [opened, hidden] = [0, 0];
  for (const [up, aside] of looked) {
    const to = { x: body.x - (dz / far) * aside, y: body.y + body.high * up, z: body.z + (dx / far) * aside };
    const terrain = hides(eye, to);
    if (terrain === 2 || before.some((other) => behind(eye, to, other))) hidden += 1 / looked.length;
    else if (terrain === 1) opened += 1 / looked.length;
  }
  return { opened, hidden };
}
