/** What a seat, or somebody who watches, may believe of a match: a moment that looks exactly as the real one does. */
import { canonical } from './hash.ts';
import type { Random } from './rng.ts';
import type { Eyes } from './rules.ts';
import type { Answer, Request } from './script.ts';
import { Session, type Moment, type System } from './session.ts';

/** How a rule system hides things. */
export interface Hiding<S, E> {
  readonly system: System<S, E>;
  /** What certain eyes may know of an event. */
  shown(event: E, eyes: Eyes): E;
  /** A state in which everything that is hidden from certain eyes lies as chance has it; the state itself when nothing is hidden from them. */
  shuffled(state: S, eyes: Eyes, random: Random): S;
}

/** Worlds that are tried before none is found. */
const TRIES = 60;

/** One step of the real course of a command: what was asked, what was answered, and what the eyes saw of it. */
interface Seen {
  readonly request: Request;
  readonly answer: Answer;
  readonly events: string;
}

/**
 * A moment in which what is hidden from certain eyes is filled in by chance, and in which they have seen and are asked the same
 * as in the real one: draws whose card they saw are the same, others fall anew. The moment itself when nothing is hidden from
 * them; null when no such moment was found.
 */
export function imagined<S, E>(hiding: Hiding<S, E>, moment: Moment<S>, eyes: Eyes, random: Random): Moment<S> | null {
  const { system, shuffled } = hiding;
  const real = new Session(system, moment.base);
  const opening = look(hiding, real.takeNews(), eyes);
  const course = moment.pending.map((answer): Seen => ({ request: real.request!, answer, events: look(hiding, real.answer(answer), eyes) }));
  if (shuffled(moment.base, eyes, random) === moment.base && shuffled(real.state, eyes, random) === real.state) return moment;
  for (let i = 0; i < TRIES; i++) {
    const base = shuffled(moment.base, eyes, random);
    const world = new Session(system, base);
    if (look(hiding, world.takeNews(), eyes) !== opening) continue;
    const lived = follow(hiding, { base, pending: [] }, course, eyes, random);
    if (lived !== null && alike(new Session(system, lived.base, lived.pending, true).request, real.request, eyes)) return lived;
  }
  return null;
}

/** Lives a command in another world as it went in the real one, as far as the eyes can tell; null where that leads elsewhere. */
function follow<S, E>(hiding: Hiding<S, E>, start: Moment<S>, course: readonly Seen[], eyes: Eyes, random: Random): Moment<S> | null {
  let { pending } = start;
  for (const { request, answer, events } of course) {
    const here = new Session(hiding.system, start.base, pending, true).request;
    if (!alike(here, request, eyes)) return null;
    const next = answersLike(here!, answer, random).find((tried) => sees(hiding, { base: start.base, pending }, tried, events, eyes));
    if (next === undefined) return null;
    pending = [...pending, next];
  }
  return { base: start.base, pending };
}

/** The answer itself, or, for a card drawn from a pile, every card that could have been drawn, in any order. */
function answersLike(request: Request, answer: Answer, random: Random): readonly Answer[] {
  if (request.kind !== 'roll' || request.die !== 'card') return [answer];
  const faces = Array.from({ length: request.sides }, (_, i) => i + 1);
  for (let i = faces.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [faces[i], faces[j]] = [faces[j]!, faces[i]!];
  }
  return faces.map((face) => ({ kind: 'roll', faces: [face] }));
}

/** Whether an answer is allowed and shows the eyes what they saw. */
function sees<S, E>(hiding: Hiding<S, E>, { base, pending }: Moment<S>, answer: Answer, events: string, eyes: Eyes): boolean {
  const world = new Session(hiding.system, base, pending);
  world.takeNews();
  return world.refuse(answer) === null && look(hiding, world.answer(answer), eyes) === events;
}

const look = <S, E>({ shown }: Hiding<S, E>, events: readonly E[], eyes: Eyes): string => canonical(events.map((event) => shown(event, eyes)));

/** Whether two requests are the same to certain eyes: their own in everything, another's in what can be seen from outside. */
function alike(a: Request | null, b: Request | null, eyes: Eyes): boolean {
  if (a === null || b === null) return a === b;
  if (a.kind === 'roll' || b.kind === 'roll') return a.kind === b.kind && a.kind === 'roll' && b.kind === 'roll' && a.why === b.why && a.die === b.die && a.sides === b.sides && a.count === b.count;
  if (a.seat === eyes) return canonical(a) === canonical(b);
  return a.kind === b.kind && a.seat === b.seat && a.ask === b.ask;
}
