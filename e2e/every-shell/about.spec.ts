import { findLicence, openAbout } from '../driver/about.ts';
import { atHome, picture } from '../driver/menu.ts';
import { expect, test } from '../driver/test.ts';

test('the first screen tells whose work is part of the game, and under which licences', async ({ shell }) => {
  const page = await shell.open();
  const sheet = await openAbout(page);
  await expect(sheet).toContainText(/Version \d/);
  await findLicence(sheet);
  await picture(page, 'about');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await atHome(page);
});
