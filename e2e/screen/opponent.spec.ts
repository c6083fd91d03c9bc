import type { Page } from '@playwright/test';
import { picture } from '../driver/menu.ts';
import type { Wanted } from '../driver/prepare.ts';
import { expect, test } from '../driver/test.ts';

/** The person may end an activation of Shatterpoint; then the opponent activates a unit. */
const toEnd: Wanted = (request, state) =>
  request.kind === 'pick' && request.ask === 'act' && state.turn >= 6 && state.phase === 'play' && state.activation?.spent === 2 && request.options.includes('end');

/** A person's figure of Miniatures sees an enemy, and once it has ended the opponent activates one. */
const inSight: Wanted = (request, _state, _terrain, after) => {
  if (request.kind !== 'pick' || request.ask !== 'act' || !request.options.includes('end')) return false;
  const next = after('end');
  return request.options.some((option) => option.startsWith('attack')) && next?.kind === 'pick' && next.seat === 1;
};

/** What these tests ask of the page beside what every test does. */
interface Told {
  readonly rig: { readonly moves: boolean };
  readonly store: {
    getState(): {
      readonly announced: { readonly kind: string } | null;
      readonly request: unknown;
      readonly again: boolean;
      readonly playing: boolean;
      readonly log: readonly unknown[];
    };
    subscribe(listen: () => void): () => void;
  };
}

/** Announcements that stand for as long as a picture takes. */
interface Held {
  kinds: string[];
  waiting: (() => void)[];
}

interface Watched {
  readonly __gantry: Told;
  readonly __held: Held;
  /** When the skip key was pressed, when the next question was there after it, when its buttons stood, and when a picture of all that was drawn (ms of the page). */
  readonly __skip: { pressed: number; asked: number; stands: number; drawn: number };
}

/** Milliseconds of an announcement at single speed. */
const ANNOUNCED = 500;
/** Within so many milliseconds of the key whatever is shown is skipped. */
const SKIPPED = 250;

/** Lets announcements of chosen kinds stand until they are let go. */
const holding = (page: Page): Promise<unknown> => page.addInitScript((time) => {
  const plain = window.setTimeout.bind(window);
  const held: Held = { kinds: [], waiting: [] };
  const timeout = (act: () => void, after?: number): unknown => {
    const kind = (window as unknown as Partial<Watched>).__gantry?.store.getState().announced?.kind;
    if (after !== time || kind === undefined || !held.kinds.includes(kind)) return plain(act, after);
    return held.waiting.push(act);
  };
  Object.assign(window, { __held: held, setTimeout: timeout });
}, ANNOUNCED);

/** From now on only these kinds stand; what stands goes on. */
const hold = (page: Page, ...kinds: readonly string[]): Promise<void> => page.evaluate((wanted) => {
  const { __held: held } = window as unknown as Watched;
  held.kinds = [...wanted];
  for (const act of held.waiting.splice(0)) act();
}, kinds);

/** Waits until an announcement stands that is held, and the camera has come to it. */
const stands = (page: Page): Promise<unknown> => page.waitForFunction(() => {
  const { __held: held, __gantry: gantry } = window as unknown as Watched;
  return held.waiting.length > 0 && !gantry.rig.moves;
}, undefined, { polling: 50, timeout: 180_000 });

interface Now {
  readonly kind: string | null;
  /** What is asked of the person. */
  readonly asked: string;
  readonly again: boolean;
  /** Events that were told. */
  readonly told: number;
}

const now = (page: Page): Promise<Now> => page.evaluate(() => {
  const { announced, request, again, log } = (window as unknown as Watched).__gantry.store.getState();
  return { kind: announced?.kind ?? null, asked: JSON.stringify(request), again, told: log.length };
});

