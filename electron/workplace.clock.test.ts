import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Push, Update } from '../engine/host/link.ts';
import { systems } from '../engine/host/systems.ts';
import { assetsFolder } from '../engine/node/assets-folder.ts';
import { temporaryFolder, threadProgram } from '../engine/testing/folders.ts';
import { openWorkplace, type Workplace } from './workplace.ts';

const ANSWERS = 60;
const folder = temporaryFolder('workplace');
const reports: string[] = [];
let workplace: Workplace;

beforeAll(async () => {
  const worker = join(folder.path, 'worker.cjs');
  writeFileSync(worker, await threadProgram(join(import.meta.dirname, '../engine/node/worker.ts')));
  workplace = openWorkplace({ assets: assetsFolder(import.meta.url), data: folder.path, worker }, (message) => reports.push(message));
});
afterAll(async () => {
  await workplace.close();
  folder.remove();
});

it('the opponent in its thread answers nearly every question within a second, and always legally', async () => {
  const times: number[] = [];
  const faults: string[] = [];
  let asked = 0;
  let done = (): void => {};
  const enough = new Promise<void>((resolve) => { done = resolve; });
  const { call } = workplace.desk.connect((push: Push) => {
    if (push.type !== 'update') return void faults.push(push.message);
    const { answered, awaits, request } = push.update;
    if (answered?.seat != null && asked > 0) times.push(performance.now() - asked);
    asked = request?.kind === 'roll' || awaits === null ? 0 : performance.now();
    if (times.length >= ANSWERS || awaits === null) done();
  });
  const { starter } = systems.find(({ rules }) => rules.id === 'shatterpoint')!;
  const begun = (await call('newMatch', { system: 'shatterpoint', setup: starter('refinery'), seats: ['computer', 'computer'] })) as { readonly result: Update };
  expect(begun.result).toMatchObject({ at: 0 });
  await enough;
  await call('leave', { match: begun.result.match });
  const sorted = times.sort((a, b) => a - b);
  expect(faults).toEqual([]);
  expect(sorted[Math.floor(sorted.length * 0.9)]).toBeLessThan(1000);
  expect(sorted.at(-1)).toBeLessThan(3000);
  console.warn(`opponent: median ${Math.round(sorted[Math.floor(sorted.length / 2)]!)} ms, slowest ${Math.round(sorted.at(-1)!)} ms of ${times.length}`);
});
