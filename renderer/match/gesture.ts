/** A chain of answers that one gesture gives: each is sent when the question comes that it is meant for. */
import type { Answer, Request } from '../../engine/core/script.ts';
import type { Path } from '../../engine/host/link.ts';
import type { Point } from '../../engine/shape/point.ts';

interface Step {
  /** The question as it was foreseen. */
  readonly asked: Request;
  readonly answer: Answer;
}

/** What is still to be answered, the next first. */
export type Gesture = readonly Step[];

/**
 * The answers of a path, and then of the place it ends at, where one is named. `asked`: the question that stands; `paths`: where it leads on.
 * Null where the paths do not hold the way, or no place is asked for at its end.
 */
export function gestureOf(asked: Request, paths: readonly Path[], picks: readonly string[], at: Point | null): Gesture | null {
  const steps: Step[] = [];
  let now: Request | null = asked;
  for (const [i, pick] of picks.entries()) {
    const path = paths.find(({ picks: way }) => way.length === i + 1 && way.every((each, k) => each === picks[k]));
    if (now?.kind === 'place' && path?.via !== undefined) {
      steps.push({ asked: now, answer: { kind: 'place', at: path.via.at } });
      now = path.via.asked;
    }
    if (now?.kind !== 'pick') return null;
    steps.push({ asked: now, answer: { kind: 'pick', picks: [pick] } });
    now = path?.request ?? null;
  }
  if (at === null) return steps;
  return now?.kind === 'place' ? [...steps, { asked: now, answer: { kind: 'place', at } }] : null;
}

/** The answer to a question and what is left after it; null where another question was foreseen, and so the chain ends. */
export function nextOf(gesture: Gesture, request: Request): { readonly answer: Answer; readonly rest: Gesture } | null {
  const [step, ...rest] = gesture;
  return step !== undefined && isForeseen(step, request) ? { answer: step.answer, rest } : null;
}

function isForeseen({ asked, answer }: Step, request: Request): boolean {
  if (asked.kind !== request.kind || !isAboutTheSame(asked, request)) return false;
  if (request.kind === 'pick') return answer.kind === 'pick' && answer.picks.every((pick) => request.options.includes(pick));
  return request.kind === 'place' && asked.kind === 'place' && asked.figure === request.figure && asked.ask === request.ask;
}

function isAboutTheSame(a: Request, b: Request): boolean {
  if (a.kind === 'roll' || b.kind === 'roll' || a.ask !== b.ask || a.seat !== b.seat) return false;
  const fields = new Set([...Object.keys(a.about), ...Object.keys(b.about)]);
  return [...fields].every((field) => a.about[field] === b.about[field]);
}

/** Answers that one gesture gave: those after `from` stood, up to `until`. */
interface Span {
  readonly from: number;
  readonly until: number;
}

/** The next answer of a gesture, and what is left after it. */
export type NextAnswer = NonNullable<ReturnType<typeof nextOf>>;

/** The gestures of a match: the one being made, and those that were, to be taken back whole. */
export class Gestures {
  #left: Gesture = [];
  #spans: readonly Span[] = [];
  /** Those taken back whole that can be given again. */
  #taken: readonly Span[] = [];
  /** Answers that stand once a gesture is given again. */
  #again = 0;

  /** The first answer of a gesture to the question that stands after `at` answers; null where it does not fit. */
  begin(gesture: Gesture, at: number, request: Request): NextAnswer | null {
    const next = nextOf(gesture, request);
    if (next === null) return null;
    this.answered();
    this.#spans = [...this.#spans, { from: at, until: at }];
    return next;
  }

  /** Something else is answered than what was taken back, which cannot be given again then. */
  answered(): void {
    this.#taken = [];
  }

  /** The answer to the question that has come after `at` answers; null where it is to be asked, and the gesture is over. */
  go(at: number, request: Request | null): NextAnswer | null {
    const left = this.#left;
    this.#left = [];
    return request === null || left.length === 0 || this.#spans.at(-1)?.until !== at ? null : nextOf(left, request);
  }

  /** An answer is sent after `at` of them stand; `rest` is left. */
  sends(at: number, rest: Gesture): void {
    this.#left = rest;
    this.#spans = [...this.#spans.slice(0, -1), { ...this.#spans.at(-1)!, until: at + 1 }];
  }

  /** An answer was refused: what went before is taken back by single presses. */
  fails(): void {
    this.#left = [];
    this.#again = 0;
    this.#spans = this.#spans.slice(0, -1);
  }

  /** Where taking back an answer leads to: before the whole gesture that gave it, else before it alone. Beyond dice (`free`) it goes one answer at a time. */
  back(last: number, free: boolean): number {
    const to = free ? last : this.#spans.find(({ from, until }) => from <= last && last < until)?.from ?? last;
    this.#again = 0;
    this.#taken = [...this.#taken, ...this.#spans.filter(({ from }) => from >= to)];
    this.#spans = this.#spans.filter(({ until }) => until <= to);
    return to;
  }

  /** Where giving again leads to after `at` answers, `ahead` having been taken back: behind the whole gesture that was, else behind a single answer. */
  forth(at: number, ahead: number): number {
    const span = this.#taken.find(({ from, until }) => from === at && until <= at + ahead) ?? { from: at, until: at + 1 };
    this.#taken = this.#taken.filter(({ from }) => from !== at);
    this.#spans = [...this.#spans, span];
    this.#again = span.until;
    return span.until;
  }

  /** Whether the question after `at` answers is one that a gesture answers which is being given again. */
  isAgain(at: number): boolean {
    return at < this.#again;
  }
}
