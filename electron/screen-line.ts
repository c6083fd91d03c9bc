import type { WebContents } from 'electron';
import type { Connection, Reply } from '../engine/host/connection.ts';
import type { Desk } from '../engine/host/desk.ts';
import { PUSH } from './channels.ts';
import type { ShellPush } from '../engine/host/shell.ts';
import { SHELL_PUSH } from './shell-link.ts';

/** What connects one page with the desk: it is laid when the page is there, and again whenever it was loaded anew. */
export class ScreenLine {
  readonly #desk: Desk;
  readonly #contents: Pick<WebContents, 'send' | 'isDestroyed'>;
  #connection: Connection | null = null;

  constructor(desk: Desk, contents: Pick<WebContents, 'send' | 'isDestroyed'>) {
    this.#desk = desk;
    this.#contents = contents;
  }

  /** The page is new: it watches nothing yet. */
  lay(): void {
    this.cut();
    this.#connection = this.#desk.connect((push) => this.#send(PUSH, push));
  }

  /** The page is gone; matches that nobody watches any more are closed, with everything on disk. */
  cut(): void {
    this.#connection?.close();
    this.#connection = null;
  }

  /** Carries a call of the page to the desk. Never rejects. */
  async call(name: unknown, args: unknown): Promise<Reply> {
    if (typeof name !== 'string') return { error: { code: 'form', message: 'a call needs a name' } };
    return this.#connection?.call(name, args) ?? { error: { code: 'form', message: 'this window may not ask yet' } };
  }

  /** Tells the page something of the shell. */
  tell(push: ShellPush): void {
    if (this.#connection !== null) this.#send(SHELL_PUSH, push);
  }

  #send(channel: string, message: unknown): void {
    if (!this.#contents.isDestroyed()) this.#contents.send(channel, message);
  }
}
