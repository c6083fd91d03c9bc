import { isDeepStrictEqual } from 'node:util';
import { throwDice } from '../core/dice.ts';
import { fingerprint } from '../core/hash.ts';
import { anyOf, randomFrom, type Random } from '../core/rng.ts';
import type { Play, RuleSystem, Setup } from '../core/rules.ts';
import type { Answer, PickRequest, PlaceRequest, Request } from '../core/script.ts';
import { Session, type Moment, type System } from '../core/session.ts';
import type { Terrain } from '../space/terrain/terrain.ts';
import { fieldOf } from '../space/move/zone-field.ts';

export interface SoundnessOptions {
  readonly matches: number;
  readonly seed: number;
  /** Answers after which a match counts as stuck. */
  readonly limit?: number;
  /** Answers a fork is played on at each request. */
  readonly ahead?: number;
  /** At every n-th request the match so far is replayed from its start. */
  readonly replayEvery?: number;
  /** At every n-th request the opponent's answers are tried, and places drawn from the field. */
  readonly tryEvery?: number;
}

interface SoundnessReport {
  readonly matches: number;
  readonly requests: number;
  /** Requests checked in a second, all checks included. */
  readonly perSecond: number;
  /** Requests of the longest match, and answers of the longest command. */
  readonly longestMatch: number;
  readonly longestCommand: number;
  readonly draws: number;
}

/** A rule system broke a promise; the message says which, in which match, at which request. */
class Unsound extends Error {
  override readonly name = 'Unsound';
}

/** Gives answers at random: any options, dice, and places out of the opponent's suggestions. */
export function randomAnswer<S, E>(play: Play<S, E>, session: Session<S, E>, random: Random): Answer {
  const { request } = session;
  if (request === null) throw new Error('the match is over');
  switch (request.kind) {
    case 'pick': return randomPick(request, random);
    case 'roll': return throwDice(request, Math.floor(random() * 4294967296))[0];
    case 'place': return anyOf(play.mind.suggest(session.state, request), random);
    default: return request satisfies never;
  }
}

function randomPick({ options, min, max }: PickRequest, random: Random): Answer {
  const count = min + Math.floor(random() * (Math.min(max, options.length) - min + 1));
  const left = options.slice();
  const picks: string[] = [];
  while (picks.length < count) picks.push(...left.splice(Math.floor(random() * left.length), 1));
  return { kind: 'pick', picks };
}

/**
 * Plays matches, every second one by the opponent's reflexes and the others at random, and checks at every request what everything else relies on: forks agree and are independent,
 * saved moments and replays rebuild the same state and request, the base of a command is never changed, cloning loses
 * nothing, something is always offered, the opponent's answers are legal, and every match ends. Throws `Unsound`.
 */
export function checkSoundness<S, E>(ruleSystem: RuleSystem<S, E, Terrain>, setup: Setup, terrain: Terrain, options: SoundnessOptions): SoundnessReport {
  const { matches, seed } = options;
  let [requests, longestMatch, longestCommand, draws] = [0, 0, 0, 0];
  const began = performance.now();
  for (let match = 0; match < matches; match++) {
    const one = checkMatch(ruleSystem, setup, terrain, seed + match, match % 2 === 1, options);
    requests += one.requests;
    longestMatch = Math.max(longestMatch, one.requests);
    longestCommand = Math.max(longestCommand, one.longestCommand);
    if (one.outcome === null) draws += 1;
  }
  const perSecond = Math.round((1000 * requests) / Math.max(1, performance.now() - began));
  return { matches, requests, perSecond, longestMatch, longestCommand, draws };
}

function checkMatch<S, E>(ruleSystem: RuleSystem<S, E, Terrain>, setup: Setup, terrain: Terrain, seed: number, byReflex: boolean, options: SoundnessOptions) {
  const { limit = 5000, ahead = 4, replayEvery = 50, tryEvery = 3 } = options;
  const random = randomFrom(seed);
  const play = ruleSystem.start(ruleSystem.readSetup(plain(setup)), terrain);
  const system = frozenBase(play.system);
  const session = new Session(system, deepFreeze(plain(play.state)));
  const answers: Answer[] = [];
  let longestCommand = 0;
  const fault = (what: string, detail: unknown = null): never => {
    throw new Unsound(`${ruleSystem.id}, match of seed ${seed}, request ${answers.length}: ${what}${detail === null ? '' : ` ${JSON.stringify(detail)}`}; asked was ${JSON.stringify(session.request)}`);
  };

  while (session.request !== null) {
    if (answers.length >= limit) fault('the match does not end');
    const { request } = session;
    const now = picture(session);
    checkRequest(request, fault);
    const { base } = session.moment;
    for (const state of [session.state, base]) if (!isDeepStrictEqual(play.system.clone(state), plain(state))) fault('cloning or JSON loses something of the state');
    if (play.outcome(session.state) !== undefined) fault('the match is decided and still asks');

    const fork = session.fork();
    if (picture(fork) !== now) fault('a fork differs from its match');
    if (fingerprint(fork.request) !== fingerprint(request) || !isDeepStrictEqual(structuredClone(fork.request), plain(request))) fault('the request of a fork is sent as another');
    for (let i = 0; i < ahead && fork.request !== null; i++) fork.answer(randomAnswer(play, fork, random));
    if (picture(session) !== now) fault('playing on a fork changed the match');

    const moment = plain(session.moment) as Moment<S>;
    longestCommand = Math.max(longestCommand, moment.pending.length + 1);
    if (picture(new Session(system, deepFreeze(moment.base), moment.pending)) !== now) fault('a saved moment differs when it is loaded');
    if (answers.length % replayEvery === replayEvery - 1 && picture(replayed(system, play.state, answers)) !== now) fault('a replay differs from the match');
    if (answers.length % tryEvery === 0 && request.kind !== 'roll') tryAnswers(play, session, terrain, random, fault);

    const answer = byReflex && request.kind !== 'roll' ? play.mind.reflex(session.state, request, random) : randomAnswer(play, session, random);
    const refusal = session.refuse(answer);
    if (refusal !== null) fault('an answer was refused', { answer, refusal });
    session.answer(answer);
    answers.push(answer);
  }

  const outcome = play.outcome(session.state);
  if (outcome === undefined) fault('nothing is asked any more and nobody has won or drawn');
  if (picture(replayed(system, play.state, answers)) !== picture(session)) fault('the replay of the whole match ends otherwise');
  return { requests: answers.length, longestCommand, outcome };
}

