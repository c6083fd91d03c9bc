/** Builds the shipped tables from their layouts; one that cannot be played on is refused. */
import { InputError } from '../../../engine/core/form.ts';
import { describePlaceFault } from '../../../engine/shatterpoint/board/battlefield.ts';
import { tableFaults } from '../../../engine/shatterpoint/system.ts';
import { Content } from '../../../engine/node/content.ts';
import { liesOnTable } from '../../../engine/space/ground/ingress.ts';
import type { TableFile } from '../../../engine/space/terrain/table.ts';
import { suits } from '../../../engine/space/terrain/suits.ts';
import { boardFaults } from '../check/squares.ts';
import { cantina } from './cantina.ts';
import { cargoHold } from './cargo-hold.ts';
import { chasm } from './chasm.ts';
import { corridors } from './corridors.ts';
import { depot } from './depot.ts';
import { dryDock } from './dry-dock.ts';
import { gantryYard } from './gantry-yard.ts';
import { hangar } from './hangar.ts';
import type { Layout } from './layout.ts';
import { landingShip } from './landing-ship.ts';
import { market } from './market.ts';
import { outpost } from './outpost.ts';
import { refinery } from './refinery.ts';
import { relay } from './relay.ts';
import { portTown } from './port-town.ts';
import { snowField } from './snow-field.ts';
import { tankFarm } from './tank-farm.ts';
import { threeDecks } from './three-decks.ts';
import { wreckYard } from './wreck-yard.ts';

export const layouts: readonly Layout[] = [
  landingShip, outpost, refinery, depot, relay, dryDock, threeDecks, wreckYard, tankFarm, snowField, portTown, cargoHold,
  hangar, corridors, market, chasm, cantina, gantryYard,
];

/** Why a table of the kept pieces cannot be played on, in words: a feature off the table, a missing piece, a ladder's end off the table, a place of a mission that terrain covers, a board of squares that cannot be walked over. Empty when it can. */
export async function faultsOf(table: TableFile, assets: string): Promise<readonly string[]> {
  try {
    const terrain = await new Content(assets).terrainOf(table);
    return [
      ...terrain.ingress.filter((point) => !liesOnTable(terrain, point)).map(({ id }) => `ingress point ${id} lies off the table`),
      ...(suits(table, 'shatterpoint') ? tableFaults(terrain).map(describePlaceFault) : []),
      ...(suits(table, 'miniatures') ? boardFaults(terrain) : []),
    ];
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return [error.message];
  }
}
