import type { Page } from '@playwright/test';
import { settled, type Seen } from '../driver/eyes.ts';
import { covering } from '../driver/frame.ts';
import { terrainOf } from '../driver/ground.ts';
import { picture } from '../driver/menu.ts';
import { Person } from '../driver/person.ts';
import type { MatchPlan, Wanted } from '../driver/prepare.ts';
import { expect, test } from '../driver/test.ts';
import { adventure, answerAdventure } from '../driver/wartime.ts';

/** The most sides there are. Software drawing of five armies is slow, so most of the adventure is prepared. */

const NAMES = ['Reds', 'Greens', 'The very long-winded Golds', 'Violets', 'Teals'] as const;
const CARDS = ['soldier', 'scout', 'sniper', 'veteran', 'scout'] as const;
const FIVE: MatchPlan = {
  system: 'wartime', seats: ['person', 'computer', 'computer', 'computer', 'computer'],
  setup: { turns: 2, teams: CARDS.map((card, seat) => ({ name: NAMES[seat]!, figures: [card, 'soldier'] })) },
};
const LONGEST = 60;

/** In the last turn, with an enemy to shoot at. */
const lastTurn: Wanted = (request, state) =>
  request.kind === 'pick' && request.ask === 'act' && (state as unknown as { readonly turn: number }).turn >= 2 && request.options.some((option) => option.startsWith('shoot:'));

/** Every side stands within the window with its name, numbers and a pattern of its own; nothing is cut off but long names. */
async function fiveAreReadable(page: Page): Promise<void> {
  const sides = page.locator('.topbar .side');
  await expect(sides).toHaveCount(5);
  const seen = await sides.evaluateAll((all) => all.map((side) => {
    const box = side.getBoundingClientRect();
    const numbers = [...side.querySelectorAll('.side__stat')].every((each) => each.getBoundingClientRect().right <= box.right + 1);
    const pattern = side.querySelector('.pattern')!;
    const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
    const { backgroundImage: look } = getComputedStyle(pattern);
    return { inside, look, top: box.top, bottom: box.bottom, left: box.left, right: box.right, whole: side.scrollWidth <= side.clientWidth + 1 && numbers };
  }));
  expect(seen.map(({ inside, whole }) => [inside, whole])).toEqual(Array.from({ length: 5 }, () => [true, true]));
  expect(new Set(seen.map(({ look }) => look)).size, 'patterns').toBe(5);
  for (const [i, one] of seen.entries()) {
    for (const other of seen.slice(i + 1)) expect(one.right <= other.left + 1 || other.right <= one.left + 1 || one.bottom <= other.top + 1 || other.bottom <= one.top + 1, 'sides lie over each other').toBe(true);
  }
}

test('New match of Wartime: five armies, each with its pattern and its name', async ({ shell }) => {
  const page = await shell.open();
  await page.getByRole('button', { name: /^New match/ }).click();
  await page.getByRole('button', { name: /^Wartime/ }).click();
  await page.getByRole('button', { name: '5 armies' }).click();
  const armies = page.locator('section.team');
  await expect(armies).toHaveCount(5);
  for (const [seat, name] of NAMES.entries()) await armies.nth(seat).getByRole('textbox').fill(name);
  expect(new Set(await armies.locator('.pattern').evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundImage))).size).toBe(5);
  await armies.nth(4).scrollIntoViewIfNeeded();
  await picture(page, 'five-armies-new-match');
  await page.getByRole('button', { name: /^Start match/ }).click();
  await settled(page);
  await fiveAreReadable(page);
  for (const [seat, name] of NAMES.entries()) await expect(page.locator('.topbar .side').nth(seat)).toContainText(name);
});

test('WT-5.6: an adventure of five armies is played to its end, four of them by the computer, and all five are readable at 1280 × 800 and 960 × 600', async ({ shell }) => {
  test.setTimeout(1_800_000);
  const terrain = await terrainOf('refinery');
  const { page, person } = await shell.play(lastTurn, { plan: FIVE });
  for (const [width, height] of [[960, 600], [1280, 800]] as const) {
    await page.setViewportSize({ width, height });
    await settled(page);
    await fiveAreReadable(page);
    await picture(page, `five-armies-${width}`);
    const { share, over, clipped } = await covering(page);
    expect([over, clipped], `${width} × ${height}`).toEqual([[], []]);
    if (width === 1280) expect(share).toBeLessThanOrEqual(1 / 3);
  }
  let seen: Seen = await new Person(page).asked();
  for (let i = 0; i < LONGEST && seen.outcome === null; i++) {
    await answerAdventure(person, seen, terrain);
    seen = await person.asked();
  }
  expect(adventure(seen).step).toBe('over');
  const sheet = page.getByRole('dialog', { name: 'Match over' });
  await expect(sheet.locator('thead .pattern')).toHaveCount(5);
  await picture(page, 'five-armies-end');
});
