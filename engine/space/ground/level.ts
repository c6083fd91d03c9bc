/** Heights where a base can rest: surfaces joined in levels, with the rims over which a base may not hang (SP-MOVE-07, AMB-11). */
import { type Clearance, clearanceOf, isClear } from '../plane/clearance.ts';
import { ShapeList } from '../plane/shapes.ts';
import { EPSILON } from '../../shape/point.ts';
import { discMeets, distanceToEdges, holds, nearBox } from '../plane/ring.ts';
import { FLUSH, SUPPORT_SEAM } from '../plane/scale.ts';
import type { Terrain, TerrainSurface } from '../terrain/terrain.ts';

/** One height of standing surfaces. What lies up to 3 mm below helps to carry a base there; the lowest is the table itself. */
export interface Level {
  /** Its height in mm; `to` is the same. */
  readonly from: number;
  readonly to: number;
  /** The surfaces at this very height. */
  readonly own: readonly TerrainSurface[];
  /** The surfaces that carry a base here: its own and those up to 3 mm lower. */
  readonly surfaces: readonly TerrainSurface[];
  /** The surfaces up to 3 mm higher: a base that touches one rests there. */
  readonly above: readonly TerrainSurface[];
  /** The rims of the joined surfaces; null where the table carries as well. */
  readonly rim: Clearance | null;
}

const known = new WeakMap<Terrain, readonly Level[]>();

/** All levels of a terrain, lowest first. The first is the table. */
export function levelsOf(terrain: Terrain): readonly Level[] {
  let levels = known.get(terrain);
  if (!levels) known.set(terrain, (levels = buildLevels(terrain)));
  return levels;
}

function buildLevels(terrain: Terrain): readonly Level[] {
  const heights = [...new Set([0, ...terrain.surfaces.map(({ y }) => y)])].filter((y) => y >= 0).sort((a, b) => a - b);
  return heights.map((y) => {
    const surfaces = terrain.surfaces.filter((one) => one.y <= y && y - one.y <= FLUSH);
    return {
      from: y,
      to: y,
      own: surfaces.filter((one) => one.y === y),
      surfaces,
      above: terrain.surfaces.filter((one) => one.y > y && one.y - y <= FLUSH),
      rim: y <= FLUSH ? null : rimOf(terrain, surfaces),
    };
  });
}

/** The height of a level, where a base rests on it: it touches the level, nothing up to 3 mm higher, and is fully carried. Else NaN. */
export function restOn(level: Level, x: number, z: number, radius: number): number {
  const { from, surfaces, above, rim } = level;
  if (!meets(level, x, z, radius) || touches(above, x, z, radius)) return NaN;
  if (rim !== null && !(isClear(rim, x, z, radius - EPSILON) && covered(surfaces, rim, x, z))) return NaN;
  return from;
}

/** Whether a base may rest on a level somewhere within `spare` mm of a place; false is proven. */
export function mightRest(level: Level, x: number, z: number, radius: number, spare: number): boolean {
  const { surfaces, above, rim } = level;
  if (!meets(level, x, z, radius + spare) || touches(above, x, z, radius - spare)) return false;
  if (rim === null) return true;
  const small = radius - EPSILON - spare;
  return (small <= 0 || isClear(rim, x, z, small)) && touches(surfaces, x, z, spare + SUPPORT_SEAM + 2 * EPSILON);
}

/** The level nearest to a height, 0.1 mm off at the most, or null. */
export function levelAt(levels: readonly Level[], y: number): Level | null {
  let best: Level | null = null;
  for (const level of levels) if (Math.abs(y - level.from) <= (best ? Math.abs(y - best.from) : EPSILON)) best = level;
  return best;
}

/** Whether a base shares more than a touch, in plan, with a surface of this very height. The table is met everywhere. */
export const meets = ({ from, own }: Level, x: number, z: number, radius: number): boolean => from === 0 || touches(own, x, z, radius);

function touches(surfaces: readonly TerrainSurface[], x: number, z: number, radius: number): boolean {
  for (const { box, edges } of surfaces) if (nearBox(box, x, z, radius) && discMeets(edges, x, z, radius)) return true;
  return false;
}

