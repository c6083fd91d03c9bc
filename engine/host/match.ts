import type { Eyes } from '../core/rules.ts';
import type { Answer, Request, Seat } from '../core/script.ts';
import { RefusedAnswer } from '../core/session.ts';
import type { Counsel } from '../search/counsel.ts';
import { Computers } from './computers.ts';
import type { Course } from './course.ts';
import { earlierOf, type Earlier } from './earlier.ts';
import { endOf } from './end.ts';
import { newsOf, updateFor, type Seen } from './eyes.ts';
import { LinkFault, MatchTaken } from './fault.ts';
import type { SeatKind, Update } from './link.ts';
import type { MatchParts } from './match-parts.ts';
import { Questions } from './questions.ts';
import type { Step } from './record/record.ts';
import { Keeper, Unsaved } from './record/keeper.ts';
import type { Line, RecordWriter } from './record/write.ts';
import { Retry } from './retry.ts';
import { eyesOf, seatsOf } from './role.ts';
import { Troubles } from './troubles.ts';
import { turnOf } from './turn-of.ts';
import { backOf, isFree, refuseUndo } from './undo.ts';
import type { LinkRole } from './guest.ts';

/** A snapshot is kept after this many answers. */
const SNAPSHOT = 40;

/**
 * A match being played: it holds its course, rolls the dice, asks the opponent, keeps every accepted answer in its
 * file and only then announces it. Between two answers it is either waiting for a person or going on by itself.
 */
export class HostedMatch {
  readonly #parts: MatchParts;
  readonly #course: Course;
  readonly #keeper: Keeper;
  readonly #retry: Retry;
  readonly #computers: Computers;
  #ended: boolean;
  /** An answer is being taken: whatever else arrives is late. */
  #taking = false;
  #running = false;
  #stopped = false;
  #work: Promise<void> = Promise.resolve();
  readonly #troubles: Troubles;
  /** Another Gantry has the match. */
  #taken: MatchTaken | null = null;
  /** The person whose eyes a shared screen shows. */
  #eyes: Eyes;

  /** `ended`: the file has its last line already. */
  constructor(parts: MatchParts, course: Course, ended = false) {
    this.#parts = parts;
    this.#course = course;
    this.#troubles = new Troubles(parts);
    this.#computers = new Computers(parts, course, this.#troubles);
    this.#keeper = new Keeper(parts.file, parts.writer);
    this.#retry = new Retry(parts.later, () => this.#proceed());
    this.#ended = ended;
    this.#eyes = seatsOf('screen', parts.header.seats, parts.given)[0] ?? null;
    this.#look();
  }

