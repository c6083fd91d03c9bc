/** The one link between screens and their host: what may be asked, what comes back, and what is told unasked. */
import type { z } from 'zod';
import type { Counsel } from '../search/counsel.ts';
import type { PickRequest, Refusal, Request, Seat } from '../core/script.ts';
import type { Point } from '../shape/point.ts';
import type { TableCheck } from '../space/check/check.ts';
import type { Survey } from '../space/terrain/survey.ts';
import type { Earlier } from './earlier.ts';
import type { OwnChoice, PlayedOut, Trouble } from './fairness/told.ts';
import type { BinnedPack, BinnedTable, OwnPack, OwnTable, SuggestedTable, TableBackups, TableSummary } from './table-news.ts';
import type { BinnedMatch, MatchSummary } from './match-news.ts';
import type { callForms, CallName } from './link-calls.ts';
import type { StyleId } from '../core/style.ts';
import type { SeatKind } from './link-words.ts';

export type { CallName } from './link-calls.ts';
export { seatForm, type SeatKind } from './link-words.ts';
export type { BinnedMatch, MatchSummary } from './match-news.ts';
export type { BinnedPack, BinnedTable, OwnPack, OwnTable, TableBackups, TableSummary } from './table-news.ts';
export type { OwnChoice, PlayedOut, Trouble } from './fairness/told.ts';
export { callEnvelopeForm, errorForm, pushForm, replyEnvelopeForm, resultForms } from './link-forms.ts';

export type CallArgs<N extends CallName> = z.infer<(typeof callForms)[N]>;

/** Plain data for menus and cards: by system, whatever that system shows (Shatterpoint: `CardFace[]` and missions). */
export interface Catalogue {
  readonly systems: readonly {
    readonly id: string; readonly cards: readonly unknown[]; readonly missions: readonly unknown[]; readonly styles: readonly StyleId[];
  }[];
  readonly tables: readonly TableSummary[];
  readonly matches: readonly MatchSummary[];
  /** How many matches lie in the bin. */
  readonly binned: number;
}

/** What stands in the way of missions on a table, as their rule system gives it (Shatterpoint: `PlaceFault`s); empty when every one can be played there. */
export interface TableFaultsReply {
  readonly faults: readonly unknown[];
}

/** By option, the odds as its rule system gives them (Shatterpoint: `OptionOdds`); null where there are none. */
export interface OddsReply {
  readonly odds: Readonly<Record<string, unknown>> | null;
}

/** What would be so at a place, as the match's rule system gives it (Shatterpoint: `Prospect`); null where there is no such figure or system. */
export interface ProspectReply {
  readonly prospect: unknown;
}

/** What figures could do, as their rule system gives it (Shatterpoint: `Threat[]`); null where it gives none. */
export interface ThreatsReply {
  readonly threats: unknown;
}

/** Picks in a row that the one who is asked could give, and where they lead. */
export interface Path {
  readonly picks: readonly string[];
  /** What that one would be asked then; null where dice, a drawn card or another seat comes first, or nothing more. */
  readonly request: Request | null;
  /** Id of the figure that they aim an attack at; null where they begin none. */
  readonly target: string | null;
  /** Where the figure is put down before the last pick, and what is asked then: a way through a ladder, a lift or a door. */
  readonly via?: { readonly at: Point; readonly asked: PickRequest };
}

export interface PathsReply {
  readonly paths: readonly Path[];
}

/** Plans for the standing request, the best first; none where nobody can say. */
export interface CounselReply {
  readonly counsels: readonly Counsel[];
}

/** What the computer would have done at the last question of a match before a moment of its film; nothing where there is none, or where it is not for whoever asks. */
export interface HindsightReply extends CounselReply {
  /** The question stood after so many answers. */
  readonly at: number | null;
  readonly seat: Seat | null;
}

/** Earlier states of a match, the newest first. */
export interface Backups {
  readonly backups: readonly {
    readonly number: number;
    /** Milliseconds since 1970. */
    readonly saved: number;
    readonly size: number;
    /** Answers in it; null when it cannot be read. */
    readonly answers: number | null;
  }[];
}

