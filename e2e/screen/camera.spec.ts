import type { Page } from '@playwright/test';
import type { Point } from '../../engine/shape/point.ts';
import { project, settled, type Spot } from '../driver/eyes.ts';
import { jumpTo, watch } from '../driver/film.ts';
import { picture } from '../driver/menu.ts';
import { toAct, type Wanted } from '../driver/prepare.ts';
import { expect, test } from '../driver/test.ts';

interface View {
  readonly x: number;
  readonly z: number;
  readonly turn: number;
  readonly tilt: number;
  readonly away: number;
}

/** What these tests ask of the probe beside what every test does. */
interface Table {
  readonly rig: { readonly now: View; readonly goal: View; readonly held: boolean; readonly moves: boolean };
  readonly stage: { readonly active: string | null; readonly attacker: string | null; readonly defender: string | null; actorOf(id: string): Point };
}

/** The person has done all there was to do and may end the activation. */
const toEnd: Wanted = (request, state) =>
  request.kind === 'pick' && request.ask === 'act' && state.turn >= 2 && state.phase === 'play' && state.activation?.spent === 2 && request.options.includes('end');

/** The person may act and sits where the opponent's choice put them: at the far edge. */
const acrossTheTable: Wanted = (request, state, terrain, after) => toAct(request, state, terrain, after) && state.edges[0] === -1;

/** An attack with both sides on a deck is being spent. */
const attackAbove: Wanted = (request, state) => {
  const [attack] = state.attacks;
  if (request.kind !== 'pick' || request.ask !== 'option' || attack === undefined) return false;
  const heightOf = (id: string): number => state.units.flatMap(({ characters }) => characters).find((one) => one.id === id)?.at?.y ?? 0;
  return heightOf(attack.attacker) > 60 && heightOf(attack.defender ?? '') > 60;
};

const viewOf = (page: Page): Promise<View> => page.evaluate(() => ({ ...(window.__gantry as unknown as Table).rig.now }));
const isHeld = (page: Page): Promise<boolean> => page.evaluate(() => (window.__gantry as unknown as Table).rig.held);
const still = (page: Page): Promise<unknown> => page.waitForFunction(() => !(window.__gantry as unknown as Table).rig.moves, undefined, { polling: 100 });

/** Height in the picture of who acts: from its foot to its head. */
async function heightOf(page: Page, id: string): Promise<number> {
  const at = await page.evaluate((figure) => {
    const { x, y, z } = (window.__gantry as unknown as Table).stage.actorOf(figure);
    return { x, y, z };
  }, id);
  const [foot, head] = await project(page, [at, { ...at, y: at.y + 38 }]);
  return Math.hypot(foot!.x - head!.x, foot!.y - head!.y);
}

interface Drawn {
  project(of: Point): Spot | null;
}

/** Who acted at a moment, and how high in the picture (CSS pixels). */
interface Look {
  readonly active: string;
  readonly high: number;
}

interface Watched {
  readonly __looks: Look[];
}

/** Looks on in the page itself while others act: what asks from outside comes too late. */
const watchClosely = (page: Page): Promise<void> => page.evaluate(() => {
  const { stage } = window.__gantry as unknown as Table;
  const probe = window.__gantry as unknown as Drawn;
  const looks: Look[] = [];
  Object.assign(window, { __looks: looks });
  setInterval(() => {
    if (stage.active === null) return;
    const { x, y, z } = stage.actorOf(stage.active);
    const [foot, head] = [probe.project({ x, y, z })!, probe.project({ x, y: y + 38, z })!];
    const inside = foot.x > 0 && foot.x < innerWidth && head.y > 0 && foot.y < innerHeight;
    looks.push({ active: stage.active, high: inside ? Math.hypot(foot.x - head.x, foot.y - head.y) : 0 });
  }, 100);
});

const isFree = (spots: readonly (Spot & { readonly free: boolean })[]): boolean => spots.every(({ free }) => free);

/** Turns the camera by hand. */
async function drag(page: Page): Promise<void> {
  await page.mouse.move(640, 330);
  await page.mouse.down();
  await page.mouse.move(760, 350, { steps: 4 });
  await page.mouse.up();
}

/** Expects both sides of the attack that is being made in the picture, clear of the panels. */
async function attackIsSeen(page: Page): Promise<void> {
  const { attacker, defender } = await page.evaluate(() => {
    const { stage } = window.__gantry as unknown as Table;
    return { attacker: stage.attacker!, defender: stage.defender! };
  });
  // The camera sets out a moment after the table has come to rest.
  await expect.poll(() => heightOf(page, attacker)).toBeGreaterThanOrEqual(60);
  await still(page);
  expect(await heightOf(page, attacker)).toBeGreaterThanOrEqual(60);
  expect(isFree(await project(page, [attacker, defender]))).toBe(true);
}

