import type { TableDemand } from '../shape/demand.ts';
import type { Terrain } from '../space/terrain/terrain.ts';
import { EDGES, objectivePlaces } from './board/battlefield.ts';
import { missions } from './missions/index.ts';
import { readSetup } from './state/setup.ts';
import { defaultSetup } from './team/teams.ts';

/** Radius of the base that most characters have (mm). */
const BASE = 20;
/** Characters of two squads, about. */
const FIGURES = 8;

/** What every mission asks of a table, with the First Player at either edge (SP-FIELD-02, SP-DEPLOY-02, SP-CLIMB). */
export function tableDemands(terrain: Terrain): readonly TableDemand[] {
  const { scale, houseRules } = readSetup(defaultSetup(terrain.id));
  const { ranges: [first, second], objective: radius, figureHeight: height, dash } = scale;
  const levels = { step: second, equalIsSame: houseRules.elevationEqualIsSame };
  const deployments = ([1, -1] as const).map((side, seat) => ({ seat, zone: { kind: 'strip', side, depth: second, levels } as const, figures: FIGURES }));
  return missions.flatMap((mission) => EDGES.map((edge): TableDemand => ({
    name: `${mission.name}, First Player at the ${edge === 1 ? 'near' : 'far'} edge`,
    body: { radius: BASE, height }, levels, climb: dash + 2 * BASE, reach: { ingress: first, objective: second },
    objectives: objectivePlaces(terrain, mission, edge, radius).map(({ id, at: { x, z } }) => ({ id, at: { x, z }, radius })), deployments,
  })));
}
