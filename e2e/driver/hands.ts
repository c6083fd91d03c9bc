import type { Locator, Page } from '@playwright/test';
import type { Point } from '../../engine/shape/point.ts';
import { project, type Spot } from './eyes.ts';

/** What somebody plays with: the keyboard alone, the mouse alone, or whatever comes. */
export type Hand = 'keys' | 'mouse' | 'both';

/** The hand that a whole match is played with: the usual one, or the one that `GANTRY_HAND` names. */
export function handFor(usual: Hand): Hand {
  const asked = process.env['GANTRY_HAND'];
  return asked === 'keys' || asked === 'mouse' ? asked : usual;
}

/** Arrow keys that are pressed towards a marked area before the one that they have come to will do. */
const ARROWS = 4;
/** Arrow keys after which none that is open counts as found. */
const MOST_ARROWS = 40;
/** Presses of Tab after which a thing counts as out of the keyboard's reach. */
const FARTHEST = 120;

/** The only way to the page's mouse and keyboard: counts every click and press, and refuses those of the hand that is not used. */
export class Hands {
  readonly hand: Hand;
  readonly #page: Page;
  clicks = 0;
  presses = 0;

  constructor(page: Page, hand: Hand) {
    this.#page = page;
    this.hand = hand;
  }

  get inputs(): number {
    return this.clicks + this.presses;
  }

  get hasMouse(): boolean {
    return this.hand !== 'keys';
  }

  get hasKeys(): boolean {
    return this.hand !== 'mouse';
  }

  /** Brings the pointer somewhere. */
  async point({ x, y }: Spot): Promise<void> {
    this.#needs(this.hasMouse, 'mouse');
    await this.#page.mouse.move(x, y);
  }

  async click({ x, y }: Spot): Promise<void> {
    this.#needs(this.hasMouse, 'mouse');
    this.clicks += 1;
    await this.#page.mouse.click(x, y);
  }

  async press(key: string): Promise<void> {
    this.#needs(this.hasKeys, 'keyboard');
    this.presses += 1;
    await this.#page.keyboard.press(key);
  }

  /** Presses a button: clicks it, or comes to it with Tab. */
  async use(button: Locator, timeout?: number): Promise<void> {
    if (this.hasMouse) {
      this.clicks += 1;
      return button.click(timeout === undefined ? {} : { timeout });
    }
    await this.reach(button);
    await this.press('Enter');
  }

  /** Comes to something with Tab. */
  async reach(button: Locator): Promise<void> {
    await button.waitFor({ state: 'visible' });
    const far = await button.evaluate(stepsTo);
    for (let i = 0; i < Math.abs(far); i++) await this.press(far > 0 ? 'Tab' : 'Shift+Tab');
    for (let i = 0; i < FARTHEST; i++) {
      if (await button.evaluate((element) => element === document.activeElement)) return;
      await this.press('Tab');
    }
    throw new Error(`${FARTHEST} presses of Tab do not come to ${String(button)}`);
  }

  /** Goes from one marked area to the next with the arrow keys, on the screen towards the first of these. */
  async arrowsTo(wished: readonly { readonly option: string; readonly at: Point }[]): Promise<void> {
    await this.press('ArrowUp');
    for (let i = 1; i < MOST_ARROWS; i++) {
      const held = await this.#page.evaluate(heldArea);
      if (held === null || held.option === wished[0]!.option || (i >= ARROWS && held.open)) return;
      const [from, to] = await project(this.#page, [wished.find(({ option }) => option === held.option)?.at ?? held.at, wished[0]!.at]);
      await this.press(arrowFor(to!.x - from!.x, to!.y - from!.y));
    }
  }

  #needs(has: boolean, what: string): void {
    if (!has) throw new Error(`the ${what} is used by somebody who plays with the other hand alone`);
  }
}

/** The area that the arrow keys hold, open or not, and its middle; null where they hold none. In the page. */
function heldArea(): { readonly option: string; readonly at: Point; readonly open: boolean } | null {
  const { hovered, hints } = window.__gantry!.store.getState();
  const open = hints.spots.find(({ option }) => option === hovered);
  const area = open ?? (hovered === null ? null : hints.shut?.named(hovered));
  if (area == null) return null;
  const { option, corners, y = 0 } = area;
  const middle = (of: 'x' | 'z'): number => corners.reduce((sum, corner) => sum + corner[of], 0) / corners.length;
  return { option, at: { x: middle('x'), y, z: middle('z') }, open: open !== undefined };
}

/** The arrow key that leads there on the screen. */
const arrowFor = (dx: number, dy: number): string => (Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'ArrowRight' : 'ArrowLeft') : dy > 0 ? 'ArrowDown' : 'ArrowUp');

/** How many presses of Tab lie between what has the focus and an element, those of Shift+Tab below zero; 0 where that cannot be told. In the page. */
function stepsTo(element: Element): number {
  const all = [...(element.closest('dialog') ?? document).querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]')]
    .filter((each) => each.tabIndex >= 0 && !each.hasAttribute('disabled') && each.checkVisibility());
  const from = all.indexOf(document.activeElement as HTMLElement);
  return from < 0 ? 0 : all.indexOf(element as HTMLElement) - from;
}

/** Counts in the page itself what it hears of each hand, over everything that is loaded into it. */
export const listen = (page: Page): Promise<unknown> => page.addInitScript(() => {
  const count = (of: string) => ({ isTrusted }: Event): void => { if (isTrusted) sessionStorage.setItem(of, String(Number(sessionStorage.getItem(of)) + 1)); };
  addEventListener('pointerdown', count('heard-mouse'), { capture: true });
  addEventListener('wheel', count('heard-mouse'), { capture: true });
  addEventListener('keydown', count('heard-keys'), { capture: true });
});

/** What the page has heard since it was first loaded. */
export const heard = (page: Page): Promise<{ readonly mouse: number; readonly keys: number }> => page.evaluate(() => {
  const of = (name: string): number => Number(sessionStorage.getItem(name));
  return { mouse: of('heard-mouse'), keys: of('heard-keys') };
});
