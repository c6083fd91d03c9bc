import type { Page } from '@playwright/test';
import { look, project, settled } from '../driver/eyes.ts';
import { toLibrary } from '../driver/library.ts';
import { atHome, continueMatch, picture } from '../driver/menu.ts';
import { toAct, type Wanted } from '../driver/prepare.ts';
import { expect, test } from '../driver/test.ts';

/** Loading, losing and building again in software takes its time on a busy machine. */
const SLOW = 120_000;

interface Drawing {
  readonly gl: { render(scene: unknown, camera: unknown): void; getContext(): WebGL2RenderingContext };
  readonly scene: { traverse(visit: (thing: { readonly geometry?: unknown }) => void): void };
  readonly camera: unknown;
  invalidate(): void;
}

/** What the probe has for these tests (`renderer/table/probe.ts`). */
interface Table {
  drawing(): Drawing;
  readonly rig: { readonly now: object; orbit(turn: number, tilt: number): void };
  readonly stage: {
    readonly dice: readonly { readonly side: string; readonly face: string }[];
    throwDice(attack: readonly string[], defense: readonly string[], milliseconds: number): void;
  };
  readonly store: { getState(): { readonly selected: string | null; readonly level: number | null; readonly aimed: unknown } };
}

declare global {
  interface Window {
    __lose?: WEBGL_lose_context;
    /** The probe of the scene whose context was lost. */
    __lost?: unknown;
  }
}

/** The dice of the person's attack lie on the tray. */
const dice: Wanted = (request, state) => request.kind === 'pick' && (state.attacks.at(-1)?.attackRoll.length ?? 0) > 1;
const toPlace: Wanted = (request, state) => request.kind === 'place' && request.ask === 'deploy' && state.units.some(({ characters }) => characters.some(({ at }) => at !== null));

/** Takes the graphics context away, as a driver that starts anew does. */
const lose = (page: Page): Promise<void> => page.evaluate(() => {
  window.__lost = window.__gantry;
  window.__lose = (window.__gantry as unknown as Table).drawing().gl.getContext().getExtension('WEBGL_lose_context')!;
  window.__lose.loseContext();
});

const restore = (page: Page): Promise<void> => page.evaluate(() => window.__lose!.restoreContext());

const rebuilding = (page: Page) => page.getByRole('status').filter({ hasText: 'drawn anew' });

/** Another scene stands, and the words are gone. */
async function rebuilt(page: Page): Promise<void> {
  await page.waitForFunction(() => window.__gantry !== undefined && window.__gantry !== window.__lost, undefined, { polling: 100, timeout: SLOW });
  await expect(rebuilding(page)).toHaveCount(0, { timeout: SLOW });
  await settled(page);
}

/** Every eighth pixel of the table as it is drawn now, without the interface: red, green and blue. */
const pixels = (page: Page): Promise<number[]> => page.evaluate(async () => {
  const { gl, scene, camera, invalidate } = (window.__gantry as unknown as Table).drawing();
  // Everything that has come is put where it belongs first.
  invalidate();
  for (let i = 0; i < 3; i++) await new Promise((done) => requestAnimationFrame(done));
  gl.render(scene, camera);
  const context = gl.getContext();
  const { drawingBufferWidth: width, drawingBufferHeight: height } = context;
  const all = new Uint8Array(width * height * 4);
  context.readPixels(0, 0, width, height, context.RGBA, context.UNSIGNED_BYTE, all);
  const out: number[] = [];
  for (let y = 0; y < height; y += 8) for (let x = 0; x < width; x += 8) out.push(...all.subarray((y * width + x) * 4, (y * width + x) * 4 + 3));
  return out;
});

function colours(of: readonly number[]): number {
  const found = new Set<number>();
  for (let i = 0; i < of.length; i += 3) found.add((of[i]! >> 3) * 1024 + (of[i + 1]! >> 3) * 32 + (of[i + 2]! >> 3));
  return found.size;
}

/** The mean difference of two pictures' channels, from 0 to 255. */
const difference = (a: readonly number[], b: readonly number[]): number =>
  a.length === b.length ? a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0) / a.length : 255;

/** Everything that must be the same after the picture was built again. */
const kept = (page: Page) => page.evaluate(() => {
  const { store, rig, stage } = window.__gantry as unknown as Table;
  const { selected, level, aimed } = store.getState();
  return { selected, level, aimed, camera: { ...rig.now }, dice: stage.dice.map(({ face }) => face) };
});

/** How many shapes stand in the scene, hidden ones too: what a renderer counts depends on what it has drawn so far. */
const shapes = (page: Page): Promise<number> => page.evaluate(() => {
  const found = new Set<unknown>();
  (window.__gantry as unknown as Table).drawing().scene.traverse(({ geometry }) => { if (geometry !== undefined) found.add(geometry); });
  return found.size;
});

async function standingNow(page: Page) {
  await settled(page);
  const { at, view, request } = await look(page);
  const drawn = await pixels(page);
  return { same: { at, view, request, shapes: await shapes(page), ...(await kept(page)) }, picture: drawn };
}

type Standing = Awaited<ReturnType<typeof standingNow>>;

