import type { LinkError, Push } from '../engine/host/link.ts';
import { either, object, optional, something, text, word, type Guard } from './shapes.ts';

/** Names of the two IPC channels. */
export const CALL = 'gantry:call';
export const PUSH = 'gantry:push';

/** What the main process gives back for a call. */
export type IpcReply = { readonly result: unknown } | { readonly error: LinkError };

const error = object({ code: word('form', 'refused', 'late', 'missing', 'barred', 'held', 'taken', 'broken'), message: text, refusal: optional(object({ rule: text, why: text, detail: optional(something) })), held: optional(something), by: optional(something) });

/** Whether a reply may be handed to the page, which reads the result itself by the form of its call. */
export const isIpcReply = either(object({ result: (value): value is unknown => value !== undefined }), object({ error })) as Guard<IpcReply>;

/** Whether what came unasked may be handed to the page, which reads the update itself. */
export const isPush = either(object({ type: word('update'), update: something }), object({ type: word('fault'), match: text, message: text }), object({ type: word('taken'), match: text, message: text, by: optional(something) })) as Guard<Push>;
