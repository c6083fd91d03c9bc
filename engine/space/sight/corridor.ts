/** What stands between two bases, seen along the line between their centres: convex pieces that no base reaches into. */
import { squaredToStretch } from '../plane/ring.ts';
import type { Base } from '../../shape/shape.ts';
import { type SightMap, standingOf } from './map.ts';
import { childrenOf, type Shape } from './outline.ts';

/**
 * The corridor between two bases and the pieces in it. Lengths in mm in a frame of its own: t runs from the first centre to
 * the second, s to the left. A sight line is s = a + b·t; it counts from where it leaves the first disc to where it enters
 * the second. One such object is used again and again.
 */
export interface Corridor {
  x: number;
  z: number;
  ux: number;
  uz: number;
  long: number;
  ra: number;
  rb: number;
  /** Unit normal of the left outer tangent: t and s; the right one has -s. */
  nt: number;
  ns: number;
  /** Where the outer tangents leave the first disc and meet the second. */
  start: number;
  end: number;
  /** The viewer, and the outlines that it overlaps: null until some shape reaches it. */
  map: SightMap | null;
  viewer: Base | null;
  overlapped: readonly number[] | null;
  /** The steepest line that meets both discs. */
  steep: number;
  /** Corners of all pieces, and their neighbours beyond the end of a stretch (NaN: none). */
  t: Float64Array;
  s: Float64Array;
  beyondT: Float64Array;
  beyondS: Float64Array;
  /** Whether a line may lean on the corner. */
  hold: Uint8Array;
  /** Corners of piece p: first[p] up to first[p + 1]. */
  first: Int32Array;
  low: Float64Array;
  high: Float64Array;
  /** 1: some line may meet the piece before the first disc; 2: after the second. */
  beside: Uint8Array;
  outline: Int32Array;
  other: Int32Array;
  /** 1: a straight across a gap. */
  seam: Uint8Array;
  pieces: number;
  /** Whether one piece alone separates the discs; looked for only while `seeking`. */
  cut: boolean;
  seeking: boolean;
  /** Outlines that reach into both discs: a whole line may lie inside them. */
  round: Int32Array;
  rounds: number;
}

export function newCorridor(): Corridor {
  return {
    x: 0, z: 0, ux: 1, uz: 0, long: 0, ra: 0, rb: 0, nt: 0, ns: 1, start: 0, end: 0,
    map: null, viewer: null, overlapped: null, steep: 0, ...room(256), pieces: 0, cut: false, seeking: true, rounds: 0,
  };
}

function room(corners: number): Pick<Corridor, 't' | 's' | 'beyondT' | 'beyondS' | 'hold' | 'first' | 'low' | 'high' | 'beside' | 'outline' | 'other' | 'seam' | 'round'> {
  const numbers = (): Float64Array => new Float64Array(corners);
  return {
    t: numbers(), s: numbers(), beyondT: numbers(), beyondS: numbers(), low: numbers(), high: numbers(),
    hold: new Uint8Array(corners), beside: new Uint8Array(corners), seam: new Uint8Array(corners),
    first: new Int32Array(corners + 1), outline: new Int32Array(corners), other: new Int32Array(corners), round: new Int32Array(corners),
  };
}

/** Bases smaller than this (mm) count as this big, so that the lines between two points are more than one. */
const SMALLEST = 0.01;
/** Rounding of lengths (mm). */
export const TINY = 1e-9;

/** Begins a corridor; both bases must lie apart in plan. */
export function openCorridor(c: Corridor, map: SightMap, from: Base, to: Base, long: number): void {
  if (c.t.length < map.corners) Object.assign(c, room(map.corners));
  c.map = map;
  c.viewer = from;
  c.overlapped = null;
  c.x = from.at.x;
  c.z = from.at.z;
  c.ux = (to.at.x - c.x) / long;
  c.uz = (to.at.z - c.z) / long;
  c.long = long;
  const ra = from.radius < SMALLEST ? SMALLEST : from.radius;
  const rb = to.radius < SMALLEST ? SMALLEST : to.radius;
  c.ra = ra;
  c.rb = rb;
  c.nt = (ra - rb) / long;
  c.ns = Math.sqrt(1 - c.nt * c.nt);
  c.start = ra * c.nt;
  c.end = long + rb * c.nt;
  const sum = (ra + rb) / long;
  c.steep = sum / Math.sqrt(1 - sum * sum);
  c.pieces = 0;
  c.first[0] = 0;
  c.cut = false;
  c.rounds = 0;
}

