import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { look, settled } from '../driver/eyes.ts';
import { jumpTo, position, slider, step, watch } from '../driver/film.ts';
import { picture } from '../driver/menu.ts';
import { toAct, type Wanted } from '../driver/prepare.ts';
import { expect, test } from '../driver/test.ts';

/** The person may act after somebody was wounded, places changed hands and a struggle was won. */
const muchHappened: Wanted = (request, state) => request.kind === 'pick' && request.ask === 'act' && state.phase === 'play' && state.struggle.number >= 2 && state.units.some(({ wounded }) => wounded > 0);

/** Marks that the timeline shows of such a match. */
const MARKED = ['wound', 'score', 'control'] as const;

/** Keys as they lie on a keyboard: with Shift a bracket goes by turns, a comma or point by events. */
const [TURN_BACK, TURN_ON, EVENT_BACK, EVENT_ON] = ['Shift+BracketLeft', 'Shift+BracketRight', 'Shift+Comma', 'Shift+Period'] as const;

/** The first answer of the match with several events, and how many they are. */
function eventful(data: string): { readonly n: number; readonly count: number } {
  const lines = readFileSync(join(data, 'matches/prepared.journal'), 'utf8').trim().split('\n').map((line) => JSON.parse(line) as { readonly n?: number; readonly events?: readonly unknown[] });
  const found = lines.find(({ n, events }) => n !== undefined && (events?.length ?? 0) >= 3);
  if (found?.n === undefined || found.events === undefined) throw new Error('no answer has several events');
  return { n: found.n, count: found.events.length };
}

type Box = Awaited<ReturnType<typeof boxOf>>;

/** Where something stands in the window, in px. */
async function boxOf(thing: Locator): Promise<{ readonly x: number; readonly y: number; readonly width: number; readonly height: number }> {
  const box = await thing.boundingBox();
  if (box === null) throw new Error('it is not to be seen');
  return box;
}

/** Whether two boxes have a place in common. */
const meet = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

test('keys go by turns, activations, answers and single events, and back to the same', async ({ shell }) => {
  const page = await shell.open({ match: toAct });
  await watch(page);

  const turns = [await step(page, TURN_ON), await step(page, TURN_ON)];
  expect(turns[1]!).toBeGreaterThan(turns[0]!);
  await expect(page.locator('.film__where')).toContainText('Turn 2');
  expect(await step(page, TURN_BACK)).toBe(turns[0]);
  await expect(page.locator('.film__where')).toContainText('Turn 1');

  const begun = await step(page, ']');
  const next = await step(page, ']');
  expect(next).toBeGreaterThan(begun);
  const there = await look(page);
  expect(await step(page, '[')).toBe(begun);
  expect(await step(page, ']')).toBe(next);
  expect((await look(page)).view).toEqual(there.view);

  expect(await step(page, '.')).toBe(next + 1);
  expect(await step(page, ',')).toBe(next);
  expect((await look(page)).view).toEqual(there.view);

  // The events of an answer are shown one by one, and taken off again.
  const { n, count } = eventful(shell.data);
  await jumpTo(page, n - 1);
  const bare = await look(page);
  for (const [key, event] of [[EVENT_ON, 1], [EVENT_ON, 2], [EVENT_BACK, 1]] as const) {
    await page.keyboard.press(key);
    await expect(page.locator('.film__where')).toContainText(`event ${event} of ${count}`);
    expect(await position(page)).toBe(n - 1);
  }
  await page.keyboard.press(EVENT_BACK);
  await expect(page.locator('.film__where')).not.toContainText('event');
  await expect.poll(async () => (await look(page)).view).toEqual(bare.view);

  const speed = page.getByRole('group', { name: 'Speed' });
  await expect(speed.getByRole('button', { pressed: true })).toHaveText('1×');
  await speed.getByRole('button', { name: '4×' }).click();
  await expect(speed.getByRole('button', { pressed: true })).toHaveText('4×');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => position(page)).toBeGreaterThan(n);
});

test('the timeline marks wounds, struggles and places that changed hands, and a click on a mark goes there', async ({ shell }) => {
  const page = await shell.open({ match: muchHappened, plan: { claimsToWin: 2 } });
  const length = await watch(page);
  for (const kind of MARKED) {
    const mark = page.locator(`.film__mark.is-${kind} button`).first();
    const words = await mark.getAttribute('aria-label');
    const at = Number(/\(answer (\d+)\)/.exec(words ?? '')?.[1]);
    expect(at, `${kind}: ${words}`).toBeGreaterThan(0);
    expect(at).toBeLessThanOrEqual(length);
    await mark.click();
    await expect.poll(async () => (await look(page)).at, { message: `the ${kind}: ${words}` }).toBe(at);
    await expect(slider(page)).toHaveValue(String(at));
  }
  await page.mouse.move(20, 400);
  await settled(page);
  await picture(page, 'replay');

  // What a mark says covers no key of the film. The one that was clicked has the focus.
  await slider(page).focus();
  const keys = await boxOf(page.locator('.film__keys'));
  const marks = page.locator('.film__mark button');
  for (const mark of [marks.first(), marks.nth(Math.floor(await marks.count() / 2)), marks.last()]) {
    await mark.focus();
    const told = page.locator('.tip__box:popover-open');
    await expect(told).toHaveCount(1);
    expect(meet(await boxOf(told), keys), await told.innerText()).toBe(false);
  }
  await picture(page, 'replay-mark');
});

test('the rules open over a film and close again, and the film stays', async ({ shell }) => {
  const page = await shell.open({ match: toAct });
  await watch(page);
  const at = await step(page, ']');
  await page.keyboard.press('F1');
  const rules = page.locator('.rulebook');
  await expect(rules).toBeVisible();
  await picture(page, 'replay-rules');
  await page.keyboard.press('Escape');
  await expect(rules).toHaveCount(0);
  await expect(page.locator('.hud.is-film')).toBeVisible();
  expect(await position(page)).toBe(at);
  // Nothing lies over the film any more: its keys are its own again.
  expect(await step(page, '.')).toBe(at + 1);
});
