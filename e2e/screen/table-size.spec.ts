import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { at, bareTable, kept } from '../driver/bench.ts';
import { project, settled } from '../driver/eyes.ts';
import { ROOT } from '../driver/folders.ts';
import { picture } from '../driver/menu.ts';
import { expect, test } from '../driver/test.ts';

const refinery = JSON.parse(readFileSync(join(ROOT, 'assets/tables/refinery.json'), 'utf8')) as object;
/** The refinery on a table of four feet by three. */
const wide = { name: 'wide.gantry-table', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify({ ...refinery, name: 'Wide Yard', size: [1219.2, 914.4] })) };

/** Half the width and depth of the mat that is drawn: what has places of its own for its bumps. While another one comes, it is waited for. */
async function matOf(page: Page): Promise<readonly [number, number]> {
  const found = await page.waitForFunction(() => {
    interface Plane { readonly attributes: Readonly<Record<string, unknown>>; readonly parameters: { readonly width: number; readonly height: number } }
    interface Probe { drawing(): { readonly scene: { traverse(visit: (node: { readonly geometry?: Plane }) => void): void } } }
    const probe = (window.__bench ?? window.__gantry) as unknown as Probe | undefined;
    let mat: readonly [number, number] | null = null;
    probe?.drawing().scene.traverse(({ geometry }) => {
      if (geometry?.attributes['uv1'] !== undefined) mat = [geometry.parameters.width / 2, geometry.parameters.height / 2];
    });
    return mat as readonly [number, number] | null;
  });
  return (await found.jsonValue())!;
}

test('a match on a table of four feet by three is drawn on a mat of that size, seen whole, and measured from edge to edge', async ({ shell }) => {
  const page = await shell.open();
  await page.getByRole('button', { name: /^New match/ }).click();
  await page.getByRole('button', { name: 'Your tables…' }).click();
  const sheet = page.getByRole('dialog', { name: 'Your tables' });
  await sheet.locator('input[type=file]').setInputFiles([wide]);
  await expect(sheet.locator('.finding.is-warning')).toContainText(['It has not the size that Shatterpoint is played on: 914 × 914 mm.']);
  await sheet.getByRole('button', { name: 'Play on it' }).click();
  await expect(page.locator('.table-view')).toContainText('48 × 36 inches');
  await page.getByRole('button', { name: /^Start match/ }).click();
  await settled(page);
  const half = await matOf(page);
  expect(half[0]).toBeCloseTo(609.6, 1);
  expect(half[1]).toBeCloseTo(457.2, 1);
  await page.keyboard.press('Home');
  await settled(page);
  const corners = await project(page, [-1, 1].flatMap((x) => [-1, 1].map((z) => ({ x: x * 609, y: 0, z: z * 457 }))));
  for (const corner of corners) expect([corner.x > 0, corner.x < 1280, corner.y > 0, corner.y < 800]).toEqual([true, true, true, true]);
  await picture(page, 'table-size-wide');
  // A tape lies where there was no table of the usual size.
  await page.keyboard.press('0');
  await settled(page);
  await page.keyboard.press('m');
  for (const x of [-590, 590]) {
    const [spot] = await project(page, [{ x, y: 0, z: 430 }]);
    await page.mouse.click(spot!.x, spot!.y);
  }
  await expect(page.getByTestId('distance')).toContainText(/^11[78]\d(\.\d)? mm/);
});

test('a table gets another size by its panel: the board follows, squares too, what lies outside is named, and each step is undone', async ({ shell }) => {
  const page = await shell.open();
  await bareTable(page);
  await expect(page.getByTestId('table')).toBeVisible({ timeout: 120_000 });
  await page.getByRole('button', { name: 'Take Gantry platform' }).click();
  await page.keyboard.press('0');
  await page.waitForFunction(() => !window.__bench!.rig.moves);
  const place = await at(page, -380, 0, 200);
  await page.mouse.move(place.x, place.y);
  await page.mouse.click(place.x, place.y);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Table', exact: true }).click();
  const set = async (word: 'Width (x)' | 'Depth (z)', inches: number): Promise<void> => {
    await page.getByLabel(word).fill(String(inches));
    await page.getByLabel(word).press('Enter');
  };
  await set('Width (x)', 22);
  await set('Depth (z)', 22);
  await kept(page);
  await expect.poll(async () => (await matOf(page)).map(Math.round)).toEqual([279, 279]);
  await page.getByRole('combobox', { name: 'Show', exact: true }).selectOption('squares');
  await picture(page, 'table-size-small');
  await page.getByRole('tab', { name: /^Check/ }).click();
  const check = page.getByRole('region', { name: 'Does it play?' });
  await expect(check.locator('.finding.is-error')).toContainText(['over the table’s left edge']);
  await expect(check.locator('.finding.is-warning')).toContainText(['It has not the size that Shatterpoint is played on: 914 × 914 mm.']);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await matOf(page)).map(Math.round)).toEqual([457, 457]);
  await expect(check).not.toContainText('over the table’s left edge');
  await expect(check).not.toContainText('It has not the size');
});
