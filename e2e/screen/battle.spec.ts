import type { Page } from '@playwright/test';
import { planDistance } from '../../engine/shape/point.ts';
import { happened, look, settled } from '../driver/eyes.ts';
import { places, terrainOf, waysUp } from '../driver/ground.ts';
import { picture } from '../driver/menu.ts';
import type { Wanted } from '../driver/prepare.ts';
import { expect, test } from '../driver/test.ts';

/** A move with a tool whose field covers ground and a deck, both well. */
const twoLevels: Wanted = (request, state, terrain) => {
  if (request.kind !== 'place' || request.zone.kind !== 'tool' || !request.zone.over || state.phase !== 'play') return false;
  const cells = places(terrain, request, () => 0, 20);
  return cells.filter(({ y }) => y < 10).length >= 12 && cells.filter(({ y }) => y > 80).length >= 12;
};

/** An advance that can end at the foot of the ladder onto the hub of the gantry. */
const beforeLadder: Wanted = (request, state, terrain) => {
  if (request.kind !== 'place' || request.ask !== 'advance' || state.phase !== 'play' || request.body.at.y > 10) return false;
  const feet = waysUp(terrain).filter(({ head }) => head.id.startsWith('ladder-hub'));
  return (
    feet.some(({ foot }) => planDistance(foot.at, request.body.at) > 60) &&
    places(terrain, request, () => 0, 20).some((at) => feet.some(({ foot }) => planDistance(foot.at, at) < 35 && at.y < 10))
  );
};

/** The first option of a combat tree with several successes to spend. */
const inTree: Wanted = (request, state) => request.kind === 'pick' && request.ask === 'option' && state.attacks.length === 1 && state.attacks[0]!.path.length === 0 && state.attacks[0]!.successes >= 3;

test('reach shows on the ground and on a deck, and a figure climbs up there by mouse', async ({ shell }) => {
  const { page, person, seen } = await shell.play(twoLevels);
  if (seen.request?.kind !== 'place') throw new Error('no place is asked');
  const { request } = seen;
  const { at } = request.body;
  await page.keyboard.press('End');
  await settled(page);
  await page.evaluate(() => window.__gantry!.rig.zoom(1.5));
  await settled(page);
  await picture(page, 'reach-two-levels');
  const terrain = await terrainOf('refinery');
  const high = places(terrain, request, (to) => (to.y > 80 ? 0 : 1000) + planDistance(to, at));
  await person.place(seen, request, high.filter(({ y }) => y > 80), 'table');
  await settled(page);
  const now = (await look(page)).view.units.flatMap(({ characters }) => characters).find(({ id }) => id === request.figure);
  expect(now?.at?.y ?? 0).toBeGreaterThan(80);
});

test('a character walks to a ladder, climbs onto the gantry and stands there', async ({ shell }) => {
  const { page, person, seen } = await shell.play(beforeLadder);
  if (seen.request?.kind !== 'place') throw new Error('no place is asked');
  const { request } = seen;
  const terrain = await terrainOf('refinery');
  const feet = waysUp(terrain).filter(({ head }) => head.id.startsWith('ladder-hub')).map(({ foot }) => foot.at);
  const near = places(terrain, request, (at) => Math.min(...feet.map((foot) => planDistance(foot, at)))).filter(
    (at) => at.y < 10 && feet.some((foot) => planDistance(foot, at) < 42),
  );
  await person.place(seen, request, near, 'table');
  const offered = await person.asked();
  if (offered.request?.kind !== 'pick' || offered.request.ask !== 'ingress') throw new Error(`asked ${JSON.stringify(offered.request)}`);
  await person.pick(offered, offered.request.options.find((option) => option.startsWith('ladder-hub'))!, 'button');
  const top = await person.asked();
  if (top.request?.kind !== 'place') throw new Error('no place is asked');
  await person.place(top, top.request, places(terrain, top.request, () => 0, 8), 'table');
  await settled(page);
  await picture(page, 'on-the-gantry');
  const climbed = (await happened(page, ['moved'])).find((event) => event['how'] === 'ingress');
  expect(climbed).toMatchObject({ character: request.figure, to: { y: 90 } });
});

