import { throwDice } from '../core/dice.ts';
import { InputError } from '../core/form.ts';
import { fingerprint } from '../core/hash.ts';
import { sealMatch, type MatchDocument } from '../core/match.ts';
import { randomFrom } from '../core/rng.ts';
import type { Play, Setup } from '../core/rules.ts';
import type { Answer, PickRequest, PlaceRequest, Seat } from '../core/script.ts';
import { Session } from '../core/session.ts';
import { causeOf } from '../host/fault.ts';
import { turnOf } from '../host/match.ts';
import { think } from '../search/think.ts';
import { DEPTH } from './think.ts';

/** Who plays a seat without a screen: `ai` answers quickly by reflex, `think` searches. */
export type PlayerKind = 'ai' | 'think';

export interface GameOptions {
  readonly system: string;
  readonly setup: Setup;
  readonly seed: number;
  readonly seats: readonly PlayerKind[];
  /** Play-outs for every answer of a thinking seat. */
  readonly playouts: number;
  /** More answers than this mean that the game is stuck. */
  readonly limit?: number;
}

export interface Game {
  readonly document: MatchDocument;
  readonly winner: Seat | null;
  readonly turns: number;
  readonly answers: number;
  readonly hash: string;
  readonly events: readonly unknown[];
}

/** Plays one game from a seed to its end. Throws naming the seed and the answer when the rules throw or the game is stuck. */
export function playGame(play: Play<unknown, unknown>, options: GameOptions): Game {
  const { system, setup, seed, seats, playouts, limit = 20_000 } = options;
  const session = new Session(play.system, play.state);
  const answers: Answer[] = [];
  const events: unknown[] = [...session.takeNews()];
  const reflexes = seats.map((_, seat) => randomFrom((seed ^ 0x2545f491) + seat));
  let dice = seed | 0;
  let turns = 0;
  try {
    for (let request = session.request; request !== null; request = session.request) {
      if (answers.length >= limit) throw new Error(`no end after ${limit} answers; asked "${request.kind === 'roll' ? request.why : request.ask}"`);
      let answer: Answer;
      if (request.kind === 'roll') [answer, dice] = throwDice(request, dice);
      else if (seats[request.seat] === 'think') answer = thought(play, session, request, playouts, seed + answers.length);
      else answer = play.mind.reflex(session.state, request, reflexes[request.seat]!);
      for (const event of session.answer(answer)) events.push(event);
      answers.push(answer);
      turns = Math.max(turns, turnOf(session.state));
    }
  } catch (error) {
    throw new Error(`seed ${seed}, answer ${answers.length + 1}: ${causeOf(error)}`, { cause: error });
  }
  const hash = fingerprint(session.state);
  const document = sealMatch({ system, content: play.content, setup: JSON.parse(JSON.stringify(setup)) as unknown, answers, end: hash });
  return { document, winner: play.outcome(session.state) ?? null, turns, answers: answers.length, hash, events };
}

function thought(play: Play<unknown, unknown>, session: Session<unknown, unknown>, request: PickRequest | PlaceRequest, playouts: number, seed: number): Answer {
  const answer = think(play, session.moment, request.seat, { milliseconds: null, playouts, depth: DEPTH, seed, clock: null });
  return session.refuse(answer) === null ? answer : play.mind.reflex(session.state, request, randomFrom(seed));
}

/** What a finished replay shows. */
export interface Replayed {
  readonly hash: string;
  readonly over: boolean;
  readonly winner: Seat | null;
  readonly turns: number;
}

/** Runs a match's answers again. Throws `InputError` naming the first answer that the rules do not take. */
export function replayAnswers(play: Play<unknown, unknown>, answers: readonly Answer[]): Replayed {
  const session = new Session(play.system, play.state, [], true);
  for (const [i, answer] of answers.entries()) {
    try {
      session.answer(answer);
    } catch (error) {
      throw new InputError('match', `answer ${i + 1} of ${answers.length} is not allowed by the rules: ${causeOf(error)}`);
    }
  }
  const over = session.request === null;
  return { hash: fingerprint(session.state), over, winner: play.outcome(session.state) ?? null, turns: turnOf(session.state) };
}
