import { isMainThread } from 'node:worker_threads';
import { InputError } from '../core/form.ts';
import { assetsFolder } from '../node/assets-folder.ts';
import { Content } from '../node/content.ts';
import type { CampaignOptions } from '../testing/fuzz/campaign.ts';
import { systemIds } from '../testing/workshop/index.ts';
import { joinCampaign, runCampaign, runScenario } from '../testing/fuzz/lab.ts';
import { carryOut, complain, progressEvery, readWords, say, startThread, systemsOf, threadsOf, UsageError, whole } from './command.ts';
import { readText } from './files.ts';

const USAGE = `gantry scenario FILE...
gantry fuzz     [--system ID[,ID]|all] [--games N] [--seed N] [--threads N] [--patience SECONDS] [--out FOLDER] [--json]

scenario runs a saved game again, says what happened, and ends with 1 while it breaks a rule.
fuzz plays random games, --games of each rule system, and ends with 1 when one breaks a rule or a promise: figures stand legally, numbers keep
their bounds, the state may be kept, a film shows it, wrong answers change nothing, the way back and forth leads to the same, the game ends.
--out keeps the shortest such game of each kind.`;

const OPTIONS = {
  system: { type: 'string', default: 'all' },
  games: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
  threads: { type: 'string', default: '2' },
  patience: { type: 'string', default: '60' },
  out: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

/** Carries out `scenario` or `fuzz` and gives the exit code: 0 done, 1 a rule is broken or a file is bad, 2 wrong words. */
export const runLab = ([command, ...rest]: readonly string[], assets = assetsFolder(import.meta.url)): Promise<number> =>
  carryOut(USAGE, () => (command === 'scenario' ? scenarios(rest, new Content(assets)) : fuzz(rest, new Content(assets))));

async function scenarios(files: readonly string[], content: Content): Promise<number> {
  if (files.length === 0) throw new UsageError('scenario needs a file');
  let broken = 0;
  for (const file of files) {
    try {
      const report = await runScenario(await readText(file), content);
      for (const line of report.lines) say(line);
      if (report.broken) broken += 1;
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      complain(error.source === file ? error.message : `${file}: ${error.message}`);
      broken += 1;
    }
  }
  return broken === 0 ? 0 : 1;
}

async function fuzz(words: readonly string[], content: Content): Promise<number> {
  if (!isMainThread) {
    await joinCampaign(content);
    return 0;
  }
  const { json, systems, ...options } = readOptions(words);
  const tell = progressEvery(2000);
  const report = await runCampaign(systems, {
    ...options,
    progress: ({ games, failures }) => tell(() => `${games} of ${options.games} games, ${failures.length} failed`),
    startThread: () => startThread('fuzz'),
  }, content);
  say(json ? report.json : report.text);
  return report.broken ? 1 : 0;
}

function readOptions(words: readonly string[]): Omit<CampaignOptions, 'progress' | 'startThread'> & { readonly json: boolean; readonly systems: readonly string[] } {
  const { values } = readWords(words, { options: OPTIONS });
  return {
    systems: systemsOf(values.system, systemIds), games: whole('--games', values.games, 1, 1_000_000), seed: whole('--seed', values.seed, 0, 2 ** 30), threads: threadsOf(values.threads, 16),
    patience: 1000 * whole('--patience', values.patience, 1, 3600), out: values.out ?? null, json: values.json,
  };
}
