/** What the optimised reach reads of a board, made once: the clearance of every cell and where a base may stand. Lengths in inches. */
import { WIDE, type Prism } from './board.ts';
import { packPrisms, type Prisms } from './prisms.ts';
import { CELL, CELLS, RADIUS, TINY } from './reach-naive.ts';

export interface ReachBoard {
  readonly prisms: Prisms;
  /** Distance of every cell's centre from the nearest footprint, 8 at most. */
  readonly clearance: Float32Array;
  /** 1 where a base may stand at a cell's centre. */
  readonly stands: Uint8Array;
}

/** No clearance is worked out beyond this. */
const FARTHEST = 8;
/** Cells along a side of a block that shares one list of near footprints. */
const BLOCK = 8;

/** Prepares a board for `reachOptimised`. */
export function prepareReach(board: readonly Prism[]): ReachBoard {
  const prisms = packPrisms(board, 'box');
  const clearance = new Float32Array(CELLS * CELLS);
  const stands = new Uint8Array(CELLS * CELLS);
  for (let blockRow = 0; blockRow < CELLS; blockRow += BLOCK) {
    for (let blockColumn = 0; blockColumn < CELLS; blockColumn += BLOCK) {
      const near = nearBlock(prisms, (blockColumn + BLOCK / 2) * CELL, (blockRow + BLOCK / 2) * CELL);
      for (let row = blockRow; row < blockRow + BLOCK; row++) {
        for (let column = blockColumn; column < blockColumn + BLOCK; column++) {
          const x = (column + 0.5) * CELL;
          const y = (row + 0.5) * CELL;
          let least = FARTHEST;
          for (let k = 0; k < near.length; k++) {
            const distance = distanceToPrism(prisms, near[k]!, x, y);
            if (distance < least) least = distance;
          }
          clearance[row * CELLS + column] = least;
          const on = x >= RADIUS && y >= RADIUS && x <= WIDE - RADIUS && y <= WIDE - RADIUS;
          stands[row * CELLS + column] = on && least >= RADIUS - TINY ? 1 : 0;
        }
      }
    }
  }
  return { prisms, clearance, stands };
}

/** The footprints that can be the nearest of some cell of the block with this middle. */
function nearBlock({ count, cx, cy, cr }: Prisms, x: number, y: number): readonly number[] {
  const half = BLOCK * CELL * Math.SQRT1_2;
  let least = FARTHEST;
  for (let i = 0; i < count; i++) least = Math.min(least, Math.hypot(cx[i]! - x, cy[i]! - y) + half);
  const near: number[] = [];
  for (let i = 0; i < count; i++) if (Math.hypot(cx[i]! - x, cy[i]! - y) - cr[i]! - half <= least) near.push(i);
  return near;
}

/** Distance of a place from prism `i`; 0 within it. */
export function distanceToPrism({ first, nx, ny, far, vx, vy }: Prisms, i: number, x: number, y: number): number {
  const begin = first[i]!;
  const end = first[i + 1]!;
  let inside = true;
  let best = Infinity;
  let px = vx[end - 1]!;
  let py = vy[end - 1]!;
  for (let e = begin; e < end; e++) {
    if (nx[e]! * x + ny[e]! * y > far[e]!) inside = false;
    const qx = vx[e]!;
    const qy = vy[e]!;
    const ex = qx - px;
    const ey = qy - py;
    let t = ((x - px) * ex + (y - py) * ey) / (ex * ex + ey * ey);
    t = t < 0 ? 0 : t > 1 ? 1 : t;
    const dx = x - px - t * ex;
    const dy = y - py - t * ey;
    const d = dx * dx + dy * dy;
    if (d < best) best = d;
    px = qx;
    py = qy;
  }
  return inside ? 0 : Math.sqrt(best);
}

/** A clearance that the place surely has, from the nearest cell's centre. */
export function sureClearance({ clearance }: ReachBoard, x: number, y: number): number {
  let column = (x / CELL) | 0;
  let row = (y / CELL) | 0;
  column = column < 0 ? 0 : column >= CELLS ? CELLS - 1 : column;
  row = row < 0 ? 0 : row >= CELLS ? CELLS - 1 : row;
  const dx = x - (column + 0.5) * CELL;
  const dy = y - (row + 0.5) * CELL;
  return clearance[row * CELLS + column]! - Math.sqrt(dx * dx + dy * dy);
}
