import type { Page } from '@playwright/test';
import { at, bareBench, laid } from '../driver/bench.ts';
import { picture } from '../driver/menu.ts';
import { expect, test } from '../driver/test.ts';

/** Places all over the ground of the table (mm): the sun stands low, so a shadow falls far from what throws it. */
const GROUND = Array.from({ length: 45 * 45 }, (_, i) => ({ x: (i % 45) * 20 - 440, y: 0, z: Math.floor(i / 45) * 20 - 440 }));

/** How light each place of the ground is in the picture, 0 to 255: drawn anew with its shadows, and read point by point. */
const ground = (page: Page): Promise<readonly number[]> => page.evaluate((places) => {
  interface Drawn {
    drawing(): {
      readonly gl: { readonly shadowMap: { needsUpdate: boolean }; getContext(): WebGL2RenderingContext; render(scene: unknown, camera: unknown): void };
      readonly scene: unknown;
      readonly camera: unknown;
    };
  }
  const { gl, scene, camera } = (window.__bench as unknown as Drawn).drawing();
  gl.shadowMap.needsUpdate = true;
  gl.render(scene, camera);
  const context = gl.getContext();
  const { drawingBufferWidth: width, drawingBufferHeight: height } = context;
  const points = new Uint8Array(width * height * 4);
  context.readPixels(0, 0, width, height, context.RGBA, context.UNSIGNED_BYTE, points);
  const frame = (context.canvas as HTMLCanvasElement).getBoundingClientRect();
  return places.map((place) => {
    const { x, y } = window.__bench!.project(place);
    const [column, row] = [Math.round(((x - frame.left) / frame.width) * width), Math.round((1 - (y - frame.top) / frame.height) * height)];
    const from = (row * width + column) * 4;
    return (points[from]! + points[from + 1]! + points[from + 2]!) / 3;
  });
}, GROUND);

/** Of how many places of the ground two pictures differ by more than so much. */
const differing = (a: readonly number[], b: readonly number[], by: number): number => a.filter((light, i) => Math.abs(light - b[i]!) > by).length;

/** How many places beside the container's own picture are darker by a step that is seen: they lie in its shadow. */
const shaded = (now: readonly number[], bare: readonly number[]): number =>
  GROUND.filter(({ x, z }, i) => (Math.abs(x) > 120 || Math.abs(z) > 100) && now[i]! < bare[i]! - 8).length;

test('a storey that is left out of the drawing throws no shadow: the ground below it is, point by point, the ground of a bare table', async ({ shell }) => {
  const page = await shell.open();
  await bareBench(page);
  const away = async (): Promise<void> => { await page.mouse.move(640, 30); };
  await away();
  const bare = await ground(page);
  const take = page.getByRole('button', { name: 'Take Container' });
  await take.click();
  await expect(take).toHaveAttribute('aria-pressed', 'true');
  const middle = await at(page, 0, 0, 0);
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.click(middle.x, middle.y);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+a');
  for (let i = 0; i < 4; i++) await page.keyboard.press('PageUp');
  await page.keyboard.press('Escape');
  expect((await laid(page)).map(({ piece, level }) => [piece, level])).toEqual([['container', 180]]);
  await away();
  const seen = page.getByRole('combobox', { name: 'Seen up to' });
  await seen.selectOption('everything');
  await expect.poll(async () => shaded(await ground(page), bare)).toBeGreaterThan(25);
  const shown = await ground(page);
  await picture(page, 'storey-shown');
  await seen.selectOption({ label: '180 mm' });
  await expect.poll(async () => differing(await ground(page), bare, 3)).toBe(0);
  expect(shaded(await ground(page), bare)).toBe(0);
  await picture(page, 'storey-left-out');
  await seen.selectOption('everything');
  await expect.poll(async () => differing(await ground(page), shown, 3)).toBe(0);
});
