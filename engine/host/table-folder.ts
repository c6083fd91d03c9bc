import type { BinFolder } from './bin-folder.ts';
import type { ResultFolder } from './fairness/results.ts';

/** A person's table as its folder lists it. */
export interface StoredTable {
  readonly table: string;
  /** Milliseconds since 1970 of the last change. */
  readonly saved: number;
  /** Bytes on disk. */
  readonly size: number;
}

/** Where a person's tables are kept. The host is given one; tests give one in memory. */
export interface TableFolder extends ResultFolder, BinFolder {
  list(): Promise<readonly StoredTable[]>;
  /** The whole text, or null when there is no such table. */
  read(table: string): Promise<string | null>;
  /** A new table. Rejects when there is one of this id, and when the folder cannot be written. */
  create(table: string, text: string): Promise<void>;
  /** Puts another text in a table's place, at once; what it was becomes its newest backup, where that is wanted. Rejects when there is no such table. */
  replace(table: string, text: string, backUp: boolean): Promise<void>;
  /** The steps that are kept beside a table, or null where there are none. */
  history(table: string): Promise<string | null>;
  keepHistory(table: string, text: string): Promise<void>;
  /** Earlier states, the newest first. */
  backups(table: string): Promise<readonly (StoredTable & { readonly number: number })[]>;
  readBackup(table: string, number: number): Promise<string | null>;
  /** Moves a table with everything that lies beside it into the bin, and gives what it is called there. `now` in ms since 1970. Rejects when there is no such table. */
  discard(table: string, now: number): Promise<string>;
}
