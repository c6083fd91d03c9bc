import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { PickRequest } from '../../engine/core/script.ts';
import { dropFolder } from '../driver/folders.ts';
import { runIn, withFourth } from '../driver/fourth.ts';
import { look, settled } from '../driver/eyes.ts';
import { atHome, continueMatch, picture } from '../driver/menu.ts';
import { Person } from '../driver/person.ts';
import { expect, test } from '../driver/test.ts';

/** Where the ladder's squares lie (mm), as `renderer/testing/ladder/board.ts` has them. */
const middleOf = (square: string): { readonly x: number; readonly y: number; readonly z: number } =>
  (square === 'top' ? { x: 0, y: 90, z: 46 } : { x: ('abc'.indexOf(square[0]!) - 1) * 42, y: 0, z: 104 + (Number(square[1]) - 1) * 42 });

/** Looks at the table from above: a wall hides some of the squares from the side. */
async function fromAbove(page: Page): Promise<void> {
  await settled(page);
  await page.keyboard.press('0');
  await settled(page);
}

/** From the first screen to the first question of a match against another person or the computer. */
async function set(page: Page, other: 'Person' | 'Computer'): Promise<void> {
  await page.getByRole('button', { name: /^New match/ }).click();
  await page.getByRole('button', { name: /^Ladder/ }).click();
  await expect(page.getByText('The first to hold three squares in a row wins.')).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^${other}`) }).click();
  await picture(page, 'fourth-new-match');
  await page.getByRole('button', { name: /^Start match/ }).click();
  await fromAbove(page);
}

let copy = '';
test.beforeAll(() => { copy = withFourth(); });
test.afterAll(() => dropFolder(copy));

test('a rule system is two folders and its lines in the host’s list: types and lint have no word against it', () => {
  const bin = (name: string): string => join(copy, 'node_modules', name);
  runIn(copy, bin('typescript-7/bin/tsc'), '-b', 'renderer');
  runIn(copy, bin('eslint/bin/eslint.js'), 'engine/ladder', 'renderer/faces/ladder', 'engine/host/systems.ts', '--max-warnings', '0');
});

test('tic-tac-toe with a ladder, a rule system that nothing else knows, is set up, played, taken back, left and gone on with, ended and watched', async ({ shell }) => {
  runIn(copy, join(copy, 'scripts/build.mjs'));
  await shell.open({ program: join(copy, 'e2e/driver/host.mjs') });
  const { page } = shell;
  const person = new Person(page);
  await set(page, 'Computer');
  let seen = await person.asked();
  const before = seen.at;
  await person.spot(seen, [{ option: 'a3', at: middleOf('a3') }], 'table');
  await expect.poll(async () => (await person.asked()).at).toBeGreaterThan(before);
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: /^Take it back/ }).click({ timeout: 10_000 });
  await expect.poll(async () => (await person.asked()).at).toBe(before);
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await atHome(page);
  await set(page, 'Person');
  /** The side that begins takes the foot and climbs; its line is a1, the top, c3. */
  const course = ['b1', 'b2', 'top', 'a2', 'a1', 'b3', 'c3'];
  seen = await person.asked();
  for (const option of course) {
    const request = seen.request as PickRequest;
    expect(request.options).toContain(option);
    if (option === 'top') {
      expect(request.ways).toEqual({ figure: expect.any(String) as unknown, to: { top: { via: null, cost: 1 } } });
      await picture(page, 'fourth-ladder');
      await page.keyboard.press('c');
    } else await person.spot(seen, [{ option, at: middleOf(option) }], 'table');
    await expect.poll(async () => (await look(page)).at).toBeGreaterThan(seen.at);
    seen = await person.asked();
    if (option !== 'a2') continue;
    const stood = seen.at;
    // With another person at the table nobody takes back what was answered since.
    await expect(page.getByRole('button', { name: /^Take back/ })).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await atHome(page);
    await continueMatch(page);
    seen = await person.asked();
    expect(seen.at).toBe(stood);
    await fromAbove(page);
    await picture(page, 'fourth-continued');
  }
  const ending = page.getByRole('dialog');
  await expect(ending).toContainText('Figures on the board');
  await expect(ending).toContainText(/(you|opponent) wins? the match|the match goes to/i);
  await picture(page, 'fourth-end');
  await ending.getByRole('button', { name: /Watch/ }).click();
  const film = page.locator('section.film');
  await expect(film).toContainText('answer 0 of');
  await film.getByRole('button', { name: /has a line/ }).click();
  await expect(film).toContainText('answer 8 of 8');
  await page.getByRole('button', { name: /^Rules|§/ }).first().click();
  await expect(page.getByRole('complementary', { name: /Rules/ })).toContainText('Tic-tac-toe with a ladder');
  await picture(page, 'fourth-film');
});
