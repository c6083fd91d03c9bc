import type { RuleSystem } from '../../core/rules.ts';
import type { Answer, Request, Seat } from '../../core/script.ts';
import { RefusedAnswer, Session } from '../../core/session.ts';
import { makeContent, type Content } from '../../shatterpoint/content.ts';
import type { Event } from '../../shatterpoint/events.ts';
import type { Game } from '../../shatterpoint/game.ts';
import { missions } from '../../shatterpoint/missions/index.ts';
import type { ShatterpointSetup } from '../../shatterpoint/setup.ts';
import type { State } from '../../shatterpoint/state.ts';
import { units } from '../../shatterpoint/units/index.ts';
import type { Terrain } from '../../space/terrain.ts';
import { boxTerrain } from '../terrain.ts';
import { answerOf } from './choices.ts';
import { Fault, faultOf, type FaultReport } from './fault.ts';
import { heard, type Watcher } from './watch.ts';
import { reactiveWatcher, turnWatcher, useWatcher } from './watch-abilities.ts';
import { cardWatcher } from './watch-cards.ts';
import { placeWatcher } from './watch-places.ts';
import { attackWatcher, trackWatcher, unitWatcher } from './watch-tokens.ts';

/** The rules under test: Shatterpoint, or a copy of it with a fault planted. */
export type Rules = RuleSystem<State, Event, Terrain>;

/** Most requests of one command, and answers of a whole game. */
const LONGEST_COMMAND = 2000;
const LONGEST_GAME = 40_000;

const watchers = (): readonly Watcher[] => [cardWatcher(), trackWatcher(), unitWatcher(), attackWatcher(), placeWatcher(), useWatcher(), reactiveWatcher(), turnWatcher()];

/** A game under watch. Everything that breaks a rule is thrown, as a `Fault` or as what the rules threw. */
export class WatchedGame {
  readonly #mind;
  readonly #outcome;
  readonly #content: Content;
  readonly #watchers = watchers();
  readonly #session: Session<State, Event>;
  /** Number of the running command, from 0. */
  command = -1;
  /** Answers given in it. */
  inCommand = 0;
  longestCommand = 0;

  /** `hear` is told of every event. Throws `InputError` when the setup does not fit the cards. */
  constructor(rules: Rules, setup: ShatterpointSetup, terrain: Terrain, hear: (event: Event) => void = () => {}) {
    const play = rules.start(setup, terrain);
    this.#mind = play.mind;
    this.#outcome = play.outcome;
    this.#content = contentOf(setup, terrain, play.state);
    const system = heard(play.system, (state, event) => {
      hear(event);
      for (const watcher of this.#watchers) watcher.event?.(this.#game(state), event);
    });
    this.#session = new Session(system, play.state);
  }

  /** Winner, null for a draw, undefined while the game runs. */
  get outcome(): Seat | null | undefined {
    return this.#outcome(this.#session.state);
  }

  #game(state: State): Game {
    return { state, content: this.#content, events: null };
  }

  /** What is asked next, looked over; null at the end. */
  ask(): Request | null {
    const { request } = this.#session;
    const game = this.#game(this.#session.state);
    const { base, pending } = this.#session.moment;
    if (request === null || pending.length === 0) {
      for (const watcher of this.#watchers) watcher.rested?.(this.#game(base));
      this.command += 1;
      this.inCommand = 0;
    }
    if (request === null) {
      if (this.outcome === undefined) throw new Fault('SP-WIN-01', 'endsUndecided', 'nothing is asked any more and the match is not over');
      return null;
    }
    if (this.inCommand >= LONGEST_COMMAND) throw new Fault('core', 'commandTooLong', `${this.inCommand} answers`);
    checkRequest(request, game.state);
    for (const watcher of this.#watchers) watcher.asked?.(game, request);
    return request;
  }

  /** The answer that a number stands for. */
  answerOf(request: Request, number: number): Answer {
    return answerOf(this.#mind, this.#session.state, request, this.#content.terrain, number);
  }

  /** Gives an answer. One that is refused is a fault of whoever offered it. */
  answer(answer: Answer): void {
    const request = this.#session.request!;
    for (const watcher of this.#watchers) watcher.answered?.(this.#game(this.#session.state), request, answer);
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

/** Cards and measures as the rules see them; the fingerprint, which costs more than all the rest, is that of an empty table. */
const contentOf = (setup: ShatterpointSetup, terrain: Terrain, { units: brought }: State): Content => ({ ...makeContent(setup, EMPTY, missions, units, brought), terrain });
const EMPTY = boxTerrain({});

function checkRequest(request: Request, { players }: State): void {
  if (request.kind === 'roll') {
    if (request.count < 1 || request.sides < 1) throw new Fault('core', 'noDice', request.why);
    return;
  }
  if (players[request.seat] === undefined) throw new Fault('core', 'noSuchSeat', `${request.seat} for ${request.ask}`);
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
export function playGame(rules: Rules, setup: ShatterpointSetup, terrain: Terrain, numbers: Numbers, hear: (event: Event) => void = () => {}): Played {
  const answers: Answer[] = [];
  const commands: number[][] = [];
  let [events, turns] = [0, 0];
  let fault: FaultReport | null = null;
  let game: WatchedGame | null = null;
  let unanswered: number | null = null;
  try {
    game = new WatchedGame(rules, setup, terrain, (event) => {
      events += 1;
      if (event.type === 'turnStarted') turns = event.turn;
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
  return { fault, answers, commands, unanswered, events, turns, longestCommand: game?.longestCommand ?? 0, outcome: fault === null ? game?.outcome : undefined };
}
