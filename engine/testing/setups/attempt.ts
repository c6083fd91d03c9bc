import { randomFrom, seedOf } from '../../core/rng.ts';
import type { Play } from '../../core/rules.ts';
import type { Answer, PickRequest, PlaceRequest } from '../../core/script.ts';
import type { Session } from '../../core/session.ts';
import { Course } from '../../host/course.ts';
import { causeOf } from '../../host/fault.ts';
import { Plans } from '../../host/plans.ts';
import { thoughtOut, type Player } from '../../host/player.ts';
import { turnOf } from '../../host/turn-of.ts';
import type { Line, Position, Step } from './position.ts';

/** More answers than this in one turn mean that it is stuck. */
const LIMIT = 400;

/** One try of a set-up. */
export interface Attempt {
  readonly solved: boolean;
  /** What the seat answered, without dice, cards and other seats. */
  readonly answers: readonly Answer[];
  /** What happened, a line for each event. */
  readonly told: readonly string[];
}

type Asked = PickRequest | PlaceRequest;
type AnyPlay = Play<unknown, unknown>;
/** Gives an answer to a question of the seat whose turn it is. */
type Answering = (session: Session<unknown, unknown>, request: Asked, at: number) => Answer;

/**
 * A player's turn with the dice of a seed; other seats answer by reflex. Throws naming the set-up and the seed where the rules throw or the turn does
 * not end.
 */
export function attempt(position: Position, seed: number, player: Player): Attempt {
  const play = position.start();
  const plans = new Plans();
  const reflexes = randomFrom(seed ^ 0x2545f491);
  return turnOfSeat(position, play, seed, (session, request, at) =>
    thoughtOut({ play, session, request, player, plans, seed: seedOf(seed, at) })
      ?? play.mind.reflex(play.view(session.state, request.seat), request, reflexes));
}

/** A line played with the dice of a seed. */
export function attemptLine(position: Position, seed: number, line: Line): Attempt {
  const play = position.start();
  const left = [...line];
  const reflexes = randomFrom(seed ^ 0x2545f491);
  return turnOfSeat(position, play, seed, (session, request) => {
    const next = left.length === 0 ? null : answerOf(request, left[0]!);
    const isTaken = next !== null && session.refuse(next) === null;
    if (isTaken) left.shift();
    return isTaken ? next : idle(session, request) ?? play.mind.reflex(session.state, request, reflexes);
  });
}

function turnOfSeat(position: Position, play: AnyPlay, seed: number, answering: Answering): Attempt {
  const { seat } = position;
  const course = Course.fresh(play, randomFrom(seed));
  const reflexes = randomFrom((seed ^ 0x2545f491) + 1);
  const answers: Answer[] = [];
  try {
    for (let { request } = course.session; request !== null && play.mind.acting(course.session.state) === seat; { request } = course.session) {
      if (course.at >= LIMIT) throw new Error(`no end of the turn after ${LIMIT} answers`);
      const { session } = course;
      const turn = turnOf(session.state);
      if (request.kind === 'roll') course.roll(turn);
      else if (request.seat !== seat) course.answer(request.seat, play.mind.reflex(play.view(session.state, request.seat), request, reflexes), turn);
      else {
        const answer = answering(session, request, course.at);
        answers.push(answer);
        course.answer(seat, answer, turn);
      }
    }
  } catch (error) {
    throw new Error(`set-up ${position.name}, seed ${seed}, answer ${course.at + 1}: ${causeOf(error)}`, { cause: error });
  }
  const events = [...course.opening, ...course.steps.flatMap((step) => step.events ?? [])];
  return { solved: position.solved(course.session.state, events), answers, told: events.map((event) => play.tell(event)) };
}

function answerOf(request: Asked, step: Step): Answer | null {
  if (request.kind === 'pick') return typeof step === 'string' ? { kind: 'pick', picks: [step] } : null;
  return typeof step === 'string' ? null : { kind: 'place', at: step };
}

/** Options that do nothing. */
const IDLE: readonly string[] = ['end', 'none', 'pass', 'no', 'done', 'stay', 'activate'];

/** The answer by which nothing is done, where there is one. */
function idle(session: Session<unknown, unknown>, request: Asked): Answer | null {
  const answers: Answer[] = request.kind === 'place' ? [{ kind: 'place', at: null }] : [...IDLE.map((option) => [option]), []].map((picks): Answer => ({ kind: 'pick', picks }));
  return answers.find((answer) => session.refuse(answer) === null) ?? null;
}
