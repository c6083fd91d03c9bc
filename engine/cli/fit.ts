import { writeFile } from 'node:fs/promises';
import { isMainThread } from 'node:worker_threads';
import type { Session } from '../core/session.ts';
import { assetsFolder } from '../node/assets-folder.ts';
import { Content } from '../node/content.ts';
import { doPortions, servePortions } from '../node/portions.ts';
import { crossed, fit, qualityOf, reliability, type Bin, type Foretold, type Quality, type Sample, type Weights } from '../search/fit.ts';
import { featuresOf } from '../search/fitted.ts';
import { systemIds, workshopOf } from '../testing/workshop/index.ts';
import { carryOut, progressEvery, readWords, say, startThread, threadsOf, UsageError, whole } from './command.ts';
import { playGame } from '../host/game.ts';
import { playerOf, readPlayer, type Player } from './tournament/plan.ts';

const USAGE = `gantry fit --system ID [--games N] [--table ID[,ID]] [--player PLAYER] [--seed N] [--threads N] [--out FILE] [--json]

Fits the weights of a rule system's judgement to matches that it plays: --games of them (1000) between two of the same --player (reflex; think:60 and the
others as in a tournament), lists drawn by chance. At every turn's end it is written down how each seat stood in everything that the judgement rests on, and who won.
Told are the weights of each ground, in chance to win as 1 / (1 + e^-sum), and how well they foretell matches that they were not fitted to, beside the
judgement as it is. --out writes the weights: gantry tournament run --weights FILE lets them play.`;

const OPTIONS = {
  system: { type: 'string' },
  games: { type: 'string', default: '1000' },
  table: { type: 'string', default: 'refinery,outpost' },
  player: { type: 'string', default: 'reflex' },
  seed: { type: 'string', default: '1' },
  threads: { type: 'string', default: '2' },
  out: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

/** One game to play: everything follows from it. */
interface Portion {
  readonly system: string;
  readonly table: string;
  readonly player: Player;
  readonly number: number;
  readonly seed: number;
}

/** How a match stood, and the chance to win that the judgement as it is gave. */
interface Moment extends Sample {
  readonly judged: number;
}

interface Account extends Quality {
  readonly reliability: readonly Bin[];
}

export interface FitReport {
  readonly system: string;
  readonly games: number;
  readonly moments: number;
  readonly weights: Weights;
  /** Of chances of matches that the weights were not fitted to. */
  readonly fitted: Account;
  readonly before: Account;
}

/** Carries out `fit` and gives the exit code: 0 done, 1 failed, 2 wrong words. */
export const runFit = (words: readonly string[], assets = assetsFolder(import.meta.url)): Promise<number> =>
  carryOut(USAGE, async () => {
    const content = new Content(assets);
    if (!isMainThread) {
      servePortions((portion: Portion) => played(portion, content));
      return 0;
    }
    const { values } = readWords(words.slice(1), { options: OPTIONS });
    const { system } = values;
    if (system === undefined || !systemIds.includes(system)) throw new UsageError(`--system: there is no rule system "${system ?? ''}"; there are ${systemIds.join(', ')}`);
    const games = whole('--games', values.games, 10, 10_000_000);
    const seed = whole('--seed', values.seed, 0, 2 ** 30);
    const tables = values.table.split(',');
    const player = readPlayer(values.player);
    await Promise.all(tables.map((table) => content.terrain(table))); // a wrong name is told at once
    const portions = Array.from({ length: games }, (_, i): Portion => ({ system, table: tables[i % tables.length]!, player, number: i, seed: seed + i }));
    const report = reportOf(system, await momentsOf(portions, threadsOf(values.threads, 64), content));
    if (values.out !== undefined) await writeFile(values.out, `${JSON.stringify({ [system]: report.weights }, null, 1)}\n`);
    say(values.json ? JSON.stringify(report, null, 1) : describe(report));
    return 0;
  });

async function momentsOf(portions: readonly Portion[], threads: number, content: Content): Promise<readonly Moment[]> {
  const tell = progressEvery(10_000);
  const games: (readonly Moment[])[] = [];
  await doPortions(portions, { threads, startThread: () => startThread('fit') }, (portion) => played(portion, content), (moments) => {
    games.push(moments);
    tell(() => `${games.length} of ${portions.length} games`);
  });
  // Threads end in any order.
  return games.sort((a, b) => (a[0]?.match ?? 0) - (b[0]?.match ?? 0)).flat();
}

/** The moments of one game: whenever another seat's turn begins. Of two seats one is told: the other stands as much worse. */
async function played({ system, table, player, number, seed }: Portion, content: Content): Promise<readonly Moment[]> {
  const { offered, encounter } = workshopOf(system);
  const setup = encounter({ seed, table, seats: 2 });
  const play = offered.rules.start(setup, await content.terrain(table));
  const moments: Omit<Moment, 'won'>[] = [];
  let acting = -1;
  const watch = ({ state }: Session<unknown, unknown>): void => {
    const now = play.mind.acting(state);
    if (now === acting || play.outcome(state) !== undefined) return;
    acting = now;
    moments.push({ grounds: featuresOf(play.mind, state, 0), judged: (1 + play.mind.judge(state, 0)) / 2, match: number });
  };
  const { winner } = playGame(play, { system, setup, seed, watch, seats: [playerOf(player), playerOf(player)] });
  return moments.map((moment) => ({ ...moment, won: winner === null ? 0.5 : winner === 0 ? 1 : 0 }));
}

const accountOf = (foretold: readonly Foretold[]): Account => ({ ...qualityOf(foretold), reliability: reliability(foretold) });

function reportOf(system: string, moments: readonly Moment[]): FitReport {
  return {
    system, games: new Set(moments.map(({ match }) => match)).size, moments: moments.length, weights: fit(moments),
    fitted: accountOf(crossed(moments)), before: accountOf(moments.map(({ judged, won }) => ({ chance: judged, won }))),
  };
}

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;

function describe({ system, games, moments, weights, fitted, before }: FitReport): string {
  const quality = (name: string, { auc, brier, surprise }: Quality): string => `  ${name}: AUC ${auc.toFixed(3)}, squared error ${brier.toFixed(4)}, surprise ${surprise.toFixed(4)}`;
  const bins = ({ reliability: all }: Account): string => all.map(({ foretold, won, samples }) => `${percent(foretold)} → ${percent(won)} (${samples})`).join(', ');
  return [
    `${system}: ${moments} moments of ${games} games`,
    ...Object.entries(weights).map(([name, weight]) => `  ${name.padEnd(16)} ${weight.toFixed(4)}`),
    quality('fitted, on other matches', fitted), quality('as it is', before),
    `  foretold → won, fitted: ${bins(fitted)}`, `  foretold → won, as it is: ${bins(before)}`,
  ].join('\n');
}
