import { z } from 'zod';
import { checked, InputError } from '../../core/form.ts';
import { fingerprint } from '../../core/hash.ts';
import type { Answer } from '../../core/script.ts';
import { checkBounds, SOURCE } from './bounds.ts';
import { endForm, headerForm, nameForm, openingForm, snapshotForm, stepForm, undoForm } from './forms.ts';
import { migrated } from './migrate.ts';
import { RECORD_FORMAT, RECORD_VERSION, type MatchRecord, type RecordEnd, type RecordHeader, type Snapshot, type Step } from './record.ts';
import { chain } from './write.ts';

/** A record as its file says it, and what is needed to write on. */
export interface ReadRecord extends MatchRecord {
  /** The text of all whole lines, in today's version. */
  readonly whole: string;
  /** A last line that was never finished (the program was killed while writing it), or null. */
  readonly torn: string | null;
  /** Where the next line's checksum goes on. */
  readonly check: string;
}

/** A file of a later version than this program knows: it is left as it is. */
export class NewerFile extends InputError {
  override readonly name = 'NewerFile';
}

/**
 * Reads a match file's text, of any version there ever was. A last line that was never finished is set apart as `torn`;
 * anything else wrong throws `InputError` naming the line and the cause, and a later version throws `NewerFile`.
 */
export function readRecord(text: string): ReadRecord {
  checkBounds(text);
  const end = text.indexOf('\n');
  const first = end === -1 ? text : text.slice(0, end);
  if (text === '') throw new InputError(SOURCE, 'the file is empty');
  const head = json(first, 'line 1');
  const { format, version } = checked(`${SOURCE}, line 1`, z.looseObject({ format: z.string('it does not say what it is'), version: z.number() }), head);
  if (version > RECORD_VERSION && format === RECORD_FORMAT) throw new NewerFile(SOURCE, `it was written by a newer Gantry (version ${version} of the format; this one knows ${RECORD_VERSION}): it is left as it is`);
  if (format !== RECORD_FORMAT || version < RECORD_VERSION) return readOlder(format, version, text);
  if (end === -1) throw new InputError(SOURCE, 'line 1: the header is not complete');
  return readLines(head, text.slice(end + 1), first);
}

/** Brings a file of an older version to today's, then reads it. */
function readOlder(format: string, version: number, text: string): ReadRecord {
  const { text: today, torn } = migrated(format, version, text);
  return { ...readRecord(today), torn, version };
}

interface Reader {
  header: RecordHeader;
  opening: readonly unknown[] | null;
  steps: Step[];
  snapshots: Snapshot[];
  end: RecordEnd | null;
  readonly takenBack: { safe: number; free: number };
  check: string;
}

function readLines(head: unknown, rest: string, first: string): ReadRecord {
  const { check, format, version, ...header } = checked(`${SOURCE}, line 1`, headerForm, head);
  if (fingerprint({ format, version, ...header }) !== check) throw new InputError(`${SOURCE}, line 1`, 'it was changed after it was written');
  const reader: Reader = { header, opening: null, steps: [], snapshots: [], end: null, takenBack: { ...header.takenBack }, check };
  const lines = rest.split('\n');
  const last = lines.pop()!;
  for (const [i, line] of lines.entries()) take(reader, line, `line ${i + 2}`);
  const complete = last !== '' && finished(reader, last, `line ${lines.length + 2}`);
  const whole = `${first}\n${lines.map((line) => `${line}\n`).join('')}${complete ? `${last}\n` : ''}`;
  return { ...reader, version, whole, torn: last === '' || complete ? null : last };
}

/** Answers of persons beyond the first `at`; dice and the opponent's are none that somebody takes back. */
const answersOfPersons = ({ header, steps }: Reader, at: number): number => steps.slice(at).filter(({ seat }) => seat !== null && header.seats[seat] === 'person').length;

/** Whether a last line without its line end is complete all the same. */
function finished(reader: Reader, text: string, where: string): boolean {
  try {
    take(reader, text, where);
    return true;
  } catch {
    return false;
  }
}

/** Takes one line in. Throws `InputError`; then the reader is unchanged. */
function take(reader: Reader, text: string, where: string): void {
  const source = `${SOURCE}, ${where}`;
  const given = json(text, where);
  if (reader.end !== null && !(typeof given === 'object' && given !== null && 'name' in given)) throw new InputError(source, 'the match was over before this line');
  const kind = typeof given === 'object' && given !== null ? Object.keys(given)[0] : undefined;
  const sealed = (line: { readonly check: string }): void => {
    const { check, ...bare } = line;
    if (chain(reader.check, bare) !== check) throw new InputError(source, 'it, or a line before it, was changed after it was written');
  };
  const passed = (line: { readonly check: string }): void => void (reader.check = line.check);
  switch (kind) {
    case 'n': {
      const line = checked(source, stepForm, given);
      const expected = reader.steps.length + 1;
      if (line.n !== expected) throw new InputError(source, `answer ${expected} should stand here, found answer ${line.n}: lines are missing or out of order`);
      sealed(line);
      reader.steps.push({ seat: line.seat, answer: line.answer as Answer | null, turn: line.turn, events: line.events });
      return passed(line);
    }
    case 'snapshot': {
      const line = checked(source, snapshotForm, given);
      if (line.snapshot.at !== reader.steps.length) throw new InputError(source, `a snapshot of answer ${line.snapshot.at} stands after answer ${reader.steps.length}`);
      if (line.snapshot.pending.length > line.snapshot.at) throw new InputError(source, `a snapshot of answer ${line.snapshot.at} says ${line.snapshot.pending.length} answers of its command`);
      sealed(line);
      reader.snapshots.push(line.snapshot as Snapshot);
      return passed(line);
    }
    case 'undo': {
      const line = checked(source, undoForm, given);
      if (line.undo >= reader.steps.length) throw new InputError(source, `undo: answer ${line.undo} of ${reader.steps.length} cannot be gone back to`);
      sealed(line);
      reader.takenBack[line.free ? 'free' : 'safe'] += answersOfPersons(reader, line.undo);
      reader.steps.length = line.undo;
      reader.snapshots = reader.snapshots.filter(({ at }) => at <= line.undo);
      return passed(line);
    }
    case 'opening': {
      const line = checked(source, openingForm, given);
      sealed(line);
      reader.opening = line.opening;
      return passed(line);
    }
    case 'name': {
      const line = checked(source, nameForm, given);
      sealed(line);
      reader.header = { ...reader.header, name: line.name };
      return passed(line);
    }
    case 'end': {
      const line = checked(source, endForm, given);
      sealed(line);
      reader.end = { state: line.end, outcome: line.outcome, result: line.result };
      return passed(line);
    }
    default:
      throw new InputError(source, 'it is no line of a match file');
  }
}

/** Reads one line's JSON. */
function json(text: string, where: string): unknown {
  try {
    // A key that would become an object's prototype is no key of ours.
    return JSON.parse(text, (key, value: unknown) => (key === '__proto__' ? undefined : value));
  } catch {
    throw new InputError(`${SOURCE}, ${where}`, where === 'line 1' ? 'not valid JSON: this is no match file of Gantry, or its beginning is damaged' : 'not valid JSON');
  }
}
