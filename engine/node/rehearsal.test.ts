import { expect, it } from 'vitest';
import type { Play } from '../core/rules.ts';
import { roll, type Script } from '../core/script.ts';
import { toy } from '../testing/toy/toy.ts';
import { rehearsalSteps } from './rehearsal.ts';

const play = (): Play<unknown, unknown> => toy.start(toy.readSetup({ table: 'floor', goal: 60 }), null) as Play<unknown, unknown>;
const budget = { milliseconds: null, playouts: 4, breadth: 2, noise: 0, clock: null };

it('a rehearsal ends, goes through several questions and leaves the match as it was', () => {
  const [rehearsed, fresh] = [play(), play()];
  let judged = 0;
  const { judge } = rehearsed.mind;
  const watched = { ...rehearsed, mind: { ...rehearsed.mind, judge: (...given: Parameters<typeof judge>) => { judged += 1; return judge(...given); } } };
  const steps = [...rehearsalSteps(watched, budget)];
  expect(steps.length).toBeGreaterThan(20);
  expect(judged).toBeGreaterThan(100);
  expect(rehearsed.state).toEqual(fresh.state);
});

it('a match whose dice never come to a question is left after some throws', () => {
  let thrown = 0;
  function* throwing(): Script {
    for (;;) {
      yield* roll({ why: 'tie', die: 'd6', sides: 6, count: 1, about: {} });
      thrown += 1;
    }
  }
  const usual = play();
  expect([...rehearsalSteps({ ...usual, system: { ...usual.system, next: throwing } }, budget)]).toEqual([]);
  expect(thrown).toBeGreaterThan(10);
});
