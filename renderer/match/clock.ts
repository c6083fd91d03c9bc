/** Waits; a test gives one that it steps itself. */
export interface Clock {
  /** Resolves after `milliseconds`, or at once when `signal` aborts. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
}

export const realClock: Clock = {
  wait: (milliseconds, signal) => new Promise((done) => {
    if (signal.aborted) return done();
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      done();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  }),
};
