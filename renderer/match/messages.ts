import { undirected } from '../../engine/core/directions.ts';
import { faultLine, formed } from '../../engine/core/form.ts';
import type { Refusal } from '../../engine/core/script.ts';
import { pushForm, replyEnvelopeForm, resultForms, type CallName, type CallResult, type HeldBy, type LinkError, type LockHolder, type Push } from '../../engine/host/link.ts';
import type { Elsewhere } from './elsewhere.ts';

/** A fault of the link as an exception, so that calls reject with something that has a stack. */
export class LinkFault extends Error implements LinkError {
  readonly code: LinkError['code'];
  readonly refusal?: NonNullable<LinkError['refusal']>;
  readonly held?: HeldBy;
  readonly by?: LockHolder;
  constructor({ code, message, refusal: reason, held, by }: LinkError) {
    super(message);
    this.name = 'LinkFault';
    this.code = code;
    if (reason !== undefined) this.refusal = reason;
    if (held !== undefined) this.held = held;
    if (by !== undefined) this.by = by;
  }
}

/** Checks what a call gave. Throws a `LinkFault` for a fault that the host reported and for a wrong form. */
export function readReply<N extends CallName>(name: N, envelope: unknown): CallResult<N> {
  const reply = formed(replyEnvelopeForm, envelope);
  if (reply.fault !== null || 'push' in reply.data) throw new LinkFault({ code: 'form', message: `reply to ${name}: ${reply.fault === null ? 'a push' : faultLine(reply.fault)}` });
  if ('error' in reply.data) throw new LinkFault(reply.data.error as LinkError);
  const result = formed<unknown>(resultForms[name], reply.data.result);
  if (result.fault !== null) throw new LinkFault({ code: 'form', message: `reply to ${name}: ${faultLine(result.fault)}` });
  return result.data as CallResult<N>;
}

/** Checks what the host sent unasked; null (with a reason) when the form is wrong. */
export function readPush(data: unknown): { readonly push: Push } | { readonly wrong: string } {
  const push = formed<unknown>(pushForm, data);
  return push.fault === null ? { push: push.data as Push } : { wrong: faultLine(push.fault) };
}

/** What went wrong, as a sentence for a person. */
export const sentence = (fault: unknown): string => undirected(fault instanceof Error ? fault.message : String(fault));
export const refusalOf = (fault: unknown): Refusal | null => (fault instanceof LinkFault || (typeof fault === 'object' && fault !== null && 'refusal' in fault) ? ((fault as { refusal?: Refusal }).refusal ?? null) : null);
/** What a fault says of a match that is, or may be, played elsewhere; null for any other fault. */
export function elsewhereOf(match: string, fault: unknown): Elsewhere | null {
  if (!(fault instanceof LinkFault)) return null;
  const { code, held, by = null } = fault;
  if (code === 'taken') return { kind: 'taken', match, by };
  return code === 'held' && held !== undefined ? { kind: 'held', match, by: held } : null;
}

export const codeOf = (fault: unknown): string | null => (typeof fault === 'object' && fault !== null && 'code' in fault ? String(fault.code) : null);
