/** What every command of the command line shares: how it speaks, reads its words and ends. */
import { fileURLToPath } from 'node:url';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { isMainThread, Worker } from 'node:worker_threads';
import { InputError } from '../core/form.ts';
import { causeOf } from '../host/fault.ts';
import { BRIEF_LIVES } from '../node/crew.ts';

/** Wrong words on the command line: shown with the usage, exit code 2. */
export class UsageError extends Error {}

export const say = (text: string): void => void process.stdout.write(`${text}\n`);
export const complain = (text: string): void => void process.stderr.write(`${text}\n`);

/** Carries out a command and gives its exit code: its own, 1 when it failed, 2 for wrong words. */
export async function carryOut(usage: string, run: () => Promise<number>): Promise<number> {
  try {
    return await run();
  } catch (error) {
    if (!isMainThread) throw error; // the thread that started this one says so
    if (error instanceof UsageError) {
      complain(`gantry: ${error.message}\n\n${usage}`);
      return 2;
    }
    complain(`gantry: ${error instanceof InputError ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    return 1;
  }
}

/** Reads words as `parseArgs` does. Throws `UsageError` naming the wrong one. */
export function readWords<T extends ParseArgsConfig>(words: readonly string[], config: T): ReturnType<typeof parseArgs<T & { args: string[] }>> {
  try {
    return parseArgs({ ...config, args: words.slice() });
  } catch (error) {
    throw new UsageError(causeOf(error));
  }
}

/** A whole number between two others. Throws `UsageError` naming the option. */
export function whole(name: string, text: string, min: number, max: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < min || number > max) throw new UsageError(`${name} must be a whole number from ${min} to ${max}, not "${text}"`);
  return number;
}

/** Ids of rule systems, comma between them; 'all' and nothing stand for every one that is known. Throws `UsageError` naming the wrong one. */
export function systemsOf(text: string, known: readonly string[]): readonly string[] {
  if (text === '' || text === 'all') return known;
  const asked = text.split(',');
  for (const system of asked) if (!known.includes(system)) throw new UsageError(`--system: there is no rule system "${system}"; there are ${known.join(', ')}`);
  return asked;
}

/** Threads that may be used: only the bundled program can start itself as one. */
export const threadsOf = (text: string, most: number): number => (import.meta.url.endsWith('.ts') ? 1 : whole('--threads', text, 1, most));

/** A thread that runs a command of this program, with room as those have that think in play. */
export const startThread = (command: string): Worker => new Worker(fileURLToPath(import.meta.url), { argv: [command], resourceLimits: BRIEF_LIVES });

/** A line on the error stream, at most one in so many milliseconds: how far a long run has come. */
export function progressEvery(ms: number): (line: () => string) => void {
  let told = performance.now();
  return (line) => {
    if (performance.now() - told < ms) return;
    told = performance.now();
    complain(line());
  };
}
