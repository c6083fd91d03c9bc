import type { Page } from '@playwright/test';
import type { State as Skirmish } from '../../engine/miniatures/state.ts';
import { settled, type Seen } from '../driver/eyes.ts';
import { Hands } from '../driver/hands.ts';
import { answerSkirmish, keepOnly, openSkirmish, skirmish } from '../driver/miniatures.ts';
import { picture } from '../driver/menu.ts';
import { Person, type Way } from '../driver/person.ts';
import { answerQuickly } from '../driver/plans.ts';
import { expect, test } from '../driver/test.ts';

/** Two persons at one screen: who is asked is named beside the question, with colour and pattern. */

const LONGEST = 80;

const seatOf = ({ request }: Seen): number => {
  if (request === null || request.kind === 'roll') throw new Error('nobody is asked');
  return request.seat;
};

/** The question names who is asked; the other is not named there. */
async function namesWhoIsAsked(page: Page, seen: Seen): Promise<void> {
  const side = page.locator('.request .request__side');
  await expect(side).toHaveText(`Side ${seatOf(seen) + 1}`);
  await expect(side.locator('.pattern')).toHaveClass(`pattern ${'ab'[seatOf(seen)]!}`);
}

/** The table is covered, for the one who is asked, and nothing is asked before that one says to be there. */
async function liftsCurtain(page: Page, seen: Seen): Promise<void> {
  const side = `Side ${seatOf(seen) + 1}`;
  await expect(page.getByRole('dialog', { name: `${side} is next` })).toBeVisible();
  await expect(page.locator('.request')).toHaveCount(0);
  const { r, g, b } = await page.evaluate(() => {
    const [, r, g, b] = /rgb\((\d+), (\d+), (\d+)\)/.exec(getComputedStyle(document.querySelector('.curtain')!, '::backdrop').backgroundColor) ?? [];
    return { r: Number(r), g: Number(g), b: Number(b) };
  });
  expect([r, g, b].every((part) => part < 60), `the curtain is opaque and dark: ${r} ${g} ${b}`).toBe(true);
  await picture(page, `hot-seat-curtain-side-${seatOf(seen) + 1}`);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `${side}: show the table` }).click();
  await expect(page.locator('.curtain')).toHaveCount(0);
  await expect(page.locator('.request')).toBeVisible();
}

/** Plays on until `over` says so; gives the seats that were asked, in order, each once for a row of its questions. */
async function playOn(
  person: Person, answer: (seen: Seen) => Promise<unknown>, over: (seen: Seen) => boolean, name: string, covered = false,
): Promise<readonly number[]> {
  const asked: number[] = [];
  let seen = await person.asked();
  for (let i = 0; i < LONGEST && seen.outcome === null && !over(seen); i++) {
    const handed = asked.at(-1) !== seatOf(seen);
    if (handed) {
      asked.push(seatOf(seen));
      if (covered) await liftsCurtain(person.page, seen);
      await namesWhoIsAsked(person.page, seen);
      if (asked.length < 6) await picture(person.page, `${name}-${asked.length}-side-${seatOf(seen) + 1}`);
    }
    await answer(seen);
    seen = await person.asked();
  }
  expect(over(seen), `it came so far in ${LONGEST} answers`).toBe(true);
  return asked;
}

/** The area that the arrow keys hold some frames after the pointer came to rest on the sky and a key was pressed at once. */
const heldByKeys = (page: Page): Promise<string | null> => page.evaluate(async () => {
  const at = { clientX: innerWidth / 2, clientY: 2, bubbles: true };
  document.querySelector('[data-testid="table"] canvas')!.dispatchEvent(new PointerEvent('pointermove', at));
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', cancelable: true }));
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  return window.__gantry!.store.getState().hovered;
});

test('Miniatures, two at one screen (SWM-2.5): squads built in turn, unseen; a round by mouse and keyboard, an answer taken back, names and patterns told apart', async ({ shell }) => {
  test.setTimeout(1_800_000);
  const page = await shell.open();
  await openSkirmish(page);
  for (const [squad, names] of [['Rebel squad', ['Chewbacca', 'Elite Hoth Trooper']], ['Imperial squad', ['Dengar', 'Elite Snowtrooper']]] as const) {
    await page.getByRole('region', { name: 'Imperial squad' }).getByRole('button', { name: 'Person', exact: true }).click();
    const side = page.getByRole('region', { name: squad });
    await expect(page.locator('.muster__teams .figure-tile'), 'both squads are covered').toHaveCount(0);
    if (squad === 'Imperial squad') await picture(page, 'hot-seat-miniatures-covered');
    await side.getByRole('button', { name: /^Build it unseen/ }).click();
    await keepOnly(side, names, new Hands(page, 'mouse'));
    if (squad === 'Imperial squad') await picture(page, 'hot-seat-miniatures-uncovered');
    await side.getByRole('button', { name: 'Cover it' }).click();
  }
  await page.getByRole('button', { name: /^Start match/ }).click();
  await settled(page);
  const person = new Person(page);
  const first = await person.asked();
  await answerSkirmish(person, first);
  const second = await person.asked();
  expect(await heldByKeys(page), 'what the arrow keys have come to stays, though the pointer had moved just before').toMatch(/^\d+,\d+$/);
  expect([seatOf(first), seatOf(second), second.at]).toEqual([0, 0, first.at + 1]);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await person.asked()).at).toBe(first.at);
  const asked = await playOn(person, (seen) => answerSkirmish(person, seen), (seen) => (seen.view as unknown as Skirmish).round >= 2, 'hot-seat-miniatures');
  expect(new Set(asked)).toEqual(new Set([0, 1]));
  expect(asked.length, 'the screen was handed over more than once').toBeGreaterThan(2);
  expect(Math.min(person.used.table, person.used.key), JSON.stringify(person.used)).toBeGreaterThan(1);
  expect(skirmish(await person.asked()).figures.every(({ at }) => at !== null)).toBe(true);
});

test('Shatterpoint, two at one screen: turns of each by keyboard and by mouse, the table covered at each hand over', async ({ shell }) => {
  test.setTimeout(1_800_000);
  const plan = { seats: ['person', 'person'] } as const;
  const { page, person } = await shell.play((request, state) => request.kind === 'pick' && state.phase === 'play' && state.turn >= 2 && request.ask === 'act', { plan });
  await page.evaluate(() => window.__gantry!.store.getState().setSettings({ curtain: true }));
  const ways: readonly Way[] = ['button', 'key'];
  const begin = (await person.asked()).view.turn;
  const asked = await playOn(person, async (seen) => {
    const { request } = seen;
    if (request?.kind === 'pick' && request.max === 1 && request.options.includes('end')) await person.pick(seen, 'end', ways[seen.at % 2]!);
    else await answerQuickly(person, seen);
  }, ({ view }) => view.turn >= begin + 2, 'hot-seat-shatterpoint', true);
  expect(new Set(asked)).toEqual(new Set([0, 1]));
  await liftsCurtain(page, await person.asked());
  await expect(page.locator('.request .request__side')).toBeVisible();
});
