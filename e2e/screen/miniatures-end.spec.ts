import { settled } from '../driver/eyes.ts';
import { slider } from '../driver/film.ts';
import { picture } from '../driver/menu.ts';
import { skirmish } from '../driver/miniatures.ts';
import type { Wanted } from '../driver/prepare.ts';
import { expect, test } from '../driver/test.ts';

const teams = [{ figures: ['r2-d2', 'han-solo', 'rebel-trooper'] }, { figures: ['stormtrooper', 'stormtrooper', 'scout-trooper'] }];
const plan = { system: 'miniatures', table: 'corridors', setup: { teams, rounds: 4 } };

/** The turn of the person is the last one: with its end the skirmish is decided, after somebody has fallen. */
const lastTurn: Wanted = (request, state, _terrain, after) => request.kind === 'pick' && request.ask === 'act' && request.options.length > 3 && request.options.includes('end')
  && (state as unknown as { readonly figures: readonly { readonly defeated: boolean }[] }).figures.some(({ defeated }) => defeated) && after('end') === null;

test('SWM-4.2: before the last turn of a skirmish advice is given; then it is told how it went, and its film has marks', async ({ shell }) => {
  const { page, person, seen } = await shell.play(lastTurn, { plan });
  await page.keyboard.press('F4');
  const advice = page.getByRole('dialog', { name: 'What would you do?' });
  const plans = advice.locator('.advice__plans > li');
  await expect(plans.first()).toContainText(/Best \d+ % to win/);
  await expect(plans.first().locator('.advice__steps li').first()).toHaveText(/^(Attack \S|[A-Z]+\d+|End turn)/);
  await picture(page, 'miniatures-advice');
  await page.keyboard.press('Escape');
  await expect(advice).toHaveCount(0);

  await person.pick(seen, 'end', 'key');
  const { figures } = skirmish(await person.asked());
  const left = [0, 1].map((seat) => figures.filter((figure) => figure.seat === seat && !figure.defeated).length);
  const sheet = page.getByRole('dialog', { name: 'Match over' });
  await expect(sheet.getByRole('heading', { name: /^(You win|The opponent wins|You lose)/ })).toBeVisible();
  const row = sheet.getByRole('row').filter({ hasText: 'left' });
  await expect(row.getByRole('cell')).toHaveText(left.map(String));
  await picture(page, 'miniatures-over');

  await sheet.getByRole('button', { name: 'Watch again' }).click();
  await expect(slider(page)).toBeVisible();
  await settled(page);
  for (const kind of ['door', 'attack', 'wound', 'defeat'] as const) await expect(page.locator(`.film__mark.is-${kind} button`).first(), kind).toBeAttached();
  const fallen = page.locator('.film__mark.is-defeat button').first();
  const words = await fallen.getAttribute('aria-label') ?? '';
  await fallen.click();
  const at = /\(answer (\d+)\)/.exec(words)![1]!;
  await expect(slider(page)).toHaveValue(at);
  await expect(page.locator('.film__where')).toContainText(`answer ${at} of`);
  await settled(page);
  await picture(page, 'miniatures-film');
});
