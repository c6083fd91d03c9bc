/** Somebody who waits for an answer, and may stop waiting. */
export class Caller {
  #gone = false;
  readonly #listeners = new Set<() => void>();

  /** Whether nobody waits any more. */
  get isGone(): boolean {
    return this.#gone;
  }

  /** Nobody waits any more. */
  leave(): void {
    if (this.#gone) return;
    this.#gone = true;
    for (const listen of this.#listeners) listen();
    this.#listeners.clear();
  }

  /** Tells when nobody waits any more, at once where that is so already. Gives what ends the listening. */
  onLeave(listen: () => void): () => void {
    if (this.#gone) listen();
    else this.#listeners.add(listen);
    return () => void this.#listeners.delete(listen);
  }
}
