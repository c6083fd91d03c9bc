import type { Page } from '@playwright/test';
import { look, settled } from '../driver/eyes.ts';
import { note, rename, rows, titles, toLibrary } from '../driver/library.ts';
import { atHome, continueMatch, picture } from '../driver/menu.ts';
import { toAct } from '../driver/prepare.ts';
import { expect, test } from '../driver/test.ts';

/** Gives the game a file, as the file chooser does. */
const give = (page: Page, name: string, bytes: Buffer): Promise<void> => page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer: bytes });

test('a saved match is renamed, duplicated, exported, imported, thrown away and taken back', async ({ shell }) => {
  const page = await shell.open({ match: toAct });
  await toLibrary(page);
  await rename(page, 'The bridge');
  await expect.poll(() => titles(page)).toEqual(['The bridge']);

  await page.keyboard.press('d');
  await expect(rows(page)).toHaveCount(2);
  await expect.poll(() => titles(page)).toContain('The bridge (copy)');

  const { name, bytes } = await shell.saved(() => page.getByRole('button', { name: /^Export/ }).click());
  expect(name).toBe('the-bridge-copy.gantry');
  expect([...bytes.subarray(0, 2)]).toEqual([0x1f, 0x8b]);

  await page.keyboard.press('Delete');
  await expect(rows(page)).toHaveCount(1);
  await expect(note(page)).toContainText('“The bridge (copy)” was deleted');
  await picture(page, 'library-deleted');
  await page.keyboard.press('z');
  await expect(rows(page)).toHaveCount(2);
  await expect.poll(() => titles(page)).toContain('The bridge (copy)');

  await give(page, 'the-bridge-copy.gantry', bytes);
  await expect(rows(page)).toHaveCount(3);
  await expect(note(page)).toContainText('the-bridge-copy.gantry');

  await give(page, 'broken.gantry', bytes.subarray(0, bytes.length - 400));
  await expect(page.getByRole('alert')).toContainText('broken.gantry');
  await picture(page, 'library-refused');
  await expect(rows(page)).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('after an end in the middle of a match the first screen offers to go on', async ({ shell }) => {
  await continueMatch(await shell.open({ match: toAct }));
  const page = await shell.again();
  await expect(page.locator('.resume')).toContainText('Gantry ended during');
  await picture(page, 'resume');
  await page.keyboard.press('Enter');
  await settled(page);
  expect((await look(page)).match).toBe('prepared');
  await page.getByRole('button', { name: 'Leave' }).click();
  await atHome(page);
  await expect(page.locator('.resume')).toHaveCount(0);
  await expect((await shell.again()).locator('.resume')).toHaveCount(0);
});
