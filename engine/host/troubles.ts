import { faultOf, takenOf } from './eyes.ts';
import { causeOf, detailOf, type MatchTaken } from './fault.ts';
import type { MatchParts } from './match-parts.ts';

/** What the watchers of a match, and the person who runs the program, hear of what goes wrong in it. */
export class Troubles {
  readonly #parts: Pick<MatchParts, 'match' | 'announce' | 'report'>;
  readonly #said = new Set<string>();

  constructor(parts: Pick<MatchParts, 'match' | 'announce' | 'report'>) {
    this.#parts = parts;
  }

  /** Something with the opponent, told once. What it thought about stays between it and the program's report. */
  odd(message: string, detail: string): void {
    this.#report(`${message} (${detail})`);
    if (this.#said.has(message)) return;
    this.#said.add(message);
    this.tell(message);
  }

  /** Something with nobody waiting for a reply: everybody hears that, and the person who runs the program hears what. */
  broke(error: unknown): void {
    this.#report(detailOf(error));
    this.tell(causeOf(error));
  }

  /** Another Gantry has the match. */
  taken(taken: MatchTaken): void {
    this.#parts.announce((role) => takenOf(this.#parts.match, taken, role));
  }

  tell(message: string): void {
    this.#parts.announce(() => faultOf(this.#parts.match, message));
  }

  #report(message: string): void {
    this.#parts.report(`${this.#parts.match}: ${message}`);
  }
}
