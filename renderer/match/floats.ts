import { createStore } from 'zustand/vanilla';
import type { ChipName } from '../table/figures/tokens.ts';

/** How an attack spared whom it was made against. */
export type Spared = 'missed' | 'noDamage';

/** What is read over a figure for a moment: how much of what it got, or what became of it. */
export type Said =
  | { readonly kind: 'harm' | 'heal'; readonly amount: number }
  | { readonly kind: 'token'; readonly icon: ChipName; readonly amount: number }
  | { readonly kind: 'word'; readonly word: Spared | 'wounded' | 'defeated' };

/** Something said over a figure; its key never repeats. */
export interface Float {
  readonly key: number;
  readonly figure: string;
  readonly said: Said;
}

/** Seconds that something is read. */
export const READ = 1.5;
/** Milliseconds after which what was never in a picture passes as if it had been: a window that nobody sees draws none. */
const UNDRAWN = 5000;
/** Most that stands over one figure at once; the oldest goes. */
const MOST = 5;

const kindOf = (said: Said): string => (said.kind === 'token' ? `token ${said.icon}` : said.kind === 'word' ? said.word : said.kind);

/** The same again, added up. */
function added(one: Said | undefined, more: Said): Said {
  return one === undefined || one.kind === 'word' || more.kind === 'word' ? more : { ...more, amount: one.amount + more.amount };
}

/** What is read over heads now, oldest first. It passes by itself: its time runs from the first picture that it is in, however long that takes to draw. */
export class Floats {
  readonly store = createStore<{ readonly list: readonly Float[] }>(() => ({ list: [] }));
  readonly #ends = new Map<number, ReturnType<typeof setTimeout>>();
  /** Figures over which a picture showed what stands there, and what waits for one, with its milliseconds. */
  readonly #drawn = new Set<string>();
  readonly #waiting = new Map<number, { readonly figure: string; readonly milliseconds: number }>();
  #next = 0;

  /** Leaves what fits, and adds what is new. */
  #keep(fits: (float: Float) => boolean, more: readonly Float[] = []): void {
    const { list } = this.store.getState();
    const kept = [...list.filter(fits), ...more];
    if (kept.length === list.length && more.length === 0) return;
    for (const { key } of list) if (!kept.some((float) => float.key === key)) {
      clearTimeout(this.#ends.get(key));
      this.#ends.delete(key);
      this.#waiting.delete(key);
    }
    for (const figure of this.#drawn) if (!kept.some((float) => float.figure === figure)) this.#drawn.delete(figure);
    this.store.setState({ list: kept });
  }

  #end(key: number, milliseconds: number): void {
    clearTimeout(this.#ends.get(key));
    this.#ends.set(key, setTimeout(() => this.#keep((float) => float.key !== key), milliseconds));
  }

  /** A picture shows what stands over a figure: from now on it is read. */
  drawn(figure: string): void {
    if (this.#drawn.has(figure)) return;
    this.#drawn.add(figure);
    for (const [key, { figure: over, milliseconds }] of this.#waiting) if (over === figure) {
      this.#waiting.delete(key);
      this.#end(key, milliseconds);
    }
  }

  /** Says something over a figure for so many milliseconds. What stands there of the same kind is added up. */
  say(figure: string, said: Said, milliseconds: number): void {
    const kind = kindOf(said);
    const same = this.store.getState().list.find((float) => float.figure === figure && kindOf(float.said) === kind);
    const key = this.#next++;
    this.#keep((float) => float !== same, [{ key, figure, said: added(same?.said, said) }]);
    if (this.#drawn.has(figure)) this.#end(key, milliseconds);
    else {
      this.#waiting.set(key, { figure, milliseconds });
      this.#end(key, UNDRAWN + milliseconds);
    }
    const over = this.store.getState().list.filter((float) => float.figure === figure);
    if (over.length > MOST) this.#keep((float) => float !== over[0]);
  }

  /** Nobody watches any more what happened. */
  clear(): void {
    this.#keep(() => false);
  }
}
