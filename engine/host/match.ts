import { throwDice } from '../core/dice.ts';
import { fingerprint } from '../core/hash.ts';
import type { Play } from '../core/rules.ts';
import type { Answer, Request, Seat } from '../core/script.ts';
import { RefusedAnswer, Session } from '../core/session.ts';
import { causeOf, LinkFault } from './fault.ts';
import type { JournalFile } from './folder.ts';
import type { JournalContents, JournalHeader, JournalWriter } from './journal.ts';
import type { Push, SeatKind, Update } from './link.ts';
import type { Forecaster } from './offer.ts';
import { opponent } from './opponent.ts';
import type { Budget, Thinker } from './thinker.ts';

/** What a match is given when it is opened. */
export interface MatchParts {
  readonly match: string;
  readonly header: JournalHeader;
  readonly table: string;
  readonly play: Play<unknown, unknown>;
  readonly forecaster: Forecaster | null;
  readonly file: JournalFile;
  readonly writer: JournalWriter;
  readonly thinker: Thinker;
  readonly budget: Budget;
  /** Tells every watcher. */
  announce(push: Push): void;
}

/** A match where its journal stopped, and what its dice go on from. */
interface Stand {
  readonly session: Session<unknown, unknown>;
  readonly dice: number;
  readonly at: number;
  readonly ended: boolean;
}

/**
 * A match being played: it holds the session, rolls the dice, asks the opponent, writes every accepted answer to the
 * journal and only then announces it. Between two answers it is either waiting for a person or going on by itself.
 */
export class HostedMatch {
  readonly #parts: MatchParts;
  #session: Session<unknown, unknown>;
  #dice: number;
  #at: number;
  #ended: boolean;
  /** An answer is being taken: whatever else arrives is late. */
  #taking = false;
  #running = false;
  #stopped = false;
  #work: Promise<void> = Promise.resolve();
  readonly #said = new Set<string>();
  /** The person whose eyes the screen shows when several share it. */
  #eyes: Seat | null;

  constructor(parts: MatchParts, stand: Stand) {
    this.#parts = parts;
    this.#session = stand.session;
    this.#dice = stand.dice;
    this.#at = stand.at;
    this.#ended = stand.ended;
    const first = parts.header.seats.indexOf('person');
    this.#eyes = first === -1 ? null : first;
    this.#look();
  }

