import { mkdirSync, readFileSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { z } from 'zod';
import writeFileAtomic from 'write-file-atomic';
import { checkedJson } from '../engine/core/form.ts';

/** A longer file is not one that was kept here. Characters. */
const LONGEST = 1000;

/** Reads a small file that the shell left for its next start. Gives null when there is none; one that is wrong is reported and gives null too. */
export function readKept<T>(path: string, what: string, form: z.ZodType<T>, report: (message: string) => void, longest = LONGEST): T | null {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return null;
  }
  try {
    return checkedJson(what, form, text.slice(0, longest));
  } catch (error) {
    report(`${error instanceof Error ? error.message : String(error)}; it is as at the first start`);
    return null;
  }
}

/** Leaves a small file for the next start; a `secret` one can be read by this account alone. A failure is reported, and gives false. */
export function writeKept(path: string, what: string, value: unknown, report: (message: string) => void, { secret = false } = {}): boolean {
  try {
    mkdirSync(dirname(path), { recursive: true, ...(secret ? { mode: 0o700 } : {}) });
    writeFileAtomic.sync(path, `${JSON.stringify(value)}\n`, secret ? { mode: 0o600 } : {});
    return true;
  } catch (error) {
    report(`${what} could not be kept: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

/** How write-file-atomic names the draft of one of these files. */
const DRAFT = /\.json\.\d+$/;
/** A draft that lies for so long is nobody's any more. */
const ABANDONED_MS = 3600 * 1000;

/** Clears away drafts of such files that a kill left in a folder. `now` in ms since 1970. */
export async function sweepKept(folder: string, now: number): Promise<void> {
  const names = await readdir(folder).catch((): string[] => []);
  for (const path of names.filter((name) => DRAFT.test(name)).map((name) => join(folder, name))) {
    const { mtimeMs } = await stat(path);
    if (now - mtimeMs > ABANDONED_MS) await rm(path, { force: true });
  }
}
