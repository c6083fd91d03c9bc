/** Outlines in plan: rings of [x, z] in mm, and the same as flat edges for the inner loops. */
import { EPSILON } from '../../shape/point.ts';

/** A closed outline in mm, without a repeated last point. Outer rings have a positive sum x1·z2 − x2·z1, holes a negative one. */
export type Ring = readonly (readonly [x: number, z: number])[];

/** Four numbers an edge: x0, z0, x1, z1 in mm. The edges of all rings of one outline stand in one list. */
export type Edges = Float64Array;

/** The smallest upright rectangle in plan that holds something (mm). */
export interface Box {
  readonly minX: number;
  readonly maxX: number;
  readonly minZ: number;
  readonly maxZ: number;
}

/** All edges of some rings. */
export function edgesOf(rings: readonly Ring[]): Edges {
  const edges = new Float64Array(rings.reduce((sum, ring) => sum + ring.length, 0) * 4);
  let at = 0;
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i++) {
      const [here, next] = [ring[i]!, ring[i + 1 < ring.length ? i + 1 : 0]!];
      edges[at++] = here[0];
      edges[at++] = here[1];
      edges[at++] = next[0];
      edges[at++] = next[1];
    }
  }
  return edges;
}

/** The box around some edges; empty edges give a box that holds nothing. */
export function boxOf(edges: Edges): Box {
  let [minX, maxX, minZ, maxZ] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let i = 0; i < edges.length; i += 4) {
    minX = Math.min(minX, edges[i]!);
    maxX = Math.max(maxX, edges[i]!);
    minZ = Math.min(minZ, edges[i + 1]!);
    maxZ = Math.max(maxZ, edges[i + 1]!);
  }
  return { minX, maxX, minZ, maxZ };
}

/** Whether a disc comes near enough to a box that what is in it can matter. */
export const nearBox = (box: Box, x: number, z: number, radius: number): boolean =>
  x + radius >= box.minX && x - radius <= box.maxX && z + radius >= box.minZ && z - radius <= box.maxZ;

/** Whether a place lies within the outline, counting crossings (holes are outside). Places on an edge may go either way. */
export function holds(edges: Edges, x: number, z: number): boolean {
  let inside = false;
  for (let i = 0; i < edges.length; i += 4) {
    const z0 = edges[i + 1]!;
    const z1 = edges[i + 3]!;
    if (z0 > z !== z1 > z) {
      const x0 = edges[i]!;
      if (x < x0 + ((z - z0) / (z1 - z0)) * (edges[i + 2]! - x0)) inside = !inside;
    }
  }
  return inside;
}

/** Squared distance in mm² of a place from the stretch between two others. */
export function squaredToStretch(x: number, z: number, x0: number, z0: number, x1: number, z1: number): number {
  const ex = x1 - x0;
  const ez = z1 - z0;
  const long = ex * ex + ez * ez;
  let t = long > 0 ? ((x - x0) * ex + (z - z0) * ez) / long : 0;
  t = t < 0 ? 0 : t > 1 ? 1 : t;
  const dx = x - x0 - t * ex;
  const dz = z - z0 - t * ez;
  return dx * dx + dz * dz;
}

/** Distance in mm of a place from the nearest edge. */
export function distanceToEdges(edges: Edges, x: number, z: number): number {
  let best = Infinity;
  for (let i = 0; i < edges.length; i += 4) {
    const d = squaredToStretch(x, z, edges[i]!, edges[i + 1]!, edges[i + 2]!, edges[i + 3]!);
    if (d < best) best = d;
  }
  return Math.sqrt(best);
}

/** Distance in mm of a place from the outline's area: 0 within it. */
export const distanceToArea = (edges: Edges, x: number, z: number): number => (holds(edges, x, z) ? 0 : distanceToEdges(edges, x, z));

/** How deep in mm a place lies within an outline's area; below 0 outside it. */
export const depthWithin = (edges: Edges, x: number, z: number): number => (holds(edges, x, z) ? 1 : -1) * distanceToEdges(edges, x, z);

/** The area of an outline in mm². */
export const areaOf = (ring: Ring): number =>
  Math.abs(ring.reduce((sum, [x, z], i) => sum + x * ring[(i + 1) % ring.length]![1] - ring[(i + 1) % ring.length]![0] * z, 0)) / 2;

const known = new WeakMap<Ring, Edges>();

/** The edges of one ring, worked out once for the same one. */
export function edgesOfRing(ring: Ring): Edges {
  let edges = known.get(ring);
  if (edges === undefined) known.set(ring, (edges = edgesOf([ring])));
  return edges;
}

/** Whether a disc and an outline's area share more than a touch. */
export const discMeets = (edges: Edges, x: number, z: number, radius: number): boolean => distanceToArea(edges, x, z) < radius - EPSILON;
