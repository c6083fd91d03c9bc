/** What a match that is over says of how it was played, without anybody thinking about it. */
import { fingerprint } from '../../core/hash.ts';
import type { Fall } from '../../core/offering.ts';
import type { Play } from '../../core/rules.ts';
import { onlyAnswer, type Request, type Seat } from '../../core/script.ts';
import { Session } from '../../core/session.ts';
import { Film, type Projector } from '../film.ts';
import type { MatchRecord } from '../record/record.ts';

/** How a match stood once a turn was over. */
export interface TurnMark {
  /** Answers up to there. */
  readonly at: number;
  /** Whose turn it was. */
  readonly seat: Seat;
  /** The chance to win of each seat, 0 to 1, by the judgement that the computer plays by, nothing hidden from it. */
  readonly chances: readonly number[];
}

/** How dice fell in the answer that made `at` of them. */
export interface FallMark extends Fall {
  readonly at: number;
}

export interface Chronicle {
  /** Fingerprint of the answers: of which match it speaks. */
  readonly of: string;
  readonly turns: readonly TurnMark[];
  readonly falls: readonly FallMark[];
  /** Answers before each question at which somebody made a plan: the first with a choice after dice or after another seat. */
  readonly choices: readonly number[];
}

/** Reads a match off its events and, for its questions, its answers under today's rules; where those take them only so far, questions are known that far. */
export function chronicle(play: Play<unknown, unknown>, projector: Projector, { steps, snapshots }: MatchRecord): Chronicle {
  const { turns, falls } = told(play, projector, { steps, snapshots });
  return { of: fingerprint(steps.map(({ answer }) => answer)), turns, falls, choices: choicesOf(play, steps) };
}

function told({ mind, seats, outcome }: Play<unknown, unknown>, projector: Projector, record: Pick<MatchRecord, 'steps' | 'snapshots'>): Pick<Chronicle, 'turns' | 'falls'> {
  const { steps } = record;
  const state = new Film(record, projector).state(0);
  const turns: TurnMark[] = [];
  const falls: FallMark[] = [];
  for (const [i, { events }] of steps.entries()) {
    const seat = mind.acting(state);
    for (const event of events!) {
      projector.apply(state, event);
      for (const fall of projector.falls(event, state)) falls.push({ at: i + 1, ...fall });
    }
    if (outcome(state) !== undefined || mind.acting(state) !== seat)
      turns.push({ at: i + 1, seat, chances: Array.from({ length: seats }, (_, each) => (1 + mind.judge(state, each)) / 2) });
  }
  return { turns, falls };
}

const isChoice = (request: Request | null): boolean => request !== null && request.kind !== 'roll' && onlyAnswer(request) === null;

function choicesOf({ system, state }: Play<unknown, unknown>, steps: MatchRecord['steps']): readonly number[] {
  const session = new Session(system, state, [], true);
  const choices: number[] = [];
  /** Who has a plan already. */
  let planning: Seat | null = null;
  for (const [at, { seat, answer }] of steps.entries()) {
    if (seat !== planning) planning = null;
    if (seat !== null && planning === null && isChoice(session.request)) {
      choices.push(at);
      planning = seat;
    }
    try {
      session.answer(answer!);
    } catch {
      return choices.filter((choice) => choice < at);
    }
  }
  return choices;
}
