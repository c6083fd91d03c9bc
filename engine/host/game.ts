import { InputError } from '../core/form.ts';
import { fingerprint } from '../core/hash.ts';
import { randomFrom, seedOf } from '../core/rng.ts';
import type { Play, Setup } from '../core/rules.ts';
import type { Answer, Seat } from '../core/script.ts';
import { Session } from '../core/session.ts';
import { toEnd } from '../core/steps.ts';
import { Course } from './course.ts';
import { causeOf } from './fault.ts';
import { turnOf } from './turn-of.ts';
import { RECORD_VERSION, WHOLE, type MatchRecord } from './record/record.ts';
import { Plans } from './plans.ts';
import { thoughtOut, type Player } from './player.ts';

interface GameOptions {
  readonly system: string;
  readonly setup: Setup;
  readonly seed: number;
  readonly seats: readonly Player[];
  /** Told of the match before every answer and roll, and at its end. It changes nothing. */
  watch?(session: Session<unknown, unknown>): void;
  /** More answers than this mean that the game is stuck. */
  readonly limit?: number;
}

export interface Game {
  readonly record: MatchRecord;
  readonly winner: Seat | null;
  readonly turns: number;
  readonly answers: number;
  readonly hash: string;
  readonly events: readonly unknown[];
}

/** A snapshot is kept after this many answers. */
const SNAPSHOT = 40;

/**
 * Plays one game from a seed to its end; each player knows what its seat may know. Throws naming the seed and the answer when the rules throw or the
 * game is stuck.
 */
export const playGame = (play: Play<unknown, unknown>, options: GameOptions): Game => toEnd(gameSteps(play, options));

/** The same as `playGame`, answer by answer: it can be left after each. */
export function* gameSteps(play: Play<unknown, unknown>, options: GameOptions): Generator<void, Game, void> {
  const { system, setup, seed, seats, watch, limit = 20_000 } = options;
  const plans = new Plans();
  const course = Course.fresh(play, randomFrom(seed));
  const snapshots = [course.snapshot()];
  const reflexes = seats.map((_, seat) => randomFrom((seed ^ 0x2545f491) + seat));
  let turns = 0;
  try {
    for (let { request } = course.session; request !== null; { request } = course.session) {
      if (course.at >= limit) throw new Error(`no end after ${limit} answers; asked "${request.kind === 'roll' ? request.why : request.ask}"`);
      const { session } = course;
      watch?.(session);
      if (request.kind === 'roll') course.roll(turnOf(session.state));
      else {
        const player = seats[request.seat]!;
        const answer = thoughtOut({ play, session, request, player, plans, seed: seedOf(seed, course.at) })
          ?? play.mind.reflex(play.view(session.state, request.seat), request, reflexes[request.seat]!);
        course.answer(request.seat, answer, turnOf(session.state));
      }
      if (course.at % SNAPSHOT === 0) snapshots.push(course.snapshot());
      turns = Math.max(turns, turnOf(course.session.state));
      yield;
    }
  } catch (error) {
    throw new Error(`seed ${seed}, answer ${course.at + 1}: ${causeOf(error)}`, { cause: error });
  }
  watch?.(course.session);
  const { state } = course.session;
  const hash = fingerprint(state);
  const winner = play.outcome(state) ?? null;
  const header = { system, setup: JSON.parse(JSON.stringify(setup)) as unknown, seats: seats.map(() => 'computer' as const), seed: seed | 0, content: play.content, undo: 'off' as const, name: '', started: 0, ...WHOLE };
  const end = { state: hash, outcome: winner ?? ('draw' as const), result: winner === null ? `Drawn in turn ${turns}` : `Seat ${winner + 1} won in turn ${turns}` };
  const record: MatchRecord = {
    header, opening: course.opening, steps: course.steps, snapshots, end, takenBack: { safe: 0, free: 0 }, version: RECORD_VERSION,
  };
  return { record, winner, turns, answers: course.at, hash, events: [...course.opening, ...course.steps.flatMap(({ events }) => events ?? [])] };
}

/** What a finished replay shows. */
interface Replayed {
  readonly hash: string;
  readonly over: boolean;
  readonly winner: Seat | null;
  readonly turns: number;
}

/** A match after some answers. Throws `InputError` naming the first one that the rules do not take. */
export function afterAnswers(play: Play<unknown, unknown>, answers: readonly Answer[]): Session<unknown, unknown> {
  const session = new Session(play.system, play.state, [], true);
  for (const [i, answer] of answers.entries()) {
    try {
      session.answer(answer);
    } catch (error) {
      throw new InputError('match', `answer ${i + 1} of ${answers.length} is not allowed by the rules: ${causeOf(error)}`);
    }
  }
  return session;
}

/** Runs a match's answers again. Throws as `afterAnswers` does. */
export function replayAnswers(play: Play<unknown, unknown>, answers: readonly Answer[]): Replayed {
  const session = afterAnswers(play, answers);
  const over = session.request === null;
  return { hash: fingerprint(session.state), over, winner: play.outcome(session.state) ?? null, turns: turnOf(session.state) };
}
