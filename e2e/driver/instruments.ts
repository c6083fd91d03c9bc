import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { gap } from '../../engine/space/plane/measure.ts';
import type { Base } from '../../engine/shape/shape.ts';
import { sight } from '../../engine/space/sight/sight.ts';
import type { Terrain } from '../../engine/space/terrain/terrain.ts';
import { units } from '../../engine/shatterpoint/units/index.ts';
import type { ShatterpointSetup } from '../../engine/shatterpoint/state/setup.ts';
import type { Update } from '../../engine/host/link.ts';
import { project, settled, type Seen, type Spot } from './eyes.ts';
import { ROOT } from './folders.ts';

/** A figure on the table that can be pointed at. */
export interface Pointable extends Spot {
  readonly id: string;
  readonly base: Base;
}

/** The setup of the match that is shown. */
export const setupOf = (page: Page): Promise<ShatterpointSetup> => page.evaluate(() => window.__gantry!.store.getState().shown!.setup as ShatterpointSetup);

/** Everything that must stay as it is while somebody measures. */
export const standingAnswer = (page: Page): Promise<Pick<Update, 'at' | 'view' | 'request'> & { readonly aimed: unknown; readonly picks: unknown }> => page.evaluate(() => {
  const { shown, request, situation, aimed, picks } = window.__gantry!.store.getState();
  return JSON.parse(JSON.stringify({ at: shown!.at, view: situation!.view, request, aimed, picks })) as never;
});

/** The figure or objective that the pointer is on, moved to a place. The page looks in the frame after the move, however long that takes. */
async function pointedAt(page: Page, { x, y }: Spot): Promise<string | null> {
  await page.mouse.move(x + 3, y);
  await page.mouse.move(x, y);
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return (window.__gantry!.store.getState() as unknown as { hovered: string | null }).hovered;
  });
}

/** Figures that the pointer reaches once the camera stands, with their bases: no panel, terrain or other figure lies over them, nor will a tool's note. */
export async function pointable(page: Page, { view }: Pick<Seen, 'view'>): Promise<readonly Pointable[]> {
  await settled(page);
  const all = view.units.flatMap((unit) =>
    unit.characters.flatMap(({ id, at }) => (at === null ? [] : [{ id, base: { at, radius: units.find((card) => card.id === unit.card)!.base / 2 } }])),
  );
  const spots = await project(page, all.map(({ id }) => id));
  const notes = await page.locator('.rail').evaluate((rail) => rail.getBoundingClientRect().left - 17.5 * parseFloat(getComputedStyle(document.documentElement).fontSize));
  const free = all.map((one, i) => ({ ...one, ...spots[i]! })).filter((_, i) => spots[i]!.free && spots[i]!.x < notes);
  const reached: Pointable[] = [];
  for (const figure of free) if ((await pointedAt(page, figure)) === figure.id) reached.push(figure);
  return reached;
}

/** Pairs of figures of which the first does not see the second. */
export function blockedPairs(
  terrain: Terrain, figures: readonly Pointable[], { scale, houseRules }: ShatterpointSetup,
): readonly { readonly from: Pointable; readonly to: Pointable; readonly part: { readonly piece: string; readonly part: string } }[] {
  const levels = { step: scale.ranges[1], equalIsSame: houseRules.elevationEqualIsSame };
  return figures.flatMap((from) =>
    figures.flatMap((to) => {
      const found = from === to ? null : sight(terrain, from.base, to.base, levels);
      return found === null || found.seen ? [] : [{ from, to, part: terrain.parts[found.blocker]! }];
    }),
  );
}

interface Words {
  readonly speak: unknown;
  partWords(part: { readonly piece: string; readonly part: string }, speak: unknown): string;
}

/** What the screen calls a part of the terrain, by its own words. */
export async function partName(part: { readonly piece: string; readonly part: string }): Promise<string> {
  const wordsOf = async (file: string): Promise<Partial<Words>> => (await import(join(ROOT, 'renderer/words', file))) as Partial<Words>;
  const [{ partWords }, { speak }] = [await wordsOf('terrain.ts'), await wordsOf('speak.ts')];
  return partWords!(part, speak);
}

/** What the note says a distance is. */
export const distanceText = (from: Base, to: Base): string => `${gap(from, to).toFixed(1)} mm (${(gap(from, to) / 25.4).toFixed(1)}″)`;

/** Moves the pointer onto a figure and waits until the page knows. */
export async function hover(page: Page, figure: Pointable): Promise<void> {
  await expect.poll(() => pointedAt(page, figure)).toBe(figure.id);
}

/** Clicks a figure. */
export async function click(page: Page, figure: Pointable): Promise<void> {
  await hover(page, figure);
  await page.mouse.click(figure.x, figure.y);
}

/** Waits until an overlay is worked out. */
export async function overlayDone(page: Page): Promise<void> {
  await expect(page.getByTestId('legend').locator('.strip__levels, li').first()).toBeVisible();
  await expect(page.locator('.strip__progress')).toHaveCount(0);
  await settled(page);
}