test('the table is seen from the person’s own edge, and who acts is near, high and clear of the panels', async ({ shell }) => {
  const { page } = await shell.play(acrossTheTable, { camera: 'follows' });
  await settled(page);
  await still(page);
  const { turn } = await viewOf(page);
  expect(Math.cos(turn - Math.PI)).toBeGreaterThan(0.5);
  const active = await page.evaluate(() => (window.__gantry as unknown as Table).stage.active!);
  await picture(page, 'camera-own-edge');
  await expect.poll(() => heightOf(page, active)).toBeGreaterThanOrEqual(69);
  expect(isFree(await project(page, [active]))).toBe(true);
});

test('both sides of an attack on a deck are in the picture, clear of the panels', async ({ shell }) => {
  const { page } = await shell.play(attackAbove, { camera: 'follows' });
  await settled(page);
  await still(page);
  await picture(page, 'camera-attack-above');
  await attackIsSeen(page);
});

test('a film is led as a match is: both sides of an attack on a deck are in the picture, clear of its panels; a hand keeps it', async ({ shell }) => {
  const page = await shell.open({ match: attackAbove, camera: 'follows' });
  const last = await watch(page);
  await jumpTo(page, last);
  await settled(page);
  await still(page);
  await picture(page, 'camera-film');
  await attackIsSeen(page);
  await drag(page);
  await still(page);
  const mine = await viewOf(page);
  expect(await isHeld(page)).toBe(true);
  await jumpTo(page, 1);
  await settled(page);
  expect(await viewOf(page)).toEqual(mine);
});

test('what the opponent does is looked at, and the camera comes back to who is asked', async ({ shell }) => {
  test.slow(); // every glide and every walk is drawn
  const { page, person, seen } = await shell.play(toEnd, { camera: 'follows', motion: 'no-preference' });
  await watchClosely(page);
  await person.pick(seen, 'end', 'key');
  const seenActing = (): boolean => (window as unknown as Watched).__looks.some(({ active, high }) => active.startsWith('1.') && high >= 60);
  await page.waitForFunction(seenActing, undefined, { polling: 200, timeout: 120_000 });
  await picture(page, 'camera-opponent');
  await person.asked();
  await still(page);
  await picture(page, 'camera-back');
});

test('a hand that moves the camera keeps it until the key gives it back', async ({ shell }) => {
  const { page } = await shell.play(toAct, { camera: 'follows' });
  await settled(page);
  await still(page);
  const led = await viewOf(page);
  await drag(page);
  await still(page);
  const moved = await viewOf(page);
  expect(moved.turn).not.toBeCloseTo(led.turn, 1);
  expect(await isHeld(page)).toBe(true);
  await page.keyboard.press('g');
  await page.waitForTimeout(500);
  expect(await viewOf(page)).toEqual(moved);
  await page.mouse.wheel(0, 900);
  await still(page);
  await page.keyboard.press('F2');
  await still(page);
  const active = await page.evaluate(() => (window.__gantry as unknown as Table).stage.active!);
  expect(await isHeld(page)).toBe(false);
  // The picture of where the camera went is drawn a moment later.
  await expect.poll(() => heightOf(page, active)).toBeGreaterThanOrEqual(69);
});

test('where it shall never go by itself the camera stays through the opponent’s turn', async ({ shell }) => {
  const { page, person, seen } = await shell.play(toEnd, { camera: 'never' });
  await settled(page);
  const before = await viewOf(page);
  await person.pick(seen, 'end', 'key');
  await person.asked(false);
  expect(await viewOf(page)).toEqual(before);
});

test('with reduced motion the camera is where it goes at once', async ({ shell }) => {
  const { page, person, seen } = await shell.play(toEnd, { camera: 'follows', motion: 'reduce' });
  await settled(page);
  const before = await viewOf(page);
  await page.evaluate(() => {
    const { rig } = window.__gantry as unknown as Table;
    const seenViews: number[] = [];
    (window as unknown as { __glides: number[] }).__glides = seenViews;
    const look = (): void => {
      if (rig.moves) seenViews.push(rig.now.away);
      requestAnimationFrame(look);
    };
    look();
  });
  await person.pick(seen, 'end', 'key');
  await person.asked(false);
  expect(await viewOf(page)).not.toEqual(before);
  expect(await page.evaluate(() => (window as unknown as { __glides: number[] }).__glides)).toEqual([]);
});
