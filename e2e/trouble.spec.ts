import { expect, test } from '@playwright/test';
import { look, project, settled } from './driver/eyes.ts';
import { places, terrainOf } from './driver/ground.ts';
import { atHome, continueMatch } from './driver/menu.ts';
import { Person } from './driver/person.ts';
import { prepareMatch } from './driver/prepare.ts';
import { dropData, freshData, openBrowserShell, startHost } from './driver/shells.ts';

test('a browser without WebGL is told so, and the match is kept', async ({ browser }) => {
  const shell = await openBrowserShell(browser);
  try {
    const page = shell.page();
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
    await shell.again();
    // It was on the table when the page went: the first screen offers to go on with it.
    await expect(page.getByRole('button', { name: /^Go on/ })).toBeVisible();
    expect(shell.troubles).toEqual([]);
  } finally {
    await shell.close();
  }
});

test('a wrong or used address lets nobody in and says why', async ({ browser }) => {
  const data = freshData();
  const host = await startHost(data);
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const { origin } = new URL(host.address);
    for (const [address, why] of [[`${origin}/?token=wrong`, 'This address was used already'], [`${origin}/`, 'needs the whole address']] as const) {
      expect((await page.goto(address))?.status()).toBe(403);
      await expect(page.locator('body')).toContainText(why);
    }
    expect((await page.goto(host.address))?.status()).toBe(200);
    await atHome(page);
  } finally {
    await context.close();
    await host.close();
    dropData(data);
  }
});

test('a place the rules refuse is named with its rule, and nothing changes', async ({ browser }) => {
  const data = freshData();
  await prepareMatch(data, (request) => request.kind === 'place' && request.ask === 'deploy');
  const shell = await openBrowserShell(browser, data);
  try {
    const page = shell.page();
    await atHome(page);
    await continueMatch(page);
    const person = new Person(page);
    const seen = await person.asked();
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
    expect(shell.troubles).toEqual([]);
  } finally {
    await shell.close();
  }
});

test('from the first screen to the end of the first activation with the keyboard alone', async ({ browser }) => {
  test.setTimeout(300_000);
  const shell = await openBrowserShell(browser);
  try {
    const page = shell.page();
    await atHome(page);
    await page.keyboard.press('n');
    await expect(page.getByRole('heading', { name: 'New match' })).toBeVisible();
    await page.keyboard.press('Enter');
    await settled(page);
    await keysUntilFirstActivation(new Person(page));
    expect(shell.troubles).toEqual([]);
  } finally {
    await shell.close();
  }
});

async function keysUntilFirstActivation(person: Person): Promise<void> {
  let acted = '';
  for (let i = 0; i < 120; i++) {
    const seen = await person.asked();
    const { request } = seen;
    if (request === null || (acted !== '' && seen.view.activation?.unit !== acted)) break;
    if (request.kind === 'place') await person.placeByKeys(seen, request);
    else if (request.kind === 'pick') {
      const wanted = request.ask === 'act' ? ['move', 'takeCover', 'end'] : request.ask === 'how' ? ['advance', 'dash'] : ['reveal', 'activate'];
      await person.pick(seen, wanted.find((option) => request.options.includes(option)) ?? request.options[0]!, 'key');
      if (request.ask === 'act') acted = String(request.about['unit']);
    }
  }
  expect(acted, 'a unit was activated').not.toBe('');
  expect(person.used.button + person.used.table, 'nothing was clicked').toBe(0);
}

