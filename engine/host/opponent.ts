import { onlyAnswer, type Answer, type PickRequest, type PlaceRequest } from '../core/script.ts';
import type { Caller } from './caller.ts';
import { detailOf } from './fault.ts';
import { jobOf, questionOf, type Posed } from './job.ts';
import type { Plans } from './plans.ts';
import type { Pondering } from './pondering.ts';
import { quickAnswers } from './quick.ts';
import type { Budget } from '../search/plan.ts';
import { snap } from '../shape/point.ts';
import { TookTooMuch, type QuickThinker, type Thinker } from './thinker.ts';

/** What is needed to ask a computer seat. */
export interface Asked extends Posed {
  readonly thinker: Thinker;
  readonly quick: QuickThinker;
  readonly budget: Budget;
  /** What it has in mind to do. */
  readonly plans: Plans;
  /** What was found in the other side's turn. */
  readonly pondering: Pick<Pondering, 'found'>;
  /** Who waits for the answer. */
  readonly caller: Caller;
  /** Something went wrong: in words for everybody, and in detail for the person who runs the program. */
  report(message: string, detail: string): void;
}

/**
 * A computer seat's answer, always a legal one: what it has planned for this question, else what it finds by thinking; nobody thinks about the
 * only answer that there is. When the thinker fails or answers wrongly, that is reported and a quick answer is taken; when that fails too, the
 * first thing that the rules take. Null when nobody waits for it any more: nothing is reported then, and nobody asked further. Throws only when the
 * rules take nothing that anybody suggests.
 */
export async function opponent(asked: Asked): Promise<Answer | null> {
  const { thinker, budget, plans, pondering, session, request, caller, report } = asked;
  const intended = plans.next(request);
  if (intended !== null && isTaken(session, intended)) return intended;
  const only = onlyAnswer(request);
  if (only !== null) return only;
  try {
    const job = jobOf(asked, budget);
    if (job !== null) {
      const { plan } = pondering.found(job) ?? (await thinker(job, caller));
      const { answer } = plan[0]!;
      const refusal = session.refuse(answer);
      if (refusal === null) {
        plans.keep(request.seat, plan.slice(1));
        return answer;
      }
      report('The opponent gave an answer that the rules refuse; a quick one was taken.', `${refusal.rule}: ${refusal.why}, asked "${request.ask}"`);
    }
  } catch (error) {
    if (caller.isGone) return null;
    report('The opponent could not think; it answers quickly instead.', detailOf(error));
  }
  const answer = await quickAnswer(asked);
  return caller.isGone ? null : (answer ?? anyAnswer(asked));
}

/** The first quick answer that the rules take. It is looked for elsewhere; here only when nobody there could look. Null when it cannot be had. */
async function quickAnswer(asked: Asked): Promise<Answer | null> {
  const { play, session, request, quick, caller, report } = asked;
  const failed = (error: unknown): void => {
    if (!caller.isGone) report('The opponent could not answer quickly; the first thing that is allowed was taken.', detailOf(error));
  };
  try {
    const job = { ...questionOf(asked), seen: play.view(session.state, request.seat) };
    const answers = await quick(job).catch((error: unknown) => {
      failed(error);
      return error instanceof TookTooMuch ? [] : quickAnswers(play, job);
    });
    return answers.find((answer) => isTaken(session, answer)) ?? null;
  } catch (error) {
    failed(error);
    return null;
  }
}

/** The first thing that the rules take, where nobody has an answer. */
function anyAnswer({ session, request }: Asked): Answer {
  for (const answer of request.kind === 'pick' ? picksOf(request) : placesOf(request)) if (isTaken(session, answer)) return answer;
  throw new Error(`no answer to "${request.ask}" that the rules accept was found`);
}

/** Whether the rules take an answer: one that breaks them is none. */
function isTaken(session: Asked['session'], answer: Answer): boolean {
  try {
    return session.refuse(answer) === null;
  } catch {
    return false;
  }
}

/** Options of a pick that are tried when nobody has an answer, for each number of them. */
const TRIES = 200;

/** As few options as may be picked, one after another; then more of them. */
function* picksOf({ min, max, options }: PickRequest): Generator<Answer> {
  for (let count = Math.max(min, Math.min(1, max)); count <= Math.min(max, options.length); count++) {
    for (let at = 0; at + count <= options.length && at < TRIES; at++) yield { kind: 'pick', picks: options.slice(at, at + count) };
  }
  if (min === 0) yield { kind: 'pick', picks: [] };
}

/** Rings of places that are tried around a figure, a base radius apart; the places on each lie in these directions. */
const RINGS = 24;
const DIRECTIONS = [
  [1, 0], [0, 1], [-1, 0], [0, -1], [0.6, 0.8], [-0.8, 0.6], [-0.6, -0.8], [0.8, -0.6], [0.8, 0.6], [-0.6, 0.8], [-0.8, -0.6], [0.6, -0.8],
] as const;

/** To stay, where that is allowed; where the figure stands; then places around that and around what it is to come near, ever farther. */
function* placesOf({ optional, body, zone }: PlaceRequest): Generator<Answer> {
  if (optional) yield { kind: 'place', at: null };
  const middles = zone.kind === 'near' ? [zone.of.at, body.at] : [body.at];
  for (const at of middles) yield { kind: 'place', at };
  for (let ring = 1; ring <= RINGS; ring++) {
    const far = ring * body.radius;
    for (const { x, y, z } of middles) for (const [dx, dz] of DIRECTIONS) yield { kind: 'place', at: snap({ x: x + dx * far, y, z: z + dz * far }) };
  }
}
