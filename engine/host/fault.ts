import { InputError } from '../core/form.ts';
import { RefusedAnswer } from '../core/session.ts';
import type { HeldBy, LinkError, LockHolder } from './link.ts';
import type { LinkRole } from './guest.ts';

/** A call that cannot be taken, with the code the screen is told. Nothing has changed. */
export class LinkFault extends Error {
  readonly code: LinkError['code'];
  constructor(code: LinkError['code'], message: string) {
    super(message);
    this.name = 'LinkFault';
    this.code = code;
  }
}

/**
 * Of the Gantry that a match's lock names nobody here can tell whether it still runs. Nothing has changed; a person may say that
 * the match is to be opened all the same.
 */
export class MatchHeld extends LinkFault {
  /** Who holds it. What a person says of its lock holds for no other one. */
  readonly held: HeldBy;
  readonly #doubt: string;

  /** `doubt`: who may have it open, and why that cannot be told; `consequence`: what comes of opening it all the same. */
  constructor(doubt: string, consequence: string, held: HeldBy) {
    super('held', `${doubt}. ${consequence}`);
    this.name = 'MatchHeld';
    this.held = held;
    this.#doubt = doubt;
  }

  /** The same for what is no opening, with what to do first. */
  insteadOf(advice: string): LinkFault {
    return new LinkFault('held', `${this.#doubt}. ${advice}`);
  }
}

/** Another Gantry has opened a match that is open here: nothing more is written to it from here. */
export class MatchTaken extends LinkFault {
  /** Null when that one has left it since. */
  readonly by: LockHolder | null;

  constructor(message: string, by: LockHolder | null) {
    super('taken', message);
    this.name = 'MatchTaken';
    this.by = by;
  }
}

/** Who has a match now, for the screen. */
export const takerFor = ({ by }: MatchTaken, role: LinkRole): { readonly by?: LockHolder } => (by === null || role !== 'screen' ? {} : { by });

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

/** What a link is told about anything thrown while a call was carried out. Of the host's computers a guest learns nothing. */
export function linkError(error: unknown, role: LinkRole): LinkError {
  if (error instanceof MatchHeld) return { code: error.code, message: error.message, held: error.held };
  if (error instanceof MatchTaken) return { code: error.code, message: error.message, ...takerFor(error, role) };
  if (error instanceof LinkFault) return { code: error.code, message: error.message };
  if (error instanceof RefusedAnswer) return { code: 'refused', message: error.message, refusal: error.refusal };
  if (error instanceof InputError) return { code: 'form', message: error.message };
  return { code: 'broken', message: causeOf(error) };
}
