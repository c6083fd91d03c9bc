/** Triangle indices of terrain meshes, one for each piece kind: sorted by three-mesh-bvh, flattened for casting. The only place where rules touch three. */
import { BufferAttribute, BufferGeometry } from 'three';
import { MeshBVH, SAH } from 'three-mesh-bvh';
import type { TerrainPart } from '../terrain/terrain.ts';

/** A tree of boxes over triangles. An inner node stands right before its first child. */
export interface TriangleIndex {
  /** Six numbers a node: least x, y, z, then greatest (mm). */
  readonly bounds: Float32Array;
  /** Of an inner node: the second child. Of a leaf: -1 - its first triangle. */
  readonly second: Int32Array;
  /** Triangles of a leaf. */
  readonly count: Uint16Array;
  /** Three vertices a triangle, leaf by leaf. */
  readonly corners: Uint32Array;
  /** x, y, z of every vertex, shared with the piece. */
  readonly vertices: Float32Array;
  /** First corner of the triangle that stopped a ray last: it mostly stops the next one too. -1 before any. */
  last: number;
}

/** All placements of a piece share the array of its vertices, and so the index of its triangles. */
const indices = new WeakMap<Float32Array, TriangleIndex>();

/** The index of a part's triangles in its piece's frame. */
export function indexOf(part: TerrainPart): TriangleIndex {
  const vertices = part.placed?.model ?? part.positions;
  const known = indices.get(vertices);
  if (known !== undefined) return known;
  const index = build(vertices, part.triangles);
  indices.set(vertices, index);
  return index;
}

function build(vertices: Float32Array, triangles: Uint32Array): TriangleIndex {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(vertices, 3));
  geometry.setIndex(new BufferAttribute(triangles, 1));
  // Indirect: the order of the triangles is shared with those who draw them and must stay.
  const sorted = new MeshBVH(geometry, { strategy: SAH, indirect: true });
  const [bounds, second, count]: [number[], number[], number[]] = [[], [], []];
  const corners = new Uint32Array(triangles.length);
  let filled = 0;
  // Inner nodes whose second child is still to come, by depth.
  const open: number[] = [];
  const closed: boolean[] = [];
  sorted.traverse((depth, isLeaf, box, offset, size) => {
    const node = second.length;
    if (depth > 0) {
      if (closed[depth]) second[open[depth - 1]!] = node;
      closed[depth] = true;
    }
    bounds.push(...box.subarray(0, 6));
    count.push(isLeaf ? size : 0);
    second.push(isLeaf ? -1 - filled / 3 : 0);
    if (isLeaf) for (let i = 0; i < size; i++, filled += 3) corners.set(triangles.subarray(3 * sorted.resolveTriangleIndex(offset + i)).subarray(0, 3), filled);
    else {
      open[depth] = node;
      closed[depth + 1] = false;
    }
  });
  return { bounds: Float32Array.from(bounds), second: Int32Array.from(second), count: Uint16Array.from(count), corners, vertices, last: -1 };
}
