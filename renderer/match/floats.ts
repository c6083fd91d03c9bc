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
/** Most that stands over one figure at once; the oldest goes. */
const MOST = 5;

const kindOf = (said: Said): string => (said.kind === 'token' ? `token ${said.icon}` : said.kind === 'word' ? said.word : said.kind);

/** The same again, added up. */
function added(one: Said | undefined, more: Said): Said {
  return one === undefined || one.kind === 'word' || more.kind === 'word' ? more : { ...more, amount: one.amount + more.amount };
}

/** What is read over heads now, oldest first. It passes by itself, with nothing drawn for it. */
export class Floats {
  readonly store = createStore<{ readonly list: readonly Float[] }>(() => ({ list: [] }));
  readonly #ends = new Map<number, ReturnType<typeof setTimeout>>();
  #next = 0;

  #keep(fits: (float: Float) => boolean): void {
    const { list } = this.store.getState();
    const kept = list.filter(fits);
    if (kept.length === list.length) return;
    for (const { key } of list) if (!kept.some((float) => float.key === key)) {
      clearTimeout(this.#ends.get(key));
      this.#ends.delete(key);
    }
    this.store.setState({ list: kept });
  }

  /** Says something over a figure for so many milliseconds. What stands there of the same kind is added up. */
  say(figure: string, said: Said, milliseconds: number): void {
    const kind = kindOf(said);
    const same = this.store.getState().list.find((float) => float.figure === figure && kindOf(float.said) === kind);
    const key = this.#next++;
    this.#keep((float) => float !== same);
    this.store.setState(({ list }) => ({ list: [...list, { key, figure, said: added(same?.said, said) }] }));
    this.#ends.set(key, setTimeout(() => this.#keep((float) => float.key !== key), milliseconds));
    const over = this.store.getState().list.filter((float) => float.figure === figure);
    if (over.length > MOST) this.#keep((float) => float !== over[0]);
  }

  /** Nobody watches any more what happened. */
  clear(): void {
    this.#keep(() => false);
  }
}
