import { onlyAnswer, type PickRequest, type PlaceRequest, type Seat } from '../core/script.ts';
import type { Session } from '../core/session.ts';
import type { Budget, Thought } from '../search/plan.ts';
import { Caller } from './caller.ts';
import { jobKey, jobOf, type Posed } from './job.ts';
import type { MatchParts } from './match-parts.ts';
import type { Job, Thinker } from './thinker.ts';

/** Options of one question that are looked at, at the most. */
const LOOKS = 40;

/** Milliseconds that the host has for others before it looks at what an option would lead to. */
const PAUSE = 30;

/** What thinking ahead is about. */
export interface Ahead extends Pick<Posed, 'header' | 'play' | 'session'> {
  /** What a person is asked; `session` is no other's. */
  readonly request: PickRequest | PlaceRequest;
  /** Where thoughts about the question after this one begin. */
  readonly seed: number;
  readonly budget: Budget;
  /** Whether a seat is a computer's. */
  isComputer(seat: Seat): boolean;
}

/**
 * Thinking in the other side's turn: about the questions to a computer seat to which a person's options would lead at once. A question that comes is
 * answered from it as it would have been without: the same seed, what the seat knows then.
 */
export class Pondering {
  readonly #later: MatchParts['later'];
  #caller = new Caller();
  readonly #found = new Map<string, Thought>();

  constructor(later: MatchParts['later']) {
    this.#later = later;
  }

  /**
   * Begins, in place of what was thought about before. `ponder` gives way to whoever waits for an answer. Nobody waits for this one, and what goes wrong
   * is said when the question comes.
   */
  begin(ponder: Thinker, ahead: Ahead): void {
    this.end();
    this.#found.clear();
    const caller = (this.#caller = new Caller());
    void this.#think(ponder, caller, ahead).catch(() => undefined);
  }

  async #think(ponder: Thinker, caller: Caller, ahead: Ahead): Promise<void> {
    const questions = questionsAfter(ahead);
    for (;;) {
      await new Promise<void>((run) => void this.#later(PAUSE, run));
      if (caller.isGone) return;
      const { value: job, done } = questions.next();
      if (done === true) return;
      if (job === null) continue;
      const thought = await ponder(job, caller);
      if (caller.isGone) return;
      this.#found.set(jobKey(job), thought);
    }
  }

  /** Ends at once; what was found so far stays until it begins anew. */
  end(): void {
    this.#caller.leave();
  }

  /** What was found for a question; null where it was not thought about to the end. */
  found(job: Job): Thought | null {
    return this.#found.size === 0 ? null : (this.#found.get(jobKey(job)) ?? null);
  }
}

/** Questions to a computer seat that the options of a pick lead to with no dice between; null for one that leads to none. */
function* questionsAfter({ header, play, session, request, seed, budget, isComputer }: Ahead): Generator<Job | null, void, void> {
  if (request.kind !== 'pick' || request.min !== 1 || request.max !== 1) return;
  for (const option of request.options.slice(0, LOOKS)) {
    const after = session.fork();
    const answer = { kind: 'pick', picks: [option] } as const;
    if (after.refuse(answer) === null) after.answer(answer);
    const next = asked(after);
    const isToThink = next !== null && isComputer(next.seat) && onlyAnswer(next) === null;
    yield isToThink ? jobOf({ header, play, session: after, request: next, seed }, budget) : null;
  }
}

const asked = ({ request }: Session<unknown, unknown>): PickRequest | PlaceRequest | null => (request === null || request.kind === 'roll' ? null : request);
