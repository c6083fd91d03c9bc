import { describe, expect, it } from 'vitest';
import type { PickRequest } from '../core/script.ts';
import { askedOf } from '../search/plan.ts';
import { testDesk } from '../testing/memory.ts';
import { Plans } from './plans.ts';
import { readRecord } from './record/read.ts';

const pick = (option: string) => ({ kind: 'pick', picks: [option] }) as const;
const asks = (ask: string, seat = 0): PickRequest => ({ kind: 'pick', seat, ask, about: {}, options: ['a', 'b'], closed: [], min: 1, max: 1 });
const planned = (ask: string, option: string, seat = 0) => ({ asked: askedOf(asks(ask, seat)), answer: pick(option) });

describe('what a computer seat has in mind', () => {
  it('is given answer by answer while the questions are those it expects', () => {
    const plans = new Plans();
    plans.keep(0, [planned('way', 'a'), planned('target', 'b')]);
    expect([plans.next(asks('way')), plans.next(asks('target')), plans.next(asks('target'))]).toEqual([pick('a'), pick('b'), null]);
  });

  it('is given up for good when something else is asked', () => {
    const plans = new Plans();
    plans.keep(0, [planned('way', 'a'), planned('target', 'b')]);
    expect([plans.next(asks('price')), plans.next(asks('way'))]).toEqual([null, null]);
  });

  it('is each seat’s own', () => {
    const plans = new Plans();
    plans.keep(0, [planned('way', 'a')]);
    plans.keep(1, [planned('way', 'b', 1)]);
    expect([plans.next(asks('way', 1)), plans.next(asks('way'))]).toEqual([pick('b'), pick('a')]);
  });
});

it('an opponent thinks once for all answers of its plan, and again when its plan is at its end', async () => {
  const adds = (turn: number): string => askedOf({ kind: 'pick', seat: 1, ask: 'add', about: { turn }, options: ['one', 'throw', 'pass'], closed: [], min: 1, max: 1 });
  const thoughtAt: number[] = [];
  const { call, settled, folder } = testDesk({
    thinker: ({ request }) => {
      const turn = Number(request.about['turn']);
      thoughtAt.push(turn);
      return Promise.resolve({ plan: [{ asked: adds(turn), answer: pick('one') }, { asked: adds(turn + 2), answer: pick('throw') }], value: 0, playouts: 1 });
    },
  });
  await call('newMatch', { system: 'toy', setup: { table: 'floor', goal: 100 }, seats: ['person', 'computer'] });
  for (let turns = 0; turns < 3; turns++) {
    const { steps } = readRecord(folder.files.get('match-1')!);
    await call('answer', { match: 'match-1', at: steps.length, answer: pick('one') });
    await settled();
  }
  expect(thoughtAt).toEqual([2, 6]);
  expect(readRecord(folder.files.get('match-1')!).steps.filter(({ seat }) => seat === 1).map(({ answer }) => answer)).toEqual([pick('one'), pick('throw'), pick('one')]);
});
