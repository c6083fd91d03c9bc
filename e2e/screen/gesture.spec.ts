import type { Page } from '@playwright/test';
import { planDistance, type Point } from '../../engine/shape/point.ts';
import { happened, look, project, settled, type Seen } from '../driver/eyes.ts';
import { goUp } from '../driver/gestures.ts';
import { waysUp } from '../driver/ground.ts';
import { picture } from '../driver/menu.ts';
import type { Person } from '../driver/person.ts';
import type { Wanted } from '../driver/prepare.ts';
import { expect, test } from '../driver/test.ts';

/** A single character that is whole, may move, and may attack in one way only. */
const mayDoBoth: Wanted = (request, state, _terrain, after) => {
  if (request.kind !== 'pick' || request.ask !== 'act' || !request.options.includes('move') || !request.options.includes('combat')) return false;
  const unit = state.units.find(({ id }) => id === request.about['unit']);
  if (unit === undefined || unit.characters.length !== 1 || unit.damage > 0 || unit.conditions.includes('pinned')) return false;
  const aimed = after('combat');
  return aimed?.kind === 'roll' || (aimed?.kind === 'pick' && aimed.ask === 'target');
};

/** A single character that may move stands near the foot of a way up, and cannot climb so high. */
const mayGoUp: Wanted = (request, state, terrain, after) => {
  if (request.kind !== 'pick' || request.ask !== 'act' || !request.options.includes('move')) return false;
  const unit = state.units.find(({ id }) => id === request.about['unit']);
  const at = unit?.characters[0]?.at ?? null;
  if (unit === undefined || at === null || unit.characters.length !== 1 || unit.conditions.includes('pinned') || after('move', 'advance')?.kind !== 'place') return false;
  const near = waysUp(terrain).filter(({ foot }) => Math.abs(foot.at.y - at.y) < 10 && planDistance(foot.at, at) < 90);
  return near.some(({ head }) => head.at.y > at.y + 60);
};

/** A place in reach that can be pointed at: nothing stands before it. */
async function placeInSight(page: Page): Promise<{ readonly x: number; readonly y: number }> {
  for (const { x, y, free } of await project(page, await reached(page))) {
    if (!free) continue;
    await page.mouse.move(x, y);
    const isPointedAt = (): boolean => window.__gantry!.offering.getState().pointed !== null;
    if (await page.waitForFunction(isPointedAt, undefined, { polling: 50, timeout: 6000 }).then(() => true, () => false)) return { x, y };
  }
  throw new Error('no place in reach can be pointed at');
}

/** A person whose clicks and presses are counted; what dice and cards ask meanwhile is answered beside the count. */
class Counted {
  inputs = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async click({ x, y }: { readonly x: number; readonly y: number }): Promise<void> {
    this.inputs += 1;
    await this.page.mouse.click(x, y);
  }

  async press(key: string): Promise<void> {
    this.inputs += 1;
    await this.page.keyboard.press(key);
  }
}

const LIMIT = { timeout: 180_000, polling: 100 };
const marked = (page: Page, kind: 'place' | 'strike') => page.waitForFunction((wanted) => window.__gantry!.offering.getState().mark?.kind === wanted, kind, LIMIT);
/** Waits until every reach is worked out. */
const worked = (page: Page) => page.waitForFunction(() => {
  const { offers, fields } = window.__gantry!.offering.getState();
  return offers.moves.length > 0 && fields.size === offers.moves.length;
}, undefined, LIMIT);
/** Where an enemy that may be attacked can be pointed at, from where the camera is or from above. */
async function foeInSight(page: Page): Promise<{ readonly x: number; readonly y: number }> {
  const foes = await page.evaluate(() => [...new Set(window.__gantry!.offering.getState().offers.strikes.map(({ target }) => target))]);
  for (const view of ['', '0', 'Home']) {
    if (view !== '') await page.keyboard.press(view);
    await settled(page);
    const spots = await project(page, foes);
    for (const [i, foe] of foes.entries()) {
      if (!spots[i]!.free) continue;
      await page.mouse.move(spots[i]!.x, spots[i]!.y);
      const isThere = (id: string): boolean => window.__gantry!.store.getState().hovered === id;
      if (await page.waitForFunction(isThere, foe, { polling: 50, timeout: 12_000 }).then(() => true, () => false)) return spots[i]!;
    }
  }
  throw new Error(`nobody of ${foes.join(', ')} can be pointed at`);
}
/** Places that some move reaches, the farthest first. */
const reached = (page: Page): Promise<readonly Point[]> => page.evaluate(() => {
  const [first] = [...window.__gantry!.offering.getState().fields.values()];
  const points: { x: number; y: number; z: number }[] = [];
  for (let i = 0; i < first!.cells.length; i += 3 * 7) points.push({ x: first!.cells[i]!, y: first!.cells[i + 1]!, z: first!.cells[i + 2]! });
  return points;
});

