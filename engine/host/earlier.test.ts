import { describe, expect, it } from 'vitest';
import { HIDDEN } from '../core/rules.ts';
import { testDesk } from '../testing/memory.ts';
import { earlierOf } from './earlier.ts';
import type { Update } from './link.ts';

const match = 'match-1';
const pick = (option: string) => ({ kind: 'pick', picks: [option] }) as const;

describe('what happened lately', () => {
  it('goes back some sixty answers, each with how many stood then, and leaves out those after which nothing happened', () => {
    const steps = Array.from({ length: 100 }, (_, i) => ({ events: i === 98 ? [] : i === 97 ? null : [{ type: 'step', i }] }));
    const earlier = earlierOf(steps);
    expect(earlier[0]).toEqual({ at: 41, events: [{ type: 'step', i: 40 }] });
    expect(earlier.slice(-2).map(({ at }) => at)).toEqual([97, 100]);
    expect(earlierOf(steps.slice(0, 3)).map(({ at }) => at)).toEqual([1, 2, 3]);
  });

  it('is told to whoever comes to a match under way, and to nobody who begins one', async () => {
    const { call, desk, folder } = testDesk();
    expect(await call('newMatch', { system: 'toy', setup: { table: 'floor', goal: 20 }, seats: ['person', 'person'] })).not.toHaveProperty('earlier');
    await call('answer', { match, at: 0, answer: pick('one') });
    await call('answer', { match, at: 1, answer: pick('one') });
    const lately = [{ at: 1, events: [{ type: 'added', seat: 0, amount: 1 }] }, { at: 2, events: [{ type: 'added', seat: 1, amount: 1 }] }];
    const watcher = desk.connect(() => {}, { match, seat: null });
    expect(await watcher.call('continueMatch', { match })).toMatchObject({ result: { at: 2, events: [], earlier: lately } });
    await call('leave', { match });
    watcher.close();
    expect(await testDesk({}, folder).call('continueMatch', { match })).toMatchObject({ at: 2, events: [], earlier: lately });
  });

  it('keeps what only one seat may know from all others', async () => {
    const { call, desk } = testDesk();
    await call('newMatch', { system: 'toy', setup: { table: 'floor', goal: 20, peeks: true }, seats: ['person', 'person'] });
    await call('answer', { match, at: 0, answer: pick('peek') });
    const cards = async (seat: number | null): Promise<unknown> => {
      const reply = await desk.connect(() => {}, { match, seat }).call('continueMatch', { match });
      const { earlier } = (reply as { readonly result: Update }).result;
      return earlier!.flatMap(({ events }) => events).filter(({ type }) => type === 'peeked').map((event) => (event as { readonly card?: unknown }).card);
    };
    expect(await cards(0)).toEqual([expect.any(Number)]);
    expect(await cards(1)).toEqual([HIDDEN]);
    expect(await cards(null)).toEqual([HIDDEN]);
  });
});
