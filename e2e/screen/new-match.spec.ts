import { look, settled } from '../driver/eyes.ts';
import { picture } from '../driver/menu.ts';
import { expect, test } from '../driver/test.ts';

test('a match is put together by keyboard: a unit is found and taken, and its card is shown; and it is begun', async ({ shell }) => {
  const page = await shell.open();
  await page.keyboard.press('n');
  const first = page.getByRole('region', { name: 'First strike team' });
  const rex = first.getByRole('button', { name: /CC-7567 Captain Rex/ });
  await rex.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(first.locator('.card-box')).toContainText('Tactical Supremacy');
  await page.keyboard.press('Enter');
  const picker = page.getByRole('dialog', { name: 'Secondary of squad 1' });
  await expect(picker.getByRole('gridcell', { selected: true })).toContainText('CC-7567 Captain Rex');
  await expect.poll(() => picker.locator('img.figure-picture').evaluateAll((all) => (all as HTMLImageElement[]).filter(({ naturalWidth }) => naturalWidth > 0).length)).toBeGreaterThan(11);
  await picture(page, 'new-match-picker');
  await page.keyboard.type('ponds');
  await expect(picker.getByRole('gridcell')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(first.getByRole('button', { name: /CT-411 Commander Ponds/ })).toBeFocused();
  await expect(first.locator('img.figure-picture').first()).toHaveJSProperty('complete', true);
  await picture(page, 'new-match');
  await page.getByRole('button', { name: /^Start match/ }).click();
  await settled(page);
  expect(JSON.stringify((await look(page)).view)).toContain('ct-411-commander-ponds');
});
