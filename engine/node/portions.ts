/** Long work cut into portions: done here one after another, or handed out to worker threads. */
import { parentPort, type Worker } from 'node:worker_threads';

/** Who does the work. */
export interface Hands {
  /** 1: all in this thread. */
  readonly threads: number;
  /** Starts a thread that runs `servePortions`; needed for more than one. */
  startThread?(): Worker;
}

/**
 * Has all portions done and takes each result as it comes, from several threads in any order. In this thread no portion begins before the last result
 * is taken: work that never waits would let nobody write it down. Rejects when a portion fails or a thread ends early.
 */
export async function doPortions<Portion, Result>(
  portions: readonly Portion[],
  { threads, startThread }: Hands,
  work: (portion: Portion) => Result | Promise<Result>,
  take: (result: Result) => void | Promise<void>,
): Promise<void> {
  if (threads > 1 && startThread !== undefined) return inThreads(portions, threads, startThread, take);
  for (const portion of portions) await take(await work(portion));
}

async function inThreads<Portion, Result>(
  portions: readonly Portion[], threads: number, start: () => Worker, take: (result: Result) => void | Promise<void>,
): Promise<void> {
  const left = portions.slice();
  const workers: Worker[] = [];
  const one = (): Promise<void> => new Promise((resolve, reject) => {
    const worker = start();
    workers.push(worker);
    const next = (): void => {
      const portion = left.shift();
      if (portion === undefined) resolve();
      else worker.postMessage(portion);
    };
    worker.on('message', (result: Result) => {
      Promise.resolve(take(result)).then(next, reject);
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`a thread stopped (code ${code})`)));
    next();
  });
  try {
    await Promise.all(Array.from({ length: Math.min(threads, portions.length) }, one));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** Makes this thread one that does portions: every message is a portion, every answer its result. A portion that fails ends it. Throws in the main thread. */
export function servePortions<Portion>(work: (portion: Portion) => unknown): void {
  const port = parentPort;
  if (port === null) throw new Error('this runs in a worker thread');
  const answer = async (portion: Portion): Promise<void> => port.postMessage(await work(portion));
  port.on('message', (portion: Portion) => void answer(portion));
}
