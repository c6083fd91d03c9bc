import { throwDice } from '../core/dice.ts';
import type { Play } from '../core/rules.ts';
import { Session } from '../core/session.ts';
import { think, type Budget } from '../search/think.ts';

/** Questions at a match's beginning that are gone through, and how often each is thought about. */
const QUESTIONS = 6;
const TIMES = 6;
/** Answers and rolls at the most. */
const STEPS = 40;

/**
 * Thinks about a match's first questions for nothing: what is slow the first time only is behind a thread then. Between two steps, of about the
 * budget's length each, it can be left. Ends early where nobody could imagine how the match goes on.
 */
export function* rehearsalSteps(play: Play<unknown, unknown>, budget: Omit<Budget, 'seed'>): Generator<void, void, void> {
  const session = new Session(play.system, play.state, [], true);
  let asked = 0;
  for (let step = 0; step < STEPS && asked < QUESTIONS; step++) {
    const { request, moment } = session;
    if (request === null) return;
    if (request.kind === 'roll') {
      session.answer(throwDice(request, step)[0]);
      continue;
    }
    let answer = think(play, moment, request.seat, { ...budget, seed: 0 });
    for (let seed = 1; seed < TIMES; seed++) {
      yield;
      answer = think(play, moment, request.seat, { ...budget, seed });
    }
    yield;
    session.answer(answer);
    asked += 1;
  }
}
