/** A saved match to be looked at: any moment of it, and what happened in between. No rule is run for it. */
import type { Fall } from '../core/offering.ts';
import type { Eyes } from '../core/rules.ts';
import type { MatchRecord, Step } from './record/record.ts';

/** What a rule system gives to show a match: how its events change a state, and which of them a timeline marks. */
export interface Projector {
  /** A kept state of any version as today's rules have it. */
  adopt(state: unknown): unknown;
  clone(state: unknown): unknown;
  /** Changes the state as the event says. */
  apply(state: unknown, event: unknown): void;
  /** What certain eyes see of a state. */
  view(state: unknown, eyes: Eyes): unknown;
  /** What they may know of an event. */
  shown(event: unknown, eyes: Eyes): unknown;
  /** The kind of mark an event leaves on a timeline ("wound", "struggle", "control", "activation", "turn"), or null. */
  mark(event: unknown): string | null;
  /** How dice fell that an event tells of, in the state after it. */
  falls(event: unknown, state: unknown): readonly Fall[];
}

/** A place on the timeline: it happened in the answer that made `at` of them. */
export interface Mark {
  readonly at: number;
  readonly kind: string;
  readonly event: unknown;
}

interface Frame {
  readonly at: number;
  readonly state: unknown;
}

/** Answers between two remembered states. */
const STRIDE = 25;

/** A match as a film. Positions are numbers of answers, 0 is the first question. */
export class Film {
  readonly #steps: readonly Step[];
  readonly #projector: Projector;
  readonly #frames: Frame[];
  readonly marks: readonly Mark[];

  /** Throws an `Error` when the record has no state to begin with: such a file was written before states were kept, and must be run again first. */
  constructor(record: Pick<MatchRecord, 'steps' | 'snapshots'>, projector: Projector) {
    if (record.snapshots[0]?.at !== 0 || record.steps.some(({ events }) => events === null)) throw new Error('the file does not say what happened');
    this.#steps = record.steps;
    this.#projector = projector;
    this.#frames = record.snapshots.map(({ at, now }) => ({ at, state: projector.adopt(now) }));
    this.marks = record.steps.flatMap(({ events }, i) => events!.flatMap((event): readonly Mark[] => {
      const kind = projector.mark(event);
      return kind === null ? [] : [{ at: i + 1, kind, event }];
    }));
  }

  /** Answers in all. */
  get length(): number {
    return this.#steps.length;
  }

  /** How the match stood after `at` answers, nothing hidden. Throws a `RangeError` outside the match. */
  state(at: number): unknown {
    return this.#stateAt(at);
  }

  /** The answer that led to a position, with what happened because of it. */
  step(at: number): Step {
    this.#check(at, 1);
    return this.#steps[at - 1]!;
  }

  /** The next (`way` 1) or last (-1) position of a mark of a kind; the end or the beginning where there is none. */
  next(from: number, kind: string, way: 1 | -1): number {
    const places = this.marks.filter((mark) => mark.kind === kind).map(({ at }) => at);
    if (way > 0) return places.find((at) => at > from) ?? this.length;
    return places.reverse().find((at) => at < from) ?? 0;
  }

  #stateAt(at: number): unknown {
    this.#check(at, 0);
    let frame = this.#frames[0]!;
    for (const other of this.#frames) if (other.at <= at && other.at >= frame.at) frame = other;
    const state = this.#projector.clone(frame.state);
    for (let i = frame.at; i < at; i++) {
      if (i > frame.at && i % STRIDE === 0 && !this.#frames.some((known) => known.at === i)) this.#frames.push({ at: i, state: this.#projector.clone(state) });
      for (const event of this.#steps[i]!.events!) this.#projector.apply(state, event);
    }
    return state;
  }

  #check(at: number, least: number): void {
    if (!Number.isInteger(at) || at < least || at > this.length) throw new RangeError(`the match has the positions ${least}…${this.length}, not ${at}`);
  }
}