/** Adds what of a shape stands in the corridor. */
export function addShape(c: Corridor, shape: Shape): void {
  const { corners, circle, kind } = shape;
  const { t, s, x, z, ux, uz, nt, ns, ra, rb, long, steep } = c;
  if (c.overlapped !== null && isOverlapped(c.overlapped, shape)) return;
  const mx = circle[0]! - x;
  const mz = circle[1]! - z;
  const radius = circle[2]!;
  const along = mx * ux + mz * uz;
  if (Math.abs(mz * ux - mx * uz) * ns >= radius + ra - nt * along || along + radius <= c.start || along - radius >= c.end) return;
  const from = c.first[c.pieces]!;
  const count = corners.length >> 1;
  let minT = Infinity;
  let maxT = -Infinity;
  let low = Infinity;
  let high = -Infinity;
  let leftMin = Infinity;
  let leftMax = -Infinity;
  let rightMin = Infinity;
  let rightMax = -Infinity;
  let beside = 0;
  for (let i = 0, k = from; i < count; i++, k++) {
    const dx = corners[2 * i]! - x;
    const dz = corners[2 * i + 1]! - z;
    const tk = dx * ux + dz * uz;
    const sk = dz * ux - dx * uz;
    t[k] = tk;
    s[k] = sk;
    if (tk < minT) minT = tk;
    if (tk > maxT) maxT = tk;
    if (sk < low) low = sk;
    if (sk > high) high = sk;
    const left = nt * tk + ns * sk - ra;
    const right = nt * tk - ns * sk - ra;
    if (left < leftMin) leftMin = left;
    if (left > leftMax) leftMax = left;
    if (right < rightMin) rightMin = right;
    if (right > rightMax) rightMax = right;
    const lift = steep * Math.abs(sk) + TINY;
    if (tk <= lift) beside |= 1;
    if (long - tk <= lift) beside |= 2;
  }
  if (leftMin >= 0 || rightMin >= 0 || maxT <= c.start || minT >= c.end) return;
  const atA = minT < ra && maxT > -ra && reaches(t, s, from, count, 0, ra);
  const atB = maxT > long - rb && minT < long + rb && reaches(t, s, from, count, long, rb);
  if (atA && c.overlapped === null && isOverlapped(overlappedBy(c), shape)) return;
  if (kind === 'outline' && atA && atB) c.round[c.rounds++] = shape.outline;
  if (atA || atB) {
    const children = childrenOf(shape);
    if (children.length === 0) return clip(c, shape, t[from]!, s[from]!, t[from + 1]!, s[from + 1]!);
    for (let i = 0; i < children.length && !c.cut; i++) addShape(c, children[i]!);
    return;
  }
  const may = kind === 'seam' ? 0 : 1;
  for (let k = from; k < from + count; k++) c.hold[k] = may;
  setBeyond(c, shape, from, count);
  finish(c, shape, count, low, high, beside);
  if (c.seeking && leftMax > TINY && rightMax > TINY)
    c.cut ||= (minT >= c.start && maxT <= c.end) || (between(c, from, count, 1) && between(c, from, count, -1));
}

/** Notes which outlines the viewer overlaps: those do not count (SP-LOS-02). */
export const overlappedBy = (c: Corridor): readonly number[] => (c.overlapped ??= standingOf(c.map!, c.viewer!).overlapped);

const isOverlapped = (overlapped: readonly number[], { outline, other }: Shape): boolean =>
  overlapped.length > 0 && (overlapped.includes(outline) || overlapped.includes(other));

function setBeyond(c: Corridor, { beyond }: Shape, from: number, count: number): void {
  if (beyond === null) {
    c.beyondT.fill(NaN, from, from + count);
    return;
  }
  for (let i = 0; i < count; i++) {
    const dx = beyond[2 * i]! - c.x;
    const dz = beyond[2 * i + 1]! - c.z;
    c.beyondT[from + i] = dx * c.ux + dz * c.uz;
    c.beyondS[from + i] = dz * c.ux - dx * c.uz;
  }
}

function finish(c: Corridor, { outline, other, kind }: Shape, count: number, low: number, high: number, beside: number): void {
  const p = c.pieces++;
  c.low[p] = low;
  c.high[p] = high;
  c.beside[p] = beside;
  c.outline[p] = outline;
  c.other[p] = other;
  c.seam[p] = kind === 'seam' ? 1 : 0;
  c.first[p + 1] = c.first[p]! + count;
}

