import type { Page } from '@playwright/test';
import { look, settled } from '../driver/eyes.ts';
import { costOf, gauge, gauged, made, type Cost } from '../driver/gauge.ts';
import { terrainOf } from '../driver/ground.ts';
import { blockedPairs, click, overlayDone, pointable, setupOf } from '../driver/instruments.ts';
import { toLibrary } from '../driver/library.ts';
import { atHome, continueMatch, picture } from '../driver/menu.ts';
import { Person } from '../driver/person.ts';
import { toAct } from '../driver/prepare.ts';
import { expect, test } from '../driver/test.ts';

/** Variants of drawing that a table has at low quality, shadows counted: more programs take longer to make ready. Listed in `docs/drawing.md`. */
const VARIANTS = 46;

/** Nothing that is waited for in software comes in seconds on a busy machine. */
const SLOW = 120_000;

interface Table {
  readonly stage: {
    readonly dice: readonly unknown[];
    throwDice(dice: readonly { readonly kind: string; readonly face: string }[], milliseconds: number): void;
  };
  readonly store: { getState(): { readonly aimed: unknown } };
}

const table = (page: Page): Promise<{ readonly aimed: boolean; readonly dice: number }> => page.evaluate(() => {
  const { store, stage } = window.__gantry as unknown as Table;
  return { aimed: store.getState().aimed !== null, dice: stage.dice.length };
});

test('one graphics context serves menu, match and film, and nothing is compiled at the first use of anything', async ({ shell }) => {
  const page = await shell.open({ match: toAct, before: gauge, ahead: true });
  await made(page, SLOW);
  const ready = await gauged(page);
  expect(ready.programs, 'programs made ready behind the menu').toBe(VARIANTS);

  const costs: Record<string, Cost> = {};
  const first = async (name: string, use: () => Promise<unknown>): Promise<void> => {
    const before = await gauged(page);
    await use();
    await settled(page);
    const cost = costOf(before, await gauged(page));
    costs[name] = cost;
    expect(cost.programs, `programs compiled at the first use of ${name}`).toBe(0);
  };

  await first('a table', () => continueMatch(page));
  await picture(page, 'start-table');
  // The stand-in for a graphics card of these browsers is known as one that is none.
  if (shell.kind === 'browser') expect((await gauged(page)).waits['blitFramebuffer']?.calls ?? 0, 'coarse pictures before the first that stays').toBeGreaterThan(0);
  const person = new Person(page);
  const seen = await person.asked();
  const figures = await pointable(page, seen);
  await first('a line of sight that terrain blocks, and a measure', async () => {
    const pair = blockedPairs(await terrainOf('refinery'), figures, await setupOf(page))[0];
    if (pair === undefined) throw new Error('everybody sees everybody');
    await page.keyboard.press('l');
    await click(page, pair.from);
    await click(page, pair.to);
    await expect(page.getByTestId('sight')).toContainText('blocked');
    await settled(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('m');
    for (const figure of figures.slice(0, 2)) await click(page, figure);
  });
  await page.keyboard.press('Escape');
  await first('an overlay', async () => {
    await page.keyboard.press('o');
    await page.locator('[data-overlay="sight"]').click();
    await overlayDone(page);
  });
  await page.keyboard.press('o');
  await first('field, tool and ghost', async () => {
    await person.pick(await look(page), 'move', 'key');
    for (let now = await person.asked(); now.request?.kind === 'pick'; now = await person.asked()) await person.pick(now, now.request.options[0]!, 'key');
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await expect.poll(async () => { await page.keyboard.press('ArrowUp'); return (await table(page)).aimed; }, { timeout: SLOW, intervals: [500] }).toBe(true);
  });
  await first('dice', async () => {
    await page.evaluate(() => {
      const kinds = [['attack', 'strike'], ['defense', 'block'], ['d20', '20'], ['d10', '10']] as const;
      (window.__gantry as unknown as Table).stage.throwDice(kinds.map(([kind, face]) => ({ kind, face })), 50);
    });
    await expect.poll(async () => (await table(page)).dice).toBe(4);
  });
  await picture(page, 'start-dice');
  await page.getByRole('button', { name: 'Leave' }).click();
  await atHome(page);
  await first('a film', async () => {
    await toLibrary(page);
    await page.keyboard.press('w');
    await settled(page);
  });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await atHome(page);
  expect((await gauged(page)).contexts, 'graphics contexts that were made').toBe(1);
  console.log(JSON.stringify(costs, null, 1));
});
