/** What links are told of saved matches. */
import type { SeatKind } from './link-words.ts';

/** A saved match as the library lists it. */
export interface MatchSummary {
  readonly match: string;
  /** A person's name for it, or empty. */
  readonly name: string;
  readonly system: string;
  readonly table: string;
  /** What that is called, where it is none of the game's own: the match carries it. */
  readonly tableName?: string | undefined;
  readonly seats: readonly SeatKind[];
  readonly answers: number;
  /** Milliseconds since 1970 of the last answer. */
  readonly saved: number;
  /** Bytes on disk. */
  readonly size: number;
  readonly over: boolean;
  readonly turn: number;
  /** Names of what each seat plays. */
  readonly teams: readonly string[];
  /** How it stood when that was last kept, in short; empty where the rule system has no such thing. */
  readonly score: string;
  /** How it ended, in words; empty while it runs. */
  readonly result: string;
  /** Answers of persons taken back beyond what was safe. */
  readonly takenBack: number;
  /** Why it cannot be opened, or null. */
  readonly problem: string | null;
}

/** A saved match that was thrown away. */
export interface BinnedMatch extends MatchSummary {
  /** What it is called in the bin: of one id there may be several. */
  readonly binned: string;
  /** Milliseconds since 1970 of when it was thrown away; null where that is not known. */
  readonly deleted: number | null;
}
