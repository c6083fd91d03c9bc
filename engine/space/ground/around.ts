/** What of a mesh lies around a place, seen from above: found by the squares of its piece's plan, which all pieces of a kind share. */
import { bySquare, type BySquare } from '../plane/by-square.ts';
import { placeCorner } from '../terrain/placed.ts';
import type { TerrainPart } from '../terrain/terrain.ts';

/** Triangles with their corners on the table. */
export interface Triangles {
  readonly positions: Float32Array;
  readonly triangles: Uint32Array;
}

/** Side of a square of the plan (mm). */
const SIDE = 12;
/** What placing rounds by, and more (mm). */
const SPARE = 0.01;

/** Triangles of a piece's mesh by the squares of its plan that they touch. */
interface Plan extends BySquare {
  readonly minX: number;
  readonly minZ: number;
  readonly columns: number;
  readonly rows: number;
  /** When each triangle was found last: it touches several squares. */
  readonly found: Int32Array;
  times: number;
}

const plans = new WeakMap<Float32Array, Plan>();

/** The triangles of a part that come near a disc, and some beside them that lie wholly aside of it along no axis; in their order (mm). */
export function trianglesAround(part: TerrainPart, x: number, z: number, radius: number): Triangles {
  const { placed, triangles } = part;
  if (placed === undefined) return { positions: part.positions, triangles: keptOf(part.positions, triangles, x, z, radius) };
  const near = candidates(placed.model, triangles, placed.placing, x, z, radius);
  const positions = new Float32Array(near.length * 9);
  let count = 0;
  for (const t of near) {
    for (let k = 0; k < 3; k++) placeCorner(placed.model, triangles[3 * t + k]! * 3, placed.placing, positions, 9 * count + 3 * k);
    if (!isAside(positions, 9 * count, 9 * count + 3, 9 * count + 6, x, z, radius)) count++;
  }
  return { positions, triangles: Uint32Array.from({ length: 3 * count }, (_, i) => i) };
}

function keptOf(positions: Float32Array, triangles: Uint32Array, x: number, z: number, radius: number): Uint32Array {
  const kept: number[] = [];
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [triangles[t]!, triangles[t + 1]!, triangles[t + 2]!];
    if (!isAside(positions, 3 * a, 3 * b, 3 * c, x, z, radius)) kept.push(a, b, c);
  }
  return Uint32Array.from(kept);
}

/** Whether a triangle lies on one side of a disc along an axis. */
function isAside(p: Float32Array, a: number, b: number, c: number, x: number, z: number, radius: number): boolean {
  const [left, right, far, near] = [x - radius, x + radius, z - radius, z + radius];
  return (p[a]! > right && p[b]! > right && p[c]! > right) || (p[a]! < left && p[b]! < left && p[c]! < left)
    || (p[a + 2]! > near && p[b + 2]! > near && p[c + 2]! > near) || (p[a + 2]! < far && p[b + 2]! < far && p[c + 2]! < far);
}

/** Triangles of a piece's mesh that may lie around a disc on the table, rising. */
function candidates(model: Float32Array, triangles: Uint32Array, { sin, cos, at }: NonNullable<TerrainPart['placed']>['placing'], x: number, z: number, radius: number): Int32Array {
  let plan = plans.get(model);
  if (plan === undefined) plans.set(model, (plan = planOf(model, triangles)));
  const { minX, minZ, columns, rows, starts, listed, found } = plan;
  // The square around the disc is turned with the piece.
  const [px, pz, reach] = [(x - at[0]) * cos - (z - at[1]) * sin, (x - at[0]) * sin + (z - at[1]) * cos, radius * (Math.abs(sin) + Math.abs(cos)) + SPARE];
  const [c0, c1] = [Math.max(0, Math.floor((px - reach - minX) / SIDE)), Math.min(columns - 1, Math.floor((px + reach - minX) / SIDE))];
  const [r0, r1] = [Math.max(0, Math.floor((pz - reach - minZ) / SIDE)), Math.min(rows - 1, Math.floor((pz + reach - minZ) / SIDE))];
  const time = ++plan.times;
  const near: number[] = [];
  for (let row = r0; row <= r1; row++) {
    for (let i = starts[row * columns + c0]!; i < starts[row * columns + c1 + 1]!; i++) {
      const t = listed[i]!;
      if (found[t] === time) continue;
      found[t] = time;
      near.push(t);
    }
  }
  return Int32Array.from(near).sort();
}

function planOf(model: Float32Array, triangles: Uint32Array): Plan {
  let [minX, maxX, minZ, maxZ] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let i = 0; i < model.length; i += 3) {
    const [x, z] = [model[i]!, model[i + 2]!];
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (z < minZ) minZ = z;
    if (z > maxZ) maxZ = z;
  }
  const columns = Math.floor(Math.max(0, maxX - minX) / SIDE) + 1;
  const rows = Math.floor(Math.max(0, maxZ - minZ) / SIDE) + 1;
  const column = (x: number): number => Math.floor((x - minX) / SIDE);
  const row = (z: number): number => Math.floor((z - minZ) / SIDE);
  const touching = bySquare(columns * rows, (visit) => {
    for (let t = 0; t < triangles.length / 3; t++) {
      const [a, b, c] = [triangles[3 * t]! * 3, triangles[3 * t + 1]! * 3, triangles[3 * t + 2]! * 3];
      const [c0, c1] = [column(Math.min(model[a]!, model[b]!, model[c]!)), column(Math.max(model[a]!, model[b]!, model[c]!))];
      const [r0, r1] = [row(Math.min(model[a + 2]!, model[b + 2]!, model[c + 2]!)), row(Math.max(model[a + 2]!, model[b + 2]!, model[c + 2]!))];
      for (let r = r0; r <= r1; r++) for (let k = r * columns + c0; k <= r * columns + c1; k++) visit(k, t);
    }
  });
  return { minX, minZ, columns, rows, ...touching, found: new Int32Array(triangles.length / 3), times: 0 };
}
