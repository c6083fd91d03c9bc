import { box } from '../../engine/testing/models.ts';
import { bareBench } from '../driver/bench.ts';
import { asGlb, importSheet, pieceMade } from '../driver/import.ts';
import { picture } from '../driver/menu.ts';
import { expect, test } from '../driver/test.ts';

test('a pack of one’s own is thrown away, taken back, found in the bin, brought back from there, and deleted for ever', async ({ shell }) => {
  const page = await shell.open();
  await bareBench(page);
  await page.getByRole('button', { name: 'Bring in a model…' }).click();
  const sheet = importSheet(page);
  await sheet.locator('input[type=file]').setInputFiles(asGlb('block', [box('block', [-40, 0, -40], [40, 60, 40])]));
  await pieceMade(page);
  await sheet.getByRole('textbox', { name: 'Who made it' }).fill('A. Builder');
  await sheet.getByRole('combobox', { name: 'Licence' }).selectOption('mine');
  await sheet.getByRole('button', { name: 'Add to the palette' }).click();
  await expect(sheet).toBeHidden();
  await page.keyboard.press('Escape');
  const palette = page.getByRole('region', { name: 'Pieces' });
  const pack = palette.getByRole('region', { name: /^Pack / });
  await expect(palette.getByRole('button', { name: /^Bin/ })).toHaveCount(0);
  const discard = async (): Promise<void> => {
    await pack.getByText('by A. Builder').click();
    await pack.getByRole('button', { name: 'Delete' }).click();
    await expect(pack).toHaveCount(0);
  };
  await discard();
  await palette.getByRole('button', { name: 'Take back' }).click();
  await expect(pack).toHaveCount(1);

  await discard();
  await palette.getByRole('button', { name: 'Bin (1)…' }).click();
  const bin = page.getByRole('dialog', { name: 'Bin of your packs' });
  await expect(bin.getByRole('listitem')).toContainText(['by A. Builder']);
  await picture(page, 'workshop-pack-bin');
  await bin.getByRole('button', { name: /^Bring back/ }).click();
  await expect(bin).toContainText('Nothing lies in the bin.');
  await page.keyboard.press('Escape');
  await expect(bin).toHaveCount(0);
  await expect(pack).toHaveCount(1);

  await discard();
  await palette.getByRole('button', { name: 'Bin (1)…' }).click();
  await bin.getByRole('button', { name: /^Delete for ever/ }).click();
  await page.getByRole('dialog', { name: /for ever\?$/ }).getByRole('button', { name: 'Delete for ever' }).click();
  await expect(bin).toContainText('Nothing lies in the bin.');
  await page.keyboard.press('Escape');
  await expect(palette.getByRole('button', { name: /^Bin/ })).toHaveCount(0);
  await expect(palette.getByRole('button', { name: 'Take back' })).toHaveCount(0);
});
