/** Reviews matches that are over, whenever nobody else wants the machine's time. */
import { counselBudget } from '../budget.ts';
import { Caller, pause } from '../caller.ts';
import { causeOf } from '../fault.ts';
import type { MatchFolder } from '../match-folder.ts';
import type { Reading } from '../reading/reading.ts';
import type { Bounds, Counsellor } from '../thinker.ts';
import { choiceOf, readReview, writeReview, type Choice, type Review } from './review.ts';

export interface ReviewerParts {
  readonly matches: Pick<MatchFolder, 'read' | 'review' | 'keepReview'>;
  readonly reading: Pick<Reading, 'lines' | 'chronicle' | 'question'>;
  /** Who weighs choices; nobody where that cannot be asked. */
  readonly counsel?: Counsellor | undefined;
  readonly bounds: Bounds;
  /** Whether somebody plays just now: nothing is weighed meanwhile. */
  isBusy(): boolean;
  /** Runs something after a time (ms), unless the function given back is called before. */
  later(ms: number, run: () => void): () => void;
  /** A line for the person who runs the program. */
  report(message: string): void;
}

/** Milliseconds until a choice is weighed again after somebody else was thought for. */
const PATIENCE = 4000;
/** How often a choice is tried before it is left out. */
const TRIES = 20;
/** Choices that are weighed before they are kept. */
const KEPT_AFTER = 8;

/** One match at a time, one choice after another. What was weighed is kept, so that a review goes on where it was ended. */
export class Reviewer {
  readonly #parts: ReviewerParts;
  readonly #queue: string[] = [];
  /** Matches of which nothing is left to weigh. */
  readonly #whole = new Set<string>();
  #caller = new Caller();
  #current: string | null = null;
  #work: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(parts: ReviewerParts) {
    this.#parts = parts;
  }

  /** A match is over, or is looked at again: it is reviewed, unless it has been already. One that still runs is left alone. */
  begin(match: string): void {
    if (this.#closed || this.#whole.has(match) || this.#current === match || this.#queue.includes(match)) return;
    this.#queue.push(match);
    if (this.#current === null) this.#work = this.#goOn();
  }

  /** A match goes away: nothing is written beside it any more. */
  async forget(match: string): Promise<void> {
    this.#whole.delete(match);
    const place = this.#queue.indexOf(match);
    if (place >= 0) this.#queue.splice(place, 1);
    if (this.#current !== match) return;
    this.#caller.leave();
    await this.#work;
    if (!this.#closed && this.#queue.length > 0 && this.#current === null) this.#work = this.#goOn();
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#queue.length = 0;
    this.#caller.leave();
    await this.#work;
  }

  /** Resolves when nothing is left to review. */
  idle(): Promise<void> {
    return this.#work;
  }

  async #goOn(): Promise<void> {
    for (let match = this.#queue.shift(); match !== undefined; match = this.#queue.shift()) {
      this.#current = match;
      const caller = (this.#caller = new Caller());
      try {
        await this.#review(match, caller);
      } catch (error) {
        if (!caller.isGone) this.#parts.report(`${match}: it was not reviewed (${causeOf(error)})`);
      }
      this.#current = null;
      if (caller.isGone) return;
    }
  }

  async #review(match: string, caller: Caller): Promise<void> {
    const { matches, reading, counsel } = this.#parts;
    const text = await this.#over(match);
    if (text === null) return;
    const chronicle = await reading.chronicle(text);
    const before = await this.#kept(match);
    const weighed: Choice[] = before?.of === chronicle.of ? [...before.weighed] : [];
    let unsaved = before?.of !== chronicle.of;
    const keep = async (): Promise<void> => {
      if (unsaved) await matches.keepReview(match, writeReview({ ...chronicle, weighed }));
      unsaved = false;
    };
    if (unsaved) await keep();
    if (counsel === undefined) return;
    const known = new Set(weighed.map(({ at }) => at));
    for (const at of chronicle.choices) {
      if (known.has(at)) continue;
      const choice = await this.#weighed(text, at, counsel, caller);
      if (caller.isGone) break;
      if (choice === null) continue;
      weighed.push(choice);
      unsaved = true;
      if (weighed.length % KEPT_AFTER === 0) await keep();
    }
    await keep();
    if (!caller.isGone) this.#whole.add(match);
  }

  /** Null where it cannot be weighed, or nobody waits for it any more. */
  async #weighed(text: string, at: number, counsel: Counsellor, caller: Caller): Promise<Choice | null> {
    const question = await this.#parts.reading.question(text, at);
    if (question?.at !== at) return null;
    const { job, played } = question;
    for (let tries = 0; tries < TRIES; tries++) {
      while (this.#parts.isBusy() && !caller.isGone) await this.#pause(caller);
      if (caller.isGone) return null;
      try {
        return choiceOf(at, job.seat, await counsel({ ...job, played, idle: true, budget: counselBudget(this.#parts.bounds) }, caller));
      } catch {
        // Whoever waits for an answer goes before.
        await this.#pause(caller);
      }
    }
    return null;
  }

  #pause(caller: Caller): Promise<void> {
    return pause(PATIENCE, caller, (ms, run) => this.#parts.later(ms, run));
  }

  /** The text of a match that is over; null for any other, and for one that cannot be read: whoever opens that is told why. */
  async #over(match: string): Promise<string | null> {
    try {
      const text = await this.#parts.matches.read(match);
      return text !== null && (await this.#parts.reading.lines(text)).over ? text : null;
    } catch {
      return null;
    }
  }

  /** What was kept before; null where there is none that can be read. */
  async #kept(match: string): Promise<Review | null> {
    try {
      const text = await this.#parts.matches.review(match);
      return text === null ? null : readReview(text);
    } catch {
      return null;
    }
  }
}
