import type { DeploymentDemand, TableDemand } from '../shape/demand.ts';
import { deploymentFault, NO_PLACES } from '../space/terrain/named-places.ts';
import type { Terrain } from '../space/terrain/terrain.ts';
import { defaultSetup } from './setup.ts';
import { SIDES } from './squad.ts';

/** Height that a figure needs free (mm), and figures of a squad, about. */
const [HEIGHT, FIGURES] = [32, 10];
/** Squares around an outline that has no room for all: who does not fit stands there (SWM-3.2, SWM-3.6). */
const BESIDE = 2;
/** Nobody leaves the level of a square but by a way (mm). */
const levels = { step: 10, equalIsSame: true } as const;

/** What a skirmish asks of a table: both zones along its edges (SWM-3.6, SWM-AMB-02); then, where the table outlines deployments, those. */
export function tableDemands(terrain: Terrain): readonly TableDemand[] {
  const { square, deployRows } = defaultSetup(terrain.id);
  const common = { body: { radius: square / 2, height: HEIGHT }, levels, climb: 0, reach: { ingress: square, objective: square }, objectives: [] };
  const along = ([1, -1] as const).map((side, seat): DeploymentDemand => ({ seat, zone: { kind: 'strip', side, depth: deployRows * square, levels }, figures: FIGURES }));
  const printed = [{ name: 'Skirmish', ...common, deployments: along }];
  const { named = NO_PLACES } = terrain;
  if (named.deployment.length === 0) return printed;
  const missing = deploymentFault(named, SIDES.length);
  const outlined = named.deployment.filter(({ seat }) => seat < SIDES.length);
  return [...printed, {
    name: 'Skirmish with the places of the table', ...common, faults: missing === null ? [] : [missing],
    deployments: outlined.map(({ seat, outline }): DeploymentDemand => ({ seat, zone: { kind: 'outline', outline, over: BESIDE * square, levels }, figures: FIGURES })),
  }];
}
