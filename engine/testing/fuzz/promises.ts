import { isDeepStrictEqual } from 'node:util';
import { canonical } from '../../core/hash.ts';
import { randomFrom } from '../../core/rng.ts';
import type { Play } from '../../core/rules.ts';
import type { Answer, Request } from '../../core/script.ts';
import { RefusedAnswer, Session } from '../../core/session.ts';
import { Course } from '../../host/course.ts';
import type { Projector } from '../../host/film.ts';
import { causeOf } from '../../host/fault.ts';
import type { Step } from '../../host/record/record.ts';
import { Fault } from './fault.ts';

/** Commands with the answers given in them, of which the way back and forth is tried. */
interface Stretch {
  readonly base: unknown;
  readonly steps: Step[];
}

/** The way back is tried in every so many-th command, and deep in long ones: after this many answers and each power of it. */
const EVERY = 4;
const POWER = 3;

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
/** For running again what was played: every die stands among the answers. */
const NO_DICE = randomFrom(0);

/**
 * What the core promises of every rule system, looked at after every answer: the state is one that a file may keep, a film made
 * of the events shows it, a wrong answer is refused and changes nothing; and, now and then, that a saved moment, a fork and the
 * way back and forth lead to the same.
 */
export class Promises {
  readonly #play: Play<unknown, unknown>;
  readonly #projector: Projector;
  readonly #film: unknown;
  #events: unknown[] = [];
  #before: Stretch | null = null;
  #now: Stretch;
  /** The answer that was given last, before what happened because of it is known. */
  #given: { readonly request: Request; readonly answer: Answer } | null = null;
  #fork: Session<unknown, unknown> | null = null;
  #asked = 0;

  constructor(play: Play<unknown, unknown>, projector: Projector) {
    this.#play = play;
    this.#projector = projector;
    this.#film = projector.clone(play.state);
    this.#now = { base: play.state, steps: [] };
  }

  /** Right after a change of the state. */
  event(event: unknown): void {
    this.#projector.apply(this.#film, event);
    this.#events.push(plain(event));
  }