/** A match opened to be looked at. */
export interface FilmOpening {
  readonly match: string;
  readonly system: string;
  readonly table: string;
  readonly setup: unknown;
  readonly seats: readonly SeatKind[];
  readonly name: string;
  /** Answers in all. */
  readonly length: number;
  /** Places of note: the number of answers after which it stands so, what kind it is, and the event. */
  readonly marks: readonly { readonly at: number; readonly kind: string; readonly event: Happened }[];
  readonly result: string;
  /** Answers of persons taken back beyond what was safe. */
  readonly takenBack: number;
  /** 'changed': cards, rules or terrain are not what they were; it is shown as it was stored. 'cut': an old file that did not store what happened; it is shown as far as today's rules follow it. */
  readonly notice: 'changed' | 'cut' | null;
}

/** One moment of a film. */
export interface FilmShot {
  readonly at: number;
  readonly view: unknown;
  readonly answered: Update['answered'];
  readonly events: readonly Happened[];
}

interface Results {
  readonly duplicateMatch: { readonly match: string };
  readonly discardMatch: { readonly binned: string };
  readonly binnedMatches: { readonly matches: readonly BinnedMatch[] };
  readonly recoverMatch: { readonly match: string };
  readonly importMatch: { readonly match: string };
  readonly restoreBackup: { readonly match: string };
  readonly branch: { readonly match: string };
  /** Base64. */
  readonly exportMatch: { readonly file: string };
  readonly backups: Backups;
  readonly film: FilmOpening;
  readonly filmShot: FilmShot;
  readonly catalogue: Catalogue;
  /** And how many lie in the bin. */
  readonly ownTables: { readonly tables: readonly OwnTable[]; readonly binned: number };
  /** Its text. */
  readonly readTable: { readonly file: string };
  /** Base64; null where the file holds none. */
  readonly tablePicture: { readonly picture: string | null };
  /** The text of the table that the match carries; null where it is played on one of the game's own. */
  readonly matchTable: { readonly file: string | null };
  readonly importTable: { readonly table: string };
  readonly duplicateTable: { readonly table: string };
  /** Its text, and that of its steps. */
  readonly openDraft: { readonly file: string; readonly history: string | null };
  readonly discardTable: { readonly binned: string };
  readonly binnedTables: { readonly tables: readonly BinnedTable[] };
  readonly recoverTable: { readonly table: string };
  readonly tableBackups: TableBackups;
  readonly restoreTable: { readonly table: string };
  /** And how many lie in the bin. */
  readonly ownPacks: { readonly packs: readonly OwnPack[]; readonly binned: number };
  /** Its text. */
  readonly readPack: { readonly file: string };
  readonly importPack: { readonly pack: string };
  readonly discardPack: { readonly binned: string };
  readonly binnedPacks: { readonly packs: readonly BinnedPack[] };
  readonly recoverPack: { readonly pack: string };
  readonly checkTable: TableCheck;
  /** Which share of it is done (0 to 1); null where none goes on. */
  readonly checkedSoFar: { readonly share: number | null };
  /** Null where nothing was played on the table as it stands now. */
  readonly playedOut: { readonly playedOut: PlayedOut | null; readonly trouble: Trouble | null; readonly own: readonly OwnChoice[] };
  readonly suggestTable: { readonly suggestion: Omit<SuggestedTable, 'mat'> & { readonly mat: string | null } };
  readonly tableFaults: TableFaultsReply;
  readonly tableSurvey: { readonly survey: Survey };
  readonly newMatch: Update;
  readonly rematch: Update;
  readonly continueMatch: Update;
  readonly odds: OddsReply;
  readonly ends: EndsReply;
  readonly prospect: ProspectReply;
  readonly threats: ThreatsReply;
  readonly paths: PathsReply;
  readonly counsel: CounselReply;
  readonly hindsight: HindsightReply;
}

export type CallResult<N extends CallName> = N extends keyof Results ? Results[N] : { readonly ok: true };