/** A target is to be chosen, and there is only one. */
const onlyTarget: Wanted = (request) => request.kind === 'pick' && request.ask === 'target' && request.options.length === 1;

test('SP-ATK-02: before any die falls the only target is asked for too, with its odds, cover, range and sight', async ({ shell }) => {
  const { page, person, seen } = await shell.play(onlyTarget);
  const bar = page.locator('.request');
  await expect(bar.locator('.odds')).toContainText(/in sight · (cover|no cover)/);
  await expect(bar.locator('.option').first()).toContainText(/damage · .* to wound|wounded already/);
  await settled(page);
  await picture(page, 'only-target');
  expect(seen.view.attacks).toEqual([]);
  expect((await look(page)).view.attacks).toEqual([]);
  await person.pick(seen, seen.request?.kind === 'pick' ? seen.request.options[0]! : '', 'button');
  await expect.poll(async () => (await look(page)).view.attacks.length).toBe(1);
});

/** What of an attack must be seen whole: both rolls with the dice between them, the pool, and every option of the tree. */
const SCENE = '.attack > .roll, .dice-window, .pool, .attack .node';

/** Everything of an attack lies in the window and in its column, under nothing else of the frame; the pair lies beside it. */
async function sceneIsWhole(page: Page, pair: readonly string[]): Promise<void> {
  await settled(page);
  const covered = await page.locator(SCENE).evaluateAll((parts) => parts.flatMap((part) => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const over = ([[left + 2, (top + bottom) / 2], [right - 2, (top + bottom) / 2], [(left + right) / 2, top + 2], [(left + right) / 2, bottom - 2]] as const).map(([x, y]) => document.elementFromPoint(x, y)?.closest('.attack') ?? null);
    return inside && over.every((found) => found !== null) ? [] : [`${part.className} ${Math.round(left)},${Math.round(top)} … ${Math.round(right)},${Math.round(bottom)}`];
  }));
  expect(covered).toEqual([]);
  const free = await page.evaluate((ids) => ids.filter((id) => {
    const at = window.__gantry!.project(id);
    return at === null || document.elementFromPoint(at.x, at.y)?.closest('.attack, .request') !== null;
  }), pair);
  expect(free, 'who fights lies under the frame').toEqual([]);
}

test('an attack stands in one column beside the pair: dice, pool and tree, whose options are clicked', async ({ shell }) => {
  // Three sizes of window are drawn in software.
  const { page, seen } = await shell.play(inTree, { motion: 'no-preference' });
  const { successes, attacker, defender } = seen.view.attacks[0]!;
  await picture(page, 'attack-tree');
  for (const [width, height, textScale] of [[960, 600, 1], [1280, 800, 2], [1280, 800, 1]] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate((scale) => window.__gantry!.store.getState().setSettings({ textScale: scale, camera: 'follows' }), textScale);
    await settled(page);
    await picture(page, `attack-${width}-${textScale}`);
    await sceneIsWhole(page, [attacker, defender]);
  }
  const next = page.locator('.attack .tree button.node.next');
  await expect(next).not.toHaveCount(0);
  await next.first().hover();
  await picture(page, 'attack-tree-looked-at');
  await next.first().click();
  await expect.poll(async () => (await look(page)).at).toBeGreaterThan(seen.at);
  expect((await happened(page, ['optionChosen'])).length).toBe(1);
  await settled(page);
  await picture(page, 'attack-dice');
  const attack = (await look(page)).view.attacks[0];
  if (attack !== undefined) expect(attack.successes).toBe(successes - 1);
  // Nobody skips: what comes of the attack is read over the heads of those it happens to, and asks nothing of the pointer.
  const heads = page.locator('.float');
  const read = heads.first().waitFor({ timeout: 60_000 });
  if (attack !== undefined) await page.keyboard.press('s');
  await read;
  await picture(page, 'over-heads');
  expect(await page.locator('.floats').evaluate((layer) => getComputedStyle(layer).pointerEvents)).toBe('none');
  await expect(heads).toHaveCount(0);
});
