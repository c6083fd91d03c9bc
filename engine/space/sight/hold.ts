/** Lines through one place of a corridor: which of them meet both bases, and which a piece stops. */
import { type Corridor, TINY } from './corridor.ts';

/** Slopes nearer than this are one. */
export const SLIT = 1e-10;

/** Is told of a place (corner `k` of piece `p`) and the slopes from `low` to `high` of lines that lean on it there; true ends the search. */
export type Visit = (c: Corridor, p: number, k: number, low: number, high: number) => boolean;

/**
 * Visits all places that a line between the discs may lean on, with the slopes of the lines that do.
 *
 * Why these are enough: blocked lines form open sets. Unless all lines are alike, some line stands at the border between a
 * set of better and a set of worse lines; however little it is moved to one side, it crosses a piece which it now only
 * touches. So it leans on an outward corner, or goes through the place where an edge meets the rim of a base.
 */
export function visitHolds(c: Corridor, visit: Visit): boolean {
  const { t, s, beyondT, beyondS, hold, first, pieces, nt, ns, ra, start, end, steep } = c;
  for (let p = 0; p < pieces; p++) {
    const from = first[p]!;
    const count = first[p + 1]! - from;
    for (let i = 0; i < count; i++) {
      const k = from + i;
      const tk = t[k]!;
      const sk = s[k]!;
      if (hold[k] === 0 || tk < start - TINY || tk > end + TINY || nt * tk + ns * sk > ra + TINY || nt * tk - ns * sk > ra + TINY) continue;
      const before = i === 0 ? from + count - 1 : k - 1;
      const after = i === count - 1 ? from : k + 1;
      let aimed = false;
      for (let side = 1; side >= -1; side -= 2) {
        low = -steep;
        high = steep;
        lean(t[before]! - tk, side * (s[before]! - sk), side);
        if (low >= high) continue;
        lean(t[after]! - tk, side * (s[after]! - sk), side);
        const beyond = beyondT[k]!;
        if (beyond === beyond) lean(beyond - tk, side * (beyondS[k]! - sk), side);
        if (low >= high) continue;
        if (!aimed && !aim(c, tk, sk)) break;
        aimed = true;
        if (aimLow > low) low = aimLow;
        if (aimHigh < high) high = aimHigh;
        if (high - low > SLIT && visit(c, p, k, low, high)) return true;
      }
    }
  }
  return false;
}

let aimLow = 0;
let aimHigh = 0;
let low = 0;
let high = 0;

/** Narrows the slopes to those that leave a neighbour below (side 1) or above (-1) the line; `ds` is given upside down for -1. */
function lean(dt: number, ds: number, side: number): void {
  if (dt > -TINY && dt < TINY) {
    if (ds > TINY) high = -Infinity;
    return;
  }
  const slope = (side * ds) / dt;
  // Neighbours before the place bound the slope from the other side than those after it.
  if (dt > 0 === side > 0) {
    if (slope > low) low = slope;
  } else if (slope < high) high = slope;
}

/** Finds the slopes of lines through a place that meet both discs, the place lying between them. */
function aim({ ra, rb, long }: Corridor, t: number, s: number): boolean {
  const far = long - t;
  const a = t * t + s * s;
  const b = far * far + s * s;
  const offA = a - ra * ra;
  const offB = b - rb * rb;
  const ca = offA > 0 ? Math.sqrt(offA) : 0;
  const cb = offB > 0 ? Math.sqrt(offB) : 0;
  // The two tangents to each disc, as directions from the first disc to the second.
  const lowA = slopeOf(t * ca + s * ra, s * ca - t * ra, -1);
  const highA = slopeOf(t * ca - s * ra, s * ca + t * ra, 1);
  const lowB = slopeOf(far * cb - s * rb, -s * cb - far * rb, -1);
  const highB = slopeOf(far * cb + s * rb, -s * cb + far * rb, 1);
  aimLow = lowA > lowB ? lowA : lowB;
  aimHigh = highA < highB ? highA : highB;
  return aimHigh - aimLow > SLIT;
}

const slopeOf = (dt: number, ds: number, side: 1 | -1): number => (dt > TINY ? ds / dt : ds > 0 === side > 0 ? side * Infinity : side * -Infinity);

/** The slopes through a place for which all corners of a piece lie to one side: corners after the place, and before it. */
export interface Shade {
  /** Free with the piece to the left: from leftLow to leftHigh. */
  leftLow: number;
  leftHigh: number;
  /** Free with the piece to the right. */
  rightLow: number;
  rightHigh: number;
}