/** Sent as plain data, what is found late too, and something to choose. */
function checkRequest(request: Request, fault: (what: string, detail?: unknown) => never): void {
  if (!isDeepStrictEqual(plain(request), structuredClone(request))) fault('the request is not plain data');
  if (request.kind === 'pick' && (request.options.length === 0 || request.options.length < request.min || request.max < request.min)) fault('there is not enough to pick');
  if (request.kind === 'pick' && new Set(request.options).size !== request.options.length) fault('an option is offered twice', request.options);
  if (request.kind === 'roll' && (request.count < 1 || request.sides < 1)) fault('no dice to roll');
}

/** The opponent's answers are legal and there are some; places that the ground allows are legal too. */
function tryAnswers<S, E>(play: Play<S, E>, session: Session<S, E>, terrain: Terrain, random: Random, fault: (what: string, detail?: unknown) => never): void {
  const request = session.request!;
  const suggested = play.mind.suggest(session.state, request);
  if (suggested.length === 0) fault('the opponent has nothing to suggest');
  const quick = play.mind.reflex(session.state, request, random);
  for (const answer of [...suggested, quick]) {
    const refusal = session.refuse(answer);
    if (refusal !== null) fault('an answer of the opponent was refused', { answer, refusal });
  }
  if (request.kind === 'place') tryField(session, request, terrain, random, fault);
  for (let seat = 0; seat < play.seats; seat++) {
    const stand = play.mind.judge(session.state, seat);
    if (!(stand >= -1 && stand <= 1)) fault(`the opponent judges seat ${seat} to stand at ${stand}`);
    const seen = play.view(session.state, seat);
    if (!isDeepStrictEqual(plain(seen), seen)) fault(`what seat ${seat} sees is not plain data`);
  }
  if (request.kind !== 'roll') tryImagined(play, session, request.seat, random, fault);
}

/** What a seat imagines asks it the same kind of thing and can be played on. */
function tryImagined<S, E>(play: Play<S, E>, session: Session<S, E>, seat: number, random: Random, fault: (what: string, detail?: unknown) => never): void {
  const known = play.imagine(session.moment, seat, random);
  if (known === null) return void fault('a seat can imagine nothing that fits what it has seen');
  const imagined = new Session(play.system, known.base, known.pending, true);
  const request = session.request as Exclude<Request, { kind: 'roll' }>;
  const there = imagined.request;
  if (there === null || there.kind === 'roll' || there.kind !== request.kind || there.ask !== request.ask || there.seat !== request.seat) fault('what a seat imagines asks something else', there);
  imagined.answer(randomAnswer(play, imagined, random));
}

/** A few places drawn from the field. */
function tryField<S, E>(
  session: Session<S, E>, request: PlaceRequest, terrain: Terrain, random: Random, fault: (what: string, detail?: unknown) => never,
): void {
  const { cells } = fieldOf(terrain, request, 20);
  for (let i = 0; i < Math.min(3, cells.length); i++) {
    const answer: Answer = { kind: 'place', at: anyOf(cells, random) };
    const refusal = session.refuse(answer);
    if (refusal !== null) fault('a place of the field was refused', { answer, refusal });
    session.fork().answer(answer);
  }
}

/** Everything a session shows, as text. */
const picture = <S, E>(session: Session<S, E>): string => JSON.stringify([session.state, session.request]);

function replayed<S, E>(system: System<S, E>, start: S, answers: readonly Answer[]): Session<S, E> {
  const session = new Session(system, deepFreeze(plain(start)));
  for (const answer of answers) session.answer(answer);
  return session;
}

/** The same system, but every state a command starts from is frozen first: changing it throws. */
const frozenBase = <S, E>(system: System<S, E>): System<S, E> => ({ ...system, clone: (state) => system.clone(deepFreeze(state)) });

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}
