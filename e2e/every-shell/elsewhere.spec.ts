import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockOfFar } from '../../engine/testing/lock-texts.ts';
import { look, settled } from '../driver/eyes.ts';
import { rows, toLibrary } from '../driver/library.ts';
import { picture } from '../driver/menu.ts';
import { Person } from '../driver/person.ts';
import { toAct } from '../driver/prepare.ts';
import { expect, test } from '../driver/test.ts';

test('a match that may be open on another computer is asked about and opened on the person’s word; one that another takes over stops with words, and leads back to the matches', async ({ shell }) => {
  const page = await shell.open({ match: toAct });
  const file = (ending: string): string => join(shell.data, `matches/prepared.${ending}`);
  writeFileSync(file('lock'), lockOfFar('attic'));
  await toLibrary(page);
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('may be open elsewhere');
  await expect(sheet).toContainText('the computer “attic” (process 42)');
  await expect(sheet.getByRole('button', { name: 'Leave it' })).toBeFocused();
  await picture(page, 'elsewhere-held');
  await page.keyboard.press('Enter');
  await expect(sheet).toHaveCount(0);
  expect(readFileSync(file('lock'), 'utf8')).toBe(lockOfFar('attic'));

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Continue/ }).first().click();
  await sheet.getByRole('button', { name: 'Open it here all the same' }).click();
  await settled(page);
  const person = new Person(page);
  const seen = await person.asked();
  if (seen.request?.kind !== 'pick') throw new Error('no option is asked');
  expect(readFileSync(file('lock'), 'utf8')).not.toContain('attic');

  writeFileSync(file('lock'), lockOfFar('cellar'));
  const kept = readFileSync(file('journal'), 'utf8');
  await page.locator(`.request [data-option="${seen.request.options[0]!}"]`).first().click();
  await expect(sheet).toContainText('was opened elsewhere');
  await expect(sheet).toContainText('the computer “cellar” (process 42)');
  await expect(sheet.getByRole('button', { name: 'Back to the matches' })).toBeFocused();
  await picture(page, 'elsewhere-taken');
  expect((await look(page)).at, 'nothing happened here').toBe(seen.at);
  expect(readFileSync(file('journal'), 'utf8')).toBe(kept);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Matches' })).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await picture(page, 'elsewhere-left');
  expect(readFileSync(file('lock'), 'utf8'), 'what is the other’s stays').toBe(lockOfFar('cellar'));
});
