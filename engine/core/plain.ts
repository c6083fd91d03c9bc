/** What a form refuses, said in plain words instead of the validator's. */
import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;
type Count = number | bigint;

/** Longest piece of foreign text that is shown. */
const LONGEST = 40;

/** A value as a person would name it: `7`, `"x"`, `a list`, `nothing`. */
function shown(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (typeof value === 'string') return value === '' ? 'an empty text' : `"${value.length > LONGEST ? `${value.slice(0, LONGEST - 1)}…` : value}"`;
  if (typeof value === 'object') return Array.isArray(value) ? 'a list' : 'an object';
  return String(value as number | boolean);
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text', number: 'a number', int: 'a whole number', boolean: 'true or false', array: 'a list', tuple: 'a list', object: 'an object', record: 'an object', null: 'nothing', undefined: 'nothing',
  Uint8Array: 'binary data',
};

const listed = (values: readonly unknown[]): string => values.map(shown).join(', ');
const must = (values: readonly unknown[]): string => (values.length === 1 ? `it must be ${shown(values[0])}` : `it must be one of ${listed(values)}`);
/** What is there instead; nothing to say of a field that is not there at all. */
const instead = (input: unknown, wanted: string): string => (input === undefined ? `it is missing; ${wanted}` : `${wanted}, there is ${shown(input)}`);

/** The cause of one issue, without its field. Forms that say their own causes keep them. */
export function inPlainWords(issue: Issue): string {
  const { input } = issue;
  switch (issue.code) {
    case 'invalid_type': return input === undefined ? 'it is missing' : `${KINDS[issue.expected] ?? 'something else'} is needed, there is ${shown(input)}`;
    case 'invalid_value': return instead(input, must(issue.values));
    case 'too_small': return outOfRange(issue, issue.minimum, 'at least', 'more than');
    case 'too_big': return outOfRange(issue, issue.maximum, 'at most', 'less than');
    case 'unrecognized_keys': return issue.keys.length === 1 ? `there is no field ${shown(issue.keys[0])}` : `there are no fields ${listed(issue.keys)}`;
    case 'invalid_union': return noneOf(issue);
    case 'invalid_format': return issue.format === 'base64' ? 'it is no base64' : 'it has not the form that it must have';
    case 'not_multiple_of': return `a multiple of ${issue.divisor} is needed, there is ${shown(input)}`;
    case 'invalid_key': return 'no field may have this name';
    case 'invalid_element': case 'custom': return 'it is not as it must be';
    default: return issue satisfies never;
  }
}

/** Too few or too many things, signs, or too small or large a number. */
function outOfRange({ input, inclusive, exact, inst }: Extract<Issue, { code: 'too_small' | 'too_big' }>, limit: Count, bound: string, beyond: string): string {
  if (Array.isArray(input)) {
    const isExact = exact === true || (inst as z.core.$ZodType | undefined)?._zod.def.type === 'tuple';
    return `${isExact ? '' : `${bound} `}${limit} ${limit === 1 ? 'is' : 'are'} needed, there ${input.length === 1 ? 'is' : 'are'} ${input.length === 0 ? 'none' : input.length}`;
  }
  if (typeof input === 'string') return input === '' ? 'it is empty' : `it has ${input.length} signs; ${bound} ${limit} are taken`;
  return `it must be ${inclusive === false ? beyond : bound} ${limit}, there is ${shown(input)}`;
}

/** No branch of a union takes the data: what the branches would take. */
function noneOf(issue: Extract<Issue, { code: 'invalid_union' }>): string {
  const { input } = issue;
  if (typeof issue.discriminator === 'string') {
    const kind = (input as Readonly<Record<string, unknown>> | null)?.[issue.discriminator];
    return instead(kind, Array.isArray(issue.options) ? must(issue.options) : 'it must be one of the kinds there are');
  }
  if (input === undefined) return 'it is missing';
  const heads = issue.errors.flatMap(([first]) => (first === undefined ? [] : [first]));
  const values = heads.flatMap((head) => (head.code === 'invalid_value' ? head.values : []));
  const kinds = heads.flatMap((head) => (head.code === 'invalid_type' ? [KINDS[head.expected] ?? 'something else'] : []));
  return instead(input, kinds.length === 0 && values.length > 0 ? must(values) : `${[...new Set([...kinds, ...values.map(shown)])].join(' or ') || 'something else'} is needed`);
}
