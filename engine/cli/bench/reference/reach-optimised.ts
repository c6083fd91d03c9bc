/** The whole reach of a hinged tool by branch and bound over the first bar's direction. Model in `reach-naive.ts`; lengths in inches, directions in radians. */
import { sureClearance, type ReachBoard } from './reach-board.ts';
import { deepest, freeFirstBars, nearReach, type FreeDirections, type Near } from './reach-margin.ts';
import { BAR, CELL, CELLS, HALF, HINGE, RADIUS } from './reach-naive.ts';

/** Directions are split down to this. */
const FINEST = 0.0002;
const FARTHEST = HINGE + BAR;
const stack = new Float64Array(512);

/** One byte a cell, row by row: 1 where a base that starts at (ax, ay) may stop. `into` is filled and given back. */
export function reachOptimised(board: ReachBoard, ax: number, ay: number, into = new Uint8Array(CELLS * CELLS)): Uint8Array {
  into.fill(0);
  const around = nearReach(board.prisms, ax, ay);
  const free = freeFirstBars(board, around, ax, ay, FINEST);
  const [firstRow, lastRow] = cellsWithin(ay, FARTHEST);
  for (let row = firstRow; row <= lastRow; row++) {
    const y = (row + 0.5) * CELL;
    const dy = y - ay;
    const [firstColumn, lastColumn] = cellsWithin(ax, Math.sqrt(Math.max(0, FARTHEST * FARTHEST - dy * dy)));
    // The direction that reached the cell before is tried first.
    let last = NaN;
    for (let column = firstColumn; column <= lastColumn; column++) {
      const cell = row * CELLS + column;
      if (!board.stands[cell]) continue;
      const x = (column + 0.5) * CELL;
      const dx = x - ax;
      const squared = dx * dx + dy * dy;
      if (squared <= RADIUS * RADIUS) {
        into[cell] = 1;
        continue;
      }
      const distance = Math.sqrt(squared);
      if (distance > FARTHEST) continue;
      if (distance <= HINGE) {
        if (onFirstBar(board, around, ax, ay, dx / distance, dy / distance, distance)) into[cell] = 1;
        continue;
      }
      if (last !== last || !reachesBy(board, around, ax, ay, x, y, last)) last = directionTo(board, around, free, ax, ay, x, y, distance);
      if (last === last) into[cell] = 1;
    }
  }
  return into;
}

const cellsWithin = (middle: number, reach: number): readonly [first: number, last: number] => [
  Math.max(0, Math.ceil((middle - reach) / CELL - 0.5)),
  Math.min(CELLS - 1, Math.floor((middle + reach) / CELL - 0.5)),
];

function onFirstBar(board: ReachBoard, around: Near, ax: number, ay: number, ux: number, uy: number, distance: number): boolean {
  const long = distance - RADIUS;
  const middle = RADIUS + long * 0.5;
  if (sureClearance(board, ax + ux * middle, ay + uy * middle) >= Math.sqrt(long * long * 0.25 + HALF * HALF)) return true;
  return deepest(board.prisms, around, ax, ay, ux, uy, RADIUS, distance, HALF, 0) <= 0;
}

/** Whether the second bar leads to a place when the first points in a direction that is known to be free. */
function reachesBy(board: ReachBoard, around: Near, ax: number, ay: number, x: number, y: number, direction: number): boolean {
  const ux = Math.cos(direction);
  const uy = Math.sin(direction);
  const hx = ax + HINGE * ux;
  const hy = ay + HINGE * uy;
  const ex = x - hx;
  const ey = y - hy;
  const squared = ex * ex + ey * ey;
  return squared <= BAR * BAR && ex * ux + ey * uy >= 0 && secondBarDepth(board, around, hx, hy, ex, ey, Math.sqrt(squared), 0) <= 0;
}

/** A free direction of the first bar from which the second leads to a place, or NaN. */
function directionTo(board: ReachBoard, around: Near, free: FreeDirections, ax: number, ay: number, x: number, y: number, distance: number): number {
  const towards = Math.atan2(y - ay, x - ax);
  // The hinge must be near enough to the place, and the second bar bend by a quarter turn at most.
  const cosine = Math.max((distance * distance + HINGE * HINGE - BAR * BAR) / (2 * distance * HINGE), HINGE / distance);
  if (cosine > 1) return NaN;
  const widest = Math.acos(cosine);
  for (let k = 0; k < free.count; k++) {
    for (let turn = -1; turn <= 1; turn++) {
      const from = Math.max(free.from[k]! + turn * 2 * Math.PI, towards - widest);
      const to = Math.min(free.to[k]! + turn * 2 * Math.PI, towards + widest);
      if (from > to) continue;
      const found = directionBetween(board, around, ax, ay, x, y, from, to);
      if (found === found) return found;
    }
  }
  return NaN;
}

/** Halves a stretch of directions; a bar that lies deeper in a footprint than it moves over the stretch rules all of it out. */
function directionBetween(board: ReachBoard, around: Near, ax: number, ay: number, x: number, y: number, least: number, most: number): number {
  let top = 0;
  stack[top++] = least;
  stack[top++] = most;
  while (top > 0) {
    const to = stack[--top]!;
    const from = stack[--top]!;
    const middle = (from + to) * 0.5;
    const spread = (to - from) * 0.5;
    const hx = ax + HINGE * Math.cos(middle);
    const hy = ay + HINGE * Math.sin(middle);
    const ex = x - hx;
    const ey = y - hy;
    const long = Math.sqrt(ex * ex + ey * ey);
    const motion = HINGE * spread * 1.15;
    const depth = secondBarDepth(board, around, hx, hy, ex, ey, long, motion);
    if (depth <= 0) return middle;
    if (spread <= FINEST || (depth > motion && motion < long * 0.3)) continue;
    stack[top++] = from;
    stack[top++] = middle;
    stack[top++] = middle;
    stack[top++] = to;
  }
  return NaN;
}

function secondBarDepth(board: ReachBoard, around: Near, hx: number, hy: number, ex: number, ey: number, long: number, enough: number): number {
  if (long < 1e-9) return 0;
  if (sureClearance(board, hx + ex * 0.5, hy + ey * 0.5) >= Math.sqrt(long * long * 0.25 + HALF * HALF)) return 0;
  return deepest(board.prisms, around, hx, hy, ex / long, ey / long, 0, long, HALF, enough);
}
