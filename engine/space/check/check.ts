/**
 * The check of a table: everything that keeps it from being played as its author means it, as plain data. It knows no game: what a rule
 * system asks of a table comes as demands. Nothing is drawn and nothing is changed.
 */
import { foundIn, InParts, toEnd, type Steps } from '../../core/steps.ts';
import type { TableDemand } from '../../shape/demand.ts';
import { buildTerrain, type TableFile } from '../terrain/table.ts';
import type { PieceModel } from '../terrain/piece-model.ts';
import { surveyOf, type Survey } from '../terrain/survey.ts';
import type { Terrain } from '../terrain/terrain.ts';
import { campOf, demandFindings, type Camp } from './demands.ts';
import { finding, worstFirst, type Finding } from './finding.ts';
import { surfaceFindings, wayFindings } from './grounds.ts';
import { ownFindings, sizeFindings } from './outline.ts';
import { pieceFindings } from './pieces.ts';
import { sideFindings, sidesOf, type Sides } from './sides.ts';
import { walking, type Gait, type Walk } from './walk.ts';

export type { Finding, Reason, Severity } from './finding.ts';

/** What a table is, in numbers. */
export interface Measures extends Survey, Sides {
  readonly pieces: number;
  /** Different pieces: each is drawn at once, however often it stands. */
  readonly kinds: number;
  readonly triangles: number;
  /** Of the places where a base may stand, how many lie above the ground, in percent. */
  readonly height: number;
}

export interface TableCheck {
  /** The worst first. */
  readonly findings: readonly Finding[];
  /** Null where it cannot be built, or not be walked through. */
  readonly measures: Measures | null;
  /** What each match that was looked at lays on the table, and where it deploys; none where it cannot be built. */
  readonly matches: readonly TableMatch[];
}

export type TableMatch = Pick<TableDemand, 'name' | 'levels' | 'objectives' | 'deployments'>;

/**
 * The most that a table may have of something. Of so many `pieces` the rules of every system are ready in under a second, and a terrain takes some 100 MB
 * with the heaviest of them; a table of more is laid out and given away, and not played on. So many are `checked` for what lies between them: ways,
 * reach and sight take some seconds of a reading thread, and several times as long where each stands at a height of its own. More different pieces and
 * triangles are drawn too slowly by small machines.
 */
export const MOST = { pieces: 600, checked: 200, kinds: 60, triangles: 400_000 } as const;
/** A base as most figures have it, of a system that asks for nothing (mm). */
const ANYBODY: Gait = { body: { radius: 20, height: 32 }, levels: { step: 76.2, equalIsSame: true }, climb: 0, reach: { ingress: 25.4, objective: 25.4 } };
/** A table of which so few places in percent lie above the ground is flat. */
const FLAT = 4;

type Demands = (terrain: Terrain) => Iterable<TableDemand>;

/** Checks a table with the pieces that there are for its theme. `demands` says for a terrain what can be played on it. */
export const checkTable = (table: TableFile, pieces: ReadonlyMap<string, PieceModel>, demands: Demands): TableCheck => toEnd(checking(table, pieces, demands));

/** The same in steps, most of some hundredths of a second: whoever goes through them may leave it after any. */
export function* checking(table: TableFile, pieces: ReadonlyMap<string, PieceModel>, demands: Demands): Steps<TableCheck> {
  const missing = table.features.filter(({ piece }) => !pieces.has(piece));
  const first = [
    ...(table.packs ?? []).filter((pack) => !table.carries?.some(({ id }) => id === pack)).map((pack) => finding('error', 'packMissing', { about: { pack } })),
    ...missing.map(({ id, piece }) => finding('error', 'pieceMissing', { feature: id, about: { piece }, fix: { kind: 'remove', features: [id] } })),
    ...(table.features.length > MOST.pieces ? [finding('error', 'tooManyPieces', { about: { count: table.features.length, most: MOST.pieces } })] : []),
  ];
  if (first.length > 0) return { findings: first, measures: null, matches: [] };
  const terrain = buildTerrain(table, pieces);
  yield 0;
  if (table.features.length > MOST.checked) return yield* checkPieces(table, terrain);
  const demanded: TableDemand[] = [];
  for (const demand of demands(terrain)) {
    demanded.push(demand);
    yield 0;
  }
  return yield* checkTerrain(table, terrain, demanded);
}

