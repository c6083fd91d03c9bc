/** From which directions of its second bar a laid tool touches a base (SP-TOOL-02, SP-TOOL-04). */
import type { Arcs } from './tool-arcs.ts';
import { pseudoAngle } from './tool-angle.ts';

/** A bar and the base that shall touch it, in mm. */
export interface Touch {
  readonly length: number;
  readonly half: number;
  /** How near the base's centre must come to the bar's footprint. */
  readonly reach: number;
  /** How far along the bar the base's centre may lie: beyond the tip, or no farther than it (AMB-04). */
  readonly front: number;
  readonly beyondTip: boolean;
}

/** Squared distance in mm² of a place, `along` and `across` a bar's middle line, from the bar between `low` and `high` mm. */
export function toBar(along: number, across: number, low: number, high: number, half: number): number {
  const a = along < low ? low - along : along > high ? along - high : 0;
  const s = Math.max(0, Math.abs(across) - half);
  return a * a + s * s;
}

/** Directions found last: pseudo-angles, each low ≤ high, at most two pairs. */
const found = new Float64Array(4);

const ALL = -1;

/** Finds the directions of a bar from the origin in which a base at (x, z) touches it. Gives how many intervals stand in `found`, or ALL. */
function touching(x: number, z: number, { length, half, reach, front, beyondTip }: Touch): number {
  const squared = x * x + z * z;
  const side = half + reach;
  if (squared <= side * side && (beyondTip || squared <= front * front)) return ALL;
  const corner = length * length + half * half;
  const far = beyondTip ? Math.sqrt(corner) + reach : Math.sqrt(front * front + side * side);
  if (squared > far * far) return 0;
  const distance = Math.sqrt(squared);
  let [c, s] = [-1, 0];
  if (!beyondTip || squared <= length * length + side * side) {
    if (side < distance) {
      s = side / distance;
      c = Math.sqrt(1 - s * s);
    }
  } else {
    // Round the far corner: the angle between it and the base's centre by the law of cosines.
    const cosine = Math.min(1, (squared + corner - reach * reach) / (2 * distance * Math.sqrt(corner)));
    const sine = Math.sqrt(1 - cosine * cosine);
    c = (length * cosine - half * sine) / Math.sqrt(corner);
    s = (half * cosine + length * sine) / Math.sqrt(corner);
  }
  found[0] = pseudoAngle(x * c + z * s, z * c - x * s);
  found[3] = pseudoAngle(x * c - z * s, z * c + x * s);
  if (distance <= front) {
    found[1] = found[3]!;
    order(0);
    return 1;
  }
  // Straight ahead the base lies beyond the front: the bar must turn aside by so much.
  if (!beyondTip || squared <= front * front + half * half) {
    c = front / distance;
    s = Math.sqrt(1 - c * c);
  } else {
    const cosine = Math.min(1, (squared + corner - reach * reach) / (2 * distance * Math.sqrt(corner)));
    const sine = Math.sqrt(1 - cosine * cosine);
    c = (length * cosine + half * sine) / Math.sqrt(corner);
    s = (half * cosine - length * sine) / Math.sqrt(corner);
  }
  found[1] = pseudoAngle(x * c + z * s, z * c - x * s);
  found[2] = pseudoAngle(x * c - z * s, z * c + x * s);
  order(0);
  order(2);
  return 2;
}

/** Makes the later end of an interval the higher one; what rounding turned round has no width. */
function order(i: number): void {
  if (found[i + 1]! < found[i]!) found[i + 1]! += 4;
  if (found[i + 1]! - found[i]! > 3) found[i + 1] = found[i]!;
}

/** Whether a base at (x, z) from the hinge touches the second bar in one of `count` intervals of directions from number `first` on. */
export function touchesIn(free: Arcs, first: number, count: number, x: number, z: number, touch: Touch): boolean {
  if (count <= 0) return false;
  const ways = touching(x, z, touch);
  if (ways === ALL) return true;
  const { ends } = free;
  for (let way = 0; way < ways; way++) {
    for (let turn = -4; turn <= 4; turn += 4) {
      const low = found[2 * way]! + turn;
      const high = found[2 * way + 1]! + turn;
      if (high < ends[2 * first]! || low > ends[2 * (first + count) - 1]!) continue;
      for (let i = first; i < first + count; i++) if (low <= ends[2 * i + 1]! && high >= ends[2 * i]!) return true;
    }
  }
  return false;
}

/** The direction nearest to the pseudo-angle `wish` among those in which the base touches the second bar, or NaN. */
export function touchNearest(free: Arcs, first: number, count: number, x: number, z: number, touch: Touch, wish: number): number {
  const ways = count <= 0 ? 0 : touching(x, z, touch);
  let best = NaN;
  let least = Infinity;
  const consider = (low: number, high: number): void => {
    for (let i = first; i < first + count; i++) {
      const from = Math.max(low, free.ends[2 * i]!);
      const to = Math.min(high, free.ends[2 * i + 1]!);
      if (from > to) continue;
      const angle = Math.min(to, Math.max(from, wish));
      if (Math.abs(angle - wish) >= least) continue;
      least = Math.abs(angle - wish);
      best = angle;
    }
  };
  if (ways === ALL) consider(-Infinity, Infinity);
  else for (let way = 0; way < ways; way++) for (let turn = -4; turn <= 4; turn += 4) consider(found[2 * way]! + turn, found[2 * way + 1]! + turn);
  return best;
}
