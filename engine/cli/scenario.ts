import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { isMainThread, Worker } from 'node:worker_threads';
import { InputError } from '../core/form.ts';
import { causeOf } from '../host/fault.ts';
import { assetsFolder } from './assets-folder.ts';
import { carryOut, complain, readWords, say, threadsOf, UsageError, whole } from './command.ts';
import { Content } from './content.ts';

const USAGE = `gantry scenario FILE...
gantry fuzz     [--games N] [--seed N] [--threads N] [--patience SECONDS] [--out FOLDER] [--json]

scenario runs a saved game again, says what happened, and ends with 1 while it breaks a rule.
fuzz plays random games of Shatterpoint and ends with 1 when one breaks a rule; --out keeps the shortest such game of each kind.`;

const OPTIONS = {
  games: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
  threads: { type: 'string', default: '2' },
  patience: { type: 'string', default: '60' },
  out: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

interface Options {
  readonly games: number;
  readonly seed: number;
  readonly threads: number;
  /** Milliseconds for shrinking one kind of failure. */
  readonly patience: number;
  readonly out: string | null;
  progress(tally: { readonly games: number; readonly failures: readonly unknown[] }): void;
  startThread(): Worker;
}

/** What this file uses of `engine/testing`: that project is built on this one, so its own types cannot be named here. */
interface Lab {
  runScenario(text: string, content: Content): Promise<{ readonly lines: readonly string[]; readonly broken: boolean }>;
  runCampaign(options: Options, content: Content): Promise<{ readonly text: string; readonly json: string; readonly broken: boolean }>;
  joinCampaign(content: Content): Promise<void>;
}

const openLab = async (): Promise<Lab> => (await import('../testing/fuzz/lab.ts' as string)) as Lab;

/** Carries out `scenario` or `fuzz` and gives the exit code: 0 done, 1 a rule is broken or a file is bad, 2 wrong words. */
export const runLab = ([command, ...rest]: readonly string[], assets = assetsFolder(import.meta.url)): Promise<number> =>
  carryOut(USAGE, () => (command === 'scenario' ? scenarios(rest, new Content(assets)) : fuzz(rest, new Content(assets))));

async function scenarios(files: readonly string[], content: Content): Promise<number> {
  if (files.length === 0) throw new UsageError('scenario needs a file');
  const lab = await openLab();
  let broken = 0;
  for (const file of files) {
    try {
      const report = await lab.runScenario(await readFile(file, 'utf8'), content);
      for (const line of report.lines) say(line);
      if (report.broken) broken += 1;
    } catch (error) {
      if (!(error instanceof InputError) && (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      complain(`${file}: ${causeOf(error)}`);
      broken += 1;
    }
  }
  return broken === 0 ? 0 : 1;
}

async function fuzz(words: readonly string[], content: Content): Promise<number> {
  const lab = await openLab();
  if (!isMainThread) {
    await lab.joinCampaign(content);
    return 0;
  }
  const { json, ...options } = readOptions(words);
  let told = performance.now();
  const report = await lab.runCampaign({
    ...options,
    progress({ games, failures }) {
      if (performance.now() - told < 2000) return;
      told = performance.now();
      complain(`${games} of ${options.games} games, ${failures.length} failed`);
    },
    startThread: () => new Worker(fileURLToPath(import.meta.url), { argv: ['fuzz'] }),
  }, content);
  say(json ? report.json : report.text);
  return report.broken ? 1 : 0;
}

function readOptions(words: readonly string[]): Omit<Options, 'progress' | 'startThread'> & { readonly json: boolean } {
  const { values } = readWords(words, { options: OPTIONS });
  return {
    games: whole('--games', values.games, 1, 1_000_000), seed: whole('--seed', values.seed, 0, 2 ** 30), threads: threadsOf(values.threads, 16),
    patience: 1000 * whole('--patience', values.patience, 1, 3600), out: values.out ?? null, json: values.json,
  };
}
