import { expect, it } from 'vitest';
import type { Play } from '../core/rules.ts';
import { pickOne, roll, type Script } from '../core/script.ts';
import { levels } from '../search/levels.ts';
import { planAhead } from '../search/plan.ts';
import type { HostSystem } from './offer.ts';
import { testDesk } from '../testing/memory.ts';
import { thoughtOf } from '../testing/thought.ts';
import { toy, type ToyState } from '../testing/toy/toy.ts';

const pick = (option: string) => ({ kind: 'pick', picks: [option] }) as const;

it('an opponent that has thought long in its turn thinks briefly about what is left of it, and anew in its next turn', async () => {
  let now = 0;
  const given: { readonly turn: unknown; readonly ask: string; readonly milliseconds: number | null }[] = [];
  const usual = levels.veteran.milliseconds!;
  const { call, settled, pushes } = testDesk({
    bounds: {}, now: () => now,
    // A peek, a card looked at: two questions in one turn.
    thinker: ({ request, budget: { milliseconds } }) => {
      given.push({ turn: request.about['turn'] ?? null, ask: request.ask, milliseconds });
      now += 8 * usual;
      return Promise.resolve(thoughtOf(request.ask === 'peeked' ? pick('forget') : pick('peek')));
    },
  });
  await call('newMatch', { system: 'toy', setup: { table: 'floor', goal: 1000, peeks: true }, seats: ['person', 'computer'] });
  for (let turns = 0; turns < 2; turns++) {
    const at = pushes.flatMap((push) => (push.type === 'update' ? [push.update.at] : [])).at(-1) ?? 0;
    await call('answer', { match: 'match-1', at, answer: pick('one') });
    await settled();
  }
  expect(given.map(({ ask, milliseconds }) => [ask, milliseconds])).toEqual([['add', usual], ['peeked', 60], ['add', usual], ['peeked', 60]]);
});

it('a round of many turns of a seat gives each of them the time of a turn', async () => {
  interface Round { readonly round: number; active: number; asked: number }
  const start = (): Play<Round, never> => ({
    state: { round: 1, active: 0, asked: 0 }, content: 'round', seats: 2,
    outcome: () => null, view: (s) => s, shown: (event) => event, imagine: (moment) => moment, tell: () => '',
    system: {
      clone: (s) => ({ ...s }), refuse: () => null,
      next: (s) => (s.asked === 12 ? null : (function* turn(): Script {
        for (const ask of ['move', 'attack']) yield* pickOne({ seat: s.active, ask, about: { asked: s.asked } }, ['a', 'b']);
        s.active = 1 - s.active;
        s.asked += 1;
      })()),
    },
    mind: { suggest: () => [pick('a')], reflex: () => pick('a'), judge: () => 0, acting: ({ active }) => active },
  });
  const rules = { id: 'round', readSetup: () => ({ table: 'floor' }), start } as unknown as HostSystem;
  let now = 0;
  const usual = levels.veteran.milliseconds!;
  const given: (number | null)[] = [];
  const { call, settled, pushes } = testDesk({
    bounds: {}, now: () => now, systems: [{ rules, cards: [], starter: (table) => ({ table }) }],
    thinker: ({ budget: { milliseconds } }) => {
      given.push(milliseconds);
      now += 8 * usual;
      return Promise.resolve(thoughtOf(pick('a')));
    },
  });
  await call('newMatch', { system: 'round', setup: { table: 'floor' }, seats: ['person', 'computer'] });
  for (let answers = 0; answers < 4; answers++) {
    const at = pushes.flatMap((push) => (push.type === 'update' ? [push.update.at] : [])).at(-1) ?? 0;
    await call('answer', { match: 'match-1', at, answer: pick('a') });
    await settled();
  }
  expect(given).toEqual([usual, 60, usual, 60]);
});

/** The toy with dice of a thousand million sides; `fallen` hears every throw. */
function telling(fallen: (face: number) => void): Play<unknown, unknown> {
  const play = toy.start(toy.readSetup({ table: 'floor', goal: 1000 }), null);
  const { system } = play;
  function* next(state: ToyState): Script {
    const script = system.next(state, null)!;
    for (let step = script.next(); step.done !== true;) {
      if (step.value.kind !== 'roll') step = script.next(yield step.value);
      else {
        const [face] = yield* roll({ why: 'add', die: 'd', sides: 1_000_000_000, count: 1 });
        fallen(face!);
        step = script.next({ kind: 'roll', faces: [1 + (face! % 6)] });
      }
    }
  }
  const spoken = { ...play, system: { ...system, next } };
  return spoken as unknown as Play<unknown, unknown>;
}

it('successive questions of a match are thought about in futures of their own, the same ones where the same is asked again', async () => {
  const asked: { readonly at: number; readonly seed: number }[] = [];
  const { call, settled, pushes } = testDesk({ thinker: ({ request, seed }) => {
    asked.push({ at: Number(request.about['turn']), seed });
    return Promise.resolve(thoughtOf(pick('one')));
  } });
  const at = (): number => pushes.flatMap((push) => (push.type === 'update' ? [push.update.at] : [])).at(-1) ?? 0;
  await call('newMatch', { system: 'toy', setup: { table: 'floor', goal: 1000 }, seats: ['person', 'computer'], undo: 'free' });
  for (let turns = 0; turns < 12; turns++) {
    await call('answer', { match: 'match-1', at: at(), answer: pick('one') });
    await settled();
  }
  await call('undo', { match: 'match-1', at: at(), to: at() - 2 });
  await call('answer', { match: 'match-1', at: at(), answer: pick('one') });
  await settled();
  const dice = asked.map(({ seed }): readonly number[] => {
    const faces = new Set<number>();
    const play = telling((face) => faces.add(face));
    planAhead(play, { base: play.state, pending: [] }, 0, { ...levels.veteran, milliseconds: null, playouts: 40, seed, clock: null });
    return [...faces];
  });
  expect(dice.every((faces) => faces.length > 20)).toBe(true);
  expect(asked.at(-1)).toEqual(asked.at(-2));
  const all = dice.slice(0, -1).flat();
  expect(new Set(all).size).toBe(all.length);
});
