import type { Page } from '@playwright/test';
import type { State } from '../../engine/miniatures/state.ts';
import { happened, project, settled } from '../driver/eyes.ts';
import { picture } from '../driver/menu.ts';
import { skirmish } from '../driver/miniatures.ts';
import type { Wanted } from '../driver/prepare.ts';
import { expect, test } from '../driver/test.ts';

const teams = [{ figures: ['r2-d2', 'han-solo', 'rebel-trooper'] }, { figures: ['stormtrooper', 'stormtrooper'] }];
const plan = { system: 'miniatures', table: 'corridors', setup: { teams, rounds: 6 } };

/** Doors that R2-D2 may open, by the options for that. */
const closedDoors = (options: readonly string[], { doors }: State): readonly string[] =>
  options.filter((option) => option.startsWith('open:') && !doors[Number(option.slice('open:'.length))]!.open);

/** R2-D2 may open a closed door, and does not see all of them. */
const doorAsked: Wanted = (request, state) => request.kind === 'pick' && request.ask === 'override' && (request.shut?.length ?? 0) > 0
  && closedDoors(request.options, state as unknown as State).length > 0;

interface Leaves { traverse(visit: (node: { readonly id: number; readonly instanceCount?: number; ajar?(piece: number): number }) => void): void }

/** Lets the page's time pass so many times more slowly: a picture may take longer to draw than a leaf to slide. */
const slow = (page: Page, times: number): Promise<void> => page.evaluate((by) => {
  const real = performance.now.bind(performance);
  const began = real();
  performance.now = () => began + (real() - began) / by;
  const wait = window.setTimeout.bind(window);
  Object.assign(window, { setTimeout: (act: () => void, milliseconds = 0) => wait(act, milliseconds * by) });
}, times);

/** Remembers from now on, after every picture, how far each leaf is drawn open: one place after another. */
const watchLeaves = (page: Page): Promise<void> => page.evaluate(() => {
  const table = window.__gantry as unknown as { drawing(): { readonly scene: Leaves } };
  const leavesSeen: Record<string, number[]> = {};
  const look = (): void => {
    table.drawing().scene.traverse((node) => {
      if (node.ajar === undefined) return;
      for (let i = 0; i < node.instanceCount!; i++) {
        const seen = (leavesSeen[`${node.id} ${i}`] ??= []);
        const open = node.ajar(i);
        if (seen.at(-1) !== open) seen.push(open);
      }
    });
    requestAnimationFrame(look);
  };
  look();
  Object.assign(window, { leavesSeen });
});

/** The places at which the leaves were drawn that have opened since. */
const opened = (page: Page): Promise<readonly (readonly number[])[]> => page.evaluate(() => {
  const { leavesSeen } = window as unknown as { readonly leavesSeen: Readonly<Record<string, readonly number[]>> };
  return Object.values(leavesSeen).filter((seen) => seen[0] === 0 && seen.at(-1) === 1);
});

test('SWM-16.35, SWM-AMB-27: a door out of sight says why it is closed; one in sight is opened, and its leaf is seen on its way', async ({ shell }) => {
  const { page, person, seen } = await shell.play(doorAsked, { plan, motion: 'no-preference' });
  await settled(page);
  const shut = await page.evaluate(() => window.__gantry!.store.getState().hints.shut!.near({ x: 0, z: 0 })
    .map(({ option, corners: [a, , c] }) => ({ option, at: { x: (a!.x + c!.x) / 2, y: 0, z: (a!.z + c!.z) / 2 } })));
  const places = await project(page, shut.map(({ at }) => at));
  let pointed = false;
  for (const [i, { x, y, free }] of places.entries()) {
    if (pointed || !free) continue;
    await page.mouse.move(x + 2, y);
    await page.mouse.move(x, y);
    pointed = await person.points(shut[i]!.option);
    if (pointed) await page.mouse.click(x, y);
  }
  expect(pointed, 'a door out of sight under the pointer').toBe(true);
  await expect(page.locator('.table-tag.is-shut')).toContainText('A wall is in the way of every line to it. SWM-16.35');
  await expect(page.getByRole('alert')).toContainText('A wall is in the way of every line to it.');
  await picture(page, 'miniatures-door-unseen');

  await watchLeaves(page);
  await slow(page, 12);
  const [option] = closedDoors(seen.request!.kind === 'pick' ? seen.request!.options : [], skirmish(seen));
  await person.pick(seen, option!, 'button');
  await expect.poll(async () => (await opened(page)).length).toBeGreaterThan(0);
  for (const way of await opened(page)) {
    expect(way.filter((open) => open > 0 && open < 1).length, `places between: ${way.join(' ')}`).toBeGreaterThan(1);
    expect(way, 'it goes one way').toEqual([...way].sort((a, b) => a - b));
  }
  const door = Number(option!.slice('open:'.length));
  expect(await happened(page, ['doorMoved'])).toContainEqual(expect.objectContaining({ door, open: true }));
});
