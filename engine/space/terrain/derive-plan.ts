/** A mesh seen from above: which triangles lie over or near a place. For checking what a piece says of itself. */
import { squaredToStretch } from '../plane/ring.ts';

/** How a triangle faces: not upward, upward, or upward and level to within 5 degrees. */
export const FACING = { other: 0, slope: 1, flat: 2 } as const;
const LEVEL = 0.996;

/** Triangles bucketed by the squares of the plan that they touch; lengths in mm. */
export interface PlanIndex {
  readonly positions: Float32Array;
  readonly index: Uint32Array;
  /** One of `FACING` for each triangle. */
  readonly facing: Uint8Array;
  readonly minX: number;
  readonly minZ: number;
  readonly columns: number;
  readonly rows: number;
  readonly starts: Int32Array;
  readonly triangles: Int32Array;
}

const SIDE = 4;

/** Buckets the triangles of a mesh. */
export function planOf(positions: Float32Array, index: Uint32Array): PlanIndex {
  let [minX, maxX, minZ, maxZ] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let i = 0; i < index.length; i++) {
    const x = positions[index[i]! * 3]!;
    const z = positions[index[i]! * 3 + 2]!;
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (z < minZ) minZ = z;
    if (z > maxZ) maxZ = z;
  }
  const columns = Math.floor((maxX - minX) / SIDE) + 1;
  const rows = Math.floor((maxZ - minZ) / SIDE) + 1;
  const starts = new Int32Array(columns * rows + 1);
  const count = index.length / 3;
  const facing = new Uint8Array(count);
  let triangles = new Int32Array(0);
  // First each bucket's triangles are counted, then they are written.
  for (const write of [false, true]) {
    for (let t = 0; t < count; t++) {
      const [a, b, c] = [index[t * 3]! * 3, index[t * 3 + 1]! * 3, index[t * 3 + 2]! * 3];
      const [ax, bx, cx] = [positions[a]!, positions[b]!, positions[c]!];
      const [az, bz, cz] = [positions[a + 2]!, positions[b + 2]!, positions[c + 2]!];
      if (!write) facing[t] = facingOf(positions, a, b, c);
      const c0 = Math.floor((Math.min(ax, bx, cx) - minX) / SIDE);
      const c1 = Math.floor((Math.max(ax, bx, cx) - minX) / SIDE);
      const r0 = Math.floor((Math.min(az, bz, cz) - minZ) / SIDE);
      const r1 = Math.floor((Math.max(az, bz, cz) - minZ) / SIDE);
      for (let r = r0; r <= r1; r++) {
        for (let k = r * columns + c0; k <= r * columns + c1; k++) {
          if (write) triangles[starts[k]!++] = t;
          else starts[k + 1]!++;
        }
      }
    }
    if (write) break;
    for (let k = 1; k < starts.length; k++) starts[k]! += starts[k - 1]!;
    triangles = new Int32Array(starts[starts.length - 1]!);
  }
  // Writing moved every start to the next bucket's.
  starts.copyWithin(1, 0, starts.length - 1);
  starts[0] = 0;
  return { positions, index, facing, minX, minZ, columns, rows, starts, triangles };
}

function facingOf(p: Float32Array, a: number, b: number, c: number): number {
  const [ux, uy, uz] = [p[b]! - p[a]!, p[b + 1]! - p[a + 1]!, p[b + 2]! - p[a + 2]!];
  const [vx, vy, vz] = [p[c]! - p[a]!, p[c + 1]! - p[a + 1]!, p[c + 2]! - p[a + 2]!];
  const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  if (ny <= 0) return FACING.other;
  return ny >= LEVEL * Math.sqrt(nx * nx + ny * ny + nz * nz) ? FACING.flat : FACING.slope;
}

