import type { DeploymentDemand, TableDemand } from '../shape/demand.ts';
import { deploymentFault, NO_PLACES, objectiveFault } from '../space/terrain/named-places.ts';
import type { Terrain } from '../space/terrain/terrain.ts';
import { BATTLEFIELD } from './board/geometry-rules.ts';
import { objectivePlaces } from './board/battlefield.ts';
import { EDGES } from './board/edges.ts';
import { countFault, namedFor } from './board/named-fault.ts';
import { missions } from './missions/index.ts';
import { readSetup } from './state/setup.ts';
import { defaultSetup } from './team/teams.ts';

/** Radius of the base that most characters have (mm). */
const BASE = 20;
/** Characters of two squads, about. */
const FIGURES = 8;
/** Those of a squad who deploy near its Primary (SP-DEPLOY-03). */
const FOLLOWERS = 3;
/** Primaries of a side: nobody else must stand in an outline. */
const PRIMARIES = 2;

/**
 * What every mission asks of a table, with the First Player at either edge (SP-FIELD-01, SP-FIELD-02, SP-DEPLOY-02, SP-CLIMB); then, where the table names places,
 * what missions ask that are played with them.
 */
export function tableDemands(terrain: Terrain): readonly TableDemand[] {
  const { scale, houseRules } = readSetup(defaultSetup(terrain.id));
  const { ranges: [first, second], objective: radius, figureHeight: height, dash } = scale;
  const levels = { step: second, equalIsSame: houseRules.elevationEqualIsSame };
  const common = { body: { radius: BASE, height }, levels, climb: dash + 2 * BASE, reach: { ingress: first, objective: second }, board: { system: 'shatterpoint', size: BATTLEFIELD } };
  const followers = { count: FOLLOWERS, range: first };
  const deployments = ([1, -1] as const).map((side, seat): DeploymentDemand => ({ seat, zone: { kind: 'strip', side, depth: second, levels }, figures: FIGURES, followers }));
  const printed = missions.flatMap((mission) => EDGES.map((edge): TableDemand => ({
    name: `${mission.name}, First Player at the ${edge === 1 ? 'near' : 'far'} edge`, ...common, deployments,
    objectives: objectivePlaces(terrain, mission, edge, radius).map(({ id, at: { x, z } }) => ({ id, at: { x, z }, radius })),
  })));
  const { named = NO_PLACES } = terrain;
  if (named === NO_PLACES) return printed;
  const outlined = named.deployment.map(({ seat, outline }): DeploymentDemand => ({ seat, zone: { kind: 'outline', outline, over: 0, levels }, figures: PRIMARIES, followers }));
  const faults = [
    named.objectives.length === 0 ? null : objectiveFault(named, [...new Set(missions.map(({ objectives }) => objectives.length))].sort((a, b) => a - b)),
    outlined.length === 0 ? null : deploymentFault(named, EDGES.length),
  ].filter((fault) => fault !== null);
  const own = { ...common, deployments: outlined.length === 0 ? deployments : outlined.filter(({ seat }) => seat < EDGES.length) };
  const sought = (objectives: typeof named.objectives): TableDemand['objectives'] => objectives.map(({ id, at }) => ({ id, at, radius }));
  const laidOut = missions.filter(({ id }) => named.layouts?.some(({ mission }) => mission === `shatterpoint/${id}`)).map((mission): TableDemand => ({
    name: `${mission.name} with the places of the table`, ...own, objectives: sought(namedFor(named, mission)), faults: [countFault(named, mission)].filter((fault) => fault !== null),
  }));
  if (named.objectives.length + named.deployment.length === 0) return [...printed, ...laidOut];
  return [...printed, { name: 'Missions with the places of the table', ...own, objectives: sought(named.objectives), faults }, ...laidOut];
}
