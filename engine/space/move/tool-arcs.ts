/** The free directions of a bar about its hinge, in closed form (SP-TOOL-04, SP-TOOL-06). Directions are pseudo-angles. */
import { pseudoAngle } from './tool-angle.ts';

/** Closed intervals of pseudo-angles, low and high in turn, rising and apart. They may reach below 0 or above 4. */
export interface Arcs {
  ends: Float64Array;
  count: number;
}

export const arcs = (room = 64): Arcs => ({ ends: new Float64Array(2 * room), count: 0 });

/** Appends an interval. */
export function push(list: Arcs, low: number, high: number): void {
  if (2 * list.count === list.ends.length) {
    const larger = new Float64Array(2 * list.ends.length);
    larger.set(list.ends);
    list.ends = larger;
  }
  list.ends[2 * list.count] = low;
  list.ends[2 * list.count + 1] = high;
  list.count++;
}

const blocked = arcs();

/** Adds a blocked arc, less than a turn wide, from one direction counterclockwise to another, as far as it lies between `from` and `to`. */
function block(lowX: number, lowZ: number, highX: number, highZ: number, from: number, to: number): void {
  let low = pseudoAngle(lowX, lowZ);
  let high = pseudoAngle(highX, highZ);
  if (high < low) high += 4;
  // Rounding turned an arc of no width round.
  if (high - low > 3) return;
  while (high - 4 > from) {
    low -= 4;
    high -= 4;
  }
  while (high <= from) {
    low += 4;
    high += 4;
  }
  for (; low < to; low += 4, high += 4) keep(low, high);
}

/** Keeps the blocked arcs sorted by where they begin. */
function keep(low: number, high: number): void {
  push(blocked, low, high);
  const { ends } = blocked;
  let k = blocked.count - 1;
  for (; k > 0 && ends[2 * k - 2]! > low; k--) {
    ends[2 * k] = ends[2 * k - 2]!;
    ends[2 * k + 1] = ends[2 * k - 1]!;
  }
  ends[2 * k] = low;
  ends[2 * k + 1] = high;
}

/**
 * Appends to `free` the directions between two pseudo-angles (less than a turn apart) in which a bar of `length` and half
 * width `half` mm, hinged at (x, z), overlaps nothing. Gives how many intervals; none when the round hinge overlaps.
 * A direction is blocked by the points of an edge that lie within the bar then; along a straight edge the borders of those
 * directions move one way only, so that the ends of the edge's stretch within reach have the outermost ones.
 * Only edges that face the hinge count: whatever lies farther back is met through one of them. Looked at are the numbers of
 * `edges` from `start` to `end`, but for what lies more than `behind` mm behind the hinge as seen along the unit vector (ux, uz): no bar between the two
 * directions reaches that.
 */
export function freeDirections(
  free: Arcs,
  edges: Float64Array,
  start: number,
  end: number,
  x: number,
  z: number,
  length: number,
  half: number,
  from: number,
  to: number,
  ux: number,
  uz: number,
  behind: number,
): number {
  blocked.count = 0;
  const far = length * length + half * half;
  for (let i = start; i < end; i += 4) {
    const px = edges[i]! - x;
    const pz = edges[i + 1]! - z;
    const qx = edges[i + 2]! - x;
    const qz = edges[i + 3]! - z;
    const cross = px * qz - pz * qx;
    if (cross >= 0 || (px * ux + pz * uz < -behind && qx * ux + qz * uz < -behind)) continue;
    const ex = qx - px;
    const ez = qz - pz;
    const squared = ex * ex + ez * ez;
    const ahead = -(px * ex + pz * ez);
    // Out of reach: judged by the nearest of both ends and the foot.
    if ((ahead <= 0 ? px * px + pz * pz : ahead >= squared ? qx * qx + qz * qz : (cross * cross) / squared) >= far) continue;
    const line = (cross * cross) / squared;
    const foot = ahead / squared;
    const reach = Math.sqrt((far - line) / squared);
    const t0 = foot - reach > 0 ? foot - reach : 0;
    const t1 = foot + reach < 1 ? foot + reach : 1;
    if (t0 >= t1) continue;
    const nearest = foot < t0 ? t0 : foot > t1 ? t1 : foot;
    const near = line + (nearest - foot) * (nearest - foot) * squared;
    if (near < half * half) return 0;
    stretch[0] = px + t0 * ex;
    stretch[1] = pz + t0 * ez;
    stretch[2] = px + t1 * ex;
    stretch[3] = pz + t1 * ez;
    stretch[4] = near;
    stretch[5] = line;
    blockStretch(length, half, from, to);
  }
  return complement(free, from, to);
}

