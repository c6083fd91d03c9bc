import type { Setup } from '../../core/rules.ts';
import type { Offered } from '../../host/offer.ts';
import type { Terrain } from '../../space/terrain/terrain.ts';
import { workshopOf } from '../workshop/index.ts';

/** A match of a system in which there is something to hide, as far as the game hides anything. Throws for a system that is not there. */
export function taintSetup(system: string, seed: number): { readonly offered: Offered; readonly setup: Setup; readonly terrain: Terrain } {
  const { offered, ground, secretive } = workshopOf(system);
  const terrain = ground.terrain();
  return { offered, terrain, setup: secretive(seed, ground.id, terrain) };
}
