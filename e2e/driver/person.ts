import { expect, type Locator, type Page } from '@playwright/test';
import type { PickRequest, PlaceRequest } from '../../engine/core/script.ts';
import type { Point } from '../../engine/shape/point.ts';
import { look, project, settled, standing, type Seen } from './eyes.ts';
import { Hands, type Hand } from './hands.ts';

export type Way = 'table' | 'button' | 'key';

const PATIENCE = 180_000;
/** A click counts as on the wished place when the mark stands this near to it (mm). */
const NEAR = 30;
/** Places tried by mouse before the table is looked at from above. */
const TRIES = 6;

/** Somebody at the screen: looks, clicks and presses keys like a player, with both hands or with one alone, and nothing else. */
export class Person {
  /** How often each way of answering was used. */
  readonly used = { table: 0, button: 0, key: 0 };
  /** What could not be clicked on the table and was answered another way. */
  readonly missed: string[] = [];
  readonly page: Page;
  readonly hands: Hands;

  constructor(page: Page, hand: Hand = 'both') {
    this.page = page;
    this.hands = new Hands(page, hand);
  }

  /** Waits until something is asked or the match is over. `skip` presses the skip key while others act. */
  async asked(skip = true): Promise<Seen> {
    await expect.poll(async () => {
      const now = await standing(this.page);
      if (now === 'watching' && skip) await this.#skip();
      return now;
    }, { timeout: PATIENCE, intervals: [40, 80, 120, 200] }).toMatch(/asked|over|fault/);
    const seen = await look(this.page);
    if (seen.fault !== null) throw new Error(`the game reports: ${seen.fault}`);
    return seen;
  }

