import type { Page } from '@playwright/test';
import { at, bareBench, laid } from '../driver/bench.ts';
import { picture } from '../driver/menu.ts';
import { expect, test } from '../driver/test.ts';

const take = async (page: Page, piece: string): Promise<void> => {
  const button = page.getByRole('button', { name: `Take ${piece}`, exact: true });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
};
/** A click on a place of the table (mm). */
const click = async (page: Page, x: number, y: number, z: number): Promise<void> => {
  const place = await at(page, x, y, z);
  await page.mouse.move(place.x, place.y);
  await page.mouse.click(place.x, place.y);
};
const type = async (page: Page, field: RegExp, value: string): Promise<void> => {
  await page.getByRole('textbox', { name: field }).fill(value);
  await page.getByRole('textbox', { name: field }).press('Enter');
};

test('a click for which there is no room is refused in the words that a key is', async ({ shell }) => {
  const page = await shell.open();
  await bareBench(page);
  await take(page, 'Container');
  await click(page, 0, 0, 0);
  await page.evaluate(() => {
    const { bench } = window.__bench!;
    const { draft } = bench.getState();
    const [one] = draft!.table.features;
    const features = Array.from({ length: 2000 }, (_, i) => ({ ...one!, id: `c-${i}`, at: [(i % 50) * 18 - 441, Math.floor(i / 50) * 22 - 429] as const }));
    bench.setState({ draft: { ...draft!, table: { ...draft!.table, features } } });
  });
  const note = page.locator('.workshop__said');
  await click(page, 100, 60, 100);
  await expect(note).toHaveText('A table holds 2000 pieces at most.');
  await page.evaluate(() => window.__bench!.bench.setState({ said: null }));
  await expect(note).toBeEmpty();
  await page.keyboard.press('Enter');
  await expect(note).toHaveText('A table holds 2000 pieces at most.');
  expect(await laid(page)).toHaveLength(2000);
});

test('what is cut away above a height is chosen neither by a rectangle nor with everything', async ({ shell }) => {
  const page = await shell.open();
  await bareBench(page);
  await take(page, 'Container');
  await click(page, -100, 0, 0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+d');
  await type(page, /^Height/, '90');
  await page.getByRole('combobox', { name: 'Seen up to' }).selectOption('90 mm');
  await click(page, -300, 0, 300);
  await page.keyboard.press('Control+a');
  await expect(page.getByRole('heading', { name: 'Container container-1' })).toBeVisible();
  await page.keyboard.press('Escape');
  const [from, to] = [await at(page, -250, 0, -150), await at(page, 100, 0, 150)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const part of [0.3, 0.7, 1]) await page.mouse.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
  await page.mouse.up();
  await expect(page.getByRole('heading', { name: 'Container container-1' })).toBeVisible();
  await page.keyboard.press('Delete');
  expect((await laid(page)).map(({ level }) => level)).toEqual([90]);
});

test('what would topple when it is let fall is named at the edge of the table, until something else is done', async ({ shell }) => {
  const page = await shell.open();
  await bareBench(page);
  await take(page, 'Gantry platform');
  await click(page, 0, 0, 0);
  await take(page, 'Container');
  await click(page, 0, 90, 0);
  await page.keyboard.press('Escape');
  await type(page, /^Across/, '85');
  await page.getByRole('button', { name: 'Settle' }).click();
  const note = page.locator('.workshop__said');
  await expect(note).toContainText('1 piece would topple and stays where it was: Container (container-1).');
  await expect(note).toBeVisible();
  await picture(page, 'workshop-topples');
  expect((await laid(page))[1]!.at[0]).toBe(85);
  await page.keyboard.press('ArrowRight');
  await expect(note).toBeEmpty();
});

test('by keys alone a tape is laid, an objective added where it ends, and a figure tries the table', async ({ shell }) => {
  const page = await shell.open();
  await bareBench(page);
  await page.getByRole('radio', { name: /^Measure/ }).focus();
  for (const key of ['Enter', 'ArrowRight', 'Enter', ...Array.from({ length: 10 }, () => 'ArrowRight'), ...Array.from({ length: 6 }, () => 'ArrowUp')]) await page.keyboard.press(key);
  await expect(page.locator('.strip__hint output')).toContainText('mm across');
  await page.keyboard.press('Enter');
  await picture(page, 'workshop-aims');
  await page.getByRole('tab', { name: 'Table', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Add where the tape ends' }).press('Enter');
  await expect(page.getByText('objective-1')).toBeVisible();
  await picture(page, 'workshop-laid-out-for');
  await page.keyboard.press('Escape');
  await expect(page.locator('.strip__hint output')).toHaveCount(0);
  await page.getByRole('radio', { name: /^Test figure/ }).press('Enter');
  for (const key of ['ArrowDown', 'Enter', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  await expect(page.getByRole('region', { name: 'Test figure' })).toContainText(/51 mm away/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Test figure' })).toContainText('to put it down');
});
