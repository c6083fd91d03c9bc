import type { Play } from '../core/rules.ts';
import { randomFrom } from '../core/rng.ts';
import type { Answer, PickRequest, PlaceRequest } from '../core/script.ts';
import { refuseForm, type Session } from '../core/session.ts';
import { causeOf } from './fault.ts';
import type { RecordHeader } from './record/record.ts';
import type { Budget, Thinker } from './thinker.ts';

/** What is needed to ask a computer seat. */
export interface Asked {
  readonly header: RecordHeader;
  readonly play: Play<unknown, unknown>;
  readonly thinker: Thinker;
  readonly budget: Budget;
  readonly session: Session<unknown, unknown>;
  readonly request: PickRequest | PlaceRequest;
  /** Where its thoughts begin. */
  readonly seed: number;
  /** Something went wrong: in words for everybody, and in detail for the person who runs the program. */
  report(message: string, detail: string): void;
}

/**
 * A computer seat's answer, always a legal one: when the thinker fails or answers wrongly, that is reported and the rule
 * system's quick answer is taken. Throws only when the rules accept none of their own suggestions.
 */
export async function opponent(asked: Asked): Promise<Answer> {
  const { header, play, thinker, budget, session, request, seed, report } = asked;
  try {
    const moment = play.imagine(session.moment, request.seat, randomFrom(seed));
    if (moment === null) return quickAnswer(asked);
    const table = (header.setup as { readonly table: string }).table;
    const answer = await thinker({ system: header.system, setup: header.setup, table, moment, request, seat: request.seat, seed, budget });
    const refusal = session.refuse(answer);
    if (refusal === null) return answer;
    report('The opponent gave an answer that the rules refuse; a quick one was taken.', `${refusal.rule}: ${refusal.why}, asked "${request.ask}"`);
  } catch (error) {
    report('The opponent could not think; it answers quickly instead.', causeOf(error));
  }
  return quickAnswer(asked);
}

function quickAnswer({ play, session, request, seed }: Asked): Answer {
  const seen = play.view(session.state, request.seat);
  const quick = play.mind.reflex(seen, request, randomFrom(seed));
  if (session.refuse(quick) === null) return quick;
  for (const answer of play.mind.suggest(seen, request)) if (session.refuse(answer) === null) return answer;
  if (request.kind === 'pick' && request.min <= request.options.length) {
    const answer: Answer = { kind: 'pick', picks: request.options.slice(0, Math.max(request.min, Math.min(1, request.max))) };
    if (refuseForm(request, answer) === null && session.refuse(answer) === null) return answer;
  }
  throw new Error(`no answer to "${request.ask}" that the rules accept was found`);
}