  /** Goes on to what comes next while others act. */
  async #skip(): Promise<void> {
    if (this.hands.hasKeys) {
      await this.#focusTable(); // on a button, Space would press it
      return this.hands.press('Space');
    }
    const skip = this.page.locator('.ribbon [aria-keyshortcuts="Space"]');
    const box = await skip.boundingBox({ timeout: 200 }).catch(() => null);
    // What has come meanwhile has taken the button's place.
    if (box !== null && (await standing(this.page)) === 'watching') await this.hands.click({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  }

  /** Chooses one option in a way that fits, or in another where it does not. */
  async pick(seen: Seen, option: string, wished: Way): Promise<void> {
    const way = this.#wayOf(wished);
    const thing = way === 'table' ? seen.open.find(([, stands]) => stands === option)?.[0] : undefined;
    const took = (thing !== undefined && (await this.#clickThing(seen, thing))) || (way === 'key' && (await this.#pressOption(seen, option)));
    if (!took) await this.#useOption(seen, option);
  }

  /** The way that is open to the hand. */
  #wayOf(way: Way): Way {
    return way === 'key' && !this.hands.hasKeys ? 'button' : way !== 'key' && !this.hands.hasMouse ? 'key' : way;
  }

  /** Goes to one of these marked areas, the first that can be clicked; or to whichever the arrow keys reach. */
  async spot(seen: Seen, wished: readonly { readonly option: string; readonly at: Point }[], way: Way): Promise<void> {
    if (this.#wayOf(way) !== 'key') {
      const spots = await project(this.page, wished.map(({ at }) => at));
      for (const [i, { option }] of wished.entries()) {
        const spot = spots[i]!;
        if (!spot.free) continue;
        await this.hands.point(spot);
        if (!(await this.points(option))) continue;
        await this.hands.click(spot);
        this.used.table += 1;
        if (await this.took(seen, 4000)) return;
        this.missed.push(`${option}, pointed at and clicked`);
      }
      this.missed.push(`a square of ${seen.request?.kind === 'pick' ? seen.request.ask : 'nobody'}`);
    }
    await this.#focusTable();
    await this.hands.arrowsTo(wished);
    await this.hands.press('Enter');
    this.used.key += 1;
    await this.#taken(seen);
  }

  /** Whether the pointer comes to rest on a thing, or on an option's area. */
  points(option: string): Promise<boolean> {
    const isThere = (id: string): boolean => window.__gantry!.store.getState().hovered === id;
    return this.page.waitForFunction(isThere, option, { polling: 30, timeout: 4000 }).then(() => true, () => false);
  }

  /** Chooses several options: the fewest that will do, where it is not said which. */
  async pickSeveral(seen: Seen, { options, min }: PickRequest, wished: readonly string[] = options.slice(0, min)): Promise<void> {
    for (const option of wished) {
      if (this.hands.hasMouse) await this.hands.use(this.#option(option));
      else await this.#pressKeyOf(option);
    }
    // On an option that was clicked, Enter would press it again.
    if (this.hands.hasKeys && !(this.hands.hasMouse && wished.length > 0)) await this.hands.press('Enter');
    else await this.hands.use(this.page.locator('.request__confirm button'));
    await this.#taken(seen);
  }

  /** Puts a figure on the first of these places that can be clicked. */
  async place(seen: Seen, request: PlaceRequest, wished: readonly Point[], by: Way): Promise<void> {
    const way = this.#wayOf(by);
    if (way !== 'key' && (await this.#markByMouse(wished))) {
      await this.#confirm(seen, wished, way);
      this.used.table += 1;
      return;
    }
    if (way !== 'key') {
      this.missed.push(`${request.ask} of ${request.figure}`);
      await this.fromAbove();
      const marked = await this.#markByMouse(wished);
      await this.fromAbove();
      if (marked) {
        this.used.table += 1;
        if (this.hands.hasKeys) await this.hands.press('Enter');
        else await this.hands.use(this.#placeButton);
        await this.#taken(seen);
        return;
      }
    }
    // A click that marked nothing in time may have done it all the same.
    if (await this.took(seen, 1000)) return;
    if (this.hands.hasKeys) await this.placeByKeys(seen, request);
    else if (request.optional) await this.stay(seen);
    else throw new Error(`no click puts ${request.figure} anywhere`);
  }

  /** Looks from above, or as before. */
  async fromAbove(): Promise<void> {
    if (this.hands.hasKeys) await this.hands.press('0');
    else await this.hands.use(this.page.locator('.table-keys [aria-keyshortcuts="0"]'));
    await settled(this.page);
  }

  /** Moves the mark with the arrow keys and puts the figure there, or lets it stay where that is allowed. */
  async placeByKeys(seen: Seen, { optional }: PlaceRequest): Promise<void> {
    this.used.key += 1;
    await this.#focusTable();
    for (const key of ['ArrowUp', 'ArrowRight', 'ArrowLeft', 'ArrowDown', 'Tab']) {
      await this.#remember();
      await this.hands.press(key);
      if (!(await this.#marked(2500))) continue;
      await this.hands.press('Enter');
      if ((await this.#heard(seen)) === 'taken') return;
      // The host refused it and said why: another direction.
      await this.hands.press('Escape');
    }
    if (!optional) throw new Error(`no key puts ${seen.request?.kind === 'place' ? seen.request.figure : 'the figure'} anywhere`);
    await this.hands.press('n');
    await this.#taken(seen);
  }

  /** Lets a figure stay where it is. */
  async stay(seen: Seen): Promise<void> {
    this.used[this.hands.hasKeys ? 'key' : 'button'] += 1;
    if (this.hands.hasKeys) await this.hands.press('n');
    else await this.hands.use(this.page.locator('.request .place button.option.quiet'));
    await this.#taken(seen);
  }

  /** Clicks a place on the table and gives whether the mark came to stand within `near` mm of it. */
  async mark(at: Point, near = NEAR): Promise<boolean> {
    const [spot] = await project(this.page, [at]);
    if (spot === undefined || !spot.free) return false;
    await this.#remember();
    await this.hands.click(spot);
    return this.#marked(4000, at, near);
  }

  async #markByMouse(wished: readonly Point[]): Promise<boolean> {
    const far = wished.slice(0, 120);
    const spots = await project(this.page, far);
    const free = far.filter((_, i) => spots[i]!.free);
    const step = Math.max(1, Math.floor(free.length / TRIES / 2));
    for (let i = 0; i < TRIES && i * step < free.length; i++) if (await this.mark(free[i * step]!)) return true;
    return false;
  }

  /** Puts the figure where the mark stands: a second click there, Enter, or the button. */
  async #confirm(seen: Seen, wished: readonly Point[], way: Way): Promise<void> {
    if (way === 'table') {
      const at = await this.page.evaluate(() => window.__gantry!.store.getState().aimed?.at ?? null);
      const [spot] = at === null ? [] : await project(this.page, [at]);
      if (spot?.free === true) await this.hands.click(spot);
      if (spot?.free === true && (await this.took(seen, 4000))) return;
      if (!(await this.#isReady()) && !(await this.#markByMouse(wished))) throw new Error('the mark went away');
      this.missed.push(`the mark of ${seen.request?.kind === 'place' ? seen.request.figure : 'nobody'}`);
    }
    await this.hands.use(this.#placeButton, PATIENCE);
    await this.#taken(seen);
  }

  /** Whether the mark stands on a legal place. */
  #isReady(): Promise<boolean> {
    return this.page.evaluate(() => { const { aimed } = window.__gantry!.store.getState(); return aimed !== null && aimed.refusal === null; });
  }

  async #clickThing(seen: Seen, thing: string): Promise<boolean> {
    const [spot] = await project(this.page, [thing]);
    if (spot?.free === true) await this.hands.click(spot);
    if (spot?.free === true && (await this.took(seen, 4000))) {
      this.used.table += 1;
      return true;
    }
    this.missed.push(thing);
    return false;
  }

  #option = (option: string) => this.page.locator(`.request [data-option="${option}"]:not([aria-disabled])`).first();

  get #placeButton(): Locator {
    return this.page.locator('.request .place button.option.main');
  }

  async #useOption(seen: Seen, option: string): Promise<void> {
    await this.hands.use(this.#option(option));
    this.used[this.hands.hasMouse ? 'button' : 'key'] += 1;
    await this.#taken(seen);
  }

  async #pressOption(seen: Seen, option: string): Promise<boolean> {
    if (!(await this.#pressKeyOf(option))) return false;
    this.used.key += 1;
    await this.#taken(seen);
    return true;
  }

  /** Presses the letter that stands on an option; gives whether it has one. */
  async #pressKeyOf(option: string): Promise<boolean> {
    const key = await this.#option(option).getAttribute('aria-keyshortcuts');
    if (key !== null) await this.hands.press(key.toLowerCase());
    return key !== null;
  }

  /** Takes the focus off buttons, as a click on nothing does. */
  #focusTable(): Promise<void> {
    return this.page.evaluate(() => { if (document.activeElement instanceof HTMLButtonElement) document.activeElement.blur(); });
  }

  #remember(): Promise<void> {
    return this.page.evaluate(() => { window.__markBefore = window.__gantry!.store.getState().aimed; });
  }

  async #marked(timeout: number, at: Point | null = null, near = NEAR): Promise<boolean> {
    try {
      await this.page.waitForFunction(
        () => {
          const { aimed } = window.__gantry!.store.getState();
          return aimed !== null && aimed !== window.__markBefore;
        },
        undefined,
        { polling: 50, timeout },
      );
    } catch {
      return false;
    }
    return this.page.evaluate(([wished, limit]) => {
      const { aimed } = window.__gantry!.store.getState();
      if (aimed === null || aimed.refusal !== null) return false;
      return wished === null || (Math.hypot(aimed.at.x - wished.x, aimed.at.z - wished.z) < limit && Math.abs(aimed.at.y - wished.y) < 25);
    }, [at, near] as const);
  }

  /** What became of an answer. */
  async #heard(seen: Seen): Promise<'taken' | 'refused'> {
    let heard = '';
    await expect.poll(async () => {
      heard = (await this.took(seen, 300)) ? 'taken' : (await look(this.page)).refused === null ? '' : 'refused';
      return heard;
    }).not.toBe('');
    return heard === 'taken' ? 'taken' : 'refused';
  }

  /** Whether the game goes on after what it was told, within so many milliseconds; an answer that is on its way then is waited for. */
  async took({ at }: Seen, timeout = PATIENCE): Promise<boolean> {
    const now = (): Promise<'gone' | 'sending' | 'asked'> => this.page.evaluate((before) => {
      const { shown, request, sending, fault } = window.__gantry!.store.getState();
      return fault !== null || (!sending && (request === null || shown?.at !== before)) ? 'gone' : sending ? 'sending' : 'asked';
    }, at);
    const comes = (within: number): Promise<boolean> => expect.poll(now, { timeout: within, intervals: [30, 50, 80] }).toBe('gone').then(() => true, () => false);
    return (await comes(timeout)) || ((await now()) !== 'asked' && comes(PATIENCE));
  }

  async #taken(seen: Seen): Promise<void> {
    if (!(await this.took(seen))) throw new Error(`the game did not take the answer to ${JSON.stringify(seen.request).slice(0, 300)}; refused: ${(await look(this.page)).refused}`);
  }
}
