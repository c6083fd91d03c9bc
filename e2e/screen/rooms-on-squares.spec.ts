import { bareBench, laid, soundStep } from '../driver/bench.ts';
import { expect, test } from '../driver/test.ts';

test('rooms on squares are suggested for games on squares: walls with doors that the check finds nothing wrong with, one step that is taken back', async ({ shell }) => {
  const page = await shell.open();
  await bareBench(page);
  await page.getByRole('tab', { name: 'Table', exact: true }).click();
  await page.getByRole('combobox', { name: 'Ground', exact: true }).selectOption('rooms');
  await expect(page.getByRole('combobox', { name: 'Heights', exact: true })).toHaveCount(0);
  await page.getByRole('textbox', { name: /Number/ }).fill('3');
  await page.getByRole('textbox', { name: /Number/ }).press('Enter');
  await page.getByRole('button', { name: 'Suggest', exact: true }).click();
  await expect.poll(async () => (await laid(page)).filter(({ piece }) => piece === 'bulkhead-door').length).toBeGreaterThan(1);
  await soundStep(page, 'workshop-rooms');
});
