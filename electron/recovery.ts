import type { RenderProcessGoneDetails } from 'electron';

/** What is done when the window's process ended. */
export type Remedy = 'nothing' | 'reload' | 'ask';

const MOST = 3;
const WITHIN_MS = 60_000;

/** Loads a crashed page again, but not for ever: after some crashes in a short time the person is asked. */
export class Recovery {
  #crashes: readonly number[] = [];

  /** The remedy for a process that ended for a reason, at a time in milliseconds. */
  after(reason: RenderProcessGoneDetails['reason'], now: number): Remedy {
    if (reason === 'clean-exit') return 'nothing';
    // A process that cannot even start does not get better by itself.
    if (reason === 'launch-failed' || reason === 'integrity-failure') return 'ask';
    this.#crashes = [...this.#crashes.filter((at) => now - at < WITHIN_MS), now];
    return this.#crashes.length > MOST ? 'ask' : 'reload';
  }

  /** The person wants another try. */
  forget(): void {
    this.#crashes = [];
  }
}
