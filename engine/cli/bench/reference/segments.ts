/** Whether a straight segment crosses a convex prism: one by one, with heights, and along a grid. Touching is not crossing. Lengths in inches. */
import { WIDE, type Prism } from './board.ts';
import type { Prisms } from './prisms.ts';

/** Which prisms meet each square inch of the board: one bit a prism, for at most 64. */
interface MaskGrid {
  readonly low: Int32Array;
  readonly high: Int32Array;
}

/** Sorts at most 64 prisms into squares of one inch. */
export function maskGrid(prisms: Prisms): MaskGrid {
  const grid: MaskGrid = { low: new Int32Array(WIDE * WIDE), high: new Int32Array(WIDE * WIDE) };
  for (let row = 0; row < WIDE; row++) {
    for (let column = 0; column < WIDE; column++) {
      for (let i = 0; i < prisms.count; i++) {
        if (!meetsSquare(prisms, i, column, row)) continue;
        if (i < 32) grid.low[row * WIDE + column]! |= 1 << i;
        else grid.high[row * WIDE + column]! |= 1 << (i - 32);
      }
    }
  }
  return grid;
}

function meetsSquare({ first, nx, ny, far, vx, vy }: Prisms, i: number, x: number, y: number): boolean {
  let [minX, maxX, minY, maxY] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let e = first[i]!; e < first[i + 1]!; e++) {
    const nearest = nx[e]! * (nx[e]! > 0 ? x : x + 1) + ny[e]! * (ny[e]! > 0 ? y : y + 1);
    if (nearest > far[e]! + 1e-9) return false;
    minX = Math.min(minX, vx[e]!);
    maxX = Math.max(maxX, vx[e]!);
    minY = Math.min(minY, vy[e]!);
    maxY = Math.max(maxY, vy[e]!);
  }
  return minX <= x + 1 && maxX >= x && minY <= y + 1 && maxY >= y;
}

/** Where the last segment that `crosses` a footprint enters and leaves it, as shares of its length. */
const stretch = new Float64Array(2);

/** Whether the segment from (x, y) by (dx, dy) runs through the inside of prism `i`: its stretch clipped by every edge. */
export function crosses({ first, nx, ny, far }: Prisms, i: number, x: number, y: number, dx: number, dy: number): boolean {
  let from = 0;
  let to = 1;
  for (let e = first[i]!, end = first[i + 1]!; e < end; e++) {
    const gap = far[e]! - (nx[e]! * x + ny[e]! * y);
    const speed = nx[e]! * dx + ny[e]! * dy;
    if (speed < 0) {
      const t = gap / speed;
      if (t > from) {
        from = t;
        if (from >= to) return false;
      }
    } else if (speed > 0) {
      const t = gap / speed;
      if (t < to) {
        to = t;
        if (from >= to) return false;
      }
    } else if (gap < 0) return false;
  }
  stretch[0] = from;
  stretch[1] = to;
  return true;
}

/** The same in three dimensions: the stretch within the footprint must also pass between bottom and top. */
function crossesSolid(prisms: Prisms, i: number, x: number, y: number, z: number, dx: number, dy: number, dz: number): boolean {
  if (!crosses(prisms, i, x, y, dx, dy)) return false;
  const a = z + dz * stretch[0]!;
  const b = z + dz * stretch[1]!;
  return (a < b ? a : b) < prisms.top[i]! && (a < b ? b : a) > prisms.bottom[i]!;
}

/** Whether a segment crosses any prism: every prism in turn. */
export function crossesAny(prisms: Prisms, ax: number, ay: number, bx: number, by: number): boolean {
  for (let i = 0; i < prisms.count; i++) if (crosses(prisms, i, ax, ay, bx - ax, by - ay)) return true;
  return false;
}

/** Whether a segment in space crosses any prism: every prism in turn. */
export function crossesAnySolid(prisms: Prisms, ax: number, ay: number, az: number, bx: number, by: number, bz: number): boolean {
  for (let i = 0; i < prisms.count; i++) if (crossesSolid(prisms, i, ax, ay, az, bx - ax, by - ay, bz - az)) return true;
  return false;
}

/** Whether a segment crosses any prism: square by square, each prism once. Both ends must lie on the board. */
export function crossesOnGrid(prisms: Prisms, { low, high }: MaskGrid, ax: number, ay: number, bx: number, by: number): boolean {
  const dx = bx - ax;
  const dy = by - ay;
  let column = ax | 0;
  let row = ay | 0;
  const lastColumn = bx | 0;
  const lastRow = by | 0;
  const stepX = dx > 0 ? 1 : -1;
  const stepY = dy > 0 ? 1 : -1;
  const perColumn = dx !== 0 ? Math.abs(1 / dx) : Infinity;
  const perRow = dy !== 0 ? Math.abs(1 / dy) : Infinity;
  let nextX = dx !== 0 ? (dx > 0 ? column + 1 - ax : ax - column) * perColumn : Infinity;
  let nextY = dy !== 0 ? (dy > 0 ? row + 1 - ay : ay - row) * perRow : Infinity;
  let seenLow = 0;
  let seenHigh = 0;
  for (let squares = 0; squares < 80; squares++) {
    const square = row * WIDE + column;
    let bits = low[square]! & ~seenLow;
    seenLow |= bits;
    for (; bits; bits &= bits - 1) if (crosses(prisms, 31 - Math.clz32(bits & -bits), ax, ay, dx, dy)) return true;
    bits = high[square]! & ~seenHigh;
    seenHigh |= bits;
    for (; bits; bits &= bits - 1) if (crosses(prisms, 63 - Math.clz32(bits & -bits), ax, ay, dx, dy)) return true;
    if (column === lastColumn && row === lastRow) return false;
    if (nextX < nextY) {
      column += stepX;
      nextX += perColumn;
      if (nextX > 1 + 2 * perColumn) return false;
    } else {
      row += stepY;
      nextY += perRow;
      if (nextY > 1 + 2 * perRow) return false;
    }
    if (column < 0 || row < 0 || column >= WIDE || row >= WIDE) return false;
  }
  return false;
}

/** The plain way, for scale: every edge of every polygon as an object, no early end. */
export function crossesAnyPlainly(board: readonly Prism[], ax: number, ay: number, bx: number, by: number): boolean {
  for (const { polygon } of board) {
    for (let i = 0; i < polygon.length; i++) {
      const [x1, y1] = polygon[i]!;
      const [x2, y2] = polygon[(i + 1) % polygon.length]!;
      const d = (bx - ax) * (y2 - y1) - (by - ay) * (x2 - x1);
      if (d === 0) continue;
      const t = ((x1 - ax) * (y2 - y1) - (y1 - ay) * (x2 - x1)) / d;
      const u = ((x1 - ax) * (by - ay) - (y1 - ay) * (bx - ax)) / d;
      if (t >= 0 && t <= 1 && u >= 0 && u <= 1) return true;
    }
  }
  return false;
}
