import type { z } from 'zod';
import type { Refusal } from '../../engine/core/script.ts';
import { pushForm, replyEnvelopeForm, resultForms, type CallName, type CallResult, type LinkError, type Push } from '../../engine/host/link.ts';

/** A fault of the link as an exception, so that calls reject with something that has a stack. */
export class LinkFault extends Error implements LinkError {
  readonly code: LinkError['code'];
  readonly refusal?: NonNullable<LinkError['refusal']>;
  constructor({ code, message, refusal: reason }: LinkError) {
    super(message);
    this.name = 'LinkFault';
    this.code = code;
    if (reason !== undefined) this.refusal = reason;
  }
}

const cause = (error: z.ZodError): string => {
  const issue = error.issues[0];
  return issue === undefined ? 'unknown' : `${issue.path.join('.')}: ${issue.message}`;
};

/** Checks what a call gave. Throws a `LinkFault` for a fault that the host reported and for a wrong form. */
export function readReply<N extends CallName>(name: N, envelope: unknown): CallResult<N> {
  const reply = replyEnvelopeForm.safeParse(envelope);
  if (!reply.success || 'push' in reply.data) throw new LinkFault({ code: 'form', message: `reply to ${name}: ${reply.success ? 'a push' : cause(reply.error)}` });
  if ('error' in reply.data) throw new LinkFault(reply.data.error as LinkError);
  const result = resultForms[name].safeParse(reply.data.result);
  if (!result.success) throw new LinkFault({ code: 'form', message: `reply to ${name}: ${cause(result.error)}` });
  return result.data as unknown as CallResult<N>;
}

/** Checks what the host sent unasked; null (with a reason) when the form is wrong. */
export function readPush(data: unknown): { readonly push: Push } | { readonly wrong: string } {
  const push = pushForm.safeParse(data);
  return push.success ? { push: push.data as Push } : { wrong: cause(push.error) };
}

/** What went wrong, as a sentence for a person. */
export const sentence = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault));
export const refusalOf = (fault: unknown): Refusal | null => (fault instanceof LinkFault || (typeof fault === 'object' && fault !== null && 'refusal' in fault) ? ((fault as { refusal?: Refusal }).refusal ?? null) : null);
export const codeOf = (fault: unknown): string | null => (typeof fault === 'object' && fault !== null && 'code' in fault ? String(fault.code) : null);
