/**
 * Plan views as rasters. Positions are whole tenths of a millimetre; a cell is a part of a tenth, so a union taken on cells
 * cannot fail on touching or overlapping triangles, and borders along the axes come out exact.
 */
export type Point = readonly [number, number];

/** Cells a tenth of a millimetre that outlines are drawn with: two are exact to a twentieth, one takes a quarter of the time. */
export type Fine = 1 | 2;

/** Convex polygons being filled: corners x, z in cells. */
const corners = new Float64Array(16);

/** Square cells over a rectangle in plan, with an empty border. */
export class Raster {
  readonly cells: Uint8Array;
  /** The first column and row, in cells from the origin. */
  readonly x0: number;
  readonly z0: number;
  readonly wide: number;
  readonly deep: number;
  /** Cells a tenth of a millimetre. */
  readonly fine: number;

  /** Covers a rectangle given in tenths of a millimetre, and a margin of some tenths around it. */
  constructor([minX, minZ, maxX, maxZ]: readonly [number, number, number, number], fine: number, margin = 1) {
    this.fine = fine;
    [this.x0, this.z0] = [Math.floor((minX - margin) * fine), Math.floor((minZ - margin) * fine)];
    [this.wide, this.deep] = [Math.ceil((maxX + margin) * fine) - this.x0, Math.ceil((maxZ + margin) * fine) - this.z0];
    this.cells = new Uint8Array(this.wide * this.deep);
  }

  /** The cell that holds a place given in tenths of a millimetre, or -1. */
  cellAt(x: number, z: number): number {
    const [c, r] = [Math.floor(x * this.fine) - this.x0, Math.floor(z * this.fine) - this.z0];
    return c >= 0 && r >= 0 && c < this.wide && r < this.deep ? r * this.wide + c : -1;
  }

  /** Fills the cells whose middle lies in a triangle (three vertices of `position`, in tenths). */
  triangle(position: ArrayLike<number>, a: number, b: number, c: number): void {
    let at = 0;
    for (const v of [a, b, c]) {
      corners[at++] = position[v * 3]! * this.fine - this.x0;
      corners[at++] = position[v * 3 + 2]! * this.fine - this.z0;
    }
    this.convex(3);
  }

  private convex(count: number): void {
    let [top, bottom] = [Infinity, -Infinity];
    for (let i = 0; i < count; i++) [top, bottom] = [Math.min(top, corners[2 * i + 1]!), Math.max(bottom, corners[2 * i + 1]!)];
    for (let row = Math.max(0, Math.floor(top)); row < Math.min(this.deep, Math.ceil(bottom)); row++) {
      const z = row + 0.5;
      let [from, to] = [Infinity, -Infinity];
      for (let i = 0; i < count; i++) {
        const j = i + 1 < count ? i + 1 : 0;
        const [az, bz] = [corners[2 * i + 1]!, corners[2 * j + 1]!];
        if (az > z === bz > z) continue;
        const x = corners[2 * i]! + ((corners[2 * j]! - corners[2 * i]!) * (z - az)) / (bz - az);
        if (x < from) from = x;
        if (x > to) to = x;
      }
      const [first, last] = [Math.max(0, Math.ceil(from - 0.5 - 1e-9)), Math.min(this.wide - 1, Math.floor(to - 0.5 + 1e-9))];
      if (last >= first) this.cells.fill(1, row * this.wide + first, row * this.wide + last + 1);
    }
  }

  /** Fills the cells whose middle lies inside a ring (even-odd), given in tenths. */
  ring(points: readonly Point[]): void {
    const inCells = points.map(([x, z]): Point => [x * this.fine - this.x0, z * this.fine - this.z0]);
    for (let row = 0; row < this.deep; row++) {
      const z = row + 0.5;
      const cuts: number[] = [];
      inCells.forEach((a, i) => {
        const b = inCells[(i + 1) % inCells.length]!;
        if (a[1] > z !== b[1] > z) cuts.push(a[0] + ((b[0] - a[0]) * (z - a[1])) / (b[1] - a[1]));
      });
      cuts.sort((a, b) => a - b);
      for (let k = 0; k + 1 < cuts.length; k += 2) {
        const [first, last] = [Math.max(0, Math.ceil(cuts[k]! - 0.5 - 1e-9)), Math.min(this.wide - 1, Math.floor(cuts[k + 1]! - 0.5 + 1e-9))];
        if (last >= first) this.cells.fill(1, row * this.wide + first, row * this.wide + last + 1);
      }
    }
  }

