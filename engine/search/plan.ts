/** Plans a whole activation instead of one answer. */
import { fingerprint } from '../core/hash.ts';
import { randomFrom, seedOf } from '../core/rng.ts';
import type { Play } from '../core/rules.ts';
import type { Answer, Request, Seat } from '../core/script.ts';
import { Session, type Moment } from '../core/session.ts';
import { playOn } from './future.ts';
import { halving, lead, mean, type Trial } from './halving.ts';
import { Sampler, type Plan } from './sampling.ts';

/** How much is thought about one question: until the time is up or so many play-outs are done, whichever comes first. */
export interface Budget {
  /** Null is no limit of time. */
  readonly milliseconds: number | null;
  readonly playouts: number;
  /** Plans that are compared; never more than play-outs. */
  readonly breadth: number;
  /** How far a plan may seem better or worse than it is beside another in the same futures, -1 to 1 being all there is. */
  readonly noise: number;
}

/** A budget, and where chance and time begin. */
export interface Effort extends Budget {
  readonly seed: number;
  /** Milliseconds since some start; engines have no clock of their own. */
  readonly clock: (() => number) | null;
}

/** An answer, and the question that it is meant for. */
export interface PlannedAnswer {
  /** `askedOf` of the request. */
  readonly asked: string;
  readonly answer: Answer;
}

/** What came of thinking. */
export interface Thought {
  /** Answers in a row, the first one to what is asked now. They hold as long as each next question is the one expected. */
  readonly plan: readonly PlannedAnswer[];
  /** How the match stands on average after the plan, from -1 (lost) to 1 (won); null where there was nothing to choose, or no time. */
  readonly value: number | null;
  readonly playouts: number;
}

/** What tells one question from another. */
export const askedOf = (request: Request): string => fingerprint(request);

/** Worlds that differ in what the seat does not know; futures take them in turn. */
const WORLDS = 4;

/** What chance is asked for in one thought, each for itself. */
const LUCK = { plans: 0, worlds: 1, futures: 2 } as const;

/** A plan in each of the worlds. */
interface Candidate<S, E> {
  readonly plan: Plan<S, E>;
  readonly ends: (Session<S, E> | undefined)[];
}

/**
 * The best of several plans by how the match stands when the next turn of another seat is over, on average over the same imagined futures for all.
 * Thinks only with what the seat knows (`play.imagine`), with dice of its own. The first answer is always one that is allowed: when the time is
 * over before anything was compared, that of the reflex. Can be left between two answers of a plan or of a play-out; no longer than one takes is the
 * time overrun.
 */
export function* planning<S, E>(play: Play<S, E>, moment: Moment<S>, seat: Seat, effort: Effort): Generator<void, Thought, void> {
  const { milliseconds, clock, seed, breadth, noise } = effort;
  const began = clock?.() ?? 0;
  const isLate = (share: number): boolean => milliseconds !== null && clock !== null && clock() - began > milliseconds * share;
  const worlds = worldsOf(play, moment, seat, seed);
  if (worlds(0).request === null) throw new Error('there is nothing to answer');
  const random = randomFrom(seedOf(seed, LUCK.plans));
  const sampler = new Sampler(play, worlds(0), seat, random);
  const plans = yield* sampler.plans(Math.max(2, Math.min(breadth, effort.playouts)), isLate);
  const acting = play.mind.acting(worlds(0).state);
  let playouts = 0;

  function* inTime<T>(steps: Generator<void, T, void>): Generator<void, T | null, void> {
    for (;;) {
      const step = steps.next();
      if (step.done === true) return step.value;
      if (isLate(1)) return null;
      yield;
    }
  }

  function* value({ plan, ends }: Candidate<S, E>, index: number): Generator<void, number | null, void> {
    const world = index % WORLDS;
    const after = ends[world] ?? (yield* inTime(follow(worlds(world), plan.answers, seat)));
    if (after === null) return null;
    ends[world] = after;
    const end = yield* inTime(playOn(play, after.fork(), seat, acting, seedOf(seed, LUCK.futures, index)));
    if (end === null) return null;
    playouts += 1;
    return play.mind.judge(end.state, seat);
  }

  if (plans.length === 1) return { plan: planned(worlds(0), plans[0]!), value: null, playouts };
  const among = plans.map((plan): Candidate<S, E> => ({ plan, ends: [plan.end] }));
  const ranked = yield* halving({ among, trials: effort.playouts, value, isLate });
  const best = noise === 0 ? ranked[0]! : blurred(ranked, () => noise * (2 * random() - 1));
  return { plan: planned(worlds(0), best.it.plan), value: best.values.length === 0 ? null : mean(best), playouts };
}

/** The one that seems best where each is seen a little wrong. Beside the first, who had all futures that anybody had, all are comparable. */
function blurred<T>(ranked: readonly Trial<T>[], error: () => number): Trial<T> {
  const seen = ranked.map((trial) => ({ trial, value: lead(trial, ranked[0]!) + error() }));
  return seen.reduce((best, each) => (each.value > best.value ? each : best)).trial;
}

/** Thinks to the end. */
export function planAhead<S, E>(play: Play<S, E>, moment: Moment<S>, seat: Seat, effort: Effort): Thought {
  const thinking = planning(play, moment, seat, effort);
  for (;;) {
    const step = thinking.next();
    if (step.done === true) return step.value;
  }
}

/** Worlds as the seat may believe them, each made when it is needed first. */
function worldsOf<S, E>(play: Play<S, E>, moment: Moment<S>, seat: Seat, seed: number): (index: number) => Session<S, E> {
  const worlds: Session<S, E>[] = [];
  return (index) => {
    const known = worlds[index];
    if (known !== undefined) return known;
    const { base, pending } = play.imagine(moment, seat, randomFrom(seedOf(seed, LUCK.worlds, index))) ?? moment;
    return (worlds[index] = new Session(play.system, base, pending, true));
  };
}

/** The match after a plan's answers, as far as another world lets it come. */
function* follow<S, E>(world: Session<S, E>, answers: readonly Answer[], seat: Seat): Generator<void, Session<S, E>, void> {
  const here = world.fork();
  for (const answer of answers) {
    const { request } = here;
    if (request === null || request.kind === 'roll' || request.seat !== seat || here.refuse(answer) !== null) break;
    here.answer(answer);
    yield;
  }
  return here;
}

/** A plan with the questions that it expects. */
function planned<S, E>(world: Session<S, E>, { answers }: Plan<S, E>): readonly PlannedAnswer[] {
  const here = world.fork();
  return answers.map((answer) => {
    const asked = askedOf(here.request!);
    here.answer(answer);
    return { asked, answer };
  });
}
