import { look, project, settled } from '../driver/eyes.ts';
import { places, terrainOf } from '../driver/ground.ts';
import { atHome } from '../driver/menu.ts';
import type { Wanted } from '../driver/prepare.ts';
import { expect, test } from '../driver/test.ts';

const toDeploy: Wanted = (request) => request.kind === 'place' && request.ask === 'deploy';

test('a page without WebGL is told so, and the match is kept', async ({ shell }) => {
  const page = await shell.open();
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function without(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return /webgl/.test(kind) ? null : (original as (...words: unknown[]) => unknown).call(this, kind, ...rest);
    } as typeof original;
  });
  await page.reload();
  await atHome(page);
  await page.keyboard.press('n');
  await page.getByRole('button', { name: /^Start match/ }).click();
  await expect(page.getByRole('alert')).toContainText('This browser cannot draw the table: WebGL is switched off or missing.');
  // It was on the table when the page went: the first screen offers to go on with it.
  await expect((await shell.again()).getByRole('button', { name: /^Go on/ })).toBeVisible();
});

test('a place the rules refuse is named with its rule, and nothing changes', async ({ shell }) => {
  const { page, person, seen } = await shell.play(toDeploy);
  if (seen.request?.kind !== 'place') throw new Error('no place is asked');
  const { request } = seen;
  const terrain = await terrainOf('refinery');
  const [legal] = places(terrain, request, (at) => Math.abs(at.x));
  await person.mark({ x: legal!.x, y: 0, z: legal!.z > 0 ? 250 : -250 });
  const bar = page.locator('.request .place__bad');
  await expect(bar).toContainText('SP-');
  await expect(bar).not.toContainText(/undefined|\{\{/);
  await page.keyboard.press('Enter');
  await page.locator('.request .place button.option').first().click({ force: true });
  await settled(page);
  expect((await look(page)).at).toBe(seen.at);
  expect((await look(page)).request).toEqual(request);

  // Even past the screen's own check, the host refuses and says the rule.
  const before = await look(page);
  await page.evaluate(() => (window.__gantry!.store.getState() as unknown as { answer(answer: object): Promise<boolean> }).answer({ kind: 'place', at: { x: 0, y: 0, z: 0 } }));
  await expect(page.getByRole('alert')).toContainText(/SP-[A-Z]+-\d+/);
  const after = await look(page);
  expect({ at: after.at, view: after.view }).toEqual({ at: before.at, view: before.view });
  await page.keyboard.press('Escape');
  // The host's refusal is gone; the mark on the bad place still says why it is bad.
  await expect(page.locator('[role=alert][data-layer]')).toHaveCount(0);
  expect((await project(page, [legal!]))[0]).toBeDefined();
});
