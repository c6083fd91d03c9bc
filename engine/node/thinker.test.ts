import { afterAll, expect, it } from 'vitest';
import { Caller } from '../host/caller.ts';
import { BRIEF_LIVES } from './crew.ts';
import { thinkerPool } from './thinker.ts';

/** A thread that answers how much room it has for what is new (MB). */
const PROGRAM = `
  const { parentPort, resourceLimits } = require('node:worker_threads');
  parentPort.on('message', () => parentPort.postMessage(JSON.stringify({ answer: { place: null, near: null, turns: resourceLimits.maxYoungGenerationSizeMb } })));
`;
const pool = thinkerPool({ program: PROGRAM, workerData: null, threads: 1, patience: 60_000, report: () => {} });
afterAll(() => pool.close());

it('a thread that thinks has room for the copies of a play-out', async () => {
  const job = { system: 'toy', setup: {}, table: 'floor', seed: 1, mirrored: true } as const;
  expect(await pool.playOut(job, new Caller())).toMatchObject({ turns: BRIEF_LIVES.maxYoungGenerationSizeMb });
  expect(BRIEF_LIVES.maxYoungGenerationSizeMb).toBeGreaterThan(48);
});
