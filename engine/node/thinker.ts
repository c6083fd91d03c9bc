import { z } from 'zod';
import { answerForm } from '../core/form.ts';
import type { Answer } from '../core/script.ts';
import type { Thinker } from '../host/thinker.ts';
import { Crew, type CrewParts } from './crew.ts';

export interface Pool {
  readonly think: Thinker;
  /** Starts the threads before the first question. */
  warm(): void;
  close(): Promise<void>;
}

const replyForm = z.union([z.strictObject({ answer: answerForm }), z.strictObject({ error: z.string() })]);

/** Worker threads that think for computer seats. */
export function thinkerPool(parts: Omit<CrewParts, 'does'>): Pool {
  const crew = new Crew({ ...parts, does: 'thinking' });
  return {
    warm: () => crew.warm(),
    async think(job) {
      const reply = replyForm.safeParse(JSON.parse(await crew.ask(JSON.stringify(job))));
      if (!reply.success) throw new Error('the thinking thread gave an answer of a wrong form');
      if ('error' in reply.data) throw new Error(reply.data.error);
      return reply.data.answer as Answer;
    },
    close: () => crew.close(),
  };
}
