import { laid } from '../driver/bench.ts';
import { crowdedTable } from '../driver/crowd.ts';
import { expect, test } from '../driver/test.ts';

test('a check that takes long shows how far it is; an edit ends it, and the next one looks through the table to its end', async ({ shell }) => {
  const page = await shell.open();
  await page.getByRole('button', { name: /^New match/ }).click();
  await page.getByRole('button', { name: 'Your tables…' }).click();
  const file = { name: 'crowd.gantry-table', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(crowdedTable(120))) };
  await page.getByRole('dialog', { name: 'Your tables' }).locator('input[type=file]').setInputFiles([file]);
  await page.getByRole('button', { name: 'Lay it out' }).click();
  await page.waitForFunction(() => window.__bench?.bench.getState().draft != null);
  await page.getByRole('tab', { name: /^Check/ }).click();
  const panel = page.getByRole('region', { name: 'Does it play?' });
  const bar = panel.getByRole('progressbar', { name: 'How much of the table has been looked through' });
  // It is there for a second or two: looked for more often than assertions look.
  const shown = (is: boolean, timeout: number): Promise<unknown> =>
    page.waitForFunction((wanted) => (document.querySelector('.findings progress[max="1"]') !== null) === wanted, is, { polling: 30, timeout });
  // The first check may be over before anybody looks: each step of all pieces begins another one.
  const lift = async (): Promise<void> => {
    const before = await laid(page);
    await page.keyboard.press('PageUp');
    await expect.poll(() => laid(page)).not.toEqual(before);
  };
  await page.keyboard.press('Control+a');
  await lift();
  await shown(true, 30_000);
  await lift();
  await shown(false, 2000);
  await shown(true, 30_000);
  await expect(panel).toHaveAttribute('aria-busy', 'false');
  await expect(bar).toHaveCount(0);
  await expect(panel.locator('.finding').first()).toBeVisible();
});
