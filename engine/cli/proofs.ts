import { isMainThread } from 'node:worker_threads';
import { assetsFolder } from '../node/assets-folder.ts';
import { joinProofs, proveMany, runCase } from '../testing/proofs/lab.ts';
import { carryOut, progressEvery, readWords, say, startThread, threadsOf, whole } from './command.ts';

const USAGE = `gantry proofs  [--pairs N] [--tables N] [--threads N] [--seed S] [--only TOPIC[,TOPIC]] [--json]
gantry proofs  --case SEED.TABLE.STATION[.PAIR] [--only TOPIC[,TOPIC]]

Asks the geometry random questions on the shipped tables and on random ones, and compares every answer with a slow reference
that reads the drawn triangles. Ends with 1 when an answer is wrong by more than the rules' 0.1 mm and the outlines' 0.1 mm.
Topics: outline, sight, witness, cover, stand, room (any place at all), reach, push, same (the table turned, mirrored, in another order), one (rules, opponent and log of Shatterpoint). --case repeats the questions of one case.`;

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

/** Carries out `proofs` and gives the exit code: 0 no faults, 1 some, 2 wrong words. */
export const runProofs = (words: readonly string[], assets = assetsFolder(import.meta.url)): Promise<number> =>
  carryOut(USAGE, async () => {
    if (!isMainThread) {
      await joinProofs(assets);
      return 0;
    }
    const { values } = readWords(words.slice(1), { options: OPTIONS });
    const only = values.only === '' ? [] : values.only.split(',');
    if (values.case === undefined) return many(values, only, assets);
    const { lines, broken } = await runCase(values.case, only, assets);
    for (const line of lines) say(line);
    return broken ? 1 : 0;
  });

async function many(values: Values, only: readonly string[], assets: string): Promise<number> {
  const began = performance.now();
  const tell = progressEvery(5000);
  const report = await proveMany({
    pairs: whole('--pairs', values.pairs, 1, 10_000_000), tables: whole('--tables', values.tables, 0, 100_000), threads: threadsOf(values.threads, 64), seed: whole('--seed', values.seed, 0, 2 ** 20), only,
    progress: (done, of, faults) => tell(() => `${done} of ${of} tables, ${faults} faults, ${((performance.now() - began) / 1000).toFixed(0)} s`),
    startThread: () => startThread('proofs'),
  }, assets);
  say(values.json ? report.json : `${report.text}\n${((performance.now() - began) / 1000).toFixed(1)} s`);
  return report.broken ? 1 : 0;
}
