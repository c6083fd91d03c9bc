import type { Answer, PickRequest, PlaceRequest } from '../core/script.ts';
import { budgetAfter } from './budget.ts';
import { Caller } from './caller.ts';
import type { Course } from './course.ts';
import type { MatchParts } from './match-parts.ts';
import { opponent } from './opponent.ts';
import { Plans } from './plans.ts';
import type { Troubles } from './troubles.ts';

/** A seed of its own for every question: the same thoughts where the same is asked again. `at`: answers so far. */
const thoughtSeed = (seed: number, at: number): number => Math.imul((seed ^ 0x5f3759df) + at, 0x9e3779b1) | 0;

/** The computer seats of one match: what they have in mind, and how they are asked. */
export class Computers {
  readonly #parts: MatchParts;
  readonly #course: Course;
  readonly #troubles: Troubles;
  readonly #plans = new Plans();
  readonly #caller = new Caller();

  constructor(parts: MatchParts, course: Course, troubles: Troubles) {
    this.#parts = parts;
    this.#course = course;
    this.#troubles = troubles;
  }

  /** The answer of the seat that is asked. Rejects only when the rules accept nothing that anybody suggests. */
  answer(request: PickRequest | PlaceRequest): Promise<Answer> {
    const { header, play, thinker, quick, bounds, thoughts } = this.#parts;
    return opponent({
      header, play, thinker, quick, request,
      budget: budgetAfter(this.#course.steps, header, bounds),
      plans: this.#plans,
      caller: this.#caller,
      session: this.#course.session,
      seed: thoughtSeed(thoughts, this.#course.at),
      report: (message, error) => this.#troubles.odd(message, error),
    });
  }

  /** Nobody waits for their answers any more. */
  leave(): void {
    this.#caller.leave();
  }
}
