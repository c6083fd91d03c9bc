/** Whether a table has what a match asks of it: objectives that can be fought over, and room to deploy. */
import type { PlaceRequest } from '../../core/script.ts';
import { foundIn, InParts, type Steps } from '../../core/steps.ts';
import type { DeploymentDemand, PlacesFault, SoughtPlace, TableDemand } from '../../shape/demand.ts';
import { EPSILON, planDistance, type Point } from '../../shape/point.ts';
import { refuseToken, restingPlace } from '../ground/relocate.ts';
import { fieldOf } from '../move/zone-field.ts';
import { elevation } from '../plane/measure.ts';
import type { Terrain } from '../terrain/terrain.ts';
import { roomFindings } from './even.ts';
import { finding, type Finding } from './finding.ts';
import { crampedPlace } from './leaders.ts';
import { rowsOf } from './rows.ts';
import { CELL, reachedClimbing, stepsFrom, type Walk } from './walk.ts';

/** One side's way to all objectives may be so much longer than the other's, in percent. */
export const UNEVEN = 25;

/** Places where a seat's figures may deploy, as numbers of a walk's places; the zone answers for each of them. */
function deployedAt(terrain: Terrain, { body }: Pick<TableDemand, 'body'>, { zone }: DeploymentDemand, { places }: Walk): readonly number[] {
  const number = new Map(places.map(({ x, y, z }, i) => [`${x} ${y} ${z}`, i]));
  const request: PlaceRequest = { kind: 'place', seat: 0, ask: 'deploy', about: {}, figure: 'anybody', body: { at: { x: 0, y: 0, z: 0 }, ...body }, others: [], zone, optional: false };
  return fieldOf(terrain, request, CELL).cells.flatMap(({ x, y, z }) => number.get(`${x} ${y} ${z}`) ?? []);
}

/** Where those deploy who play, and how far they get, as numbers of a walk's places. */
export interface Camp {
  readonly walk: Walk;
  /** For each deployment the places where it may deploy. */
  readonly homes: readonly (readonly number[])[];
  /** For each a place where whoever deploys first leaves no room for those who follow; null where none is found. */
  readonly cramped: readonly (Point | null)[];
  /** For each the steps from there. */
  readonly far: readonly Int32Array[];
  /** 1 where somebody gets who climbs as well. */
  readonly reached: Uint8Array;
}

/** A deployment a step, and a place at which it is looked for followers. */
export function* campOf(terrain: Terrain, demand: TableDemand, walk: Walk): Steps<Camp> {
  const parts = new InParts(2 * demand.deployments.length);
  const homes = yield* parts.part(demand.deployments.length, foundIn(demand.deployments, (one) => [deployedAt(terrain, demand, one, walk)]));
  const cramped: (Point | null)[] = [];
  for (const [i, one] of demand.deployments.entries()) {
    cramped.push(yield* parts.part(1, crampedPlace(terrain, demand, one, homes[i]!.map((place) => walk.places[place]!), walk.places)));
  }
  return { walk, homes, cramped, far: homes.map((home) => stepsFrom(walk.steps, home)), reached: reachedClimbing(walk, homes.flat(), demand.climb) };
}

/** What stands in the way of one match. */
export function demandFindings(terrain: Terrain, demand: TableDemand, { walk, homes, cramped, far, reached }: Camp): readonly Finding[] {
  const { name: match, objectives, deployments } = demand;
  const leaders = cramped.flatMap((at, i) => {
    const { seat, followers } = deployments[i]!;
    return at === null ? [] : [finding('note', 'deploymentFollowers', { match, at, about: { seat, count: followers!.count, x: Math.round(at.x), z: Math.round(at.z) } })];
  });
  const beside = objectives.map((objective) => besideOf(terrain, demand, objective, walk));
  const laid = objectives.flatMap((objective, i) => {
    const wrong = tokenFinding(terrain, objective, match);
    if (wrong !== null) return [wrong];
    if (homes.flat().length === 0 || beside[i]!.some((place) => reached[place] === 1)) return [];
    return [finding('error', 'objectiveUnreached', { match, id: objective.id, at: placeOf(terrain, objective) })];
  });
  return [
    ...namedFindings(demand), ...roomFindings(demand, walk.places, homes, far),
    ...leaders, ...laid, ...uneven(demand, far, beside),
  ];
}

