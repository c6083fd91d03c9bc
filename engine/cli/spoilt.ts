import { readFileSync } from 'node:fs';
import { systemIds } from '../testing/workshop/index.ts';
import { assetsFolder } from '../node/assets-folder.ts';
import { describeSpoilt, spoilMany } from '../testing/spoilt/campaign.ts';
import { carryOut, progressEvery, readWords, say, systemsOf, whole } from './command.ts';

const USAGE = `gantry spoilt  [--files N] [--system ID[,ID]|all] [--seed N] [--out FOLDER] [--json]

Changes the structure of match files at random (types, fields, lists, lines, parts of other files and rule systems), makes their checksums
right again, and reads --files of each system by the thread that reads match files: menus, going on, films, single moments, copies. Where a match
goes on it is played for a few answers. Ends with 1 when anything but a plain refusal comes of it, one file takes over a second, or memory grows.
--out keeps the files that show a fault.`;

const OPTIONS = {
  files: { type: 'string', default: '300' },
  system: { type: 'string', default: 'all' },
  seed: { type: 'string', default: '1' },
  out: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

/** The threads' program, which lies beside the bundled one. */
const beside = (): string => readFileSync(new URL('worker.cjs', import.meta.url), 'utf8');

/** Carries out `spoilt` and gives the exit code: 0 nothing found, 1 something, 2 wrong words. */
export const runSpoilt = (words: readonly string[], assets = assetsFolder(import.meta.url)): Promise<number> =>
  carryOut(USAGE, async () => {
    const { values } = readWords(words.slice(1), { options: OPTIONS });
    const tell = progressEvery(5000);
    const found = await spoilMany({
      systems: systemsOf(values.system, systemIds), files: whole('--files', values.files, 1, 10_000_000), seed: whole('--seed', values.seed, 0, 2 ** 30), thread: beside(), assets, out: values.out ?? null,
      progress: (system, { files, faults, slowest }) => tell(() => `${system}: ${files} files, ${faults.length} faults, slowest ${Math.round(slowest.ms)} ms`),
    });
    say(values.json ? JSON.stringify(Object.fromEntries(found), null, 1) : describeSpoilt(found));
    return [...found.values()].some(({ faults }) => faults.length > 0) ? 1 : 0;
  });
