/** Boxes inside of a closed body. */
import type { MeshBody, Place } from './mesh-bodies.ts';

/** Least x, y, z, then greatest (mm). */
export type Box = readonly number[];

/** A body is looked at in so many slices along each axis. */
const SLICES = 10;
/** Boxes looked for in one body at most. */
const MOST = 4;
/** A box must hold at least so many cells that no other does. */
const WORTH = 20;

/** A few large boxes along the axes, all inside of a body: no triangle of it comes into them. */
export function innerBoxes(body: MeshBody): Box[] {
  const triangles = trianglesOf(body);
  const free = untouched(body, triangles);
  const fresh = free.slice();
  const found: Box[] = [];
  for (let looked = 0; looked < 3 * MOST && found.length < MOST; looked++) {
    const cells = largest(free, fresh);
    if (cells === null) break;
    clear(fresh, cells);
    const box = cells.map((cell, i) => body.box[i % 3]! + cell * sliceOf(body, i % 3));
    if (isInside(body, box)) found.push(grown(body, triangles, box));
    else clear(free, cells);
  }
  return found;
}

const sliceOf = ({ box }: MeshBody, axis: number): number => (box[axis + 3]! - box[axis]!) / SLICES;

interface Triangle {
  readonly box: Box;
  /** Its plane: normal and how far out. */
  readonly normal: Place;
  readonly out: number;
}

function trianglesOf({ corners }: MeshBody): Triangle[] {
  return Array.from({ length: corners.length / 3 }, (_, i) => {
    const [a, b, c] = [corners[3 * i]!, corners[3 * i + 1]!, corners[3 * i + 2]!];
    const [ux, uy, uz, vx, vy, vz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2], c[0] - a[0], c[1] - a[1], c[2] - a[2]];
    const normal: Place = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const box = [0, 1, 2, 3, 4, 5].map((k) => (k < 3 ? Math.min(a[k]!, b[k]!, c[k]!) : Math.max(a[k - 3]!, b[k - 3]!, c[k - 3]!)));
    return { box, normal, out: normal[0] * a[0] + normal[1] * a[1] + normal[2] * a[2] };
  });
}

/** Whether a triangle may come into a box; some that do not are among those that may. */
function mayTouch({ box, normal, out }: Triangle, minX: number, minY: number, minZ: number, maxX: number, maxY: number, maxZ: number): boolean {
  if (box[0]! > maxX || box[3]! < minX || box[1]! > maxY || box[4]! < minY || box[2]! > maxZ || box[5]! < minZ) return false;
  const [x, y, z] = normal;
  const middle = x * (minX + maxX) + y * (minY + maxY) + z * (minZ + maxZ) - 2 * out;
  return Math.abs(middle) <= Math.abs(x) * (maxX - minX) + Math.abs(y) * (maxY - minY) + Math.abs(z) * (maxZ - minZ) + 1e-6;
}

/** The cell of a row in which a place lies, or on its border the one before it (`side` -1) or after it (1). */
const cellAt = (place: number, from: number, slice: number, side: -1 | 1): number =>
  Math.max(0, Math.min(SLICES - 1, Math.floor((place - from) / slice + side * 1e-6)));

/** The cells that no triangle comes into, as ones. */
function untouched(body: MeshBody, triangles: readonly Triangle[]): Uint8Array {
  const free = new Uint8Array(SLICES ** 3).fill(1);
  const [sx, sy, sz] = [sliceOf(body, 0), sliceOf(body, 1), sliceOf(body, 2)];
  const [ox, oy, oz] = [body.box[0]!, body.box[1]!, body.box[2]!];
  for (const triangle of triangles) {
    const { box } = triangle;
    const x0 = cellAt(box[0]!, ox, sx, -1), y0 = cellAt(box[1]!, oy, sy, -1), z0 = cellAt(box[2]!, oz, sz, -1);
    const x1 = cellAt(box[3]!, ox, sx, 1), y1 = cellAt(box[4]!, oy, sy, 1), z1 = cellAt(box[5]!, oz, sz, 1);
    for (let x = x0; x <= x1; x++) for (let y = y0; y <= y1; y++) for (let z = z0; z <= z1; z++) {
      const cell = (x * SLICES + y) * SLICES + z;
      if (free[cell] === 0) continue;
      const minX = ox + x * sx, minY = oy + y * sy, minZ = oz + z * sz;
      if (mayTouch(triangle, minX, minY, minZ, minX + sx, minY + sy, minZ + sz)) free[cell] = 0;
    }
  }
  return free;
}

