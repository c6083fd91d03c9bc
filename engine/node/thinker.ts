import { z } from 'zod';
import { answerForm } from '../core/form.ts';
import type { Answer } from '../core/script.ts';
import type { Counsel } from '../search/counsel.ts';
import type { Thought } from '../search/plan.ts';
import type { Caller } from '../host/caller.ts';
import { TookTooMuch, type Counsellor, type CounselJob, type Job, type Part, type PlayOut, type QuickThinker, type Rehearsal, type Thinker } from '../host/thinker.ts';
import { planTogether, type Hand } from '../search/together.ts';
import { BRIEF_LIVES, Crew, ThreadLost, type CrewParts } from './crew.ts';

export interface Pool {
  readonly think: Thinker;
  readonly counsel: Counsellor;
  readonly quick: QuickThinker;
  /** Thinks idly: in one thread, half of the time, and until anything else is asked of these threads. */
  readonly ponder: Thinker;
  /** Plays out idly. */
  readonly playOut: PlayOut;
  readonly rehearse: Rehearsal;
  /** Starts a thread or two before the first question. */
  warm(): void;
  close(): Promise<void>;
}

const replyOf = <T,>(form: z.ZodType<T>): z.ZodType<{ readonly answer: T } | { readonly error: string }> =>
  z.union([z.strictObject({ answer: form }), z.strictObject({ error: z.string() })]);
const plan = z.array(z.strictObject({ asked: z.string().max(64), answer: answerForm })).min(1);
const thought = replyOf(z.strictObject({ plan, value: z.number().nullable(), playouts: z.number() }));
const planned = replyOf(plan);
const plans = replyOf(z.array(z.array(answerForm).min(1)));
const values = replyOf(z.array(z.number()));
const step = z.strictObject({ request: z.looseObject({ kind: z.string() }), answer: answerForm });
const grounds = z.record(z.string(), z.number());
const counsel = z.strictObject({ steps: z.array(step).min(1), value: z.number(), grounds, played: z.literal(true).optional() });
const counsels = replyOf(z.array(counsel).min(1));
const quick = replyOf(z.array(answerForm));
const mirrored = replyOf(z.strictObject({ place: z.number().nullable(), near: z.boolean().nullable(), turns: z.number() }));
const ready = replyOf(z.literal(true));

/** Threads that are started before anything is asked. */
const WARM = 2;
/** Play-outs for each thread that shares in a thought, at least: for fewer it is not worth the messages. */
const LEAST_SHARE = 8;

/** A part of a thought, without what is to be done for it. */
type Shared = Omit<Part, 'part'>;

/** With the time that an idle thread takes for it: half of that is rest. */
const unhurried = <J extends Job>(job: J): J =>
  job.budget.milliseconds === null ? job : { ...job, budget: { ...job.budget, milliseconds: 2 * job.budget.milliseconds } };

/** Worker threads that think for computer seats. */
export function thinkerPool(parts: Omit<CrewParts, 'does'>): Pool {
  const crew = new Crew({ limits: BRIEF_LIVES, ...parts, does: 'thinking' });

  async function ask<T>(form: ReturnType<typeof replyOf<T>>, job: object, caller: Caller | null = null, isIdle = false): Promise<T> {
    const reply = form.safeParse(JSON.parse(await crew.ask(JSON.stringify(job), caller, isIdle)));
    if (!reply.success) throw new Error('the thinking thread gave an answer of a wrong form');
    if ('error' in reply.data) throw new Error(reply.data.error);
    return reply.data.answer;
  }

  let thoughts = 0;

  function handOf(shared: Shared, caller: Caller): Hand {
    const does = <T>(form: ReturnType<typeof replyOf<T>>, part: Part['part']): Promise<T> => ask(form, { ...shared, part } satisfies Part, caller);
    return {
      plans: (breadth, like) => does(plans, { kind: 'plans', breadth, like }) as ReturnType<Hand['plans']>,
      values: (round, share) => does(values, { kind: 'values', round, share }),
      planned: (answers) => does(planned, { kind: 'planned', plan: answers }) as ReturnType<Hand['planned']>,
    };
  }

  /** One thought by all threads, where it is long enough. */
  async function think(job: Job, caller: Caller): Promise<Thought> {
    const { budget, seed } = job;
    const many = Math.min(parts.threads, Math.ceil(budget.playouts / LEAST_SHARE));
    if (many === 1) return (await ask(thought, job, caller)) as Thought;
    thoughts += 1;
    const shared = { ...job, thought: thoughts, began: 0 };
    await Promise.all(Array.from({ length: many }, () => ask(ready, { ...shared, part: { kind: 'ready' } } satisfies Part, caller)));
    const hand = handOf({ ...shared, began: performance.timeOrigin + performance.now() }, caller);
    return planTogether([hand, ...Array.from({ length: many - 1 }, () => hand)], { ...budget, seed, clock: null });
  }

  return {
    think,
    async ponder(job, caller) {
      return (await ask(thought, { ...unhurried(job), idle: true } satisfies Job, caller, true)) as Thought;
    },
    async counsel(job, caller) {
      const asked: CounselJob = { ...(job.idle === true ? unhurried(job) : job), counsel: true };
      return (await ask(counsels, asked, caller, job.idle)) as unknown as readonly Counsel[];
    },
    playOut: (job, caller) => ask(mirrored, job, caller, true),
    warm: () => crew.warm(WARM),
    rehearse: (likely) => crew.tell(JSON.stringify({ likely })),
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
