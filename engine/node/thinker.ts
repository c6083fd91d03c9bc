import { z } from 'zod';
import { answerForm } from '../core/form.ts';
import type { Answer } from '../core/script.ts';
import type { Thought } from '../search/plan.ts';
import type { Caller } from '../host/caller.ts';
import { TookTooMuch, type QuickThinker, type Rehearsal, type Thinker } from '../host/thinker.ts';
import { Crew, ThreadLost, type CrewParts } from './crew.ts';

export interface Pool {
  readonly think: Thinker;
  readonly quick: QuickThinker;
  readonly rehearse: Rehearsal;
  /** Starts the threads before the first question. */
  warm(): void;
  close(): Promise<void>;
}

const replyOf = <T,>(form: z.ZodType<T>): z.ZodType<{ readonly answer: T } | { readonly error: string }> =>
  z.union([z.strictObject({ answer: form }), z.strictObject({ error: z.string() })]);
const thought = replyOf(z.strictObject({
  plan: z.array(z.strictObject({ asked: z.string().max(64), answer: answerForm })).min(1), value: z.number().nullable(), playouts: z.number(),
}));
const quick = replyOf(z.array(answerForm));

/** Worker threads that think for computer seats. */
export function thinkerPool(parts: Omit<CrewParts, 'does'>): Pool {
  const crew = new Crew({ ...parts, does: 'thinking' });

  async function ask<T>(form: ReturnType<typeof replyOf<T>>, job: object, caller: Caller | null = null): Promise<T> {
    const reply = form.safeParse(JSON.parse(await crew.ask(JSON.stringify(job), caller)));
    if (!reply.success) throw new Error('the thinking thread gave an answer of a wrong form');
    if ('error' in reply.data) throw new Error(reply.data.error);
    return reply.data.answer;
  }

  return {
    warm: () => crew.warm(),
    rehearse: (likely) => crew.tell(JSON.stringify({ likely })),
    think: async (job, caller) => (await ask(thought, job, caller)) as Thought,
    async quick(job) {
      try {
        return (await ask(quick, job)) as readonly Answer[];
      } catch (error) {
        throw error instanceof ThreadLost && error.why !== 'stopped' ? new TookTooMuch(error.message) : error;
      }
    },
    close: () => crew.close(),
  };
}
