/** What a seat's plans for one question are worth: they are drawn, and tried in imagined futures. Everything follows from the seed. */
import { randomFrom, seedOf } from '../core/rng.ts';
import type { Play } from '../core/rules.ts';
import type { Answer, Seat } from '../core/script.ts';
import { Session, type Moment } from '../core/session.ts';
import { playOn } from './future.ts';
import type { Round } from './halving.ts';
import { Sampler } from './sampling.ts';

/** Answers of a plan. */
export type Answers = readonly Answer[];

/** A plan, by its number among those that are compared. */
export interface Numbered {
  readonly number: number;
  readonly answers: Answers;
}

/** One of several who share the trials of a round: the `nth`, from 0, of so many. */
export interface Share {
  readonly nth: number;
  readonly of: number;
}

/** Who of several does a trial of a plan: mostly somebody who knows already where that plan leads in the trial's world. */
export const doerOf = ({ number }: Numbered, trial: number, of: number): number => (number + trial) % of;

/** Worlds that differ in what the seat does not know; futures take them in turn. */
const WORLDS = 4;

/** What chance is asked for in one thought, each for itself. */
const LUCK = { plans: 0, worlds: 1, futures: 2, variants: 4 } as const;

export class Weighing<S, E> {
  readonly #play: Play<S, E>;
  readonly #moment: Moment<S>;
  readonly #seat: Seat;
  readonly #seed: number;
  readonly #isLate: (share: number) => boolean;
  readonly #worlds: Session<S, E>[] = [];
  /** The match after each plan, in each of the worlds. */
  readonly #ends: (Session<S, E> | undefined)[][] = [];

  /** `isLate`: whether so much of the time is over, from 0 to 1. Throws when nothing is asked. */
  constructor(play: Play<S, E>, moment: Moment<S>, seat: Seat, seed: number, isLate: (share: number) => boolean) {
    this.#play = play;
    this.#moment = moment;
    this.#seat = seat;
    this.#seed = seed;
    this.#isLate = isLate;
    if (this.root.request === null) throw new Error('there is nothing to answer');
  }

  /** The match as the seat believes it to be, before its answer. */
  get root(): Session<S, E> {
    return this.#world(0);
  }

  /**
   * Plans worth comparing, the reflex's first: one at least. Or such as differ from those in `like` in one answer, the same whoever is asked for them, none
   * perhaps. Can be left between two answers.
   */
  *plans(breadth: number, like: readonly Answers[] = []): Generator<void, readonly Answers[], void> {
    if (like.length > 0) return answersOf(yield* this.#sampler(LUCK.variants).variants(like, breadth, this.#isLate));
    const plans = yield* this.#sampler(LUCK.plans).plans(breadth, this.#isLate);
    this.#ends.push(...plans.map(({ end }) => [end]));
    return answersOf(plans);
  }

  #sampler(luck: number): Sampler<S, E> {
    return new Sampler(this.#play, this.root, this.#seat, randomFrom(seedOf(this.#seed, luck)));
  }

  /**
   * Values of a round's trials, or of a share in them, one after another as far as there is time. Trials are counted one by one, all plans in the first
   * of them before all in the second. Can be left between two answers.
   */
  *values({ live, from, count, share, least }: Round<Numbered>, { nth, of }: Share): Generator<void, readonly number[], void> {
    const values: number[] = [];
    for (let trial = from; trial < from + count; trial++) {
      if (this.#isLate(trial < from + least ? 1 : share)) break;
      for (const plan of live) {
        if (doerOf(plan, trial, of) !== nth) continue;
        const value = this.#isLate(1) ? null : yield* this.#value(plan, trial);
        if (value === null) return values;
        values.push(value);
      }
    }
    return values;
  }

  /** How the match stands after a plan, in the future of a number. Null when the time was over before that was known. */
  *#value(plan: Numbered, index: number): Generator<void, number | null, void> {
    const { mind } = this.#play;
    let [sum, moments] = [0, 0];
    const isWhole = yield* this.ahead(plan, index, (state) => {
      sum += mind.judge(state, this.#seat);
      moments += 1;
    });
    return isWhole ? sum / moments : null;
  }

  /** Plays the match on after a plan, in the future of a number: `look` sees it when it is judged. Gives whether there was time for all of it. */
  *ahead({ number, answers }: Numbered, index: number, look: (state: S) => void): Generator<void, boolean, void> {
    const world = index % WORLDS;
    const ends = (this.#ends[number] ??= []);
    const after = ends[world] ?? (yield* this.#inTime(follow(this.#world(world), answers, this.#seat)));
    if (after === null) return false;
    ends[world] = after;
    const acting = this.#play.mind.acting(this.root.state);
    const luck = { seed: seedOf(this.#seed, LUCK.futures), index };
    return (yield* this.#inTime(playOn(this.#play, after.onward(), this.#seat, acting, luck, look))) !== null;
  }

  *#inTime<T>(steps: Generator<void, T, void>): Generator<void, T | null, void> {
    for (;;) {
      const step = steps.next();
      if (step.done === true) return step.value;
      if (this.#isLate(1)) return null;
      yield;
    }
  }

  /** A world as the seat may believe it, made when it is needed first. */
  #world(index: number): Session<S, E> {
    const known = this.#worlds[index];
    if (known !== undefined) return known;
    const { base, pending } = this.#play.imagine(this.#moment, this.#seat, randomFrom(seedOf(this.#seed, LUCK.worlds, index))) ?? this.#moment;
    return (this.#worlds[index] = new Session(this.#play.system, base, pending, true));
  }
}

const answersOf = (plans: readonly { readonly answers: Answers }[]): readonly Answers[] => plans.map(({ answers }) => answers);

/** The match after a plan's answers, as far as another world lets it come. */
function* follow<S, E>(world: Session<S, E>, answers: Answers, seat: Seat): Generator<void, Session<S, E>, void> {
  const here = world.fork();
  for (const answer of answers) {
    const { request } = here;
    if (request === null || request.kind === 'roll' || request.seat !== seat || here.refuse(answer) !== null) break;
    here.answer(answer);
    yield;
  }
  return here;
}
