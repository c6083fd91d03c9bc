/** What files from outside are read for. Anybody may have written them: their text is read apart from the host, with limits on time and memory. */
import type { Eyes } from '../../core/rules.ts';
import type { Answer } from '../../core/script.ts';
import type { Caller } from '../caller.ts';
import type { CoursePlan } from '../course.ts';
import type { BareOpening } from '../eyes.ts';
import type { MatchSummary } from '../link.ts';
import type { TableCheck } from '../../space/check/check.ts';
import type { Chronicle } from '../review/chronicle.ts';
import type { RecordHeader, Step } from '../record/record.ts';
import type { SuggestedTable } from '../table-news.ts';
import type { Wish } from '../../space/suggest/wish.ts';
import type { Job } from '../thinker.ts';
import { LONGEST_NAME } from '../record/bounds.ts';

/** What menus say of a match. */
export type Outline = Omit<MatchSummary, 'match' | 'saved' | 'size' | 'problem'>;

/** What is needed to write on. */
export interface Lines {
  readonly header: RecordHeader;
  /** Its whole lines, in today's version. */
  readonly whole: string;
  /** A last line was never finished and is left out. */
  readonly torn: boolean;
  /** Where the next line's checksum goes on. */
  readonly check: string;
  /** Answers that stand. */
  readonly answers: number;
  readonly over: boolean;
  /** The match's name, or its teams' where it has none. */
  readonly title: string;
}

/** A match to go on with. */
export interface Resumable extends Lines {
  readonly plan: CoursePlan;
  /** What its players should know about where it goes on, or null. */
  readonly notice: string | null;
  /** What the file must say before it goes on; empty when it goes on as it was. */
  readonly more: string;
  /** Where the checksum goes on after that. */
  readonly checkAfter: string;
}

/** A match to be looked at. */
export interface FilmFacts {
  readonly opening: Omit<BareOpening, 'match'>;
  /** Nothing has to be hidden any more. */
  readonly over: boolean;
}

/** One moment of it, nothing hidden. */
export interface FilmMoment {
  readonly state: unknown;
  /** The answer that led there; null at the beginning. */
  readonly step: Step | null;
}

/** A question of a match as the seat that was asked knew it. */
export interface PastQuestion {
  /** It stood after so many answers. */
  readonly at: number;
  readonly job: Omit<Job, 'budget'>;
  /** What was answered, and what the same seat answered next until dice fell or another was asked. */
  readonly played: readonly Answer[];
}

/** A match that begins with the first answers of another. */
export interface Branching {
  readonly at: number;
  readonly seats: RecordHeader['seats'];
  readonly started: number;
  /** What stands behind the title in its name. */
  readonly named: string;
}

/** What a match file's text is asked. Every question rejects with `InputError` (`NewerFile`) or `LinkFault` when the text does not allow it. */
export interface Reading {
  outline(text: string): Promise<Outline>;
  lines(text: string): Promise<Lines>;
  /** A file that may become a match here: its whole lines. */
  accepted(text: string): Promise<string>;
  resumable(text: string): Promise<Resumable>;
  /** Everything that happens in it is carried out once: what is told here can be shown. */
  film(text: string): Promise<FilmFacts>;
  moment(text: string, at: number): Promise<FilmMoment>;
  /** The last question with a choice after at most `at` answers, nothing hidden but what was hidden from the seat that was asked; null where there is none, or where the file does not say what was answered. */
  question(text: string, at: number): Promise<PastQuestion | null>;
  /** What a match that is over says of how it was played. */
  chronicle(text: string): Promise<Chronicle>;
  /** The text as certain eyes know it; `seed` deals what they do not know. The whole of it when the match is over. */
  known(text: string, eyes: Eyes, seed: number): Promise<string>;
  /** The same of a match that begins with its first `at` answers. */
  branch(text: string, eyes: Eyes, seed: number, branching: Branching): Promise<string>;
}

/** What was found in a table's file: lengths in mm. */
export interface FoundTable {
  readonly name: string;
  readonly width: number;
  readonly depth: number;
  /** Placed pieces. */
  readonly pieces: number;
  /** Names of missions that it cannot hold, and what stands in the way of the first of their places; empty when it holds them all. */
  readonly unheld: readonly string[];
  readonly why: string;
}

/** What somebody wants of a table that is suggested. */
export interface TableWish extends Pick<Wish, 'ground' | 'theme' | 'density' | 'height' | 'symmetry'> {
  readonly seed: number;
}

/** Somebody who waits for long work, and may leave. */
export interface Watch {
  readonly caller: Caller;
  /** Told now and then which share of it is done (0 to 1). */
  far(share: number): void;
}

export interface TableReading {
  /** Looks whether rules can read every piece of a pack. Rejects with `InputError` naming the piece, the part and the field. */
  pieces(pack: string): Promise<true>;
  /** What is in a table's file. Rejects with `InputError` or `TableError` naming the field or feature, or `LinkFault`, when the text does not allow it. */
  read(text: string): Promise<FoundTable>;
  /**
   * Everything that keeps a table from being played as it is meant, in every rule system. Rejects as `read` does where the text is no table, and with
   * `GivenUp` soon after whoever waits has left.
   */
  check(text: string, watch?: Watch): Promise<TableCheck>;
  /** What may stand on a table around what stands there: the same for the same seed. Rejects as `read` does where the text is no table. */
  suggest(text: string, wish: TableWish): Promise<SuggestedTable>;
}

/** Reading of every kind of file. */
export interface FileReading {
  readonly matches: Reading;
  readonly tables: TableReading;
}

/** A title with more behind it, cut so that a file may carry it. */
export const withMore = (title: string, more: string): string => `${title.slice(0, LONGEST_NAME - more.length)}${more}`;
