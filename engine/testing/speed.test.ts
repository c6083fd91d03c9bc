import { expect, test } from 'vitest';
import { randomFrom } from '../core/rng.ts';
import { throwDice } from '../core/dice.ts';
import { Session } from '../core/session.ts';
import { shatterpoint } from '../shatterpoint/system.ts';
import { defaultSetup } from '../shatterpoint/teams.ts';
import { plaza } from './soundness-tables.ts';

/** Milliseconds that `run` takes, the best of three. */
const best = (run: () => void): number => Math.min(...[0, 1, 2].map(() => {
  const start = performance.now();
  run();
  return performance.now() - start;
}));

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

test('a hand-written clone is at least three times as fast as a JSON round trip', () => {
  const { state } = middle();
  const many = (copy: () => unknown) => (): void => { for (let i = 0; i < 2000; i++) copy(); };
  const clone = best(many(() => play.system.clone(state)));
  const json = best(many(() => JSON.parse(JSON.stringify(state)) as unknown));
  expect(json / clone).toBeGreaterThan(3);
});

test('a fork with one answer costs less than a fiftieth of starting the match again and answering all', () => {
  const session = middle();
  const answer = play.mind.reflex(session.state, session.request!, randomFrom(1));
  const fork = best(() => { for (let i = 0; i < 50; i++) session.fork().answer(answer); }) / 50;
  expect(fork).toBeLessThan(best(() => { middle(); }) / 50);
});
