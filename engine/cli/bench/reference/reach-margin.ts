/** How deep the bars of a tool lie in footprints, and the directions in which the first bar is free. Lengths in inches. */
import type { Prisms } from './prisms.ts';
import { distanceToPrism, sureClearance, type ReachBoard } from './reach-board.ts';
import { BAR, HALF, HINGE, RADIUS, TINY } from './reach-naive.ts';

/** The footprints within reach of one start; the one that blocked last stands first. */
export interface Near {
  readonly list: Int32Array;
  count: number;
}

const near: Near = { list: new Int32Array(64), count: 0 };

/** The footprints that a tool laid from a place can meet. The answer is overwritten by the next call. */
export function nearReach({ count, cx, cy, cr }: Prisms, x: number, y: number): Near {
  near.count = 0;
  for (let i = 0; i < count; i++) {
    const dx = cx[i]! - x;
    const dy = cy[i]! - y;
    const reach = cr[i]! + HINGE + BAR + HALF;
    if (dx * dx + dy * dy < reach * reach) near.list[near.count++] = i;
  }
  return near;
}

/** By how much the rectangle from `low` to `high` along (ux, uy) may shrink on all sides and still overlap prism `i`; 0 where they do not overlap. */
function margin(
  { first, nx, ny, far, vx, vy }: Prisms, i: number, x: number, y: number, ux: number, uy: number, low: number, high: number, half: number,
): number {
  const begin = first[i]!;
  const end = first[i + 1]!;
  let minX = 1e9;
  let maxX = -1e9;
  let minY = 1e9;
  let maxY = -1e9;
  for (let e = begin; e < end; e++) {
    const dx = vx[e]! - x;
    const dy = vy[e]! - y;
    const along = dx * ux + dy * uy;
    const aside = dy * ux - dx * uy;
    if (along < minX) minX = along;
    if (along > maxX) maxX = along;
    if (aside < minY) minY = aside;
    if (aside > maxY) maxY = aside;
  }
  let least = maxX - low;
  if (high - minX < least) least = high - minX;
  if (maxY + half < least) least = maxY + half;
  if (half - minY < least) least = half - minY;
  if (least <= TINY) return 0;
  const halfLength = (high - low) * 0.5;
  const cx = x + ux * (low + halfLength);
  const cy = y + uy * (low + halfLength);
  for (let e = begin; e < end; e++) {
    const p = Math.abs(nx[e]! * ux + ny[e]! * uy);
    const q = Math.abs(ny[e]! * ux - nx[e]! * uy);
    let depth = p * halfLength + q * half - (nx[e]! * cx + ny[e]! * cy - far[e]!);
    if (depth <= TINY) return 0;
    depth /= p + q;
    if (depth < least) least = depth;
  }
  return least;
}

/** The greatest margin of a rectangle among near footprints; ends early beyond `enough`. */
export function deepest(
  prisms: Prisms, { list, count }: Near, x: number, y: number, ux: number, uy: number, low: number, high: number, half: number, enough: number,
): number {
  const { cx, cy, cr } = prisms;
  const halfLength = (high - low) * 0.5;
  const mx = x + ux * (low + halfLength);
  const my = y + uy * (low + halfLength);
  const around = Math.sqrt(halfLength * halfLength + half * half);
  let most = 0;
  for (let k = 0; k < count; k++) {
    const i = list[k]!;
    const dx = cx[i]! - mx;
    const dy = cy[i]! - my;
    const reach = cr[i]! + around;
    if (dx * dx + dy * dy >= reach * reach) continue;
    const depth = margin(prisms, i, x, y, ux, uy, low, high, half);
    if (depth <= most) continue;
    most = depth;
    if (depth <= enough) continue;
    if (k > 0) {
      list[k] = list[0]!;
      list[0] = i;
    }
    return depth;
  }
  return most;
}

/** Stretches of directions (radians) in which the first bar and the hinge are free. */
export interface FreeDirections {
  readonly from: Float64Array;
  readonly to: Float64Array;
  count: number;
}

const freeDirections: FreeDirections = { from: new Float64Array(512), to: new Float64Array(512), count: 0 };
const stack = new Float64Array(256);
const SECTORS = 24;
/** Farthest point of the first bar from the base's centre: it moves most when the bar turns. */
const LEVER = Math.sqrt(HINGE * HINGE + HALF * HALF) * 1.001;

/** Halves the circle until each stretch of the first bar's directions is surely free, surely blocked, or `finest` radians long. The answer is overwritten by the next call. */
export function freeFirstBars(board: ReachBoard, around: Near, x: number, y: number, finest: number): FreeDirections {
  const free = freeDirections;
  free.count = 0;
  for (let sector = 0; sector < SECTORS; sector++) {
    let top = 0;
    stack[top++] = -Math.PI + (2 * Math.PI * sector) / SECTORS;
    stack[top++] = -Math.PI + (2 * Math.PI * (sector + 1)) / SECTORS;
    while (top > 0) {
      const to = stack[--top]!;
      const from = stack[--top]!;
      const middle = (from + to) * 0.5;
      const state = firstBarState(board, around, x, y, middle, (to - from) * 0.5, finest);
      if (state === 'mixed') {
        stack[top++] = middle;
        stack[top++] = to;
        stack[top++] = from;
        stack[top++] = middle;
      } else if (state === 'free') {
        if (free.count > 0 && Math.abs(free.to[free.count - 1]! - from) < 1e-12) free.to[free.count - 1] = to;
        else {
          free.from[free.count] = from;
          free.to[free.count++] = to;
        }
      }
    }
  }
  return free;
}

function firstBarState(board: ReachBoard, around: Near, x: number, y: number, middle: number, spread: number, finest: number): 'free' | 'blocked' | 'mixed' {
  const { prisms } = board;
  const ux = Math.cos(middle);
  const uy = Math.sin(middle);
  const motion = LEVER * spread;
  const depth = deepest(prisms, around, x, y, ux, uy, RADIUS, HINGE, HALF, motion);
  const hinge = hingeClearance(board, around, x + HINGE * ux, y + HINGE * uy, HALF + motion);
  if (depth > motion || hinge < HALF - motion) return 'blocked';
  if (depth <= 0 && hinge >= HALF + motion && deepest(prisms, around, x, y, ux, uy, RADIUS - motion, HINGE + motion, HALF + motion, 0) <= 0) return 'free';
  if (spread > finest) return 'mixed';
  return depth > TINY || hinge < HALF - TINY ? 'blocked' : 'free';
}

/** Distance of the hinge from the nearest footprint, exact where it is less than `needed`. */
function hingeClearance(board: ReachBoard, { list, count }: Near, x: number, y: number, needed: number): number {
  if (sureClearance(board, x, y) >= needed) return Infinity;
  const { cx, cy, cr } = board.prisms;
  let least = Infinity;
  for (let k = 0; k < count; k++) {
    const i = list[k]!;
    const dx = cx[i]! - x;
    const dy = cy[i]! - y;
    const reach = cr[i]! + needed;
    if (dx * dx + dy * dy < reach * reach) least = Math.min(least, distanceToPrism(board.prisms, i, x, y));
  }
  return least;
}
