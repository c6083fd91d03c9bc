/** What is done with one match happens in order; matches do not wait for each other. */
export class Doors {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Runs something once all that was begun before with this match is done, however that ended. */
  async inOrder<T>(match: string, run: () => Promise<T>): Promise<T> {
    const before = this.#last.get(match) ?? Promise.resolve();
    const work = before.then(run);
    const door = work.catch(() => {});
    this.#last.set(match, door);
    void door.then(() => {
      if (this.#last.get(match) === door) this.#last.delete(match);
    });
    return work;
  }

  /** Matches with which something is being done. */
  get matches(): readonly string[] {
    return [...this.#last.keys()];
  }
}