/** Whether a disc on the middle line and the convex hull of some corners share more than a touch. */
function reaches(t: Float64Array, s: Float64Array, from: number, count: number, at: number, radius: number): boolean {
  const limit = (radius - 1e-7) * (radius - 1e-7);
  let left = 0;
  let right = 0;
  for (let i = 0, k = from + count - 1; i < count; k = from + i++) {
    const t0 = t[k]!;
    const s0 = s[k]!;
    const t1 = t[from + i]!;
    const s1 = s[from + i]!;
    if (squaredToStretch(at, 0, t0, s0, t1, s1) < limit) return true;
    if ((t1 - t0) * -s0 - (s1 - s0) * (at - t0) > 0) left++;
    else right++;
  }
  return left === 0 || right === 0 ? count > 2 : false;
}

/** Whether a convex piece meets an outer tangent between the discs; `side` 1 for the left one. It is known to meet the tangent's line. */
function between({ t, s, nt, ns, ra, start, end }: Corridor, from: number, count: number, side: 1 | -1): boolean {
  for (let i = 0, k = from + count - 1; i < count; k = from + i++) {
    const j = from + i;
    const p = nt * t[k]! + side * ns * s[k]! - ra;
    const q = nt * t[j]! + side * ns * s[j]! - ra;
    if (p > 0 === q > 0) continue;
    const at = t[k]! + (p / (p - q)) * (t[j]! - t[k]!);
    return at >= start && at <= end;
  }
  return false;
}

/** The share of a straight that lies in a disc; 2 to 2 when none does. */
let cutFrom = 2;
let cutTo = 2;

/** Adds the stretches of an edge that lie in neither disc: at most three, as the discs lie apart. */
function clip(c: Corridor, shape: Shape, t0: number, s0: number, t1: number, s1: number): void {
  within(t0, s0, t1 - t0, s1 - s0, c.ra);
  const fromA = cutFrom;
  const toA = cutTo;
  within(t0 - c.long, s0, t1 - t0, s1 - s0, c.rb);
  const first = fromA <= cutFrom;
  const [from1, to1, from2, to2] = first ? [fromA, toA, cutFrom, cutTo] : [cutFrom, cutTo, fromA, toA];
  addStretch(c, shape, t0, s0, t1, s1, 0, Math.min(from1, 1));
  addStretch(c, shape, t0, s0, t1, s1, Math.max(0, to1), Math.min(from2, 1));
  addStretch(c, shape, t0, s0, t1, s1, Math.max(0, to1, to2), 1);
}

/** Notes which share of a straight, from (t, s) by (dt, ds), lies in a disc round the origin. */
function within(t: number, s: number, dt: number, ds: number, radius: number): void {
  cutFrom = 2;
  cutTo = 2;
  const a = dt * dt + ds * ds;
  const b = t * dt + s * ds;
  const root = b * b - a * (t * t + s * s - radius * radius);
  if (a === 0 || root <= 0) return;
  const half = Math.sqrt(root);
  if (-b + half <= 0 || -b - half >= a) return;
  cutFrom = (-b - half) / a;
  cutTo = (-b + half) / a;
}

function addStretch(c: Corridor, shape: Shape, t0: number, s0: number, t1: number, s1: number, from: number, to: number): void {
  if (!(to - from > TINY)) return;
  const k = c.first[c.pieces]!;
  const { t, s, nt, ns, ra } = c;
  const p = t0 + (t1 - t0) * from;
  const q = s0 + (s1 - s0) * from;
  const v = t0 + (t1 - t0) * to;
  const w = s0 + (s1 - s0) * to;
  setBeyond(c, shape, k, 2);
  c.hold[k] = c.hold[k + 1] = shape.kind === 'seam' ? 0 : 1;
  // Where a disc ends a stretch, the line may be held by the rim.
  if (from > 0) free(c, k);
  if (to < 1) free(c, k + 1);
  t[k] = p;
  s[k] = q;
  t[k + 1] = v;
  s[k + 1] = w;
  finish(c, shape, 2, Math.min(q, w), Math.max(q, w), besideOf(c, p, q) | besideOf(c, v, w));
  if (!c.seeking || Math.max(nt * p + ns * q, nt * v + ns * w) <= ra + TINY || Math.max(nt * p - ns * q, nt * v - ns * w) <= ra + TINY) return;
  c.cut ||= between(c, k, 2, 1) && between(c, k, 2, -1);
}

/** Whether some line that meets both discs may meet a place before the first (1) or after the second (2). */
function besideOf({ steep, long }: Corridor, t: number, s: number): number {
  const lift = steep * Math.abs(s) + TINY;
  return (t <= lift ? 1 : 0) | (long - t <= lift ? 2 : 0);
}

function free(c: Corridor, k: number): void {
  c.hold[k] = 1;
  c.beyondT[k] = NaN;
}
