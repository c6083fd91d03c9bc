import type { DeploymentDemand, TableDemand } from '../shape/demand.ts';
import { deploymentFault, NO_PLACES } from '../space/terrain/named-places.ts';
import type { Terrain } from '../space/terrain/terrain.ts';
import { LEVELS } from './geometry-rules.ts';
import { defaultSetup, deploymentOf } from './setup.ts';

/** A soldier's base and the height it needs free (mm), and the characters of an army, about. */
const [BASE, HEIGHT, FIGURES] = [16, 32, 5];
const SEATS = [2, 3, 4, 5] as const;

/** What an adventure of two to five seats asks of a table: room near each seat's deployment point (WT-5.1); then, where the table outlines deployments, room in those. */
export function tableDemands(terrain: Terrain): readonly TableDemand[] {
  const { klik, deployRange } = defaultSetup(terrain.id);
  const common = { body: { radius: BASE, height: HEIGHT }, levels: LEVELS, climb: 2 * klik, reach: { ingress: klik, objective: klik }, objectives: [] };
  const pointed = SEATS.map((seats): TableDemand => ({
    name: `Adventure of ${seats} seats`, ...common,
    deployments: deploymentOf(seats, terrain.half).map(({ x, z }, seat): DeploymentDemand => ({
      seat, zone: { kind: 'near', of: { at: { x, y: 0, z }, radius: 0 }, range: deployRange, level: 'any', levels: LEVELS }, figures: FIGURES,
    })),
  }));
  const { named = NO_PLACES } = terrain;
  if (named.deployment.length === 0) return pointed;
  const seats = Math.max(SEATS[0], ...named.deployment.map(({ seat }) => seat + 1));
  const missing = deploymentFault(named, seats);
  return [...pointed, {
    name: `Adventure of ${seats} seats with the places of the table`, ...common, faults: missing === null ? [] : [missing],
    deployments: named.deployment.map(({ seat, outline }): DeploymentDemand => ({ seat, zone: { kind: 'outline', outline, over: 0, levels: LEVELS }, figures: FIGURES })),
  }];
}
