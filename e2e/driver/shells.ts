import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron, expect, type Browser, type BrowserContext, type ElectronApplication, type Page } from '@playwright/test';
import { program } from '../standin/launch.ts';

export const ROOT = join(import.meta.dirname, '../..');
export const VIEWPORT = { width: 1280, height: 800 } as const;
const WORDS = 'test&quality=low';

/** What the host gets beside this process's own surroundings: an opponent that answers quickly and the same on every machine. */
const surroundings = (data: string): Record<string, string> => {
  const all: Record<string, string> = { GANTRY_PLAYOUTS: '2', ...Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined)), GANTRY_DATA: data };
  delete all['NODE_OPTIONS'];
  return all;
};

/** The game in one of its two shells, on the first screen. */
export interface Shell {
  readonly data: string;
  readonly page: () => Page;
  /** Errors of the page, and addresses asked outside the game. */
  readonly troubles: string[];
  /** Ends the program, or the page, and opens the game again with the same files. */
  again(): Promise<void>;
  close(): Promise<void>;
}

/** Lines of the browser itself that say nothing about the game, or that are noted from the response. */
const NOISE = /Failed to load resource|GPU stall due to ReadPixels|THREE\.Clock|GroupMarkerNotSet|Automatic fallback to software WebGL|CONTEXT_LOST_WEBGL/;

/** Writes down everything that should not happen in a page. */
export function overhear(context: BrowserContext, page: Page, troubles: string[]): void {
  page.on('pageerror', (error) => troubles.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !NOISE.test(message.text())) troubles.push(`console: ${message.text()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()}: ${response.url()}`);
  });
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    const own = hostname === '127.0.0.1' || hostname === 'gantry.app.localhost' || ['data:', 'blob:', 'app:'].includes(protocol);
    if (!own) troubles.push(`asked outside: ${request.url()}`);
  });
}

export const freshData = (): string => mkdtempSync(join(tmpdir(), 'gantry-e2e-'));
export const dropData = (data: string): void => rmSync(data, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });

export interface Host {
  readonly address: string;
  close(): Promise<void>;
}

/** Starts the built browser host, as `npm start -- --no-window` does. */
export function startHost(data: string): Promise<Host> {
  const child: ChildProcess = spawn(process.execPath, [join(import.meta.dirname, 'host.mjs')], { env: surroundings(data), stdio: ['ignore', 'pipe', 'pipe'] });
  return new Promise((resolve, reject) => {
    let said = '';
    const ended = new Promise<void>((done) => child.once('exit', () => done()));
    child.stderr?.on('data', (text: Buffer) => { said += String(text); });
    child.stdout?.on('data', (text: Buffer) => {
      said += String(text);
      const address = /http:\/\/127\.0\.0\.1:\d+\/\?token=\S+/.exec(said)?.[0];
      if (address !== undefined) resolve({ address, close: async () => { child.kill('SIGTERM'); await ended; } });
    });
    void ended.then(() => reject(new Error(`the host ended: ${said}`)));
  });
}

/** The page's own address with the words that open the test probe. */
export const homeOf = (page: Page): string => `${new URL(page.url()).origin}/?${WORDS}`;

/** Opens the game through the browser host. */
export async function openBrowserShell(browser: Browser, data = freshData()): Promise<Shell> {
  const host = await startHost(data);
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  const troubles: string[] = [];
  overhear(context, page, troubles);
  await page.goto(host.address);
  await page.goto(homeOf(page));
  return {
    data, page: () => page, troubles,
    again: async () => { await page.goto(homeOf(page)); },
    close: async () => {
      await context.close();
      await host.close();
      dropData(data);
    },
  };
}

/** Opens the game through its Electron main process: on real Electron where it is, else on its stand-in. */
export async function openElectronShell(data = freshData()): Promise<Shell> {
  const troubles: string[] = [];
  const launch = async (): Promise<{ readonly app: ElectronApplication; readonly page: Page }> => {
    const app = await _electron.launch({ executablePath: program, args: [`--user-data-dir=${data}`, ROOT], cwd: ROOT, env: surroundings(data) });
    const page = await app.firstWindow();
    overhear(app.context(), page, troubles);
    await page.setViewportSize(VIEWPORT);
    await app.evaluate(({ BrowserWindow }, words) => BrowserWindow.getAllWindows()[0]!.loadURL(`app://gantry/index.html?${words}`), WORDS);
    await expect.poll(() => page.evaluate(() => new URLSearchParams(location.search).has('test')).catch(() => false)).toBe(true);
    return { app, page };
  };
  let now = await launch();
  return {
    data, page: () => now.page, troubles,
    again: async () => {
      await now.app.close();
      now = await launch();
    },
    close: async () => {
      await now.app.close();
      dropData(data);
    },
  };
}
