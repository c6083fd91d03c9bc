import type { Page } from '@playwright/test';
import { at } from './bench.ts';
import { expect } from './test.ts';

/** Somebody who lays a table out in the workshop; counts what they press and click. */
export class Builder {
  inputs = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(name: string | RegExp): Promise<void> {
    this.inputs++;
    await this.#page.getByRole('button', { name }).click();
  }

  async key(name: string): Promise<void> {
    this.inputs++;
    await this.#page.keyboard.press(name);
  }

  /** Takes a piece in hand. */
  async take(piece: string): Promise<void> {
    await this.press(new RegExp(`^Take ${piece}$`));
    await expect(this.#page.getByRole('button', { name: `Take ${piece}`, exact: true })).toHaveAttribute('aria-pressed', 'true');
  }

  /** A click on a place of the table (mm); what is in hand goes there. */
  async click(x: number, y: number, z: number): Promise<void> {
    this.inputs++;
    const place = await at(this.#page, x, y, z);
    await this.#page.mouse.move(place.x, place.y);
    await this.#page.mouse.click(place.x, place.y);
  }

  /** A house in the middle of the table, seen from above: a deck, a second one on it, a third flush with the first, a ladder and a lift. */
  async house(): Promise<void> {
    await this.key('0');
    await this.#page.waitForFunction(() => !window.__bench!.rig.moves);
    await this.take('Gantry platform');
    await this.click(0, 0, 0);
    await this.click(0, 90, 0);
    await this.click(158, 0, 4);
    await this.take('Ladder');
    await this.click(0, 0, 96);
    await this.take('Lift');
    await this.click(-100, 0, 0);
  }
}
