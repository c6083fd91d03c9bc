/** Compares plans: which are drawn, and which are tried how often. Whoever carries it out draws and tries them. */
import { apart, halving, mean, pace, tried, type Round, type Trial } from './halving.ts';
import type { Answers, Numbered } from './weighing.ts';

/** Plans that were compared, the best first. */
export type Ranking = readonly Trial<Numbered>[];

/** What is to be done next: values of trials, or plans, so many at the most; such as differ from some in one answer, where there are any in `like`. */
export type Step = { readonly round: Round<Numbered> } | { readonly breadth: number; readonly like: readonly Answers[] };

/** What came of a step. */
export interface Found {
  readonly plans?: readonly Answers[];
  readonly values?: readonly number[];
}

type Steps<R> = Generator<Step, R, Found>;

/** The part of all plans that are variants of the best of the others. */
const VARIANTS = 0.375;
/** How many are the best whose variants are sought. */
const LEADERS = 6;

/**
 * Plans are drawn and have their first trials; variants of the best are drawn and have the same trials; then the best of all is found by halving.
 * So a good move that was drawn with a bad end is tried with better ones.
 */
export function* comparison({ breadth, playouts }: { readonly breadth: number; readonly playouts: number }): Steps<Ranking> {
  const most = Math.max(2, Math.min(breadth, playouts));
  const variants = Math.floor(most * VARIANTS);
  const drawn = numbered(yield* plansOf(most - variants, []), 0);
  // Where there are not even so many, there are no others.
  if (variants === 0 || drawn.length < most - variants) return yield* valued(halving(drawn, playouts));
  const { rounds, first, least } = pace(most, playouts);
  const beginning = { from: 0, count: first, share: 1 / rounds, least };
  yield* valued(tried(drawn, beginning));
  const leaders = apart([...drawn].sort((a, b) => mean(b) - mean(a))).slice(0, LEADERS);
  const joining = numbered(yield* plansOf(variants, leaders.map(({ it }) => it.answers)), drawn.length);
  if (joining.length > 0) yield* valued(tried(joining, beginning));
  // Who did not have the trials of the others cannot be compared with them.
  const all = [...drawn, ...joining.filter(({ values }) => values.length === drawn[0]!.values.length)];
  return yield* valued(halving(all, playouts));
}

const numbered = (plans: readonly Answers[], from: number): readonly Trial<Numbered>[] =>
  plans.map((answers, i) => ({ it: { number: from + i, answers }, values: [] }));

function* plansOf(breadth: number, like: readonly Answers[]): Steps<readonly Answers[]> {
  return (yield { breadth, like }).plans!;
}

/** Asks for the values of rounds. */
function* valued<R>(rounds: Generator<Round<Numbered>, R, readonly number[]>): Steps<R> {
  let step = rounds.next();
  while (step.done !== true) step = rounds.next((yield { round: step.value }).values!);
  return step.value;
}
