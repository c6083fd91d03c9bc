import { z } from 'zod';
import { LARGEST } from './file-kinds.ts';

/** Names of the desktop shell's own IPC channels, beside those of the link to the host. In a browser there is no such thing. */
export const SHELL_CALL = 'gantry-shell:call';
export const SHELL_PUSH = 'gantry-shell:push';

const shellCommandForm = z.enum(['newMatch', 'exportMatch', 'undo', 'redo']);
/** What the menu asks of the screen. */
export type ShellCommand = z.infer<typeof shellCommandForm>;

/** What the shell sends unasked: a menu command, or that a file waits to be taken. */
export const shellPushForm = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('command'), command: shellCommandForm }),
  z.strictObject({ type: z.literal('open') }),
]);
export type ShellPush = z.infer<typeof shellPushForm>;

const fileName = z.string().max(255);

/** A file that the person opened: read, measured and checked. A refused one comes with the reason in words. */
export const openedFileForm = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('match'), name: fileName, text: z.string() }),
  z.strictObject({ kind: z.literal('table'), name: fileName, text: z.string() }),
  z.strictObject({ kind: z.literal('refused'), name: fileName, message: z.string() }),
]);
export type OpenedFile = z.infer<typeof openedFileForm>;

/** What the preload may ask of the shell. */
export const shellCallForm = z.discriminatedUnion('name', [
  /** The next file that waits, or null. */
  z.strictObject({ name: z.literal('takeFile') }),
  /** A file dropped on the window, with what is in it (null: too much to be read); its place on disk is never said. */
  z.strictObject({ name: z.literal('dropFile'), file: fileName, bytes: z.instanceof(Uint8Array).refine(({ length }) => length <= LARGEST.match, 'the file is too large').nullable() }),
  /** Shows a saved match's file in its folder. Its id is no path: no dots, no slashes. */
  z.strictObject({ name: z.literal('reveal'), match: z.string().regex(/^[a-z0-9-]{1,64}$/, 'not the id of a match') }),
]);
export type ShellCall = z.infer<typeof shellCallForm>;

export const shellReplyForm = z.union([z.strictObject({ file: openedFileForm.nullable() }), z.strictObject({ error: z.strictObject({ code: z.string(), message: z.string() }) })]);
export type ShellReply = z.infer<typeof shellReplyForm>;

/** What the page finds as `window.gantryShell`. */
export interface ShellBridge {
  /** The next file that was opened with the game (double-click, menu, drop), or null. */
  takeFile(): Promise<OpenedFile | null>;
  /** Hears menu commands and that a file waits; gives what ends it. */
  onPush(listen: (push: ShellPush) => void): () => void;
  /** Shows a saved match's file in its folder. */
  reveal(match: string): void;
}
