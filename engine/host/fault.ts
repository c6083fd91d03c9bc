import { InputError } from '../core/form.ts';
import { RefusedAnswer } from '../core/session.ts';
import type { LinkError } from './link.ts';

/** A call that cannot be taken, with the code the screen is told. Nothing has changed. */
export class LinkFault extends Error {
  readonly code: LinkError['code'];
  constructor(code: LinkError['code'], message: string) {
    super(message);
    this.name = 'LinkFault';
    this.code = code;
  }
}

/** The message of anything thrown; of a refused answer, the rule and the reason. */
export function causeOf(error: unknown): string {
  if (error instanceof RefusedAnswer) return `refused by ${error.refusal.rule}: ${error.refusal.why}`;
  return error instanceof Error ? error.message : String(error);
}

/** Something in the rules broke. What it says itself may name what must not be known: only the person who runs the program reads that. */
export class BrokenRule extends Error {
  constructor(cause: unknown) {
    super('a rule of the game broke; what it was stands in the program’s log', { cause });
    this.name = 'BrokenRule';
  }
}

/** What the person who runs the program is told of anything thrown: where it came from, too. */
export function detailOf(error: unknown): string {
  if (error instanceof BrokenRule) return detailOf(error.cause);
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** What the screen is told about anything thrown while a call was carried out. */
export function linkError(error: unknown): LinkError {
  if (error instanceof LinkFault) return { code: error.code, message: error.message };
  if (error instanceof RefusedAnswer) return { code: 'refused', message: error.message, refusal: error.refusal };
  if (error instanceof InputError) return { code: 'form', message: error.message };
  return { code: 'broken', message: causeOf(error) };
}