/** Answers what dice and cards ask until the unit may act again. */
async function untilAct(person: Person): Promise<Seen> {
  for (let i = 0; i < 40; i++) {
    const seen = await person.asked();
    const { request } = seen;
    if (request === null || request.kind === 'roll') throw new Error('nothing is asked');
    if (request.kind === 'pick' && request.ask === 'act') return seen;
    if (request.kind === 'place') await (request.optional ? person.stay(seen) : person.placeByKeys(seen, request));
    else await person.pick(seen, ['pass', 'none', 'no', 'stop', 'done', 'stay'].find((option) => request.options.includes(option)) ?? request.options[0]!, 'button');
  }
  throw new Error('the unit never acts again');
}

test('an attack and a move by mouse: two clicks each and one for the end, every reach and the odds being there before', async ({ shell }) => {
  const { page, person, seen } = await shell.play(mayDoBoth);
  await worked(page);
  await settled(page);
  await picture(page, 'offers-at-once');
  const hand = new Counted(page);

  const foe = await foeInSight(page);
  await hand.click(foe);
  await marked(page, 'strike');
  await expect(page.locator('.offer .odds')).toBeVisible();
  expect((await look(page)).at, 'nothing is answered before the second click').toBe(seen.at);
  await picture(page, 'offers-aimed');
  await hand.click(foe);
  await expect.poll(async () => (await happened(page, ['attackDeclared'])).length).toBe(1);
  await untilAct(person);

  await worked(page);
  await settled(page);
  const spot = await placeInSight(page);
  await hand.click(spot);
  await marked(page, 'place');
  await picture(page, 'offers-marked');
  await hand.click(spot);
  await expect.poll(async () => (await happened(page, ['moved'])).length).toBeGreaterThan(0);
  await untilAct(person);

  const end = await page.locator('.request [data-option="end"]').boundingBox();
  await hand.click({ x: end!.x + 10, y: end!.y + 10 });
  await expect.poll(async () => (await happened(page, ['activationEnded'])).length).toBeGreaterThan(0);
  expect(hand.inputs).toBeLessThanOrEqual(6);
});

test('a move and an attack by keyboard: at most eight presses; one press of Ctrl+Z takes the whole move back', async ({ shell }) => {
  const { page, person, seen } = await shell.play(mayDoBoth);
  await worked(page);
  const hand = new Counted(page);
  await page.keyboard.press('ArrowUp');
  await marked(page, 'place');
  await page.keyboard.press('Enter');
  const again = await untilAct(person);
  expect(again.at).toBeGreaterThan(seen.at + 2);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await look(page)).at).toBe(seen.at);
  await page.keyboard.press('Control+y');
  await expect.poll(async () => (await look(page)).at).toBe(again.at);
  expect((await person.asked()).view).toEqual(again.view);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await look(page)).at).toBe(seen.at);

  await worked(page);
  await hand.press('x');
  await marked(page, 'strike');
  await hand.press('Escape');
  await expect(page.locator('.offer[data-tool]')).toHaveCount(0);
  await hand.press('x');
  await marked(page, 'strike');
  await hand.press('Enter');
  await untilAct(person);
  await worked(page);
  await hand.press('ArrowDown');
  await marked(page, 'place');
  await hand.press('Enter');
  await untilAct(person);
  await hand.press('e');
  await expect.poll(async () => (await happened(page, ['activationEnded'])).length).toBeGreaterThan(0);
  expect(hand.inputs).toBeLessThanOrEqual(8);
});

test('up a ladder by mouse: two clicks for all that is asked on the way, and one press takes it back (SP-INGR-02)', async ({ shell }) => {
  const { page, person, seen } = await shell.play(mayGoUp);
  await worked(page);
  await picture(page, 'offers-ladder');
  expect(await goUp(person, seen)).toBe(true);
  expect(person.hands.clicks).toBe(2);
  await expect.poll(async () => (await happened(page, ['moved'])).at(-1)?.['how']).toBe('ingress');
  expect((await person.asked()).at).toBeGreaterThan(seen.at + 3);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await look(page)).at).toBe(seen.at);
});
