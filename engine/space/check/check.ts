/**
 * The check of a table: everything that keeps it from being played as its author means it, as plain data. It knows no game: what a rule
 * system asks of a table comes as demands. Nothing is drawn and nothing is changed.
 */
import { InParts, toEnd, type Steps } from '../../core/steps.ts';
import type { TableDemand } from '../../shape/demand.ts';
import { planDistance } from '../../shape/point.ts';
import { buildTerrain, type Feature, type TableFile } from '../terrain/table.ts';
import { packNamed } from '../terrain/pack.ts';
import type { PieceModel } from '../terrain/piece-model.ts';
import type { TableEdit } from '../terrain/table-edit.ts';
import type { Terrain } from '../terrain/terrain.ts';
import { MOST_DRAWN } from './drawn.ts';
import { finding, worstFirst, type Finding } from './finding.ts';
import { glancing, Known, looking, type Measures } from './look.ts';
import { asked, Bench } from './mend/bench.ts';
import { mending, offered } from './mend/mending.ts';

export type { Finding, Reason, Severity } from './finding.ts';
export type { Measures } from './look.ts';

export interface TableCheck {
  /** The worst first. */
  readonly findings: readonly Finding[];
  /** Null where it was not walked through. */
  readonly measures: Measures | null;
  /** What each match that was looked at lays on the table, and where it deploys. */
  readonly matches: readonly TableMatch[];
}

export type TableMatch = Pick<TableDemand, 'name' | 'levels' | 'objectives' | 'deployments'>;

/**
 * The most that a table may have of something. Of so many `pieces` the rules of every system are ready in under a second, a terrain takes some 100 MB
 * with the heaviest of them, and all of it is walked over by the check in some seconds; a table of more is laid out and given away, and neither played on nor walked over.
 */
export const MOST = { pieces: 600, ...MOST_DRAWN } as const;

/** What looking takes beside looking for what mends what is found, about. */
const WEIGHT = { look: 3, mend: 1 } as const;

type Demands = (terrain: Terrain) => Iterable<TableDemand>;

/** Checks a table with the pieces that there are for its theme. `demands` says for a terrain what can be played on it. */
export const checkTable = (table: TableFile, pieces: ReadonlyMap<string, PieceModel>, demands: Demands): TableCheck => toEnd(checking(table, pieces, demands));

/** How a table is checked. */
export interface Checking {
  /** Asked after all was looked through, before something is tried that may mend it: whether there is no time for what takes such a share of all the looking. */
  readonly isLate?: (share: number) => boolean;
  /** Pieces that may be brought in to mend something, beside those that stand on it. */
  readonly kit?: ReadonlyMap<string, PieceModel>;
}

/** The same in steps, most of some hundredths of a second: whoever goes through them may leave it after any. */
export function* checking(
  table: TableFile, pieces: ReadonlyMap<string, PieceModel>, demands: Demands, { isLate = () => false, kit = new Map() }: Checking = {},
): Steps<TableCheck> {
  const missing = table.features.filter(({ piece }) => !pieces.has(piece));
  const { length: count } = table.features;
  const [isWhole, isPlayed] = [missing.length === 0, count <= MOST.pieces];
  const first = [
    ...(table.packs ?? []).filter((pack) => !table.carries?.some(({ id }) => id === pack)).map((pack) => finding('error', 'packMissing', { about: { pack }, fix: withoutPack(table, pack) })),
    ...missing.map(({ id, piece }) => finding('error', 'pieceMissing', { feature: id, about: { piece }, fix: { kind: 'remove', features: [id] } })),
    ...(isPlayed ? [] : [finding('error', 'tooManyPieces', { about: { count, most: MOST.pieces } })]),
  ];
  const there = isWhole ? table : { ...table, features: table.features.filter(({ piece }) => pieces.has(piece)) };
  const terrain = buildTerrain(there, pieces);
  yield 0;
  const demanded = yield* asked(demands(terrain));
  const matches = demanded.map(({ name, levels, objectives, deployments }) => ({ name, levels, objectives, deployments }));
  if (!isWhole || !isPlayed) {
    const left = isPlayed ? [] : [finding('note', 'tooManyToCheck', { about: { count, most: MOST.pieces } })];
    const found = (yield* glancing(there, terrain, demanded, isPlayed)).filter((one) => !missing.some((gone) => mayCarry(gone, one)));
    return { findings: offered(worstFirst([...first, ...left, ...found]), table), measures: null, matches };
  }
  const known = new Known(terrain);
  const parts = new InParts(WEIGHT.look + WEIGHT.mend);
  const { findings, measures } = yield* parts.part(WEIGHT.look, looking(table, known, demanded));
  const bench = new Bench({ table, pieces: new Map([...kit, ...pieces]), demands, known, demanded, isLate });
  const mended = yield* parts.part(WEIGHT.mend, mending(findings, bench));
  return { findings: [...first, ...mended], measures, matches };
}

/** What is missing may carry what stands higher, so near to its place (mm). */
const CARRIES = 400;

/** Whether something is said to stand on nothing that a piece might carry which is not there. */
function mayCarry({ at: [x, z], level }: Feature, { reason, at }: Finding): boolean {
  return (reason === 'floating' || reason === 'unsupported') && at !== null && at.y > level && planDistance(at, { x, z }) < CARRIES;
}

/** The edit that takes all pieces of a pack away; null where none stands. */
function withoutPack({ features }: TableFile, pack: string): TableEdit | null {
  const ids = features.filter(({ piece }) => packNamed(piece)?.pack === pack).map(({ id }) => id);
  return ids.length === 0 ? null : { kind: 'remove', features: ids };
}
