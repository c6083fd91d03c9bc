/** Pauses (ms) before each new try; the last one for ever. */
const PAUSES = [1_000, 2_000, 5_000, 10_000, 30_000] as const;

/** Runs something again after growing pauses, until it is called off or begins anew. */
export class Retry {
  readonly #later: (ms: number, run: () => void) => () => void;
  readonly #run: () => void;
  #failures = 0;
  #callOff: () => void = () => {};

  constructor(later: (ms: number, run: () => void) => () => void, run: () => void) {
    this.#later = later;
    this.#run = run;
  }

  /** It failed and is run again later. Says whether it was the first time in a row. */
  failed(): boolean {
    this.#callOff = this.#later(PAUSES[Math.min(this.#failures, PAUSES.length - 1)]!, this.#run);
    this.#failures += 1;
    return this.#failures === 1;
  }

  /** It went well, or somebody asked for it again: the next failure is the first. */
  anew(): void {
    this.#failures = 0;
  }

  callOff(): void {
    this.#callOff();
  }
}
