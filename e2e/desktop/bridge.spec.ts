import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../driver/program.ts';

interface Reply {
  readonly id: number;
  readonly result?: { readonly match?: string; readonly at?: number; readonly awaits?: string; readonly tables?: readonly { readonly id: string }[] };
  readonly error?: { readonly code: string; readonly message: string };
}

const call = (page: Page, name: string, args: unknown): Promise<Reply> =>
  page.evaluate(([name, args]) => (window as unknown as { gantry: { call(name: unknown, args: unknown): Promise<Reply> } }).gantry.call(name, args), [
    name, args,
  ] as const);

test('the page sees two frozen objects with five functions and nothing of Node or Electron', async ({ program }) => {
  const { app, page } = await program.start();
  const seen = await page.evaluate(() => ['gantry', 'gantryShell'].map((name) => (window as unknown as Record<string, object>)[name]!).map((object) => [Object.isFrozen(object), ...Object.keys(object).sort()]));
  expect(seen).toEqual([[true, 'call', 'onPush'], [true, 'onPush', 'reveal', 'takeFile']]);
  expect(await page.evaluate(() => ['require', 'process', 'module', '__ipcNative', 'Buffer'].filter((name) => name in window))).toEqual([]);
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
});

test('a match is begun over the checked link, kept on disk, and wrong messages change nothing', async ({ program }) => {
  const { page } = await program.start();
  const { result } = await call(page, 'catalogue', {});
  expect(result?.tables?.map(({ id }) => id)).toContain('refinery');
  expect(await call(page, 'destroy', {})).toMatchObject({ error: { code: 'form' } });
  expect(await call(page, 'newMatch', { system: 'shatterpoint' })).toMatchObject({ error: { code: 'form', message: expect.stringContaining('newMatch: ') } });
  expect(await call(page, 'newMatch', { system: 'shatterpoint', setup: { table: 'moon', teams: [] }, seats: ['person', 'computer'] })).toMatchObject({ error: { code: 'form' } });
  const setup = { table: 'refinery', teams: [{ name: 'Rebels', figures: ['chewbacca', 'rebel-trooper'] }, { name: 'Hunters', figures: ['dengar', 'greedo'] }] };
  const begun = await call(page, 'newMatch', { system: 'miniatures', setup, seats: ['person', 'computer'] });
  expect(begun.result).toMatchObject({ at: 0 });
  expect(readdirSync(join(program.data, 'matches'))).toContain(`${begun.result?.match}.journal`);
  expect(await call(page, 'answer', { match: begun.result?.match, at: 999, answer: { kind: 'pick', picks: [] } })).toMatchObject({ error: { code: 'late' } });
});

test('the page is served with a strict policy and nothing outside its folder', async ({ program }) => {
  const { page } = await program.start();
  const policy = await page.evaluate(() => fetch('./index.html').then((response) => response.headers.get('content-security-policy')));
  expect(policy).toContain("default-src 'none'");
  for (const path of ['./none.js', './%2e%2e/electron/main.cjs', './..%2fserver.mjs']) expect(await page.evaluate((address) => fetch(address).then(({ status }) => status), path)).toBe(404);
  const inline = await page.evaluate(() => {
    const refused = (run: () => void): boolean => {
      try {
        run();
        return false;
      } catch {
        return true;
      }
    };
    const [text, node] = [document.createElement('script'), document.createElement('script')];
    const noText = refused(() => { text.textContent = 'window.slipped = true'; }); // no text becomes a program (Trusted Types)
    node.append(document.createTextNode('window.slipped = true'));
    document.body.append(node);
    return { noText, slipped: 'slipped' in window };
  });
  expect(inline).toEqual({ noText: true, slipped: false });
});

test('closing the window ends the program', async ({ program }) => {
  const { app, page } = await program.start();
  const ended = new Promise((resolve) => app.process().once('exit', resolve));
  const window = await app.browserWindow(page);
  await window.evaluate((opened) => opened.close());
  await ended;
});
