import type { ElectronApplication, Page } from '@playwright/test';
import { launch, type Runner } from './electron.ts';
import { dropFolder, freshFolder } from './folders.ts';
import { expect, test as shells } from './test.ts';

/** The desktop program as it is started by a person, without the words that open the test probe. */
export class Program {
  readonly data = freshFolder();
  readonly runner: Runner;
  #app: ElectronApplication | null = null;

  constructor(runner: Runner) {
    this.runner = runner;
  }

  /** Starts it, with files to open. */
  async start(words: readonly string[] = []): Promise<{ readonly app: ElectronApplication; readonly page: Page }> {
    const { runner, data } = this;
    const started = await launch({ runner, data, words });
    this.#app = started.app;
    return started;
  }

  /** Ends it and throws its folder away. */
  async end(): Promise<void> {
    await this.#app?.close();
    dropFolder(this.data);
  }
}

/** Tests of the desktop program in the project's runner. */
export const test = shells.extend<{ readonly program: Program }>({
  program: async ({ kind }, use) => {
    if (kind === 'browser') throw new Error('a browser runs no desktop program');
    const program = new Program(kind);
    await use(program);
    await program.end();
  },
});
export { expect };
