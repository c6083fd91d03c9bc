/** The search for a free line of sight between two bases. */
import { EPSILON } from '../../shape/point.ts';
import { holds } from '../plane/ring.ts';
import type { Base, Levels } from '../../shape/shape.ts';
import { addShape, type Corridor, newCorridor, openCorridor } from './corridor.ts';
import { castShade, meets, shade, SLIT, visitHolds } from './hold.ts';
import { higherThan, isRaised, layerOf, type SightMap, standingOf } from './map.ts';

/** A line in a corridor's frame: s = offset + slope · t. */
export interface CorridorLine {
  offset: number;
  slope: number;
}

/** The corridor and the line of the last search. */
export const corridor: Corridor = newCorridor();
export const found: CorridorLine = { offset: 0, slope: 0 };

/** How many outlines may block between two bases: the highest ones of the map (SP-LOS-02 to SP-LOS-04). */
export function countBlocking(map: SightMap, from: Base, to: Base, levels: Levels): number {
  const count = higherThan(map, from.at.y, levels);
  if (count === 0 || to.at.y <= from.at.y) return count;
  const fewer = higherThan(map, to.at.y, levels);
  return fewer < count && isRaised(map, standingOf(map, to), to) ? fewer : count;
}

/**
 * Whether some line between two bases is free; if so it is in `found`, in the frame of `corridor`. Exact but for a hair:
 * outlines are drawn in by 0.05 mm at their corners, gaps up to 0.6 mm wide are closed, and bases that touch see each other.
 */
export function search(map: SightMap, from: Base, to: Base, levels: Levels): boolean {
  found.offset = 0;
  found.slope = 0;
  const count = countBlocking(map, from, to, levels);
  if (count === 0) return true;
  const dx = to.at.x - from.at.x;
  const dz = to.at.z - from.at.z;
  const long = Math.sqrt(dx * dx + dz * dz);
  if (long <= from.radius + to.radius + EPSILON) return true;
  const c = corridor;
  openCorridor(c, map, from, to, long);
  const { groups, circles } = layerOf(map, count);
  const { x, z, ux, uz, nt, ns, ra, start, end } = c;
  for (let i = 0, g = 0; i < circles.length; i += 3, g++) {
    // Whether the circle round the group reaches into the corridor.
    const mx = circles[i]! - x;
    const mz = circles[i + 1]! - z;
    const radius = circles[i + 2]!;
    const s = mz * ux - mx * uz;
    const t = mx * ux + mz * uz;
    if ((s < 0 ? -s : s) * ns >= radius + ra - nt * t || t + radius <= start || t - radius >= end) continue;
    addShape(c, groups[g]!);
    if (c.cut) return false;
  }
  if (c.pieces === 0 && c.rounds === 0) return true;
  return alongTheMiddle(c) || throughHolds(c);
}

/** Parts of the slopes or offsets that are still free, in turn from and to. */
let gaps = new Float64Array(64);
let spare = new Float64Array(64);
let order = new Int32Array(64);

/** Tries the lines parallel to the middle. */
function alongTheMiddle(c: Corridor): boolean {
  const half = c.ra < c.rb ? c.ra : c.rb;
  if (gaps.length < 2 * c.pieces + 4) {
    gaps = new Float64Array(4 * c.pieces + 4);
    spare = new Float64Array(4 * c.pieces + 4);
  }
  gaps[0] = -half;
  gaps[1] = half;
  let count = 1;
  for (let p = 0; p < c.pieces && count > 0; p++) {
    const low = c.low[p]!;
    const high = c.high[p]!;
    if (low >= half || high <= -half) continue;
    if (c.beside[p] !== 0 && meets(c, p, 0, ((low < -half ? -half : low) + (high > half ? half : high)) / 2, 0, 0) !== 0) continue;
    count = keep(count, -Infinity, low, high, Infinity);
  }
  for (let i = 0; i < count; i++) {
    const low = gaps[2 * i]!;
    const high = gaps[2 * i + 1]!;
    if (accept(c, low < 0 && high > 0 ? 0 : (low + high) / 2, 0)) return true;
  }
  return false;
}

