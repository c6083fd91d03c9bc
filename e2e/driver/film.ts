/** A film of a match as a person watches it. */
import { expect, type Locator, type Page } from '@playwright/test';
import { look, settled } from './eyes.ts';
import { toLibrary } from './library.ts';

/** The timeline. */
export const slider = (page: Page): Locator => page.getByRole('slider', { name: 'Timeline' });

/** The number of answers that are shown. */
export const position = async (page: Page): Promise<number> => Number(await slider(page).inputValue());

/** Presses a key and waits until the film stands elsewhere and is at rest; gives where. */
export async function step(page: Page, key: string): Promise<number> {
  const before = await position(page);
  await page.keyboard.press(key);
  await expect.poll(() => position(page)).not.toBe(before);
  const to = await position(page);
  await expect.poll(async () => (await look(page)).at).toBe(to);
  return to;
}

/** Opens the film of the only match in the library. */
export async function watch(page: Page): Promise<number> {
  await toLibrary(page);
  await page.keyboard.press('w');
  await settled(page);
  await expect(slider(page)).toHaveValue('0');
  return Number(await slider(page).getAttribute('max'));
}

/** Moves the slider and gives the milliseconds until the table shows that position. */
export const jumpTo = (page: Page, at: number): Promise<number> => page.evaluate((to) => new Promise<number>((done) => {
  const { store } = window.__gantry as unknown as {
    readonly store: { getState(): { readonly shown: { readonly at: number } | null }; subscribe(listen: () => void): () => void };
  };
  const slider = document.querySelector<HTMLInputElement>('.film input[type="range"]')!;
  const began = performance.now();
  const stop = store.subscribe(() => {
    if (store.getState().shown?.at !== to) return;
    stop();
    done(performance.now() - began);
  });
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(slider, String(to));
  slider.dispatchEvent(new Event('input', { bubbles: true }));
}), at);
