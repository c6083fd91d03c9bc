/** What may stand between an eye and a body. */
import { solidOf, type Posed } from './body.ts';
import { meetsPart } from './mesh-cast.ts';
import { entry, leavesBetween, treeOf, type PartTree, type TableRay } from './mesh-tree.ts';
import type { Point } from '../../shape/point.ts';
import { enterSolid, type Solid } from './solid.ts';
import type { Terrain } from '../terrain/terrain.ts';

/** Something that may stand before the body: a feature or another body. */
export interface Hider {
  readonly feature: string | null;
  readonly body: number;
  /** Whether it meets a ray within `far` mm. */
  readonly meets: (ray: TableRay, far: number) => boolean;
}

/** Everything that a ray from the eye to the solid can meet, terrain with sight 'blocked' first. */
export function hidersBetween(terrain: Terrain, eye: Point, { middle, bound }: Solid, others: readonly Posed[]): Hider[] {
  const hiders: Hider[] = [];
  const tree = treeOf(terrain);
  if (tree !== null) {
    const leaves = new Map<string, number[]>();
    for (const leaf of leavesBetween(tree, eye, middle, bound)) {
      const { feature, sight } = terrain.parts[tree.part[leaf]!]!;
      if (sight !== 'blocked') continue;
      const known = leaves.get(feature);
      if (known === undefined) leaves.set(feature, [leaf]);
      else known.push(leaf);
    }
    for (const [feature, own] of leaves) hiders.push({ feature, body: -1, meets: meetsAny(terrain, tree, own) });
  }
  for (const [body, posed] of others.entries()) {
    const solid = solidOf(posed, eye);
    if (apart(eye, middle, solid.middle) < bound + solid.bound) hiders.push({ feature: null, body, meets: (ray, far) => enterSolid(solid, ray) < far });
  }
  return hiders;
}

/** Whether a ray meets one of some leaves; the one that the last ray met is tried first. */
function meetsAny({ parts }: Terrain, tree: PartTree, leaves: number[]): Hider['meets'] {
  return (ray, far) => {
    for (let i = 0; i < leaves.length; i++) {
      const leaf = leaves[i]!;
      if (entry(tree, leaf, ray, far) === Infinity) continue;
      if (!meetsPart(parts[tree.part[leaf]!]!, ray, far)) continue;
      leaves[i] = leaves[0]!;
      leaves[0] = leaf;
      return true;
    }
    return false;
  };
}

/** Distance in mm of a place from the straight line between two others. */
function apart(from: Point, to: Point, { x, y, z }: Point): number {
  const [dx, dy, dz] = [to.x - from.x, to.y - from.y, to.z - from.z];
  const [px, py, pz] = [x - from.x, y - from.y, z - from.z];
  const square = dx * dx + dy * dy + dz * dz;
  const t = square === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy + pz * dz) / square));
  const [ex, ey, ez] = [px - t * dx, py - t * dy, pz - t * dz];
  return Math.sqrt(ex * ex + ey * ey + ez * ez);
}
