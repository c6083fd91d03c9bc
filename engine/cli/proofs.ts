import { fileURLToPath } from 'node:url';
import { isMainThread, Worker } from 'node:worker_threads';
import { assetsFolder } from './assets-folder.ts';
import { carryOut, complain, readWords, say, threadsOf, whole } from './command.ts';

const USAGE = `gantry proofs  [--pairs N] [--tables N] [--threads N] [--seed S] [--only TOPIC[,TOPIC]] [--json]
gantry proofs  --case SEED.TABLE.STATION[.PAIR] [--only TOPIC[,TOPIC]]

Asks the geometry random questions on the shipped tables and on random ones, and compares every answer with a slow reference
that reads the drawn triangles. Ends with 1 when an answer is wrong by more than the rules' 0.1 mm and the outlines' 0.1 mm.
Topics: outline, sight, witness, cover, stand, reach, push, same (the table turned, mirrored, in another order), one (rules, opponent, log). --case repeats the questions of one case.`;

const OPTIONS = {
  pairs: { type: 'string', default: '10000' },
  tables: { type: 'string', default: '40' },
  threads: { type: 'string', default: '2' },
  seed: { type: 'string', default: '1' },
  only: { type: 'string', default: '' },
  case: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

interface Values {
  readonly pairs: string;
  readonly tables: string;
  readonly threads: string;
  readonly seed: string;
  readonly json: boolean;
}

/** What this file uses of `engine/testing`: that project is built on this one, so its own types cannot be named here. */
interface Lab {
  runProofs(run: object, assets: string): Promise<{ readonly text: string; readonly json: string; readonly broken: boolean }>;
  runCase(name: string, only: readonly string[], assets: string): Promise<{ readonly lines: readonly string[]; readonly broken: boolean }>;
  joinProofs(assets: string): Promise<void>;
}

const openLab = async (): Promise<Lab> => (await import('../testing/proofs/lab.ts' as string)) as Lab;

/** Carries out `proofs` and gives the exit code: 0 no faults, 1 some, 2 wrong words. */
export const runProofs = (words: readonly string[], assets = assetsFolder(import.meta.url)): Promise<number> =>
  carryOut(USAGE, async () => {
    const lab = await openLab();
    if (!isMainThread) {
      await lab.joinProofs(assets);
      return 0;
    }
    const { values } = readWords(words.slice(1), { options: OPTIONS });
    const only = values.only === '' ? [] : values.only.split(',');
    if (values.case === undefined) return many(lab, values, only, assets);
    const { lines, broken } = await lab.runCase(values.case, only, assets);
    for (const line of lines) say(line);
    return broken ? 1 : 0;
  });

async function many(lab: Lab, values: Values, only: readonly string[], assets: string): Promise<number> {
  const began = performance.now();
  let told = began;
  const report = await lab.runProofs({
    pairs: whole('--pairs', values.pairs, 1, 10_000_000), tables: whole('--tables', values.tables, 0, 100_000), threads: threadsOf(values.threads, 64), seed: whole('--seed', values.seed, 0, 2 ** 20), only,
    progress(done: number, of: number, faults: number) {
      if (performance.now() - told < 5000) return;
      told = performance.now();
      complain(`${done} of ${of} tables, ${faults} faults, ${((told - began) / 1000).toFixed(0)} s`);
    },
    startThread: () => new Worker(fileURLToPath(import.meta.url), { argv: ['proofs'] }),
  }, assets);
  say(values.json ? report.json : `${report.text}\n${((performance.now() - began) / 1000).toFixed(1)} s`);
  return report.broken ? 1 : 0;
}
