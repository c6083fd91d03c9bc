import { readFileSync } from 'node:fs';
import { expect, test } from '../driver/test.ts';
test('zz', async ({ shell }) => {
  test.setTimeout(90_000);
  const page = await shell.open();
  await page.getByRole('button', { name: /^New match/ }).click();
  await page.getByRole('button', { name: 'Your tables…' }).click();
  const tables = page.getByRole('dialog', { name: 'Your tables' });
  await tables.locator('input[type=file]').setInputFiles([{ name: 'x.gantry-table', mimeType: 'application/json', buffer: readFileSync('assets/tables/corridors.json') }]);
  await tables.getByRole('button', { name: 'Lay it out' }).first().click();
  await page.waitForFunction(() => window.__bench?.bench.getState().draft != null);
  await page.getByRole('combobox', { name: 'Show' }).selectOption('squares');
  await page.keyboard.press('0');
  await page.waitForTimeout(3000);
  await page.screenshot({ path: 'test-results/zz-bevel.png' });
  expect(1).toBe(1);
});
