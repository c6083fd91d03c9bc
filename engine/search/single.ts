/** Weighs the answers to one question alone: what plans are measured against. */
import { throwDice } from '../core/dice.ts';
import { randomFrom, type Random } from '../core/rng.ts';
import type { Play } from '../core/rules.ts';
import type { Answer, Request, Seat } from '../core/script.ts';
import { Session, type Moment } from '../core/session.ts';

/** How long to weigh: until the time is up or so many play-outs are done, whichever comes first. */
export interface Budget {
  /** Milliseconds by `clock`; null is no limit of time. */
  readonly milliseconds: number | null;
  readonly playouts: number;
  /** Answers in one imagined future. */
  readonly depth: number;
  readonly seed: number;
  /** Milliseconds since some start; engines have no clock of their own. */
  readonly clock: (() => number) | null;
}

interface Candidate {
  readonly answer: Answer;
  total: number;
  count: number;
}

/**
 * Tries each suggestion in imagined futures played out by reflexes and gives the one that ended best on average.
 * Thinks only with what the seat knows (`play.imagine`), with dice of its own. Never gives an answer that is not allowed.
 */
export function bestAnswer<S, E>(play: Play<S, E>, moment: Moment<S>, seat: Seat, budget: Budget): Answer {
  const random = randomFrom(budget.seed);
  const known = play.imagine(moment, seat, random);
  if (known === null) throw new Error('nothing that the seat has seen could be imagined');
  const session = new Session(play.system, known.base, known.pending, true);
  const { request } = session;
  if (request === null) throw new Error('there is nothing to answer');
  const candidates = suggestions(play, session, request, random);
  if (candidates.length === 1) return candidates[0]!.answer;

  const start = budget.clock?.() ?? 0;
  for (let i = 0; i < budget.playouts; i++) {
    if (i > 0 && budget.milliseconds !== null && budget.clock !== null && budget.clock() - start > budget.milliseconds) break;
    const candidate = next(candidates, i);
    candidate.total += imagineFuture(play, session.fork(), candidate.answer, seat, budget.depth, random);
    candidate.count += 1;
  }
  return candidates.reduce((best, candidate) => (mean(candidate) > mean(best) ? candidate : best)).answer;
}

const mean = ({ total, count }: Candidate): number => (count === 0 ? -2 : total / count);

/** Every suggestion once, then the better half of them more often (the fewer tries, the more benefit of the doubt). */
function next(candidates: readonly Candidate[], i: number): Candidate {
  if (i < candidates.length) return candidates[i]!;
  const bound = (candidate: Candidate): number => candidate.total / candidate.count + 0.8 * Math.sqrt(1 / candidate.count);
  return candidates.reduce((best, candidate) => (bound(candidate) > bound(best) ? candidate : best));
}

function suggestions<S, E>(play: Play<S, E>, session: Session<S, E>, request: Request, random: Random): Candidate[] {
  const allowed = play.mind.suggest(session.state, request).filter((answer) => session.refuse(answer) === null);
  const answers = allowed.length > 0 ? allowed : [play.mind.reflex(session.state, request, random)];
  return answers.map((answer) => ({ answer, total: 0, count: 0 }));
}

/** One future: the answer, then reflexes for everybody and dice by chance, then how it stands. */
function imagineFuture<S, E>(play: Play<S, E>, future: Session<S, E>, answer: Answer, seat: Seat, depth: number, random: Random): number {
  future.answer(answer);
  for (let step = 0; step < depth; step++) {
    const { request } = future;
    if (request === null) break;
    if (request.kind === 'roll') future.answer(throwDice(request, Math.floor(random() * 2147483647))[0]);
    else future.answer(play.mind.reflex(future.state, request, random));
  }
  return play.mind.judge(future.state, seat);
}
