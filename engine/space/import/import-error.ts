import { type Cause, causeText, type Details } from './causes.ts';

/** A refused model as plain data, for threads and for whoever words it. */
export interface ImportRefusal {
  /** Where in the file, or what of the piece; empty for the whole. */
  readonly field: string;
  readonly code: Cause;
  readonly details: Readonly<Record<string, string | number>>;
}

/** A field with a code, and what fills the gaps of its words where they have some. */
export type Refused = { [C in Cause]: readonly [field: string, code: C, ...details: keyof Details<C> extends never ? [] : [Details<C>]] }[Cause];

/** A model that is refused: `field` says where in the file, `code` with its `details` why; the message says both in the engine's own words. */
export class ImportError extends Error implements ImportRefusal {
  override readonly name = 'ImportError';
  readonly field: string;
  readonly code: Cause;
  readonly details: ImportRefusal['details'];
  constructor(...refused: Refused) {
    const [field, code, filled] = refused;
    const details: ImportRefusal['details'] = filled ?? {};
    const text = causeText(code, details);
    super(field === '' ? text : `"${field}": ${text}`);
    this.field = field;
    this.code = code;
    this.details = details;
  }
}
