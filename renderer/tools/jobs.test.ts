import { expect, test } from 'vitest';
import { Jobs } from './jobs.ts';

/** A worker's clock: each step of work takes 4 ms; `run` lets one slice happen. */
function bench() {
  const later: (() => void)[] = [];
  const told: string[] = [];
  let now = 0;
  let worked = 0;
  function* count(steps: number): Generator<number, string, void> {
    try {
      for (let i = 1; i <= steps; i++) {
        now += 4;
        worked += 1;
        yield i / steps;
      }
      return `all ${steps}`;
    } finally {
      told.push('left');
    }
  }
  const jobs = new Jobs<string>({ now: () => now, later: (run) => later.push(run) });
  const start = (id: number, steps: number): void => jobs.start(id, count(steps), { progress: (share) => told.push(`${id} at ${share}`), done: (result) => told.push(`${id} ${result}`), failed: () => told.push(`${id} failed`) });
  return { jobs, told, start, run: () => later.shift()?.(), waiting: () => later.length, worked: () => worked };
}

test('work is done in slices of some milliseconds, with other things in between', () => {
  const { start, run, told, waiting } = bench();
  start(1, 8);
  expect(told).toEqual([]);
  run();
  expect(told).toEqual(['1 at 0.375']);
  expect(waiting()).toBe(1);
  run();
  run();
  expect(told.slice(-2)).toEqual(['left', '1 all 8']);
  expect(waiting()).toBe(0);
});

test('a job that is given up is left at once and says nothing more', () => {
  const { jobs, start, run, told, worked } = bench();
  start(1, 100);
  run();
  const before = worked();
  expect(jobs.stop(1)).toBe(true);
  run();
  expect([worked(), told.at(-1)]).toEqual([before, 'left']);
  expect(jobs.stop(1)).toBe(false);
});

test('the newest job goes first, the older one after it', () => {
  const { start, run, told } = bench();
  start(1, 4);
  start(2, 2);
  for (let i = 0; i < 6; i++) run();
  expect(told.filter((line) => line.includes('all'))).toEqual(['2 all 2', '1 all 4']);
});

test('a job that throws is told as failed and the others go on', () => {
  const { jobs, start, run, told } = bench();
  start(1, 2);
  jobs.start(2, (function* (): Generator<number, string, void> { throw new Error('no'); })(), { progress: () => {}, done: () => {}, failed: () => told.push('2 failed') });
  for (let i = 0; i < 4; i++) run();
  expect(told).toEqual(['2 failed', 'left', '1 all 2']);
});
