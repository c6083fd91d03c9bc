import { expect, it } from 'vitest';
import { levels } from '../search/levels.ts';
import { testDesk } from '../testing/memory.ts';
import { thoughtOf } from '../testing/thought.ts';

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