/** What a call that was not taken gives: nothing has changed. */
export interface LinkError {
  /**
   * 'form' wrong message, 'refused' answer not allowed, 'late' another answer came first, 'missing' no such match, 'barred' not open to
   * this link, 'held' it may be open in another Gantry, 'taken' another Gantry has opened it, 'broken' host fault.
   */
  readonly code: 'form' | 'refused' | 'late' | 'missing' | 'barred' | 'held' | 'taken' | 'broken';
  readonly message: string;
  readonly refusal?: Refusal;
  /** With 'held': who may have the match open. */
  readonly held?: HeldBy;
  /** With 'taken': who has it now; absent when that one has left it since, and for guests. */
  readonly by?: LockHolder;
}

/** A Gantry that a match's lock names. */
export interface LockHolder {
  /** The computer's name; null where the lock does not say it. */
  readonly computer: string | null;
  /** Its process number there; null where the lock is not understood. */
  readonly process: number | null;
  /** When it opened the match: milliseconds since 1970 by the clock of the folder's disk; null where that cannot be had. */
  readonly since: number | null;
}

/** A Gantry of which nobody here can tell whether it still runs. */
export interface HeldBy extends LockHolder {
  /** What `continueMatch` takes as `takeOver` to open the match all the same. */
  readonly lock: string;
  /**
   * Why that cannot be told: an older Gantry did not say where it ran ('unsaid'); on a computer of another name ('elsewhere') or of
   * this one's ('namesake'); on this one, in a container, sandbox or network of its own ('apart'), or its number is in use and nobody can
   * say by whom ('number'); the lock is not understood ('unread').
   */
  readonly doubt: 'unsaid' | 'elsewhere' | 'namesake' | 'apart' | 'number' | 'unread';
}

/** An event of any rule system as it crosses the link: that system's screen knows the fields of its types. */
export interface Happened {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** The news after an answer: what happened, how things stand, what is asked. The renderer plays updates in order. */
export interface Update {
  readonly match: string;
  readonly system: string;
  readonly table: string;
  /** The rule system's own setup, as the match was started. */
  readonly setup: unknown;
  readonly seats: readonly SeatKind[];
  /** Answers accepted so far. */
  readonly at: number;
  /** Whose answer caused this (seat null: the dice); null when none did. What came of it stands in `events`. */
  readonly answered: { readonly seat: Seat | null } | null;
  readonly events: readonly Happened[];
  /** For one who has just come: what happened lately, of which nothing is shown again. */
  readonly earlier?: readonly Earlier<Happened>[];
  readonly view: unknown;
  /** What the one who looks is asked; null while others are asked, dice fall, or the match is over. */
  readonly request: Request | null;
  /** Whose answer is awaited: a person's at this screen, the computer's, or nobody's (over). */
  readonly awaits: SeatKind | null;
  /** What the person who is asked could take back; null where nothing can be. */
  readonly back: WayBack | null;
  /** Winner's seat, 'draw', or null while the match runs. */
  readonly outcome: Seat | 'draw' | null;
}

/** What can be taken back: own answers up to dice, a drawn card or another seat's answer; further where the match allows it. */
export interface WayBack {
  /** Answers that would stand after taking back the last own one; null when it cannot be. */
  readonly to: number | null;
  /** Taking it back goes beyond the boundary and is noted in the file. */
  readonly free: boolean;
  /** What stands at the boundary. */
  readonly beyond: 'chance' | 'other' | 'start';
  /** Answers that were taken back and can be given again. */
  readonly ahead: number;
}

/** Options of a pick that could not be taken back, and what follows them at once: dice or a drawn card, or another seat's question. */
export type Ends = Readonly<Record<string, 'chance' | 'other'>>;

/** Nothing where the standing request is none of a person's picks. */
export interface EndsReply {
  readonly ends: Ends;
}

/** What the host sends unasked: news, that something went wrong, or that another Gantry has opened the match and nothing more of it is kept here. */
export type Push =
  | { readonly type: 'update'; readonly update: Update }
  | { readonly type: 'fault'; readonly match: string; readonly message: string }
  /** `by` as in `LinkError`. */
  | { readonly type: 'taken'; readonly match: string; readonly message: string; readonly by?: LockHolder };

/** The one link between a screen and its host, whatever carries it (Electron IPC or a WebSocket). Calls reject with a `LinkError`. */
export interface Link {
  call<N extends CallName>(name: N, args: CallArgs<N>): Promise<CallResult<N>>;
  onPush(listen: (push: Push) => void): () => void;
}
