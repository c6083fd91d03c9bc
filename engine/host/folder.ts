/** A journal open for writing. */
export interface JournalFile {
  /** Adds text at the end; resolves when it is safely on disk. */
  append(text: string): Promise<void>;
  close(): Promise<void>;
}

/** A journal as the folder lists it. */
export interface StoredJournal {
  readonly match: string;
  /** Milliseconds since 1970 of the last change. */
  readonly saved: number;
  /** Bytes. */
  readonly size: number;
}

/** Where journals are kept. The host is given one; tests give one in memory. */
export interface JournalFolder {
  list(): Promise<readonly StoredJournal[]>;
  /** The whole text, or null when there is no such match. */
  read(match: string): Promise<string | null>;
  /** Starts a journal with its header line. Rejects when there is one already. */
  create(match: string, header: string): Promise<JournalFile>;
  /** Opens a journal for more lines. With `text` its contents are first replaced by it. */
  reopen(match: string, text: string | null): Promise<JournalFile>;
  /** Copies a journal as it is now and gives the copy's name. */
  keepAside(match: string): Promise<string>;
}
