import type { BinFolder } from './bin-folder.ts';

/** A match's file open for writing. */
export interface OpenMatchFile {
  /** Adds text at the end; resolves when it is safely on disk. Rejects with `MatchTaken` when another Gantry has opened the match meanwhile. */
  append(text: string): Promise<void>;
  /** Ends writing; the file is packed. */
  close(): Promise<void>;
}

/** A saved match as the folder lists it. */
export interface StoredMatch {
  readonly match: string;
  /** Milliseconds since 1970 of the last change. */
  readonly saved: number;
  /** Bytes on disk. */
  readonly size: number;
}

/** An earlier state of a saved match. */
export interface Backup extends StoredMatch {
  /** 1 is the newest. */
  readonly number: number;
}

/**
 * Where matches are kept. The host is given one; tests give one in memory. What moves or erases a match rejects when it is open, with
 * `MatchHeld` when that cannot be told.
 */
export interface MatchFolder extends BinFolder {
  list(): Promise<readonly StoredMatch[]>;
  /** The whole text, or null when there is no such match. Rejects with `InputError` when it cannot be unpacked. */
  read(match: string): Promise<string | null>;
  /** Starts a match with its first lines. Rejects when there is one of this id, and when the folder cannot be written. */
  create(match: string, text: string): Promise<OpenMatchFile>;
  /**
   * Opens a match for more lines after `text`, which is what it says so far. The file as it was becomes the newest backup.
   * Rejects when it is open elsewhere, with `MatchHeld` when that cannot be told and `takeOver` does not name that very lock, and when it
   * does not say `was` any more: somebody else went on with it since it was read.
   */
  reopen(match: string, text: string, was: string, takeOver?: string): Promise<OpenMatchFile>;
  /** Copies a match's file as it is and gives the copy's name. */
  keepAside(match: string): Promise<string>;
  /** Newest first. */
  backups(match: string): Promise<readonly Backup[]>;
  /** The text of a backup, or null. */
  readBackup(match: string, number: number): Promise<string | null>;
  /** Moves a match with everything that lies beside it into the bin, and gives what it is called there. `now` in ms since 1970. Rejects when there is no such match. */
  discard(match: string, now: number): Promise<string>;
  /** The review of a match that is over; null where none was kept. */
  review(match: string): Promise<string | null>;
  /** Keeps a review beside a match's file; it goes into the bin with that. Does nothing where there is no such match any more. */
  keepReview(match: string, text: string): Promise<void>;
  /** What the library wrote down about the matches; null when nothing is there. */
  notes(): Promise<string | null>;
  keepNotes(text: string): Promise<void>;
  /** A match's text as it is given away. */
  packed(text: string): Promise<Uint8Array>;
  /** The text of a match file, packed or plain. Rejects with `InputError` for what is none, and for what would grow beyond all bounds. */
  unpacked(bytes: Uint8Array): Promise<string>;
}
