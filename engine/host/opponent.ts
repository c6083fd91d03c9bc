import type { Play } from '../core/rules.ts';
import { randomFrom } from '../core/rng.ts';
import { onlyAnswer, type Answer, type PickRequest, type PlaceRequest } from '../core/script.ts';
import type { Session } from '../core/session.ts';
import type { Caller } from './caller.ts';
import { causeOf } from './fault.ts';
import type { Plans } from './plans.ts';
import { quickAnswers } from './quick.ts';
import type { RecordHeader } from './record/record.ts';
import type { Budget } from '../search/plan.ts';
import { TookTooMuch, type QuickJob, type QuickThinker, type Thinker } from './thinker.ts';

/** What is needed to ask a computer seat. */
export interface Asked {
  readonly header: RecordHeader;
  readonly play: Play<unknown, unknown>;
  readonly thinker: Thinker;
  readonly quick: QuickThinker;
  readonly budget: Budget;
  /** What it has in mind to do. */
  readonly plans: Plans;
  readonly session: Session<unknown, unknown>;
  readonly request: PickRequest | PlaceRequest;
  /** Where its thoughts begin. */
  readonly seed: number;
  /** Who waits for the answer. */
  readonly caller: Caller;
  /** Something went wrong: in words for everybody, and in detail for the person who runs the program. */
  report(message: string, detail: string): void;
}

/**
 * A computer seat's answer, always a legal one: what it has planned for this question, else what it finds by thinking; nobody thinks about the
 * only answer that there is. When the thinker fails or answers wrongly, that is reported and a quick answer is taken. Throws only when the rules accept nothing that anybody suggests.
 */
export async function opponent(asked: Asked): Promise<Answer> {
  const { header, play, thinker, budget, plans, session, request, seed, caller, report } = asked;
  const intended = plans.next(request);
  if (intended !== null && session.refuse(intended) === null) return intended;
  const only = onlyAnswer(request);
  if (only !== null) return only;
  const question = { system: header.system, setup: header.setup, table: (header.setup as { readonly table: string }).table, request, seat: request.seat, seed };
  try {
    const moment = play.imagine(session.moment, request.seat, randomFrom(seed));
    if (moment !== null) {
      const { plan } = await thinker({ ...question, moment, budget }, caller);
      const { answer } = plan[0]!;
      const refusal = session.refuse(answer);
      if (refusal === null) {
        plans.keep(request.seat, plan.slice(1));
        return answer;
      }
      report('The opponent gave an answer that the rules refuse; a quick one was taken.', `${refusal.rule}: ${refusal.why}, asked "${request.ask}"`);
    }
  } catch (error) {
    report('The opponent could not think; it answers quickly instead.', causeOf(error));
  }
  return quickAnswer(asked, { ...question, seen: play.view(session.state, request.seat) });
}

/** Options of a pick that are tried when nobody has an answer. */
const TRIES = 200;

/** The first quick answer that the rules take. It is looked for elsewhere; here only when nobody there could look. */
async function quickAnswer({ play, session, quick, report }: Asked, job: QuickJob): Promise<Answer> {
  const { request } = job;
  const taken = (answers: Iterable<Answer>): Answer | null => {
    for (const answer of answers) if (session.refuse(answer) === null) return answer;
    return null;
  };
  let answers: readonly Answer[] = [];
  try {
    answers = await quick(job);
  } catch (error) {
    report('The opponent could not answer quickly; the first thing that is allowed was taken.', causeOf(error));
    if (!(error instanceof TookTooMuch)) answers = quickAnswers(play, job);
  }
  const answer = taken(answers) ?? (request.kind === 'pick' ? taken(picksOf(request)) : null);
  if (answer === null) throw new Error(`no answer to "${request.ask}" that the rules accept was found`);
  return answer;
}

/** As few options as may be picked, one after another. */
function* picksOf({ min, max, options }: PickRequest): Generator<Answer> {
  const count = Math.max(min, Math.min(1, max));
  for (let at = 0; at + count <= options.length && at < TRIES; at++) yield { kind: 'pick', picks: options.slice(at, at + count) };
}
