/** Whether a straight line in plan passes through the inside of outlines; touching an edge is not crossing (SP-LOS-05). */
import { EPSILON } from '../../shape/point.ts';
import { SIGHT_SEAM } from '../plane/scale.ts';
import type { TerrainPart } from './terrain.ts';

/** Stretches of a line: pairs of numbers along it, with the part each belongs to. */
interface Stretches {
  readonly ends: Float64Array;
  readonly parts: Int32Array;
  count: number;
}

const MOST = 1024;
const stretches = (): Stretches => ({ ends: new Float64Array(2 * MOST), parts: new Int32Array(MOST), count: 0 });
const left = stretches();
const right = stretches();
const marks = new Float64Array(MOST);

/** Half of what counts as equal: a line this deep in an outline still only touches it (mm). */
const GRAZE = EPSILON / 2;

/**
 * The first part whose inside the line from (x, z) along the unit vector (ux, uz) crosses between `from` and `to` mm, or -1.
 * The line is seen as two lines a hair to its left and right: where both are inside outlines at once, it is blocked. So a
 * line may graze an outline by 0.05 mm, but not slip through a seam narrower than 0.6 mm between two that stand flush.
 */
export function blocker(parts: readonly TerrainPart[], x: number, z: number, ux: number, uz: number, from: number, to: number): number {
  const crossed = both(parts, x, z, ux, uz, from, to, GRAZE, 1e-6);
  return crossed >= 0 ? crossed : both(parts, x, z, ux, uz, from, to, SIGHT_SEAM, 4 * SIGHT_SEAM);
}

/** What lies farther aside of a line than this is not met by it, nor by the two beside it (mm). */
const SIDE = 2 * SIGHT_SEAM;

function both(parts: readonly TerrainPart[], x: number, z: number, ux: number, uz: number, from: number, to: number, aside: number, least: number): number {
  left.count = 0;
  right.count = 0;
  const [x0, x1, z0, z1] = [x + ux * from, x + ux * to, z + uz * from, z + uz * to];
  const [minX, maxX, minZ, maxZ] = [Math.min(x0, x1) - SIDE, Math.max(x0, x1) + SIDE, Math.min(z0, z1) - SIDE, Math.max(z0, z1) + SIDE];
  for (let p = 0; p < parts.length; p++) {
    const { edges, box } = parts[p]!;
    if (box.maxX < minX || box.minX > maxX || box.maxZ < minZ || box.minZ > maxZ) continue;
    collect(left, edges, p, x, z, ux, uz, from, to, aside);
    collect(right, edges, p, x, z, ux, uz, from, to, -aside);
  }
  let first = Infinity;
  let found = -1;
  for (let i = 0; i < left.count; i++) {
    for (let j = 0; j < right.count; j++) {
      const start = Math.max(left.ends[2 * i]!, right.ends[2 * j]!);
      const end = Math.min(left.ends[2 * i + 1]!, right.ends[2 * j + 1]!);
      if (end - start <= least || start >= first) continue;
      first = start;
      found = left.parts[i]!;
    }
  }
  return found < 0 ? -1 : parts[found]!.index;
}

/** Adds where the line, shifted `aside` mm, lies inside an outline. */
function collect(
  into: Stretches,
  edges: Float64Array,
  part: number,
  x: number,
  z: number,
  ux: number,
  uz: number,
  from: number,
  to: number,
  aside: number,
): void {
  let crossings = 0;
  for (let i = 0; i < edges.length; i += 4) {
    const ax = edges[i]! - x;
    const az = edges[i + 1]! - z;
    const bx = edges[i + 2]! - x;
    const bz = edges[i + 3]! - z;
    const sa = ux * az - uz * ax - aside;
    const sb = ux * bz - uz * bx - aside;
    if (sa > 0 === sb > 0) continue;
    const ta = ux * ax + uz * az;
    const t = ta + (sa / (sa - sb)) * (ux * bx + uz * bz - ta);
    let k = crossings++;
    while (k > 0 && marks[k - 1]! > t) {
      marks[k] = marks[k - 1]!;
      k--;
    }
    marks[k] = t;
    if (crossings === MOST) break;
  }
  for (let k = 0; k + 1 < crossings && into.count < MOST; k += 2) {
    const start = Math.max(from, marks[k]!);
    const end = Math.min(to, marks[k + 1]!);
    if (end <= start) continue;
    into.ends[2 * into.count] = start;
    into.ends[2 * into.count + 1] = end;
    into.parts[into.count++] = part;
  }
}
