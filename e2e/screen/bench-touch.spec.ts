import { at, bareBench, laid } from '../driver/bench.ts';
import { expect, test } from '../driver/test.ts';

test('a finger on a piece drags it and turns nothing; beside all pieces it turns the camera and moves nothing; the ring turns a piece, one step', async ({ shell }) => {
  const page = await shell.open();
  await bareBench(page);
  await page.getByRole('button', { name: 'Take Container' }).click();
  await expect(page.getByRole('button', { name: 'Take Container' })).toHaveAttribute('aria-pressed', 'true');
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly { x: number; y: number }[]): Promise<unknown> => session.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
  const drag = async (from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> => {
    await touch('touchStart', [from]);
    for (let i = 1; i <= 4; i++) await touch('touchMove', [{ x: from.x + ((to.x - from.x) * i) / 4, y: from.y + ((to.y - from.y) * i) / 4 }]);
    await touch('touchEnd', []);
  };
  const middle = await at(page, 0, 0, 0);
  await touch('touchStart', [middle]);
  await touch('touchEnd', []);
  await page.keyboard.press('Escape');
  expect(await laid(page)).toHaveLength(1);
  const view = (): Promise<{ x: number; y: number }> => at(page, 300, 0, 300);
  const before = await view();
  await drag(await at(page, -25, 46, 10), await at(page, -25, 46, 160));
  const [moved] = await laid(page);
  expect(moved!.at[1]).toBeCloseTo(150, -0.7);
  expect(await view()).toEqual(before);

  await page.keyboard.press('Escape');
  await drag(await at(page, -300, 0, -200), await at(page, -200, 0, -150));
  expect(await laid(page)).toEqual([moved]);
  await expect.poll(async () => Math.hypot((await view()).x - before.x, (await view()).y - before.y)).toBeGreaterThan(20);

  await page.keyboard.press('0');
  await page.waitForFunction(() => !window.__bench!.rig.moves);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('e');
  const past = (): Promise<number> => page.evaluate(() => window.__bench!.bench.getState().draft!.past.length);
  const steps = await past();
  // The ring has a twelfth of the window's height on the screen, however far the camera is.
  const centre = await at(page, moved!.at[0], 0, moved!.at[1]);
  const radius = 0.083 * await page.evaluate(() => innerHeight);
  await page.mouse.move(centre.x + radius, centre.y);
  await page.mouse.down();
  for (let i = 1; i <= 6; i++) await page.mouse.move(centre.x + radius * Math.cos(i / 8), centre.y - radius * Math.sin(i / 8));
  await page.mouse.up();
  expect(await past()).toBe(steps + 1);
  const [turned] = await laid(page);
  expect([turned!.at, turned!.turn % 15, turned!.turn !== moved!.turn]).toEqual([moved!.at, 0, true]);
  await page.keyboard.press('Control+z');
  expect(await laid(page)).toEqual([moved]);
});
