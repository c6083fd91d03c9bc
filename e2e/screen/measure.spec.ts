import { drawInfo, look, project, settled, standing } from '../driver/eyes.ts';
import { terrainOf } from '../driver/ground.ts';
import { blockedPairs, click, distanceText, hover, overlayDone, partName, pointable, setupOf, standingAnswer } from '../driver/instruments.ts';
import { picture } from '../driver/menu.ts';
import { toAct, type Wanted } from '../driver/prepare.ts';
import { expect, test } from '../driver/test.ts';

/** The person has done all there was to do and may end the activation. */
const toEnd: Wanted = (request, state) => request.kind === 'pick' && request.ask === 'act' && state.turn >= 2 && state.phase === 'play' && state.activation?.spent === 2 && request.options.includes('end');

test('AT-011 SP-MEAS-04: in the own turn all tools answer by mouse and by keyboard, and what is asked stays as it is', async ({ shell }) => {
  const { page, seen } = await shell.play(toAct);
  const before = await standingAnswer(page);
  const figures = await pointable(page, seen);
  const pair = blockedPairs(await terrainOf('refinery'), figures, await setupOf(page))[0];
  if (pair === undefined) throw new Error('everybody sees everybody');

  // By mouse: a live measure, then a kept one.
  await page.getByRole('button', { name: 'Measure a distance' }).click();
  await click(page, pair.from);
  await hover(page, pair.to);
  await expect(page.getByTestId('distance')).toHaveText(distanceText(pair.from.base, pair.to.base));
  await click(page, pair.to);
  await page.mouse.move(640, 120);
  await expect(page.getByTestId('distance')).toHaveText(distanceText(pair.from.base, pair.to.base));
  await expect(page.locator('.instrument .rule-link').first()).toHaveText('SP-MEAS-08');
  await picture(page, 'measure');

  // The sight tool goes on from the same ends and names what blocks.
  await page.keyboard.press('l');
  await expect(page.getByTestId('sight')).toContainText(`Sight blocked by ${await partName(pair.part)}`);
  await expect(page.getByTestId('sight').locator('.rule-link')).toHaveText('SP-LOS-04');
  await settled(page);
  await picture(page, 'sight-blocked');
  const drawn = await drawInfo(page);
  expect(drawn.calls, 'draw calls').toBeLessThanOrEqual(200);
  expect(drawn.triangles, 'triangles').toBeLessThanOrEqual(300_000);
  await page.keyboard.press('Escape');
  await expect(page.locator('.instrument')).toHaveCount(0);

  // By keyboard alone; Enter answers nothing that is asked.
  const all = seen.view.units.flatMap(({ characters }) => characters).filter(({ at }) => at !== null);
  const [first, second] = [all[0]!.id, all[1]!.id].map((id) => figures.find((figure) => figure.id === id));
  await page.locator('.request').focus();
  await page.keyboard.press('m');
  for (const key of ['Tab', 'Enter', 'Tab', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByTestId('band')).toHaveText(/Range|Touching/);
  if (first !== undefined && second !== undefined) await expect(page.getByTestId('distance')).toHaveText(distanceText(first.base, second.base));
  await page.keyboard.press('Escape');

  // Overlays.
  await page.keyboard.press('o');
  for (const kind of ['reach', 'sight', 'danger']) {
    await page.locator(`[data-overlay="${kind}"]`).click();
    await overlayDone(page);
    await picture(page, `overlay-${kind}`);
    expect((await drawInfo(page)).calls, `draw calls with ${kind}`).toBeLessThanOrEqual(200);
  }
  await page.keyboard.press('o');

  // A figure thought of at a place.
  const own = figures.find(({ id }) => id.startsWith('0.'))!;
  const [spot] = await project(page, [{ ...own.base.at, x: own.base.at.x + 60 }]);
  await page.mouse.move(spot!.x, spot!.y);
  await page.keyboard.down('Alt');
  await expect(page.getByTestId('from-there')).toContainText('enemies');
  await picture(page, 'from-there');
  await page.keyboard.up('Alt');
  await expect(page.getByTestId('from-there')).toHaveCount(0);

  expect(await standingAnswer(page)).toEqual(before);
  expect(await standing(page)).toBe('asked');
});

test('AT-011 SP-MEAS-04: in the computer’s turn the tools answer while it plays, and it plays on', async ({ shell }) => {
  // An opponent that thinks long enough to be watched.
  const { page, person, seen } = await shell.play(toEnd, { playouts: 200 });
  await person.pick(seen, 'end', 'key');
  await expect.poll(() => standing(page)).toBe('watching');

  await page.keyboard.press('m');
  for (const key of ['Tab', 'Enter', 'Tab', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByTestId('band')).toHaveText(/Range|Touching/);
  await page.keyboard.press('l');
  await expect(page.getByTestId('sight')).toHaveText(/Seen|Sight blocked by the/);
  expect(await standing(page)).toBe('watching');

  // Whatever the computer does meanwhile, the tool stays in hand and the match goes on to the next question.
  const next = await person.asked();
  expect(next.at).toBeGreaterThan(seen.at);
  await expect(page.getByTestId('sight')).toHaveText(/Seen|Sight blocked by the/);
  const asked = await standingAnswer(page);
  // What was skipped is told in a strip that came last: it is put away first.
  const strip = page.getByRole('region', { name: 'What happened' });
  await expect(strip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(strip).toHaveCount(0);
  await expect(page.locator('.instrument')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('.instrument')).toHaveCount(0);
  expect(await standingAnswer(page)).toEqual(asked);
  expect((await look(page)).refused).toBeNull();
});
