import type { Page } from '@playwright/test';
import { at, bareBench, drawCalls, namedPlaces } from '../driver/bench.ts';
import { picture } from '../driver/menu.ts';
import { expect, test } from '../driver/test.ts';

/** Drags from one place of the table to another (mm). */
async function drag(page: Page, from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  const [a, b] = [await at(page, from[0], 3, from[1]), await at(page, to[0], 3, to[1])];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  for (const part of [0.2, 0.6, 1]) await page.mouse.move(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part);
  await page.mouse.up();
}

test('objectives and corners of a deployment are dragged, chosen by a rectangle, nudged by keys, copied and taken back, as pieces are', async ({ shell }) => {
  const page = await shell.open();
  await bareBench(page);
  const said = page.locator('.workshop [role="status"].sr-only');
  await page.getByRole('tab', { name: 'Table', exact: true }).click();
  await page.getByRole('combobox', { name: 'Near side' }).selectOption('corners of its own');
  await page.getByRole('button', { name: 'Add in the middle' }).click();
  expect(await namedPlaces(page)).toMatchObject({ objectives: [[0, 0]] });
  const calls = await drawCalls(page);

  // A corner with the pointer: one step.
  expect((await namedPlaces(page)).corners[3]).toEqual([0, 304.8]);
  await drag(page, [0, 304.8], [60, 200]);
  const [x, z] = (await namedPlaces(page)).corners[3]!;
  expect([Math.abs(x! - 60), Math.abs(z! - 200)].every((off) => off < 4)).toBe(true);
  await expect(said).toContainText('Done: move: Player 1’s deployment, corner 4 at');
  // What is chosen is outlined, by an arrow each way and the bars that pieces are outlined by.
  expect((await drawCalls(page)) - calls).toBeLessThan(12);
  await picture(page, 'workshop-handles');
  await page.keyboard.press('Control+z');
  expect((await namedPlaces(page)).corners[3]).toEqual([0, 304.8]);

  // Both by a rectangle, and by keys.
  await page.keyboard.press('Escape');
  await drag(page, [-150, -150], [150, 340]);
  await expect(said).toHaveText('2 places chosen');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const corners = [[-457.2, 457.2], [457.2, 457.2], [457.2, 304.8], [10, 304.8], [-457.2, 304.8]];
  expect(await namedPlaces(page)).toMatchObject({ objectives: [[10, 0]], corners });
  await page.keyboard.press('Control+z');
  expect(await namedPlaces(page)).toMatchObject({ objectives: [[0, 0]] });

  // By the keyboard alone, from the panel and from the list.
  await page.getByRole('button', { name: 'Choose on the table: Player 1’s deployment, corner 2' }).press('Enter');
  await expect(said).toHaveText('Player 1’s deployment, corner 2 chosen, at 457.2, 457.2: arrows move it');
  await page.keyboard.press('ArrowLeft');
  await expect(said).toContainText('corner 2 at 452.2, 457.2');
  await page.getByRole('tab', { name: 'On the table' }).press('Enter');
  await page.getByRole('option', { name: /^Objective objective-1/ }).press('Enter');
  await expect(said).toHaveText('Objective objective-1 chosen, at 0, 0: arrows move it');
  await page.getByRole('tab', { name: 'Chosen' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Objective objective-1' })).toBeVisible();

  // Copied by keys and by the panel, as pieces are; the copy is chosen.
  await page.keyboard.press('Control+d');
  expect((await namedPlaces(page)).objectives).toEqual([[0, 0], [25.4, 25.4]]);
  await expect(page.getByRole('heading', { name: 'Objective objective-2' })).toBeVisible();
  await page.getByRole('button', { name: 'Half turn' }).click();
  expect((await namedPlaces(page)).objectives).toEqual([[0, 0], [25.4, 25.4], [-25.4, -25.4]]);
  await picture(page, 'workshop-handles-copied');
  await page.keyboard.press('Control+c');
  await page.keyboard.press('Control+v');
  expect((await namedPlaces(page)).objectives[3]).toEqual([0, 0]);
  for (let step = 0; step < 3; step++) await page.keyboard.press('Control+z');
  expect((await namedPlaces(page)).objectives).toEqual([[0, 0]]);
  await page.getByRole('tab', { name: 'On the table' }).press('Enter');
  await page.getByRole('option', { name: /^Objective objective-1/ }).press('Enter');
  await page.keyboard.press('Delete');
  expect((await namedPlaces(page)).objectives).toEqual([]);
});

test('a mission is laid out for itself: its objectives are dragged on the table, those of all missions stay', async ({ shell }) => {
  const page = await shell.open();
  await bareBench(page);
  await page.getByRole('tab', { name: 'Table', exact: true }).click();
  await page.getByRole('combobox', { name: 'Of', exact: true }).selectOption('Shifting Priorities');
  await expect(page.getByText('It goes by the places of all missions. It lays 9.')).toBeVisible();
  await page.getByRole('button', { name: 'Lay it out for itself' }).click();
  await expect(page.getByText('Laid out for itself: 9 of 9 places.')).toBeVisible();
  const laidOut = (): Promise<readonly (readonly number[])[]> => page.evaluate(() =>
    window.__bench!.bench.getState().draft!.table.layouts!.flatMap(({ objectives }) => objectives.map(({ at: place }) => place)));
  const printed = await laidOut();
  const middle = printed.findIndex(([x, z]) => x === 0 && z === 0);
  await drag(page, [0, 0], [90, -60]);
  const [x, z] = (await laidOut())[middle]!;
  expect([Math.abs(x! - 90), Math.abs(z! + 60)].every((off) => off < 4)).toBe(true);
  expect((await namedPlaces(page)).objectives).toEqual([]);
  await picture(page, 'workshop-layout');
  await page.keyboard.press('Control+z');
  expect(await laidOut()).toEqual(printed);
});
