/** Everything that is found on a table whose pieces are all there, and what it is in numbers. */
import { foundIn, InParts, type Steps } from '../../core/steps.ts';
import type { TableDemand } from '../../shape/demand.ts';
import type { Point } from '../../shape/point.ts';
import { surveyOf, type Survey } from '../terrain/survey.ts';
import type { TableFile } from '../terrain/table.ts';
import type { Terrain } from '../terrain/terrain.ts';
import { campOf, demandFindings, unwalkedFindings, type Camp } from './demands.ts';
import { MOST_DRAWN } from './drawn.ts';
import { finding, worstFirst, type Finding } from './finding.ts';
import { surfaceFindings, wayFindings, waysOff } from './grounds.ts';
import { ownFindings, sizeFindings } from './outline.ts';
import { loneFindings, pieceFindings } from './pieces.ts';
import { sideFindings, sidesOf, type Sides } from './sides.ts';
import { walking, type Gait, type Walk } from './walk.ts';

/** What a table is, in numbers. */
export interface Measures extends Survey, Sides {
  readonly pieces: number;
  /** Different pieces: each is drawn at once, however often it stands. */
  readonly kinds: number;
  readonly triangles: number;
  /** Of the places where a base may stand, how many lie above the ground, in percent. */
  readonly height: number;
}

/** A base as most figures have it, of a system that asks for nothing (mm). */
export const ANYBODY: Gait =
  { body: { radius: 20, height: 32 }, levels: { step: 76.2, equalIsSame: true }, climb: 0, reach: { ingress: 25.4, objective: 25.4 } };
/** A table of which so few places in percent lie above the ground is flat. */
const FLAT = 4;

/** What is known of a terrain: it holds whatever places the table names, until a piece or a way of it is changed. */
export class Known {
  readonly terrain: Terrain;
  readonly #walks = new Map<string, Walk>();
  readonly #camps = new Map<string, Camp>();
  readonly #found = new Map<string, readonly Finding[]>();
  #sides: Sides | null = null;

  constructor(terrain: Terrain) {
    this.terrain = terrain;
  }

