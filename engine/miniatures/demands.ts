import type { TableDemand } from '../shape/demand.ts';
import type { Terrain } from '../space/terrain/terrain.ts';
import { defaultSetup } from './setup.ts';

/** Height that a figure needs free (mm), and figures of a squad, about. */
const [HEIGHT, FIGURES] = [32, 10];
/** Nobody leaves the level of a square but by a way (mm). */
const levels = { step: 10, equalIsSame: true } as const;

/** What a skirmish asks of a table: both zones along its edges (SWM-3.6, SWM-AMB-02). */
export function tableDemands(terrain: Terrain): readonly TableDemand[] {
  const { square, deployRows } = defaultSetup(terrain.id);
  const deployments = ([1, -1] as const).map((side, seat) => ({ seat, zone: { kind: 'strip', side, depth: deployRows * square, levels } as const, figures: FIGURES }));
  return [{ name: 'Skirmish', body: { radius: square / 2, height: HEIGHT }, levels, climb: 0, reach: { ingress: square, objective: square }, objectives: [], deployments }];
}
