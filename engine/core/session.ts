import { closedIn, type Answer, type Closed, type Refusal, type Request, type Script } from './script.ts';

/** What a rule system gives the core for one match. `S` is plain data; `E` are the events it tells. */
export interface System<S, E> {
  clone(state: S): S;
  /**
   * The script of the next command, or null when the match is over. It changes `state` and tells `events`, if anyone listens. `base`: the state as the
   * command begins, which nothing changes ever after; of a match that can only go on, `state` itself.
   */
  next(state: S, events: E[] | null, base?: S): Script | null;
  /** Why this answer is not allowed, or null when it is. The one place where answers are checked, whoever gave them. */
  refuse(state: S, request: Request, answer: Answer): Refusal | null;
}

/** A wrong answer: nothing has changed, and the refusal says why. */
export class RefusedAnswer extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(`${refusal.rule}: ${refusal.why}${refusal.detail === undefined ? '' : ` ${JSON.stringify(refusal.detail)}`}`);
    this.name = 'RefusedAnswer';
    this.refusal = refusal;
  }
}

interface Run<S> {
  readonly state: S;
  readonly script: Script;
  readonly request: Request;
}

/** All that is needed to go on from a moment: the state where the running command began, and the answers since. */
export interface Moment<S> {
  readonly base: S;
  readonly pending: readonly Answer[];
}

/** A match that can only go on. */
export type Onward<S, E> = Pick<Session<S, E>, 'state' | 'request' | 'answer'>;

/**
 * A match being played. Between commands it is only a state. Inside a command it is the state where the command began
 * plus the answers given since, so every moment can be saved, forked or taken back by running the command again.
 */
export class Session<S, E> {
  readonly #system: System<S, E>;
  readonly #news: E[] | null;
  #base: S;
  #pending: Answer[];
  #run: Run<S> | null = null;
  /** Whether nobody comes back to where a command began, and whether the base is this session's alone, so that the next command may change it. */
  #isOnward = false;
  #isOwn = false;
  #isBroken = false;

  /** `base` is never changed. A quiet session tells no events. */
  constructor(system: System<S, E>, base: S, pending: readonly Answer[] = [], quiet = false) {
    this.#system = system;
    this.#base = base;
    this.#pending = pending.slice();
    this.#news = quiet ? null : [];
  }

  /** The state as it stands now. Read only: rules change it through answers. */
  get state(): S {
    this.#wake();
    return this.#run?.state ?? this.#base;
  }

  /** What the match waits for, or null when it is over. */
  get request(): Request | null {
    this.#wake();
    return this.#run?.request ?? null;
  }

  get moment(): Moment<S> {
    this.#wake();
    return { base: this.#base, pending: this.#pending.slice() };
  }

  /** Events told since they were last taken: what happened before the first request, or because of the last answer. */
  takeNews(): readonly E[] {
    this.#wake();
    return this.#news?.splice(0) ?? [];
  }

  /** Why the match would not take this answer now, or null. */
  refuse(answer: Answer): Refusal | null {
    const request = this.request;
    if (request === null) return { rule: 'core', why: 'over' };
    return refuseForm(request, answer) ?? this.#system.refuse(this.state, request, answer);
  }

  /** Gives the answer the match is waiting for and returns what happened because of it. Throws `RefusedAnswer`, or what a broken rule throws; then nothing has changed. */
  answer(answer: Answer): readonly E[] {
    const refusal = this.refuse(answer);
    if (refusal !== null) throw new RefusedAnswer(refusal);
    const { state, script } = this.#run!;
    const [base, pending, told] = [this.#base, this.#pending, this.#news?.length ?? 0];
    pending.push(answer);
    try {
      this.#settle(state, script, script.next(answer));
      this.#wake();
    } catch (error) {
      this.#isBroken = this.#isOnward;
      if (this.#isBroken) throw error;
      pending.pop();
      this.#rewind(base, pending, told);
      throw error;
    }
    return this.#news?.splice(0) ?? [];
  }

  /** A quiet copy for thinking ahead. It shares the base, which nothing changes, so it costs almost nothing. */
  fork(): Session<S, E> {
    this.#wake();
    return new Session(this.#system, this.#base, this.#pending, true);
  }

  /**
   * A quiet copy for a future that nobody comes back to: from its second command on it changes one state instead of copying it for each. Where a rule breaks
   * in it, it is of no more use and says so.
   */
  onward(): Onward<S, E> {
    const copy = this.fork();
    copy.#isOnward = true;
    return copy;
  }

  /** Runs commands from the last rest point until something is asked or the match is over. */
  #wake(): void {
    if (this.#isBroken) throw new Error('a rule broke in a match that can only go on');
    while (this.#run === null) {
      const state = this.#isOwn ? this.#base : this.#system.clone(this.#base);
      const script = this.#system.next(state, this.#news, this.#base);
      if (script === null) return;
      const told = this.#news?.length ?? 0;
      let step = script.next();
      for (const answer of this.#pending) {
        if (step.done) throw new Error('the saved answers run past the end of their command');
        step = script.next(answer);
      }
      if (this.#pending.length > 0) this.#news?.splice(told); // told once already, before the fork or the save
      this.#settle(state, script, step);
    }
  }

  /** Stands again where it stood when a rule broke: the command runs again from its beginning, and what it tells was told before. */
  #rewind(base: S, pending: Answer[], told: number): void {
    this.#base = base;
    this.#pending = pending;
    this.#run = null;
    this.#wake();
    this.#news?.splice(told);
  }

  #settle(state: S, script: Script, step: IteratorResult<Request, void>): void {
    if (!step.done) {
      this.#run = { state, script, request: step.value };
      return;
    }
    this.#base = state;
    this.#pending = [];
    this.#run = null;
    this.#isOwn = this.#isOnward;
  }
}

/** A closed option's reason alone. */
const withoutOption = ({ option: _, ...refusal }: Closed): Refusal => refusal;

/** Checks what every rule system checks alike: the kind of answer, numbers of picks and dice, options offered. */
export function refuseForm(request: Request, answer: Answer): Refusal | null {
  if (answer.kind !== request.kind) return { rule: 'core', why: 'wrongKind', detail: { expected: request.kind, got: answer.kind } };
  if (request.kind === 'pick' && answer.kind === 'pick') {
    const { picks } = answer;
    if (picks.length < request.min || picks.length > request.max) return { rule: 'core', why: 'wrongCount', detail: { min: request.min, max: request.max, got: picks.length } };
    for (let i = 0; i < picks.length; i++) {
      const pick = picks[i]!;
      if (!request.options.includes(pick)) {
        const closed = closedIn(request, pick);
        return closed === null ? { rule: 'core', why: 'notOffered', detail: { option: pick } } : withoutOption(closed);
      }
      if (picks.indexOf(pick) !== i) return { rule: 'core', why: 'twice', detail: { option: pick } };
    }
  }
  if (request.kind === 'place' && answer.kind === 'place' && answer.at === null && !request.optional) return { rule: 'core', why: 'mustPlace' };
  if (request.kind === 'roll' && answer.kind === 'roll') {
    if (answer.faces.length !== request.count) return { rule: 'core', why: 'wrongCount', detail: { min: request.count, max: request.count, got: answer.faces.length } };
    for (const face of answer.faces) if (!Number.isInteger(face) || face < 1 || face > request.sides) return { rule: 'core', why: 'noSuchFace', detail: { face, sides: request.sides } };
  }
  return null;
}
