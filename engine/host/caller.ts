/** What was asked is not answered: nobody waits for it any more, or somebody else's question goes before. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp';
  constructor() {
    super('nobody waits for the answer any more');
  }
}

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

/** Waits for a while (ms), or until nobody waits any more. */
export function pause(ms: number, caller: Caller, later: (ms: number, run: () => void) => () => void): Promise<void> {
  if (caller.isGone) return Promise.resolve();
  return new Promise((resolve) => {
    const cancel = later(ms, () => {
      deaf();
      resolve();
    });
    const deaf = caller.onLeave(() => {
      cancel();
      resolve();
    });
  });
}
