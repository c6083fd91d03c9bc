import { homedir, hostname, userInfo } from 'node:os';
import type { ElectronApplication } from '@playwright/test';
import type { ShellBridge, ShellPush } from '../../engine/host/shell.ts';
import { loadWith } from '../driver/electron.ts';
import { look, settled } from '../driver/eyes.ts';
import { listed, toLibrary } from '../driver/library.ts';
import { atHome, continueMatch } from '../driver/menu.ts';
import { prepareMatch, toAct } from '../driver/prepare.ts';
import { expect, test } from '../driver/program.ts';
import { WORDS } from '../driver/shells.ts';

const clickMenu = (app: ElectronApplication, id: string): Promise<void> =>
  app.evaluate(({ Menu }, id) => void Menu.getApplicationMenu()!.getMenuItemById(id)!.click(), id);

test('menu commands reach the screen as pushes; the diagnostics say nothing private', async ({ program }) => {
  const { app, page } = await program.start();
  await page.evaluate(() => {
    const { gantryShell, heard } = Object.assign(window as unknown as { readonly gantryShell: ShellBridge; heard: ShellPush[] }, { heard: [] as ShellPush[] });
    gantryShell.onPush((push) => heard.push(push));
  });
  for (const id of ['new-match', 'undo', 'redo', 'export-match']) await clickMenu(app, id);
  const heard = () => page.evaluate(() => (window as unknown as { readonly heard: ShellPush[] }).heard);
  await expect.poll(heard).toEqual(['newMatch', 'undo', 'redo', 'exportMatch'].map((command) => ({ type: 'command', command })));
  await page.evaluate(() => {
    const field = document.createElement('textarea');
    document.body.append(field);
    field.focus();
  });
  await page.keyboard.type('abc');
  await clickMenu(app, 'undo');
  await expect.poll(() => page.evaluate(() => document.querySelector('body > textarea')!.matches(':focus') && (document.querySelector('body > textarea') as HTMLTextAreaElement).value)).not.toBe('abc');
  expect(await heard()).toHaveLength(4);
  await app.evaluate(({ dialog }) => { dialog.showMessageBox = () => Promise.resolve({ response: 0, checkboxChecked: false }); });
  await clickMenu(app, 'copy-diagnostics');
  const copied = () => app.evaluate(({ clipboard }) => clipboard.readText());
  await expect.poll(copied).toMatch(/^Gantry \d/);
  const text = await copied();
  expect(text).toContain('gpu_compositing');
  expect(text).not.toContain(homedir() === '/' ? '\0' : homedir());
  for (const name of [userInfo().username, hostname()].filter(({ length }) => length >= 3)) expect(text).not.toMatch(new RegExp(`\\b${name}\\b`));
});

test('“New match” leaves a match and a film, and the match is kept', async ({ program }) => {
  await prepareMatch(program.data, toAct);
  const { app, page } = await program.start();
  await loadWith(app, page, WORDS);
  const toNew = async (): Promise<void> => {
    await clickMenu(app, 'new-match');
    await expect(page.getByRole('heading', { name: 'New match' })).toBeVisible();
    await expect(page.locator('.hud')).toHaveCount(0);
  };
  const toMatches = async (): Promise<void> => {
    await page.keyboard.press('Escape');
    await atHome(page);
    await expect(page.locator('.resume'), 'it was left, not lost').toHaveCount(0);
    await toLibrary(page);
    expect(await listed(page)).toEqual(['prepared']);
  };
  await atHome(page);
  await continueMatch(page);
  const { at } = await look(page);
  await toNew();
  await toMatches();

  await page.keyboard.press('w');
  await settled(page);
  await expect(page.locator('.hud.is-film')).toBeVisible();
  await toNew();
  await toMatches();
  await page.keyboard.press('c');
  await settled(page);
  expect((await look(page)).at).toBe(at);
});
