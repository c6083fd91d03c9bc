/**
 * Where a base gets with a hinged tool, tried plainly in even steps of the first bar. The model of all reach references:
 * the first bar leaves the base's rim radially, the hinge is round, the second bar bends by at most a quarter turn; the
 * base may stop with its centre anywhere on the tool's centre line; only the used part of the tool and the final disc
 * must be clear (touching is allowed). Lengths in inches.
 */
import { distanceToPolygon, WIDE, type Place, type Prism } from './board.ts';

/** Side of a cell and count of cells along one side of the board. */
export const CELL = 0.25;
export const CELLS = WIDE / CELL;

/** Base radius, length of either bar, and half the tool's width. */
export const RADIUS = 0.8;
export const BAR = 3;
export const HALF = 0.4;
/** From the base's centre to the hinge. */
export const HINGE = RADIUS + BAR;
export const TINY = 1e-9;

/** Whether the rectangle from `low` to `high` along (ux, uy), `half` to either side, overlaps a convex polygon: by separating axes. */
export function rectangleMeets(x: number, y: number, ux: number, uy: number, low: number, high: number, half: number, polygon: readonly Place[]): boolean {
  let [minX, maxX, minY, maxY] = [1e9, -1e9, 1e9, -1e9];
  for (const [px, py] of polygon) {
    const dx = px - x;
    const dy = py - y;
    const along = dx * ux + dy * uy;
    const aside = dy * ux - dx * uy;
    minX = Math.min(minX, along);
    maxX = Math.max(maxX, along);
    minY = Math.min(minY, aside);
    maxY = Math.max(maxY, aside);
  }
  if (maxX <= low + TINY || minX >= high - TINY || maxY <= -half + TINY || minY >= half - TINY) return false;
  const cx = x + (ux * (low + high)) / 2;
  const cy = y + (uy * (low + high)) / 2;
  const halfLength = (high - low) / 2;
  for (let i = 0; i < polygon.length; i++) {
    const [ax, ay] = polygon[i]!;
    const [bx, by] = polygon[(i + 1) % polygon.length]!;
    const long = Math.hypot(by - ay, ax - bx);
    const nx = (by - ay) / long;
    const ny = (ax - bx) / long;
    const gap = nx * (cx - ax) + ny * (cy - ay);
    if (gap - Math.abs(nx * ux + ny * uy) * halfLength - Math.abs(-nx * uy + ny * ux) * half >= -TINY) return false;
  }
  return true;
}

/** The first bars that are free, in even steps round the circle. */
interface FirstBars {
  readonly free: readonly boolean[];
  readonly ux: readonly number[];
  readonly uy: readonly number[];
}

function firstBars(board: readonly Prism[], [ax, ay]: Place, degrees: number): FirstBars {
  const count = Math.round(360 / degrees);
  const bars = { free: [] as boolean[], ux: [] as number[], uy: [] as number[] };
  for (let k = 0; k < count; k++) {
    const angle = (k * 2 * Math.PI) / count;
    const ux = Math.cos(angle);
    const uy = Math.sin(angle);
    const blocked = board.some(
      ({ polygon }) =>
        rectangleMeets(ax, ay, ux, uy, RADIUS, HINGE, HALF, polygon) || distanceToPolygon(polygon, ax + HINGE * ux, ay + HINGE * uy) < HALF - TINY,
    );
    bars.free.push(!blocked);
    bars.ux.push(ux);
    bars.uy.push(uy);
  }
  return bars;
}

/**
 * One byte a cell, row by row: 1 where a base that starts at `from` may stop, with first bars `degrees` apart. Every footprint
 * is looked at for every cell: the first thing one would write.
 */
export function reachAmong(board: readonly Prism[], from: Place, degrees: number): Uint8Array {
  const cells = new Uint8Array(CELLS * CELLS);
  const bars = firstBars(board, from, degrees);
  for (let row = 0; row < CELLS; row++) {
    for (let column = 0; column < CELLS; column++) {
      const x = (column + 0.5) * CELL;
      const y = (row + 0.5) * CELL;
      if (x < RADIUS || y < RADIUS || x > WIDE - RADIUS || y > WIDE - RADIUS) continue;
      if (Math.hypot(x - from[0], y - from[1]) > HINGE + BAR) continue;
      if (board.some(({ polygon }) => distanceToPolygon(polygon, x, y) < RADIUS - TINY)) continue;
      if (reaches(board, from, bars, x, y)) cells[row * CELLS + column] = 1;
    }
  }
  return cells;
}

function reaches(board: readonly Prism[], [ax, ay]: Place, { free, ux, uy }: FirstBars, x: number, y: number): boolean {
  const distance = Math.hypot(x - ax, y - ay);
  if (distance <= RADIUS) return true;
  if (distance <= HINGE) return !board.some(({ polygon }) => rectangleMeets(ax, ay, (x - ax) / distance, (y - ay) / distance, RADIUS, distance, HALF, polygon));
  for (let k = 0; k < free.length; k++) {
    if (!free[k]) continue;
    const hx = ax + HINGE * ux[k]!;
    const hy = ay + HINGE * uy[k]!;
    const ex = x - hx;
    const ey = y - hy;
    const long = Math.hypot(ex, ey);
    if (long > BAR || ex * ux[k]! + ey * uy[k]! < 0) continue;
    if (long < TINY || !board.some(({ polygon }) => rectangleMeets(hx, hy, ex / long, ey / long, 0, long, HALF, polygon))) return true;
  }
  return false;
}
