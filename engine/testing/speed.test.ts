import { expect, test } from 'vitest';
import { throwDice } from '../core/dice.ts';
import { randomFrom } from '../core/rng.ts';
import { Session } from '../core/session.ts';
import { shatterpoint } from '../shatterpoint/system.ts';
import { defaultSetup } from '../shatterpoint/team/teams.ts';
import { plaza } from './soundness-tables.ts';
import { interleaved } from './stopwatch.ts';

/** How many times longer one thing takes than another: the best of several measurements in interleaved rounds, until one is enough. */
function timesAsLong(long: () => unknown, short: () => unknown, enough: number): number {
  let best = 0;
  for (let tries = 0; tries < 4 && best <= enough; tries++) {
    const [one, other] = interleaved([long, short], { rounds: 5, ms: 5 });
    best = Math.max(best, one! / other!);
  }
  return best;
}

const play = shatterpoint.start(shatterpoint.readSetup(defaultSetup('plaza')), plaza());

/** A match some 150 answers in, at a question for a seat. */
function middle() {
  const session = new Session(play.system, play.state, [], true);
  const random = randomFrom(4);
  let seed = 4;
  for (let i = 0; session.request !== null && (i < 150 || session.request.kind === 'roll'); i++) {
    if (session.request.kind === 'roll') {
      const [answer, next] = throwDice(session.request, seed);
      seed = next;
      session.answer(answer);
    } else session.answer(play.mind.reflex(session.state, session.request, random));
  }
  return session;
}

test('a hand-written clone is at least four times as fast as a JSON round trip', () => {
  const { state } = middle();
  expect(timesAsLong(() => JSON.parse(JSON.stringify(state)) as unknown, () => play.system.clone(state), 4)).toBeGreaterThan(4);
});

test('a fork with one answer costs less than a fiftieth of starting the match again and answering all', () => {
  const session = middle();
  const answer = play.mind.reflex(session.state, session.request!, randomFrom(1));
  expect(timesAsLong(middle, () => session.fork().answer(answer), 50)).toBeGreaterThan(50);
});
