/** What may stand between an eye and a body. */
import { solidOf, type Posed } from './body.ts';
import { meetsPart, meetsShown } from './mesh-cast.ts';
import { shownOf, type Shown } from './mesh-shown.ts';
import { entry, leavesBetween, treeOf, type PartTree, type TableRay } from './mesh-tree.ts';
import type { Point } from '../../shape/point.ts';
import { enterSolid, type Solid } from './solid.ts';
import type { View } from './solid-view.ts';
import type { Terrain, TerrainPart } from '../terrain/terrain.ts';

/** Something that may stand before the body: a feature or another body. */
export interface Hider {
  readonly feature: string | null;
  readonly body: number;
  /** Whether it meets a ray within `far` mm; the ray leads through a place of the picture. */
  readonly meets: (ray: TableRay, far: number, x: number, y: number) => boolean;
}

/** The leaves of the terrain's tree that hold parts with sight 'blocked' which a ray from the eye to the solid can meet. */
export function leavesBefore(terrain: Terrain, eye: Point, { middle, bound }: Solid): readonly number[] {
  const tree = treeOf(terrain);
  return tree === null ? [] : leavesBetween(tree, eye, middle, bound).filter((leaf) => terrain.parts[tree.part[leaf]!]!.sight === 'blocked');
}

/** Everything that a ray through the picture of a solid can meet before it, terrain first; `leaves` are those before it. */
export function hidersBetween(terrain: Terrain, view: View, { middle, bound }: Solid, others: readonly Posed[], leaves: readonly number[]): Hider[] {
  const hiders: Hider[] = [];
  const tree = treeOf(terrain);
  const { eye } = view;
  if (tree !== null) {
    const byFeature = new Map<string, Meeting[]>();
    const deep = view.near + 2 * bound;
    for (const leaf of leaves) {
      const part = terrain.parts[tree.part[leaf]!]!;
      const known = byFeature.get(part.feature) ?? [];
      if (known.length === 0) byFeature.set(part.feature, known);
      known.push(meetingOf(tree, leaf, part, view, deep));
    }
    for (const [feature, meetings] of byFeature) hiders.push({ feature, body: -1, meets: meetsAny(meetings) });
  }
  for (const [body, posed] of others.entries()) {
    const solid = solidOf(posed, eye);
    if (apart(eye, middle, solid.middle) < bound + solid.bound) hiders.push({ feature: null, body, meets: (ray, far) => enterSolid(solid, ray) < far });
  }
  return hiders;
}

type Meeting = Hider['meets'];

/** After so many rays it is worth it to find out which triangles the picture shows. */
const RAYS = 8;

/** How rays meet a part: by the tree of all its triangles, and where they are many by those that the picture shows. */
function meetingOf(tree: PartTree, leaf: number, part: TerrainPart, view: View, deep: number): Meeting {
  let [rays, shown]: [number, Shown | null] = [0, null];
  return (ray, far, x, y) => {
    if (rays < RAYS) rays++;
    else if (rays === RAYS) {
      shown = shownOf(part, view, deep);
      rays++;
    }
    return shown === null ? entry(tree, leaf, ray, far) !== Infinity && meetsPart(part, ray, far) : meetsShown(shown, ray, far, x, y);
  };
}

/** Whether a ray meets one of some parts; the one that the last ray met is tried first. */
function meetsAny(meetings: Meeting[]): Meeting {
  if (meetings.length === 1) return meetings[0]!;
  return (ray, far, x, y) => {
    for (let i = 0; i < meetings.length; i++) {
      const meets = meetings[i]!;
      if (!meets(ray, far, x, y)) continue;
      meetings[i] = meetings[0]!;
      meetings[0] = meets;
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
