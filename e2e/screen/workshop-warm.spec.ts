import type { Page, Route } from '@playwright/test';
import { bareBench, laid } from '../driver/bench.ts';
import { expect, test } from '../driver/test.ts';

test('while drawing is still being made ready the workshop is there: its panels answer, nothing of its table is drawn with programs that would be waited for, and the table follows', async ({ shell }) => {
  const held: Route[] = [];
  let isOpen = false;
  const page = await shell.open({ ahead: true, before: (before) => before.route('**/assets/**/rim*', async (route) => {
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

/** What a scene is made of, as far as is asked. */
interface Drawn {
  readonly visible: boolean;
  readonly children: readonly Drawn[];
}

/** Colour of the picture in the middle of the table, and whether the table was ever out of sight since this was asked first. */
const watched = (page: Page): Promise<{ readonly colour: string; readonly vanished: boolean }> => page.evaluate(() => {
  const watching = window as unknown as { __vanished?: boolean };
  const { gl, scene, camera } = window.__bench!.drawing();
  if (watching.__vanished === undefined) {
    watching.__vanished = false;
    const look = (): void => {
      // What is drawn over the table hangs together with it: where the probe is gone or its group hidden, nothing is drawn.
      const drawing = window.__bench?.drawing();
      const { children } = (drawing?.scene ?? { children: [] }) as Drawn;
      const isThere = children.some((child) => child.visible && child.children.length > 1);
      watching.__vanished ||= !isThere;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }
  gl.render(scene, camera);
  const context = (gl as unknown as { getContext(): WebGL2RenderingContext }).getContext();
  const pixel = new Uint8Array(4);
  context.readPixels(context.drawingBufferWidth >> 1, context.drawingBufferHeight >> 1, 1, 1, context.RGBA, context.UNSIGNED_BYTE, pixel);
  return { colour: pixel.join(' '), vanished: watching.__vanished };
});

test('while another mat is painted the one before is looked at: the table is never out of sight', async ({ shell }) => {
  const page = await shell.open();
  await bareBench(page);
  const before = await watched(page);
  await page.getByRole('tab', { name: 'Table', exact: true }).click();
  await page.getByRole('combobox', { name: 'Mat' }).selectOption({ index: 2 });
  await expect.poll(async () => (await watched(page)).colour).not.toBe(before.colour);
  expect((await watched(page)).vanished).toBe(false);
});
