import { z } from 'zod';
import { inPlainWords } from './plain.ts';

/** Bad input: the message names the field and the cause. */
export class InputError extends Error {
  /** What was read ("match file", "table", "answer"). */
  readonly source: string;
  constructor(source: string, cause: string) {
    super(`${source}: ${cause}`);
    this.name = 'InputError';
    this.source = source;
  }
}

/** The first thing that is wrong with data: where, and why in plain words. */
export interface FormFault {
  /** Names and numbers that lead to it; empty for the whole. */
  readonly path: readonly PropertyKey[];
  readonly cause: string;
}

/** Data of a form, or what is wrong with it. The one way in which data is checked where somebody is told why it was refused. */
export function formed<T>(form: z.ZodType<T>, input: unknown): { readonly data: T; readonly fault: null } | { readonly data: null; readonly fault: FormFault } {
  const result = form.safeParse(input, { error: inPlainWords });
  return result.success ? { data: result.data, fault: null } : { data: null, fault: firstFault(result.error.issues[0]!) };
}

/** Of a union the fault of the branch that came furthest. */
function firstFault(issue: z.core.$ZodIssue): FormFault {
  const { path, message: cause } = issue;
  if (issue.code !== 'invalid_union') return { path, cause };
  const faults = issue.errors.map((issues) => firstFault(issues[0]!));
  const furthest = faults.reduce((best, fault) => (fault.path.length > best.path.length ? fault : best), { path: [] as readonly PropertyKey[], cause });
  return { path: [...path, ...furthest.path], cause: furthest.cause };
}

/** `squads.0: it is missing`: a fault as one line. */
export const faultLine = ({ path, cause }: FormFault): string => (path.length === 0 ? cause : `${path.join('.')}: ${cause}`);

/** Checks data against a form. Throws `InputError` naming the first wrong field and why. */
export function checked<T>(source: string, form: z.ZodType<T>, input: unknown): T {
  const { data, fault } = formed(form, input);
  if (fault !== null) throw new InputError(source, faultLine(fault));
  return data as T;
}

/** Data that was written as JSON. Throws `InputError` when it is none. */
export function readJson(source: string, text: string): unknown {
  if (text.trim() === '') throw new InputError(source, 'it is empty');
  try {
    return JSON.parse(text);
  } catch {
    throw new InputError(source, endsEarly(text) ? 'not JSON: it ends too early' : 'not JSON');
  }
}

/** Whether a text that is no JSON ends within a string, a list or an object. Each sign is looked at once: the text may be anybody's. */
function endsEarly(text: string): boolean {
  let inside = false;
  let open = 0;
  for (let i = 0; i < text.length; i++) {
    const sign = text[i]!;
    if (inside && sign === '\\') i++;
    else if (sign === '"') inside = !inside;
    else if (!inside && '[{'.includes(sign)) open++;
    else if (!inside && ']}'.includes(sign)) open--;
  }
  return inside || open > 0;
}

/** Reads JSON text, then checks it. */
export const checkedJson = <T>(source: string, form: z.ZodType<T>, text: string): T => checked(source, form, readJson(source, text));

/** A number of answers, seats, rounds or the like, from outside: no match comes near the greatest. */
export const wholeForm = z.number().int().min(0).max(1_000_000);

/** A record of at most `most` entries. */
export const entriesForm = <K extends z.core.$ZodRecordKey, V extends z.core.SomeType>(key: K, value: V, most: number) =>
  z.record(key, value).refine((record) => Object.keys(record).length <= most, `it has more than ${most} entries`).meta({ most });

/** A place, in mm: far beyond every table at the most. */
const coordinate = z.number().min(-10_000).max(10_000);
export const pointForm = z.strictObject({ x: coordinate, y: coordinate, z: coordinate });

/** The form of every answer, from a person, a file or a socket. */
export const answerForm = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('pick'), picks: z.array(z.string().max(200)).max(64) }),
  z.strictObject({ kind: z.literal('place'), at: pointForm.nullable() }),
  z.strictObject({ kind: z.literal('roll'), faces: z.array(z.number().int().min(1).max(1000)).max(200) }),
]);
