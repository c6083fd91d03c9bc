import { laid } from '../driver/bench.ts';
import { crowdedTable } from '../driver/crowd.ts';
import { expect, test } from '../driver/test.ts';

test('a check that takes long shows how far it is; an edit ends it, and the next one looks through the table to its end', async ({ shell }) => {
  const page = await shell.open();
  await page.getByRole('button', { name: /^New match/ }).click();
  await page.getByRole('button', { name: 'Your tables…' }).click();
  const file = { name: 'crowd.gantry-table', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(crowdedTable(200))) };
  await page.getByRole('dialog', { name: 'Your tables' }).locator('input[type=file]').setInputFiles([file]);
  await page.getByRole('button', { name: 'Lay it out' }).click();
  await page.waitForFunction(() => window.__bench?.bench.getState().draft != null);
  await page.getByRole('tab', { name: /^Check/ }).click();
  const panel = page.getByRole('region', { name: 'Does it play?' });
  const bar = panel.getByRole('progressbar', { name: 'How much of the table has been looked through' });
  await expect(bar).toBeVisible({ timeout: 30_000 });
  const before = await laid(page);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('PageUp');
  await expect.poll(() => laid(page)).not.toEqual(before);
  await expect(bar).toHaveCount(0, { timeout: 1000 });
  await expect(bar).toBeVisible({ timeout: 30_000 });
  await expect(panel).toHaveAttribute('aria-busy', 'false', { timeout: 60_000 });
  await expect(bar).toHaveCount(0);
  await expect(panel.locator('.finding').first()).toBeVisible();
});
