import type { Page } from '@playwright/test';
import type { State as Skirmish } from '../../engine/miniatures/state.ts';
import { look } from '../driver/eyes.ts';
import { watch } from '../driver/film.ts';
import { flaws } from '../driver/flaws.ts';
import { covering } from '../driver/frame.ts';
import { toLibrary } from '../driver/library.ts';
import { atHome, continueMatch, picture } from '../driver/menu.ts';
import { toAct, type Wanted } from '../driver/prepare.ts';
import { expect, test } from '../driver/test.ts';

/** How much of the picture the frame leaves free, whatever is asked, in every window and at every size of text; and that its keys stay with the table. */

/** The frame covers at most this share of a window of 1280 × 800. */
const MOST = 1 / 3;

const WINDOWS = [[1920, 1080, 1], [2560, 1440, 1], [960, 600, 1], [1280, 800, 2], [960, 600, 2], [1280, 800, 1]] as const;

const setting = (page: Page, change: object): Promise<void> =>
  page.evaluate((to) => (window.__gantry!.store.getState() as unknown as { setSettings(change: object): void }).setSettings(to), change);

/** The drawn table is not needed to see how the frame lies, and takes most of the time of another window. */
const showTable = (page: Page, shown: boolean): Promise<void> =>
  page.getByTestId('table').evaluate((table, display) => { table.style.display = display; }, shown ? '' : 'none');

/** Looks at the frame in every window: nothing is cut off, nothing lies over camera and levels, and there is room for the picture. */
async function hasRoom(page: Page, name: string): Promise<void> {
  await picture(page, `room-${name}`);
  await showTable(page, false);
  for (const [width, height, text] of WINDOWS) {
    await page.setViewportSize({ width, height });
    await setting(page, { textScale: text });
    const { share, over, clipped } = await covering(page);
    const where = `${name} at ${width} × ${height}, text ${text * 100} %`;
    test.info().annotations.push({ type: 'covered', description: `${where}: ${Math.round(share * 1000) / 10} %` });
    if (width === 960) await picture(page, `room-${name}-${width}${text === 2 ? '-large' : ''}`);
    const { cut, covered, crossed } = await flaws(page);
    expect.soft([over, clipped, cut, covered, crossed], where).toEqual([[], [], [], [], []]);
    if (width === 1280 && text === 1) expect.soft(share, where).toBeLessThanOrEqual(MOST);
  }
  await showTable(page, true);
}

/** Windows in which every screen is looked at. */
const SMALL_TO_LARGE = [[960, 600], [1280, 800], [1920, 1080], [2560, 1440]] as const;

/** Nothing to complain of. */
const NO_FLAWS = { cut: [], covered: [], scrolls: [], crossed: [], tiny: [], mute: [] } as const;

/** Looks at what is shown in every window: no line is cut off or crosses another, nothing lies over a button or scrolls sideways, signs say what they are. */
async function isWhole(page: Page, name: string): Promise<void> {
  for (const [width, height] of SMALL_TO_LARGE) {
    await page.setViewportSize({ width, height });
    expect.soft(await flaws(page), `${name} at ${width} × ${height}`).toEqual(NO_FLAWS);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

const aimed = (page: Page): Promise<unknown> => page.evaluate(() => window.__gantry!.store.getState().aimed);

const manyActs: Wanted = (request, state, terrain, after) => toAct(request, state, terrain, after) && request.kind === 'pick' && request.options.includes('move') && request.options.length > 5;

test('Shatterpoint: an action, a way, a place and the opponent’s turn leave two thirds of the window to the picture; while a place is asked no button keeps the keys', async ({ shell }) => {
  test.setTimeout(600_000);
  const { page, person, seen } = await shell.play(manyActs);
  await hasRoom(page, 'act');

  // The card is opened from its strip, beside the table, and closed again.
  await page.keyboard.press('u');
  await expect(page.locator('.unit__body')).toBeVisible();
  await picture(page, 'room-card');
  await page.keyboard.press('u');
  await expect(page.locator('.unit__body')).toHaveCount(0);

  await person.pick(seen, 'move', 'button');
  let next = await person.asked();
  if (next.request?.kind === 'pick') {
    await hasRoom(page, 'way');
    await person.pick(next, next.request.options[0]!, 'button');
    next = await person.asked();
  }
  expect(next.request?.kind).toBe('place');
  await expect(page.locator('.request')).toBeFocused();
  await hasRoom(page, 'place');

  // Escape closes what is on top; a button that was reached by Tab gives the arrows to the table and the next Enter too.
  const settings = page.getByRole('button', { name: 'Settings', exact: true });
  await settings.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await aimed(page)).toBeNull();
  await expect(settings).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => aimed(page)).not.toBeNull();
  await expect(settings).not.toBeFocused();
  const before = (await look(page)).at;
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await expect.poll(async () => (await look(page)).at).toBeGreaterThan(before);

  next = await person.asked();
  if (next.request?.kind === 'pick' && next.request.options.includes('end')) await person.pick(next, 'end', 'button');
  const ribbon = page.locator('.ribbon');
  if (await ribbon.waitFor({ timeout: 10_000 }).then(() => true, () => false)) {
    const { share, over } = await covering(page);
    expect([share <= MOST, over]).toEqual([true, []]);
    await picture(page, 'room-watched');
  }
});

test('Miniatures: a turn leaves two thirds of the window to the picture', async ({ shell }) => {
  test.setTimeout(600_000);
  const turn: Wanted = (request, state) => request.kind === 'pick' && request.ask === 'act' && (state as unknown as Skirmish).round >= 2;
  const { page } = await shell.play(turn, { plan: { system: 'miniatures' } });
  await hasRoom(page, 'miniatures');
});

for (const scale of [100, 200] as const) {
  test(`every screen is whole in small and large windows, text ${scale} %`, async ({ shell }) => {
    test.setTimeout(240_000);
    const page = await shell.open({ match: toAct });
    const look = (name: string): Promise<void> => isWhole(page, name);
    /** Opens a sheet by its key, looks at it, and closes it. */
    const sheet = async (key: string, name: string): Promise<void> => {
      await page.keyboard.press(key);
      await expect(page.getByRole('dialog')).toBeVisible();
      await look(name);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    };
    await page.getByRole('button', { name: `${scale} %` }).click();
    await look('first screen');
    for (const [key, name] of [['o', 'settings'], ['l', 'about'], ['p', 'how to play']] as const) await sheet(key, name);
    await page.keyboard.press('n');
    for (const system of ['Shatterpoint', 'Miniatures', 'Wartime']) {
      await page.getByRole('button', { name: new RegExp(`^${system}`) }).click();
      await expect(page.getByRole('button', { name: /^Start match/ })).toBeVisible();
      await look(`new match of ${system}`);
    }
    await page.keyboard.press('Escape');
    await atHome(page);
    await toLibrary(page);
    await look('library');
    await page.keyboard.press('Escape');
    await atHome(page);
    await watch(page);
    await showTable(page, false);
    await look('film');
    await showTable(page, true);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await atHome(page);
    await continueMatch(page);
    await showTable(page, false);
    await look('match');
    for (const [key, name] of [['q', 'everybody'], ['?', 'keys']] as const) await sheet(key, name);
  });
}
