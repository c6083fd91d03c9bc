import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { settled } from '../driver/eyes.ts';
import { listed, rename, rows, titles, toLibrary } from '../driver/library.ts';
import { atHome, continueMatch, picture } from '../driver/menu.ts';
import { Person } from '../driver/person.ts';
import { toAct } from '../driver/prepare.ts';
import { expect, test } from '../driver/test.ts';

const YEAR = 365 * 24 * 3600;

const search = (page: Page): Locator => page.getByRole('searchbox');

test('matches are found by their names, without regard to accents and case, and what is not found is said', async ({ shell }) => {
  const page = await shell.open({ match: toAct });
  await toLibrary(page);
  await rename(page, 'Über die Brücke');
  await page.keyboard.press('d');
  await expect(rows(page)).toHaveCount(2);
  await rename(page, 'Last stand');

  await page.keyboard.press('/');
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('brucke');
  await expect.poll(() => titles(page)).toEqual(['Über die Brücke']);
  await search(page).fill('STAND last');
  await expect.poll(() => titles(page)).toEqual(['Last stand']);
  await search(page).fill('refinery');
  await expect(rows(page), 'both lie on that table').toHaveCount(2);
  await search(page).fill('nowhere');
  await expect(page.getByText('No match is called “nowhere”.')).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await picture(page, 'library-none-found');
  await page.keyboard.press('Escape');
  await expect(rows(page)).toHaveCount(2);
  await picture(page, 'library');
});

test('matches that were thrown away are in the bin of the next start: by the keys one is brought back, the other deleted for ever', async ({ shell }) => {
  const page = await shell.open({ match: toAct });
  const folder = join(shell.data, 'matches');
  await toLibrary(page);
  await expect(page.getByRole('button', { name: 'Bin…' })).toBeVisible();
  await rename(page, 'The bridge');
  await page.keyboard.press('d');
  await expect(rows(page)).toHaveCount(2);
  await rename(page, 'Last stand');
  for (const [left, name] of ['Last stand', 'The bridge'].entries()) {
    await expect(page.locator('.match.is-chosen')).toContainText(name);
    await page.keyboard.press('Delete');
    await expect(rows(page)).toHaveCount(1 - left);
    await expect(page.getByRole('button', { name: `Bin (${left + 1})…` })).toBeVisible();
  }
  writeFileSync(join(folder, 'bin/torn.gantry'), 'this is no match');

  const again = await shell.again();
  await again.getByRole('button', { name: /^Matches/ }).click();
  await expect(again.getByRole('button', { name: 'Bin (3)…' })).toBeVisible();
  await expect(again.getByText('No match is kept. Those in the bin can be brought back.')).toBeVisible();
  await again.keyboard.press('t');
  const bin = again.getByRole('dialog', { name: 'Bin of your matches' });
  await expect(bin.getByRole('listitem')).toHaveCount(3);
  await expect(bin.getByRole('listitem').first()).toContainText('The bridge');
  await expect(bin.getByRole('listitem').nth(1)).toContainText(/Last stand.*against.*Refinery · Turn \d/);
  await expect(bin.getByRole('listitem').last()).toContainText('torn');
  await picture(again, 'library-bin');

  await bin.getByRole('button', { name: 'Bring back: Last stand' }).press('Enter');
  await expect(bin.getByRole('status')).toHaveText('“Last stand” is back.');
  await bin.getByRole('button', { name: 'Delete for ever: The bridge' }).press('Enter');
  const question = again.getByRole('dialog', { name: 'Delete “The bridge” for ever?' });
  await expect(question.getByRole('button', { name: 'Keep in the bin' })).toBeFocused();
  await picture(again, 'library-bin-question');
  await question.getByRole('button', { name: 'Delete for ever' }).press('Enter');
  await expect(bin.getByRole('status')).toHaveText('“The bridge” is gone for ever.');
  await expect(bin.getByRole('button', { name: 'Bring back: torn' })).toBeFocused();
  await again.keyboard.press('Escape');
  await expect(bin).toBeHidden();
  await expect.poll(() => titles(again)).toEqual(['Last stand']);
  await expect(again.getByRole('button', { name: 'Bin (1)…' })).toBeVisible();
  await picture(again, 'library-bin-after');
  expect(readdirSync(join(folder, 'bin'))).toEqual(['torn.gantry']);
  await again.keyboard.press('Enter');
  await settled(again);
});

test('a match whose file is of the future stands first, opens, and is of today once it was played', async ({ shell }) => {
  await shell.open({ match: toAct });
  const folder = join(shell.data, 'matches');
  const file = readFileSync(join(folder, 'prepared.journal'));
  const today = Math.floor(Date.now() / 1000);
  // The clock was two years ahead while the one was played, and is right again.
  for (const [name, saved] of [['ahead', today + 2 * YEAR], ['behind', today - YEAR]] as const) {
    const path = join(folder, `${name}.journal`);
    writeFileSync(path, file);
    utimesSync(path, saved, saved);
  }
  const page = await shell.again();
  await toLibrary(page);
  expect(await listed(page)).toEqual(['ahead', 'prepared', 'behind']);
  await expect(rows(page).first()).toContainText(String(new Date((today + 2 * YEAR) * 1000).getFullYear()));
  await picture(page, 'library-clock');
  await page.keyboard.press('Enter');
  await settled(page);
  const person = new Person(page);
  const seen = await person.asked();
  expect(seen.match).toBe('ahead');
  if (seen.request?.kind !== 'pick') throw new Error('no pick is asked');
  await person.pick(seen, seen.request.options[0]!, 'key');
  await person.asked();
  await page.getByRole('button', { name: 'Leave' }).click();
  await atHome(page);
  await toLibrary(page);
  expect(await listed(page)).toEqual(['ahead', 'prepared', 'behind']);
  await expect(rows(page).first()).toContainText(String(new Date(today * 1000).getFullYear()));
});

test('a damaged file is shown with its reason, and a backup of it becomes a match again', async ({ shell }) => {
  const page = await shell.open({ match: toAct });
  await continueMatch(page); // opening keeps a backup
  await page.getByRole('button', { name: 'Leave' }).click();
  await atHome(page);
  const folder = join(shell.data, 'matches');
  await expect.poll(() => readdirSync(folder).filter((name) => /^prepared\.(journal|gantry)$/.test(name))).toEqual(['prepared.gantry']);
  writeFileSync(join(folder, 'prepared.gantry'), 'this is no match');
  await toLibrary(page);
  await expect(page.locator('.match.is-damaged')).toHaveCount(1);
  await page.keyboard.press('b');
  await page.getByRole('button', { name: /^Restore/ }).first().click();
  await expect(page.locator('.match.is-running')).toHaveCount(1);
  await picture(page, 'library-damaged');
});