/** Measures in the page itself from the skip key on: what asks from outside comes too late. */
const measureSkip = (page: Page): Promise<void> => page.evaluate(() => {
  const skip = { pressed: 0, asked: 0, stands: 0, drawn: 0 };
  Object.assign(window, { __skip: skip });
  const { store } = (window as unknown as Watched).__gantry;
  window.addEventListener('keydown', ({ timeStamp }) => { skip.pressed = timeStamp; }, { capture: true, once: true });
  const stop = store.subscribe(() => {
    const { request, playing } = store.getState();
    if (request === null || playing) return;
    stop();
    skip.asked = performance.now();
    new MutationObserver((_, watch) => {
      if (document.querySelector('.request') === null) return;
      watch.disconnect();
      skip.stands = performance.now();
      requestAnimationFrame(() => requestAnimationFrame(() => { skip.drawn = performance.now(); }));
    }).observe(document, { childList: true, subtree: true });
  });
});

test('what the opponent is about to do is drawn and said; it is skipped at once', async ({ shell }) => {
  /** Questions of the person that the host has sent. */
  let questions = 0;
  const before = async (page: Page): Promise<void> => {
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => { if (String(payload).includes('"awaits":"person"')) questions += 1; }));
    await holding(page);
  };
  const { page, person, seen } = await shell.play(toEnd, { camera: 'follows', motion: 'reduce', before });
  const ribbon = page.locator('.ribbon');
  await hold(page, 'begins');
  questions = 0;
  await person.pick(seen, 'end', 'key');
  await stands(page);
  await expect(page.locator('.left .abilities')).toBeVisible();
  await expect(ribbon).toContainText('Next: ');
  await picture(page, 'opponent-begins');
  await hold(page, 'goes');
  await stands(page);
  await expect(page.locator('.left .abilities')).toHaveCount(0);
  await expect(page.locator('.table-tag.is-announced')).toHaveText(await ribbon.locator('small').innerText());
  await picture(page, 'opponent-move');
  const held = await now(page);
  if (shell.kind === 'browser') await expect.poll(() => questions).toBeGreaterThan(0);
  else await page.waitForTimeout(10_000);
  await measureSkip(page);
  await page.keyboard.press('Space');
  await page.waitForFunction(() => (window as unknown as Watched).__skip.drawn > 0, undefined, { polling: 50 });
  const { pressed, ...skip } = await page.evaluate(() => (window as unknown as Watched).__skip);
  const events = (await now(page)).told - held.told;
  const after = Object.fromEntries(Object.entries(skip).map(([what, when]) => [what, Math.round(when - pressed)]));
  console.log(`${events} events were skipped, in milliseconds: ${JSON.stringify(after)}`);
  expect(events).toBeGreaterThan(5);
  expect(skip.stands - pressed).toBeLessThan(SKIPPED);
});

test('an attack of the opponent is announced, told in short, and shown once more', async ({ shell }) => {
  const { page, person, seen } = await shell.play(inSight, { camera: 'follows', motion: 'reduce', before: holding, plan: { system: 'miniatures' } });
  await hold(page, 'attacks');
  await person.pick(seen, 'end', 'key');
  await stands(page);
  await picture(page, 'opponent-attack');
  await page.keyboard.press('Space');
  const asked = await person.asked();
  const strip = page.getByRole('region', { name: 'What happened' });
  await expect(strip).toBeVisible();
  await expect(page.locator('.request')).toBeVisible();
  await picture(page, 'opponent-recap');
  await strip.getByRole('button', { name: 'attacks' }).first().click();
  await stands(page);
  expect(await now(page)).toMatchObject({ again: true, asked: 'null' });
  await picture(page, 'opponent-again');
  await page.keyboard.press('Space');
  await expect.poll(() => now(page)).toMatchObject({ again: false, kind: null, asked: JSON.stringify(asked.request) });
  await page.keyboard.press('Escape');
  await expect(strip).toBeHidden();
  await page.keyboard.press('z');
  await expect(strip.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(strip).toBeHidden();
});
