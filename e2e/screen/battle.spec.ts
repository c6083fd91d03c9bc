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
  await page.keyboard.press('f');
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

test('an attack is spent in the combat tree by clicking its options', async ({ shell }) => {
  const { page, seen } = await shell.play(inTree, { motion: 'no-preference' });
  await picture(page, 'attack-tree');
  const { successes } = seen.view.attacks[0]!;
  await expect(page.locator('.request .tree button.node.next')).not.toHaveCount(0);
  await page.locator('.request .tree button.node.next').first().click();
  await expect.poll(async () => (await look(page)).at).toBeGreaterThan(seen.at);
  expect((await happened(page, ['optionChosen'])).length).toBe(1);
  await page.getByRole('button', { name: 'See the table' }).click({ timeout: 2000 }).catch(() => {});
  await picture(page, 'attack-dice');
  const attack = (await look(page)).view.attacks[0];
  if (attack !== undefined) expect(attack.successes).toBe(successes - 1);
});
