import { z } from 'zod';
import { answerForm, checkedJson, InputError } from '../core/form.ts';
import { fingerprint } from '../core/hash.ts';
import type { Answer, Seat } from '../core/script.ts';
import { seatForm, type SeatKind } from './link.ts';

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
  /** Turn in which it was given, for menus. */
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
  /** The text of all whole lines. */
  readonly whole: string;
  /** A last line that was never finished (the host was killed while writing it), or null. */
  readonly torn: string | null;
  /** Where the next line's checksum goes on. */
  readonly check: string;
}

const headerForm = z.strictObject({
  format: z.literal(JOURNAL_FORMAT, 'this is not a match journal'), version: z.literal(1, 'written by a newer Gantry'), system: z.string(), setup: z.unknown(), seats: z.array(seatForm),
  seed: z.number().int(), content: z.string(), seal: z.string(),
});
const outcomeForm = z.union([z.number().int().min(0), z.literal('draw')]);
const entryForm = z.strictObject({ n: z.number().int().min(1), seat: z.number().int().min(0).nullable(), answer: answerForm, turn: z.number().int(), check: z.string() });
const endForm = z.strictObject({ end: z.string(), outcome: outcomeForm, check: z.string() });

/** Writes a journal's lines: each carries a checksum over itself and everything before it. */
export class JournalWriter {
  #check: string;
  #count: number;

  /** Goes on after `count` answers from a checksum. */
  constructor(check: string, count: number) {
    this.#check = check;
    this.#count = count;
  }

  /** The first line, and the writer of the rest. */
  static begin(header: JournalHeader): { readonly line: string; readonly writer: JournalWriter } {
    const plain = JSON.parse(JSON.stringify(header)) as JournalHeader; // as it will be read: without fields that are undefined
    const whole = { format: JOURNAL_FORMAT, version: 1, ...plain } as const;
    const seal = fingerprint(whole);
    return { line: `${JSON.stringify({ ...whole, seal })}\n`, writer: new JournalWriter(seal, 0) };
  }

  /** The line of the next answer. `written` must be called once it is safely kept. */
  entry({ seat, answer, turn }: JournalEntry): { readonly line: string; readonly written: () => void } {
    return this.#line({ n: this.#count + 1, seat, answer, turn });
  }

  /** The last line. */
  end({ state, outcome }: JournalEnd): { readonly line: string; readonly written: () => void } {
    return this.#line({ end: state, outcome });
  }

  #line(whole: object): { readonly line: string; readonly written: () => void } {
    const check = chain(this.#check, whole);
    return {
      line: `${JSON.stringify({ ...whole, check })}\n`,
      written: () => {
        this.#check = check;
        this.#count++;
      },
    };
  }
}

const chain = (before: string, line: object): string => fingerprint([before, line]);

/**
 * Reads a journal's text. A last line that was never finished is set apart as `torn`; anything else wrong throws an
 * `InputError` naming the line and the cause.
 */
export function readJournal(text: string): JournalContents {
  const lines = text.split('\n');
  const rest = lines.pop()!;
  if (lines.length === 0) throw new InputError('journal', text === '' ? 'the file is empty' : 'line 1: the header is not complete');
  const { seal, format, version, ...header } = checkedJson('journal, line 1', headerForm, lines[0]!);
  if (fingerprint({ format, version, ...header }) !== seal) throw new InputError('journal, line 1', 'the header was changed after it was written');
  const reader: Reader = { check: seal, entries: [], end: null };
  for (const [i, line] of lines.entries()) if (i > 0) readLine(reader, line, i + 1);
  const last = rest !== '' && finished(reader, rest, lines.length + 1);
  const whole = `${lines.join('\n')}\n${last ? `${rest}\n` : ''}`;
  return { header: header as JournalHeader, entries: reader.entries, end: reader.end, whole, torn: rest === '' || last ? null : rest, check: reader.check };
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
  const { check, ...line } = text.startsWith('{"end"') ? checkedJson(source, endForm, text) : checkedJson(source, entryForm, text);
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

/** Whether a text looks like a journal rather than a match file. */
export const isJournal = (text: string): boolean => text.slice(0, 200).includes(`"${JOURNAL_FORMAT}"`);
