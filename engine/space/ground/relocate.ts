/** Where a token lies that terrain covers, and whether terrain may stand over it (SP-FIELD-04, SP-FIELD-05). */
import { onTable } from './ground.ts';
import { levelsOf, meets, restOn } from './level.ts';
import { keptFor } from './kept.ts';
import { inTheWay, type Objection } from './objection.ts';
import { EPSILON, tenth } from '../../shape/point.ts';
import { discMeets } from '../plane/ring.ts';
import { BASE_THICKNESS, FLUSH } from '../plane/scale.ts';
import { obstacleAt, partsAround } from './slab.ts';
import type { Terrain, TerrainPart } from '../terrain/terrain.ts';

/** Places that are kept of a terrain: a mission lays a dozen objectives from either edge, and whoever looks for a free place asks about thousands once. */
const MOST = 2000;

/** Height in mm of the highest surface that holds a token of this radius completely and has nothing standing on it there; null where none does, not even the table. */
const heldAt = keptFor(MOST, (terrain, x, z, radius): number | null => {
  const levels = levelsOf(terrain);
  for (let i = levels.length - 1; i >= 0; i--) {
    const level = levels[i]!;
    // In the order of what each takes: how far a surface carries, last.
    if (!meets(level, x, z, radius) || obstacleAt(terrain, level.from, BASE_THICKNESS, x, z, radius - EPSILON) >= 0) continue;
    const y = restOn(level, x, z, radius);
    if (y === y) return tenth(y);
  }
  return null;
});

/** Height in mm where a token of this radius lies: on the highest surface that holds it, else on the table (SP-FIELD-04). */
export const restingPlace = (terrain: Terrain, x: number, z: number, radius: number): number => heldAt(terrain, x, z, radius) ?? 0;

const tops = new WeakMap<Terrain, number>();

/** The height in mm of the highest part. */
function highestOf(terrain: Terrain): number {
  let highest = tops.get(terrain);
  if (highest === undefined) tops.set(terrain, (highest = terrain.parts.reduce((most, { top }) => Math.max(most, top), 0)));
  return highest;
}

/** A part that covers a place, seen from above: matter more than 3 mm over the table, at any height; null where none does. */
const coverOver = keptFor(MOST, (terrain, x, z, radius): TerrainPart | null => {
  if (!partsAround(terrain, x, z, radius).some(({ top, edges }) => top > FLUSH && discMeets(edges, x, z, radius))) return null;
  return terrain.parts[obstacleAt(terrain, 0, highestOf(terrain), x, z, radius - EPSILON)] ?? null;
});

/**
 * Why a token of this radius may not lie at a place of this terrain, or null: it reaches over the table's edge (SP-MOVE-03), or
 * terrain covers it, in whole or in part, and no surface holds it completely; then that feature may not stand there (SP-FIELD-05).
 */
export function refuseToken(terrain: Terrain, x: number, z: number, radius: number): Objection | null {
  if (!onTable(terrain, x, z, radius)) return { why: 'offTable' };
  if ((heldAt(terrain, x, z, radius) ?? 0) > FLUSH) return null;
  const cover = coverOver(terrain, x, z, radius);
  return cover === null ? null : { why: 'tokenNotHeld', ...inTheWay(cover) };
}
