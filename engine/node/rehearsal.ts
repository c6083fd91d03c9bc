import { throwDice } from '../core/dice.ts';
import type { Play } from '../core/rules.ts';
import type { Answer } from '../core/script.ts';
import { Session } from '../core/session.ts';
import { planning, type Effort } from '../search/plan.ts';

/** Questions at a match's beginning that are gone through, and how often each is thought about. */
const QUESTIONS = 6;
const TIMES = 6;
/** Answers and rolls at the most. */
const STEPS = 40;

/**
 * Thinks about a match's first questions for nothing: what is slow the first time only is behind a thread then. Can be left wherever a thought
 * can. Ends early where nobody could imagine how the match goes on.
 */
export function* rehearsalSteps(play: Play<unknown, unknown>, budget: Omit<Effort, 'seed'>): Generator<void, void, void> {
  const session = new Session(play.system, play.state, [], true);
  let asked = 0;
  for (let step = 0; step < STEPS && asked < QUESTIONS; step++) {
    const { request, moment } = session;
    if (request === null) return;
    if (request.kind === 'roll') {
      session.answer(throwDice(request, step)[0]);
      continue;
    }
    let answer: Answer | null = null;
    for (let seed = 0; seed < TIMES; seed++) {
      const { plan } = yield* planning(play, moment, request.seat, { ...budget, seed });
      answer = plan[0]!.answer;
      yield;
    }
    session.answer(answer!);
    asked += 1;
  }
}
