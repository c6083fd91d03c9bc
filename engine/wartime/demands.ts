import type { TableDemand } from '../shape/demand.ts';
import type { Terrain } from '../space/terrain/terrain.ts';
import { LEVELS } from './geometry-rules.ts';
import { defaultSetup, deploymentOf } from './setup.ts';

/** A soldier's base and the height it needs free (mm), and the characters of an army, about. */
const [BASE, HEIGHT, FIGURES] = [15, 32, 5];
const SEATS = [2, 3, 4, 5] as const;

/** What an adventure of two to five seats asks of a table: room near each seat's deployment point (WT-5.1). */
export function tableDemands(terrain: Terrain): readonly TableDemand[] {
  const { klik, deployRange } = defaultSetup(terrain.id);
  return SEATS.map((seats) => ({
    name: `Adventure of ${seats} seats`, body: { radius: BASE, height: HEIGHT }, levels: LEVELS, climb: 2 * klik, reach: { ingress: klik, objective: klik }, objectives: [],
    deployments: deploymentOf(seats, terrain.half).map(({ x, z }, seat) => ({
      seat, zone: { kind: 'near', of: { at: { x, y: 0, z }, radius: 0 }, range: deployRange, level: 'any', levels: LEVELS } as const, figures: FIGURES,
    })),
  }));
}
