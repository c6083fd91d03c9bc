/** Whether an adventure can be played with the outlines that its table draws (house rule `tableDeployment`). */
import { InputError } from '../core/form.ts';
import type { PlacesFault } from '../shape/demand.ts';
import { roomFault } from '../space/move/room.ts';
import { deploymentFault, describePlacesFault, NO_PLACES, outlineOf } from '../space/terrain/named-places.ts';
import type { Terrain } from '../space/terrain/terrain.ts';
import type { CharacterCard } from './archetype.ts';
import { LEVELS } from './geometry-rules.ts';
import type { WartimeSetup } from './setup.ts';

/** Throws `InputError` naming the seat that has no outline, or whose army finds no room in it (WT-5.1). */
export function checkOutlines(setup: WartimeSetup, terrain: Terrain, cards: ReadonlyMap<string, Pick<CharacterCard, 'base' | 'height'>>): void {
  const fault = deploymentFault(terrain.named ?? NO_PLACES, setup.teams.length) ?? crowded(setup, terrain, cards);
  if (fault !== null) throw new InputError('setup', `tableDeployment: table "${setup.table}", ${describePlacesFault(fault)}`);
}

function crowded({ teams }: WartimeSetup, terrain: Terrain, cards: ReadonlyMap<string, Pick<CharacterCard, 'base' | 'height'>>): PlacesFault | null {
  for (const [seat, { figures }] of teams.entries()) {
    const bodies = figures.map((id) => ({ radius: cards.get(id)!.base / 2, height: cards.get(id)!.height }));
    const fault = roomFault(terrain, outlineOf(terrain.named ?? NO_PLACES, seat), LEVELS, seat, bodies);
    if (fault !== null) return fault;
  }
  return null;
}
