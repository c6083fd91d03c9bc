import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The folder of the checkout. */
export const ROOT = join(import.meta.dirname, '../..');

/** An empty folder of a test's own: a player's files, or what is packed. */
export const freshFolder = (): string => mkdtempSync(join(tmpdir(), 'gantry-window-'));

/** Throws a folder away; a program that has just ended may still hold a file of it for a moment. */
export const dropFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
