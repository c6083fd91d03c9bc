import { slowness } from '../../engine/testing/yardstick.ts';
import { look } from '../driver/eyes.ts';
import { jumpTo, watch } from '../driver/film.ts';
import { Person } from '../driver/person.ts';
import { toAct } from '../driver/prepare.ts';
import { expect, test } from '../driver/test.ts';

test('a match is watched by jumps and by itself, measured in, and played on from any point', async ({ shell }) => {
  const page = await shell.open({ match: toAct, motion: 'no-preference' });
  const length = await watch(page);
  expect(length).toBeGreaterThan(20);

  for (const part of [0.9, 0.2, 0.5]) {
    const took = await jumpTo(page, Math.floor(length * part));
    console.log(`a jump to ${Math.floor(length * part)} took ${took.toFixed(0)} ms`);
    expect(took, 'ms until a jump is shown').toBeLessThan(200 * slowness());
  }
  const middle = await look(page);
  expect(middle.request).toBeNull();
  await page.keyboard.press('Space');
  await expect.poll(async () => (await look(page)).at).toBeGreaterThan(middle.at);
  await page.keyboard.press('Space');

  await page.keyboard.press('m');
  await expect(page.locator('[data-instrument="measure"]')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');

  await jumpTo(page, length);
  await page.keyboard.press('p');
  await page.getByRole('button', { name: /^Start from here/ }).click();
  const seen = await new Person(page).asked();
  expect(seen.at).toBe(length);
  expect(seen.match).not.toBe('prepared');
  expect(seen.request).not.toBeNull();
});