/** Squared distance in plan, mm², of a place from a triangle: 0 under or over it. */
export function squaredToTriangle({ positions: p, index }: PlanIndex, t: number, x: number, z: number): number {
  const [a, b, c] = [index[t * 3]! * 3, index[t * 3 + 1]! * 3, index[t * 3 + 2]! * 3];
  const [ax, az, bx, bz, cx, cz] = [p[a]!, p[a + 2]!, p[b]!, p[b + 2]!, p[c]!, p[c + 2]!];
  const s = (bx - ax) * (z - az) - (bz - az) * (x - ax);
  const u = (cx - bx) * (z - bz) - (cz - bz) * (x - bx);
  const v = (ax - cx) * (z - cz) - (az - cz) * (x - cx);
  if (((s >= 0 && u >= 0 && v >= 0) || (s <= 0 && u <= 0 && v <= 0)) && (s !== 0 || u !== 0 || v !== 0)) return 0;
  return Math.min(squaredToStretch(x, z, ax, az, bx, bz), squaredToStretch(x, z, bx, bz, cx, cz), squaredToStretch(x, z, cx, cz, ax, az));
}

/** The way in plan, mm, from a place outside a triangle to the nearest place of its border. */
export function wayToTriangle({ positions: p, index }: PlanIndex, t: number, x: number, z: number): readonly [number, number] {
  let best: readonly [number, number] = [Infinity, Infinity];
  let least = Infinity;
  for (let k = 0; k < 3; k++) {
    const [a, b] = [index[t * 3 + k]! * 3, index[t * 3 + ((k + 1) % 3)]! * 3];
    const [ax, az, ex, ez] = [p[a]!, p[a + 2]!, p[b]! - p[a]!, p[b + 2]! - p[a + 2]!];
    const long = ex * ex + ez * ez;
    const share = long > 0 ? Math.min(1, Math.max(0, ((x - ax) * ex + (z - az) * ez) / long)) : 0;
    const [dx, dz] = [ax + ex * share - x, az + ez * share - z];
    if (dx * dx + dz * dz < least) [best, least] = [[dx, dz], dx * dx + dz * dz];
  }
  return best;
}

/** The first triangle no farther in plan than `within` mm from a place that a test accepts, or -1. Some are asked about twice. */
export function triangleNear(plan: PlanIndex, x: number, z: number, within: number, accepts: (triangle: number) => boolean): number {
  const { minX, minZ, columns, rows, starts, triangles } = plan;
  const c0 = Math.max(0, Math.floor((x - within - minX) / SIDE));
  const c1 = Math.min(columns - 1, Math.floor((x + within - minX) / SIDE));
  const r0 = Math.max(0, Math.floor((z - within - minZ) / SIDE));
  const r1 = Math.min(rows - 1, Math.floor((z + within - minZ) / SIDE));
  for (let r = r0; r <= r1; r++) {
    for (let k = r * columns + c0; k <= r * columns + c1; k++) {
      for (let i = starts[k]!; i < starts[k + 1]!; i++) {
        if (accepts(triangles[i]!) && squaredToTriangle(plan, triangles[i]!, x, z) <= within * within) return triangles[i]!;
      }
    }
  }
  return -1;
}

/** How many fronts more than backs of a mesh lie above a height (mm) at a place: more than none inside a solid. */
export function frontsAbove(plan: PlanIndex, x: number, z: number, height: number): number {
  const { positions: p, index, minX, minZ, columns, rows, starts, triangles } = plan;
  // A hair's breadth off, so that no triangle is met on an edge.
  const [px, pz] = [x + 0.0137, z + 0.0193];
  const [column, row] = [Math.floor((px - minX) / SIDE), Math.floor((pz - minZ) / SIDE)];
  if (column < 0 || row < 0 || column >= columns || row >= rows) return 0;
  let sum = 0;
  for (let i = starts[row * columns + column]!; i < starts[row * columns + column + 1]!; i++) {
    const t = triangles[i]! * 3;
    const [a, b, c] = [index[t]! * 3, index[t + 1]! * 3, index[t + 2]! * 3];
    const wa = (p[b]! - px) * (p[c + 2]! - pz) - (p[b + 2]! - pz) * (p[c]! - px);
    const wb = (p[c]! - px) * (p[a + 2]! - pz) - (p[c + 2]! - pz) * (p[a]! - px);
    const wc = (p[a]! - px) * (p[b + 2]! - pz) - (p[a + 2]! - pz) * (p[b]! - px);
    if ((wa < 0 || wb < 0 || wc < 0) && (wa > 0 || wb > 0 || wc > 0)) continue;
    const all = wa + wb + wc;
    if (all !== 0 && (wa * p[a + 1]! + wb * p[b + 1]! + wc * p[c + 1]!) / all > height) sum += all < 0 ? 1 : -1;
  }
  return sum;
}
