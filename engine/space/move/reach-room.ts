/** The numbers of a tree of poses, and the room for them. */

/** Numbers kept for a node: middle x, z and pseudo-angle, lowest and highest pseudo-angle, x, z of both ends. */
export const FRAME = 9;
/** Depth, sector, first of two children, place and number of its free arcs: of the shrunk tool in the node, of the tool in its middle. */
export const LINKS = 7;

/** No node lies deeper. */
export const DEEPEST = 16;

/** By depth, how far a unit vector moves from a node's middle to its ends; the roots are quarter turns. */
export const SPREAD = spread();

function spread(): Float64Array {
  const list = new Float64Array(DEEPEST);
  for (let k = 0, cosine = Math.SQRT1_2; k < DEEPEST; k++, cosine = Math.sqrt((1 + cosine) / 2)) list[k] = Math.sqrt(2 - 2 * cosine) * (1 + 1e-6);
  return list;
}

/** Where a tree keeps its numbers; the next one may have it, as it is large. */
export interface Room {
  readonly frames: Float64Array;
  readonly links: Int32Array;
  readonly ends: Float64Array;
  readonly edges: Float64Array;
}

export const emptyRoom = (): Room => ({
  frames: new Float64Array(256 * FRAME), links: new Int32Array(256 * LINKS), ends: new Float64Array(1024), edges: new Float64Array(4096),
});
