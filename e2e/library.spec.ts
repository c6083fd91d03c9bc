import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { look, settled, type Seen } from './driver/eyes.ts';
import { atHome, continueMatch, picture } from './driver/menu.ts';
import { Person } from './driver/person.ts';
import { prepareMatch, type Wanted } from './driver/prepare.ts';
import { freshData, openBrowserShell, type Shell } from './driver/shells.ts';

/** The person may act, some turns into the match. */
const toAct: Wanted = (request, state) => request.kind === 'pick' && request.ask === 'act' && state.phase === 'play' && state.turn >= 4;

async function prepared(browser: Parameters<typeof openBrowserShell>[0]): Promise<Shell> {
  const data = freshData();
  await prepareMatch(data, toAct);
  const shell = await openBrowserShell(browser, data);
  await atHome(shell.page());
  return shell;
}

async function toLibrary(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Matches/ }).click();
  await expect(page.getByRole('heading', { name: 'Matches' })).toBeVisible();
  await expect(rows(page)).not.toHaveCount(0);
}

/** Moves the slider and gives the milliseconds until the table shows that position. */
const jumpTo = (page: Page, at: number): Promise<number> => page.evaluate((to) => new Promise<number>((done) => {
  const { store } = window.__gantry as unknown as { readonly store: { getState(): { readonly shown: { readonly at: number } | null }; subscribe(listen: () => void): () => void } };
  const slider = document.querySelector<HTMLInputElement>('.film input[type="range"]')!;
  const began = performance.now();
  const stop = store.subscribe(() => {
    if (store.getState().shown?.at !== to) return;
    stop();
    done(performance.now() - began);
  });
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(slider, String(to));
  slider.dispatchEvent(new Event('input', { bubbles: true }));
}), at);

const rows = (page: Page): Locator => page.locator('[data-match]');
const note = (page: Page): Locator => page.locator('.library__note');
const titles = (page: Page): Promise<string[]> => page.locator('.match__text > b').allTextContents();

test('a saved match is renamed, duplicated, exported, imported, thrown away and taken back', async ({ browser }) => {
  const shell = await prepared(browser);
  const page = shell.page();
  try {
    await toLibrary(page);
    await page.keyboard.press('r');
    await page.getByLabel('Name of the match').fill('The bridge');
    await page.keyboard.press('Enter');
    await expect(note(page)).toContainText('“The bridge”');
    expect(await titles(page)).toEqual(['The bridge']);

    await page.keyboard.press('d');
    await expect(rows(page)).toHaveCount(2);
    expect(await titles(page)).toContain('The bridge (copy)');

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Export/ }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('the-bridge-copy.gantry');
    const bytes = readFileSync((await file.path())!);
    expect([...bytes.subarray(0, 2)]).toEqual([0x1f, 0x8b]);

    await page.keyboard.press('Delete');
    await expect(rows(page)).toHaveCount(1);
    await expect(note(page)).toContainText('“The bridge (copy)” was deleted');
    await picture(page, 'library-deleted');
    await page.keyboard.press('z');
    await expect(rows(page)).toHaveCount(2);
    expect(await titles(page)).toContain('The bridge (copy)');

    await page.locator('input[type="file"]').setInputFiles({ name: 'the-bridge-copy.gantry', mimeType: 'application/octet-stream', buffer: bytes });
    await expect(rows(page)).toHaveCount(3);
    await expect(note(page)).toContainText('the-bridge-copy.gantry');

    await page.locator('input[type="file"]').setInputFiles({ name: 'broken.gantry', mimeType: 'application/octet-stream', buffer: bytes.subarray(0, bytes.length - 400) });
    await expect(page.getByRole('alert')).toContainText('broken.gantry');
    await picture(page, 'library-refused');
    await expect(rows(page)).toHaveCount(3);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alert')).toHaveCount(0);

    await page.getByRole('searchbox').fill('copy');
    await expect(rows(page)).toHaveCount(2);
    await page.getByRole('searchbox').fill('');
    await picture(page, 'library');
    expect(shell.troubles).toEqual([]);
  } finally {
    await shell.close();
  }
});

