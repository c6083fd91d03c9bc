/** The dice of a match: what chance has given so far, and where the match stands on it. */
import type { Random } from '../core/rng.ts';
import type { Answer, RollRequest } from '../core/script.ts';

/** Numbers in [0, 1) for one match. `seed` where they come from a seed (tests); null where nobody can know the next one. */
export interface ChanceSource {
  readonly random: Random;
  readonly seed: number | null;
}

/** The middle of the numbers in [0, 1) that give a face of 1…sides. */
const numberFor = (face: number, sides: number): number => (face - 0.5) / sides;
const faceFor = (number: number, sides: number): number => 1 + Math.floor(number * sides);

/**
 * One number in [0, 1) for each die, asked of the source when the die is rolled and not before: nobody can know the dice to
 * come. Going back and giving the same answers again meets the same dice.
 */
export class Chance {
  readonly #source: Random;
  readonly #given: number[];
  #at = 0;

  /** `given`: what it has given before, nothing of it passed yet. */
  constructor(source: Random, given: readonly number[] = []) {
    this.#source = source;
    this.#given = [...given];
  }

  /** Everything given so far, whether or not the match stands behind it. */
  get given(): readonly number[] {
    return this.#given;
  }

  /** Dice that have passed. */
  get at(): number {
    return this.#at;
  }

  /** What is rolled next. It has not passed before `passed` says so. */
  roll({ count, sides }: RollRequest): Extract<Answer, { kind: 'roll' }> {
    while (this.#given.length < this.#at + count) this.#given.push(this.#source());
    return { kind: 'roll', faces: this.#given.slice(this.#at, this.#at + count).map((number) => faceFor(number, sides)) };
  }

  /** Dice were rolled here, or are known to have been. */
  passed({ sides }: RollRequest, faces: readonly number[]): void {
    for (const face of faces) {
      const given = this.#given[this.#at];
      if (given === undefined || faceFor(given, sides) !== face) this.#given[this.#at] = numberFor(face, sides);
      this.#at += 1;
    }
  }

  /** Stands again where so many dice had passed. Throws a `RangeError` for a place that was never reached. */
  back(at: number): void {
    if (!Number.isInteger(at) || at < 0 || at > this.#given.length) throw new RangeError(`${this.#given.length} dice have passed, not ${at}`);
    this.#at = at;
  }
}