/** Of a table with too many pieces to be walked through: how each stands, and that no more was looked for. */
function* checkPieces(table: TableFile, terrain: Terrain): Steps<TableCheck> {
  const left = finding('note', 'tooManyToCheck', { about: { count: table.features.length, most: MOST.checked } });
  return { findings: worstFirst([left, ...yield* pieceFindings(table, terrain), ...ownFindings(table, terrain)]), measures: null, matches: [] };
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

function* checkTerrain(table: TableFile, terrain: Terrain, demands: readonly TableDemand[]): Steps<TableCheck> {
  const gait = demands[0] ?? ANYBODY;
  const gaits = different<Gait>([gait, ...demands], gaitKey);
  const camped = different(demands, campKey);
  const parts = new InParts(gaits.size * WEIGHT.walk + camped.size * WEIGHT.camp + WEIGHT.sides + WEIGHT.pieces + 3 * WEIGHT.rest);
  const standing = yield* parts.part(WEIGHT.pieces, pieceFindings(table, terrain));
  const walks = new Map<string, Walk>();
  for (const [key, one] of gaits) walks.set(key, yield* parts.part(WEIGHT.walk, walking(terrain, one)));
  const walkFor = (one: Gait): Walk => walks.get(gaitKey(one))!;
  const camps = new Map<string, Camp>();
  for (const [key, one] of camped) camps.set(key, yield* parts.part(WEIGHT.camp, campOf(terrain, one, walkFor(one))));
  const campFor = (demand: TableDemand): Camp => camps.get(campKey(demand))!;
  const walk = walkFor(gait);
  const sides = yield* parts.part(WEIGHT.sides, sidesOf(terrain, gait, walk));
  const measures = { ...surveyOf(terrain), ...sides, ...sizeOf(table, terrain), height: heightOf(walk) };
  const from = demands[0] === undefined ? [] : campFor(demands[0]).homes.flat();
  return {
    findings: worstFirst([
      ...standing,
      ...yield* parts.part(WEIGHT.rest, wayFindings(terrain, gait, walk)),
      ...yield* parts.part(WEIGHT.rest, surfaceFindings(terrain, gait, walk, from)),
      ...ownFindings(table, terrain), ...sizeFindings(table, demands),
      ...onceEach(yield* parts.part(WEIGHT.rest, foundIn(demands, (demand) => demandFindings(terrain, demand, campFor(demand))))),
      ...sideFindings(sides),
      ...budget(measures),
    ]),
    measures, matches: demands.map(({ name, levels, objectives, deployments }) => ({ name, levels, objectives, deployments })),
  };
}

const heightOf = ({ places }: Walk): number => Math.round((100 * places.filter(({ y }) => y > 12).length) / Math.max(1, places.length));

function sizeOf({ features }: TableFile, { parts }: Terrain): Pick<Measures, 'pieces' | 'kinds' | 'triangles'> {
  const triangles = parts.reduce((sum, part) => sum + part.triangles.length / 3, 0);
  return { pieces: features.length, kinds: new Set(features.map(({ piece }) => piece)).size, triangles };
}

function budget({ kinds, triangles, height }: Measures): readonly Finding[] {
  return [
    ...(triangles > MOST.triangles ? [finding('warning', 'tooManyTriangles', { about: { count: triangles, most: MOST.triangles } })] : []),
    ...(kinds > MOST.kinds ? [finding('warning', 'tooManyKinds', { about: { count: kinds, most: MOST.kinds } })] : []),
    ...(height < FLAT ? [finding('note', 'flat', { about: { share: height } })] : []),
  ];
}

/** Of findings that are alike but for the match in which they show the first alone. */
function onceEach(findings: readonly Finding[]): readonly Finding[] {
  const seen = new Set<string>();
  return findings.filter(({ match: _, ...rest }) => {
    const key = JSON.stringify({ ...rest, id: rest.reason.startsWith('objective') && rest.at !== null ? '' : rest.id });
    return seen.has(key) ? false : (seen.add(key), true);
  });
}
