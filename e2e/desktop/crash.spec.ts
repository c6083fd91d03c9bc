import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import { loadWith } from '../driver/electron.ts';
import { look, settled } from '../driver/eyes.ts';
import { toLibrary } from '../driver/library.ts';
import { atHome, continueMatch } from '../driver/menu.ts';
import { prepareMatch, toAct } from '../driver/prepare.ts';
import { expect, test, type Program } from '../driver/program.ts';
import { WORDS } from '../driver/shells.ts';

/** Runs a script in the page as the main process does: the driver's own way to it ends with its process. */
const inPage = <T>(app: ElectronApplication, script: string): Promise<T> =>
  app.evaluate(({ BrowserWindow }, script) => BrowserWindow.getAllWindows()[0]!.webContents.executeJavaScript(script) as Promise<T>, script);

/** Ends the page's process and waits until the program knows. */
async function crash(app: ElectronApplication, { data }: Program): Promise<void> {
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.webContents.forcefullyCrashRenderer());
  const path = join(data, 'logs/gantry.log');
  await expect.poll(() => (existsSync(path) ? readFileSync(path, 'utf8') : '')).toMatch(/the window's process ended .*; reload/);
}

/** Opens the game with a prepared match, in a page that draws little. */
async function open(program: Program): Promise<{ readonly app: ElectronApplication; readonly page: Page }> {
  await prepareMatch(program.data, toAct);
  const { app, page } = await program.start();
  await loadWith(app, page, WORDS);
  await atHome(page);
  return { app, page };
}

/** What the window keeps of what is on the table. */
const place = (page: Page): Promise<unknown> => page.evaluate(() => JSON.parse(sessionStorage.getItem('gantry.place') ?? 'null') as unknown);

/** What a page shows that came back after a crash. */
const shown = (app: ElectronApplication): Promise<unknown> => inPage(app, `(() => {
  const { screen, shown, request } = window.__gantry?.store.getState() ?? {};
  const buttons = [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
  return {
    screen, at: shown?.at, asked: Boolean(request), hud: document.querySelector('.hud')?.classList.contains('is-film') ? 'film' : document.querySelector('.hud') && 'match',
    back: new URLSearchParams(location.search).has('back'), offersToGoOn: document.querySelector('.resume') !== null || buttons.some((text) => /^(Go on|Continue)/.test(text)),
  };
})()`).catch(() => null);

test('a page that crashes is there again, with every match safe', async ({ program }) => {
  const { app } = await program.start();
  const setup = { table: 'refinery', teams: [{ name: 'Rebels', figures: ['chewbacca', 'rebel-trooper'] }, { name: 'Hunters', figures: ['dengar', 'greedo'] }] };
  const begun = (await inPage(app, `gantry.call('newMatch', ${JSON.stringify({ system: 'miniatures', setup, seats: ['person', 'computer'] })})`)) as { readonly result: { readonly match: string } };
  await crash(app, program);
  await expect.poll(() => inPage(app, `'gantry' in window && document.readyState`).catch(() => null)).toBe('complete');
  const again = await inPage(app, `gantry.call('continueMatch', ${JSON.stringify({ match: begun.result.match })})`);
  expect(again).toMatchObject({ result: { match: begun.result.match } });
});

test('a page that crashes in a match goes back to it by itself', async ({ program }) => {
  const { app, page } = await open(program);
  await continueMatch(page);
  const { at } = await look(page);
  await expect.poll(() => place(page)).toEqual({ screen: 'battle', match: 'prepared', at });
  await crash(app, program);
  await expect.poll(() => shown(app)).toEqual({ screen: 'battle', at, asked: true, hud: 'match', back: false, offersToGoOn: false });
});

test('a page that crashes in a film goes back to the same moment of it', async ({ program }) => {
  const { app, page } = await open(program);
  await toLibrary(page);
  await page.keyboard.press('w');
  await settled(page);
  await page.keyboard.press(']');
  await page.keyboard.press(']');
  await expect.poll(async () => (await look(page)).at).toBeGreaterThan(0);
  await settled(page);
  const { at } = await look(page);
  await expect.poll(() => place(page)).toEqual({ screen: 'replay', match: 'prepared', at });
  await crash(app, program);
  await expect.poll(() => shown(app)).toEqual({ screen: 'replay', at, asked: false, hud: 'film', back: false, offersToGoOn: false });
});

/** What can end a load under way without the page having failed. */
const ENDS = { 'a load whose place another one takes': -3, 'a load in which the page crashes': -2 } as const;

for (const [end, errno] of Object.entries(ENDS)) test(`${end} opens no dialog`, async ({ program }) => {
  const { app } = await program.start();
  await app.evaluate(({ BrowserWindow, dialog }, crashes) => {
    const { webContents } = BrowserWindow.getAllWindows()[0]!;
    const heard = { dialogs: [] as string[], errno: 0 };
    Object.assign(globalThis, { heard });
    dialog.showErrorBox = (_title, content) => void heard.dialogs.push(content);
    const { loadURL } = webContents;
    webContents.loadURL = (...words) => {
      webContents.loadURL = loadURL;
      const load = loadURL.apply(webContents, words);
      load.catch(({ errno }: { readonly errno: number }) => { heard.errno = errno; });
      if (crashes) webContents.once('did-navigate', () => webContents.forcefullyCrashRenderer());
      else webContents.reload();
      return load;
    };
  }, errno === -2);
  await crash(app, program);
  await expect.poll(() => inPage(app, `'gantry' in window && document.readyState`).catch(() => null)).toBe('complete');
  const heard = (): Promise<unknown> => app.evaluate(() => (globalThis as unknown as { readonly heard: unknown }).heard);
  await expect.poll(heard, 'the load ended, and nobody was told').toEqual({ dialogs: [], errno });
});
