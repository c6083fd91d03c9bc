import { expect, it } from 'vitest';
import { fingerprint } from '../core/hash.ts';
import { randomFrom } from '../core/rng.ts';
import type { Play } from '../core/rules.ts';
import { boxTerrain } from '../testing/terrain.ts';
import { toy } from '../testing/toy/toy.ts';
import { Course } from './course.ts';
import { systems } from './systems.ts';

/** Plays k answers, goes k back one by one or in leaps, and forth again; says where a fingerprint differs. */
function backAndForth(play: Play<unknown, unknown>, seed: number, most: number): number {
  const random = randomFrom(seed);
  const course = Course.fresh(play, randomFrom(seed));
  const hash = (): string => fingerprint([course.session.state, course.session.request]);
  const seen = [hash()];
  for (let k = 1 + Math.floor(random() * most); k > 0 && course.session.request !== null; k--) {
    const { request, state } = course.session;
    if (request!.kind === 'roll') course.roll(1);
    else course.answer(request!.seat, play.mind.reflex(state, request!, random), 1);
    seen.push(hash());
  }
  const answers = course.steps.map(({ answer }) => answer);
  const single = random() < 0.5;
  while (course.at > 0) {
    course.back(single ? course.at - 1 : Math.floor(random() * course.at));
    expect(hash(), `seed ${seed}, back at ${course.at}`).toBe(seen[course.at]);
  }
  while (course.forth() !== null) expect(hash(), `seed ${seed}, forth at ${course.at}`).toBe(seen[course.at]);
  expect(course.steps.map(({ answer }) => answer)).toEqual(answers);
  return answers.length;
}

it('10 000 times: k answers and k steps back give the same state and question, forth again the same dice', () => {
  const play = toy.start(toy.readSetup({ table: 'floor', goal: 40 }), null) as Play<unknown, unknown>;
  for (let seed = 0; seed < 10_000; seed++) backAndForth(play, seed, 16);
});

it.each(systems.map(({ rules }) => rules.id))('%s: the same in real matches, in the middle of commands, attacks and moves', (id) => {
  const { rules, starter } = systems.find((offered) => offered.rules.id === id)!;
  const play = rules.start(rules.readSetup(starter('boxes')), boxTerrain({ inch: true, boxes: [] }));
  let answers = 0;
  for (let seed = 0; seed < 25; seed++) answers += backAndForth(play, seed, 150);
  expect(answers).toBeGreaterThan(1000);
});
