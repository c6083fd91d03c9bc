import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { answerForm } from '../core/form.ts';
import type { Answer } from '../core/script.ts';
import type { Job, Thinker } from '../host/thinker.ts';

/** How a pool of thinkers is made. */
interface PoolParts {
  /** The worker's program itself, a bundled CommonJS script: whoever reads it answers for what it says. */
  readonly program: string;
  /** What the worker is told at its start: where content lies. */
  readonly workerData: unknown;
  /** Threads kept warm. */
  readonly threads: number;
  /** Milliseconds after which a thread that gives no answer is stopped and replaced. */
  readonly patience: number;
  report(message: string): void;
}

export interface Pool {
  readonly think: Thinker;
  /** Starts the threads before the first question. */
  warm(): void;
  close(): Promise<void>;
}

interface Task {
  readonly job: Job;
  /** Stops a thread that takes too long. */
  timer?: ReturnType<typeof setTimeout>;
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

const replyForm = z.union([z.strictObject({ answer: answerForm }), z.strictObject({ error: z.string() })]);

/** Worker threads that think for computer seats. A thread that crashes or hangs is replaced; its question is rejected. */
export function thinkerPool(parts: PoolParts): Pool {
  const waiting: Task[] = [];
  const threads = new Map<Worker, Task | null>();
  let closed = false;

  function start(): Worker {
    const worker = new Worker(parts.program, { eval: true, workerData: parts.workerData, execArgv: [] });
    worker.unref();
    threads.set(worker, null);
    worker.on('message', (text: unknown) => finish(worker, String(text)));
    worker.on('error', (error) => lose(worker, error));
    worker.on('exit', (code) => lose(worker, new Error(`the thinking thread stopped (code ${code})`)));
    return worker;
  }

  function finish(worker: Worker, text: string): void {
    const task = threads.get(worker);
    if (task === undefined || task === null) return;
    threads.set(worker, null);
    clearTimeout(task.timer);
    const reply = replyForm.safeParse(JSON.parse(text));
    if (!reply.success) task.reject(new Error('the thinking thread gave an answer of a wrong form'));
    else if ('error' in reply.data) task.reject(new Error(reply.data.error));
    else task.resolve(reply.data.answer as Answer);
    next();
  }

  function lose(worker: Worker, error: Error): void {
    const task = threads.get(worker);
    if (task === undefined) return;
    threads.delete(worker);
    clearTimeout(task?.timer);
    task?.reject(error);
    if (!closed) parts.report(`a thinking thread was lost: ${error.message}`);
    next();
  }

  function next(): void {
    if (closed || waiting.length === 0) return;
    const free = [...threads].find(([, task]) => task === null)?.[0] ?? (threads.size < parts.threads ? start() : undefined);
    if (free === undefined) return;
    const task = waiting.shift()!;
    threads.set(free, task);
    free.postMessage(JSON.stringify(task.job));
    task.timer = setTimeout(() => {
      lose(free, new Error(`no answer within ${parts.patience} ms`));
      void free.terminate();
    }, parts.patience);
  }

  return {
    warm() {
      while (threads.size < parts.threads) start();
    },
    think: (job) =>
      new Promise<Answer>((resolve, reject) => {
        if (closed) return reject(new Error('the thinkers have gone home'));
        waiting.push({ job, resolve, reject });
        next();
      }),
    async close() {
      closed = true;
      for (const task of waiting.splice(0)) task.reject(new Error('the thinkers have gone home'));
      await Promise.all([...threads.keys()].map((worker) => worker.terminate()));
    },
  };
}
