/** Whether the places that a table names fit the missions of a match, as far as their number tells. It weighs nothing: New match asks it too. */
import type { PlacesFault } from '../../shape/demand.ts';
import { deploymentFault, objectiveFault, type NamedPlaces } from '../../space/terrain/named-places.ts';
import type { Mission } from '../game/game.ts';
import type { HouseRules } from '../state/setup.ts';
import { EDGES } from './edges.ts';

/** The house rules about places that a table names. */
export type NamedRules = Pick<HouseRules, 'tableObjectives' | 'tableDeployment'>;

/** What of the places that a table names does not fit these missions; null where everything does (SP-MISS-02, SP-DEPLOY-02). */
export function namedFault(named: NamedPlaces, { tableObjectives, tableDeployment }: NamedRules, missions: readonly Pick<Mission, 'objectives'>[]): PlacesFault | null {
  const counted = tableObjectives ? missions.map(({ objectives }) => objectiveFault(named, [objectives.length])).find((fault) => fault !== null) : undefined;
  return counted ?? (tableDeployment ? deploymentFault(named, EDGES.length) : null);
}
