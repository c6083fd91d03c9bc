import { isMainThread } from 'node:worker_threads';
import { systemIds } from '../testing/workshop/index.ts';
import { describeTaint, joinTaint, taintMany } from '../testing/taint/campaign.ts';
import { carryOut, progressEvery, readWords, say, startThread, systemsOf, threadsOf, whole } from './command.ts';

const USAGE = `gantry taint   [--games N] [--system ID[,ID]|all] [--seed S] [--threads N] [--json]

Plays matches over several links: a screen, guests with a seat each, one who watches; every other match is played at one shared screen. Everything that a link hears, every
film and every file it asks for, is looked through for what it may not know; and a world that differs only in that must look
and answer the same. Ends with 1 when something leaks.`;

const OPTIONS = {
  games: { type: 'string', default: '300' },
  system: { type: 'string', default: 'all' },
  seed: { type: 'string', default: '1' },
  threads: { type: 'string', default: '2' },
  json: { type: 'boolean', default: false },
} as const;

/** Carries out `taint` and gives the exit code: 0 nothing leaks, 1 something does, 2 wrong words. */
export const runTaint = (words: readonly string[]): Promise<number> =>
  carryOut(USAGE, async () => {
    if (!isMainThread) {
      joinTaint();
      return 0;
    }
    const { values } = readWords(words.slice(1), { options: OPTIONS });
    const asked = systemsOf(values.system, systemIds);
    const tell = progressEvery(5000);
    const found = await taintMany({
      systems: asked, games: whole('--games', values.games, 1, 100_000), seed: whole('--seed', values.seed, 0, 2 ** 24), threads: threadsOf(values.threads, 64), startThread: () => startThread('taint'),
      progress: (system, { matches, leaks }) => tell(() => `${system}: ${matches} matches, ${leaks.length} leaks`),
    });
    say(values.json ? JSON.stringify(Object.fromEntries(found), null, 1) : describeTaint(found));
    return [...found.values()].some(({ leaks }) => leaks.length > 0) ? 1 : 0;
  });
