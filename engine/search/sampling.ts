/** Plans worth comparing: answers in a row until dice fall, another seat is asked, or the turn is over. */
import { canonical, fingerprint } from '../core/hash.ts';
import { anyOf, type Random } from '../core/rng.ts';
import type { Play } from '../core/rules.ts';
import { onlyAnswer, type Answer, type Seat } from '../core/script.ts';
import type { Session } from '../core/session.ts';

/** Answers of one plan at the most. */
const LONGEST = 16;
/** How often a plan leaves the reflex for any other suggestion. */
const CURIOSITY = 0.5;
/** Plans drawn for each one that may be compared, at the most: many turn out to lead where others do. */
const TRIES = 3;

/** The part of the time that plans may be sought in; all of it while there is nothing to compare. */
const SEEKING = 0.3;
/** The part of the time after which no variants are sought. */
const VARYING = 0.6;

/** Whether so much of the time is over, from 0 to 1. */
type IsLate = (share: number) => boolean;

export interface Plan<S, E> {
  readonly answers: readonly Answer[];
  /** The match after them. */
  readonly end: Session<S, E>;
}

/** Draws plans for a seat from suggestions and reflexes; of those that lead to the same, in another order perhaps, the first alone. */
export class Sampler<S, E> {
  readonly #play: Play<S, E>;
  readonly #root: Session<S, E>;
  readonly #seat: Seat;
  readonly #random: Random;
  /** By where they lead. */
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
  *plans(breadth: number, isLate: IsLate): Generator<void, readonly Plan<S, E>[], void> {
    const isFull = (): boolean => this.#plans.size >= breadth || isLate(this.#plans.size > 1 ? SEEKING : 1);
    yield* this.#draw(isLate, []);
    if (!isFull()) {
      const firsts = this.#shuffled(this.#suggestions(this.#root, ''));
      for (const first of firsts) if (!isFull()) yield* this.#draw(isLate, [first]);
      for (let tries = 0; tries < TRIES * breadth && !isFull(); tries++) yield* this.#draw(isLate, [anyOf(firsts, this.#random)], CURIOSITY);
    }
    return [...this.#plans.values()];
  }

  /** Plans that go another way at one question than some that are good, in turn, and keep to them otherwise where that is allowed; none of those themselves. */
  *variants(of: readonly (readonly Answer[])[], breadth: number, isLate: IsLate): Generator<void, readonly Plan<S, E>[], void> {
    for (const like of of) if (!isLate(VARYING)) yield* this.#draw(isLate, like);
    const known = this.#plans.size;
    const isFull = (): boolean => this.#plans.size >= known + breadth || isLate(VARYING);
    for (let tries = 0; tries < TRIES * breadth && !isFull(); tries++) {
      const like = of[tries % of.length]!;
      yield* this.#draw(isLate, like, CURIOSITY, Math.floor(this.#random() * like.length));
    }
    return [...this.#plans.values()].slice(known);
  }

  /** Draws a plan that keeps to `like` as far as it goes and is allowed, but for the question `other`. */
  *#draw(isLate: IsLate, like: readonly Answer[], curiosity = 0, other = -1): Generator<void, void, void> {
    const { mind } = this.#play;
    const end = this.#root.fork();
    const acting = mind.acting(end.state);
    const answers: Answer[] = [];
    let path = '';
    for (let { request } = end; request !== null && request.kind !== 'roll' && request.seat === this.#seat; { request } = end) {
      const at = answers.length;
      if (at === LONGEST || (at > 0 && (mind.acting(end.state) !== acting || isLate(1)))) break;
      const kept = at === other ? undefined : like[at];
      const given = onlyAnswer(request) ?? (kept !== undefined && (at === 0 || end.refuse(kept) === null) ? kept : null);
      const strays = at === other || this.#random() < curiosity;
      const answer = given ?? (strays ? anyOf(this.#suggestions(end, path), this.#random) : mind.reflex(end.state, request, this.#random));
      end.answer(answer);
      answers.push(answer);
      path += canonical(answer);
      yield;
    }
    const { base, pending } = end.moment;
    const led = fingerprint([base, pending]);
    if (!this.#plans.has(led)) this.#plans.set(led, { answers, end });
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
