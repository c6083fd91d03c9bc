import { MeshBVH } from 'three-mesh-bvh';
import type { DrawnPiece } from './pieces.ts';

const trees = new Map<DrawnPiece, MeshBVH>();

/** The index for rays of a piece; it leaves the piece's own index as it is. */
export function treeOf(piece: DrawnPiece): MeshBVH {
  let tree = trees.get(piece);
  if (tree === undefined) {
    tree = new MeshBVH(piece.geometry, { indirect: true });
    trees.set(piece, tree);
  }
  return tree;
}
