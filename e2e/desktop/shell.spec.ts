import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir, hostname, userInfo } from 'node:os';
import { join } from 'node:path';
import type { ElectronApplication } from '@playwright/test';
import type { ShellBridge, ShellPush } from '../../electron/shell-link.ts';
import { commandLine, programOf } from '../driver/electron.ts';
import { expect, test } from '../driver/program.ts';
import { surroundingsOf } from '../driver/surroundings.ts';

/** The first screen draws its table in software meanwhile. */
const PATIENTLY = { timeout: 60_000 } as const;

const clickMenu = (app: ElectronApplication, id: string): Promise<void> => app.evaluate(({ Menu }, id) => void Menu.getApplicationMenu()!.getMenuItemById(id)!.click(), id);

test('the page cannot leave, open windows, or ask anything from outside; the game itself breaks no policy', async ({ program }) => {
  const violations: string[] = [];
  const { app, page } = await program.start();
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) violations.push(message.text());
  });
  await page.reload();
  await expect(page.locator('#root')).not.toBeEmpty();
  await page.waitForTimeout(500);
  expect(violations).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.body).margin), 'the style written in the page is allowed').toBe('0px');
  const address = page.url();
  await page.evaluate(() => { location.href = 'https://example.com/'; });
  await page.evaluate(() => { window.open('https://example.com/'); });
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: './assets/tables/refinery.json' });
    document.body.append(link);
    link.click();
  });
  expect(await page.evaluate(() => fetch('https://example.com/').then(() => 'answered', () => 'refused'))).toBe('refused');
  await expect.poll(() => app.windows().length).toBe(1);
  expect(page.url()).toBe(address);
  expect(await page.evaluate(() => 'gantry' in window)).toBe(true);
  const log = () => readFileSync(join(program.data, 'logs/gantry.log'), 'utf8');
  await expect.poll(log).toContain('going to another page was refused: https://example.com/');
  await expect.poll(log).toContain('a new window was refused');
});

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

test('files come to the screen: from the command line, from a second start, from a drop; wrong ones with the reason', async ({ program }) => {
  const [first, second] = [join(program.data, 'first.gantry'), join(program.data, 'second.gantry')];
  writeFileSync(first, 'wrong');
  const { app, page } = await program.start([first]);
  await expect(page.locator('#root')).toContainText('first.gantry', PATIENTLY);
  await expect(page.locator('#root')).toContainText('JSON');
  const setup = { table: 'refinery', teams: [{ name: 'Rebels', figures: ['chewbacca', 'rebel-trooper'] }, { name: 'Hunters', figures: ['dengar', 'greedo'] }] };
  const file = await page.evaluate(async (args) => {
    const { call } = (window as unknown as { readonly gantry: { call(name: string, args: unknown): Promise<{ readonly result: { readonly match: string; readonly file: string } }> } }).gantry;
    const { match } = (await call('newMatch', args)).result;
    await call('leave', { match });
    return (await call('exportMatch', { match })).result.file;
  }, { system: 'miniatures', setup, seats: ['person', 'person'], seed: 1 });
  writeFileSync(second, Buffer.from(file, 'base64'));
  const another = spawn(programOf(program.runner), commandLine({ data: program.data, words: [second] }), { stdio: 'ignore', env: surroundingsOf({ data: program.data }) });
  const ended = new Promise((resolve) => another.once('exit', resolve));
  await expect(page.getByRole('status')).toContainText('second.gantry', PATIENTLY);
  await ended;
  expect(app.windows()).toHaveLength(1);
  await page.evaluate((bytes) => {
    const dropped = new DataTransfer();
    dropped.items.add(new File([new Uint8Array(bytes)], 'dropped.gantry'));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true }));
  }, [...Buffer.from(file, 'base64')]);
  await expect(page.getByRole('status')).toContainText('dropped.gantry', PATIENTLY);
});

test('a page that crashes is there again, with every match safe', async ({ program }) => {
  const { app } = await program.start();
  const inPage = (script: string): Promise<unknown> => app.evaluate(({ BrowserWindow }, script) => BrowserWindow.getAllWindows()[0]!.webContents.executeJavaScript(script), script);
  const setup = { table: 'refinery', teams: [{ name: 'Rebels', figures: ['chewbacca', 'rebel-trooper'] }, { name: 'Hunters', figures: ['dengar', 'greedo'] }] };
  const begun = (await inPage(`gantry.call('newMatch', ${JSON.stringify({ system: 'miniatures', setup, seats: ['person', 'computer'], seed: 1 })})`)) as { readonly result: { readonly match: string } };
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.webContents.forcefullyCrashRenderer());
  const log = () => (existsSync(join(program.data, 'logs/gantry.log')) ? readFileSync(join(program.data, 'logs/gantry.log'), 'utf8') : '');
  await expect.poll(log).toMatch(/the window's process ended .*; reload/);
  await expect.poll(() => inPage(`'gantry' in window && document.readyState`).catch(() => null)).toBe('complete');
  const again = await inPage(`gantry.call('continueMatch', ${JSON.stringify({ match: begun.result.match })})`);
  expect(again).toMatchObject({ result: { match: begun.result.match } });
});

test('the window opens where it was, and keeps where it is', async ({ program }) => {
  const file = join(program.data, 'window.json');
  writeFileSync(file, JSON.stringify({ x: 40, y: 30, width: 1000, height: 700, maximized: true, fullScreen: false }));
  const { app, page } = await program.start();
  const stands = await app.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows();
    return { ...window!.getNormalBounds(), maximized: window!.isMaximized() };
  });
  expect(stands).toMatchObject({ x: 40, y: 30, width: 1000, height: 700 });
  writeFileSync(file, 'damaged');
  const ended = new Promise((resolve) => app.process().once('exit', resolve));
  await (await app.browserWindow(page)).evaluate((window) => window.close());
  await ended;
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ x: 40, width: 1000, height: 700 });
});
