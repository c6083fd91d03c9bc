import type { Page } from '@playwright/test';

/** The frame covers at most this share of a window of 1280 × 800. */
export const MOST = 1 / 3;

/** Windows in which every screen is looked at, with the size of text: each once small and once large. */
export const WINDOWS = [1, 2].flatMap((text) =>
  ([[960, 600], [1280, 800], [1920, 1080], [2560, 1440]] as const).map(([width, height]) => [width, height, text] as const));

/** Changes the person's settings. */
export const setting = (page: Page, change: { readonly textScale?: number; readonly palette?: string }): Promise<void> =>
  page.evaluate((to) => window.__gantry!.store.getState().setSettings(to), change);

/** The drawn table is not needed to see how the frame lies, and takes most of the time of another window. */
export const showTable = (page: Page, shown: boolean): Promise<void> =>
  page.getByTestId('table').evaluate((table, display) => { table.style.display = display; }, shown ? '' : 'none');

/** What of the window the frame covers, and what is wrong with how it lies there. */
export interface Covering {
  /** Share of the window under the frame's panels, 0 … 1: their union, each place once. */
  readonly share: number;
  /** Panels that lie over the buttons of camera and levels. */
  readonly over: readonly string[];
  /** Panels that lie over each other. */
  readonly lapped: readonly string[];
  /** Elements whose text or content does not fit into them, and what sticks out of the window. */
  readonly clipped: readonly string[];
}

/** Measures the frame as it is drawn. */
export const covering = (page: Page): Promise<Covering> => page.evaluate(() => {
  const name = (of: Element): string => `${of.tagName.toLowerCase()}.${[...of.classList].join('.')} “${(of.textContent ?? '').trim().slice(0, 40)}”`;
  const shown = (of: Element): boolean => {
    const { width, height } = of.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(of).visibility !== 'hidden';
  };
  const panels = [...document.querySelectorAll('.hud .panel, .hud .refusal')].filter(shown);
  // The union of the rectangles: over the grid that their edges make.
  const boxes = panels.map((panel) => panel.getBoundingClientRect());
  const edges = (of: readonly number[], most: number): readonly number[] => [...new Set(of.map((at) => Math.max(0, Math.min(most, at))))].sort((a, b) => a - b);
  const xs = edges(boxes.flatMap(({ left, right }) => [left, right]), innerWidth);
  const ys = edges(boxes.flatMap(({ top, bottom }) => [top, bottom]), innerHeight);
  let area = 0;
  for (let i = 1; i < xs.length; i++) {
    for (let j = 1; j < ys.length; j++) {
      const [x, y] = [(xs[i - 1]! + xs[i]!) / 2, (ys[j - 1]! + ys[j]!) / 2];
      if (boxes.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom)) area += (xs[i]! - xs[i - 1]!) * (ys[j]! - ys[j - 1]!);
    }
  }
  const keys = [...document.querySelectorAll('.table-keys button, .table-level')].map((key) => key.getBoundingClientRect());
  const over = panels.filter((panel) => panel.querySelector('.table-keys') === null && keys.some((key) => {
    const box = panel.getBoundingClientRect();
    return box.left < key.right - 1 && box.right > key.left + 1 && box.top < key.bottom - 1 && box.bottom > key.top + 1;
  })).map(name);
  const apart = [...panels, ...[...document.querySelectorAll('.hud .dice-window')].filter(shown)];
  const lapped = apart.flatMap((one, i) => apart.slice(i + 1).filter((other) => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    const meet = a.left < b.right - 1 && a.right > b.left + 1 && a.top < b.bottom - 1 && a.bottom > b.top + 1;
    return meet && !one.contains(other) && !other.contains(one);
  }).map((other) => `${name(one)} × ${name(other)}`));
  const clipped: string[] = keys.some(({ left, top, right, bottom }) => left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1) ? ['the buttons of camera and levels'] : [];
  for (const one of document.querySelectorAll<HTMLElement>('.hud *')) {
    if (!shown(one) || one.closest('.sr, svg, .tip__box, .rulebook, dialog, .scene, .sheet') !== null) continue;
    const style = getComputedStyle(one);
    const scrolls = (way: string): boolean => way === 'auto' || way === 'scroll';
    const wide = one.scrollWidth > one.clientWidth + 1 && !scrolls(style.overflowX) && one.clientWidth > 0;
    const high = one.scrollHeight > one.clientHeight + 1 && !scrolls(style.overflowY) && one.clientHeight > 0;
    // Where the content may flow over, it is cut off only by the window's edge.
    const cuts = (way: string): boolean => way === 'hidden' || way === 'clip';
    if ((wide && cuts(style.overflowX)) || (high && cuts(style.overflowY))) clipped.push(name(one));
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const scrolled = one.parentElement?.closest('.scroll, .request, .film, .many') ?? null;
    if (scrolled === null && (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)) clipped.push(`${name(one)} lies outside`);
  }
  return { share: area / (innerWidth * innerHeight), over, lapped, clipped };
});