/** A stretch within reach, for `blockStretch`: from (px, pz) clockwise to (qx, qz), its squared distance, and that of its line. Numbers handed over so make no garbage. */
const stretch = new Float64Array(6);

/** Blocks the directions that `stretch` forbids. */
function blockStretch(length: number, half: number, from: number, to: number): void {
  const px = stretch[0]!, pz = stretch[1]!, qx = stretch[2]!, qz = stretch[3]!, near = stretch[4]!, line = stretch[5]!;
  const p = Math.sqrt(Math.max(0, px * px + pz * pz - half * half));
  const q = Math.sqrt(Math.max(0, qx * qx + qz * qz - half * half));
  // The outermost directions belong to the two ends, or both to the nearer one when the line runs past the hinge.
  const both = line >= half * half;
  const atP = both || p < q;
  const atQ = both || !atP;
  const lowX = atQ ? qx * q + qz * half : px * p + pz * half;
  const lowZ = atQ ? qz * q - qx * half : pz * p - px * half;
  const highX = atP ? px * p - pz * half : qx * q - qz * half;
  const highZ = atP ? pz * p + px * half : qz * q + qx * half;
  if (near < length * length) {
    block(lowX, lowZ, highX, highZ, from, to);
    return;
  }
  // Beyond the middle of the tip only its two corners meet the stretch.
  const a = Math.sqrt(Math.max(0, px * px + pz * pz - length * length));
  const b = Math.sqrt(Math.max(0, qx * qx + qz * qz - length * length));
  const across = line >= length * length;
  const innerP = across || a < b;
  const innerQ = across || !innerP;
  block(lowX, lowZ, innerP ? px * length + pz * a : qx * length + qz * b, innerP ? pz * length - px * a : qz * length - qx * b, from, to);
  block(innerQ ? qx * length - qz * b : px * length - pz * a, innerQ ? qz * length + qx * b : pz * length + px * a, highX, highZ, from, to);
}

/** Appends what the blocked arcs leave between two pseudo-angles. */
function complement(free: Arcs, from: number, to: number): number {
  const before = free.count;
  const { ends, count } = blocked;
  let low = from;
  for (let k = 0; k < count; k++) {
    if (ends[2 * k]! >= low) push(free, low, ends[2 * k]!);
    if (ends[2 * k + 1]! > low) low = ends[2 * k + 1]!;
    if (low > to) return free.count - before;
  }
  push(free, low, to);
  return free.count - before;
}

/** Appends the union of two stretches of the list, each rising and apart; gives how many intervals. */
export function unite(list: Arcs, a: number, countA: number, b: number, countB: number): number {
  const before = list.count;
  const [endA, endB] = [a + countA, b + countB];
  while (a < endA || b < endB) {
    const next = b >= endB || (a < endA && list.ends[2 * a]! <= list.ends[2 * b]!) ? a++ : b++;
    const low = list.ends[2 * next]!;
    const high = list.ends[2 * next + 1]!;
    const top = 2 * list.count - 1;
    if (list.count > before && low <= list.ends[top]!) list.ends[top] = Math.max(list.ends[top]!, high);
    else push(list, low, high);
  }
  return list.count - before;
}

/** The place nearest to a pseudo-angle within some intervals. */
export function nearestIn({ ends }: Arcs, first: number, count: number, wish: number): number {
  let best = Infinity;
  for (let i = first; i < first + count; i++) {
    const angle = Math.min(ends[2 * i + 1]!, Math.max(ends[2 * i]!, wish));
    if (Math.abs(angle - wish) < Math.abs(best - wish)) best = angle;
  }
  return best;
}
