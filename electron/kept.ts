import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { z } from 'zod';
import writeFileAtomic from 'write-file-atomic';
import { checkedJson } from '../engine/core/form.ts';

/** A longer file is not one that was kept here. Characters. */
const LONGEST = 1000;

/** Reads a small file that the shell left for its next start. Gives null when there is none; one that is wrong is reported and gives null too. */
export function readKept<T>(path: string, what: string, form: z.ZodType<T>, report: (message: string) => void): T | null {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return null;
  }
  try {
    return checkedJson(what, form, text.slice(0, LONGEST));
  } catch (error) {
    report(`${error instanceof Error ? error.message : String(error)}; it is as at the first start`);
    return null;
  }
}

/** Leaves a small file for the next start. A failure is reported only. */
export function writeKept(path: string, what: string, value: unknown, report: (message: string) => void): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileAtomic.sync(path, `${JSON.stringify(value)}\n`);
  } catch (error) {
    report(`${what} could not be kept: ${error instanceof Error ? error.message : String(error)}`);
  }
}
