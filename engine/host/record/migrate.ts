/** Brings files of older versions to today's. Every version there ever was stays readable. */
import { InputError } from '../../core/form.ts';
import { RECORD_FORMAT, WHOLE, type RecordHeader, type Step } from './record.ts';
import { JOURNAL_FORMAT, readFinished, readJournal } from './version-one.ts';
import { fromVersionTwo } from './version-two.ts';
import { writeRecord } from './write.ts';

/** A file's text in today's version. */
interface Migrated {
  readonly text: string;
  /** A last line that was never finished, or null. */
  readonly torn: string | null;
}

/** Throws `InputError` for a format that never was, and for a damaged file. */
export function migrated(format: string, version: number, text: string): Migrated {
  if (format === JOURNAL_FORMAT && version === 1) return fromJournal(text);
  if (format === RECORD_FORMAT && version === 1) return fromFinished(text);
  if (format === RECORD_FORMAT && version === 2) return fromVersionTwo(text);
  throw new InputError('match file', `format: "${String(format).slice(0, 40)}", version ${version}, is no match of Gantry`);
}

const start = (name: string): Pick<RecordHeader, 'undo' | 'name' | 'started' | 'sight' | 'takenBack'> => ({ undo: 'off', name, started: 0, ...WHOLE });

/** The growing file of the first version: answers without what happened. */
function fromJournal(text: string): Migrated {
  const { header, entries, end, torn } = readJournal(text);
  const steps = entries.map((entry): Step => ({ ...entry, events: null }));
  return { text: writeRecord({ header: { ...header, ...start('') }, opening: null, steps, snapshots: [], end: end === null ? null : { ...end, result: '' } }), torn };
}

/** The finished file of the first version: answers without seats and turns. */
function fromFinished(text: string): Migrated {
  const { system, content, setup, answers } = readFinished(text);
  const steps = answers.map((answer): Step => ({ seat: null, answer, turn: 0, events: null }));
  return { text: writeRecord({ header: { system, setup, content, seats: ['computer', 'computer'], seed: 0, ...start('') }, opening: null, steps, snapshots: [], end: null }), torn: null };
}
