import type { Request } from '../core/script.ts';

/** A question in words: what is asked, of whom, and the options. */
export function inWords(request: Request): string {
  if (request.kind === 'roll') return `a roll of ${request.count} ("${request.why}")`;
  if (request.kind === 'place') return `a place for ${request.figure} ("${request.ask}") of seat ${request.seat}`;
  return `a pick ("${request.ask}") of seat ${request.seat}: ${request.options.join(', ')}`;
}

/** Registers what is to be checked when the running test ends. */
type AtEnd = (check: () => void) => void;

let atEnd: AtEnd = () => {};
/** The setup of tests says how (`watch-tests.ts`); commands, which have tables too, have no test that ends. */
export const watchTests = (register: AtEnd): void => void (atEnd = register);

/**
 * Keeps a test from ending before a question that it does not know of: what is asked at its end must have been looked at, or be where
 * the match rests between two deeds. A table that is made outside of a test is not held to it.
 */
export class OpenQuestion {
  readonly #asked: () => Request | null;
  readonly #atRest: readonly string[];
  #seen: Request | null = null;

  /** `asked` gives what is asked now; `atRest` are the asks, and the reasons of rolls, with which the next deed begins. */
  constructor(asked: () => Request | null, atRest: readonly string[]) {
    this.#asked = asked;
    this.#atRest = atRest;
    atEnd(() => this.refuse());
  }

  /** What is asked: whoever reads it knows of it. */
  look(): Request | null {
    this.#seen = this.#asked();
    return this.#seen;
  }

  /** Throws where something is asked that nobody has looked at. */
  refuse(): void {
    const asked = this.#asked();
    if (asked === null || asked === this.#seen || this.#atRest.includes(asked.kind === 'roll' ? asked.why : asked.ask)) return;
    throw new Error(`the table still asks for ${inWords(asked)}; answer it, assert it (t.asked, t.offered), or say t.leaveOpen()`);
  }
}
