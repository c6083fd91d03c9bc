/** Plans worth comparing: answers in a row until dice fall, another seat is asked, or the turn is over. */
import { canonical } from '../core/hash.ts';
import { anyOf, type Random } from '../core/rng.ts';
import type { Play } from '../core/rules.ts';
import { onlyAnswer, type Answer, type Seat } from '../core/script.ts';
import type { Session } from '../core/session.ts';

/** Answers of one plan at the most. */
const LONGEST = 16;
/** How often a plan leaves the reflex for any other suggestion. */
const CURIOSITY = 0.5;
/** Plans drawn for each one that may be compared, at the most: many turn out to be known. */
const TRIES = 8;

/** The part of the time that plans may be sought in; all of it while there is nothing to compare. */
const SEEKING = 0.3;

export interface Plan<S, E> {
  readonly answers: readonly Answer[];
  /** The match after them. */
  readonly end: Session<S, E>;
}

/** Draws plans for a seat from suggestions and reflexes, each once. */
export class Sampler<S, E> {
  readonly #play: Play<S, E>;
  readonly #root: Session<S, E>;
  readonly #seat: Seat;
  readonly #random: Random;
  readonly #plans = new Map<string, Plan<S, E>>();
  /** What is worth considering after some answers: many plans begin alike. */
  readonly #suggested = new Map<string, readonly Answer[]>();

  /** `root` asks the seat. */
  constructor(play: Play<S, E>, root: Session<S, E>, seat: Seat, random: Random) {
    this.#play = play;
    this.#root = root;
    this.#seat = seat;
    this.#random = random;
  }

  /**
   * The reflex's plan, one for each first answer, then others, as many as `breadth` allows, or as can be found before it is late. Can be left
   * between two answers. `isLate`: whether so much of the time is over, from 0 to 1; once all of it is, even a plan ends where it is, with one answer at least.
   */
  *plans(breadth: number, isLate: (share: number) => boolean): Generator<void, readonly Plan<S, E>[], void> {
    const isFull = (): boolean => this.#plans.size >= breadth || isLate(this.#plans.size > 1 ? SEEKING : 1);
    yield* this.#draw(null, 0, isLate);
    if (!isFull()) {
      const firsts = this.#shuffled(this.#suggestions(this.#root, ''));
      for (const first of firsts) if (!isFull()) yield* this.#draw(first, 0, isLate);
      for (let tries = 0; tries < TRIES * breadth && !isFull(); tries++) yield* this.#draw(anyOf(firsts, this.#random), CURIOSITY, isLate);
    }
    return [...this.#plans.values()];
  }

  *#draw(first: Answer | null, curiosity: number, isLate: (share: number) => boolean): Generator<void, void, void> {
    const { mind } = this.#play;
    const end = this.#root.fork();
    const acting = mind.acting(end.state);
    const answers: Answer[] = [];
    let path = '';
    for (let { request } = end; request !== null && request.kind !== 'roll' && request.seat === this.#seat; { request } = end) {
      if (answers.length === LONGEST || (answers.length > 0 && (mind.acting(end.state) !== acting || isLate(1)))) break;
      const given = (answers.length === 0 ? first : null) ?? onlyAnswer(request);
      const answer = given ?? (this.#random() < curiosity ? anyOf(this.#suggestions(end, path), this.#random) : mind.reflex(end.state, request, this.#random));
      end.answer(answer);
      answers.push(answer);
      path += canonical(answer);
      yield;
    }
    if (!this.#plans.has(path)) this.#plans.set(path, { answers, end });
  }

  #suggestions(here: Session<S, E>, path: string): readonly Answer[] {
    const known = this.#suggested.get(path);
    if (known !== undefined) return known;
    const { mind } = this.#play;
    const { request, state } = here;
    const allowed = mind.suggest(state, request!).filter((answer) => here.refuse(answer) === null);
    const found = allowed.length > 0 ? allowed : [mind.reflex(state, request!, this.#random)];
    this.#suggested.set(path, found);
    return found;
  }

  #shuffled<T>(items: readonly T[]): readonly T[] {
    const order = items.slice();
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(this.#random() * (i + 1));
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    return order;
  }
}
