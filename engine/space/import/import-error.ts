import { undirected } from '../../core/directions.ts';
import { gapsFilled } from '../../core/gaps.ts';
import { type Cause, CAUSES, type CauseSaid } from './causes.ts';

/** A refused model as plain data, for threads and for whoever words it. */
export interface ImportRefusal {
  /** Where in the file, or what of the piece; empty for the whole. */
  readonly field: string;
  readonly code: Cause;
  readonly details: Readonly<Record<string, string | number>>;
  /** What a report of a bug needs beside it, as whatever broke said it: no words for a person. Empty where nothing broke. */
  readonly technical: string;
}

/** A field with a code, and what fills the gaps of its words where they have some. */
export type Refused = readonly [field: string, ...said: CauseSaid];

/** Letters of a technical detail. */
const LONGEST = 200;

/** What a fault says of itself, as one line. */
function technicalOf(fault: unknown): string {
  const text = fault instanceof Error ? `${fault.name}: ${fault.message}` : String(fault);
  return undirected(text).replace(/\s+/g, ' ').trim().slice(0, LONGEST);
}

/** A model that is refused: `field` says where in the file, `code` with its `details` why; the message says both in the engine's own words. */
export class ImportError extends Error implements ImportRefusal {
  override readonly name = 'ImportError';
  readonly field: string;
  readonly code: Cause;
  readonly details: ImportRefusal['details'];
  readonly technical: string = '';
  constructor(...[field, code, filled]: Refused) {
    const details: ImportRefusal['details'] = filled ?? {};
    const text = gapsFilled(CAUSES[code], details);
    super(field === '' ? text : `"${field}": ${text}`);
    this.field = field;
    this.code = code;
    this.details = details;
  }

  /** What something that broke comes to, with what it says of itself for a report. */
  static by(broke: unknown, ...refused: Refused): ImportError {
    return Object.assign(new ImportError(...refused), { technical: technicalOf(broke), cause: broke });
  }
}
