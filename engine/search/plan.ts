/** Plans a whole activation instead of one answer. */
import { fingerprint } from '../core/hash.ts';
import { randomFrom, seedOf } from '../core/rng.ts';
import type { Mind, Play } from '../core/rules.ts';
import { onlyAnswer, type Answer, type Request, type Seat } from '../core/script.ts';
import type { Session, Moment } from '../core/session.ts';
import { toEnd } from '../core/steps.ts';
import type { StyleId } from '../core/style.ts';
import { comparison, type Ranking } from './comparison.ts';
import { lead, mean, type Trial } from './halving.ts';
import { styledPlay } from './styled.ts';
import { Weighing, type Answers, type Share } from './weighing.ts';

/** How much is thought about one question: until the time is up or so many play-outs are done, whichever comes first. */
export interface Budget {
  /** Null is no limit of time. */
  readonly milliseconds: number | null;
  readonly playouts: number;
  /** Plans that are compared; never more than play-outs. */
  readonly breadth: number;
  /** How far a plan may seem better or worse than it is beside another in the same futures, -1 to 1 being all there is. */
  readonly noise: number;
  /** What its judgement stresses; balanced where it is left out. */
  readonly style?: StyleId | undefined;
}

/** A budget, and where chance and time begin. */
export interface Effort extends Budget {
  readonly seed: number;
  /** Milliseconds since some start; engines have no clock of their own. */
  readonly clock: (() => number) | null;
  /** When thinking began, by that clock; now where it is left out. */
  readonly began?: number;
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

/** Begins to weigh what a seat may answer at a moment, with what it knows (`play.imagine`) and dice of its own. Throws when nothing is asked. */
export function weighingOf<S, E>(play: Play<S, E>, moment: Moment<S>, seat: Seat, effort: Effort): Weighing<S, E> {
  const { milliseconds, clock, seed, style, began = clock?.() ?? 0 } = effort;
  const styled = styledPlay(play, style);
  return new Weighing(styled, moment, seat, seed, (share) => milliseconds !== null && clock !== null && clock() - began > milliseconds * share);
}

/** All trials are one's own. */
export const ALONE: Share = { nth: 0, of: 1 };

/**
 * The best of several plans by how the match stands when the next turn of another seat is over, or at the mind's horizons, on average over the same imagined
 * futures for all.
 * The first answer is always one that is allowed: when the time is over before anything was compared, that of the reflex. Can be left between two
 * answers of a plan or of a play-out; no longer than one takes is the time overrun.
 */
export function* planning<S, E>(play: Play<S, E>, moment: Moment<S>, seat: Seat, effort: Effort): Generator<void, Thought, void> {
  const weighing = weighingOf(play, moment, seat, effort);
  const { plan, ...more } = choice(yield* comparing(weighing, effort), effort);
  return { ...more, plan: planned(play.mind, weighing.root, plan) };
}

/** Draws plans and compares them by oneself: the best first. */
export function* comparing<S, E>(weighing: Weighing<S, E>, effort: Effort): Generator<void, Ranking, void> {
  const steps = comparison(effort);
  let step = steps.next();
  while (step.done !== true) {
    const { value } = step;
    step = steps.next('round' in value ? { values: yield* weighing.values(value.round, ALONE) } : { plans: yield* weighing.plans(value.breadth, value.like) });
  }
  return step.value;
}

/** A thought whose answers do not say yet what they are meant for. */
export type Bare = Omit<Thought, 'plan'> & { readonly plan: Answers };

/** Takes the plan that seems best. */
export function choice(ranking: Ranking, { noise, seed }: Effort): Bare {
  const random = randomFrom(seedOf(seed, ERRORS));
  const best = noise === 0 ? ranking[0]! : blurred(ranking, () => noise * (2 * random() - 1));
  return { plan: best.it.answers, value: best.values.length === 0 ? null : mean(best), playouts: ranking.reduce((sum, { values }) => sum + values.length, 0) };
}

/** Errors have a chance of their own. */
const ERRORS = 3;

/** The one that seems best where each is seen a little wrong. Beside the first, who had all futures that anybody had, all are comparable. */
function blurred<T>(ranked: readonly Trial<T>[], error: () => number): Trial<T> {
  const seen = ranked.map((trial) => ({ trial, value: lead(trial, ranked[0]!) + error() }));
  return seen.reduce((best, each) => (each.value > best.value ? each : best)).trial;
}

/** Thinks to the end. */
export function planAhead<S, E>(play: Play<S, E>, moment: Moment<S>, seat: Seat, effort: Effort): Thought {
  return toEnd(planning(play, moment, seat, effort));
}

/**
 * A plan with the questions that it expects. It goes as far as an answer that gives an activation or the turn away instead of something else: what else could
 * still be done is compared once more when it comes to that, with all the plans that fit into the rest.
 */
export function planned<S, E>({ acting, activated }: Pick<Mind<S>, 'acting' | 'activated'>, world: Session<S, E>, answers: Answers): readonly PlannedAnswer[] {
  const here = world.fork();
  const plan: PlannedAnswer[] = [];
  for (const answer of answers) {
    const request = here.request!;
    const [whose, active = null] = [acting(here.state), activated?.(here.state)];
    here.answer(answer);
    const gives = acting(here.state) !== whose || (active !== null && activated!(here.state) !== active);
    if (gives && plan.length > 0 && onlyAnswer(request) === null && here.request !== null) break;
    plan.push({ asked: askedOf(request), answer });
  }
  return plan;
}
