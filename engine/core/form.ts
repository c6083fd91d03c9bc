import { z } from 'zod';

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

/** Checks data against a schema. Throws `InputError` naming the first wrong field and why. */
export function checked<T>(source: string, schema: z.ZodType<T>, input: unknown): T {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const issue = result.error.issues[0]!;
  const field = issue.path.length === 0 ? '' : `${issue.path.join('.')}: `;
  throw new InputError(source, `${field}${issue.message}`);
}

/** Reads JSON text, then checks it. */
export function checkedJson<T>(source: string, schema: z.ZodType<T>, text: string): T {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch (error) {
    throw new InputError(source, `not valid JSON (${error instanceof Error ? error.message : String(error)})`);
  }
  return checked(source, schema, input);
}

const finite = z.number().finite();
export const pointForm = z.strictObject({ x: finite, y: finite, z: finite });

/** The form of every answer, from a person, a file or a socket. */
export const answerForm = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('pick'), picks: z.array(z.string().max(200)).max(64) }),
  z.strictObject({ kind: z.literal('place'), at: pointForm.nullable() }),
  z.strictObject({ kind: z.literal('roll'), faces: z.array(z.number().int().min(1).max(1000)).max(200) }),
]);