export const shade: Shade = { leftLow: 0, leftHigh: 0, rightLow: 0, rightHigh: 0 };

/** Works out, into `shade`, which lines through a place with slopes from `low` to `high` a piece leaves free. */
export function castShade(c: Corridor, q: number, th: number, sh: number, from: number, to: number): void {
  const { t, s, first, beside } = c;
  let beforeMin = Infinity;
  let beforeMax = -Infinity;
  let afterMin = Infinity;
  let afterMax = -Infinity;
  for (let k = first[q]!, end = first[q + 1]!; k < end; k++) {
    const dt = t[k]! - th;
    const ds = s[k]! - sh;
    if (dt > TINY) {
      const slope = ds / dt;
      if (slope < afterMin) afterMin = slope;
      if (slope > afterMax) afterMax = slope;
    } else if (dt < -TINY) {
      const slope = ds / dt;
      if (slope < beforeMin) beforeMin = slope;
      if (slope > beforeMax) beforeMax = slope;
    } else if (ds > TINY) {
      afterMax = Infinity;
      beforeMin = -Infinity;
    } else if (ds < -TINY) {
      afterMin = -Infinity;
      beforeMax = Infinity;
    }
  }
  shade.leftLow = beforeMax;
  shade.leftHigh = afterMin;
  shade.rightLow = afterMax;
  shade.rightHigh = beforeMin;
  if (beside[q] !== 0) forgive(c, q, th, sh, from, to);
}

/**
 * Takes back what a piece stops only before the first disc or behind the second. All lines through the place that meet the
 * piece on its one side and the disc do so in the same order, so one of them tells for all.
 */
function forgive(c: Corridor, q: number, th: number, sh: number, from: number, to: number): void {
  const { leftLow, leftHigh, rightLow, rightHigh } = shade;
  const right = rightLow < rightHigh;
  const both = leftLow > -Infinity && leftHigh < Infinity ? 1 : 0;
  // Slopes stopped by what lies before the place (t < th) and after it.
  const [beforeFrom, beforeTo] =
    leftLow === -Infinity && rightHigh === Infinity ? [1, 0] : both === 0 ? [rightHigh, leftLow] : right ? [rightHigh, Infinity] : [-Infinity, leftLow];
  const [afterFrom, afterTo] =
    leftHigh === Infinity && rightLow === -Infinity ? [1, 0] : both === 0 ? [leftHigh, rightLow] : right ? [-Infinity, rightLow] : [leftHigh, Infinity];
  const mark = c.beside[q]!;
  if ((mark & 1) !== 0) {
    const low = Math.max(from, beforeFrom);
    const high = Math.min(to, beforeTo);
    if (high > low && meets(c, q, th, sh, (low + high) / 2, -1) < 0) {
      shade.leftLow = -Infinity;
      shade.rightHigh = Infinity;
      if (both === 1) {
        if (right) shade.leftHigh = -Infinity;
        else shade.rightLow = Infinity;
      }
    }
  }
  if ((mark & 2) !== 0) {
    const low = Math.max(from, afterFrom);
    const high = Math.min(to, afterTo);
    if (high > low && meets(c, q, th, sh, (low + high) / 2, 1) > 0) {
      shade.leftHigh = Infinity;
      shade.rightLow = -Infinity;
      if (both === 1) {
        if (right) shade.leftLow = Infinity;
        else shade.rightHigh = -Infinity;
      }
    }
  }
}

/** -1: the line through a place meets a piece before the first disc, 1: after the second, 0: between. `side` says which crossing is meant: before (-1) or after (1) the place, or any (0). */
export function meets({ t, s, first, long }: Corridor, q: number, th: number, sh: number, slope: number, side: 1 | -1 | 0): -1 | 0 | 1 {
  const from = first[q]!;
  const end = first[q + 1]!;
  for (let k = from; k < end; k++) {
    const n = k + 1 === end ? from : k + 1;
    const f = s[k]! - sh - slope * (t[k]! - th);
    const g = s[n]! - sh - slope * (t[n]! - th);
    if (f > 0 === g > 0) continue;
    const share = f / (f - g);
    const tx = t[k]! + share * (t[n]! - t[k]!);
    if ((tx - th) * side < 0) continue;
    const sx = s[k]! + share * (s[n]! - s[k]!);
    if (tx + slope * sx < 0) return -1;
    if (long - tx - slope * sx < 0) return 1;
    return 0;
  }
  return 0;
}
