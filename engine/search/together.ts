/** One thought that several share: who plays a trial changes nothing in its value, so that all find what one alone would. */
import { comparison } from './comparison.ts';
import type { Round } from './halving.ts';
import { choice, type Effort, type PlannedAnswer, type Thought } from './plan.ts';
import { doerOf, type Answers, type Numbered, type Share } from './weighing.ts';

/** Somebody who shares in a thought, elsewhere perhaps. All know the same question and the same seed, and when the time began. */
export interface Hand {
  plans(breadth: number, like: readonly Answers[]): Promise<readonly Answers[]>;
  values(round: Round<Numbered>, share: Share): Promise<readonly number[]>;
  planned(plan: Answers): Promise<readonly PlannedAnswer[]>;
}

/**
 * What `planning` finds, by several: the first draws the plans, all play a share of each round's trials. The same for the same play-outs, however
 * many they are; where the time is limited, they do more in it. Rejects when one of them does.
 */
export async function planTogether(hands: readonly [Hand, ...Hand[]], effort: Effort): Promise<Thought> {
  const steps = comparison(effort);
  let step = steps.next();
  while (step.done !== true) {
    const { value } = step;
    step = steps.next('round' in value ? { values: await shared(hands, value.round) } : { plans: await hands[0].plans(value.breadth, value.like) });
  }
  const { plan, ...more } = choice(step.value, effort);
  return { ...more, plan: await hands[0].planned(plan) };
}

const shared = async (hands: readonly Hand[], round: Round<Numbered>): Promise<readonly number[]> =>
  inOrder(round, await Promise.all(hands.map((hand, nth) => hand.values(round, { nth, of: hands.length }))));

/** A round's shares put together again, up to the first value that is missing. */
function inOrder({ live, from, count }: Round<Numbered>, shares: readonly (readonly number[])[]): readonly number[] {
  const values: number[] = [];
  const taken = shares.map(() => 0);
  for (let trial = from; trial < from + count; trial++) {
    for (const plan of live) {
      const doer = doerOf(plan, trial, shares.length);
      const value = shares[doer]![taken[doer]!++];
      if (value === undefined) return values;
      values.push(value);
    }
  }
  return values;
}
