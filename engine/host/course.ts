/** The course of a match: where it stands, and the way back and forth along its answers. */
import { canonical } from '../core/hash.ts';
import type { Random } from '../core/rng.ts';
import type { Play } from '../core/rules.ts';
import type { Answer, Seat } from '../core/script.ts';
import { Session } from '../core/session.ts';
import { Chance } from './chance.ts';
import { causeOf } from './fault.ts';
import type { Snapshot, Step } from './record/record.ts';

/** A command's beginning: a state that nothing changes any more. */
export interface Rest {
  readonly at: number;
  readonly base: unknown;
  /** Dice that had passed. */
  readonly dice: number;
}

/** Where a match stands with the way back, as plain data: it is made where the answers are run again, and gone on with elsewhere. */
export interface CoursePlan {
  readonly steps: readonly Step[];
  /** Commands' beginnings, the running one's last. */
  readonly rests: readonly Rest[];
  /** The dice that have passed. */
  readonly dice: readonly number[];
}

/** Commands that a plan can be taken back over: further than anybody goes, and not more than is sent. */
const MOST_RESTS = 400;

/** The answer of a step. Throws where the record does not say it. */
function given({ answer }: Step): Answer {
  if (answer === null) throw new Error('it is not said what was answered');
  return answer;
}

/** How far back a seat may go: to `to` without learning anything, further only beyond `beyond`. */
export interface WayBack {
  /** The answers that would stand after going back as far as is safe. */
  readonly to: number;
  /** What stands before that: dice or a card drawn (cards are drawn as dice are rolled), another seat's answer, or the beginning. */
  readonly beyond: 'chance' | 'other' | 'start';
}

/**
 * A session with its answers so far. Every command's beginning is kept, so going back runs one command again at the most.
 * Taking answers back and giving the same again leads to the same state, dice included.
 */
export class Course {
  readonly #play: Play<unknown, unknown>;
  #session: Session<unknown, unknown>;
  readonly #chance: Chance;
  #steps: Step[] = [];
  #rests: Rest[];
  /** Answers taken back, the next one to be given again last. */
  #undone: Step[] = [];
  /** The same before the last answer, should that have to be forgotten. */
  #undoneBefore: Step[] = [];
  /** What happened before the first question. */
  readonly opening: readonly unknown[];

  private constructor(play: Play<unknown, unknown>, session: Session<unknown, unknown>, chance: Chance, opening: readonly unknown[], rests: readonly Rest[]) {
    this.#play = play;
    this.#session = session;
    this.#chance = chance;
    this.opening = opening;
    this.#rests = [...rests];
  }

  /** The beginning of a match that was never played; its dice come from `chance`. */
  static fresh(play: Play<unknown, unknown>, chance: Random): Course {
    const session = new Session(play.system, play.state);
    const opening = session.takeNews();
    return new Course(play, session, new Chance(chance), opening, [{ at: 0, base: session.moment.base, dice: 0 }]);
  }

  /** Goes on with a plan: only the running command is run again. Throws what a rule throws there. */
  static planned(play: Play<unknown, unknown>, chance: Random, { steps, rests, dice }: CoursePlan): Course {
    const last = rests.at(-1);
    if (last === undefined || last.at > steps.length) throw new Error('a plan has no command to go on with');
    const course = new Course(play, new Session(play.system, last.base), new Chance(chance, dice), [], rests);
    course.#steps = [...steps];
    course.#resume(last);
    return course;
  }