/** Of two sides of one match the one whose way to all objectives together is much longer. */
export const unevenFindings = (terrain: Terrain, demand: TableDemand, { walk, far }: Camp): readonly Finding[] =>
  uneven(demand, far, demand.objectives.map((objective) => besideOf(terrain, demand, objective, walk)));


/** What stands in the way of one match on ground that nobody walked over. */
export const unwalkedFindings = (terrain: Terrain, demand: TableDemand): readonly Finding[] =>
  [...namedFindings(demand), ...demand.objectives.flatMap((objective) => tokenFinding(terrain, objective, demand.name) ?? [])];

const namedFindings = ({ name, faults = [] }: TableDemand): readonly Finding[] => faults.flatMap((fault) => namedFinding(fault, name) ?? []);

/** That a match cannot be played with the places that the table names: no error, since it is played with others. Objectives may be there for other missions. */
function namedFinding(fault: PlacesFault, match: string): Finding | null {
  switch (fault.why) {
    case 'objectiveCount': return finding('note', 'objectiveCount', { match, about: { count: fault.count, needed: fault.needed.join(', ') } });
    case 'deploymentMissing': return finding('warning', 'deploymentMissing', { match, about: { seat: fault.seat } });
    case 'deploymentCrosses': return null; // said of the table itself, with what mends it
    case 'deploymentRoom': return finding('warning', 'deploymentCrowded', { match, about: { seat: fault.seat, room: fault.room, figures: fault.figures } });
    default: return fault satisfies never;
  }
}

/** A token as most games have it: half an inch (mm). */
export const TOKEN = 12.7;

const placeOf = (terrain: Terrain, { at: { x, z }, radius }: SoughtPlace): Point => ({ x, y: restingPlace(terrain, x, z, radius), z });

/** Why a token may not lie at an objective's place. */
export function tokenFinding(terrain: Terrain, objective: SoughtPlace, match: string | null): Finding | null {
  const { id, at: { x, z }, radius } = objective;
  const objection = refuseToken(terrain, x, z, radius);
  if (objection === null) return null;
  const at = { x, y: 0, z };
  const fix = match === null ? { kind: 'drop', from: 'objectives', id } as const : null;
  if (objection.why === 'offTable') return finding('error', 'objectiveOffTable', { match, id, at, fix });
  const { feature, piece, part } = objection.detail ?? {};
  return finding('error', 'objectiveInTerrain', { match, id, at, feature: String(feature), about: { piece: piece ?? '', part: part ?? '' }, fix: fix ?? { kind: 'remove', features: [String(feature)] } });
}

/** Places from which an objective is fought for. */
export function besideOf(terrain: Terrain, { body, levels, reach }: TableDemand, objective: SoughtPlace, { places }: Walk): readonly number[] {
  const at = placeOf(terrain, objective);
  const far = objective.radius + body.radius + reach.objective + EPSILON;
  return rowsOf(places).near(at, far, (one) => planDistance(one, at) <= far && elevation(one.y, at.y, levels) === 'same');
}

/** The fewest steps to one of some places; infinite where none is got to. */
export const nearest = (far: Int32Array, near: readonly number[]): number => Math.min(...near.map((place) => (far[place]! < 0 ? Infinity : far[place]!)));

/** How much longer the longer of two ways is, in percent; null where one of them leads nowhere, or is none. */
export const longer = (a: number, b: number): number | null =>
  (!Number.isFinite(a + b) || Math.min(a, b) === 0 ? null : Math.round((100 * Math.abs(a - b)) / Math.min(a, b)));

/** Of two sides the one whose way to all objectives together is much longer. */
function uneven({ name: match, deployments, objectives }: TableDemand, ways: readonly Int32Array[], beside: readonly (readonly number[])[]): Finding[] {
  if (deployments.length !== 2 || objectives.length === 0) return [];
  const [a, b] = ways.map((far) => beside.reduce((sum, near) => sum + nearest(far, near), 0)) as [number, number];
  const share = longer(a, b);
  return share === null || share <= UNEVEN ? [] : [finding('warning', 'objectiveUneven', { match, about: { seat: deployments[a > b ? 0 : 1]!.seat, share } })];
}
