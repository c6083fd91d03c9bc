import { isMainThread } from 'node:worker_threads';
import { groundId, type Ground } from '../host/ground.ts';
import { mirroredSteps } from '../host/fairness/mirrored-game.ts';
import { shareOf, type Share } from '../host/fairness/share.ts';
import { toEnd } from '../core/steps.ts';
import { assetsFolder } from '../node/assets-folder.ts';
import { Content } from '../node/content.ts';
import { doPortions, servePortions } from '../node/portions.ts';
import { NO_PLACES } from '../space/terrain/named-places.ts';
import { systemIds, workshopOf, workshops } from '../testing/workshop/index.ts';
import { carryOut, progressEvery, readWords, say, startThread, systemsOf, threadsOf, UsageError, whole } from './command.ts';
import { groundNamed } from './grounds.ts';

const USAGE = `gantry balance [--system ID[,ID]|all] [--contest ID[,ID]] [--games N] [--table ID|FILE[,...]] [--places own|printed] [--seed N] [--threads N] [--json]

Plays mirrored games by quick reflex, everybody bringing the same, and says how often each place wins each contest: --games of each.
Without --system every rule system plays that has the contests; without --contest all that a system has:
${workshops.map(({ id, balance }) => `  ${id.padEnd(13)} ${balance.contests.map((contest) => contest.id).join(', ')} (${balance.places(balance.contests[0]!.id).join(' and ')})`).join('\n')}
--mission is another name of --contest: those of Shatterpoint are its missions.
A table's FILE is named with its ending. Where a table names objectives and deployments, contests are played with them as far as they fit (--places own), or as printed.`;

const OPTIONS = {
  system: { type: 'string' },
  contest: { type: 'string' },
  mission: { type: 'string' },
  games: { type: 'string', default: '200' },
  table: { type: 'string', default: 'refinery,outpost' },
  places: { type: 'string', default: 'own' },
  seed: { type: 'string', default: '1' },
  threads: { type: 'string', default: '2' },
  json: { type: 'boolean', default: false },
} as const;

interface BalanceOptions {
  /** What is played of each system. */
  readonly contests: readonly Contest[];
  readonly tables: readonly NamedGround[];
  /** Whether tables are played with the places that they name. */
  readonly own: boolean;
  /** Games of each contest. */
  readonly games: number;
  readonly seed: number;
  readonly threads: number;
  readonly json: boolean;
}

/** A table as it was called, and what is played on. */
interface NamedGround {
  readonly table: string;
  readonly ground: Ground;
}

interface Contest {
  readonly system: string;
  readonly contest: string;
}

/** One game to play: everything follows from its number. */
interface Game extends Contest, NamedGround {
  readonly own: boolean;
  readonly number: number;
  readonly seed: number;
}

/** One game played. */
export interface Outcome extends Contest {
  readonly table: string;
  /** The place that won; null for a draw. */
  readonly place: number | null;
  readonly turns: number;
}

export interface BalanceRow extends Contest {
  readonly games: number;
  readonly draws: number;
  /** The wins of each place, in all; those of the first one on each table. */
  readonly places: readonly Share[];
  readonly tables: Readonly<Record<string, Share>>;
  readonly turns: number;
}

/** Carries out `balance` and gives the exit code: 0 done, 1 failed, 2 wrong words. */
export const runBalance = (words: readonly string[], assets = assetsFolder(import.meta.url)): Promise<number> =>
  carryOut(USAGE, async () => {
    const content = new Content(assets);
    if (!isMainThread) {
      servePortions((game: Game) => playMirrored(game, content));
      return 0;
    }
    const options = await readOptions(words.slice(1));
    const rows: BalanceRow[] = [];
    for (const contest of options.contests) {
      const row = summarise(contest, await outcomes({ ...options, contests: [contest] }, content));
      rows.push(row);
      if (!options.json) say(describeRow(row)); // a long run shows what it has
    }
    if (options.json) say(JSON.stringify(rows, null, 1));
    return 0;
  });

