/** What links are told of tables. */
import type { Suggestion } from '../space/suggest/wish.ts';

/** A table as menus list it. */
export interface TableSummary {
  readonly id: string;
  readonly name: string;
  readonly theme: string;
  /** Rule systems that it is laid out for; all where nothing is said. */
  readonly systems?: readonly string[] | undefined;
  /** Rule systems that print the places that it names: their matches begin with them. */
  readonly printed?: readonly string[] | undefined;
  /** It is the person's own: no picture of it comes with the game. */
  readonly own?: boolean | undefined;
  /** Words by which it is found again. */
  readonly tags?: readonly string[] | undefined;
  /** Its file holds a picture of it. */
  readonly pictured?: boolean | undefined;
}

/** A person's own table as it is kept. */
export interface OwnTable {
  readonly table: string;
  readonly name: string;
  readonly theme: string;
  /** Rule systems that it is laid out for; all where nothing is said. */
  readonly systems?: readonly string[] | undefined;
  /** Rule systems that print the places that it names: their matches begin with them. */
  readonly printed?: readonly string[] | undefined;
  /** Words by which it is found again. */
  readonly tags?: readonly string[] | undefined;
  /** Its file holds a picture of it. */
  readonly pictured?: boolean | undefined;
  /** Milliseconds since 1970 of the last change. */
  readonly saved: number;
  /** Bytes on disk. */
  readonly size: number;
  /** Why it cannot be read, or null. */
  readonly problem: string | null;
}

/** A table of the person's that was thrown away. */
export interface BinnedTable {
  /** What it is called in the bin: of one id there may be several. */
  readonly binned: string;
  /** Its id, which it has again when it is taken out. */
  readonly table: string;
  readonly name: string;
  /** How many stand on it. */
  readonly pieces: number;
  /** Milliseconds since 1970 of when it was thrown away; null where that is not known. */
  readonly deleted: number | null;
  /** Milliseconds since 1970 of the last change. */
  readonly saved: number;
  /** Bytes on disk. */
  readonly size: number;
  /** Why it cannot be read, or null. */
  readonly problem: string | null;
}

/** A person's pack of pieces as it is kept. */
export interface OwnPack {
  readonly pack: string;
  readonly name: string;
  readonly author: string;
  readonly licence: string;
  readonly pieces: readonly { readonly piece: string; readonly name: string; readonly category: string }[];
  /** Milliseconds since 1970 of when it came. */
  readonly saved: number;
  /** Bytes on disk. */
  readonly size: number;
  /** Why it cannot be read, or null. */
  readonly problem: string | null;
}

/** A pack in the bin. */
export interface BinnedPack {
  /** What it is called in the bin. */
  readonly binned: string;
  /** Its id, which it has again when it is taken out. */
  readonly pack: string;
  readonly name: string;
  readonly author: string;
  /** How many it holds. */
  readonly pieces: number;
  /** Milliseconds since 1970 of when it was thrown away; null where that is not known. */
  readonly deleted: number | null;
  /** Milliseconds since 1970 of when it came. */
  readonly saved: number;
  /** Bytes on disk. */
  readonly size: number;
  /** Why it cannot be read, or null. */
  readonly problem: string | null;
}

/** Earlier states of a table, the newest first. */
export interface TableBackups {
  readonly backups: readonly { readonly number: number; readonly saved: number; readonly size: number }[];
}

/** A table as it is suggested, and the ids of the rule systems that it is laid out for; null for all. */
export interface SuggestedTable extends Suggestion {
  readonly systems: readonly string[] | null;
}
