import { BufferAttribute, type BufferGeometry } from 'three';

/** Triangles beyond this many cannot be counted in what is left of a number beside a surface. */
const MOST = 2 ** 20;
const bits = new Uint32Array(1);
const single = new Float32Array(bits.buffer);

/** The corners of a geometry, three numbers each. */
function cornersOf(geometry: BufferGeometry): ArrayLike<number> {
  const p = geometry.getAttribute('position');
  if (!('data' in p) && p.itemSize === 3 && !p.normalized) return p.array;
  const corners = new Float32Array(p.count * 3);
  for (let i = 0; i < p.count; i++) corners.set([p.getX(i), p.getY(i), p.getZ(i)], i * 3);
  return corners;
}

/** Puts the index's large triangles first. Returns how much of the index holds `share` of the whole surface. */
export function sortBySize(geometry: BufferGeometry, share: number): number {
  const { index } = geometry;
  const p = cornersOf(geometry);
  if (index === null) return p.length / 3;
  const from = index.array;
  const triangles = from.length / 3;
  if (triangles >= MOST) throw new Error(`a shape has ${triangles} triangles, ${MOST} are too many`);
  const area = new Float32Array(triangles);
  // A surface that is not negative sorts as its bits do: those and the triangle's number make one number, which needs no comparing.
  const keys = new Float64Array(triangles);
  let whole = 0;
  for (let t = 0; t < triangles; t++) {
    const [a, b, c] = [from[t * 3]! * 3, from[t * 3 + 1]! * 3, from[t * 3 + 2]! * 3];
    const [ux, uy, uz] = [p[b]! - p[a]!, p[b + 1]! - p[a + 1]!, p[b + 2]! - p[a + 2]!];
    const [vx, vy, vz] = [p[c]! - p[a]!, p[c + 1]! - p[a + 1]!, p[c + 2]! - p[a + 2]!];
    const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    single[0] = Math.sqrt(x * x + y * y + z * z) / 2;
    area[t] = single[0];
    whole += single[0];
    keys[t] = t - bits[0]! * MOST;
  }
  keys.sort();
  const sorted = p.length / 3 > 65535 ? new Uint32Array(from.length) : new Uint16Array(from.length);
  let large = 0;
  let covered = 0;
  for (let i = 0; i < triangles; i++) {
    const t = ((keys[i]! % MOST) + MOST) % MOST;
    for (let k = 0; k < 3; k++) sorted[i * 3 + k] = from[t * 3 + k]!;
    if (covered >= whole * share) continue;
    covered += area[t]!;
    large += 3;
  }
  geometry.setIndex(new BufferAttribute(sorted, 1));
  return large;
}
