import type { Route } from '@playwright/test';
import { laid } from '../driver/bench.ts';
import { expect, test } from '../driver/test.ts';

test('while drawing is still being made ready the workshop is there: its panels answer, nothing of its table is drawn with programs that would be waited for, and the table follows', async ({ shell }) => {
  const held: Route[] = [];
  let isOpen = false;
  const page = await shell.open({ before: (before) => before.route('**/assets/**/rim*', async (route) => {
    if (isOpen) await route.continue();
    else held.push(route);
  }) });
  await page.getByRole('button', { name: /^New match/ }).click();
  await page.getByRole('button', { name: 'Your tables…' }).click();
  await page.getByRole('button', { name: 'A bare table' }).click();
  await page.getByRole('button', { name: 'Lay it out' }).click();
  await page.getByRole('button', { name: 'Take Container' }).click();
  await expect(page.getByRole('button', { name: 'Take Container' })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  const table = page.getByTestId('table');
  await expect(page.locator('.laying')).toBeVisible();
  await page.waitForTimeout(1500);
  await expect(table).toBeHidden();
  isOpen = true;
  for (const route of held) await route.continue();
  await expect(table).toBeVisible({ timeout: 120_000 });
  await expect(page.locator('.laying')).toHaveCount(0);
  const place = await page.evaluate(() => window.__bench!.project({ x: 0, y: 0, z: 0 }));
  await page.mouse.move(place.x, place.y);
  await page.mouse.click(place.x, place.y);
  expect(await laid(page)).toMatchObject([{ piece: 'container' }]);
});
