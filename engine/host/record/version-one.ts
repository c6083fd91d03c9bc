/** Files of the first version: the journal that grew while a match was played, and the finished match. They are only read. */
import { z } from 'zod';
import { answerForm, checkedJson, InputError, wholeForm } from '../../core/form.ts';
import { fingerprint } from '../../core/hash.ts';
import type { Answer, Seat } from '../../core/script.ts';
import { seatForm, type SeatKind } from '../link.ts';
import { seal, seedForm, setupForm } from './forms.ts';
import { RECORD_FORMAT } from './record.ts';
import { chain } from './write.ts';

export const JOURNAL_FORMAT = 'gantry-journal';

/** How a match began: the first line of its journal. */
export interface JournalHeader {
  readonly system: string;
  readonly setup: unknown;
  readonly seats: readonly SeatKind[];
  /** Where the dice begin. */
  readonly seed: number;
  /** Fingerprint of cards, missions and terrain. */
  readonly content: string;
}

/** One accepted answer. */
export interface JournalEntry {
  readonly seat: Seat | null;
  readonly answer: Answer;
  readonly turn: number;
}

/** How a match ended. */
export interface JournalEnd {
  /** Fingerprint of the last state. */
  readonly state: string;
  readonly outcome: Seat | 'draw';
}

export interface JournalContents {
  readonly header: JournalHeader;
  readonly entries: readonly JournalEntry[];
  readonly end: JournalEnd | null;
  /** A last line that was never finished (the program was killed while writing it), or null. */
  readonly torn: string | null;
}

export const journalForm = z.strictObject({
  format: z.literal(JOURNAL_FORMAT, 'this is not a match journal'), version: z.literal(1, 'written by a newer Gantry'), system: z.string().max(40), setup: setupForm, seats: z.array(seatForm).min(1).max(5),
  seed: seedForm, content: z.string().max(64), seal,
});
const outcomeForm = z.union([wholeForm.max(4), z.literal('draw')]);
export const entryForm = z.strictObject({ n: wholeForm.min(1), seat: wholeForm.max(4).nullable(), answer: answerForm, turn: wholeForm, check: seal });
export const journalEndForm = z.strictObject({ end: z.string().max(64), outcome: outcomeForm, check: seal });

/**
 * Reads a journal's text. A last line that was never finished is set apart as `torn`; anything else wrong throws an
 * `InputError` naming the line and the cause.
 */
export function readJournal(text: string): JournalContents {
  const lines = text.split('\n');
  const rest = lines.pop() ?? '';
  const [first] = lines;
  if (first === undefined) throw new InputError('journal', text === '' ? 'the file is empty' : 'line 1: the header is not complete');
  const { seal, format, version, ...header } = checkedJson('journal, line 1', journalForm, first);
  if (fingerprint({ format, version, ...header }) !== seal) throw new InputError('journal, line 1', 'the header was changed after it was written');
  const reader: Reader = { check: seal, entries: [], end: null };
  for (const [i, line] of lines.entries()) if (i > 0) readLine(reader, line, i + 1);
  const last = rest !== '' && finished(reader, rest, lines.length + 1);
  return { header: header as JournalHeader, entries: reader.entries, end: reader.end, torn: rest === '' || last ? null : rest };
}

interface Reader {
  check: string;
  readonly entries: JournalEntry[];
  end: JournalEnd | null;
}

/** Takes one line in. Throws `InputError`; then the reader is unchanged. */
function readLine(reader: Reader, text: string, number: number): void {
  const source = `journal, line ${number}`;
  if (reader.end !== null) throw new InputError(source, 'the match was over before this line');
  const { check, ...line } = text.startsWith('{"end"') ? checkedJson(source, journalEndForm, text) : checkedJson(source, entryForm, text);
  const expected = reader.entries.length + 1;
  if ('n' in line && line.n !== expected) throw new InputError(source, `answer ${expected} should stand here, found answer ${line.n}: lines are missing or out of order`);
  if (chain(reader.check, line) !== check) throw new InputError(source, 'this line, or one before it, was changed after it was written');
  reader.check = check;
  if ('n' in line) reader.entries.push({ seat: line.seat, answer: line.answer as Answer, turn: line.turn });
  else reader.end = { state: line.end, outcome: line.outcome };
}

/** Whether a last line without its line end is complete all the same. */
function finished(reader: Reader, text: string, number: number): boolean {
  try {
    readLine(reader, text, number);
    return true;
  } catch {
    return false;
  }
}

/** A finished match: how it was set up, and every answer since, dice included. */
export interface FinishedMatch {
  readonly system: string;
  /** Fingerprint of cards, missions and terrain. */
  readonly content: string;
  readonly setup: unknown;
  readonly answers: readonly Answer[];
  /** Fingerprint of the state after the last answer, or null while the match ran. */
  readonly end: string | null;
}

export const finishedForm = z.strictObject({
  format: z.literal(RECORD_FORMAT),
  version: z.literal(1),
  system: z.string().max(40),
  content: z.string().max(64),
  setup: setupForm,
  answers: z.array(answerForm).max(20_000),
  end: z.string().max(64).nullable(),
  /** Fingerprint of everything above: finds truncated or edited files. */
  seal,
});

/** Reads a finished match's text. Throws `InputError` naming the field for a wrong form, and for a seal that does not fit. */
export function readFinished(text: string): FinishedMatch {
  const { seal, ...whole } = checkedJson('match file', finishedForm, text);
  if (fingerprint(whole) !== seal) throw new InputError('match file', 'seal: the contents were changed after the file was written');
  return whole as FinishedMatch;
}
