import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { extractAll } from '@electron/asar';
import { ROOT } from '../driver/folders.ts';

/** How a command ended: its exit code and all it printed. */
export interface Ended {
  readonly code: number;
  readonly text: string;
}

/** Runs `node scripts/package.mjs` with words. */
export function packageCommand(...words: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(process.execPath, [join(ROOT, 'scripts/package.mjs'), ...words], { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 }, (error, out, err) => {
      resolve({ code: error === null ? 0 : typeof error.code === 'number' ? error.code : 1, text: out + err });
    });
  });
}

/** Where a package's folder in the output folder keeps its archive. */
export const archiveIn = (output: string): string => join(output, 'linux-unpacked/resources/app.asar');

/**
 * Lays an archive out as plain folders of the same names, as Electron shows it to the game: what lies beside it can be read
 * through it too. Gives the folder `app.asar`.
 */
export function layOut(archive: string, folder: string): string {
  const app = join(folder, 'resources/app.asar');
  mkdirSync(join(folder, 'resources'), { recursive: true });
  extractAll(archive, app);
  cpSync(`${archive}.unpacked`, `${app}.unpacked`, { recursive: true });
  return app;
}

/** Files below a folder, as paths with `/`. */
export const filesBelow = (folder: string): string[] => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1).replaceAll('\\', '/'));
