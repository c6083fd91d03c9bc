import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The folder of the checkout. */
export const ROOT = join(import.meta.dirname, '../..');

/** An empty folder of a test's own: a player's files, or what is packed. */
export const freshFolder = (): string => mkdtempSync(join(tmpdir(), 'gantry-window-'));

/** How often a folder that cannot be thrown away yet is tried again, and after how many milliseconds. */
const TRIES = 50;
const PAUSE = 100;

/** Throws a folder away. A program that has just ended may still hold a file of it or write another one, so that all of it is tried again: Node's own retries look for no new files. */
export function dropFolder(folder: string): void {
  for (let tried = 1; ; tried++) {
    try {
      return rmSync(folder, { recursive: true, force: true });
    } catch (error) {
      if (tried >= TRIES) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
    }
  }
}

/** Answers that a seat has given in the matches of a player's folder. */
export const answersOf = (data: string, seat = 0): number => readdirSync(join(data, 'matches')).filter((name) => name.includes('.journal'))
  .reduce((sum, name) => sum + readFileSync(join(data, 'matches', name), 'utf8').split('\n').filter((line) => line.startsWith('{"n":') && line.includes(`"seat":${seat},`)).length, 0);
