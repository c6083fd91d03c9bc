import type { Answer, Request, Seat } from '../../core/script.ts';
import type { Play, Setup } from '../../core/rules.ts';
import { RefusedAnswer, Session } from '../../core/session.ts';
import type { Terrain } from '../../space/terrain/terrain.ts';
import { answerOf } from './choices.ts';
import { Fault, faultOf, type FaultReport } from './fault.ts';
import { Promises } from './promises.ts';
import type { Subject } from './subject.ts';
import { heard, type Happened, type Watcher } from './watch.ts';

/** Most requests of one command, and answers of a whole game. */
const LONGEST_COMMAND = 2000;
const LONGEST_GAME = 40_000;

/** A game under watch. Everything that breaks a rule is thrown, as a `Fault` or as what the rules threw. */
export class WatchedGame {
  readonly #play: Play<unknown, unknown>;
  readonly #terrain: Terrain;
  readonly #look: (state: unknown) => unknown;
  readonly #watchers: readonly Watcher[];
  readonly #promises: Promises | null;
  readonly #session: Session<unknown, unknown>;
  /** Number of the running command, from 0. */
  command = -1;
  /** Answers given in it. */
  inCommand = 0;
  longestCommand = 0;

  /** `hear` is told of every event. Throws `InputError` when the setup does not fit the cards. */
  constructor(subject: Subject, setup: Setup, terrain: Terrain, hear: (event: Happened) => void = () => {}) {
    const play = subject.rules.start(setup, terrain);
    this.#play = play;
    this.#terrain = terrain;
    this.#look = subject.look(setup, terrain, play.state);
    this.#watchers = subject.watchers();
    this.#promises = subject.promises === false ? null : new Promises(play, subject.projector);
    const system = heard(play.system, (state, event) => {
      hear(event as Happened);
      this.#promises?.event(event);
      for (const watcher of this.#watchers) watcher.event?.(this.#look(state), event as Happened);
    });
    this.#session = new Session(system, play.state);
  }

  /** Winner, null for a draw, undefined while the game runs. */
  get outcome(): Seat | null | undefined {
    return this.#play.outcome(this.#session.state);
  }

  /** What is asked next, looked over; null at the end. */
  ask(): Request | null {
    const { request } = this.#session;
    const { base, pending } = this.#session.moment;
    if (request === null || pending.length === 0) {
      for (const watcher of this.#watchers) watcher.rested?.(this.#look(base));
      this.command += 1;
      this.inCommand = 0;
    }
    if (request === null) {
      this.#promises?.asked(this.#session, this.command);
      if (this.outcome === undefined) throw new Fault('core', 'endsUndecided', 'nothing is asked any more and the match is not over');
      return null;
    }
    if (this.outcome !== undefined) throw new Fault('core', 'decidedAndAsks', request.kind === 'roll' ? request.why : request.ask);
    if (this.inCommand >= LONGEST_COMMAND) throw new Fault('core', 'commandTooLong', `${this.inCommand} answers`);
    checkRequest(request, this.#play.seats);
    for (const watcher of this.#watchers) watcher.asked?.(this.#look(this.#session.state), request);
    this.#promises?.asked(this.#session, this.command);
    return request;
  }

  /** The answer that a number stands for. */
  answerOf(request: Request, number: number): Answer {
    return answerOf(this.#play.mind, this.#session.state, request, this.#terrain, number);
  }

  /** Gives an answer. One that is refused is a fault of whoever offered it. */
  answer(answer: Answer): void {
    const request = this.#session.request!;
    for (const watcher of this.#watchers) watcher.answered?.(this.#look(this.#session.state), request, answer);
    this.#promises?.answered(request, answer);
    try {
      this.#session.answer(answer);
    } catch (error) {
      if (!(error instanceof RefusedAnswer)) throw error;
      throw new Fault(error.refusal.rule, `refused ${error.refusal.why}`, `${JSON.stringify(answer)} to ${request.kind === 'roll' ? request.why : request.ask}`);
    }
    this.inCommand += 1;
    this.longestCommand = Math.max(this.longestCommand, this.inCommand);
  }
}

function checkRequest(request: Request, seats: number): void {
  if (request.kind === 'roll') {
    if (request.count < 1 || request.sides < 1) throw new Fault('core', 'noDice', request.why);
    return;
  }
  if (!Number.isInteger(request.seat) || request.seat < 0 || request.seat >= seats) throw new Fault('core', 'noSuchSeat', `${request.seat} for ${request.ask}`);
  if (request.kind === 'place') return;
  const { options, min, max, ask, closed } = request;
  if (options.length === 0 || options.length < min || max < min || max < 1) throw new Fault('core', 'nothingToPick', `${ask}: ${min} to ${max} of ${options.length}`);
  if (new Set(options).size !== options.length) throw new Fault('core', 'offeredTwice', `${ask}: ${options.join(' ')}`);
  const both = closed.find(({ option }) => options.includes(option));
  if (both !== undefined) throw new Fault('core', 'openAndClosed', `${ask}: ${both.option}`);
}

/** Which number answers a request, by its command and its place in the command; null stops the game there. */
export type Numbers = (command: number, index: number) => number | null;

/** How a game went. */
export interface Played {
  readonly fault: FaultReport | null;
  readonly answers: readonly Answer[];
  /** The numbers that the answers stand for, by command. */
  readonly commands: readonly (readonly number[])[];
  /** The number of the last request when no answer to it could be made: no legal place, or a mind that fails. */
  readonly unanswered: number | null;
  readonly events: number;
  readonly turns: number;
  readonly longestCommand: number;
  /** Undefined when it was stopped. */
  readonly outcome: Seat | null | undefined;
}

/** Plays a game by numbers until it ends, is stopped, or breaks a rule. */
export function playGame(subject: Subject, setup: Setup, terrain: Terrain, numbers: Numbers, hear: (event: Happened) => void = () => {}): Played {
  const answers: Answer[] = [];
  const commands: number[][] = [];
  let [events, turns] = [0, 0];
  let fault: FaultReport | null = null;
  let game: WatchedGame | null = null;
  let unanswered: number | null = null;
  try {
    game = new WatchedGame(subject, setup, terrain, (event) => {
      events += 1;
      turns = subject.told(setup, event).turn ?? turns;
      hear(event);
    });
    for (let request = game.ask(); request !== null; request = game.ask()) {
      if (answers.length >= LONGEST_GAME) throw new Fault('core', 'noEnd', `${answers.length} answers`);
      const number = numbers(game.command, game.inCommand);
      if (number === null) break;
      (commands[game.command] ??= []).push(number);
      unanswered = number;
      const answer = game.answerOf(request, number);
      unanswered = null;
      answers.push(answer);
      game.answer(answer);
    }
  } catch (error) {
    fault = faultOf(error);
  }
  return {
    fault, answers, commands, unanswered, events, turns, longestCommand: game?.longestCommand ?? 0, outcome: fault === null ? game?.outcome : undefined,
  };
}