  /** Closes slits of no more than two cells along the axes. */
  closeSlits(): void {
    const { cells, wide } = this;
    for (const step of [1, wide]) {
      for (let at = wide; at < cells.length - 2 * wide; at++) {
        if (cells[at] === 1 || cells[at - step] !== 1) continue;
        if (cells[at + step] === 1) cells[at] = 1;
        else if (cells[at + 2 * step] === 1) cells[at] = cells[at + step] = 1;
      }
    }
  }

  /** The borders between filled and empty cells in tenths; filled on the left hand when +z is drawn upwards. */
  rings(): Point[][] {
    const { cells, wide, deep } = this;
    const out: Point[][] = [];
    const visited = new Uint8Array(cells.length);
    for (let z = 1; z < deep; z++) {
      for (let x = 1; x < wide; x++) {
        const at = z * wide + x;
        if (cells[at] === 1 && cells[at - wide] !== 1 && visited[at] === 0) out.push(this.trace(x, z, visited));
      }
    }
    return out;
  }

  /** Walks one border from the lower edge of a filled cell; `visited` collects the lower edges walked. */
  private trace(startX: number, startZ: number, visited: Uint8Array): Point[] {
    const { cells, wide, deep } = this;
    const filled = (x: number, z: number): boolean => x >= 0 && z >= 0 && x < wide && z < deep && cells[z * wide + x] === 1;
    const ring: Point[] = [];
    const step = [[1, 0], [0, 1], [-1, 0], [0, -1]] as const;
    // The cells to the left and right in front of a corner reached in each direction.
    const left = [[0, 0], [-1, 0], [-1, -1], [0, -1]] as const;
    const right = [[0, -1], [0, 0], [-1, 0], [-1, -1]] as const;
    let [x, z, way] = [startX, startZ, 0];
    do {
      if (way === 0) visited[z * wide + x] = 1;
      [x, z] = [x + step[way]![0], z + step[way]![1]];
      const [l, r] = [left[way]!, right[way]!];
      const [inLeft, inRight] = [filled(x + l[0], z + l[1]), filled(x + r[0], z + r[1])];
      const next = inLeft ? (inRight ? (way + 3) % 4 : way) : (way + 1) % 4;
      if (next !== way) ring.push([(x + this.x0) / this.fine, (z + this.z0) / this.fine]);
      way = next;
    } while (x !== startX || z !== startZ || way !== 0);
    return ring;
  }

  /** Keeps only the filled cells that hang together, side by side, with a given one. */
  keepFrom(seed: number): void {
    const { cells } = this;
    flood(cells, this.wide, seed, 2);
    for (let i = 0; i < cells.length; i++) cells[i] = cells[i] === 2 ? 1 : 0;
  }
}

/** Marks the cells that are 1 and hang together, side by side, with a given one. */
export function flood(cells: Uint8Array, wide: number, seed: number, mark: number): void {
  const open = new Int32Array(cells.length);
  let count = 1;
  open[0] = seed;
  cells[seed] = mark;
  while (count > 0) {
    const at = open[--count]!;
    for (let side = 0; side < 4; side++) {
      const next = at + (side === 0 ? -1 : side === 1 ? 1 : side === 2 ? -wide : wide);
      if (cells[next] !== 1) continue;
      cells[next] = mark;
      open[count++] = next;
    }
  }
}

/** The rectangle around some vertices in plan: minX, minZ, maxX, maxZ. */
export function rectangleOf(position: ArrayLike<number>, vertices: Iterable<number>): [number, number, number, number] {
  let [x0, z0, x1, z1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const v of vertices) {
    const [x, z] = [position[v * 3]!, position[v * 3 + 2]!];
    [x0, z0, x1, z1] = [Math.min(x0, x), Math.min(z0, z), Math.max(x1, x), Math.max(z1, z)];
  }
  return [x0, z0, x1, z1];
}