test('a damaged file is shown with its reason, and a backup of it becomes a match again', async ({ browser }) => {
  const shell = await prepared(browser);
  const page = shell.page();
  try {
    await continueMatch(page); // opening keeps a backup
    await page.getByRole('button', { name: 'Leave' }).click();
    await atHome(page);
    const folder = join(shell.data, 'matches');
    await expect.poll(() => readdirSync(folder).filter((name) => /^prepared\.(journal|gantry)$/.test(name))).toEqual(['prepared.gantry']);
    writeFileSync(join(folder, 'prepared.gantry'), 'this is no match');
    await toLibrary(page);
    await expect(page.locator('.match.is-damaged')).toHaveCount(1);
    await page.keyboard.press('b');
    await page.getByRole('button', { name: /^Restore/ }).first().click();
    await expect(page.locator('.match.is-running')).toHaveCount(1);
    await picture(page, 'library-damaged');
  } finally {
    await shell.close();
  }
});

test('a match is watched: by steps, by jumps, and played on from the middle', async ({ browser }) => {
  const shell = await prepared(browser);
  const page = shell.page();
  try {
    await toLibrary(page);
    await page.keyboard.press('w');
    await settled(page);
    const slider = page.getByRole('slider', { name: 'Timeline' });
    await expect(slider).toHaveValue('0');
    const length = Number(await slider.getAttribute('max'));
    expect(length).toBeGreaterThan(20);

    for (const part of [0.9, 0.2, 0.5]) {
      const took = await jumpTo(page, Math.floor(length * part));
      console.log(`a jump to ${Math.floor(length * part)} took ${took.toFixed(0)} ms`);
      expect(took, 'ms until a jump is shown').toBeLessThan(200);
    }
    const middle = await look(page);
    expect(middle.request).toBeNull();

    await page.keyboard.press(']');
    await expect.poll(async () => (await look(page)).at).toBeGreaterThan(middle.at);
    const next = await look(page);
    await page.keyboard.press('.');
    await expect.poll(async () => (await look(page)).at).toBe(next.at + 1);
    await page.keyboard.press(',');
    await expect.poll(async () => (await look(page)).at).toBe(next.at);
    expect((await look(page)).view).toEqual(next.view);
    await page.keyboard.press('Space');
    await expect.poll(async () => (await look(page)).at, { timeout: 30_000 }).toBeGreaterThan(next.at + 1);
    await page.keyboard.press('Space');
    await picture(page, 'replay');

    await page.keyboard.press('m');
    await expect(page.locator('[data-instrument="measure"]')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');

    await jumpTo(page, length);
    await page.keyboard.press('p');
    await page.getByRole('button', { name: /^Start from here/ }).click();
    const person = new Person(page);
    const seen: Seen = await person.asked();
    expect(seen.at).toBe(length);
    expect(seen.match).not.toBe('prepared');
    expect(seen.request).not.toBeNull();
    expect(shell.troubles).toEqual([]);
  } finally {
    await shell.close();
  }
});

test('an answer is taken back and given again by keys, and the log forgets it', async ({ browser }) => {
  const shell = await prepared(browser);
  const page = shell.page();
  try {
    await continueMatch(page);
    const person = new Person(page);
    const seen = await person.asked();
    if (seen.request?.kind !== 'pick') throw new Error('no pick is asked');
    await person.pick(seen, seen.request.options.includes('move') ? 'move' : seen.request.options[0]!, 'key');
    await expect.poll(async () => (await look(page)).at).toBeGreaterThan(seen.at);
    const after = await person.asked();
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await look(page)).at).toBe(seen.at);
    const back = await look(page);
    expect(back.view).toEqual(seen.view);
    expect(back.request).toEqual(seen.request);
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(async () => (await look(page)).at).toBe(after.at);
    expect((await look(page)).view).toEqual(after.view);
    expect(shell.troubles).toEqual([]);
  } finally {
    await shell.close();
  }
});

test('after an end in the middle of a match the first screen offers to go on', async ({ browser }) => {
  const shell = await prepared(browser);
  try {
    await continueMatch(shell.page());
    await shell.again();
    await atHome(shell.page());
    await expect(shell.page().locator('.resume')).toContainText('Gantry ended during');
    await picture(shell.page(), 'resume');
    await shell.page().keyboard.press('Enter');
    await settled(shell.page());
    expect((await look(shell.page())).match).toBe('prepared');
    await shell.page().getByRole('button', { name: 'Leave' }).click();
    await atHome(shell.page());
    await expect(shell.page().locator('.resume')).toHaveCount(0);
    await shell.again();
    await atHome(shell.page());
    await expect(shell.page().locator('.resume')).toHaveCount(0);
  } finally {
    await shell.close();
  }
});
