/** What the computer would have done in a match that was played: asked from its film. */
import type { Seat } from '../core/script.ts';
import { counselBudget } from './budget.ts';
import { Caller } from './caller.ts';
import { LinkFault } from './fault.ts';
import type { HindsightReply } from './link.ts';
import type { PastQuestion } from './reading/reading.ts';
import type { Bounds, Counsellor } from './thinker.ts';

const NOTHING: HindsightReply = { at: null, seat: null, counsels: [] };

/** Thinks about one past question at a time: who asks again gives up the former. */
export class Hindsight {
  readonly #counsel: Counsellor | undefined;
  readonly #bounds: Bounds;
  #caller = new Caller();

  constructor(counsel: Counsellor | undefined, bounds: Bounds) {
    this.#counsel = counsel;
    this.#bounds = bounds;
  }

  /** What would have been best, with what the seat knew that was asked. Rejects with `LinkFault` when it is asked again meanwhile. */
  async on(question: PastQuestion | null, maySee: (seat: Seat) => boolean): Promise<HindsightReply> {
    this.#caller.leave();
    if (question === null || this.#counsel === undefined || !maySee(question.job.seat)) return NOTHING;
    const caller = (this.#caller = new Caller());
    const { at, job, played } = question;
    try {
      return { at, seat: job.seat, counsels: await this.#counsel({ ...job, played, budget: counselBudget(this.#bounds) }, caller) };
    } catch (error) {
      throw caller.isGone ? new LinkFault('late', 'another moment was asked about') : error;
    }
  }
}
