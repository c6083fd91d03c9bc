import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { seatForm } from '../host/link-words.ts';
import { validatorWords } from '../testing/validator-words.ts';
import { answerForm, checked, checkedJson, InputError, readJson } from './form.ts';

const why = (form: z.ZodType, input: unknown): string => {
  try {
    checked('file', form, input);
    return 'taken';
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
    return (error as InputError).message;
  }
};
const two = z.tuple([z.string(), z.string()]);

describe('a form says field and cause in plain words', () => {
  test.each([
    ['a list that is too short', z.object({ squads: two }), { squads: ['a'] }, 'file: squads: 2 are needed, there is 1'],
    ['a list that is too long', z.object({ squads: two }), { squads: ['a', 'b', 'c'] }, 'file: squads: 2 are needed, there are 3'],
    ['an empty list', z.array(z.string()).min(1), [], 'file: at least 1 is needed, there are none'],
    ['too many', z.array(z.string()).max(1), ['a', 'b'], 'file: at most 1 is needed, there are 2'],
    ['an exact number', z.array(z.string()).length(3), ['a'], 'file: 3 are needed, there is 1'],
    ['a field that is missing', z.object({ a: z.object({ b: z.string() }) }), { a: {} }, 'file: a.b: it is missing'],
    ['another kind', z.object({ a: z.string() }), { a: 7 }, 'file: a: a text is needed, there is 7'],
    ['a list for a text', z.array(z.string()), [['x']], 'file: 0: a text is needed, there is a list'],
    ['nothing at all', z.object({}), null, 'file: an object is needed, there is nothing'],
    ['a text for a number', z.number(), 'x', 'file: a number is needed, there is "x"'],
    ['a broken number', z.number().int(), 1.5, 'file: a whole number is needed, there is 1.5'],
    ['no number', z.number(), NaN, 'file: a number is needed, there is NaN'],
    ['too small', z.number().min(100), 5, 'file: it must be at least 100, there is 5'],
    ['too large', z.number().lt(5), 9, 'file: it must be less than 5, there is 9'],
    ['far too large', z.number().int(), 1e99, 'file: it must be at most 9007199254740991, there is 1e+99'],
    ['an empty text', z.string().min(1), '', 'file: it is empty'],
    ['a long text', z.string().max(2), 'abc', 'file: it has 3 signs; at most 2 are taken'],
    ['a word of several', seatForm, 'cat', 'file: it must be one of "person", "computer", there is "cat"'],
    ['one word', z.literal('gantry-table'), 'x'.repeat(60), `file: it must be "gantry-table", there is "${'x'.repeat(39)}…"`],
    ['a word that is missing', z.object({ version: z.literal(1) }), {}, 'file: version: it is missing; it must be 1'],
    ['a field too many', z.strictObject({ a: z.number() }), { a: 1, hack: 2 }, 'file: there is no field "hack"'],
    ['fields too many', z.strictObject({}), { a: 1, b: 2 }, 'file: there are no fields "a", "b"'],
    ['one of two values', z.union([z.literal(4), z.literal(3)]), 5, 'file: it must be one of 4, 3, there is 5'],
    ['one of two kinds', z.string().nullable().or(z.number()), true, 'file: a text or a number is needed, there is true'],
    ['the branch that came furthest', z.union([z.strictObject({ a: z.string() }), z.object({ b: z.object({ c: z.number() }) })]), { b: { c: 'x' } }, 'file: b.c: a number is needed, there is "x"'],
    ['a kind that there is not', answerForm, { kind: 'shout' }, 'file: kind: it must be one of "pick", "place", "roll", there is "shout"'],
    ['no kind', z.object({ answer: answerForm }), { answer: {} }, 'file: answer.kind: it is missing; it must be one of "pick", "place", "roll"'],
    ['base64', z.base64(), '%', 'file: it is no base64'],
    ['a form of its own', z.string().regex(/^a/), 'b', 'file: it has not the form that it must have'],
    ['its own cause', z.string().regex(/^a/, 'it does not begin with a'), 'b', 'file: it does not begin with a'],
    ['bytes', z.instanceof(Uint8Array), 'x', 'file: binary data is needed, there is "x"'],
  ])('%s', (_what, form, input, expected) => {
    expect(why(form, input)).toBe(expected);
  });

  const forms = [
    answerForm,
    seatForm,
    two,
    z.record(z.string().max(2), z.number()),
    z.looseObject({
      a: z
        .array(z.strictObject({ b: z.union([z.literal(1), z.boolean()]).nullable() }))
        .min(1)
        .max(2),
    }),
    z.number().multipleOf(5),
  ];

  test('whatever the input', () => {
    fc.assert(fc.property(fc.constantFrom(...forms), fc.jsonValue({ maxDepth: 4 }), (form, input) => {
      expect(why(form, input)).not.toMatch(validatorWords);
    }), { numRuns: 1000 });
  });
});

describe('JSON', () => {
  test.each([
    ['', 'file: it is empty'], [' \n', 'file: it is empty'], ['hello', 'file: not JSON'], ['{"a": 1', 'file: not JSON: it ends too early'], ['{"a": "b', 'file: not JSON: it ends too early'],
    ['[1, "]"', 'file: not JSON: it ends too early'], ['{"a": "\\"}', 'file: not JSON: it ends too early'], ['{"a": "{"} x', 'file: not JSON'], ['[1,]', 'file: not JSON'],
  ])('%j is refused: %s', (text, expected) => {
    expect(() => readJson('file', text)).toThrow(new InputError('file', expected.slice('file: '.length)));
  });

  test('is checked when it is some', () => {
    expect(checkedJson('file', z.object({ a: z.number() }), '{"a": 1}')).toEqual({ a: 1 });
    expect(() => checkedJson('file', z.object({ a: z.number() }), '{"a": "{"}')).toThrow('file: a: a number is needed, there is "{"');
  });

  test('what ends within a string is told at once, however many signs are escaped in it', () => {
    for (const end of ['', '\\']) expect(() => readJson('file', `"${'\\"'.repeat(500_000)}${end}`)).toThrow('file: not JSON: it ends too early');
  });

  test('cut anywhere, it ends too early', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ maxLength: 8 }), fc.jsonValue({ maxDepth: 2 }), { minKeys: 1, noNullPrototype: true }), fc.nat(), (value, at) => {
        const text = JSON.stringify(value);
        expect(() => readJson('file', text.slice(0, 1 + (at % (text.length - 1))))).toThrow('file: not JSON: it ends too early');
      }),
    );
  });
});
