import type { Page } from '@playwright/test';
import { settled, standing } from '../driver/eyes.ts';
import { Person } from '../driver/person.ts';
import { picture } from '../driver/menu.ts';
import { expect, test } from '../driver/test.ts';

/** A pad that a script plays: it is connected when it is first held. */
async function connect(page: Page): Promise<void> {
  await page.evaluate(() => {
    const pad = { connected: true, mapping: 'standard', axes: [0, 0, 0, 0], buttons: Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 })) };
    Object.assign(window, { heldPad: pad });
    navigator.getGamepads = () => [pad] as unknown as (Gamepad | null)[];
    window.dispatchEvent(new Event('gamepadconnected'));
  });
}

/** Presses a button for as long as the page needs to see it, and lets it go. */
const press = (page: Page, button: number): Promise<void> => page.evaluate(async (number) => {
  const { heldPad } = window as unknown as { heldPad: { buttons: { pressed: boolean }[] } };
  const frames = async (count: number): Promise<void> => { for (let i = 0; i < count; i++) await new Promise(requestAnimationFrame); };
  heldPad.buttons[number]!.pressed = true;
  await frames(2);
  heldPad.buttons[number]!.pressed = false;
  await frames(2);
}, button);

const [A, B, SHOULDER, START, LEFT, RIGHT] = [0, 1, 5, 9, 14, 15];

/** Goes through the controls until one is called so. */
async function reach(page: Page, name: RegExp): Promise<void> {
  for (let i = 0; i < 80; i++) {
    const text = await page.evaluate(() => document.activeElement?.textContent ?? '');
    if (name.test(text)) return;
    await press(page, SHOULDER);
  }
  throw new Error(`no control ${String(name)} was reached`);
}

test('a match is begun and its first answers are given with a gamepad alone', async ({ shell }) => {
  const page = await shell.open();
  await connect(page);
  await reach(page, /^New match/);
  await press(page, A);
  await expect(page.getByRole('heading', { name: 'New match' })).toBeVisible();
  await reach(page, /^Miniatures/);
  await press(page, A);
  await reach(page, /^Start match/);
  await picture(page, 'gamepad-new-match');
  await press(page, A);
  await settled(page);
  const person = new Person(page);
  const first = await person.asked();

  // The menu at the edge, and back to the table.
  await press(page, START);
  expect(await page.evaluate(() => document.activeElement?.closest('[data-menu]') !== null)).toBe(true);
  await press(page, 3);
  await expect(page.getByRole('dialog')).toContainText('Gamepad');
  await picture(page, 'gamepad-keys');
  await press(page, B);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // A square is gone to with the cross, and taken. Beyond the last that is open the cross comes to those that say why they are not.
  const isOpen = (): Promise<boolean> => page.evaluate(() => {
    const { hovered, hints } = window.__gantry!.store.getState();
    return hints.spots.some(({ option }) => option === hovered);
  });
  await press(page, RIGHT);
  expect(await isOpen()).toBe(true);
  await press(page, RIGHT);
  if (!(await isOpen())) await press(page, LEFT);
  expect(await isOpen()).toBe(true);
  await press(page, A);
  await expect.poll(async () => (await person.asked()).at).toBeGreaterThan(first.at);
  expect(await standing(page)).toBe('asked');
});
