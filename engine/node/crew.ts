/** Worker threads that are asked one thing at a time. */
import { Worker, type ResourceLimits } from 'node:worker_threads';
import { GivenUp, type Caller } from '../host/caller.ts';

/** What a thread is told when nobody waits for its answer any more. */
export const GIVE_UP = '"give up"';

/** What a thread says of how far it is begins so, and the share that is done follows (0 to 1): no answer does. */
export const SO_FAR = '~';

/**
 * For threads that think: what a play-out makes is gone before it is ever collected, so that they take a twelfth less time, for some 25 MB more each.
 * Node gives 48 MB.
 */
export const BRIEF_LIVES: ResourceLimits = { maxYoungGenerationSizeMb: 96 };

/** How a crew is made. */
export interface CrewParts {
  /** The threads' program itself, a bundled CommonJS script: whoever reads it answers for what it says. */
  readonly program: string;
  /** What each thread is told at its start: its work, and where content lies. */
  readonly workerData: unknown;
  /** Threads at the most; each is started when it is needed first. */
  readonly threads: number;
  /** Milliseconds after which a thread that gives no answer is stopped and replaced. */
  readonly patience: number;
  /**
   * How often a thread is given its patience anew while the whole program got less than that of processor time since it was
   * asked, since a busy machine, not the question, takes the time then; or while it got farther by what it says. Never where it is left out.
   */
  readonly grace?: number;
  /** What a thread may use; without it, what Node gives. */
  readonly limits?: ResourceLimits;
  /** What these threads do, for reports: "thinking". */
  readonly does: string;
  /** A line for the person who runs the program. */
  report(message: string): void;
}

/** A thread that was asked gave no answer: it crashed, used too much, or took too long. */
export class ThreadLost extends Error {
  readonly why: 'time' | 'memory' | 'stopped';
  constructor(why: ThreadLost['why'], message: string) {
    super(message);
    this.name = 'ThreadLost';
    this.why = why;
  }
}

interface Task {
  readonly question: string;
  /** Nobody waits for it much: it is given up for whatever else is asked. */
  readonly isIdle: boolean;
  /** Stops a thread that takes too long. */
  timer?: ReturnType<typeof setTimeout>;
  /** Which share of it is done (0 to 1), as the thread said last. */
  done: number;
  resolve(answer: string): void;
  reject(error: Error): void;
  /** Told now and then which share of it is done (0 to 1), where the thread says so. */
  far(share: number): void;
}

/** Text goes in and text comes back. A thread that crashes or hangs is replaced; what it was asked is rejected with `ThreadLost`. */
export class Crew {
  readonly #parts: CrewParts;
  readonly #waiting: Task[] = [];
  readonly #threads = new Map<Worker, Task | null>();
  #closed = false;

  constructor(parts: CrewParts) {
    this.#parts = parts;
  }

  /** Starts threads before the first question, all or so many at the most. */
  warm(most = Infinity): void {
    while (this.#threads.size < Math.min(most, this.#parts.threads)) this.#start();
  }

  /**
   * What is asked is given up when the caller leaves: by a thread only as soon as it hears `GIVE_UP`, and answers. What is asked idly is given up for
   * whatever else is asked, too. `far` is told now and then which share of it is done (0 to 1), where the thread says so.
   */
  ask(question: string, caller: Caller | null = null, isIdle = false, far: Task['far'] = () => undefined): Promise<string> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new Error(`the ${this.#parts.does} threads are closed`));
      if (!isIdle) for (const idle of [...this.#waiting, ...this.#threads.values()]) if (idle?.isIdle === true) this.#giveUp(idle);
      const task: Task = { question, isIdle, far, done: 0, resolve: (answer) => (heard?.(), resolve(answer)), reject: (error) => (heard?.(), reject(error)) };
      const heard = caller?.onLeave(() => this.#giveUp(task));
      this.#waiting.push(task);
      this.#next();
    });
  }

  #giveUp(task: Task): void {
    const place = this.#waiting.indexOf(task);
    if (place >= 0) this.#waiting.splice(place, 1);
    task.reject(new GivenUp());
    for (const [worker, own] of this.#threads) if (own === task) worker.postMessage(GIVE_UP);
  }

  /** Tells every thread something that it gives no answer to. */
  tell(text: string): void {
    if (this.#closed) return;
    this.warm();
    for (const worker of this.#threads.keys()) worker.postMessage(text);
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const task of this.#waiting.splice(0)) task.reject(new Error(`the ${this.#parts.does} threads are closed`));
    await Promise.all([...this.#threads.keys()].map((worker) => worker.terminate()));
  }

  #start(): Worker {
    const { program, workerData, limits, does } = this.#parts;
    const worker = new Worker(program, { eval: true, workerData, execArgv: [], ...(limits === undefined ? {} : { resourceLimits: limits }) });
    worker.unref();
    this.#threads.set(worker, null);
    worker.on('message', (text: unknown) => this.#finish(worker, String(text)));
    worker.on('error', (error: NodeJS.ErrnoException) => this.#lose(worker, new ThreadLost(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'stopped', error.message)));
    worker.on('exit', (code) => this.#lose(worker, new ThreadLost('stopped', `the ${does} thread stopped (code ${code})`)));
    return worker;
  }

  /** Stops a thread whose time for a task is over. */
  #time(worker: Worker, task: Task): void {
    const { patience, grace = 0 } = this.#parts;
    const began = process.cpuUsage();
    let [left, before] = [grace, task.done];
    const look = (): void => {
      const { user, system } = process.cpuUsage(began);
      if (left > 0 && ((user + system) / 1000 < patience || task.done > before)) {
        [left, before] = [left - 1, task.done];
        task.timer = setTimeout(look, patience);
        return;
      }
      this.#lose(worker, new ThreadLost('time', `no answer within ${patience} ms`));
      void worker.terminate();
    };
    task.timer = setTimeout(look, patience);
  }

  #finish(worker: Worker, text: string): void {
    const task = this.#threads.get(worker);
    if (task === undefined || task === null) return;
    if (text.startsWith(SO_FAR)) {
      task.done = Number(text.slice(SO_FAR.length));
      return task.far(task.done);
    }
    this.#threads.set(worker, null);
    clearTimeout(task.timer);
    task.resolve(text);
    this.#next();
  }

  #lose(worker: Worker, error: Error): void {
    const task = this.#threads.get(worker);
    if (task === undefined) return;
    this.#threads.delete(worker);
    clearTimeout(task?.timer);
    task?.reject(error);
    if (!this.#closed) this.#parts.report(`a ${this.#parts.does} thread was lost: ${error.message}`);
    this.#next();
  }

  #next(): void {
    if (this.#closed || this.#waiting.length === 0) return;
    const free = [...this.#threads].find(([, task]) => task === null)?.[0] ?? (this.#threads.size < this.#parts.threads ? this.#start() : undefined);
    if (free === undefined) return;
    const task = this.#waiting.shift()!;
    this.#threads.set(free, task);
    free.postMessage(task.question);
    this.#time(free, task);
  }
}
