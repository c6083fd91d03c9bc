/** How much of the sky the corners of meshes see. */
import { BufferAttribute, BufferGeometry, DoubleSide, Ray, Vector3 } from 'three';
import { MeshBVH } from 'three-mesh-bvh';

/** What is looked at from each corner. */
export interface Sky {
  /** Ways to look, on the half-sphere about +y. */
  readonly ways: readonly Vector3[];
  /** How far, in mm. */
  readonly reach: number;
  /** How much of the sky a way adds that meets something after a part of `reach`, from 0 to 1. */
  dim(part: number): number;
}

/** Half of the table that lies below, mm, and how deep: so that what stands on it casts no shadow on itself. */
const [HALF, BELOW] = [600, -0.2];
const TABLE = [-HALF, BELOW, -HALF, -HALF, BELOW, HALF, HALF, BELOW, HALF, -HALF, BELOW, -HALF, HALF, BELOW, HALF, HALF, BELOW, -HALF];

/** Triangles, and the table below them, as rays meet them. `positions`: x, y, z of three corners a triangle, in mm. */
export function occluderOf(positions: Iterable<ArrayLike<number>>): MeshBVH {
  const lists = [...positions, TABLE];
  const all = new Float32Array(lists.reduce((sum, list) => sum + list.length, 0));
  let at = 0;
  for (const list of lists) {
    all.set(list, at);
    at += list.length;
  }
  return new MeshBVH(new BufferGeometry().setAttribute('position', new BufferAttribute(all, 3)));
}

/** How open each corner is, 0 to 1. Corners at one place that look one way share their answer. */
export function openness(position: ArrayLike<number>, normal: ArrayLike<number>, occluder: MeshBVH, { ways, reach, dim }: Sky): Float32Array {
  const known = new Map<string, number>();
  const [at, n, t, b, ray] = [new Vector3(), new Vector3(), new Vector3(), new Vector3(), new Ray()];
  return Float32Array.from({ length: position.length / 3 }, (_, i) => {
    at.fromArray(position as number[], i * 3);
    n.fromArray(normal as number[], i * 3);
    const key = [...at.toArray(), ...n.toArray()].map((x) => Math.round(x * 4)).join();
    const before = known.get(key);
    if (before !== undefined) return before;
    t.set(Math.abs(n.y) > 0.9 ? 1 : 0, Math.abs(n.y) > 0.9 ? 0 : 1, 0).cross(n).normalize();
    b.crossVectors(n, t);
    let light = 0;
    for (const way of ways) {
      ray.direction.set(0, 0, 0).addScaledVector(t, way.x).addScaledVector(n, way.y).addScaledVector(b, way.z);
      ray.origin.copy(at).addScaledVector(n, 0.35).addScaledVector(ray.direction, 0.15);
      const hit = occluder.raycastFirst(ray, DoubleSide, 0, reach);
      light += hit === null ? 1 : dim(hit.distance / reach);
    }
    known.set(key, light / ways.length);
    return light / ways.length;
  });
}
