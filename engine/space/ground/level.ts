/** Heights where a base can rest: surfaces joined in levels, with the rims over which a base may not hang (SP-MOVE-07, AMB-11). */
import { EPSILON } from '../../shape/point.ts';
import { discMeets, distanceToEdges, nearBox } from '../plane/ring.ts';
import { FLUSH, SUPPORT_SEAM } from '../plane/scale.ts';
import { onAny, Rim } from './rim.ts';
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
  readonly rim: Rim | null;
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
  const between = surfacesBetween(terrain);
  return heights.map((y) => {
    const surfaces = between((one) => one <= y && y - one <= FLUSH, y - FLUSH);
    return {
      from: y,
      to: y,
      own: surfaces.filter((one) => one.y === y),
      surfaces,
      above: between((one) => one > y && one - y <= FLUSH, y),
      rim: y <= FLUSH ? null : new Rim(terrain.half, surfaces),
    };
  });
}

/** Finds surfaces by their height, in the order of the terrain, without a look at all of them: those that `isMeant`, which begin near `from`. */
function surfacesBetween({ surfaces }: Terrain): (isMeant: (y: number) => boolean, from: number) => readonly TerrainSurface[] {
  const rising = surfaces.map((surface, order) => ({ surface, order })).sort((a, b) => a.surface.y - b.surface.y);
  return (isMeant, from) => {
    let [low, high] = [0, rising.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (rising[middle]!.surface.y < from - EPSILON) low = middle + 1;
      else high = middle;
    }
    const found: typeof rising = [];
    for (let i = low; i < rising.length && rising[i]!.surface.y <= from + 2 * FLUSH; i++) if (isMeant(rising[i]!.surface.y)) found.push(rising[i]!);
    return found.sort((a, b) => a.order - b.order).map(({ surface }) => surface);
  };
}

/** The height of a level, where a base rests on it: it touches the level, nothing up to 3 mm higher, and is fully carried. Else NaN. */
export function restOn(level: Level, x: number, z: number, radius: number): number {
  const { from, surfaces, above, rim } = level;
  if (!meets(level, x, z, radius) || touches(above, x, z, radius)) return NaN;
  if (rim !== null && !(rim.isClear(x, z, radius - EPSILON) && covered(surfaces, rim, x, z))) return NaN;
  return from;
}

/** Whether a base may rest on a level somewhere within `spare` mm of a place; false is proven. */
export function mightRest(level: Level, x: number, z: number, radius: number, spare: number): boolean {
  const { surfaces, above, rim } = level;
  if (!meets(level, x, z, radius + spare) || touches(above, x, z, radius - spare)) return false;
  if (rim === null) return true;
  const small = radius - EPSILON - spare;
  return (small <= 0 || rim.isClear(x, z, small)) && touches(surfaces, x, z, spare + SUPPORT_SEAM + 2 * EPSILON);
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

/** Whether a place lies on a surface or in a closed seam: off all surfaces, with one nearby whose border there is no rim. */
function covered(surfaces: readonly TerrainSurface[], rim: Rim, x: number, z: number): boolean {
  if (onAny(surfaces, x, z)) return true;
  const near = surfaces.some(({ box, edges }) => nearBox(box, x, z, SUPPORT_SEAM) && distanceToEdges(edges, x, z) <= SUPPORT_SEAM);
  return near && rim.isClear(x, z, SUPPORT_SEAM + EPSILON);
}
