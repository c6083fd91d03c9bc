import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { doPortions, type Hands } from '../../node/portions.ts';
import { describeFault, type FaultReport } from './fault.ts';
import { playGame } from './game.ts';
import type { Grounds } from './grounds.ts';
import { scenarioName, scenarioOf, writeScenario } from './scenario.ts';
import { gameOf, numbersOf } from './seeds.ts';
import { shrink } from './shrink.ts';
import type { Subject } from './subject.ts';
import { addTally, emptyTally, grouped, neverUsed, tallyEvent, tallyGame, type Tally } from './tally.ts';

/** Plays the games of some seeds. */
export function playSeeds(seeds: Iterable<number>, grounds: Grounds, subject: Subject): Tally {
  const tally = emptyTally();
  for (const seed of seeds) {
    const game = gameOf(seed, grounds, subject);
    tallyGame(
      tally, subject, seed, game,
      playGame(subject, game.setup, grounds.terrain(game.ground), numbersOf(game), (event) => tallyEvent(tally, subject, game.setup, event)),
    );
  }
  return tally;
}

export interface CampaignOptions extends Hands {
  readonly games: number;
  /** The first game's seed; the others follow. */
  readonly seed: number;
  /** Where scenarios of shrunken failures go; none are written without it. */
  readonly out: string | null;
  /** Milliseconds for shrinking one kind of failure. */
  readonly patience: number;
  /** Told of what was played so far. */
  progress(tally: Tally): void;
}

/** What a campaign found, as JSON. */
interface CampaignReport extends Tally {
  readonly system: string;
  readonly seed: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  /** Share of games with a winner. */
  readonly decidedShare: number;
  readonly neverUsed: readonly string[];
  readonly faults: readonly {
    readonly fault: FaultReport;
    readonly games: number;
    readonly seeds: readonly number[];
    readonly scenario: string | null;
    readonly answers: number | null;
  }[];
}

/** Seeds that a thread is given at once. */
const PORTION = 20;
/** Kinds of failures that are shrunk; the rest is only reported. */
const MOST_SHRUNK = 12;

/** Plays many games, shrinks one failure of each kind and writes it as a scenario. */
export async function campaign(options: CampaignOptions, grounds: Grounds, subject: Subject): Promise<CampaignReport> {
  const began = performance.now();
  const tally = emptyTally();
  await doPortions(portionsOf(options, subject), options, ({ seeds }: SeedPortion) => playSeeds(seeds, grounds, subject), (portion: Tally) => {
    addTally(tally, portion);
    options.progress(tally);
  });
  const seconds = (performance.now() - began) / 1000;
  const faults = [];
  for (const [i, { fault, seeds }] of grouped(tally.failures).entries()) {
    const small =
      options.out !== null && i < MOST_SHRUNK
        ? await keep(options.out, seeds[0]!, fault, options.patience, grounds, subject)
        : { scenario: null, answers: null };
    faults.push({ fault, games: seeds.length, seeds: seeds.slice(0, 10), ...small });
  }
  return {
    ...tally,
    system: subject.rules.id,
    seed: options.seed,
    seconds,
    gamesPerSecond: tally.games / seconds,
    decidedShare: tally.decided / Math.max(1, tally.games),
    neverUsed: neverUsed(tally, subject),
    faults,
  };
}

/** What a thread is given at once. */
export interface SeedPortion {
  readonly system: string;
  readonly seeds: readonly number[];
}

function portionsOf({ games, seed }: CampaignOptions, { rules }: Subject): SeedPortion[] {
  const portions: SeedPortion[] = [];
  for (let from = 0; from < games; from += PORTION) {
    portions.push({ system: rules.id, seeds: Array.from({ length: Math.min(PORTION, games - from) }, (_, i) => seed + from + i) });
  }
  return portions;
}

/** Shrinks the game of a seed and writes its scenario. */
async function keep(
  folder: string, seed: number, fault: FaultReport, patience: number, grounds: Grounds, subject: Subject,
): Promise<{ readonly scenario: string; readonly answers: number }> {
  const small = shrink(gameOf(seed, grounds, subject), grounds, subject, { milliseconds: patience });
  const scenario = scenarioOf(small.game, grounds, subject);
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${scenarioName(fault)}-${seed}.scenario.json`);
  await writeFileAtomic(path, writeScenario(scenario));
  return { scenario: path, answers: scenario.answers.length };
}

/** The report as lines for people. */
export function describeCampaign(report: CampaignReport): string {
  const {
    system, games, requests, events, turns, seconds, gamesPerSecond, decidedShare, drawn, longestGame, longestCommand, missions, grounds, units: brought,
    abilities,
  } = report;
  const table = (counts: Readonly<Record<string, number>>): string => Object.entries(counts).sort((a, b) => b[1] - a[1]).map(([name, number]) => `${name} ${number}`).join(', ');
  const per = (n: number): string => (n / Math.max(1, games)).toFixed(1);
  return [
    `${system}: ${games} games in ${seconds.toFixed(1)} s (${gamesPerSecond.toFixed(1)} a second): ${requests} requests, ${events} events; a game has ${per(requests)} requests, ${per(events)} events, ${per(turns)} turns`,
    `won ${(100 * decidedShare).toFixed(1)} %, drawn ${drawn}; longest game ${longestGame.requests} requests (seed ${longestGame.seed}), longest command ${longestCommand.requests} (seed ${longestCommand.seed})`,
    `grounds: ${table(grounds)}`,
    ...(Object.keys(missions).length === 0 ? [] : [`missions: ${table(missions)}`]),
    `cards: ${Object.keys(brought).length}; abilities used: ${Object.keys(abilities).length}; never used: ${report.neverUsed.length === 0 ? 'none' : report.neverUsed.join(', ')}`,
    ...(report.faults.length === 0 ? ['no faults'] : report.faults.map(({ fault, games: failed, seeds, scenario, answers }) =>
      `FAULT in ${failed} game${failed === 1 ? '' : 's'} (seeds ${seeds.slice(0, 5).join(' ')}): ${describeFault(fault)}${scenario === null ? '' : `\n  ${scenario} (${answers} answers)`}`)),
  ].join('\n');
}
