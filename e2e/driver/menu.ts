import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { settled } from './eyes.ts';
import { ROOT } from './folders.ts';

/** Presses a button, with whichever hand. */
type Use = (button: Locator) => Promise<void>;
const byClick: Use = (button) => button.click();

/** From the first screen to the first question of a short match against the computer. */
export async function startShortMatch(page: Page, use = byClick, table = 'Refinery'): Promise<void> {
  await use(page.getByRole('button', { name: /^New match/ }));
  await use(page.getByRole('radio', { name: table }));
  await use(page.getByRole('button', { name: /^Short match/ }));
  await use(page.getByRole('button', { name: /^Start match/ }));
  await settled(page);
}

/** Opens the match that "Continue" offers. */
export async function continueMatch(page: Page, use = byClick): Promise<void> {
  await use(page.getByRole('button', { name: /^(Continue|Go on)/ }).first());
  await settled(page);
  await page.evaluate(() => { window.__came = window.__gantry?.store.getState().shown?.at ?? 0; });
}

/** Waits for the first screen with what the host told it. */
export async function atHome(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Gantry', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^New match/ })).toBeVisible();
}

/** Waits until plans are drawn, and the pictures of New match that are seen. */
export const drawn = (page: Page): Promise<unknown> => page.waitForFunction(() => {
  const frame = document.querySelector('.muster__body')?.getBoundingClientRect();
  const isSeen = (of: Element): boolean => {
    const { top, bottom } = of.getBoundingClientRect();
    return frame !== undefined && bottom > frame.top && top < frame.bottom;
  };
  const pictures = [...document.querySelectorAll<HTMLImageElement>('.muster__field img, .figure-tile img')];
  return document.querySelector('.plan[aria-busy="true"]') === null && pictures.every((image) => image.complete || !isSeen(image));
});

/** Keeps a picture of the window, in a folder of the running project's name, where `GANTRY_PICTURES` asks for pictures: in software each takes a second. */
export async function picture(page: Page, name: string): Promise<void> {
  if (process.env['GANTRY_PICTURES'] === undefined) return;
  await drawn(page);
  const folder = join(ROOT, 'test-results/pictures', test.info().project.name);
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}