function onAny(surfaces: readonly TerrainSurface[], x: number, z: number): boolean {
  for (const { box, edges } of surfaces) if (nearBox(box, x, z, 0) && holds(edges, x, z)) return true;
  return false;
}

/** Whether a place lies on a surface or in a closed seam: off all surfaces, with one nearby whose border there is no rim. */
function covered(surfaces: readonly TerrainSurface[], rim: Clearance, x: number, z: number): boolean {
  if (onAny(surfaces, x, z)) return true;
  const near = surfaces.some(({ box, edges }) => nearBox(box, x, z, SUPPORT_SEAM) && distanceToEdges(edges, x, z) <= SUPPORT_SEAM);
  return near && isClear(rim, x, z, SUPPORT_SEAM + EPSILON);
}

/** A hair's breadth, mm: to look to either side of an edge. */
const HAIR = 0.02;

function rimOf(terrain: Terrain, surfaces: readonly TerrainSurface[]): Clearance {
  const list = new ShapeList();
  for (const { edges, part } of surfaces) {
    for (let i = 0; i < edges.length; i += 4) {
      const [x0, z0, x1, z1] = [edges[i]!, edges[i + 1]!, edges[i + 2]!, edges[i + 3]!];
      const [dx, dz] = [x1 - x0, z1 - z0];
      const long = Math.sqrt(dx * dx + dz * dz);
      if (long < 1e-6) continue;
      const near = surfaces.filter(
        ({ box }) =>
          Math.max(x0, x1) + 2 >= box.minX && Math.min(x0, x1) - 2 <= box.maxX && Math.max(z0, z1) + 2 >= box.minZ && Math.min(z0, z1) - 2 <= box.maxZ,
      );
      const cuts = cutsOf(near, x0, z0, dx, dz, long);
      for (let k = 0; k + 1 < cuts.length; k++) {
        const [from, to] = [cuts[k]!, cuts[k + 1]!];
        if ((to - from) * long < HAIR) continue;
        const t = (from + to) / 2;
        const [mx, mz] = [x0 + dx * t, z0 + dz * t];
        const goesOn = (nx: number, nz: number): boolean => [HAIR, SUPPORT_SEAM].some((by) => onAny(near, mx + nx * by, mz + nz * by));
        if (goesOn(-dz / long, dx / long) && goesOn(dz / long, -dx / long)) continue;
        list.add([x0 + dx * from, z0 + dz * from, x0 + dx * to, z0 + dz * to], 4, part);
      }
    }
  }
  return clearanceOf(terrain.half, list.shapes());
}

/**
 * Where an edge must be cut so that each piece is rim or not as a whole: where others cross it, or the lines beside it at the
 * width of a seam, and at their corners close to it. Shares from 0 to 1, rising.
 */
function cutsOf(surfaces: readonly TerrainSurface[], x0: number, z0: number, dx: number, dz: number, long: number): readonly number[] {
  const cuts = [0, 1];
  const add = (t: number): void => void (t > 0 && t < 1 && cuts.push(t));
  for (const { edges } of surfaces) {
    for (let i = 0; i < edges.length; i += 4) {
      const [ax, az, bx, bz] = [edges[i]! - x0, edges[i + 1]! - z0, edges[i + 2]! - x0, edges[i + 3]! - z0];
      const sa = (dx * az - dz * ax) / long;
      const sb = (dx * bz - dz * bx) / long;
      if ((sa > 2 && sb > 2) || (sa < -2 && sb < -2)) continue;
      const ta = (dx * ax + dz * az) / (long * long);
      const tb = (dx * bx + dz * bz) / (long * long);
      if (Math.abs(sa) <= 2 * SUPPORT_SEAM) add(ta);
      for (const side of [-SUPPORT_SEAM, -HAIR, HAIR, SUPPORT_SEAM]) if (sa > side !== sb > side) add(ta + ((sa - side) / (sa - sb)) * (tb - ta));
    }
  }
  return cuts.sort((a, b) => a - b);
}
