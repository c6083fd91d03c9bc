/** Long work in slices, so that whoever works can be asked something else in between. */

/** Milliseconds of one slice. */
const SLICE = 10;

interface JobEnds<T> {
  readonly progress: (share: number) => void;
  readonly done: (result: T) => void;
  readonly failed: (fault: unknown) => void;
}

/** How slices are timed: the time in ms, and what lets other things happen before the next slice. */
interface JobClock {
  readonly now: () => number;
  readonly later: (run: () => void) => void;
}

interface Job<T> {
  readonly steps: Generator<number, T, void>;
  readonly ends: JobEnds<T>;
}

/** Works on generators one slice at a time, the newest job first. A stopped job ends without a word. */
export class Jobs<T> {
  readonly #jobs = new Map<number, Job<T>>();
  readonly #clock: JobClock;
  #waiting = false;

  constructor(clock: JobClock) {
    this.#clock = clock;
  }

  start(id: number, steps: Generator<number, T, void>, ends: JobEnds<T>): void {
    this.#jobs.set(id, { steps, ends });
    this.#wait();
  }

  /** Gives a job up. Returns whether there was one. */
  stop(id: number): boolean {
    const job = this.#jobs.get(id);
    job?.steps.return(undefined as never);
    return this.#jobs.delete(id);
  }

  #wait(): void {
    if (this.#waiting || this.#jobs.size === 0) return;
    this.#waiting = true;
    this.#clock.later(() => {
      this.#waiting = false;
      this.#slice();
      this.#wait();
    });
  }

  #slice(): void {
    const newest = [...this.#jobs].at(-1);
    if (newest === undefined) return;
    const [id, { steps, ends }] = newest;
    const until = this.#clock.now() + SLICE;
    try {
      let step = steps.next();
      while (step.done !== true && this.#clock.now() < until) step = steps.next();
      if (step.done !== true) return ends.progress(step.value);
      this.#jobs.delete(id);
      ends.done(step.value);
    } catch (fault) {
      this.#jobs.delete(id);
      ends.failed(fault);
    }
  }
}