/** The contests that are played: those named, of every asked system that has them. Throws `UsageError` naming one that none has. */
function contestsOf(system: string | undefined, named: readonly string[] | null): readonly Contest[] {
  const all = systemsOf(system ?? 'all', systemIds).flatMap((own) => workshopOf(own).balance.contests.map(({ id }): Contest => ({ system: own, contest: id })));
  const wrong = named?.find((id) => !all.some(({ contest }) => contest === id));
  if (wrong !== undefined) throw new UsageError(`--contest: there is no "${wrong}"; there are ${all.map(({ contest }) => contest).join(', ')}`);
  return named === null ? all : all.filter(({ contest }) => named.includes(contest));
}

async function readOptions(words: readonly string[]): Promise<BalanceOptions> {
  const { values } = readWords(words, { options: OPTIONS });
  const named = values.contest ?? values.mission;
  if (!['own', 'printed'].includes(values.places)) throw new UsageError(`--places: "${values.places}" is neither own nor printed`);
  return {
    contests: contestsOf(values.system, named?.split(',') ?? null), tables: await Promise.all(values.table.split(',').map(async (table) => ({ table, ground: await groundNamed(table) }))), own: values.places === 'own', json: values.json,
    games: whole('--games', values.games, 1, 100_000), seed: whole('--seed', values.seed, 0, 2 ** 30), threads: threadsOf(values.threads, 16),
  };
}

const gamesOf = ({ contests, tables, own, games, seed }: BalanceOptions): Game[] =>
  contests.flatMap((contest) => Array.from({ length: games }, (_, i): Game =>
    ({ ...contest, ...tables[i % tables.length]!, own, number: Math.floor(i / tables.length), seed: seed + i })));

/** Plays all games, in worker threads where there are several. */
export async function outcomes(options: BalanceOptions, content: Content): Promise<Outcome[]> {
  const games = gamesOf(options);
  await Promise.all(options.tables.map(({ ground }) => content.terrain(ground))); // a wrong name is told at once
  const tell = progressEvery(10_000);
  const played: Outcome[] = [];
  await doPortions(games, { threads: options.threads, startThread: () => startThread('balance') }, (game) => playMirrored(game, content), (outcome) => {
    played.push(outcome);
    tell(() => `${played.length} of ${games.length} games`);
  });
  return played;
}

/** One game in which everybody brings the same. */
async function playMirrored({ system, contest, table, ground, own, number, seed }: Game, content: Content): Promise<Outcome> {
  const { offered, balance } = workshopOf(system);
  const terrain = await content.terrain(ground);
  const setup = balance.setup(contest, groundId(ground), number, own ? { own: balance.ownPlaces(contest, terrain.named ?? NO_PLACES) } : {});
  const play = offered.rules.start(setup, terrain);
  const { place, turns } = toEnd(mirroredSteps(balance, play, { system, setup, seed }));
  return { system, contest, table, place, turns };
}

/** The row of one contest. */
export function summarise({ system, contest }: Contest, all: readonly Outcome[]): BalanceRow {
  const own = all.filter((outcome) => outcome.system === system && outcome.contest === contest);
  const tables = [...new Set(own.map(({ table }) => table))].sort();
  return {
    system, contest, games: own.length, draws: own.filter(({ place }) => place === null).length,
    places: workshopOf(system).balance.places(contest).map((_, place) => shareOf(own, place)),
    tables: Object.fromEntries(tables.map((table) => [table, shareOf(own.filter((outcome) => outcome.table === table))])),
    turns: Math.round((own.reduce((sum, { turns }) => sum + turns, 0) / Math.max(1, own.length)) * 10) / 10,
  };
}

const percent = (n: number): string => (100 * n).toFixed(1);
const interval = ({ low, high }: Share): string => `${percent(low)} to ${percent(high)}`;

/** One contest as a line for people: of two places the first, of more all. */
export function describeRow({ system, contest, games, draws, places, tables, turns }: BalanceRow): string {
  const names = workshopOf(system).balance.places(contest);
  const onTables = Object.entries(tables).map(([table, { share }]) => `${table} ${percent(share)} %`).join(', ');
  const told = places.length === 2
    ? `${names[0]} wins ${percent(places[0]!.share)} % (${interval(places[0]!)}; ${onTables})`
    : names.map((name, place) => `${name} wins ${percent(places[place]!.share)} % (${interval(places[place]!)})`).join(', ');
  return `${system.padEnd(12)} ${contest.padEnd(24)} ${games} games, ${draws} drawn, ${turns} turns; ${told}`;
}
