import { isMainThread } from 'node:worker_threads';
import { assetsFolder } from '../node/assets-folder.ts';
import { Content } from '../node/content.ts';
import { doPortions, servePortions } from '../node/portions.ts';
import type { Event } from '../shatterpoint/state/events.ts';
import { missions } from '../shatterpoint/missions/index.ts';
import { shatterpoint } from '../shatterpoint/system.ts';
import { TEAMS } from '../shatterpoint/team/teams.ts';
import { carryOut, progressEvery, readWords, say, startThread, threadsOf, UsageError, whole } from './command.ts';
import { playGame } from './game.ts';

const USAGE = `gantry balance --mission ID[,ID] [--games N] [--table ID[,ID]] [--seed N] [--threads N] [--json]

Plays mirrored games of Shatterpoint, the same team on both sides, by quick reflex, and says how often the First Player wins each mission.`;

const OPTIONS = {
  mission: { type: 'string', default: missions.map(({ id }) => id).join(',') },
  games: { type: 'string', default: '200' },
  table: { type: 'string', default: 'refinery,outpost' },
  seed: { type: 'string', default: '1' },
  threads: { type: 'string', default: '2' },
  json: { type: 'boolean', default: false },
} as const;

interface BalanceOptions {
  readonly missions: readonly string[];
  readonly tables: readonly string[];
  /** Games of each mission. */
  readonly games: number;
  readonly seed: number;
  readonly threads: number;
  readonly json: boolean;
}

/** One game to play: everything follows from its number. */
interface Game {
  readonly mission: string;
  readonly table: string;
  readonly team: number;
  readonly seed: number;
}

/** One game played. */
export interface Outcome {
  readonly mission: string;
  readonly table: string;
  /** Whether the First Player won; null for a draw. */
  readonly first: boolean | null;
  readonly turns: number;
}

/** A share of wins with its 95 % interval (Wilson), each from 0 to 1; a draw is no game here. */
interface Share {
  readonly games: number;
  readonly wins: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export interface BalanceRow {
  readonly mission: string;
  readonly games: number;
  readonly draws: number;
  /** The First Player's wins, in all and on each table. */
  readonly first: Share;
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
    const options = readOptions(words.slice(1));
    const rows: BalanceRow[] = [];
    for (const mission of options.missions) {
      const row = summarise(mission, await outcomes({ ...options, missions: [mission] }, content));
      rows.push(row);
      if (!options.json) say(describeRow(row)); // a long run shows what it has
    }
    if (options.json) say(JSON.stringify(rows, null, 1));
    return 0;
  });

function readOptions(words: readonly string[]): BalanceOptions {
  const { values } = readWords(words, { options: OPTIONS });
  const named = values.mission.split(',');
  for (const id of named) if (!missions.some((mission) => mission.id === id)) throw new UsageError(`--mission: there is no "${id}"; there are ${missions.map((mission) => mission.id).join(', ')}`);
  return { missions: named, tables: values.table.split(','), games: whole('--games', values.games, 1, 100_000), seed: whole('--seed', values.seed, 0, 2 ** 30), threads: threadsOf(values.threads, 16), json: values.json };
}

/** The teams of the core set play themselves, each on every table. */
const MIRRORED = TEAMS.slice(0, 2);

const gamesOf = ({ missions: named, tables, games, seed }: BalanceOptions): Game[] =>
  named.flatMap((mission) => Array.from({ length: games }, (_, i) => ({ mission, table: tables[i % tables.length]!, team: Math.floor(i / tables.length) % MIRRORED.length, seed: seed + i })));

/** Plays all games, in worker threads where there are several. */
export async function outcomes(options: BalanceOptions, content: Content): Promise<Outcome[]> {
  const games = gamesOf(options);
  await Promise.all(options.tables.map((table) => content.terrain(table))); // a wrong name is told at once
  const tell = progressEvery(10_000);
  const played: Outcome[] = [];
  await doPortions(games, { threads: options.threads, startThread: () => startThread('balance') }, (game) => playMirrored(game, content), (outcome) => {
    played.push(outcome);
    tell(() => `${played.length} of ${games.length} games`);
  });
  return played;
}

/** One game of a team against itself. */
async function playMirrored({ mission, table, team, seed }: Game, content: Content): Promise<Outcome> {
  const { name, squads } = MIRRORED[team]!;
  const setup = shatterpoint.readSetup({ table, teams: [0, 1].map(() => ({ name, squads, mission })) });
  const { winner, turns, events } = playGame(shatterpoint.start(setup, await content.terrain(table)), { system: 'shatterpoint', setup, seed, seats: ['ai', 'ai'], playouts: 0 });
  const set = (events as readonly Event[]).find((event) => event.type === 'firstPlayerSet')!;
  return { mission, table, first: winner === null ? null : winner === set.seat, turns };
}

/** z of a two-sided 95 % interval. */
const Z = 1.959964;

/** The share of wins among decided games; 0 to 1 where there is none. */
export function shareOf(outcomes: readonly Pick<Outcome, 'first'>[]): Share {
  const decided = outcomes.filter(({ first }) => first !== null);
  const [games, wins] = [decided.length, decided.filter(({ first }) => first === true).length];
  if (games === 0) return { games, wins, share: 0, low: 0, high: 1 };
  const share = wins / games;
  const middle = (share + Z ** 2 / (2 * games)) / (1 + Z ** 2 / games);
  const half = (Z / (1 + Z ** 2 / games)) * Math.sqrt((share * (1 - share)) / games + Z ** 2 / (4 * games ** 2));
  return { games, wins, share, low: middle - half, high: middle + half };
}

/** The row of one mission. */
export function summarise(mission: string, all: readonly Outcome[]): BalanceRow {
  const own = all.filter((outcome) => outcome.mission === mission);
  const tables = [...new Set(own.map(({ table }) => table))].sort();
  return {
    mission, games: own.length, draws: own.filter(({ first }) => first === null).length, first: shareOf(own),
    tables: Object.fromEntries(tables.map((table) => [table, shareOf(own.filter((outcome) => outcome.table === table))])),
    turns: Math.round((own.reduce((sum, { turns }) => sum + turns, 0) / Math.max(1, own.length)) * 10) / 10,
  };
}

const percent = (n: number): string => (100 * n).toFixed(1);

/** One mission as a line for people. */
export function describeRow({ mission, games, draws, first, tables, turns }: BalanceRow): string {
  const places = Object.entries(tables).map(([table, { share }]) => `${table} ${percent(share)} %`).join(', ');
  return `${mission.padEnd(24)} ${games} games, ${draws} drawn, ${turns} turns; the First Player wins ${percent(first.share)} % (${percent(first.low)} to ${percent(first.high)}; ${places})`;
}
