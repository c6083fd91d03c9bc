import type { FilmShot } from '../../engine/host/link.ts';

/** Shots kept at once: each holds a whole view. */
const KEPT = 160;
/** Shots fetched ahead of and behind what is shown. */
const AHEAD = 4;
const BEHIND = 8;

/** The shots of one film, fetched once and kept while they are near. */
export class Shots {
  readonly known = new Map<number, FilmShot>();
  readonly #coming = new Map<number, Promise<FilmShot>>();
  readonly #length: number;
  readonly #fetch: (at: number) => Promise<FilmShot>;

  constructor(length: number, fetch: (at: number) => Promise<FilmShot>) {
    this.#length = length;
    this.#fetch = fetch;
  }

  /** Rejects with what the link says. */
  shot(at: number): Promise<FilmShot> {
    const known = this.known.get(at);
    if (known !== undefined) return Promise.resolve(known);
    let coming = this.#coming.get(at);
    if (coming === undefined) {
      coming = this.#fetch(at).then((shot) => this.#keep(at, shot)).finally(() => this.#coming.delete(at));
      this.#coming.set(at, coming);
    }
    return coming;
  }

  #keep(at: number, shot: FilmShot): FilmShot {
    this.known.set(at, shot);
    for (const old of this.known.keys()) {
      if (this.known.size <= KEPT) break;
      if (old !== at) this.known.delete(old);
    }
    return shot;
  }

  /** Fetches what may be shown next, one after another, as long as it is still wanted. */
  async prefetch(at: number, wanted: () => boolean): Promise<void> {
    const order = [...Array.from({ length: AHEAD }, (_, i) => at + 1 + i), ...Array.from({ length: BEHIND }, (_, i) => at - 1 - i)];
    for (const near of order) {
      if (!wanted()) return;
      if (near >= 0 && near <= this.#length && !this.known.has(near)) await this.shot(near);
    }
  }
}
