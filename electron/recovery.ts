import type { RenderProcessGoneDetails, WebContents } from 'electron';

/** What is done when the window's process ended. */
export type Remedy = 'nothing' | 'reload' | 'ask';

const MOST = 3;
const WITHIN_MS = 60_000;

/** Loads a crashed page again, but not for ever: after some crashes in a short time the person is asked. */
export class Recovery {
  #crashes: readonly number[] = [];

  /** The remedy for a process that ended for a reason, at a time in milliseconds of a clock that nobody sets back. */
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

export interface RecoveryParts {
  /** Milliseconds of a clock that nobody sets back. */
  now(): number;
  report(message: string): void;
  /** The page is gone. */
  lost(): void;
  /** Loads the page anew. `back`: it goes back to what was on the table. */
  load(back: boolean): void;
  /** Whether the person wants another try. */
  ask(): Promise<boolean>;
  quit(): void;
}

/**
 * A page whose process ended is loaded again and goes back to where it was. When that does not help, the person decides;
 * then it opens on its first screen, as what was on the table may be what ends it.
 */
export function recoverFromCrashes(contents: Pick<WebContents, 'on' | 'isDestroyed'>, { now, report, lost, load, ask, quit }: RecoveryParts): void {
  const recovery = new Recovery();
  contents.on('render-process-gone', (_event, { reason, exitCode }) => {
    const remedy = recovery.after(reason, now());
    report(`the window's process ended (${reason}, ${exitCode}); matches are safe on disk; ${remedy}`);
    lost();
    // Not while the old process is still being cleared away: Electron itself may end then.
    if (remedy === 'reload') setImmediate(() => { if (!contents.isDestroyed()) load(true); });
    if (remedy !== 'ask') return;
    void ask().then((again) => {
      if (!again) return quit();
      recovery.forget();
      if (!contents.isDestroyed()) load(false);
    });
  });
  contents.on('unresponsive', () => report('the window does not answer'));
  contents.on('responsive', () => report('the window answers again'));
}
