import type { FoundTable } from '../engine/host/reading/reading.ts';
import { either, list, nothing, number, object, text, word, type Guard } from './shapes.ts';

/** Names of the desktop shell's own IPC channels, beside those of the link to the host. In a browser there is no such thing. */
export const SHELL_CALL = 'gantry-shell:call';
export const SHELL_PUSH = 'gantry-shell:push';

/** What the menu asks of the screen. */
export const SHELL_COMMANDS = ['newMatch', 'exportMatch', 'undo', 'redo'] as const;
export type ShellCommand = (typeof SHELL_COMMANDS)[number];

/** What the shell sends unasked: a menu command, or that a file waits to be taken. */
export type ShellPush = { readonly type: 'command'; readonly command: ShellCommand } | { readonly type: 'open' };

/** A file that the person opened: read, measured and checked. A refused one comes with the reason in words. */
export type OpenedFile =
  | { readonly kind: 'match'; readonly name: string; readonly text: string }
  | { readonly kind: 'table'; readonly name: string; readonly table: FoundTable }
  | { readonly kind: 'refused'; readonly name: string; readonly message: string };

/** What comes back: the file that was asked for, that it was done, or why not, in words. */
export type ShellReply =
  { readonly file: OpenedFile | null } | { readonly done: true } | { readonly error: { readonly code: string; readonly message: string } };

export const isShellPush: Guard<ShellPush> = either(object({ type: word('command'), command: word(...SHELL_COMMANDS) }), object({ type: word('open') }));

const isOpenedFile: Guard<OpenedFile> = either(
  object({ kind: word('match'), name: text, text }),
  object({ kind: word('table'), name: text, table: object({ name: text, width: number, depth: number, pieces: number, unheld: list(text), why: text }) }),
  object({ kind: word('refused'), name: text, message: text }),
);
const isTrue: Guard<true> = (value): value is true => value === true;

export const isShellReply: Guard<ShellReply> = either(
  object({ file: either(isOpenedFile, nothing) }),
  object({ done: isTrue }),
  object({ error: object({ code: text, message: text }) }),
);

/** What the page finds as `window.gantryShell`. */
export interface ShellBridge {
  /** The next file that was opened with the game (double-click, menu, drop), or null. Rejects with why it cannot be told. */
  takeFile(): Promise<OpenedFile | null>;
  /** Hears menu commands and that a file waits; gives what ends it. */
  onPush(listen: (push: ShellPush) => void): () => void;
  /** Shows a saved match's file in its folder. Rejects with why it cannot be shown. */
  reveal(match: string): Promise<void>;
}
