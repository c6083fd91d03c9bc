import { createStore } from 'zustand/vanilla';
import type { Cue, Hearer } from './cue.ts';
import { PARTS } from './kinds.ts';
import { sideOf, type Listener } from './space.ts';

/** What is written of a sound: the key of its words, and from where it comes. */
export interface Caption {
  readonly key: number;
  readonly word: string;
  readonly side: 'left' | 'right' | null;
}

/** Milliseconds that a sound is read, from when it was last heard; most that stand at once. */
const [READ, MOST] = [2500, 3];
/** From how far aside it comes from a side. */
const ASIDE = 0.2;

/** Writes what sounds, for who does not hear it. It stands as long as it sounds again, and goes by itself. */
export class Captions implements Hearer {
  readonly store = createStore<{ readonly list: readonly Caption[] }>(() => ({ list: [] }));
  readonly #ends = new Map<number, ReturnType<typeof setTimeout>>();
  #listener: Listener | null = null;
  #on = false;
  #next = 0;

  /** Whether it is wanted. */
  set(on: boolean): void {
    this.#on = on;
    if (!on) this.hush();
  }

  listen(listener: Listener): void {
    this.#listener = listener;
  }

  hear({ sound, at }: Cue): void {
    const word = PARTS[sound].caption;
    if (!this.#on || word === null) return;
    const aside = at === null || this.#listener === null ? 0 : sideOf(this.#listener, at);
    const side: Caption['side'] = aside < -ASIDE ? 'left' : aside > ASIDE ? 'right' : null;
    const same = this.store.getState().list.find((one) => one.word === word && one.side === side);
    const key = same?.key ?? this.#next++;
    if (same === undefined) this.store.setState(({ list }) => ({ list: [...list, { key, word, side }].slice(-MOST) }));
    clearTimeout(this.#ends.get(key));
    this.#ends.set(key, setTimeout(() => this.#end(key), READ));
  }

  #end(key: number): void {
    clearTimeout(this.#ends.get(key));
    this.#ends.delete(key);
    this.store.setState(({ list }) => ({ list: list.filter((one) => one.key !== key) }));
  }

  hush(): void {
    for (const key of [...this.#ends.keys()]) this.#end(key);
  }
}
