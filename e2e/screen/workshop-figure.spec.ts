import { at, refineryBench } from '../driver/bench.ts';
import { picture } from '../driver/menu.ts';
import { coloured, keepPixels } from '../driver/overlays.ts';
import { expect, test } from '../driver/test.ts';

/** Tones of kinds of movement in their order, and of places farther away. */
const [KIND, FAR] = [['#38bd80', '#4080c7', '#e3c04a'], '#5b6f66'] as const;

test('a test figure shows what one action leads to by the rules of each system, goes there by a click, and says what it could attack from there', async ({ shell }) => {
  const page = await shell.open();
  await refineryBench(page);
  await keepPixels(page, 'none');
  await page.keyboard.press('f');
  const card = page.getByRole('region', { name: 'Test figure' });
  const pointAt = async (x: number, z: number, press = false): Promise<void> => {
    const place = await at(page, x, 0, z);
    await page.mouse.move(place.x, place.y);
    if (press) await page.mouse.click(place.x, place.y);
  };
  const kinds = (): Promise<readonly number[]> => page.evaluate(() => [...new Set(Array.from(window.__bench!.trial.getState().field?.values ?? []))]);
  await pointAt(0, 260, true);
  await expect(card).toContainText('by a climb, or a jump of a card');
  await expect.poll(kinds).toContain(1);
  await expect(card).not.toContainText('Measuring');
  await keepPixels(page, 'shatterpoint');
  const [advance, , , far] = await coloured(page, 'none', 'shatterpoint', [...KIND, FAR]);
  expect(advance).toBeGreaterThan(300);
  expect(far).toBeGreaterThan(300);
  expect((await kinds()).includes(3), 'climbs').toBe(true);

  /** A place on the ground that an advance leads to from where the figure stands. */
  const near = await page.evaluate(() => {
    const { field, figure } = window.__bench!.trial.getState();
    const places = Array.from(field!.values, (value, i) => ({ value, x: field!.cells[3 * i]!, y: field!.cells[3 * i + 1]!, z: field!.cells[3 * i + 2]! }));
    const apart = (of: { readonly x: number; readonly z: number }): number => Math.abs(Math.hypot(of.x - figure!.x, of.z - figure!.z) - 70);
    return places.filter(({ value, y }) => value === 1 && y === 0).sort((a, b) => apart(a) - apart(b))[0]!;
  });
  // Near enough for an advance: it goes there; farther away nothing leads there at once.
  await pointAt(near.x, near.z);
  await expect(card).toContainText('One action leads there by a long move.');
  await expect(card).toContainText(/At Range [1-5]\./);
  await expect(card).toContainText(/An attack can be made\.|No attack can be made\./);
  await pointAt(0, -380);
  await expect(card).toContainText('No one action leads there.');
  await expect(card).toContainText('Beyond every range.');
  await expect(card).toContainText('No attack can be made.');
  await picture(page, 'workshop-figure-shatterpoint');
  await pointAt(near.x, near.z, true);
  await expect(card).toContainText('It came here by a long move.');
  const stands = await page.evaluate(() => window.__bench!.trial.getState().figure!);
  expect(Math.hypot(stands.x - near.x, stands.z - near.z)).toBeLessThan(4);
  await pointAt(0, 260, true);
  await expect(card).toContainText('It came here by a long move, its move 2.');

  await card.getByRole('combobox', { name: 'By the rules of' }).selectOption('miniatures');
  await expect(card).not.toContainText('It came here');
  await expect(card).toContainText('by two moves, without an attack');
  await pointAt(near.x, near.z);
  await expect(card).toContainText(/One turn leads there by one move: [2-6] of its squares\./);
  await expect(card).toContainText(/[2-6] squares away\./);
  await expect.poll(kinds).toEqual(expect.arrayContaining([1, 2]));
  await expect(card).not.toContainText('Measuring');
  await keepPixels(page, 'miniatures');
  for (const seen of await coloured(page, 'none', 'miniatures', KIND.slice(0, 2))) expect(seen).toBeGreaterThan(300);
  await picture(page, 'workshop-figure-miniatures');

  await card.getByRole('combobox', { name: 'By the rules of' }).selectOption('wartime');
  await expect(card).toContainText('by a run');
  await pointAt(near.x, near.z);
  await expect(card).toContainText(/One action leads there by a run\..*kliks away\./);
  await expect(card).not.toContainText('Measuring');
  await picture(page, 'workshop-figure-wartime');
  await page.keyboard.press('Escape');
  await expect(card).toContainText('Click on the table to put it down');
});
