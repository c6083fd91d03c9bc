/** The drawn triangles of a terrain, indexed for rays. The only place where rules touch three. */
import { BufferAttribute, BufferGeometry, DoubleSide, Ray, Vector3 } from 'three';
import { MeshBVH, SAH } from 'three-mesh-bvh';
import type { Point } from './point.ts';
import type { Terrain, TerrainPart } from './terrain.ts';

/** Which parts a ray may hit: those that block sight, or all. */
export type Meets = 'blocked' | 'all';

interface Index {
  readonly bvh: MeshBVH;
  /** Three vertices a triangle, in the order of the index tree. */
  readonly order: Uint32Array;
  /** First vertex of each part, in the order of `parts`, and the count of all. */
  readonly firsts: Int32Array;
  readonly parts: readonly TerrainPart[];
}

const indices = { blocked: new WeakMap<Terrain, Index | null>(), all: new WeakMap<Terrain, Index | null>() };

function indexOf(terrain: Terrain, meets: Meets): Index | null {
  const known = indices[meets].get(terrain);
  if (known !== undefined) return known;
  const parts = meets === 'all' ? terrain.parts : terrain.parts.filter(({ sight }) => sight === 'blocked');
  const index = parts.some(({ triangles }) => triangles.length > 0) ? buildIndex(parts) : null;
  indices[meets].set(terrain, index);
  return index;
}

function buildIndex(parts: readonly TerrainPart[]): Index {
  const positions = new Float32Array(parts.reduce((sum, part) => sum + part.positions.length, 0));
  const order = new Uint32Array(parts.reduce((sum, part) => sum + part.triangles.length, 0));
  const firsts = new Int32Array(parts.length + 1);
  let [vertex, corner] = [0, 0];
  parts.forEach((part, i) => {
    firsts[i] = vertex;
    positions.set(part.positions, vertex * 3);
    for (const n of part.triangles) order[corner++] = n + vertex;
    vertex += part.positions.length / 3;
  });
  firsts[parts.length] = vertex;
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  geometry.setIndex(new BufferAttribute(order, 1));
  // The tree sorts the triangles in `order`; its vertices stay where they are and tell the part.
  return { bvh: new MeshBVH(geometry, { strategy: SAH }), order, firsts, parts };
}

/** The part a triangle belongs to. */
function partAt({ order, firsts, parts }: Index, triangle: number): TerrainPart {
  const vertex = order[triangle * 3]!;
  let [low, high] = [0, parts.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (firsts[middle]! <= vertex) low = middle;
    else high = middle;
  }
  return parts[low]!;
}

const ray = new Ray(new Vector3(), new Vector3());

/** The first drawn triangle that the straight way from one place to another meets: its part's index and the place; or null. */
export function firstHit(terrain: Terrain, from: Point, to: Point, meets: Meets = 'all'): { readonly part: number; readonly at: Point } | null {
  const index = indexOf(terrain, meets);
  const [dx, dy, dz] = [to.x - from.x, to.y - from.y, to.z - from.z];
  const long = Math.sqrt(dx * dx + dy * dy + dz * dz);
  if (!index || long === 0) return null;
  ray.origin.set(from.x, from.y, from.z);
  ray.direction.set(dx / long, dy / long, dz / long);
  const hit = index.bvh.raycastFirst(ray, DoubleSide, 0, long);
  if (!hit || typeof hit.faceIndex !== 'number') return null;
  return { part: partAt(index, hit.faceIndex).index, at: { x: hit.point.x, y: hit.point.y, z: hit.point.z } };
}