  /** How things stand. `events` and `answered` say what led here. */
  update(events: readonly unknown[] = [], answered: Update['answered'] = null): Update {
    const { match, header, table, play } = this.#parts;
    const { request, state } = this.#session;
    const awaits = this.#awaits(request);
    const outcome = request === null ? play.outcome(state) : undefined;
    return {
      match, system: header.system, table, setup: header.setup, seats: header.seats, at: this.#at, answered, events,
      view: play.view(state, this.#eyes),
      request: awaits === 'computer' && this.#eyes !== null && request?.kind !== 'roll' ? null : request,
      awaits,
      outcome: outcome === undefined ? null : (outcome ?? 'draw'),
    };
  }

  /** What happened before the first request; taken once, by the opening update. */
  openingEvents(): readonly unknown[] {
    return this.#session.takeNews();
  }

  /** Answers accepted so far. */
  get at(): number {
    return this.#at;
  }

  /** A person's answer to the request after `at` answers. Rejects with `LinkFault` or `RefusedAnswer`; then nothing has changed. */
  async answer(at: number, answer: Answer): Promise<void> {
    if (this.#stopped) throw new LinkFault('missing', 'the match is closed');
    if (this.#taking || at !== this.#at) throw new LinkFault('late', `this answers question ${at}; the match is at question ${this.#at}${this.#taking ? ' and is taking its answer' : ''}`);
    const request = this.#session.request;
    if (request === null) throw new RefusedAnswer({ rule: 'core', why: 'over' });
    if (this.#awaits(request) !== 'person' || request.kind === 'roll') throw new RefusedAnswer({ rule: 'core', why: 'notYours' });
    await this.#track(this.#take(request.seat, answer));
    this.start();
  }

  /** The odds of each option that a person is asked after `at` answers. Throws `LinkFault` when the match is elsewhere. */
  odds(at: number): Readonly<Record<string, unknown>> | null {
    if (this.#stopped) throw new LinkFault('missing', 'the match is closed');
    if (this.#taking || at !== this.#at) throw new LinkFault('late', `the match is at question ${this.#at}, not ${at}`);
    return this.#awaits(this.#session.request) === 'person' ? (this.#parts.forecaster?.(this.#session) ?? null) : null;
  }

  /** Goes on by itself until a person is asked or the match is over. Does nothing when it is going on already. */
  start(): void {
    if (this.#running || this.#taking || this.#stopped) return;
    this.#running = true;
    void this.#track(
      this.#goOn()
        .catch((error: unknown) => this.#fault(causeOf(error)))
        .finally(() => { this.#running = false; }),
    );
  }

  /** Resolves when nothing is going on by itself any more. */
  async idle(): Promise<void> {
    let work: Promise<void>;
    do {
      work = this.#work;
      await work;
    } while (work !== this.#work);
  }

  /** Stops after the answer being taken, if any, and closes the journal. */
  async stop(): Promise<void> {
    if (this.#stopped) return;
    this.#stopped = true;
    if (this.#taking) await this.idle();
    await this.#parts.file.close();
  }

  async #goOn(): Promise<void> {
    for (;;) {
      if (this.#stopped) return;
      const request = this.#session.request;
      if (request === null) return this.#finish();
      if (request.kind === 'roll') {
        const [answer, dice] = throwDice(request, this.#dice);
        await this.#take(null, answer);
        this.#dice = dice;
      } else if (this.#awaits(request) === 'computer') {
        const { header, play, thinker, budget } = this.#parts;
        const answer = await opponent({ header, play, thinker, budget, session: this.#session, request, at: this.#at, report: (message) => this.#fault(message) });
        if (this.#stopped) return;
        await this.#take(request.seat, answer);
      } else return;
    }
  }

  /** Takes one answer in: rules, then journal, then everybody is told. When either fails, nothing has changed. */
  async #take(seat: Seat | null, answer: Answer): Promise<void> {
    const refusal = this.#session.refuse(answer);
    if (refusal !== null) throw new RefusedAnswer(refusal);
    this.#taking = true;
    const before = this.#session.moment;
    let events: readonly unknown[];
    try {
      const turn = turnOf(this.#session.state);
      events = this.#session.answer(answer);
      const { line, written } = this.#parts.writer.entry({ seat, answer, turn });
      await this.#write(line);
      written();
    } catch (error) {
      this.#session = new Session(this.#parts.play.system, before.base, before.pending);
      this.#session.takeNews();
      throw error;
    } finally {
      this.#taking = false;
    }
    this.#at++;
    this.#look();
    this.#parts.announce({ type: 'update', update: this.update(events, { seat, answer }) });
  }

  /** Turns the screen to the person who is asked. */
  #look(): void {
    const { request } = this.#session;
    if (request !== null && request.kind !== 'roll' && this.#awaits(request) === 'person') this.#eyes = request.seat;
  }

  async #finish(): Promise<void> {
    if (this.#ended) return;
    const { state } = this.#session;
    const { line, written } = this.#parts.writer.end({ state: fingerprint(state), outcome: this.#parts.play.outcome(state) ?? 'draw' });
    await this.#write(line);
    written();
    this.#ended = true;
  }

  async #write(line: string): Promise<void> {
    try {
      await this.#parts.file.append(line);
    } catch (error) {
      throw new LinkFault('broken', `the match could not be saved: ${causeOf(error)}`);
    }
  }

  #awaits(request: Request | null): SeatKind | null {
    if (request === null) return null;
    return request.kind === 'roll' ? 'computer' : (this.#parts.header.seats[request.seat] ?? 'computer');
  }

  /** Tells the watchers of something that went wrong, each thing once. */
  #fault(message: string): void {
    if (this.#said.has(message)) return;
    this.#said.add(message);
    this.#parts.announce({ type: 'fault', match: this.#parts.match, message });
  }

  #track(work: Promise<void>): Promise<void> {
    this.#work = work.catch(() => {});
    return work;
  }
}

/** The beginning of a match that was never played. */
export const freshStand = (play: Play<unknown, unknown>, header: JournalHeader): Stand => ({ session: new Session(play.system, play.state), dice: header.seed, at: 0, ended: false });

/** Runs a journal's answers again. Throws `LinkFault` naming the first answer that does not fit any more. */
export function replayedStand(play: Play<unknown, unknown>, { header, entries, end }: JournalContents): Stand {
  const session = new Session(play.system, play.state, [], true);
  let dice = header.seed;
  for (const [i, { answer }] of entries.entries()) {
    const request = session.request;
    if (request?.kind === 'roll') [, dice] = throwDice(request, dice);
    try {
      session.answer(answer);
    } catch (error) {
      throw new LinkFault('broken', `answer ${i + 1} does not fit the rules and cards of this version (${causeOf(error)}); the file is kept`);
    }
  }
  const { base, pending } = session.moment;
  const loud = new Session(play.system, base, pending);
  loud.takeNews();
  return { session: loud, dice, at: entries.length, ended: end !== null };
}

/** The turn (or round) a state is in: every rule system's state has one of these fields. */
export function turnOf(state: unknown): number {
  const { turn, round } = state as { readonly turn?: unknown; readonly round?: unknown };
  return typeof turn === 'number' ? turn : typeof round === 'number' ? round : 0;
}
