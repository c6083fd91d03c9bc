import { BufferAttribute, type BufferGeometry } from 'three';

/** Puts the index's large triangles first. Returns how much of the index holds `share` of the whole surface. */
export function sortBySize(geometry: BufferGeometry, share: number): number {
  const { index } = geometry;
  const p = geometry.getAttribute('position');
  if (index === null) return p.count;
  const triangles = index.count / 3;
  const area = new Float32Array(triangles);
  let whole = 0;
  for (let t = 0; t < triangles; t++) {
    const [a, b, c] = [index.getX(t * 3), index.getX(t * 3 + 1), index.getX(t * 3 + 2)];
    const [ux, uy, uz] = [p.getX(b) - p.getX(a), p.getY(b) - p.getY(a), p.getZ(b) - p.getZ(a)];
    const [vx, vy, vz] = [p.getX(c) - p.getX(a), p.getY(c) - p.getY(a), p.getZ(c) - p.getZ(a)];
    area[t] = Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx) / 2;
    whole += area[t]!;
  }
  const order = Array.from({ length: triangles }, (_, t) => t).sort((s, t) => area[t]! - area[s]!);
  const sorted = p.count > 65535 ? new Uint32Array(index.count) : new Uint16Array(index.count);
  let large = 0;
  let covered = 0;
  for (const [i, t] of order.entries()) {
    for (let k = 0; k < 3; k++) sorted[i * 3 + k] = index.getX(t * 3 + k);
    if (covered >= whole * share) continue;
    covered += area[t]!;
    large += 3;
  }
  geometry.setIndex(new BufferAttribute(sorted, 1));
  return large;
}

/** Lets a mesh draw only the front of its index into the shadow map. */
export function castLarge(mesh: { geometry: BufferGeometry; onBeforeShadow: unknown; onAfterShadow: unknown }, count: number): void {
  mesh.onBeforeShadow = () => mesh.geometry.setDrawRange(0, count);
  mesh.onAfterShadow = () => mesh.geometry.setDrawRange(0, Infinity);
}
