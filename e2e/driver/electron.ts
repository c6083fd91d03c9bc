import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { _electron, expect, type ElectronApplication, type Page } from '@playwright/test';
import { ROOT } from './folders.ts';
import { surroundingsOf, type Surroundings } from './surroundings.ts';

/** Milliseconds after which a program or its page is given up. */
const PATIENCE = 180_000;

/** What can run the game's main process. */
export type Runner = 'stand-in' | 'electron';

/** Electron's own program, or null where its binary cannot be had. */
export function realElectron(): string | null {
  const folder = join(ROOT, 'node_modules/electron');
  const named = join(folder, 'path.txt');
  const program = existsSync(named) ? join(folder, 'dist', readFileSync(named, 'utf8').trim()) : null;
  return program !== null && existsSync(program) ? program : null;
}

/** Electron's program, or its stand-in's. Throws where Electron is wanted and is not there. */
export function programOf(runner: Runner): string {
  const program = runner === 'electron' ? realElectron() : join(ROOT, 'e2e/standin/bin/electron');
  if (program === null) throw new Error('Electron has no binary here');
  return program;
}

/** How the game is started: the folder with its main process, with files to open after it. */
export interface Start extends Surroundings {
  readonly runner: Runner;
  /** The checkout, or a packed game laid out as folders. */
  readonly app?: string;
  readonly words?: readonly string[];
}

/** The command line of the game with a player's folder of its own. */
export const commandLine = ({ data, app = ROOT, words = [] }: Omit<Start, 'runner'>): string[] => [`--user-data-dir=${data}`, app, ...words];

/** Starts the game and waits for its page. */
export async function launch(start: Start): Promise<{ readonly app: ElectronApplication; readonly page: Page }> {
  const how = { executablePath: programOf(start.runner), args: commandLine(start), cwd: start.data, env: surroundingsOf(start) };
  const app = await _electron.launch({ ...how, timeout: PATIENCE });
  // A window of the test runner's own waits as long as its test; this one would for half a minute.
  app.context().setDefaultTimeout(PATIENCE);
  const page = await app.firstWindow();
  await page.waitForFunction(() => 'gantry' in window);
  return { app, page };
}

/** Loads the page again with words in its address. */
export async function loadWith(app: ElectronApplication, page: Page, words: string): Promise<void> {
  await app.evaluate(({ BrowserWindow }, words) => BrowserWindow.getAllWindows()[0]!.loadURL(`app://gantry/index.html?${words}`), words);
  await expect.poll(() => page.evaluate(() => location.search).catch(() => '')).toBe(`?${words}`);
}
