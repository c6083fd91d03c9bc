import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Session } from '../core/session.ts';
import { Caller } from '../host/caller.ts';
import { TookTooMuch, type Job } from '../host/thinker.ts';
import { threadProgram } from '../testing/folders.ts';
import { toy } from '../testing/toy/toy.ts';
import { thinkerPool, type Pool } from './thinker.ts';

/** Milliseconds that a thread has for an answer: far more than the toy needs, on a busy machine too. */
const PATIENCE = 6000;
const reports: string[] = [];
let pool: Pool;
/** One whose threads share each thought. */
let many: Pool;

beforeAll(async () => {
  const program = await threadProgram(join(import.meta.dirname, '../testing/toy/worker.ts'));
  const report = (message: string): void => void reports.push(message);
  const poolOf = (threads: number): Pool => thinkerPool({ program, workerData: null, threads, patience: PATIENCE, report });
  [pool, many] = [poolOf(1), poolOf(3)];
  for (const each of [pool, many]) each.warm();
});

afterAll(() => Promise.all([pool.close(), many.close()]));

const long = (seed = 1): Job => ({ ...job(1_000_000, seed), budget: { milliseconds: null, playouts: 1_000_000, breadth: 4, noise: 0 } });

function job(goal: number, seed = 1): Job {
  const setup = toy.readSetup({ table: 'floor', goal });
  const session = new Session(toy.start(setup, null).system, toy.start(setup, null).state);
  const { request } = session;
  if (request?.kind !== 'pick') throw new Error('the toy begins with a pick');
  return { system: 'toy', setup, table: 'floor', moment: session.moment, request, seat: 0, seed, budget: { milliseconds: null, playouts: 20, breadth: 4, noise: 0 } };
}

it('a thread answers what the rules allow, the same for the same seed', async () => {
  const [first, second] = await Promise.all([pool.think(job(20), new Caller()), pool.think(job(20), new Caller())]);
  expect(first.plan[0]!.answer).toMatchObject({ kind: 'pick', picks: [expect.stringMatching(/^(one|throw)$/)] });
  expect(second).toEqual(first);
});

it('a thread that crashes is replaced, and its question fails', async () => {
  await expect(pool.think(job(13), new Caller())).rejects.toThrow('the thinking thread stopped (code 3)');
  expect(reports.at(-1)).toContain('a thinking thread was lost');
  await expect(pool.think(job(20), new Caller())).resolves.toMatchObject({ plan: [{ answer: { kind: 'pick' } }] });
});

it('a thread that hangs is replaced after its time', async () => {
  const hung = pool.think(job(14), new Caller());
  const next = pool.think(job(20), new Caller());
  await expect(hung).rejects.toThrow(`no answer within ${PATIENCE} ms`);
  await expect(next).resolves.toMatchObject({ plan: [{ answer: { kind: 'pick' } }] });
});

it('a match that may begin soon is rehearsed by a thread, and a question comes before that; one that cannot be is nobody’s trouble', async () => {
  const before = reports.length;
  pool.rehearse({ system: 'toy', setup: { table: 'floor', goal: 1_000_000 }, table: 'floor' });
  pool.rehearse({ system: 'chess', setup: { goal: 1 }, table: 'floor' });
  await expect(pool.think(job(20), new Caller())).resolves.toMatchObject({ plan: [{ answer: { kind: 'pick' } }] });
  expect(reports.slice(before)).toEqual([]);
});

it('a thread stops thinking within moments when nobody waits any more, and answers the next question', async () => {
  const before = reports.length;
  const caller = new Caller();
  const endless = pool.think(long(), caller);
  const next = pool.think(job(20), new Caller());
  await new Promise((resolve) => setTimeout(resolve, 200));
  caller.leave();
  await expect(endless).rejects.toThrow('nobody waits for the answer any more');
  await expect(next).resolves.toMatchObject({ plan: [{ answer: { kind: 'pick' } }] });
  expect(reports.slice(before)).toEqual([]); // not by being stopped after its time
});

it('several threads that share a thought find what one finds alone', async () => {
  for (const noise of [0, 0.5]) {
    const asked = { ...job(60, 4), budget: { milliseconds: null, playouts: 200, breadth: 6, noise } };
    const [alone, together] = await Promise.all([pool.think(asked, new Caller()), many.think(asked, new Caller())]);
    expect(together.playouts).toBeGreaterThan(100);
    expect(together).toEqual(alone);
  }
});

it('several threads keep to the time of a thought, and all stop when nobody waits any more', async () => {
  const before = reports.length;
  const timed = await many.think({ ...long(), budget: { ...long().budget, milliseconds: 150 } }, new Caller());
  expect(timed.playouts).toBeGreaterThan(20);
  const caller = new Caller();
  const endless = many.think(long(), caller);
  await new Promise((resolve) => { setTimeout(resolve, 200); });
  caller.leave();
  await expect(endless).rejects.toThrow('nobody waits for the answer any more');
  await expect(Promise.all([1, 2, 3].map((seed) => many.think(job(20, seed), new Caller())))).resolves.toHaveLength(3);
  expect(reports.slice(before)).toEqual([]);
});

it('what is thought about in advance gives way to any question, and is what a question would find', async () => {
  const before = reports.length;
  for (const each of [pool, many]) {
    const ahead = each.ponder(long(), new Caller());
    const failed = expect(ahead).rejects.toThrow('nobody waits for the answer any more');
    await new Promise((resolve) => { setTimeout(resolve, 200); });
    await expect(each.think(job(20), new Caller())).resolves.toMatchObject({ plan: [{ answer: { kind: 'pick' } }] });
    await failed;
    expect(await each.ponder(job(20), new Caller())).toEqual(await each.think(job(20), new Caller()));
  }
  expect(reports.slice(before)).toEqual([]); // nobody was stopped after its time
});

it('a thread says what it would do, and what it would do next best', async () => {
  const asked = { ...job(60, 4), budget: { milliseconds: null, playouts: 200, breadth: 6, noise: 0 } };
  const [best, second] = await pool.counsel(asked, new Caller());
  const { plan, value } = await pool.think(asked, new Caller());
  expect([best!.steps.map(({ answer }) => answer), best!.value]).toEqual([plan.map(({ answer }) => answer), value]);
  expect(second!.value).toBeLessThanOrEqual(best!.value);
  expect(second!.steps[0]!.answer).not.toEqual(best!.steps[0]!.answer);
});

it('an unknown rule system is an error, not a crash', async () => {
  await expect(pool.think({ ...job(20), system: 'chess' }, new Caller())).rejects.toThrow('no rule system "chess"');
});

it('quick answers come from what the seat sees, the rules’ own first', async () => {
  const { moment, budget: _, ...question } = job(20);
  expect(await pool.quick({ ...question, seen: moment.base })).toEqual([{ kind: 'pick', picks: [expect.stringMatching(/one|throw/)] }, { kind: 'pick', picks: ['one'] }, { kind: 'pick', picks: ['throw'] }]);
});

it.each([[14, TookTooMuch, 'no answer within'], [13, Error, 'stopped']] as const)('a quick answer that hangs took too much, one that crashes did not (%i)', async (goal, kind, message) => {
  const { moment, budget: _, ...question } = job(goal);
  const failed = pool.quick({ ...question, seen: moment.base });
  await expect(failed).rejects.toThrow(message);
  await expect(failed).rejects.toBeInstanceOf(kind);
  await expect(failed.catch((error: unknown) => error instanceof TookTooMuch)).resolves.toBe(kind === TookTooMuch);
});
