/** Convex shapes in plan, and the cells of a table that they touch. */

/** Convex shapes in plan: the corners x, z of shape i are `corners[2 * starts[i]] …`; two corners make a stretch. */
export interface Shapes {
  readonly corners: Float64Array;
  readonly starts: Int32Array;
  /** What each shape belongs to. */
  readonly owners: Int32Array;
}

/** Collects shapes. */
export class ShapeList {
  #corners: Float64Array;
  #used = 0;
  readonly #starts: number[] = [0];
  readonly #owners: number[] = [];

  /** `room`: numbers for which there is room at first. */
  constructor(room = 4096) {
    this.#corners = new Float64Array(room);
  }

  /** Adds a shape from the first `length` numbers of flat corners x, z. */
  add(corners: ArrayLike<number>, length: number, owner: number): void {
    if (this.#used + length > this.#corners.length) {
      const larger = new Float64Array(this.#corners.length * 2);
      larger.set(this.#corners);
      this.#corners = larger;
    }
    for (let i = 0; i < length; i++) this.#corners[this.#used++] = corners[i]!;
    this.#starts.push(this.#used / 2);
    this.#owners.push(owner);
  }

  shapes(): Shapes {
    return { corners: this.#corners.slice(0, this.#used), starts: Int32Array.from(this.#starts), owners: Int32Array.from(this.#owners) };
  }
}

/** A lattice of square cells over a table. */
export interface Cells {
  readonly half: { readonly x: number; readonly z: number };
  readonly side: number;
  readonly columns: number;
  readonly rows: number;
}

export const cellsOver = (half: { readonly x: number; readonly z: number }, side: number): Cells => ({
  half, side, columns: Math.ceil((2 * half.x) / side), rows: Math.ceil((2 * half.z) / side),
});

/** The cells found last: for each row up to `lastRow` its first and last column; an empty row has them the wrong way round. */
export const spans = { lastRow: -1, first: new Int32Array(4096), last: new Int32Array(4096) };

/** Finds the cells of the table that a convex shape touches, row by row. Gives the first row. */
export function findSpans({ corners, starts }: Shapes, shape: number, { half, side, columns, rows }: Cells): number {
  const from = starts[shape]!;
  const to = starts[shape + 1]!;
  let minX = Infinity;
  let maxX = -Infinity;
  let minZ = Infinity;
  let maxZ = -Infinity;
  for (let i = from; i < to; i++) {
    const x = corners[2 * i]!;
    const z = corners[2 * i + 1]!;
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (z < minZ) minZ = z;
    if (z > maxZ) maxZ = z;
  }
  const firstRow = Math.max(0, Math.floor((minZ + half.z) / side));
  spans.lastRow = Math.min(rows - 1, Math.floor((maxZ + half.z) / side));
  const column = Math.floor((minX + half.x) / side);
  if (firstRow === spans.lastRow && column >= 0 && column < columns && column === Math.floor((maxX + half.x) / side)) {
    spans.first[firstRow] = column;
    spans.last[firstRow] = column;
    return firstRow;
  }
  for (let row = firstRow; row <= spans.lastRow; row++) {
    // A little wider, so that what lies on the border of two rows is in one of them.
    const low = row * side - half.z - 1e-6;
    const high = low + side + 2e-6;
    minX = Infinity;
    maxX = -Infinity;
    for (let i = from; i < to; i++) {
      const j = i + 1 < to ? i + 1 : from;
      const z0 = corners[2 * i + 1]!;
      const z1 = corners[2 * j + 1]!;
      if ((z0 < low && z1 < low) || (z0 > high && z1 > high)) continue;
      const x0 = corners[2 * i]!;
      const x1 = corners[2 * j]!;
      const slope = z1 === z0 ? 0 : (x1 - x0) / (z1 - z0);
      const xa = z0 < low ? x0 + (low - z0) * slope : z0 > high ? x0 + (high - z0) * slope : x0;
      const xb = z1 < low ? x0 + (low - z0) * slope : z1 > high ? x0 + (high - z0) * slope : x1;
      if (xa < minX) minX = xa;
      if (xb < minX) minX = xb;
      if (xa > maxX) maxX = xa;
      if (xb > maxX) maxX = xb;
    }
    const first = Math.floor((minX + half.x) / side);
    const last = Math.floor((maxX + half.x) / side);
    const empty = last < 0 || first >= columns;
    spans.first[row] = empty ? 1 : Math.max(0, first);
    spans.last[row] = empty ? 0 : Math.min(columns - 1, last);
  }
  return firstRow;
}
