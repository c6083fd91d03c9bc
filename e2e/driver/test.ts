import { expect, test as plain, type Browser, type Page } from '@playwright/test';
import type { Seen } from './eyes.ts';
import { dropFolder, freshFolder } from './folders.ts';
import { atHome, continueMatch } from './menu.ts';
import { Person } from './person.ts';
import { prepareMatch, type MatchPlan, type Wanted } from './prepare.ts';
import { openBrowserShell, openElectronShell, type Kind, type SavedFile, type Shell, type ShellPlan } from './shells.ts';

export interface Opening extends ShellPlan {
  /** A match that "Continue" opens: where the person is asked this. */
  readonly match?: Wanted;
  /** How that match is set up. */
  readonly plan?: MatchPlan;
}

/** The game in the shell that the project names: closed until it is opened, with a player's folder of its own. */
export class TestShell {
  readonly kind: Kind;
  readonly data = freshFolder();
  readonly #browser: Browser;
  #shell: Shell | null = null;

  constructor(kind: Kind, browser: Browser) {
    this.kind = kind;
    this.#browser = browser;
  }

  /** Opens the game and waits for its first screen. */
  async open({ match, plan, ...shell }: Opening = {}): Promise<Page> {
    if (match !== undefined) await prepareMatch(this.data, match, plan);
    this.#shell = await (this.kind === 'browser' ? openBrowserShell(this.#browser, this.data, shell) : openElectronShell(this.kind, this.data, shell));
    await atHome(this.page);
    return this.page;
  }

  /** Opens the game, goes on with a prepared match and waits for its question. */
  async play(match: Wanted, opening: Omit<Opening, 'match'> = {}): Promise<{ readonly page: Page; readonly person: Person; readonly seen: Seen }> {
    const page = await this.open({ match, ...opening });
    await continueMatch(page);
    const person = new Person(page);
    return { page, person, seen: await person.asked() };
  }

  /** Ends the program, or the page, and opens the game again with the same files. */
  async again(): Promise<Page> {
    await this.#open.again();
    await atHome(this.page);
    return this.page;
  }

  /** Does what makes the game save a file, and gives that file. */
  saved(act: () => Promise<unknown>): Promise<SavedFile> {
    return this.#open.saved(act);
  }

  get page(): Page {
    return this.#open.page();
  }

  /** Errors of the page and addresses asked outside the game so far; a test that causes some takes them out. */
  get troubles(): string[] {
    return this.#shell?.troubles ?? [];
  }

  /** Closes the game and throws its folder away. */
  async end(): Promise<void> {
    if (this.#shell === null) dropFolder(this.data);
    else await this.#shell.close();
  }

  get #open(): Shell {
    if (this.#shell === null) throw new Error('the game was not opened');
    return this.#shell;
  }
}

/** What a project says. */
export interface Options {
  /** What the project opens the game in. */
  readonly kind: Kind;
}

/** Tests of the game in the project's shell. Whatever went wrong in the page fails the test at its end. */
export const test = plain.extend<{ readonly shell: TestShell }, Options>({
  kind: ['browser', { option: true, scope: 'worker' }],
  shell: async ({ kind, browser }, use) => {
    const shell = new TestShell(kind, browser);
    await use(shell);
    await shell.end();
    expect(shell.troubles, 'errors of the page and addresses outside the game').toEqual([]);
  },
});
export { expect };
