import { openAbout } from '../driver/about.ts';
import { picture } from '../driver/menu.ts';
import { expect, test } from '../driver/test.ts';

test('where no list of licences was built, the screen says so', async ({ shell }) => {
  const page = await shell.open({ before: (page) => page.route('**/licences.json', (route) => route.fulfill({ status: 404 })) });
  const sheet = await openAbout(page);
  await expect(sheet.getByRole('status')).toContainText('The list of licences is written when the game is built.');
  await expect(sheet.getByRole('searchbox')).toHaveCount(0);
  await picture(page, 'about-missing');
  shell.troubles.splice(0, shell.troubles.length, ...shell.troubles.filter((trouble) => !/^404: .*licences\.json$/.test(trouble)));
});
