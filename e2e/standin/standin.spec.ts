import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type ElectronApplication, type Page } from '@playwright/test';
import { dropData, freshData, isStandIn, launch } from './launch.ts';

interface Reply {
  readonly id: number;
  readonly result?: { readonly match?: string; readonly at?: number; readonly awaits?: string; readonly tables?: readonly { readonly id: string }[] };
  readonly error?: { readonly code: string; readonly message: string };
}

let app: ElectronApplication;
let page: Page;
let data: string;

test.beforeEach(async () => {
  data = freshData();
  ({ app, page } = await launch(data));
});
test.afterEach(async () => {
  await app.close();
  dropData(data);
});

const call = (name: string, args: unknown): Promise<Reply> =>
  page.evaluate(([name, args]) => (window as unknown as { gantry: { call(name: unknown, args: unknown): Promise<Reply> } }).gantry.call(name, args), [name, args] as const);

test('the page sees two frozen objects with five functions and nothing of Node or Electron', async () => {
  const seen = await page.evaluate(() => ['gantry', 'gantryShell'].map((name) => (window as unknown as Record<string, object>)[name]!).map((object) => [Object.isFrozen(object), ...Object.keys(object).sort()]));
  expect(seen).toEqual([[true, 'call', 'onPush'], [true, 'onPush', 'reveal', 'takeFile']]);
  expect(await page.evaluate(() => ['require', 'process', 'module', '__ipcNative', 'Buffer'].filter((name) => name in window))).toEqual([]);
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
});

test('a match is begun over the checked link, kept on disk, and wrong messages change nothing', async () => {
  const { result } = await call('catalogue', {});
  expect(result?.tables?.map(({ id }) => id)).toContain('refinery');
  expect(await call('destroy', {})).toMatchObject({ error: { code: 'form' } });
  expect(await call('newMatch', { system: 'shatterpoint' })).toMatchObject({ error: { code: 'form', message: expect.stringContaining('newMatch: ') } });
  expect(await call('newMatch', { system: 'shatterpoint', setup: { table: 'moon', teams: [] }, seats: ['person', 'computer'] })).toMatchObject({ error: { code: 'form' } });
  const setup = { table: 'refinery', teams: [{ name: 'Rebels', figures: ['chewbacca', 'rebel-trooper'] }, { name: 'Hunters', figures: ['dengar', 'greedo'] }] };
  const begun = await call('newMatch', { system: 'miniatures', setup, seats: ['person', 'computer'], seed: 1 });
  expect(begun.result).toMatchObject({ at: 0 });
  expect(readdirSync(join(data, 'matches'))).toContain(`${begun.result?.match}.journal`);
  expect(await call('answer', { match: begun.result?.match, at: 999, answer: { kind: 'pick', picks: [] } })).toMatchObject({ error: { code: 'late' } });
});

test('the page is served with a strict policy and nothing outside its folder', async () => {
  const policy = await page.evaluate(() => fetch('./index.html').then((response) => response.headers.get('content-security-policy')));
  expect(policy).toContain("default-src 'none'");
  for (const path of ['./none.js', './%2e%2e/electron/main.cjs', './..%2fserver.mjs']) expect(await page.evaluate((address) => fetch(address).then(({ status }) => status), path)).toBe(404);
  const inline = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.slipped = true';
    document.body.append(script);
    return 'slipped' in window;
  });
  expect(inline).toBe(false);
});

test('closing the window ends the program', async () => {
  const ended = new Promise((resolve) => app.process().once('exit', resolve));
  const window = await app.browserWindow(page);
  await window.evaluate((opened) => opened.close());
  await ended;
});

test('a member that the stand-in does not have throws', async () => {
  test.skip(!isStandIn, 'real Electron has them all');
  expect(await app.evaluate(({ app: shell }) => { try { shell.getGPUInfo('basic'); return ''; } catch (error) { return String(error); } })).toContain('app.getGPUInfo is not implemented');
  expect(execFileSync(process.execPath, ['--check', join(import.meta.dirname, 'run.mjs')]).toString()).toBe('');
});
