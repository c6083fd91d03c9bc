import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { thinkerPool, type Pool } from '../engine/node/thinker.ts';
import { threadProgram } from '../engine/testing/folders.ts';
import { testDesk } from '../engine/testing/memory.ts';

/** Goals at which the toy's thinking thread crashes, and hangs. */
const CRASHES = 13;
const HANGS = 14;
const reports: string[] = [];
let pool: Pool;

beforeAll(async () => {
  const program = await threadProgram(join(import.meta.dirname, '../engine/testing/toy/worker.ts'));
  pool = thinkerPool({ program, workerData: null, threads: 1, patience: 300, report: (message) => reports.push(message) });
});
afterAll(() => pool.close());

it.each([['crashes', CRASHES], ['hangs', HANGS]] as const)('when the opponent’s thread %s, the match goes on with a quick answer and loses nothing', async (_what, goal) => {
  const place = testDesk({ thinker: pool.think, report: (message) => reports.push(message), soon: (run) => void setTimeout(run, 0) });
  const { match } = await place.call('newMatch', { system: 'toy', setup: { table: 'floor', goal }, seats: ['person', 'computer'] });
  await place.call('answer', { match, at: 0, answer: { kind: 'pick', picks: ['one'] } });
  const deadline = Date.now() + 10_000;
  const last = () => place.pushes.flatMap((push) => (push.type === 'update' ? [push.update] : [])).at(-1);
  while (last()?.awaits !== 'person' && last()?.awaits !== null && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(last()?.at).toBeGreaterThanOrEqual(2);
  expect(last()?.awaits).not.toBe('computer');
  const notices = place.pushes.flatMap((push) => (push.type === 'fault' ? [push.message] : []));
  expect(notices.length).toBeGreaterThan(0);
  for (const notice of notices) expect(notice).toContain('it answers quickly instead');
  expect(reports.some((message) => message.includes('a thinking thread was lost'))).toBe(true);
  const { at } = await place.call('continueMatch', { match });
  expect(at).toBe(last()?.at);
});