/** The box of free cells that holds most fresh ones: first cells, then those after the last. Null when none is worth it. */
function largest(free: Uint8Array, fresh: Uint8Array): readonly number[] | null {
  let [most, best]: [number, readonly number[] | null] = [WORTH - 1, null];
  const open = new Uint8Array(SLICES * SLICES);
  const gain = new Int32Array(SLICES * SLICES);
  const [clear, sum] = [new Uint8Array(SLICES), new Int32Array(SLICES)];
  // Slabs of some slices along x, in which cells of one y and z count together.
  for (let x0 = 0; x0 < SLICES; x0++) {
    open.fill(1);
    gain.fill(0);
    for (let x1 = x0; x1 < SLICES; x1++) {
      let within = 0;
      for (let i = 0; i < open.length; i++) {
        open[i]! &= free[x1 * SLICES * SLICES + i]!;
        gain[i]! += fresh[x1 * SLICES * SLICES + i]!;
        if (open[i] === 1) within += gain[i]!;
      }
      // However its cells are put together, they hold no more.
      if (within <= most) continue;
      for (let y0 = 0; y0 < SLICES; y0++) {
        clear.fill(1);
        sum.fill(0);
        for (let y1 = y0; y1 < SLICES; y1++) {
          let run = 0;
          for (let z = 0; z < SLICES; z++) {
            clear[z]! &= open[y1 * SLICES + z]!;
            sum[z]! += gain[y1 * SLICES + z]!;
            run = clear[z] === 1 ? run + 1 : 0;
            if (run === 0) continue;
            let whole = 0;
            for (let k = z - run + 1; k <= z; k++) whole += sum[k]!;
            if (whole > most) [most, best] = [whole, [x0, y0, z - run + 1, x1 + 1, y1 + 1, z + 1]];
          }
        }
      }
    }
  }
  return best;
}

function clear(cells: Uint8Array, [x0, y0, z0, x1, y1, z1]: readonly number[]): void {
  for (let x = x0!; x < x1!; x++) for (let y = y0!; y < y1!; y++) cells.fill(0, (x * SLICES + y) * SLICES + z0!, (x * SLICES + y) * SLICES + z1!);
}

/** Whether a box that no triangle comes into is inside of the body: straight ways out of it that pass no opening cross the surface an odd number of times. */
function isInside({ corners, openings }: MeshBody, box: Box): boolean {
  const way = WAYS.find(([axis, sign]) => openings.every((plane) => sign * plane[axis]! <= 1e-6));
  if (way === undefined) return false;
  const [axis, sign] = way;
  return SHARES.every((share) => {
    const from = [0, 1, 2].map((k) => box[k]! + share[k]! * (box[k + 3]! - box[k]!));
    const [across, aside] = [(axis + 1) % 3, (axis + 2) % 3];
    let crossed = 0;
    for (let i = 0; i < corners.length; i += 3) {
      const [a, b, c] = [corners[i]!, corners[i + 1]!, corners[i + 2]!];
      const [u, v, w] = [turn(from, b, c, across, aside), turn(from, c, a, across, aside), turn(from, a, b, across, aside)];
      if (!((u > 0 && v > 0 && w > 0) || (u < 0 && v < 0 && w < 0))) continue;
      if (sign * ((u * a[axis]! + v * b[axis]! + w * c[axis]!) / (u + v + w) - from[axis]!) > 0) crossed++;
    }
    return crossed % 2 === 1;
  });
}

const WAYS = [[0, 1], [1, 1], [2, 1], [0, -1], [1, -1], [2, -1]] as const;
/** Where in a box the ways begin: nowhere special. */
const SHARES = [[0.4871, 0.5217, 0.5093], [0.2713, 0.3319, 0.7541], [0.6917, 0.6389, 0.2243]] as const;

/** Twice the size of the triangle of three places in the plane of two axes, signed. */
const turn = (a: readonly number[], b: Place, c: Place, x: number, y: number): number => (b[x]! - a[x]!) * (c[y]! - a[y]!) - (b[y]! - a[y]!) * (c[x]! - a[x]!);

/** Halvings of a slice by which the sides of a box are moved outward. */
const STEPS = [1, 1 / 2, 1 / 4, 1 / 8, 1 / 16] as const;

/** A box whose sides were moved as far out as no triangle comes into it. */
function grown(body: MeshBody, triangles: readonly Triangle[], box: Box): Box {
  const sides = [...box];
  for (let side = 0; side < 6; side++) for (const step of STEPS) {
    const before = sides[side]!;
    const after = before + (side < 3 ? -1 : 1) * step * sliceOf(body, side % 3);
    if (side < 3 ? after < body.box[side]! : after > body.box[side]!) continue;
    sides[side] = after;
    const [minX, minY, minZ, maxX, maxY, maxZ] = sides as [number, number, number, number, number, number];
    if (triangles.some((triangle) => mayTouch(triangle, minX, minY, minZ, maxX, maxY, maxZ))) sides[side] = before;
  }
  return sides;
}
