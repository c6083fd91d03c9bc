import { at, bareBench, kept } from '../driver/bench.ts';
import { picture } from '../driver/menu.ts';
import { expect, test } from '../driver/test.ts';

test('a way of the table’s own is laid as the tape lies, changed by numbers, shown as a link, checked and taken back', async ({ shell }) => {
  const page = await shell.open();
  await bareBench(page);
  const click = async (x: number, z: number): Promise<void> => {
    const place = await at(page, x, 0, z);
    await page.mouse.move(place.x, place.y);
    await page.mouse.click(place.x, place.y);
  };
  await page.keyboard.press('m');
  await click(-100, 50);
  await click(100, 50);
  await page.getByRole('tab', { name: 'Table', exact: true }).click();
  const ways = page.getByRole('group', { name: 'Ways of its own' });
  await ways.getByRole('button', { name: 'Add one as the tape lies' }).click();
  const [from, to] = [ways.getByRole('textbox', { name: /^x/ }).first(), ways.getByRole('textbox', { name: /^x/ }).last()];
  expect(Math.abs(Number(await from.inputValue()) + 100)).toBeLessThan(4);
  expect(Math.abs(Number(await to.inputValue()) - 100)).toBeLessThan(4);
  await ways.getByRole('combobox', { name: 'Kind of way-1' }).selectOption('ramp');
  await ways.getByRole('textbox', { name: /^y/ }).last().fill('90');
  await ways.getByRole('textbox', { name: /^y/ }).last().press('Enter');
  await kept(page);
  await expect(page.locator('.workshop__legend')).toContainText('ramp');
  await picture(page, 'workshop-own-way');
  // Nobody can stand at its upper end: there is nothing there.
  await page.getByRole('tab', { name: /^Check/ }).click();
  await expect(page.getByRole('region', { name: 'Does it play?' }).locator('.finding.is-error').first()).toContainText('way-1');
  for (let i = 0; i < 3; i++) await page.keyboard.press('Control+z');
  await page.getByRole('tab', { name: 'Table', exact: true }).click();
  await expect(ways.getByRole('combobox')).toHaveCount(0);
});