  /** How things stand, for one who looks. `events` and `answered` say what led here. */
  update(role: LinkRole, events: readonly unknown[] = [], answered: Update['answered'] = null, earlier: readonly Earlier[] = []): Seen<Update> {
    const { match, header, table, play } = this.#parts;
    const { request, state } = this.#course.session;
    const [awaits, outcome] = [this.#awaits(request), request === null ? play.outcome(state) : undefined];
    // Every person at a shared screen can read its log.
    return updateFor(play, this.eyes(role), eyesOf(role, header.seats, this.#parts.given), {
      match, system: header.system, table, setup: header.setup, seats: header.seats, at: this.#course.at, answered, events, earlier, state, request, awaits,
      back: request !== null && request.kind !== 'roll' && awaits === 'person' ? backOf(header, this.#course, request.seat) : null,
      outcome: outcome === undefined ? null : (outcome ?? 'draw'),
    });
  }

  /** Whose eyes a link has now. */
  eyes(role: LinkRole): Eyes {
    if (role !== 'screen') return eyesOf(role, this.#parts.header.seats, this.#parts.given);
    const own = seatsOf(role, this.#parts.header.seats, this.#parts.given);
    return this.#eyes !== null && own.includes(this.#eyes) ? this.#eyes : (own[0] ?? null);
  }

  /** For one who comes: to a new match with what happened before its first question, else with what happened lately. */
  welcome(role: LinkRole, isNew: boolean): Seen<Update> {
    return isNew ? this.update(role, this.#course.opening) : this.update(role, [], null, earlierOf(this.#course.steps));
  }

  /** Answers accepted so far. */
  get at(): number {
    return this.#course.at;
  }

  /** Whether the match is over, and its file says so. */
  get isOver(): boolean {
    return this.#ended;
  }

  /** Whether another Gantry has opened the match: it is not played on here. */
  get isTaken(): boolean {
    return this.#taken !== null;
  }

  /** A person's answer to the request after `at` answers. Rejects with `LinkFault` or `RefusedAnswer`; then nothing has changed. */
  async answer(at: number, answer: Answer, role: LinkRole): Promise<void> {
    this.#checkOpen();
    if (this.#taking || at !== this.#course.at) throw new LinkFault('late', `this answers question ${at}; the match is at question ${this.#course.at}${this.#taking ? ' and is taking its answer' : ''}`);
    const request = this.#course.session.request;
    if (request === null) throw new RefusedAnswer({ rule: 'core', why: 'over' });
    if (request.kind === 'roll' || !this.#isFor(role, request.seat)) throw new RefusedAnswer({ rule: 'core', why: 'notYours' });
    await this.#track(this.#take(() => this.#course.answer(request.seat, answer, turnOf(this.#course.session.state))));
    this.start();
  }

  /**
   * Takes answers back until `to` of them stand, on the word of the person who is asked. Beyond dice, a drawn card or another
   * seat's answer only where the match was set up so and everybody else is a computer. Throws `LinkFault` or `RefusedAnswer`.
   */
  async undo(at: number, to: number, role: LinkRole): Promise<void> {
    const seat = this.#asked(at, role);
    const refusal = refuseUndo(this.#parts.header, this.#course, seat, to);
    if (refusal !== null) throw new RefusedAnswer(refusal);
    const free = isFree(this.#course, seat, to);
    await this.#track(this.#keep((writer) => [() => writer.undo(to, free)], { kept: () => this.#course.back(to) }));
    this.#computers.look();
    this.#tell();
    this.start();
  }

  /** Gives answers again that were taken back until at least `to` stand, with what came of them, up to the next question for the same person. */
  async redo(at: number, to: number, role: LinkRole): Promise<void> {
    const seat = this.#asked(at, role);
    if (to <= at || to > at + this.#course.ahead) throw new RefusedAnswer({ rule: 'core', why: 'redoNothing' });
    await this.#track(this.#again(seat, to)).finally(() => this.start());
  }

  async #again(seat: Seat, to: number): Promise<void> {
    do await this.#take(() => this.#course.forth()!);
    while (this.#course.ahead > 0 && (this.#course.at < to || !this.#isAsked(seat)));
  }

  /** Whether a link answers for a seat. */
  #isFor(role: LinkRole, seat: Seat): boolean {
    return seatsOf(role, this.#parts.header.seats, this.#parts.given).includes(seat);
  }

  #isAsked(seat: Seat): boolean {
    const { request } = this.#course.session;
    return request !== null && request.kind !== 'roll' && request.seat === seat;
  }

  /** The seat of the person who is asked after `at` answers. Throws `LinkFault` when the match is elsewhere, `RefusedAnswer` when nobody is asked for whom this link answers. */
  #asked(at: number, role: LinkRole): Seat {
    this.#checkAt(at);
    const { request } = this.#course.session;
    if (request === null || request.kind === 'roll' || !this.#isFor(role, request.seat)) throw new RefusedAnswer({ rule: 'core', why: request === null ? 'over' : 'notYours' });
    return request.seat;
  }

  /** Tells everybody how things stand, without anything having happened. */
  #tell(): void {
    this.#look();
    this.#parts.announce((role) => newsOf(this.update(role)));
  }

  /** What one who looks may ask while the match stands after `at` answers. Throws `LinkFault` when it is elsewhere. */
  questions(at: number, role: LinkRole): Questions {
    this.#checkAt(at);
    return new Questions(this.#parts, this.#course, this.eyes(role));
  }

  /** What the computer would do with the request that stands after `at` answers, for the person who is asked. Throws `LinkFault` or `RefusedAnswer`. */
  async counsel(at: number, role: LinkRole): Promise<readonly Counsel[]> {
    this.#asked(at, role);
    return this.#computers.counsel();
  }

  #checkOpen(): void {
    if (this.#stopped) throw new LinkFault('missing', 'the match is closed');
    if (this.#taken !== null) throw this.#taken;
  }

  #checkAt(at: number): void {
    this.#checkOpen();
    if (this.#taking || at !== this.#course.at) throw new LinkFault('late', `the match is at question ${this.#course.at}, not ${at}`);
  }

  /** Goes on by itself until a person is asked or the match is over. Does nothing when it is going on already. */
  start(): void {
    this.#retry.anew();
    this.#proceed();
  }

  #proceed(): void {
    if (this.#running || this.#taking || this.#stopped || this.isTaken) return;
    this.#running = true;
    this.#retry.callOff();
    void this.#track(
      this.#goOn()
        .catch((error: unknown) => this.#stalled(error))
        .finally(() => { this.#running = false; }),
    );
  }

  /** The opponent's answers and the dice have nobody who would give them once more: the host does, and says so once. */
  #stalled(error: unknown): void {
    if (this.isTaken) return;
    if (!(error instanceof Unsaved)) this.#troubles.broke(error);
    else if (this.#retry.failed()) this.#troubles.tell(`${error.message}; it is tried again by itself`);
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
    this.#computers.leave();
    this.#retry.callOff();
    if (this.#taking) await this.idle();
    await this.#keeper.close();
  }

  async #goOn(): Promise<void> {
    for (;;) {
      if (this.#stopped) return;
      const request = this.#course.session.request;
      if (request === null) return this.#finish();
      if (request.kind === 'roll') {
        await this.#take(() => this.#course.roll(turnOf(this.#course.session.state)));
      } else if (this.#awaits(request) === 'computer') {
        const answer = await this.#computers.answer(request);
        if (this.#stopped || answer === null) return;
        await this.#take(() => this.#course.answer(request.seat, answer, turnOf(this.#course.session.state)));
      } else {
        this.#computers.ponder(request);
        return;
      }
    }
  }

  /** Takes one answer in: rules, then file, then everybody is told. When either fails, nothing has changed. */
  async #take(give: () => Step): Promise<void> {
    const step = give();
    await this.#keep((writer) => [() => writer.step(step), ...(this.#course.at % SNAPSHOT === 0 ? [() => writer.snapshot(this.#course.snapshot())] : [])], {
      failed: () => this.#course.forget(),
    });
    this.#computers.look();
    this.#look();
    this.#parts.announce((role) => newsOf(this.update(role, step.events ?? [], { seat: step.seat })));
  }

  /** Writes lines that are kept together before anything goes on. Then `kept` is done; when they cannot be, `failed`. */
  async #keep(
    lines: (writer: RecordWriter) => readonly (() => Line)[], { kept, failed }: { readonly kept?: () => void; readonly failed?: () => void } = {},
  ): Promise<void> {
    this.#taking = true;
    try {
      await this.#keeper.keep(lines);
      this.#retry.anew();
      kept?.();
    } catch (error) {
      failed?.();
      if (error instanceof MatchTaken) this.#troubles.taken((this.#taken = error));
      throw error;
    } finally {
      this.#taking = false;
    }
  }

  /** Turns the screen to the person who is asked. */
  #look(): void {
    const { request } = this.#course.session;
    const own = seatsOf('screen', this.#parts.header.seats, this.#parts.given);
    if (request !== null && request.kind !== 'roll' && own.includes(request.seat)) this.#eyes = request.seat;
  }

  async #finish(): Promise<void> {
    if (this.#ended) return;
    const end = endOf(this.#parts.play, this.#course);
    await this.#keep((writer) => [() => writer.snapshot(this.#course.snapshot()), () => writer.end(end)]);
    this.#ended = true;
    this.#parts.ended();
  }

  #awaits(request: Request | null): SeatKind | null {
    if (request === null) return null;
    return request.kind === 'roll' ? 'computer' : (this.#parts.header.seats[request.seat] ?? 'computer');
  }

  #track(work: Promise<void>): Promise<void> {
    this.#work = work.catch(() => {});
    return work;
  }
}
