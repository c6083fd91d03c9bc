import { expect, it } from 'vitest';
import type { Answer } from '../core/script.ts';
import type { Counsel } from '../search/counsel.ts';
import { testDesk } from '../testing/memory.ts';
import type { ToyState } from '../testing/toy/toy.ts';
import type { Caller } from './caller.ts';
import { resultForms } from './link.ts';
import type { Counselled, Job } from './thinker.ts';

const match = 'match-1';
const pick = (...picks: readonly string[]): Answer => ({ kind: 'pick', picks });
const counselFor = ({ request }: Job): readonly Counsel[] => [{ steps: [{ request, answer: pick('one') }], value: 0.2, grounds: {} }];

/** A match of two persons at one screen up to a goal, with answers to its first questions; it is left then. Nobody reviews it by itself. */
async function played(goal: number, answers: readonly string[], counsel: (job: Counselled, caller: Caller) => Promise<readonly Counsel[]>) {
  const desk = testDesk({ counsel: (job, caller) => (job.idle === true ? Promise.reject(new Error('not now')) : counsel(job, caller)) });
  let { at } = await desk.call('newMatch', { system: 'toy', setup: { table: 'floor', goal }, seats: ['person', 'person'] });
  for (const answer of answers) {
    await desk.call('answer', { match, at, answer: pick(answer) });
    ({ at } = await desk.settled());
  }
  await desk.call('leave', { match });
  return desk;
}

it('of a match that is over, anybody’s question is thought about again, with what that seat knew, and what was answered is told', async () => {
  const jobs: Counselled[] = [];
  const { call, folder } = await played(2, ['one', 'one', 'one'], (job) => (jobs.push(job), Promise.resolve(counselFor(job))));
  const file = folder.files.get(match);
  const reply = await call('hindsight', { match, at: 1 });
  expect(reply).toMatchObject({ at: 1, seat: 1, counsels: [{ value: 0.2 }] });
  expect(resultForms.hindsight.safeParse(reply).success).toBe(true);
  expect(jobs).toMatchObject([{ seat: 1, request: { ask: 'add' }, played: [pick('one')], budget: { noise: 0, playouts: 1 } }]);
  expect((jobs[0]!.moment.base as ToyState).secrets[1]).toBe(8);
  // After the end the last question is meant.
  expect(await call('hindsight', { match, at: 3 })).toMatchObject({ at: 2, seat: 0 });
  expect(folder.files.get(match)).toBe(file);
});

it('where dice fell, the question before them is meant', async () => {
  const jobs: Counselled[] = [];
  const { call, folder } = await played(2, ['throw'], (job) => (jobs.push(job), Promise.resolve(counselFor(job))));
  // The dice's answer, and what followed it, stand in the file; the match is over with any face but 1.
  expect(folder.files.get(match)).toContain('"kind":"roll"');
  expect(await call('hindsight', { match, at: 1 })).toMatchObject({ at: 0, seat: 0 });
  // What was answered until they fell.
  expect(jobs.map((job) => job.played)).toEqual([[pick('throw')]]);
});

it('while a match runs, only who was asked is told', async () => {
  const jobs: Counselled[] = [];
  const desk = testDesk({ counsel: (job) => (jobs.push(job), Promise.resolve(counselFor(job))) });
  await desk.call('newMatch', { system: 'toy', setup: { table: 'floor', goal: 50 }, seats: ['person', 'computer'] });
  await desk.call('answer', { match, at: 0, answer: pick('one') });
  await desk.settled();
  expect(await desk.call('hindsight', { match, at: 0 })).toMatchObject({ at: 0, seat: 0 });
  expect(await desk.call('hindsight', { match, at: 1 })).toMatchObject({ at: null, counsels: [] });
  expect(jobs.map(({ seat }) => seat)).toEqual([0]);
});

it('who asks about another moment gives up the former', async () => {
  const callers: Caller[] = [];
  const { connection } = await played(2, ['one', 'one', 'one'], (job, caller) => {
    if (callers.push(caller) > 1) return Promise.resolve(counselFor(job));
    return new Promise((_, reject) => { caller.onLeave(() => reject(new Error('nobody waits for the answer any more'))); });
  });
  const first = connection.call('hindsight', { match, at: 0 });
  while (callers.length === 0) await Promise.resolve();
  expect(await connection.call('hindsight', { match, at: 1 })).toMatchObject({ result: { at: 1 } });
  expect(await first).toMatchObject({ error: { code: 'late' } });
});
