import { z } from 'zod';
import { errorForm } from '../engine/host/link.ts';

/** Names of the two IPC channels. */
export const CALL = 'gantry:call';
export const PUSH = 'gantry:push';

/** What the main process gives back for a call. */
export const ipcReplyForm = z.union([z.strictObject({ result: z.unknown() }), z.strictObject({ error: errorForm })]);
