import type { Page } from '@playwright/test';
import { look } from '../driver/eyes.ts';
import { watch } from '../driver/film.ts';
import { flaws, NO_FLAWS } from '../driver/flaws.ts';
import { covering, MOST, showTable, WINDOWS } from '../driver/frame.ts';
import { toLibrary } from '../driver/library.ts';
import { atHome, continueMatch, picture } from '../driver/menu.ts';
import { toAct, type Wanted } from '../driver/prepare.ts';
import { expect, test } from '../driver/test.ts';

/** How much of the picture the frame leaves free, that its keys stay with the table, and that every screen is whole in every window. */

/** Keeps a picture, and looks whether two thirds of the window are left to the table. How each question lies in other windows is looked at in `questions.spec.ts`. */
async function leavesRoom(page: Page, name: string): Promise<void> {
  await picture(page, `room-${name}`);
  const { share, over, clipped } = await covering(page);
  expect.soft([share <= MOST, over, clipped], `${name}: ${Math.round(share * 1000) / 10} %`).toEqual([true, [], []]);
}

/** Looks at what is shown in every window: no line is cut off or crosses another, nothing lies over a button or scrolls sideways, signs say what they are. */
async function isWhole(page: Page, name: string): Promise<void> {
  for (const [width, height, text] of WINDOWS) {
    if (text !== 1) continue;
    await page.setViewportSize({ width, height });
    expect.soft(await flaws(page), `${name} at ${width} × ${height}`).toEqual(NO_FLAWS);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

const aimed = (page: Page): Promise<unknown> => page.evaluate(() => window.__gantry!.store.getState().aimed);

const manyActs: Wanted = (request, state, terrain, after) => toAct(request, state, terrain, after) && request.kind === 'pick' && request.options.includes('move') && request.options.length > 5;

test('Shatterpoint: an action, a way, a place and the opponent’s turn leave two thirds of the window to the picture; while a place is asked no button keeps the keys', async ({ shell }) => {
  const { page, person, seen } = await shell.play(manyActs);
  await leavesRoom(page, 'act');

  // The card is opened from its strip, beside the table, and closed again.
  await page.keyboard.press('u');
  await expect(page.locator('.unit__body')).toBeVisible();
  await picture(page, 'room-card');
  await page.keyboard.press('u');
  await expect(page.locator('.unit__body')).toHaveCount(0);

  await person.pick(seen, 'move', 'button');
  let next = await person.asked();
  if (next.request?.kind === 'pick') {
    await leavesRoom(page, 'way');
    await person.pick(next, next.request.options[0]!, 'button');
    next = await person.asked();
  }
  expect(next.request?.kind).toBe('place');
  await expect(page.locator('.request')).toBeFocused();
  await leavesRoom(page, 'place');

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

for (const scale of [100, 200] as const) {
  test(`every screen is whole in small and large windows, text ${scale} %`, async ({ shell }) => {
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
    await page.keyboard.press('F1');
    await expect(page.locator('.rulebook')).toBeVisible();
    await look('first screen with the rules');
    await page.keyboard.press('Escape');
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
