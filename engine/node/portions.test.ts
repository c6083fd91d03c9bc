import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundled, temporaryFolder } from '../testing/folders.ts';
import { doPortions } from './portions.ts';

const folder = temporaryFolder('portions');
const workers: Worker[] = [];
let program: URL;

const double = (n: number): number => 2 * n;
const startThread = (): Worker => {
  const worker = new Worker(program);
  workers.push(worker);
  return worker;
};

beforeAll(async () => {
  await bundled(join(import.meta.dirname, 'portions.ts'), join(folder.path, 'portions.mjs'));
  const path = join(folder.path, 'worker.mjs');
  // -1 fails, -2 ends the thread.
  writeFileSync(path, `import { servePortions } from './portions.mjs';
servePortions(async (n) => {
  if (n === -1) throw new Error('that does not go');
  if (n === -2) process.exit(0);
  return 2 * n;
});`);
  program = pathToFileURL(path);
});
afterAll(() => folder.remove());

async function resultsOf(portions: readonly number[], threads: number): Promise<number[]> {
  const results: number[] = [];
  await doPortions(portions, { threads, startThread }, double, (result: number) => void results.push(result));
  return results;
}

describe('portions of work', () => {
  it('are done here, one after another', async () => {
    expect(await resultsOf([1, 2, 3], 1)).toEqual([2, 4, 6]);
    expect(workers).toEqual([]);
  });

  it('in one thread a result is kept before the next begins, though the work never waits; what cannot be kept ends the work', async () => {
    const course: string[] = [];
    const done = (n: number): number => (course.push(`does ${n}`), n);
    await doPortions([1, 2], { threads: 1 }, done, async (result) => {
      await new Promise((on) => void setTimeout(on, 1));
      course.push(`kept ${result}`);
    });
    expect(course).toEqual(['does 1', 'kept 1', 'does 2', 'kept 2']);
    await expect(doPortions([3, 4], { threads: 1 }, done, () => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
    expect(course.at(-1)).toBe('does 3');
  });

  it('are handed to threads, no more of them than portions, until all are done; then the threads end', async () => {
    expect((await resultsOf([1, 2, 3, 4, 5], 2)).sort()).toEqual([10, 2, 4, 6, 8]);
    expect(workers).toHaveLength(2);
    expect(await resultsOf([7], 8)).toEqual([14]);
    expect(workers).toHaveLength(3);
    expect(workers.map(({ threadId }) => threadId)).toEqual([-1, -1, -1]);
  });

  it('a portion that fails, and a thread that ends early, end the whole', async () => {
    await expect(resultsOf([1, -1, 2], 2)).rejects.toThrow('that does not go');
    await expect(resultsOf([1, -2, 2], 2)).rejects.toThrow('a thread stopped (code 0)');
  });

  it('are not served by the main thread', () => {
    const { status, stderr } = spawnSync(process.execPath, [fileURLToPath(program)], { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toContain('this runs in a worker thread');
  });
});
