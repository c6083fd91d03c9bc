import type { OpenedFile, ShellCommand, ShellPush } from '../engine/host/shell.ts';
import { either, list, nothing, number, object, text, word, type Guard } from './shapes.ts';

/** Names of the desktop shell's own IPC channels, beside those of the link to the host. In a browser there is no such thing. */
export const SHELL_CALL = 'gantry-shell:call';
export const SHELL_PUSH = 'gantry-shell:push';

/** Every command of the menu. */
const COMMANDS: Readonly<Record<ShellCommand, true>> = { newMatch: true, exportMatch: true, undo: true, redo: true };
export const SHELL_COMMANDS = Object.keys(COMMANDS) as readonly ShellCommand[];

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
