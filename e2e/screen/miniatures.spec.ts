import { openSkirmish } from '../driver/miniatures.ts';
import { picture } from '../driver/menu.ts';
import { expect, test } from '../driver/test.ts';

test('New match of Miniatures: squads from figures, with what the rules say of them', async ({ shell }) => {
  await shell.open();
  const { page } = shell;
  await openSkirmish(page);
  const rebels = page.getByRole('region', { name: 'Rebel squad' });
  await expect(rebels).toContainText('100 of 100 points');
  const loud = await page.locator('.mission__words legend, .mission__words legend .rule-link').evaluateAll((all) => all.map((each) => { const { fontSize, fontWeight } = getComputedStyle(each); return parseFloat(fontSize) * parseFloat(fontWeight); }));
  expect(loud[1]! / loud[0]!, 'the code of a rule is quieter than what it is about').toBeLessThan(0.8);
  await picture(page, 'miniatures-new-match');
  await rebels.getByRole('button', { name: 'Empty it' }).click();
  await expect(rebels).toContainText('The squad has no figure.');
  await expect(page.getByRole('button', { name: /^Start match/ })).toHaveAttribute('aria-disabled', 'true');
  await rebels.getByRole('button', { name: 'Add', exact: true }).click();
  const picker = page.getByRole('dialog');
  const chewbacca = picker.getByRole('gridcell', { name: /^Chewbacca/ });
  await chewbacca.click();
  await expect(chewbacca, 'it fits no more').toHaveCount(0);
  await picker.getByRole('button', { name: 'All', exact: true }).first().click();
  await expect(chewbacca).toHaveAttribute('aria-disabled', 'true');
  await expect(chewbacca).toContainText('Chewbacca is one person and already in the squad.');
  await picture(page, 'miniatures-picker');
  await page.keyboard.press('Escape');
  await rebels.getByRole('button', { name: 'Random legal team' }).click();
  await expect(rebels).toContainText('Ready to play');
});
