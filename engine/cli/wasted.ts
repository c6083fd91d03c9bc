import { isMainThread } from 'node:worker_threads';
import { shareOf } from '../host/fairness/share.ts';
import { playGame } from '../host/game.ts';
import { assetsFolder } from '../node/assets-folder.ts';
import { Content } from '../node/content.ts';
import { doPortions, servePortions } from '../node/portions.ts';
import { LEVELS, levels, USUAL_LEVEL, type LevelId } from '../search/levels.ts';
import { describeWasted, wastedIn, type Waste } from '../testing/wasted/wasted.ts';
import { systemIds, workshopOf } from '../testing/workshop/index.ts';
import { carryOut, progressEvery, readWords, say, startThread, systemsOf, threadsOf, UsageError, whole } from './command.ts';

const USAGE = `gantry wasted  [--system ID[,ID]|all] [--level LEVEL] [--games N] [--playouts N] [--table ID[,ID]] [--seed N] [--threads N] [--json]

Lets a level play itself, lists drawn by chance, without its limit of time, and looks at every turn that was ended while something could still be
done: each thing that could is weighed against ending it by --playouts fresh play-outs in the same futures. Says what share of all turns
had something better left, beyond doubt, with the 95 % interval. Levels: ${LEVELS.join(', ')} (${USUAL_LEVEL} without --level).`;

const OPTIONS = {
  system: { type: 'string', default: 'all' },
  level: { type: 'string', default: USUAL_LEVEL },
  games: { type: 'string', default: '8' },
  playouts: { type: 'string', default: '400' },
  table: { type: 'string', default: 'refinery,outpost' },
  seed: { type: 'string', default: '1' },
  threads: { type: 'string', default: '2' },
  json: { type: 'boolean', default: false },
} as const;

interface Game {
  readonly system: string;
  readonly table: string;
  readonly seed: number;
  readonly level: LevelId;
  readonly playouts: number;
}

interface Looked extends Game, Waste {}

/** What was found in all games of a system. */
export interface WastedRow {
  readonly system: string;
  readonly games: number;
  readonly turns: number;
  readonly ended: number;
  readonly wasted: number;
  /** Of all turns, with its 95 % interval (Wilson), each from 0 to 1. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly found: readonly string[];
}

/** Carries out `wasted` and gives the exit code: 0 done, 1 failed, 2 wrong words. */
export const runWasted = (words: readonly string[], assets = assetsFolder(import.meta.url)): Promise<number> =>
  carryOut(USAGE, async () => {
    const content = new Content(assets);
    const look = (game: Game): Promise<Looked> => lookAt(game, content);
    if (!isMainThread) {
      servePortions(look);
      return 0;
    }
    const { values } = readWords(words.slice(1), { options: OPTIONS });
    const level = LEVELS.find((id) => id === values.level);
    if (level === undefined) throw new UsageError(`--level: "${values.level}" is none of ${LEVELS.join(', ')}`);
    const [count, seed] = [whole('--games', values.games, 1, 100_000), whole('--seed', values.seed, 0, 2 ** 30)];
    const playouts = whole('--playouts', values.playouts, 2, 1_000_000);
    const [systems, tables] = [systemsOf(values.system, systemIds), values.table.split(',')];
    await Promise.all(tables.map((table) => content.terrain(table))); // a wrong name is told at once
    const games = systems.flatMap((system) => Array.from({ length: count }, (_, i): Game =>
      ({ system, table: tables[i % tables.length]!, seed: seed + i, level, playouts })));
    const tell = progressEvery(10_000);
    const looked: Looked[] = [];
    await doPortions(games, { threads: threadsOf(values.threads, 64), startThread: () => startThread('wasted') }, look, (one) => {
      looked.push(one);
      tell(() => `${looked.length} of ${games.length} games`);
    });
    const rows = systems.map((system) => summarise(system, looked));
    say(values.json ? JSON.stringify(rows, null, 1) : rows.map(describe).join('\n\n'));
    return 0;
  });

async function lookAt(game: Game, content: Content): Promise<Looked> {
  const { system, table, seed, level, playouts } = game;
  const { offered, encounter } = workshopOf(system);
  const setup = encounter({ seed, table, seats: 2 });
  const play = offered.rules.start(setup, await content.terrain(table));
  const plans = { ...levels[level], milliseconds: null };
  const { record } = playGame(play, { system, setup, seed, seats: Array.from({ length: play.seats }, () => ({ plans })) });
  return { ...game, ...wastedIn(play, record.steps.map(({ answer }) => answer!), { playouts, seed }) };
}

/** The row of one system. */
function summarise(system: string, all: readonly Looked[]): WastedRow {
  const own = all.filter((one) => one.system === system).sort((a, b) => a.seed - b.seed);
  const sum = (of: (one: Looked) => number): number => own.reduce((total, one) => total + of(one), 0);
  const [turns, wasted] = [sum((one) => one.turns), sum((one) => one.wasted.length)];
  const { share, low, high } = shareOf(Array.from({ length: turns }, (_, i) => ({ place: i < wasted ? 0 : 1 })));
  return {
    system, games: own.length, turns, ended: sum((one) => one.ended), wasted, share, low, high,
    found: own.flatMap(({ table, seed, wasted: each }) => each.map((one) => `${table}, seed ${seed}, ${describeWasted(one)}`)),
  };
}

const percent = (n: number): string => (100 * n).toFixed(1);

const describe = ({ system, games, turns, ended, wasted, share, low, high, found }: WastedRow): string => [
  `${system}: of ${turns} turns in ${games} games ${ended} were ended while something could still be done, ${wasted} while that was better beyond doubt: ${percent(share)} % (${percent(low)} to ${percent(high)})`,
  ...found.map((line) => `  ${line}`),
].join('\n');