  /** The game waits for an answer, or is over. */
  asked(session: Session<unknown, unknown>, command: number): void {
    this.#asked += 1;
    const { state, request } = session;
    const { base, pending } = session.moment;
    const written = JSON.stringify(state);
    this.#takeStep(base, pending);
    sameState('a film of the events shows another state', this.#film, state, written);
    if (pending.length === 0 || request === null) this.#checkForm(base);
    this.#checkFork(written);
    if (request === null) return;
    this.#tryWrong(session, request, written);
    if ((command % EVERY === 0 && pending.length < POWER * POWER) || isPower(pending.length)) this.#tryWayBack(session);
  }

  /** An answer is about to be given. */
  answered(request: Request, answer: Answer): void {
    this.#given = { request, answer };
    if (this.#fork?.refuse(answer) !== null) this.#fork = null;
    else this.#fork.answer(answer);
  }

  /** Keeps what was answered, and where the running command began. */
  #takeStep(base: unknown, pending: readonly Answer[]): void {
    if (this.#given !== null) {
      const { request, answer } = this.#given;
      this.#now.steps.push({ seat: request.kind === 'roll' ? null : request.seat, answer, turn: 0, events: this.#events });
    }
    this.#given = null;
    this.#events = [];
    if (pending.length > 0) return;
    if (this.#now.steps.length > 0) this.#before = this.#now;
    this.#now = { base, steps: [] };
  }

  #checkForm(base: unknown): void {
    if (this.#play.checkState === undefined) return;
    const written = JSON.stringify(base);
    let kept: unknown;
    try {
      kept = this.#play.checkState(JSON.parse(written));
    } catch (error) {
      throw new Fault('core', 'a state that was reached is refused when it is read', causeOf(error));
    }
    sameState('a kept state is read otherwise', kept, base, written);
  }

  #checkFork(written: string): void {
    if (this.#fork !== null && JSON.stringify(this.#fork.state) !== written) throw new Fault('core', 'a fork leads elsewhere', difference(JSON.stringify(this.#fork.state), written));
    this.#fork = null;
  }

  /** One wrong answer is tried. */
  #tryWrong(session: Session<unknown, unknown>, request: Request, written: string): void {
    const wrong = wrongAnswers(request);
    const answer = wrong[this.#asked % wrong.length]!;
    if (session.refuse(answer) === null) throw new Fault('core', 'a wrong answer is taken', JSON.stringify(answer));
    try {
      session.answer(answer);
    } catch (error) {
      if (!(error instanceof RefusedAnswer)) throw error;
    }
    if (JSON.stringify(session.state) !== written || session.request !== request) throw new Fault('core', 'a refused answer changes something', JSON.stringify(answer));
  }

  /** The moment is saved and loaded, and taken back and given again from there. */
  #tryWayBack(session: Session<unknown, unknown>): void {
    const picture = (of: Session<unknown, unknown>): string => JSON.stringify([of.state, of.request]);
    const here = picture(session);
    const { base, pending } = plain(session.moment);
    this.#fork = new Session(this.#play.system, base, pending, true);
    const before = this.#before;
    const steps = [...(before?.steps ?? []), ...this.#now.steps];
    const rests = [...(before === null ? [] : [{ at: 0, base: plain(before.base), dice: 0 }]), { at: before?.steps.length ?? 0, base, dice: 0 }];
    const course = Course.planned(this.#play, NO_DICE, { steps: plain(steps), rests, dice: [] });
    if (picture(course.session) !== here) throw new Fault('core', 'a saved moment differs when it is loaded', difference(picture(course.session), here));
    if (course.at === 0) return;
    course.back((this.#asked * 7) % course.at);
    while (course.at < steps.length) {
      const step = course.forth()!;
      const was = steps[course.at - 1]!;
      if (JSON.stringify(step.events) !== JSON.stringify(was.events)) throw new Fault('core', 'an answer taken back and given again makes something else happen', difference(JSON.stringify(step.events), JSON.stringify(was.events)));
    }
    if (picture(course.session) !== here) throw new Fault('core', 'taking back and giving again leads elsewhere', difference(picture(course.session), here));
  }
}

/** Throws a fault when a state is not as it should be; `written` is how it should be as JSON. */
function sameState(what: string, state: unknown, expected: unknown, written: string): void {
  if (JSON.stringify(state) === written || isDeepStrictEqual(plain(state), JSON.parse(written))) return;
  throw new Fault('core', what, difference(canonical(plain(state)), canonical(plain(expected))));
}

function isPower(n: number): boolean {
  let power = POWER * POWER;
  while (power < n) power *= POWER;
  return power === n;
}

/** The same texts from where they part. */
function difference(one: string, other: string): string {
  let i = 0;
  while (i < one.length && one[i] === other[i]) i++;
  const from = Math.max(0, i - 40);
  return `…${one.slice(from, i + 40)}… is not …${other.slice(from, i + 40)}…`;
}

/** Answers that no rule may take. */
function wrongAnswers(request: Request): readonly Answer[] {
  const other: Answer = request.kind === 'roll' ? { kind: 'pick', picks: ['1'] } : { kind: 'roll', faces: [1] };
  switch (request.kind) {
    case 'pick': {
      const { options, closed, max, min } = request;
      const short = closed.find(({ option }) => !options.includes(option));
      return [
        other, { kind: 'pick', picks: ['nothing of the kind'] }, { kind: 'pick', picks: [...options, ...options].slice(0, max + 1) },
        ...(max > 1 && options.length > 0 ? [{ kind: 'pick', picks: [options[0]!, options[0]!] } as const] : []),
        ...(min > 0 ? [{ kind: 'pick', picks: [] } as const] : []), ...(short === undefined ? [] : [{ kind: 'pick', picks: [short.option] } as const]),
      ];
    }
    // A push takes any place as its direction (SP-PUSH-04).
    case 'place': return [other, ...(request.zone.kind === 'slide' ? [] : [{ kind: 'place', at: { x: 9999, y: 0, z: 9999 } }, { kind: 'place', at: { ...request.body.at, y: 5000 } }] as const), ...(request.optional ? [] : [{ kind: 'place', at: null } as const])];
    case 'roll': return [other, { kind: 'roll', faces: Array.from({ length: request.count + 1 }, () => 1) }, { kind: 'roll', faces: Array.from({ length: request.count }, () => request.sides + 1) }, { kind: 'roll', faces: Array.from({ length: request.count }, () => 0) }];
    default: return request satisfies never;
  }
}
