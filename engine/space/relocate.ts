/** Where a token goes that terrain covers (SP-FIELD-04, SP-FIELD-05). */
import type { Refusal } from '../core/script.ts';
import { levelsOf, meets, restOn } from './level.ts';
import { EPSILON, tenth } from './point.ts';
import { BASE_THICKNESS } from './scale.ts';
import { fits, slabAt } from './slab.ts';
import type { Terrain } from './terrain.ts';

/** Height in mm of the highest surface that holds a token of this radius completely and has nothing standing on it there; else 0. */
export function restingPlace(terrain: Terrain, x: number, z: number, radius: number): number {
  const levels = levelsOf(terrain);
  for (let i = levels.length - 1; i >= 0; i--) {
    const y = restOn(levels[i]!, x, z, radius);
    if (y === y && fits(slabAt(terrain, y, BASE_THICKNESS), x, z, radius - EPSILON)) return tenth(y);
  }
  return 0;
}

/** Why terrain may not stand as it does over a token: the token would hang over a surface's rim (SP-FIELD-05). */
export function refuseToken(terrain: Terrain, x: number, z: number, radius: number): Refusal | null {
  const resting = restingPlace(terrain, x, z, radius);
  const hangs = levelsOf(terrain).some((level) => level.from > resting + EPSILON && meets(level, x, z, radius));
  const free = fits(slabAt(terrain, resting, BASE_THICKNESS), x, z, radius - EPSILON);
  return hangs || !free ? { rule: 'SP-FIELD-05', why: 'tokenNotHeld' } : null;
}
