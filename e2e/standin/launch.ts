import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron, type ElectronApplication, type Page } from '@playwright/test';

export const ROOT = join(import.meta.dirname, '../..');
const STAND_IN = join(import.meta.dirname, 'bin/electron');

/** Electron's own program, or null where its binary cannot be had. `STANDIN_ONLY` leaves it alone. */
export function realElectron(): string | null {
  if (process.env['STANDIN_ONLY'] !== undefined) return null;
  const folder = join(ROOT, 'node_modules/electron');
  const named = join(folder, 'path.txt');
  const program = existsSync(named) ? join(folder, 'dist', readFileSync(named, 'utf8').trim()) : null;
  return program !== null && existsSync(program) ? program : null;
}

/** What runs the game: Electron where it is, else its stand-in. */
export const program = realElectron() ?? STAND_IN;
export const isStandIn = program === STAND_IN;

export const freshData = (): string => mkdtempSync(join(tmpdir(), 'gantry-window-'));
export const dropData = (data: string): void => rmSync(data, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });

/** The command line of the game with a folder of its own; `words` follow. */
export const commandLine = (data: string, words: readonly string[] = []): string[] => [`--user-data-dir=${data}`, ROOT, ...words];

/** Starts the game and waits for its page. */
export async function launch(data: string, words: readonly string[] = []): Promise<{ readonly app: ElectronApplication; readonly page: Page }> {
  const app = await _electron.launch({ executablePath: program, args: commandLine(data, words), cwd: ROOT });
  const page = await app.firstWindow();
  await page.waitForFunction(() => 'gantry' in window);
  return { app, page };
}