function expectAlike(after: Standing, before: Standing): void {
  expect(after.same).toEqual(before.same);
  const [now, then] = [colours(after.picture), colours(before.picture)];
  console.log(`colours: ${then} before, ${now} after; difference ${difference(after.picture, before.picture).toFixed(2)}`);
  expect(then, 'colours of the picture').toBeGreaterThan(100);
  expect(now / then).toBeGreaterThan(0.9);
  expect(now / then).toBeLessThan(1.1);
  expect(difference(after.picture, before.picture), 'mean difference of the channels').toBeLessThan(2);
}

/** Clicks a figure of the person's that lies free, and gives its id. */
async function clickFigure(page: Page, not: string | null): Promise<string> {
  const { view } = await look(page);
  const ids = view.units.flatMap(({ characters }) => characters).filter(({ id, at }) => at !== null && id !== not).map(({ id }) => id);
  const spots = await project(page, ids);
  for (const [i, { x, y, free }] of spots.entries()) {
    if (!free) continue;
    await page.mouse.click(x, y);
    const found = await expect.poll(async () => (await kept(page)).selected, { timeout: 15_000 }).toBe(ids[i]!).then(() => true, () => false);
    if (found) return ids[i]!;
  }
  throw new Error('no figure can be clicked');
}

test('a lost graphics context is told in words, and the same picture stands again, twice', async ({ shell }) => {
  const { page, person } = await shell.play(toAct);
  let selected = await clickFigure(page, null);
  await page.keyboard.press('PageDown');
  await page.evaluate(() => (window.__gantry as unknown as Table).rig.orbit(0.6, 0.1));
  for (let round = 1; round <= 2; round++) {
    const before = await standingNow(page);
    await lose(page);
    await expect(rebuilding(page)).toBeVisible();
    if (round === 1) await picture(page, 'context-lost');
    await restore(page);
    await rebuilt(page);
    expectAlike(await standingNow(page), before);
    await picture(page, `context-rebuilt-${round}`);
    selected = await clickFigure(page, selected);
  }

  // What is answered while there is no picture is taken, and the picture that comes back shows it.
  const seen = await person.asked();
  if (seen.request?.kind !== 'pick') throw new Error('no pick is asked');
  await lose(page);
  await person.pick(seen, seen.request.options.includes('move') ? 'move' : seen.request.options[0]!, 'key');
  await expect.poll(async () => (await look(page)).at).toBeGreaterThan(seen.at);
  // Nobody gives the context back: after a while a new one is made.
  await rebuilt(page);
  expect((await person.asked()).at).toBeGreaterThan(seen.at);
  expect(colours(await pixels(page))).toBeGreaterThan(100);
});

test('a mark on the table outlives a lost graphics context and can be confirmed', async ({ shell }) => {
  const { page, seen } = await shell.play(toPlace);
  await expect.poll(async () => { await page.keyboard.press('ArrowUp'); return (await kept(page)).aimed; }, { timeout: SLOW, intervals: [500] }).not.toBeNull();
  await settled(page);
  const before = await kept(page);
  await lose(page);
  await restore(page);
  await rebuilt(page);
  await expect.poll(async () => (await kept(page)).aimed).toEqual(before.aimed);
  await picture(page, 'context-mark');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await look(page)).at).toBeGreaterThan(seen.at);
});

test('dice that are thrown when the graphics context is lost lie on the tray afterwards', async ({ shell }) => {
  const { page } = await shell.play(dice);
  const before = await standingNow(page);
  expect(before.same.dice.length).toBeGreaterThan(1);
  await page.evaluate(() => {
    const { stage } = window.__gantry as unknown as Table;
    const faces = (of: string): string[] => stage.dice.filter(({ side }) => side === of).map(({ face }) => face);
    stage.throwDice(faces('attack'), faces('defense'), 20_000);
  });
  const thrown = (await kept(page)).dice;
  await lose(page);
  await restore(page);
  await rebuilt(page);
  expect((await kept(page)).dice).toEqual(thrown);
  await page.waitForTimeout(1500);
  await picture(page, 'context-dice');
  const { at, request } = await look(page);
  expect({ at, request }).toEqual({ at: before.same.at, request: before.same.request });
});

test('a replay goes on after a lost graphics context, and where none can be had the screen says so', async ({ shell }) => {
  const page = await shell.open({ match: toAct });
  await toLibrary(page);
  await page.keyboard.press('w');
  await settled(page);
  await page.keyboard.press('}');
  await expect.poll(async () => (await look(page)).at).toBeGreaterThan(0);
  const before = await standingNow(page);
  await lose(page);
  await expect(rebuilding(page)).toBeVisible();
  await restore(page);
  await rebuilt(page);
  expectAlike(await standingNow(page), before);
  await picture(page, 'context-replay');
  await page.keyboard.press('.');
  await expect.poll(async () => (await look(page)).at).toBe(before.same.at + 1);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await atHome(page);

  await continueMatch(page);
  await page.evaluate(() => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function without(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return /webgl/.test(kind) ? null : (original as (...words: unknown[]) => unknown).call(this, kind, ...rest);
    } as typeof original;
  });
  await lose(page);
  await expect(rebuilding(page)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'cannot draw the table' })).toBeVisible({ timeout: SLOW });
  await picture(page, 'context-none');
  await page.getByRole('button', { name: 'Leave' }).click();
  await atHome(page);
});
