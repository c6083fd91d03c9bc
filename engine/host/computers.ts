import { seedOf } from '../core/rng.ts';
import type { Answer, PickRequest, PlaceRequest } from '../core/script.ts';
import type { Budget } from '../search/plan.ts';
import type { Counsel } from '../search/counsel.ts';
import { budgetAfter, counselBudget } from './budget.ts';
import { Caller } from './caller.ts';
import type { Course } from './course.ts';
import { LinkFault } from './fault.ts';
import { jobOf } from './job.ts';
import type { MatchParts } from './match-parts.ts';
import { opponent } from './opponent.ts';
import { Plans } from './plans.ts';
import { Pondering } from './pondering.ts';
import type { Troubles } from './troubles.ts';
import { turnOf } from './turn-of.ts';

/** Time for all questions of one turn, in times of one question: who has thought long is soon done. */
const QUESTIONS = 6;
/** Milliseconds that are left for a question however long a turn has taken. */
const LEAST = 60;

/** The computer seats of one match: what they have in mind, and how they are asked. */
export class Computers {
  readonly #parts: MatchParts;
  readonly #course: Course;
  readonly #troubles: Troubles;
  readonly #plans = new Plans();
  readonly #pondering: Pondering;
  readonly #caller = new Caller();
  /** Who waits to be told what a computer would do. */
  #advised = new Caller();
  /** The turn that runs, as far as anybody can tell it from the one before; and milliseconds spent in it. */
  #turn = '';
  #spent = 0;

  constructor(parts: MatchParts, course: Course, troubles: Troubles) {
    this.#parts = parts;
    this.#course = course;
    this.#troubles = troubles;
    this.#pondering = new Pondering(parts.later);
  }

  /** The answer of the seat that is asked; null when nobody waits for it any more. Rejects only when the rules accept nothing that anybody suggests. */
  async answer(request: PickRequest | PlaceRequest): Promise<Answer | null> {
    const began = this.#parts.now();
    this.look();
    try {
      return await this.#ask(request, this.#budget());
    } finally {
      this.#spent += this.#parts.now() - began;
    }
  }

  /** The match has gone on: in another turn there is time anew. A round may have many turns of a seat. */
  look(): void {
    this.#pondering.end();
    this.#endCounsel();
    const turn = this.#turnNow();
    if (turn !== this.#turn) [this.#turn, this.#spent] = [turn, 0];
  }

  /** What breaks here breaks whoever thinks too, and is told there. */
  #turnNow(): string {
    try {
      const { state } = this.#course.session;
      return `${turnOf(state)} ${this.#parts.play.mind.acting(state)}`;
    } catch {
      return this.#turn;
    }
  }

  /** What may be spent on the question that stands: less where its turn has taken long already. */
  #budget(): Budget {
    const { header, bounds } = this.#parts;
    const budget = budgetAfter(this.#course.steps, header, bounds);
    const { milliseconds } = budget;
    if (milliseconds === null) return budget;
    const left = QUESTIONS * milliseconds - this.#spent;
    return { ...budget, milliseconds: Math.min(milliseconds, Math.max(LEAST, left)) };
  }

  #ask(request: PickRequest | PlaceRequest, budget: Budget): Promise<Answer | null> {
    const { header, play, thinker, quick } = this.#parts;
    return opponent({
      header, play, thinker, quick, request, budget,
      plans: this.#plans,
      pondering: this.#pondering,
      caller: this.#caller,
      session: this.#course.session,
      seed: this.#seed(this.#course.at),
      report: (message, error) => this.#troubles.odd(message, error),
    });
  }

  /** A seed of its own for the question after so many answers: the same thoughts where the same is asked again. */
  #seed(at: number): number {
    return seedOf(this.#parts.thoughts, at);
  }

  /** A person is asked: thinks ahead meanwhile. */
  ponder(request: PickRequest | PlaceRequest): void {
    this.#endCounsel();
    const { header, play, bounds, ponder } = this.#parts;
    if (ponder === undefined) return;
    const { session, at, steps } = this.#course;
    this.#pondering.begin(ponder, {
      header, play, session: session.fork(), request, seed: this.#seed(at + 1), budget: budgetAfter([...steps, { seat: request.seat }], header, bounds),
      isComputer: (seat) => header.seats[seat] !== 'person',
    });
  }

  /** What the usual opponent would do for whoever is asked, with what that one knows, and what speaks for it; nothing where nobody can say. Who asks again gives up the former. */
  async counsel(): Promise<readonly Counsel[]> {
    const { header, play, bounds, counsel } = this.#parts;
    const { session, at } = this.#course;
    this.#endCounsel();
    const caller = (this.#advised = new Caller());
    const job = jobOf({ header, play, session, request: session.request as PickRequest | PlaceRequest, seed: this.#seed(at) }, counselBudget(bounds));
    if (counsel === undefined || job === null) return [];
    try {
      return await counsel(job, caller);
    } catch (error) {
      throw caller.isGone ? new LinkFault('late', 'the match has gone on, or what to do was asked again') : error;
    }
  }

  /** Nobody waits for advice any more. */
  #endCounsel(): void {
    this.#advised.leave();
  }

  /** Nobody waits for their answers any more. */
  leave(): void {
    this.#endCounsel();
    this.#pondering.end();
    this.#caller.leave();
  }
}
