import { z } from 'zod';
import { answerForm, pointForm, wholeForm } from '../core/form.ts';
import { word } from '../core/kept.ts';
import { SYMMETRIES } from '../space/suggest/symmetry.ts';
import { LONGEST_PACK } from '../space/terrain/pack.ts';
import { AMOUNTS, GROUNDS, THEMES, type ThemeName } from '../space/suggest/wish.ts';
import { tableEditForm } from '../space/terrain/table-edit.ts';
import { levelForm, lockForm, seatForm, styleForm } from './link-words.ts';
import { LONGEST_HISTORY, LONGEST_PACKED, LONGEST_NAME, LONGEST_TABLE, LONGEST_TABLE_NAME } from './record/bounds.ts';

const call = z.strictObject;
/** A match's id is also its file's name: no dots, no slashes. */
const matchId = z.string().max(64).regex(/^[a-z0-9-]+$/, 'not the id of a match');

/** Everything a screen may ask of the host, by name. The same forms check Electron IPC and the WebSocket. */
export const callForms = {
  /** What can be played and what is saved. */
  catalogue: call({}),
  /** The person's own tables, also those that cannot be read. */
  ownTables: call({}),
  /** One of them as a file. */
  readTable: call({ table: word }),
  /** The picture that its file holds. */
  tablePicture: call({ table: word }),
  /** The table that a match carries, as a file. */
  matchTable: call({ match: matchId }),
  /** A table's file becomes a table of the person's own. */
  importTable: call({ file: z.string().max(LONGEST_TABLE) }),
  /** A copy of a table, the person's or the game's, as one of the person's own. */
  duplicateTable: call({ table: word }),
  renameTable: call({ table: word, name: z.string().max(LONGEST_TABLE_NAME) }),
  /** Changes one of them: everything that is asked for, or nothing. */
  editTable: call({ table: word, edits: z.array(tableEditForm).min(1).max(200) }),
  /** One of them to be laid out further, with the steps that led to it where they are known. */
  openDraft: call({ table: word }),
  /** Keeps one of them as it is laid out now, with its steps. */
  keepDraft: call({ table: word, file: z.string().max(LONGEST_TABLE), history: z.string().max(LONGEST_HISTORY) }),
  /** Puts one of them into the bin. */
  discardTable: call({ table: word }),
  /** What lies there. */
  binnedTables: call({}),
  /** Takes one of them out again. */
  recoverTable: call({ binned: word }),
  /** Removes one of them for ever. */
  eraseTable: call({ binned: word }),
  /** Earlier states of one of them. */
  tableBackups: call({ table: word }),
  /** An earlier state becomes a table of its own. */
  restoreTable: call({ table: word, number: z.number().int().min(1).max(9) }),
  /** The person's packs of pieces, also those that cannot be read. */
  ownPacks: call({}),
  /** One of them as a file. */
  readPack: call({ pack: word }),
  /** A pack's file becomes one of the person's own; the same pack twice is there once. */
  importPack: call({ file: z.string().max(LONGEST_PACK) }),
  /** Puts one of them into the bin, where no table of the person's own needs it. */
  discardPack: call({ pack: word }),
  /** What lies there. */
  binnedPacks: call({}),
  /** Takes one of them out again. */
  recoverPack: call({ binned: word }),
  /** Removes one of them for ever. */
  erasePack: call({ binned: word }),
  /** Everything that keeps one of the tables from being played as it is meant. */
  checkTable: call({ table: word }),
  /** How far the check of a table is that goes on. */
  checkedSoFar: call({ table: word }),
  /** Whoever asked for it waits for it no more: a check for which nobody waits is ended. */
  endCheck: call({ table: word }),
  /** Has the computer play one of the person's own tables out against itself: so many pairs of matches of a rule system, of one of its contests or of all, with the places that it names or as printed. */
  playOut: call({
    table: word, system: z.string().max(40), contest: z.string().max(80).nullable(), pairs: z.number().int().min(1).max(1000), own: z.boolean(),
  }),
  /** What came of that so far, on the table as it stands now; and with which of the places that it names each contest can be played out. */
  playedOut: call({ table: word }),
  /** Ends it; what was played stays. */
  endPlayOut: call({ table: word }),
  /** What may stand on a table around what stands there: the same for the same seed. */
  suggestTable: call({
    file: z.string().max(LONGEST_TABLE), theme: z.enum(Object.keys(THEMES) as [ThemeName, ...ThemeName[]]),
    ground: z.enum(GROUNDS).optional(),
    density: z.enum(AMOUNTS), height: z.enum(AMOUNTS), symmetry: z.enum(SYMMETRIES), seed: z.number().int().min(0).max(999_999),
  }),
  /** What stands in the way of a rule system's missions on a table. */
  tableFaults: call({ system: z.string().max(40), table: word }),
  /** What a table is like: its size, heights, ways up and how much of it is built on. */
  tableSurvey: call({ table: word }),
  /** A match of this rule system may soon be started on this table: what that needs is made ready. */
  likely: call({ system: z.string().max(40), table: word }),
  /** Starts a match and becomes its watcher. */
  newMatch: call({
    system: z.string().max(40), setup: z.unknown(), seats: z.array(seatForm).min(1).max(5),
    undo: z.enum(['off', 'safe', 'free']).optional(), level: levelForm.optional(), style: styleForm.optional(),
  }),
  /** Starts a match set up as another was: same rules, setup, seats and ways to take back, other dice; becomes its watcher. */
  rematch: call({ match: matchId }),
  /** Opens a saved match where it stopped. `takeOver`: although this lock says that it may be open elsewhere; it holds for no other lock. */
  continueMatch: call({ match: matchId, takeOver: lockForm.optional() }),
  /** Answers the request that stands after `at` answers. */
  answer: call({ match: matchId, at: wholeForm, answer: answerForm }),
  /** Takes answers back until `to` of the `at` stand. */
  undo: call({ match: matchId, at: wholeForm, to: wholeForm }),
  /** Gives answers again that were taken back, until at least `to` of them stand; the last one alone where nothing is said. */
  redo: call({ match: matchId, at: wholeForm, to: wholeForm.optional() }),
  /** The odds of each option of the request that stands after `at` answers; with `picks`, of the last of them where those before it have been picked. */
  odds: call({ match: matchId, at: wholeForm, picks: z.array(z.string().max(200)).min(1).max(8).optional() }),
  /** What the computer would do with the request that stands after `at` answers, what it would do next best, and why. */
  counsel: call({ match: matchId, at: wholeForm }),
  /** What the computer would have done at the last question up to a moment of a saved match, and why. */
  hindsight: call({ match: matchId, at: wholeForm }),
  /** Where the request that stands after `at` answers leads on, as far as nobody but the one who is asked decides. */
  paths: call({ match: matchId, at: wholeForm }),
  /** Which options of the request that stands after `at` answers could not be taken back. */
  ends: call({ match: matchId, at: wholeForm }),
  /** What would be so if a figure stood at a place, while the match stands after `at` answers; whoever is asked. */
  prospect: call({ match: matchId, at: wholeForm, figure: z.string().max(200), place: pointForm }),
  /** What the figures of a seat could do to the others, while the match stands after `at` answers. */
  threats: call({ match: matchId, at: wholeForm, seat: wholeForm.max(4) }),
  /** Gives a saved match a name; empty takes it away. */
  renameMatch: call({ match: matchId, name: z.string().max(LONGEST_NAME) }),
  /** A copy of a saved match. */
  duplicateMatch: call({ match: matchId }),
  /** Puts a saved match into the bin. */
  discardMatch: call({ match: matchId }),
  /** What lies there. */
  binnedMatches: call({}),
  /** Takes one of them out again. */
  recoverMatch: call({ binned: word }),
  /** Removes one of them for ever. */
  eraseMatch: call({ binned: word }),
  /** A saved match as a file. */
  exportMatch: call({ match: matchId }),
  /** A match file, base64, becomes a saved match. */
  importMatch: call({ file: z.base64().max(Math.ceil(LONGEST_PACKED / 3) * 4) }),
  /** Earlier states of a saved match. */
  backups: call({ match: matchId }),
  /** An earlier state becomes a match of its own. */
  restoreBackup: call({ match: matchId, number: z.number().int().min(1).max(9) }),
  /** Opens a match to be looked at. */
  film: call({ match: matchId }),
  /** What stood after `at` answers of it, and what led there. */
  filmShot: call({ match: matchId, at: wholeForm }),
  /** A new match from the first `at` answers of another. */
  branch: call({ match: matchId, at: wholeForm, seats: z.array(seatForm).min(1).max(5) }),
  /** Stops watching; the match stays saved. */
  leave: call({ match: matchId }),
} as const;

export type CallName = keyof typeof callForms;
