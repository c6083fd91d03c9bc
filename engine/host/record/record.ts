/** A match as a file: how it was set up, every answer with what happened because of it, snapshots, and its end. */
import type { Answer, Seat } from '../../core/script.ts';
import type { StyleId } from '../../core/style.ts';
import type { LevelId } from '../../search/levels.ts';
import type { TableFile } from '../../space/terrain/table.ts';
import type { SeatKind } from '../link-words.ts';
import type { Eyes } from '../../core/rules.ts';

export const RECORD_FORMAT = 'gantry-match';
export const RECORD_VERSION = 3;

/** Whether a person may take answers back: never, up to the last dice, drawn card or other seat's answer, or further (marked in the file). */
export type UndoRule = 'off' | 'safe' | 'free';

/** How a match began: the first line. */
export interface RecordHeader {
  readonly system: string;
  readonly setup: unknown;
  /** The table it is played on, where that is none of the game's own. */
  readonly ground?: TableFile | undefined;
  readonly seats: readonly SeatKind[];
  /** Where the dice of a headless match begin. Null where persons may play: their dice come from the system when they are rolled, and stand in the file only as answers. */
  readonly seed: number | null;
  /** Fingerprint of cards, missions and terrain. */
  readonly content: string;
  readonly undo: UndoRule;
  /** How strong its computer seats are; as usual where it is left out. */
  readonly level?: LevelId | undefined;
  /** How they like to play; balanced where it is left out. */
  readonly style?: StyleId | undefined;
  /** A person's name for the match; empty until one is given. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly started: number;
  /** Whose knowledge it holds: everything, or what one seat (null: somebody who watched) knew of a match that still ran. */
  readonly sight: Sight;
  /** Answers of persons taken back before this record begins: in the match that it was taken from. */
  readonly takenBack: TakenBack;
}

/** How many answers of persons were taken back, and how many of them beyond dice, drawn cards or another seat's answer. */
export interface TakenBack {
  readonly safe: number;
  readonly free: number;
}

/** Of a match that is recorded from its beginning, nothing hidden. */
export const WHOLE = { sight: 'all', takenBack: { safe: 0, free: 0 } } as const;

/** One accepted answer. */
export interface Step {
  /** Who answered; null for the dice. */
  readonly seat: Seat | null;
  /** Null in a record of what one seat knew: such a match cannot be run again, only shown, and gone on with from its last snapshot. */
  readonly answer: Answer | null;
  /** Turn in which it was given. */
  readonly turn: number;
  /** What happened because of it; null in files of a version that did not keep it. */
  readonly events: readonly unknown[] | null;
}

/** Everything that is needed to go on after `at` answers, or to look at that moment: no rule has to be run again for it. */
export interface Snapshot {
  readonly at: number;
  /** The state as it stands. */
  readonly now: unknown;
  /** The state where the running command began. */
  readonly base: unknown;
  /** Answers since then, the last of the first `at`. */
  readonly pending: readonly Answer[];
}

export interface RecordEnd {
  /** Fingerprint of the last state. */
  readonly state: string;
  readonly outcome: Seat | 'draw';
  /** The result in words. */
  readonly result: string;
}

/** What a match file says. */
export interface MatchRecord {
  readonly header: RecordHeader;
  /** Events before the first question; null where they were not kept. */
  readonly opening: readonly unknown[] | null;
  /** The answers that stand: those taken back are left out. */
  readonly steps: readonly Step[];
  /** Snapshots of the answers that stand, oldest first. */
  readonly snapshots: readonly Snapshot[];
  readonly end: RecordEnd | null;
  readonly takenBack: TakenBack;
  /** The version the file was written in. */
  readonly version: number;
}

/** Whose eyes look: certain ones, or everybody's when nothing has to be hidden any more, since the match is over. */
export type Sight = Eyes | 'all';
