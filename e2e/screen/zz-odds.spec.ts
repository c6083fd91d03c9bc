import { picture } from '../driver/menu.ts';
import { settled } from '../driver/eyes.ts';
import { test } from '../driver/test.ts';
const teams = [{ figures: ['luke-skywalker-jedi-knight', 'rebel-trooper', 'rebel-trooper', 'elite-hoth-trooper'] }, { figures: ['boba-fett', 'stormtrooper', 'stormtrooper'] }];
test('zz odds', async ({ shell }) => {
  const { page } = await shell.play((request) => request.kind === 'pick' && request.ask === 'combineFire', { plan: { system: 'miniatures', table: 'market', setup: { teams, rounds: 8 } } });
  await settled(page);
  await picture(page, 'zz-odds-0');
  await page.locator('.request .option').first().click();
  await page.waitForTimeout(1500);
  await picture(page, 'zz-odds-1');
});
