import { look, settled } from '../driver/eyes.ts';
import { continueMatch, picture, startShortMatch } from '../driver/menu.ts';
import { Person } from '../driver/person.ts';
import { answerQuickly } from '../driver/plans.ts';
import { expect, test } from '../driver/test.ts';

/** Answers until the person and the computer have each put a figure on the table. */
const LONGEST = 30;

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

test('a match is begun and answered, and is where it was after the game was left and opened again', async ({ shell }) => {
  await startShortMatch(await shell.open());
  const first = new Person(shell.page);
  let before = await first.asked();
  const placed = (seat: number): boolean => before.view.units.some((unit) => unit.seat === seat && unit.characters.some(({ at }) => at !== null));
  for (let i = 0; i < LONGEST && !(placed(0) && placed(1)); i++) {
    await answerQuickly(first, before);
    before = await first.asked();
  }
  expect([placed(0), placed(1)], 'both sides put a figure on the table').toEqual([true, true]);
  await continueMatch(await shell.again());
  const after = await new Person(shell.page).asked();
  expect({ at: after.at, view: after.view, request: after.request }).toEqual({ at: before.at, view: before.view, request: before.request });
  expect((await look(shell.page)).match).toBe(before.match);
});
