/** Many spoilt match files, each read by the real reader thread and played on. */
import { systemIds } from '../workshop/index.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { anyOf, randomFrom } from '../../core/rng.ts';
import { LONGEST } from '../../host/record/bounds.ts';
import { Content } from '../../node/content.ts';
import { readerThread } from '../../node/reader.ts';
import type { WorkerData } from '../../node/worker.ts';
import { spoilt } from './mutation.ts';
import { probe } from './probe.ts';
import { samplesOf } from './samples.ts';
import { sealed } from './seal.ts';

export interface SpoiltRun {
  readonly systems: readonly string[];
  /** Files of each system. */
  readonly files: number;
  readonly seed: number;
  /** The program of the reading thread, bundled. */
  readonly thread: string;
  readonly assets: string;
  /** Where files that show a fault go; none are written without it. */
  readonly out: string | null;
  progress(system: string, found: Spoilt): void;
}

/** What came of the files of one system. */
export interface Spoilt {
  files: number;
  outlined: number;
  resumed: number;
  shown: number;
  answers: number;
  /** Matches that went on and in which a rule broke later. */
  rules: number;
  /** The longest that outline, resumable and film of one file took, in ms, and which file it was. */
  slowest: { readonly ms: number; readonly seed: number };
  /** The most memory of the whole process, in MB, and how much more that is than before the first file. */
  memory: { readonly most: number; readonly grown: number };
  readonly faults: { readonly seed: number; readonly fault: string }[];
}

/** The most that reading one file may take. */
export const MOST_MS = 1000;
/** The most memory, in MB, that the process may take more than before. */
const MOST_MB = 256;

const MB = 1024 * 1024;

/** Spoils and reads; what was found by system. */
export async function spoilMany({ systems, files, seed, thread, assets, out, progress }: SpoiltRun): Promise<ReadonlyMap<string, Spoilt>> {
  const content = new Content(assets);
  const pool = new Map<string, readonly (readonly object[])[]>();
  for (const system of systemIds) pool.set(system, await samplesOf(system, content));
  const lost: string[] = [];
  const reader = readerThread({ program: thread, workerData: { work: 'read', assets } satisfies WorkerData, report: (message) => lost.push(message) });
  const found = new Map<string, Spoilt>();
  const all = [...pool.values()].flat();
  try {
    for (const own of pool.values()) for (const lines of own) await probe(sealed(lines), reader.matches, content); // what is read once is known
    for (const system of systems) {
      let before = process.memoryUsage.rss() / MB;
      const sum: Spoilt = {
        files: 0, outlined: 0, resumed: 0, shown: 0, answers: 0, rules: 0, slowest: { ms: 0, seed }, memory: { most: before, grown: 0 }, faults: [],
      };
      found.set(system, sum);
      for (let i = 0; i < files; i++) {
        const random = randomFrom(Math.imul(seed + i, 2654435761) ^ 0x2545f491);
        const text = sealed(spoilt(anyOf(pool.get(system)!, random), () => anyOf(random() < 0.7 ? pool.get(system)! : all, random), random));
        const probed = await probe(text, reader.matches, content);
        const faults = [...probed.faults, ...lost.splice(0), ...(probed.ms > MOST_MS ? [`reading it took ${Math.round(probed.ms)} ms`] : [])];
        for (const fault of faults) sum.faults.push({ seed: seed + i, fault });
        if (faults.length > 0 && out !== null) keep(out, `${system}-${seed + i}`, text, faults);
        // A file longer than any that is read is refused unread; what making it took is not the reader's.
        if (text.length > LONGEST) before = Math.max(before, process.memoryUsage.rss() / MB - sum.memory.grown);
        take(sum, seed + i, probed, before);
        progress(system, sum);
      }
      if (sum.memory.grown > MOST_MB) sum.faults.push({ seed, fault: `the process took ${Math.round(sum.memory.grown)} MB more than before` });
    }
  } finally {
    await reader.close();
  }
  return found;
}

function take(sum: Spoilt, seed: number, { outlined, resumed, shown, answers, rules, ms }: Awaited<ReturnType<typeof probe>>, before: number): void {
  sum.files += 1;
  if (outlined) sum.outlined += 1;
  if (resumed) sum.resumed += 1;
  if (shown) sum.shown += 1;
  sum.answers += answers;
  if (rules > 0) sum.rules += 1;
  if (ms > sum.slowest.ms) sum.slowest = { ms, seed };
  const most = Math.max(sum.memory.most, process.memoryUsage.rss() / MB);
  sum.memory = { most, grown: most - before };
}

function keep(folder: string, name: string, text: string, faults: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.journal`), text);
  writeFileSync(join(folder, `${name}.txt`), `${faults.join('\n')}\n`);
}

/** What was found, for people. */
export function describeSpoilt(found: ReadonlyMap<string, Spoilt>): string {
  return [...found].flatMap(([system, { files, outlined, resumed, shown, answers, rules, slowest, memory, faults }]) => [
    `${system}: ${files} spoilt files, of which ${outlined} were listed, ${shown} shown, ${resumed} gone on with, ${answers} answers given; in ${rules} of these a rule broke, told as such`,
    `  slowest ${Math.round(slowest.ms)} ms (seed ${slowest.seed}); the process took ${Math.round(memory.most)} MB at the most, ${Math.round(memory.grown)} MB more than before`,
    `  ${faults.length} faults`, ...faults.slice(0, 20).map(({ seed, fault }) => `  seed ${seed}: ${fault.split('\n')[0]}`),
  ]).join('\n');
}
