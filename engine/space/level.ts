/** Heights where a base can rest: surfaces joined into levels, with the rims over which a base may not hang (SP-MOVE-07, AMB-11). */
import { type Clearance, clearanceOf, isClear, ShapeList } from './clearance.ts';
import { EPSILON } from './point.ts';
import { discMeets, holds, nearBox } from './ring.ts';
import { FLUSH, SUPPORT_SEAM } from './scale.ts';
import type { Terrain, TerrainSurface } from './terrain.ts';

/** Surfaces within 3 mm of height; together they carry a base. The lowest level includes the table itself. */
export interface Level {
  /** Its lowest surface, in mm. */
  readonly from: number;
  /** Its highest surface, in mm. */
  readonly to: number;
  readonly surfaces: readonly TerrainSurface[];
  /** The rims of the joined surfaces; null for the table's own level. */
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
  const groups: { from: number; surfaces: TerrainSurface[] }[] = [{ from: 0, surfaces: [] }];
  for (const surface of [...terrain.surfaces].sort((a, b) => a.y - b.y)) {
    const last = groups[groups.length - 1]!;
    if (surface.y - last.from <= FLUSH) last.surfaces.push(surface);
    else groups.push({ from: surface.y, surfaces: [surface] });
  }
  return groups.map(({ from, surfaces }, i) => ({
    from,
    to: surfaces.reduce((top, { y }) => Math.max(top, y), from),
    surfaces,
    rim: i === 0 ? null : rimOf(terrain, surfaces),
  }));
}

/** The height at which a base rests on a level: that of the highest surface it touches. NaN when it is not fully carried. */
export function restOn({ from, surfaces, rim }: Level, x: number, z: number, radius: number): number {
  if (rim !== null && !(covered(surfaces, x, z) && isClear(rim, x, z, radius - EPSILON))) return NaN;
  let y = rim === null ? from : -Infinity;
  for (const surface of surfaces) {
    if (surface.y > y && nearBox(surface.box, x, z, radius) && discMeets(surface.edges, x, z, radius)) y = surface.y;
  }
  return y === -Infinity ? from : y;
}

/** Whether a base shares more than a touch, in plan, with any surface of a level. The table's level is met everywhere. */
export const meets = ({ surfaces, rim }: Level, x: number, z: number, radius: number): boolean =>
  rim === null || surfaces.some(({ box, edges }) => nearBox(box, x, z, radius) && discMeets(edges, x, z, radius));

function onAny(surfaces: readonly TerrainSurface[], x: number, z: number): boolean {
  for (const { box, edges } of surfaces) if (nearBox(box, x, z, 0) && holds(edges, x, z)) return true;
  return false;
}

/** Whether a place lies on a surface or in a closed seam between two. */
function covered(surfaces: readonly TerrainSurface[], x: number, z: number): boolean {
  if (onAny(surfaces, x, z)) return true;
  const s = SUPPORT_SEAM;
  return (onAny(surfaces, x + s, z) && onAny(surfaces, x - s, z)) || (onAny(surfaces, x, z + s) && onAny(surfaces, x, z - s));
}

function rimOf(terrain: Terrain, surfaces: readonly TerrainSurface[]): Clearance {
  const list = new ShapeList();
  for (const { edges, part } of surfaces) {
    for (let i = 0; i < edges.length; i += 4) {
      const [x0, z0, x1, z1] = [edges[i]!, edges[i + 1]!, edges[i + 2]!, edges[i + 3]!];
      const [dx, dz] = [x1 - x0, z1 - z0];
      const long = Math.sqrt(dx * dx + dz * dz);
      if (long < 1e-6) continue;
      const cuts = cutsOf(surfaces, x0, z0, dx, dz, long);
      for (let k = 0; k + 1 < cuts.length; k++) {
        const [from, to] = [cuts[k]!, cuts[k + 1]!];
        if ((to - from) * long < 0.05) continue;
        const t = (from + to) / 2;
        const [mx, mz] = [x0 + dx * t, z0 + dz * t];
        const [nx, nz] = [(-dz / long) * SUPPORT_SEAM, (dx / long) * SUPPORT_SEAM];
        if (onAny(surfaces, mx + nx, mz + nz) && onAny(surfaces, mx - nx, mz - nz)) continue;
        list.add([x0 + dx * from, z0 + dz * from, x0 + dx * to, z0 + dz * to], 4, part);
      }
    }
  }
  return clearanceOf(terrain.half, list.shapes());
}

/** Where an edge must be cut so that each piece is rim or not as a whole: at crossings and at corners of others close to it. Shares from 0 to 1, rising. */
function cutsOf(surfaces: readonly TerrainSurface[], x0: number, z0: number, dx: number, dz: number, long: number): readonly number[] {
  const cuts = [0, 1];
  const add = (t: number): void => void (t > 0 && t < 1 && cuts.push(t));
  for (const { edges } of surfaces) {
    for (let i = 0; i < edges.length; i += 4) {
      const sa = (dx * (edges[i + 1]! - z0) - dz * (edges[i]! - x0)) / long;
      const sb = (dx * (edges[i + 3]! - z0) - dz * (edges[i + 2]! - x0)) / long;
      const ta = (dx * (edges[i]! - x0) + dz * (edges[i + 1]! - z0)) / (long * long);
      if (Math.abs(sa) <= 2 * SUPPORT_SEAM) add(ta);
      if (sa > 0 !== sb > 0) add(ta + (sa / (sa - sb)) * ((dx * (edges[i + 2]! - x0) + dz * (edges[i + 3]! - z0)) / (long * long) - ta));
    }
  }
  return cuts.sort((a, b) => a - b);
}
