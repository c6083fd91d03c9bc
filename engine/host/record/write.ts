import type { z } from 'zod';
import { checked } from '../../core/form.ts';
import { fingerprint } from '../../core/hash.ts';
import { endForm, headerForm, nameForm, openingForm, snapshotForm, stepForm, undoForm } from './forms.ts';
import { RECORD_FORMAT, RECORD_VERSION, type RecordEnd, type RecordHeader, type Snapshot, type Step } from './record.ts';

/** A line to be kept; `written` is called once it safely is, and only then does the next line follow it. */
export interface Line {
  readonly text: string;
  written(): void;
}

/** The checksum of a line over itself and everything before it. */
export const chain = (before: string, line: object): string => fingerprint([before, line]);

/**
 * Writes the lines of a match file: text that only grows, each line sealed over all before it. A line that could not be read
 * back is not made: it throws `InputError` naming the field.
 */
export class RecordWriter {
  #check: string;
  /** Answers that stand. */
  #at: number;

  /** Goes on after `at` standing answers from a checksum. */
  constructor(check: string, at: number) {
    this.#check = check;
    this.#at = at;
  }

  /** The first line, and the writer of the rest. */
  static begin(header: RecordHeader): { readonly text: string; readonly writer: RecordWriter } {
    const plain = JSON.parse(JSON.stringify(header)) as RecordHeader; // as it will be read: without fields that are undefined
    const line = { format: RECORD_FORMAT, version: RECORD_VERSION, ...plain };
    const check = fingerprint(line);
    return { text: textOf(headerForm, { ...line, check }), writer: new RecordWriter(check, 0) };
  }

  get at(): number {
    return this.#at;
  }

  /** Where the next line's checksum goes on. */
  get check(): string {
    return this.#check;
  }

  /** Another writer at the same place: for lines that are kept together or not at all. */
  copy(): RecordWriter {
    return new RecordWriter(this.#check, this.#at);
  }

  opening(events: readonly unknown[]): Line {
    return this.#line(openingForm, { opening: events }, this.#at);
  }

  step({ seat, answer, turn, events }: Step): Line {
    return this.#line(stepForm, { n: this.#at + 1, seat, answer, turn, events }, this.#at + 1);
  }

  /** Throws when it is of another moment than the last line. */
  snapshot(snapshot: Snapshot): Line {
    if (snapshot.at !== this.#at) throw new Error(`a snapshot of answer ${snapshot.at} cannot follow answer ${this.#at}`);
    return this.#line(snapshotForm, { snapshot }, this.#at);
  }

  /** Takes answers back until `at` stand; `free` when that goes beyond what was safe. */
  undo(at: number, free: boolean): Line {
    if (at < 0 || at >= this.#at) throw new Error(`answers can be taken back to 0…${this.#at - 1}, not to ${at}`);
    return this.#line(undoForm, { undo: at, free }, at);
  }

  name(name: string): Line {
    return this.#line(nameForm, { name }, this.#at);
  }

  end({ state, outcome, result }: RecordEnd): Line {
    return this.#line(endForm, { end: state, outcome, result }, this.#at);
  }

  #line(form: z.ZodType, given: object, after: number): Line {
    const line = JSON.parse(JSON.stringify(given)) as object;
    const check = chain(this.#check, line);
    return {
      text: textOf(form, { ...line, check }),
      written: () => {
        this.#check = check;
        this.#at = after;
      },
    };
  }
}

/** A line as the file says it, in the form in which it will be read. */
const textOf = (form: z.ZodType, line: object): string => {
  checked('line of a match file', form, line);
  return `${JSON.stringify(line)}\n`;
};

/** A whole match as text: what a file of today's version says about it. */
export function writeRecord(record: {
  readonly header: RecordHeader;
  readonly opening: readonly unknown[] | null;
  readonly steps: readonly Step[];
  readonly snapshots: readonly Snapshot[];
  readonly end: RecordEnd | null;
}): string {
  const { text, writer } = RecordWriter.begin(record.header);
  const lines = [text];
  const add = ({ text: more, written }: Line): void => {
    lines.push(more);
    written();
  };
  if (record.opening !== null) add(writer.opening(record.opening));
  let next = 0;
  const snapshotsAt = (at: number): void => {
    while (record.snapshots[next]?.at === at) add(writer.snapshot(record.snapshots[next++]!));
  };
  snapshotsAt(0);
  for (const step of record.steps) {
    add(writer.step(step));
    snapshotsAt(writer.at);
  }
  if (record.end !== null) add(writer.end(record.end));
  return lines.join('');
}

/** A line that is kept together with what stands before it. */
export function kept(line: Line): string {
  line.written();
  return line.text;
}