/** Tries all lines that lean on a corner or go through a place where an edge meets a base. */
function throughHolds(c: Corridor): boolean {
  if (order.length < c.pieces) order = new Int32Array(2 * c.pieces);
  for (let p = 0; p < c.pieces; p++) {
    // The widest pieces first.
    const wide = c.high[p]! - c.low[p]!;
    let i = p;
    while (i > 0 && c.high[order[i - 1]!]! - c.low[order[i - 1]!]! < wide) {
      order[i] = order[i - 1]!;
      i--;
    }
    order[i] = p;
  }
  return visitHolds(c, isFree);
}

function isFree(c: Corridor, p: number, k: number, low: number, high: number): boolean {
  const th = c.t[k]!;
  const sh = c.s[k]!;
  gaps[0] = low;
  gaps[1] = high;
  let count = 1;
  for (let i = 0; i < c.pieces; i++) {
    const q = order[i]!;
    if (q === p) continue;
    castShade(c, q, th, sh, low, high);
    const { leftLow, leftHigh, rightLow, rightHigh } = shade;
    count = leftLow < rightLow ? keep(count, leftLow, leftHigh, rightLow, rightHigh) : keep(count, rightLow, rightHigh, leftLow, leftHigh);
    if (count > 0) continue;
    // What stopped this place probably stops its neighbours.
    for (let j = i >> 1; i > j; i--) order[i] = order[i - 1]!;
    order[i] = q;
    return false;
  }
  for (let i = 0; i < count; i++) {
    const slope = (gaps[2 * i]! + gaps[2 * i + 1]!) / 2;
    if (accept(c, sh - slope * th, slope)) return true;
  }
  return false;
}

/** Keeps of the gaps what lies in one of two ranges, the lower first; returns how many are left. */
function keep(count: number, low: number, high: number, low2: number, high2: number): number {
  const start = gaps[0]!;
  const end = gaps[2 * count - 1]!;
  if ((low <= start && high >= end) || (low2 <= start && high2 >= end)) return count;
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const from = gaps[2 * i]!;
    const to = gaps[2 * i + 1]!;
    const a = low > from ? low : from;
    const b = high < to ? high : to;
    if (b - a > SLIT) {
      spare[2 * kept] = a;
      spare[2 * kept++ + 1] = b;
    }
    const d = low2 > from ? low2 : from;
    const e = high2 < to ? high2 : to;
    if (e - d > SLIT) {
      spare[2 * kept] = d;
      spare[2 * kept++ + 1] = e;
    }
  }
  const swap = gaps;
  gaps = spare;
  spare = swap;
  return kept;
}

/** Takes a line that no edge crosses, unless the whole of it lies inside an outline. */
function accept(c: Corridor, offset: number, slope: number): boolean {
  if (c.rounds > 0) {
    const { x, z } = placeOn(c, offset, slope, (leaves(c, offset, slope) + enters(c, offset, slope)) / 2);
    for (let i = 0; i < c.rounds; i++) if (holds(c.map!.edges[c.round[i]!]!, x, z)) return false;
  }
  found.offset = offset;
  found.slope = slope;
  return true;
}

/** Where in t a line leaves the first disc. */
export function leaves({ ra }: Corridor, offset: number, slope: number): number {
  const squared = 1 + slope * slope;
  const root = ra * ra * squared - offset * offset;
  return (-offset * slope + (root > 0 ? Math.sqrt(root) : 0)) / squared;
}

/** Where in t a line enters the second disc. */
export function enters({ rb, long }: Corridor, offset: number, slope: number): number {
  const squared = 1 + slope * slope;
  const off = offset + slope * long;
  const root = rb * rb * squared - off * off;
  return long + (-off * slope - (root > 0 ? Math.sqrt(root) : 0)) / squared;
}

/** The place in plan at t on a line. */
export function placeOn({ x, z, ux, uz }: Corridor, offset: number, slope: number, t: number): { readonly x: number; readonly z: number } {
  const s = offset + slope * t;
  return { x: x + t * ux - s * uz, z: z + t * uz + s * ux };
}
