import { isMainThread } from 'node:worker_threads';
import { doPortions, servePortions } from '../node/portions.ts';
import { LEVELS, levels, USUAL_LEVEL, type LevelId } from '../search/levels.ts';
import { attempt, attemptLine } from '../testing/setups/attempt.ts';
import type { Position } from '../testing/setups/position.ts';
import { systemIds, workshopOf } from '../testing/workshop/index.ts';
import { shareOf } from '../host/fairness/share.ts';
import { carryOut, progressEvery, readWords, say, startThread, systemsOf, threadsOf, UsageError, whole } from './command.ts';

const USAGE = `gantry setups  [NAME...] [--system ID[,ID]|all] [--seeds N] [--seed S] [--level LEVEL] [--threads N] [--json]
gantry setups  NAME... --tell SEED [--level LEVEL]

Lets the opponent play one turn in each set-up, a position in which one thing is plainly right, with the dice of --seeds seeds from --seed on, and says in how
many it was solved, with the 95 % interval; beside it how often the quick reflex solves it, and how often the line that is written down with it: what the
dice allow. Thinking is limited by play-outs and not by time, so the same seeds give the same answers. --tell says what happened with one seed.
Levels: ${LEVELS.join(', ')} (${USUAL_LEVEL} without --level).`;

const OPTIONS = {
  system: { type: 'string', default: 'all' },
  seeds: { type: 'string', default: '50' },
  seed: { type: 'string', default: '1' },
  level: { type: 'string', default: USUAL_LEVEL },
  threads: { type: 'string', default: '2' },
  tell: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

/** One try of one set-up. */
interface Try {
  readonly system: string;
  readonly name: string;
  readonly seed: number;
  readonly level: LevelId;
}

/** What came of it: by the opponent, by its reflex, and by the line written down. */
export interface Tried extends Omit<Try, 'level'> {
  readonly solved: boolean;
  readonly reflex: boolean;
  readonly line: boolean;
}

export interface SetupRow {
  readonly system: string;
  readonly name: string;
  readonly says: string;
  readonly tries: number;
  readonly solved: number;
  /** The share that was solved and its 95 % interval (Wilson), each from 0 to 1. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly reflex: number;
  readonly line: number;
  /** Seeds with which it was not solved. */
  readonly failed: readonly number[];
}

/** Carries out `setups` and gives the exit code: 0 done, 1 failed, 2 wrong words. */
export const runSetups = (words: readonly string[]): Promise<number> =>
  carryOut(USAGE, async () => {
    if (!isMainThread) {
      servePortions(tryOnce);
      return 0;
    }
    const { values, positionals } = readWords(words.slice(1), { options: OPTIONS, allowPositionals: true });
    const level = levelOf(values.level);
    const chosen = chosenOf(systemsOf(values.system, systemIds), positionals);
    if (values.tell !== undefined) {
      const seed = whole('--tell', values.tell, 0, 2 ** 30);
      for (const { position } of chosen) say(tellOne(position, seed, level));
      return 0;
    }
    const [seeds, first] = [whole('--seeds', values.seeds, 1, 100_000), whole('--seed', values.seed, 0, 2 ** 30)];
    const tries = chosen.flatMap(({ system, position: { name } }) => Array.from({ length: seeds }, (_, i): Try => ({ system, name, seed: first + i, level })));
    const tell = progressEvery(10_000);
    const tried: Tried[] = [];
    await doPortions(tries, { threads: threadsOf(values.threads, 64), startThread: () => startThread('setups') }, tryOnce, (one) => {
      tried.push(one);
      tell(() => `${tried.length} of ${tries.length} tries`);
    });
    const rows = chosen.map(({ system, position }) => summarise(system, position, tried));
    say(values.json ? JSON.stringify(rows, null, 1) : describeRows(rows));
    return 0;
  });

function levelOf(word: string): LevelId {
  const found = LEVELS.find((level) => level === word);
  if (found === undefined) throw new UsageError(`--level: "${word}" is none of ${LEVELS.join(', ')}`);
  return found;
}

interface Chosen {
  readonly system: string;
  readonly position: Position;
}

/** The set-ups of some systems, or those named. Throws `UsageError` naming one that none has. */
function chosenOf(systems: readonly string[], names: readonly string[]): readonly Chosen[] {
  const all = systems.flatMap((system) => workshopOf(system).setups.map((position): Chosen => ({ system, position })));
  const wrong = names.find((name) => !all.some(({ position }) => position.name === name));
  if (wrong !== undefined) throw new UsageError(`there is no set-up "${wrong}"; there are ${all.map(({ position }) => position.name).join(', ')}`);
  return names.length === 0 ? all : all.filter(({ position }) => names.includes(position.name));
}

function tryOnce({ system, name, seed, level }: Try): Tried {
  const position = workshopOf(system).setups.find((one) => one.name === name)!;
  return {
    system, name, seed, solved: attempt(position, seed, { plans: levels[level] }).solved,
    reflex: attempt(position, seed, 'reflex').solved, line: attemptLine(position, seed, position.solution).solved,
  };
}

function tellOne(position: Position, seed: number, level: LevelId): string {
  const { solved, told } = attempt(position, seed, { plans: levels[level] });
  return [`${position.name}, seed ${seed}: ${solved ? 'solved' : 'not solved'}`, ...told.map((line) => `  ${line}`)].join('\n');
}

/** The row of one set-up. */
export function summarise(system: string, { name, says }: Pick<Position, 'name' | 'says'>, all: readonly Tried[]): SetupRow {
  const own = all.filter((one) => one.system === system && one.name === name);
  const { share, low, high } = shareOf(own.map(({ solved }) => ({ place: solved ? 0 : 1 })));
  const count = (how: 'solved' | 'reflex' | 'line'): number => own.filter((one) => one[how]).length;
  return {
    system, name, says, tries: own.length, solved: count('solved'), share, low, high, reflex: count('reflex'), line: count('line'),
    failed: own.filter(({ solved }) => !solved).map(({ seed }) => seed).sort((a, b) => a - b),
  };
}

const percent = (n: number): string => (100 * n).toFixed(0);

/** All rows as a table for people. */
export function describeRows(rows: readonly SetupRow[]): string {
  const line = (...[system, name, solved, interval, reflex, own]: readonly string[]): string =>
    `${system!.padEnd(13)} ${name!.padEnd(20)} ${solved!.padStart(9)}  ${interval!.padEnd(15)} ${reflex!.padStart(9)} ${own!.padStart(9)}`.trimEnd();
  const of = (count: number, { tries }: SetupRow): string => `${count}/${tries}`;
  return [
    line('system', 'set-up', 'solved', '95 % interval', 'reflex', 'its line'),
    ...rows.map((row) =>
      line(row.system, row.name, of(row.solved, row), `${percent(row.low)} to ${percent(row.high)} %`, of(row.reflex, row), of(row.line, row))),
  ].join('\n');
}