  walk(gait: Gait): Steps<Walk> {
    return once(this.#walks, gaitKey(gait), () => walking(this.terrain, gait));
  }

  *camp(demand: TableDemand): Steps<Camp> {
    const walk = yield* this.walk(demand);
    return yield* once(this.#camps, campKey(demand), () => campOf(this.terrain, demand, walk));
  }

  *sides(gait: Gait): Steps<Sides> {
    return (this.#sides ??= yield* sidesOf(this.terrain, gait, yield* this.walk(gait)));
  }

  /** The walk of a gait that was looked through. Throws where none was. */
  walked(gait: Gait): Walk {
    const walk = this.#walks.get(gaitKey(gait));
    if (walk === undefined) throw new Error('this gait was not walked');
    return walk;
  }

  /** Where those deploy of a match that was looked through, and how far they get; undefined where it was not. */
  camped(demand: TableDemand): Camp | undefined {
    return this.#camps.get(campKey(demand));
  }

  /** Places that somebody gets to who deploys as the first of these matches says; all places where there is none. */
  reached([demand]: readonly TableDemand[]): readonly Point[] {
    const camp = demand === undefined ? undefined : this.camped(demand);
    if (camp !== undefined) return camp.walk.places.filter((_, i) => camp.reached[i] === 1);
    const [walk] = this.#walks.values();
    return walk?.places ?? [];
  }

  found(what: string, steps: () => Steps<readonly Finding[]>): Steps<readonly Finding[]> {
    return once(this.#found, what, steps);
  }
}

function* once<T>(known: Map<string, T>, key: string, steps: () => Steps<T>): Steps<T> {
  let one = known.get(key);
  if (one === undefined) known.set(key, (one = yield* steps()));
  return one;
}

/** What was found. */
export interface Looked {
  /** The worst first. */
  readonly findings: readonly Finding[];
  readonly measures: Measures;
}

/** By what makes things differ one of each, in the order in which they come. */
function different<T>(things: readonly T[], keyOf: (thing: T) => string): ReadonlyMap<string, T> {
  const found = new Map<string, T>();
  for (const thing of things) if (!found.has(keyOf(thing))) found.set(keyOf(thing), thing);
  return found;
}

const gaitKey = ({ body, levels, climb, reach }: Gait): string => JSON.stringify([body, levels, climb, reach.ingress]);
const campKey = (demand: TableDemand): string => JSON.stringify([gaitKey(demand), demand.deployments]);
/** What parts of a check take beside each other, about. */
const WEIGHT = { walk: 8, camp: 3, sides: 4, pieces: 3, rest: 1 } as const;

/** Looks through a table. `known`: what is known of its terrain. */
export function* looking(table: TableFile, known: Known, demands: readonly TableDemand[]): Steps<Looked> {
  const { terrain } = known;
  const gait = demands[0] ?? ANYBODY;
  const gaits = different<Gait>([gait, ...demands], gaitKey);
  const camped = different(demands, campKey);
  const parts = new InParts(gaits.size * WEIGHT.walk + camped.size * WEIGHT.camp + WEIGHT.sides + WEIGHT.pieces + 3 * WEIGHT.rest);
  const standing = yield* parts.part(WEIGHT.pieces, known.found('pieces', () => pieceFindings(table, terrain)));
  for (const one of gaits.values()) yield* parts.part(WEIGHT.walk, known.walk(one));
  const camps = new Map<string, Camp>();
  for (const [key, one] of camped) camps.set(key, yield* parts.part(WEIGHT.camp, known.camp(one)));
  const campFor = (demand: TableDemand): Camp => camps.get(campKey(demand))!;
  const walk = yield* parts.part(0, known.walk(gait));
  const sides = yield* parts.part(WEIGHT.sides, known.sides(gait));
  const measures = { ...surveyOf(terrain), ...sides, ...sizeOf(table, terrain), height: heightOf(walk) };
  const first = demands[0];
  const from = first === undefined ? [] : campFor(first).homes.flat();
  const own = ownFindings(table, terrain);
  const surfaces = `surfaces ${first === undefined ? '' : campKey(first)}`;
  return {
    findings: worstFirst([
      ...standing,
      ...yield* parts.part(WEIGHT.rest, known.found('ways', () => wayFindings(terrain, gait, walk))),
      ...yield* parts.part(WEIGHT.rest, known.found(surfaces, () => surfaceFindings(terrain, gait, walk, from))),
      ...own,
      ...sizeFindings(table, demands),
      ...unsaid(yield* parts.part(WEIGHT.rest, foundIn(demands, (demand) => demandFindings(terrain, demand, campFor(demand)))), own),
      ...sideFindings(sides),
      ...budget(measures),
      ...(measures.height < FLAT ? [finding('note', 'flat', { about: { share: measures.height } })] : []),
    ]),
    measures,
  };
}

/**
 * Looks through a table without walking over it: how its pieces stand, what it names itself, and what matches lay on it. `isPlayed`: whether it has no more
 * pieces than are played on; of more it is not looked how far they stand into each other.
 */
export function* glancing(table: TableFile, terrain: Terrain, demands: readonly TableDemand[], isPlayed: boolean): Steps<readonly Finding[]> {
  const parts = new InParts(WEIGHT.pieces + WEIGHT.rest);
  const standing = yield* parts.part(WEIGHT.pieces, isPlayed ? pieceFindings(table, terrain) : loneFindings(table, terrain));
  const own = ownFindings(table, terrain);
  const laid = yield* parts.part(WEIGHT.rest, foundIn(demands, (demand) => unwalkedFindings(terrain, demand)));
  return worstFirst([...standing, ...waysOff(terrain), ...own, ...sizeFindings(table, demands), ...unsaid(laid, own), ...budget(sizeOf(table, terrain))]);
}

const heightOf = ({ places }: Walk): number => Math.round((100 * places.filter(({ y }) => y > 12).length) / Math.max(1, places.length));

function sizeOf({ features }: TableFile, { parts }: Terrain): Pick<Measures, 'pieces' | 'kinds' | 'triangles'> {
  const triangles = parts.reduce((sum, part) => sum + part.triangles.length / 3, 0);
  return { pieces: features.length, kinds: new Set(features.map(({ piece }) => piece)).size, triangles };
}

function budget({ kinds, triangles }: Pick<Measures, 'kinds' | 'triangles'>): readonly Finding[] {
  return [
    ...(triangles > MOST_DRAWN.triangles ? [finding('warning', 'tooManyTriangles', { about: { count: triangles, most: MOST_DRAWN.triangles } })] : []),
    ...(kinds > MOST_DRAWN.kinds ? [finding('warning', 'tooManyKinds', { about: { count: kinds, most: MOST_DRAWN.kinds } })] : []),
  ];
}

/** Of findings that are alike but for the match in which they show the first alone, and none that is said of the table's `own`: what lies wrong of that is no matter of a match. */
function unsaid(findings: readonly Finding[], own: readonly Finding[]): readonly Finding[] {
  const isSaid = ({ reason, id, at }: Finding): boolean =>
    own.some((one) => one.reason === reason && one.id === id && one.at?.x === at?.x && one.at?.z === at?.z);
  const seen = new Set<string>();
  return findings.filter((one) => {
    const { match: _, ...rest } = one;
    if (isSaid(one)) return false;
    const key = JSON.stringify({ ...rest, id: rest.reason.startsWith('objective') && rest.at !== null ? '' : rest.id });
    return seen.has(key) ? false : (seen.add(key), true);
  });
}
