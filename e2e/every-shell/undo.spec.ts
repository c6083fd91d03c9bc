import type { Page } from '@playwright/test';
import { look, type Seen } from '../driver/eyes.ts';
import { toAct } from '../driver/prepare.ts';
import { expect, test } from '../driver/test.ts';

const standsAt = (page: Page): Promise<number> => look(page).then(({ at }) => at);
const shown = ({ view, request }: Seen): Pick<Seen, 'view' | 'request'> => ({ view, request });

test('an answer is taken back and given again by keys, and the log forgets it', async ({ shell }) => {
  const { page, person, seen } = await shell.play(toAct);
  if (seen.request?.kind !== 'pick') throw new Error('no pick is asked');
  await person.pick(seen, seen.request.options.includes('move') ? 'move' : seen.request.options[0]!, 'key');
  await expect.poll(() => standsAt(page)).toBeGreaterThan(seen.at);
  const after = await person.asked();
  await page.keyboard.press('Control+z');
  await expect.poll(() => standsAt(page)).toBe(seen.at);
  expect(shown(await look(page))).toEqual(shown(seen));
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => standsAt(page)).toBe(after.at);
  expect((await look(page)).view).toEqual(after.view);
});
