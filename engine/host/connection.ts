/** A link at the desk: who calls, and what each call gives. */
import type { Seen } from './eyes.ts';
import type { CallArgs, CallName, CallResult, LinkError, Push } from './link.ts';
import type { LinkRole } from './guest.ts';

/** What a call gives that shows something of a match: made ready for the eyes that get it. */
type Result<N extends CallName> = N extends 'newMatch' | 'rematch' | 'continueMatch' | 'film' | 'filmShot' ? Seen<CallResult<N>> : CallResult<N>;

/** Carries out each call with its checked arguments. */
export type Handlers = { readonly [N in CallName]: (args: CallArgs<N>, visitor: Visitor) => Promise<Result<N>> | Result<N> };

/** The result of a call that has none. */
export const done = (work: Promise<void>): Promise<{ readonly ok: true }> => work.then(() => ({ ok: true }));

/** Who calls: whose link it is, and where it is told what it watches. */
export interface Visitor {
  readonly role: LinkRole;
  push(push: Push): void;
}

export type Reply = { readonly result: unknown } | { readonly error: LinkError };

/** One screen at the desk. */
export interface Connection {
  /** Carries out a call; never rejects. */
  call(name: string, args: unknown): Promise<Reply>;
  /** The screen is gone: it watches nothing any more. */
  close(): void;
}
