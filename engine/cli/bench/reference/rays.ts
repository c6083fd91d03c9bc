/** Rays against all drawn triangles of a terrain: three-mesh-bvh over one merged mesh, and three's own Raycaster without an index. Lengths in mm. */
import { BufferAttribute, BufferGeometry, DoubleSide, Mesh, MeshBasicMaterial, Ray, Raycaster, Vector3 } from 'three';
import { MeshBVH, SAH } from 'three-mesh-bvh';
import type { Point } from '../../../shape/point.ts';
import type { Terrain } from '../../../space/terrain/terrain.ts';

/** Tells how far from the first place the way to the second meets a triangle first, or null. */
type FirstHit = (from: Point, to: Point) => number | null;

interface MergedMesh {
  readonly geometry: BufferGeometry;
  readonly triangles: number;
}

/** All triangles of a terrain as one mesh. */
export function mergedMesh({ parts }: Terrain): MergedMesh {
  const positions: number[] = [];
  const index: number[] = [];
  for (const part of parts) {
    const first = positions.length / 3;
    for (const n of part.positions) positions.push(n);
    for (const n of part.triangles) index.push(first + n);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(positions), 3));
  geometry.setIndex(new BufferAttribute(Uint32Array.from(index), 1));
  return { geometry, triangles: index.length / 3 };
}

const ray = new Ray(new Vector3(), new Vector3());

/** Turns the shared ray from one place to another and gives the distance between them. */
function aim(from: Point, to: Point): number {
  const [dx, dy, dz] = [to.x - from.x, to.y - from.y, to.z - from.z];
  const long = Math.sqrt(dx * dx + dy * dy + dz * dz);
  ray.origin.set(from.x, from.y, from.z);
  ray.direction.set(dx / long, dy / long, dz / long);
  return long;
}

/** Rays through one index over the merged mesh, split by surface area. */
export function indexedRays({ geometry }: MergedMesh): FirstHit {
  const bvh = new MeshBVH(geometry.clone(), { strategy: SAH });
  return (from, to) => bvh.raycastFirst(ray, DoubleSide, 0, aim(from, to))?.distance ?? null;
}

/** Rays against every triangle in turn. */
export function plainRays({ geometry }: MergedMesh): FirstHit {
  const mesh = new Mesh(geometry, new MeshBasicMaterial({ side: DoubleSide }));
  mesh.updateMatrixWorld();
  const caster = new Raycaster();
  return (from, to) => {
    caster.far = aim(from, to);
    caster.ray.copy(ray);
    return caster.intersectObject(mesh)[0]?.distance ?? null;
  };
}
