/** What the desktop shell puts on the window beside the link; a browser has no such thing. */

import type { FoundTable } from '../../engine/host/reading/reading.ts';

/** A file that was opened with the game: read, measured and checked, or refused with the reason in words. */
export type OpenedFile =
  | { readonly kind: 'match'; readonly name: string; readonly text: string }
  | { readonly kind: 'table'; readonly name: string; readonly table: FoundTable }
  | { readonly kind: 'refused'; readonly name: string; readonly message: string };

/** What the shell sends unasked: a command of its menu, or that a file waits to be taken. */
export type ShellPush = { readonly type: 'command'; readonly command: 'newMatch' | 'exportMatch' | 'undo' | 'redo' } | { readonly type: 'open' };

export interface ShellBridge {
  /** The next file that was opened with the game, or null. */
  readonly takeFile: () => Promise<OpenedFile | null>;
  readonly onPush: (listen: (push: ShellPush) => void) => () => void;
  /** Shows a saved match's file in its folder. Rejects with why it cannot be shown. */
  readonly reveal: (match: string) => Promise<void>;
}

declare global {
  interface Window {
    readonly gantryShell?: ShellBridge;
  }
}

export const shellOf = (): ShellBridge | null => window.gantryShell ?? null;
