/** What a desktop shell gives the page it shows: a bridge for the link, and one for the shell itself. In a browser there is neither. */
import type { FoundTable } from './reading/reading.ts';

/** What the page finds as `window.gantry`: the same messages as on a WebSocket, as plain data. */
export interface LinkBridge {
  /** Resolves to a reply envelope `{ id, result }` or `{ id, error }`; rejections would lose their fields on the way into the page. */
  call(name: string, args: unknown): Promise<unknown>;
  onPush(listen: (push: unknown) => void): () => void;
}

/** What the menu asks of the screen. */
export type ShellCommand = 'newMatch' | 'exportMatch' | 'undo' | 'redo';

/** What the shell sends unasked: a menu command, or that a file waits to be taken. */
export type ShellPush = { readonly type: 'command'; readonly command: ShellCommand } | { readonly type: 'open' };

/** A file that the person opened: read, measured and checked. A refused one comes with the reason in words. */
export type OpenedFile =
  | { readonly kind: 'match'; readonly name: string; readonly text: string }
  | { readonly kind: 'table'; readonly name: string; readonly table: FoundTable }
  | { readonly kind: 'refused'; readonly name: string; readonly message: string };

/** What the page finds as `window.gantryShell`. */
export interface ShellBridge {
  /** The next file that was opened with the game (double-click, menu, drop), or null. Rejects with why it cannot be told. */
  takeFile(): Promise<OpenedFile | null>;
  /** Hears menu commands and that a file waits; gives what ends it. */
  onPush(listen: (push: ShellPush) => void): () => void;
  /** Shows a saved match's file in its folder. Rejects with why it cannot be shown. */
  reveal(match: string): Promise<void>;
}
