import { expect, it } from 'vitest';
import type { Counsel } from '../search/counsel.ts';
import { testDesk } from '../testing/memory.ts';
import type { ToyState } from '../testing/toy/toy.ts';
import type { Caller } from './caller.ts';
import { resultForms } from './link.ts';
import type { Job } from './thinker.ts';

const start = { system: 'toy', setup: { table: 'floor', goal: 20 }, seats: ['person', 'computer'] };
const asked = { match: 'match-1', at: 0 };
const one = { kind: 'pick', picks: ['one'] } as const;
const counselFor = ({ request }: Job): readonly Counsel[] => [{ steps: [{ request, answer: one }], value: 0.2, grounds: { sums: 1 } }];

it('a person is told what the usual opponent would do and why, by what the person knows alone, and nothing is kept of it', async () => {
  const jobs: Job[] = [];
  const { call, folder, pushes } = testDesk({ counsel: (job) => (jobs.push(job), Promise.resolve(counselFor(job))) });
  await call('newMatch', start);
  const [file, told] = [folder.files.get('match-1'), pushes.length];
  const reply = await call('counsel', asked);
  expect(reply.counsels).toMatchObject([{ steps: [{ request: { ask: 'add' }, answer: one }], value: 0.2, grounds: { sums: 1 } }]);
  expect(resultForms.counsel.safeParse(reply).success).toBe(true);
  expect([folder.files.get('match-1'), pushes.length]).toEqual([file, told]);
  expect(jobs).toMatchObject([{ seat: 0, budget: { noise: 0, playouts: 1 } }]);
  // Its own secret is known to it.
  expect((jobs[0]!.moment.base as ToyState).secrets[0]).toBe(7);
});

it('nobody is advised about another’s question, nor where nobody can say', async () => {
  const { call, connection } = testDesk();
  await call('newMatch', start);
  expect(await call('counsel', asked)).toEqual({ counsels: [] });
  expect(await connection.call('counsel', { ...asked, at: 3 })).toMatchObject({ error: { code: 'late' } });
  const watched = testDesk({ thinker: () => new Promise(() => {}) });
  await watched.call('newMatch', { ...start, seats: ['computer', 'person'] });
  expect(await watched.connection.call('counsel', asked)).toMatchObject({ error: { code: 'refused', refusal: { why: 'notYours' } } });
});

it('who asks again, answers or leaves gives up what was asked before: that is late, and no fault of the program', async () => {
  const callers: Caller[] = [];
  const { call, connection, reports } = testDesk({
    counsel: (_job, caller) => new Promise((_, reject) => { callers.push(caller); caller.onLeave(() => reject(new Error('nobody waits for the answer any more'))); }),
  });
  await call('newMatch', start);
  const first = connection.call('counsel', asked);
  const second = connection.call('counsel', asked);
  expect(await first).toMatchObject({ error: { code: 'late' } });
  await call('answer', { ...asked, answer: one });
  expect(await second).toMatchObject({ error: { code: 'late' } });
  expect([callers.map(({ isGone }) => isGone), reports]).toEqual([[true, true], []]);
});