  /** What is needed to go on elsewhere. */
  get plan(): CoursePlan {
    return { steps: this.#steps, rests: this.#rests.slice(-MOST_RESTS), dice: this.#chance.given };
  }

  /**
   * A match where its record stopped: from the last snapshot, or from the beginning where there is none that helps.
   * `snapshots` are checked before by the rule system. Throws an `Error` naming the first answer the rules do not take.
   */
  static at(play: Play<unknown, unknown>, chance: Random, steps: readonly Step[], snapshots: readonly Snapshot[]): Course {
    const course = Course.fresh(play, chance);
    let from = 0;
    const last = snapshots.at(-1);
    if (last !== undefined) {
      course.#steps = steps.slice(0, last.at);
      course.#rests = [{ at: last.at - last.pending.length, base: last.base, dice: 0 }];
      course.#resume(course.#rests[0]!);
      from = last.at;
    }
    for (const [i, step] of steps.slice(from).entries()) {
      try {
        course.#take(step.seat, given(step), step.turn);
      } catch (error) {
        throw new Error(`answer ${from + i + 1} does not fit the rules and cards of this version (${causeOf(error)})`, { cause: error });
      }
    }
    return course;
  }

  get session(): Session<unknown, unknown> {
    return this.#session;
  }

  /** Answers that stand. */
  get at(): number {
    return this.#steps.length;
  }

  get steps(): readonly Step[] {
    return this.#steps;
  }

  /** Answers taken back that can be given again. */
  get ahead(): number {
    return this.#undone.length;
  }

  /** The earliest answer that can be gone back to: later than 0 where the file says nothing of the states before a snapshot. */
  get earliest(): number {
    return this.#rests[0]!.at;
  }

  /** Whether the command of a snapshot begins here in the state that the snapshot says. */
  agrees({ at, base, pending }: Snapshot): boolean {
    const rest = this.#rests.find((known) => known.at === at - pending.length);
    return rest !== undefined && canonical(JSON.parse(JSON.stringify(rest.base))) === canonical(base);
  }

  snapshot(): Snapshot {
    return { at: this.at, now: this.#play.system.clone(this.#session.state), ...this.#session.moment };
  }

  /** A seat's answer. Throws `RefusedAnswer`; then nothing has changed. */
  answer(seat: Seat | null, answer: Answer, turn: number): Step {
    const step = this.#take(seat, answer, turn);
    this.#undoneBefore = this.#undone;
    this.#undone = [];
    return step;
  }

  /** Rolls the dice that are asked for. */
  roll(turn: number): Step {
    const { request } = this.#session;
    if (request?.kind !== 'roll') throw new Error('no dice are asked for');
    return this.answer(null, this.#chance.roll(request), turn);
  }

  /** How far back a seat may go without dice, a drawn card or another seat's answer coming between. */
  wayBack(seat: Seat): WayBack {
    let to = this.at;
    for (; to > this.earliest; to--) {
      const step = this.#steps[to - 1]!;
      if (step.seat === null) return { to, beyond: 'chance' };
      if (step.seat !== seat) return { to, beyond: 'other' };
    }
    return { to, beyond: 'start' };
  }

  /** The last answer of a seat before the standing ones, as the number of answers that stand before it; null when there is none. */
  lastOf(seat: Seat): number | null {
    for (let at = this.at - 1; at >= this.earliest; at--) if (this.#steps[at]!.seat === seat) return at;
    return null;
  }

  /** Goes back until `to` answers stand. Throws a `RangeError` for a place that cannot be gone back to. */
  back(to: number): void {
    if (!Number.isInteger(to) || to < this.earliest || to >= this.at) throw new RangeError(`the match can be taken back to answers ${this.earliest}…${this.at - 1}, not to ${to}`);
    this.#undone = [...this.#undone, ...this.#steps.slice(to).reverse()];
    this.#steps = this.#steps.slice(0, to);
    this.#rests = this.#rests.filter(({ at }) => at <= to);
    this.#resume(this.#rests.at(-1)!);
  }

  /** Gives the next answer that was taken back again; null when there is none. */
  forth(): Step | null {
    const next = this.#undone.at(-1);
    if (next === undefined) return null;
    const step = this.#take(next.seat, given(next), next.turn);
    this.#undoneBefore = this.#undone;
    this.#undone = this.#undone.slice(0, -1);
    return step;
  }

  /** Forgets an answer that could not be kept: as if it had never been given. */
  forget(): void {
    this.back(this.at - 1);
    this.#undone = this.#undoneBefore;
  }

  #take(seat: Seat | null, answer: Answer, turn: number): Step {
    const { request } = this.#session;
    const events = this.#session.answer(answer);
    if (request?.kind === 'roll' && answer.kind === 'roll') this.#chance.passed(request, answer.faces);
    const step: Step = { seat, answer, turn, events };
    this.#steps.push(step);
    const { base, pending } = this.#session.moment;
    if (pending.length === 0) this.#rests.push({ at: this.at, base, dice: this.#chance.at });
    return step;
  }

  /** Stands again where the steps end, from the beginning of their last command. */
  #resume({ at, base, dice }: Rest): void {
    const pending = this.#steps.slice(at).map(given);
    const again = new Session(this.#play.system, base, [], true);
    this.#chance.back(dice);
    for (const answer of pending) {
      const { request } = again;
      if (request?.kind === 'roll' && answer.kind === 'roll') this.#chance.passed(request, answer.faces);
      again.answer(answer);
    }
    this.#session = new Session(this.#play.system, base, pending);
    this.#session.takeNews();
  }
}
