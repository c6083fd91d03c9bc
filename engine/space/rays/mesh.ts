/** Rays against the drawn triangles of a terrain. */
import { firstStrike, type Strike } from './mesh-cast.ts';
import { treeOf, walk, type TableRay } from './mesh-tree.ts';
import type { Point } from '../../shape/point.ts';
import type { Terrain } from '../terrain/terrain.ts';

/** Which parts a ray may hit: those that block sight, or all. */
export type Meets = 'blocked' | 'all';

/** A drawn triangle on a straight way. */
export interface Hit {
  /** Index of its part. */
  readonly part: number;
  readonly at: Point;
  /** Unit vector, upright on the surface, on the side the way comes from. */
  readonly normal: Point;
  /** From the beginning of the way, in mm. */
  readonly distance: number;
}

/** A ray along a straight way, and the way's length in mm; null when it has none. */
export function rayAlong(from: Point, to: Point): { readonly ray: TableRay; readonly long: number } | null {
  const [x, y, z] = [to.x - from.x, to.y - from.y, to.z - from.z];
  const long = Math.sqrt(x * x + y * y + z * z);
  return long === 0 ? null : { ray: { ox: from.x, oy: from.y, oz: from.z, dx: x / long, dy: y / long, dz: z / long }, long };
}

/** The place `distance` mm along a ray. */
export const pointOn = ({ ox, oy, oz, dx, dy, dz }: TableRay, distance: number): Point => ({
  x: ox + dx * distance,
  y: oy + dy * distance,
  z: oz + dz * distance,
});

const hitOf = (part: number, ray: TableRay, { distance, nx, ny, nz }: Strike): Hit => ({
  part,
  at: pointOn(ray, distance),
  normal: { x: nx, y: ny, z: nz },
  distance,
});

/** The first drawn triangle that the straight way from one place to another meets, or null. */
export function firstHit(terrain: Terrain, from: Point, to: Point, meets: Meets = 'all'): Hit | null {
  const [tree, way] = [treeOf(terrain), rayAlong(from, to)];
  if (tree === null || way === null) return null;
  const { ray } = way;
  let [first, of]: [Strike | null, number] = [null, -1];
  walk(tree, ray, way.long, (index, far) => {
    const part = terrain.parts[index]!;
    if (meets === 'blocked' && part.sight !== 'blocked') return far;
    const strike = firstStrike(part, ray, far);
    // Of two parts whose surfaces coincide, the one that comes first in the table.
    if (strike === null || (first !== null && strike.distance >= first.distance && index > of)) return far;
    [first, of] = [strike, index];
    return strike.distance;
  });
  return first === null ? null : hitOf(of, ray, first);
}
