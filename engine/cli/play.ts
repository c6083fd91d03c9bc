import { join } from 'node:path';
import { InputError, readJson } from '../core/form.ts';
import { fingerprint } from '../core/hash.ts';
import { STYLES } from '../core/style.ts';
import type { Play, Setup } from '../core/rules.ts';
import type { Seat } from '../core/script.ts';
import type { Offered } from '../host/offer.ts';
import type { Player } from '../host/player.ts';
import { checkedStyle } from '../host/seats.ts';
import { writeRecord } from '../host/record/write.ts';
import type { Content } from '../node/content.ts';
import { LEVELS, levels } from '../search/levels.ts';
import { writeWhole } from '../node/disk.ts';
import { packed } from '../node/pack.ts';
import { workshopOf } from '../testing/workshop/index.ts';
import type { Report } from '../testing/workshop/workshop.ts';
import { UsageError } from './command.ts';
import { makeFolder, readText } from './files.ts';
import { playGame } from '../host/game.ts';
import type { Options } from './options.ts';
import { tally, type Tally } from './tally.ts';
import { realDisk } from '../node/real-disk.ts';

/** One game's line in the report. */
interface GameReport extends Tally {
  readonly seed: number;
  readonly table: string;
  readonly winner: Seat | null;
  readonly turns: number;
  readonly answers: number;
  readonly ms: number;
  /** Bytes of the match file, packed. */
  readonly bytes: number;
  readonly hash: string;
}

export interface PlayReport {
  readonly system: string;
  readonly seats: readonly string[];
  readonly games: readonly GameReport[];
  /** Games won by each seat. */
  readonly wins: readonly number[];
  readonly draws: number;
  readonly turns: number;
  /** Activations of one seat in a game, on average and at least. */
  readonly activations: number;
  readonly fewestActivations: number;
  readonly objectivesTaken: number;
  readonly msPerGame: number;
  /** Fingerprint of all final states. */
  readonly hash: string;
}

const KINDS = ['ai', 'think'];
/** Plans that a seat that thinks compares. */
const BREADTH = 24;

/** Who plays a seat of this kind: `ai`, `think` or a level's name, without a limit of time; the last two perhaps with a style (`veteran+bold`). Throws `UsageError`. */
function playerOf(words: string, playouts: number): Player {
  if (words === 'ai') return 'reflex';
  const [kind, named] = words.split('+');
  const style = STYLES.find((id) => id === named);
  if (named !== undefined && style === undefined) throw new UsageError(`--seats: "${named}" is no style; there are ${STYLES.join(', ')}`);
  if (kind === 'think') return { plans: { milliseconds: null, playouts, breadth: BREADTH, noise: 0, style } };
  const level = LEVELS.find((id) => id === kind);
  if (level === undefined) throw new UsageError(`--seats: "${kind}" is not ${[...KINDS, ...LEVELS.slice(0, -1)].join(', ')} or ${LEVELS.at(-1)}`);
  return { plans: { ...levels[level], milliseconds: null, style } };
}

/** Plays games of a system without a screen. Throws `UsageError`, `InputError`, or an error naming the seed of the game that failed. */
export async function playReport(system: string, options: Options, content: Content): Promise<Report> {
  const { offered } = workshopOf(system);
  if (options.setup !== undefined && options.systems?.length !== 1) throw new UsageError('--setup is of one rule system: --system must name it');
  for (const kind of options.seats) playerOf(kind, options.budget);
  if (options.out !== undefined) await makeFolder(options.out);
  const grounds = await Promise.all(options.tables.map((table) => groundOf(offered, table, options.setup, content)));
  const games: GameReport[] = [];
  for (let i = 0; i < options.games; i++) games.push(await oneGame(system, options, grounds[i % grounds.length]!, options.seed + i));
  const found = summarise(system, options, games);
  return { found, text: describePlay(found), broken: false };
}

interface Ground {
  readonly setup: Setup;
  readonly terrain: unknown;
  readonly rules: Offered['rules'];
}

async function groundOf({ rules, starter }: Offered, table: string, file: string | undefined, content: Content): Promise<Ground> {
  const setup = rules.readSetup(file === undefined ? starter(table) : { ...(await readSetupFile(file)), table });
  return { setup, terrain: await content.terrain(table), rules };
}

async function readSetupFile(file: string): Promise<object> {
  const setup = readJson(file, await readText(file));
  if (typeof setup !== 'object' || setup === null || Array.isArray(setup)) throw new InputError(file, 'it is no setup of a match');
  return setup;
}

async function oneGame(system: string, { seats, budget, out }: Options, { setup, terrain, rules }: Ground, seed: number): Promise<GameReport> {
  const match: Play<unknown, unknown> = rules.start(setup, terrain);
  const players = Array.from({ length: match.seats }, (_, seat) => playerOf(seats[seat % seats.length]!, budget));
  for (const player of players) if (player !== 'reflex' && 'plans' in player) checkedStyle(match, player.plans.style, '--seats');
  const began = performance.now();
  const game = playGame(match, { system, setup, seed, seats: players });
  const ms = performance.now() - began;
  const bytes = await packed(writeRecord(game.record));
  if (out !== undefined) await writeWhole(realDisk, out, join(out, `${system}-${setup.table}-${seed}.gantry`), bytes, 'play');
  const { winner, turns, answers, hash } = game;
  return { seed, table: setup.table, winner, turns, answers, ...tally(system, match, setup, game), ms: Math.round(ms * 10) / 10, bytes: bytes.length, hash };
}

function summarise(system: string, { seats }: Options, games: readonly GameReport[]): PlayReport {
  const count = games[0]!.activations.length;
  const all = games.flatMap(({ activations }) => activations);
  return {
    system, seats, games,
    wins: Array.from({ length: count }, (_, seat) => games.filter(({ winner }) => winner === seat).length),
    draws: games.filter(({ winner }) => winner === null).length,
    turns: mean(games.map(({ turns }) => turns)),
    activations: mean(all),
    fewestActivations: Math.min(...all),
    objectivesTaken: mean(games.map(({ objectivesTaken }) => objectivesTaken)),
    msPerGame: mean(games.map(({ ms }) => ms)),
    hash: fingerprint(games.map(({ hash }) => hash)),
  };
}

const mean = (numbers: readonly number[]): number => Math.round((numbers.reduce((sum, n) => sum + n, 0) / numbers.length) * 10) / 10;

/** The report as lines for people. */
function describePlay({ system, games, wins, draws, turns, activations, fewestActivations, objectivesTaken, msPerGame, hash }: PlayReport): string {
  const lines = games.map((game) => {
    const winner = game.winner === null ? 'draw  ' : `seat ${game.winner}`;
    return `seed ${String(game.seed).padStart(5)}  ${game.table.padEnd(10)} ${winner}  ${String(game.turns).padStart(3)} turns  activations ${game.activations.join('/').padEnd(7)} objectives taken ${String(game.objectivesTaken).padStart(2)}  ${game.ms.toFixed(0).padStart(5)} ms  ${game.hash}`;
  });
  const won = wins.map((number, seat) => `seat ${seat}: ${number}`).join(', ');
  return [
    ...lines, '',
    `${system}: ${games.length} game${games.length === 1 ? '' : 's'}; won by ${won}, drawn ${draws}`,
    `turns ${turns}, activations a seat ${activations} (fewest ${fewestActivations}), objectives taken ${objectivesTaken}, ${msPerGame} ms a game`,
    `hash of all final states ${hash}`,
  ].join('\n');
}
