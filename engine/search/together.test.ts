import { expect, it } from 'vitest';
import type { Play } from '../core/rules.ts';
import { Session } from '../core/session.ts';
import { shatterpoint } from '../shatterpoint/system.ts';
import { defaultSetup } from '../shatterpoint/team/teams.ts';
import { plaza } from '../testing/soundness-tables.ts';
import { toy } from '../testing/toy/toy.ts';
import { planAhead, planned, weighingOf, type Effort } from './plan.ts';
import { planTogether, type Hand } from './together.ts';

const effort: Effort = { milliseconds: null, playouts: 90, breadth: 9, noise: 0, seed: 1, clock: null };

/** The result of steps. */
function done<T>(steps: Generator<void, T, void>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** Somebody with nothing but the question, as in a thread: what it is told and says is text. */
function hand(play: Play<unknown, unknown>, session: Session<unknown, unknown>, own: Effort, spent: number[] = []): Hand {
  const weighing = weighingOf(play, session.moment, 0, own);
  const asText = <T>(value: T): Promise<T> => Promise.resolve(JSON.parse(JSON.stringify(value)) as T);
  return {
    plans: (breadth, like) => asText(done(weighing.plans(breadth, like))),
    values: (round, share) => {
      const values = done(weighing.values(round, share));
      spent.push(values.length);
      return asText(values);
    },
    planned: (answers) => asText(planned(play.mind, weighing.root, answers)),
  };
}

/** The first question of a match to its first seat that is no roll. */
function matchOf(system: 'toy' | 'shatterpoint'): readonly [Play<unknown, unknown>, Session<unknown, unknown>] {
  const play = (system === 'toy' ? toy.start(toy.readSetup({ table: 'floor', goal: 60, peeks: true }), null)
    : shatterpoint.start(shatterpoint.readSetup(defaultSetup('plaza')), plaza())) as Play<unknown, unknown>;
  const session = new Session(play.system, play.state);
  while (session.request?.kind === 'roll') session.answer({ kind: 'roll', faces: session.request.about['seat'] === 0 ? [1, 1, 1, 1, 1] : [8, 8, 8, 8, 8] });
  return [play, session];
}
const together = (play: Play<unknown, unknown>, session: Session<unknown, unknown>, many: number, own: Effort, spent: number[] = []) => {
  const [first, ...others] = Array.from({ length: many }, () => hand(play, session, own, spent));
  return planTogether([first!, ...others], own);
};

it.each(['toy', 'shatterpoint'] as const)('%s: several find what one alone finds, however many they are, with errors of a weak level too', async (system) => {
  const [play, session] = matchOf(system);
  const playouts = system === 'toy' ? 90 : 24;
  for (const own of [{ ...effort, playouts }, { ...effort, playouts, noise: 0.3, seed: 5 }]) {
    const alone = planAhead(play, session.moment, 0, own);
    for (const many of system === 'toy' ? [1, 2, 3, 7] : [3]) expect(await together(play, session, many, own)).toEqual(alone);
  }
});

it('they share the trials evenly', async () => {
  const [play, session] = matchOf('toy');
  const spent: number[] = [];
  const { playouts } = await together(play, session, 3, effort, spent);
  const shares = [0, 1, 2].map((nth) => spent.filter((_, i) => i % 3 === nth).reduce((a, b) => a + b));
  expect(shares.reduce((a, b) => a + b)).toBe(playouts);
  expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(spent.length / 3);
});

it('time ends it for all, with an answer that is allowed, even where one of them does nothing', async () => {
  const [play, session] = matchOf('toy');
  for (const milliseconds of [0, 5, 40, 200]) {
    let now = 0;
    const timed: Effort = { ...effort, playouts: 10_000, milliseconds, clock: () => (now += 0.1), began: 0 };
    const idle: Hand = { ...hand(play, session, timed), values: () => Promise.resolve([]) };
    for (const others of [[hand(play, session, timed)], [idle]]) {
      now = 0;
      const { plan } = await planTogether([hand(play, session, timed), ...others], timed);
      expect(session.refuse(plan[0]!.answer)).toBeNull();
      expect(now).toBeLessThan(milliseconds + 20);
    }
  }
});
