import { expect, it } from 'vitest';
import type { Caller } from './caller.ts';
import { jobKey } from './job.ts';
import { readRecord } from './record/read.ts';
import type { Job, Thinker } from './thinker.ts';
import { planAhead, type Thought } from '../search/plan.ts';
import { testDesk } from '../testing/memory.ts';
import { toy } from '../testing/toy/toy.ts';

const pick = (option: string) => ({ kind: 'pick', picks: [option] }) as const;
const start = { system: 'toy', setup: { table: 'floor', goal: 1000, peeks: true }, seats: ['person', 'computer'] };
const match = 'match-1';

/** What a thread would find. */
const thought = ({ setup, moment, seat, seed, budget }: Job): Thought =>
  planAhead(toy.start(toy.readSetup(setup), null), moment as never, seat, { ...budget, milliseconds: null, playouts: 12, seed, clock: null });

/** A desk, the questions it has thought about in time and ahead of it, and what it wants to do later. */
function desk(ponder?: (job: Job, caller: Caller) => Promise<Thought>) {
  const [asked, ahead]: [Job[], Job[]] = [[], []];
  const waiting: (() => void)[] = [];
  const thinker: Thinker = (job) => (asked.push(job), Promise.resolve(thought(job)));
  const table = testDesk({
    thinker, bounds: {}, later: (_ms, run) => (waiting.push(run), () => {}),
    ...(ponder === undefined ? {} : { ponder: (job: Job, caller: Caller) => (ahead.push(job), ponder(job, caller)) }),
  });
  const quiet = (): Promise<unknown> => table.settled().catch(() => null); // the first question is told with the match
  /** Lets time pass until nothing more is wanted. */
  const rest = async (): Promise<void> => {
    await quiet();
    while (waiting.length > 0) {
      waiting.shift()!();
      await quiet();
    }
  };
  return { ...table, asked, ahead, waiting, quiet, rest };
}

it('what a person’s answer leads to at once is thought about while the person is asked, and answered from that as it would have been without', async () => {
  const [with_, without] = [desk((job) => Promise.resolve(thought(job))), desk()];
  for (const { call, rest } of [with_, without]) {
    await call('newMatch', start);
    await rest();
    await call('answer', { match, at: 0, answer: pick('one') });
    await rest();
  }
  expect([with_.asked.length, without.asked.length]).toEqual([0, 1]);
  expect(with_.ahead.map(jobKey)).toContain(jobKey(without.asked[0]!));
  const [one, other] = [with_, without].map(({ folder }) => readRecord(folder.files.get(match)!).steps.map(({ answer }) => answer));
  expect(one).toEqual(other);
});

it('it is thought about with what the computer’s seat knows', async () => {
  const { call, rest, ahead } = desk((job) => Promise.resolve(thought(job)));
  await call('newMatch', start);
  await rest();
  expect(ahead.length).toBeGreaterThan(0);
  expect(ahead.every(({ seat, moment }) => seat === 1 && (moment.base as { readonly secrets: readonly number[] }).secrets[1] === 8)).toBe(true);
  const others = ahead.map(({ moment }) => (moment.base as { readonly secrets: readonly number[] }).secrets[0]);
  expect(others.some((secret) => secret !== 7)).toBe(true);
});

it('it ends as soon as the person has answered, or left; nobody hears what goes wrong in it', async () => {
  for (const leave of [false, true]) {
    const gone: boolean[] = [];
    const { call, rest, asked, reports, pushes } = desk((_, caller) => new Promise((_found, reject) => {
      caller.onLeave(() => {
        gone.push(true);
        reject(new Error('nobody waits for the answer any more'));
      });
    }));
    await call('newMatch', start);
    await rest();
    expect(gone).toEqual([]);
    await (leave ? call('leave', { match }) : call('answer', { match, at: 0, answer: pick('one') }));
    expect(gone).toEqual([true]);
    await rest();
    expect([asked.length, reports, pushes.filter(({ type }) => type === 'fault')]).toEqual([leave ? 0 : 1, [], []]);
  }
});

it('the host rests before each look ahead, and takes none once the person has answered', async () => {
  const { call, quiet, ahead, waiting } = desk((job) => Promise.resolve(thought(job)));
  await call('newMatch', start);
  await quiet();
  expect([ahead.length, waiting.length]).toEqual([0, 1]);
  await call('answer', { match, at: 0, answer: pick('one') });
  waiting[0]!();
  await quiet();
  expect(ahead).toEqual([]);
});

it('after answers were taken back it is about the question that stands again', async () => {
  const { call, rest, ahead } = desk((job) => Promise.resolve(thought(job)));
  await call('newMatch', { ...start, undo: 'free' });
  await rest();
  const first = ahead.map(jobKey);
  await call('answer', { match, at: 0, answer: pick('throw') });
  await rest();
  ahead.length = 0;
  await call('undo', { match, at: await at(), to: 0 });
  await rest();
  expect(ahead.map(jobKey)).toEqual(first);

  /** Answers that stand. */
  async function at(): Promise<number> {
    return (await call('continueMatch', { match })).at;
  }
});
