/** Says why: the best plans for a question, and what speaks for each. */
import { canonical } from '../core/hash.ts';
import type { Play } from '../core/rules.ts';
import type { Answer, PickRequest, PlaceRequest, Seat } from '../core/script.ts';
import type { Moment, Session } from '../core/session.ts';
import type { Grounds } from './grounds.ts';
import { lead, mean, type Trial } from './halving.ts';
import { ALONE, comparing, weighingOf, type Effort } from './plan.ts';
import type { Answers, Numbered, Weighing } from './weighing.ts';

/** A plan that deserves a word. */
export interface Counsel {
  /** Its answers, each with the question that it is meant for. */
  readonly steps: readonly { readonly request: PickRequest | PlaceRequest; readonly answer: Answer }[];
  /** How the match stands on average after it, from -1 (lost) to 1 (won): the best's, less what it is behind that in the futures both had. */
  readonly value: number;
  /** What that rests on, on average (`Mind.grounds`). */
  readonly grounds: Grounds;
  /** It is what was played. */
  readonly played?: true;
}

/** Plans that are told of: the best, and the best of those that were rejected. */
const TOLD = 3;
/** Futures in which it is looked at what a plan leads to. */
const FUTURES = 16;

/**
 * The plan that `planning` finds with the same effort and no noise, and the best ones that begin otherwise, best first; where there are none, those that
 * go on otherwise. What was `played` is told too, in as many futures as the best had where it is none of them. Can be left between two answers of a plan
 * or of a play-out. Throws when nothing is asked.
 */
export function* counselling<S, E>(
  play: Play<S, E>, moment: Moment<S>, seat: Seat, effort: Effort, played: Answers = [],
): Generator<void, readonly Counsel[], void> {
  const weighing = weighingOf(play, moment, seat, effort);
  const ranking = yield* comparing(weighing, effort);
  const best = ranking[0]!;
  // What the best plans lead to is looked at in any case, few as they are: the time is over when they are known.
  const unhurried = weighingOf(play, moment, seat, { ...effort, milliseconds: null });
  const counsels: Counsel[] = [];
  const isPlayed = ({ it }: Trial<Numbered>): boolean => canonical(it.answers) === canonical(played);
  const told = differing(ranking);
  if (played.length > 0 && !told.some(isPlayed)) {
    const count = Math.max(best.values.length, FUTURES);
    // A number that no plan has: some may have left for want of time.
    const it = { number: 1 + Math.max(...ranking.map((trial) => trial.it.number)), answers: played };
    told.push({ it, values: [...(yield* unhurried.values({ live: [it], from: 0, count, share: 1, least: count }, ALONE))] });
  }
  for (const trial of told) {
    // Who left early had few futures, and may have been lucky in them.
    const most = trial.values.length < best.values.length ? 0 : Infinity;
    const value = best.values.length === 0 ? 0 : mean(best) + Math.min(most, lead(trial, best));
    const grounds = yield* groundsOf(play, unhurried, trial.it, seat);
    counsels.push({ steps: stepsOf(weighing.root, trial.it.answers), value, grounds, ...(isPlayed(trial) ? { played: true } : {}) });
  }
  return counsels.sort((a, b) => b.value - a.value); // a stable sort: the best stays first
}

/** The first, then those with a first answer of their own, then others. */
function differing(ranking: readonly Trial<Numbered>[]): Trial<Numbered>[] {
  const firsts = new Set<string>();
  const [own, others]: Trial<Numbered>[][] = [[], []];
  for (const trial of ranking) {
    const first = canonical(trial.it.answers[0]!);
    (firsts.has(first) ? others! : own!).push(trial);
    firsts.add(first);
  }
  return [...own!, ...others!].slice(0, TOLD);
}

/** What a plan leads to, on average; there is no limit of time to `weighing`. */
function* groundsOf<S, E>({ mind }: Play<S, E>, weighing: Weighing<S, E>, plan: Numbered, seat: Seat): Generator<void, Grounds, void> {
  const sums: Record<string, number> = {};
  let moments = 0;
  const look = (state: S): void => {
    moments += 1;
    for (const [ground, points] of Object.entries(mind.grounds?.(state, seat) ?? {})) sums[ground] = (sums[ground] ?? 0) + points;
  };
  for (let index = 0; index < FUTURES; index++) yield* weighing.ahead(plan, index, look);
  return Object.fromEntries(Object.entries(sums).map(([ground, points]) => [ground, points / moments]));
}

function stepsOf<S, E>(root: Session<S, E>, answers: Answers): Counsel['steps'] {
  const here = root.fork();
  return answers.map((answer) => {
    const request = here.request as PickRequest | PlaceRequest; // plans end where dice fall
    here.answer(answer);
    return { request, answer };
  });
}
