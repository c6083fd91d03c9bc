/** Whether the places that a table names fit the missions of a match, as far as their number tells. It weighs nothing: New match asks it too. */
import type { PlacesFault } from '../../shape/demand.ts';
import { deploymentFault, objectiveFault, soughtIn, type NamedPlaces } from '../../space/terrain/named-places.ts';
import type { Mission } from '../game/game.ts';
import type { HouseRules } from '../state/setup.ts';
import { EDGES } from './edges.ts';

/** The house rules about places that a table names. */
export type NamedRules = Pick<HouseRules, 'tableObjectives' | 'tableDeployment'>;

/** The places that a table names for a mission (SP-MISS-02, house rule `tableObjectives`). */
export const namedFor = (named: NamedPlaces, { id }: Pick<Mission, 'id'>): NamedPlaces['objectives'] => soughtIn(named, `shatterpoint/${id}`);

/** Whether a table names a mission's objectives in another number than it lays. */
export const countFault = (named: NamedPlaces, mission: Pick<Mission, 'id' | 'objectives'>): PlacesFault | null =>
  objectiveFault({ objectives: namedFor(named, mission) }, [mission.objectives.length]);

/** What of the places that a table names does not fit these missions; null where everything does (SP-MISS-02, SP-DEPLOY-02). */
export function namedFault(named: NamedPlaces, { tableObjectives, tableDeployment }: NamedRules, missions: readonly Pick<Mission, 'id' | 'objectives'>[]): PlacesFault | null {
  const counted = tableObjectives ? missions.map((mission) => countFault(named, mission)).find((fault) => fault !== null) : undefined;
  return counted ?? (tableDeployment ? deploymentFault(named, EDGES.length) : null);
}
