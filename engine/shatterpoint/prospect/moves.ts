import type { Answer, PlaceRequest, PickRequest, Refusal, Request, Script } from '../../core/script.ts';
import { Session, type System } from '../../core/session.ts';
import { refusePlace } from '../../space/move/zone.ts';
import type { Event } from '../state/events.ts';
import { unitWith } from '../state/find.ts';
import { emit, MatchOver, type Game } from '../game/game.ts';
import { refusalOf } from '../board/geometry-rules.ts';
import { copyOf } from './plan.ts';
import { cloneState, type CharacterId, type State } from '../state/state.ts';
import { turnStep } from '../turn/turn.ts';

/** The activation of one unit as it would go on, tried out with nobody answering anything that may be passed. */
export type Rehearsal = Session<State, Event>;

/** A move that the rules offer a character: what grants it, what it is asked, and the rehearsal that stands before that question. */
export interface Grant {
  /** 'move' for the action, `ability:…` for an ability. */
  readonly by: string;
  readonly request: PlaceRequest;
  /** Of the two actions, and of the Force, so many are spent when it is asked. */
  readonly actions: number;
  readonly force: number;
  readonly rehearsal: Rehearsal;
}

/** A move that is not open now, with its reason. */
export interface Barred {
  readonly by: string;
  readonly how: string;
  readonly refusal: Refusal;
}

export interface Moves {
  readonly grants: readonly Grant[];
  readonly barred: readonly Barred[];
}

/** So many answers are tried in all, and so many in a row: choices beyond them are not moves of the character itself. */
const MOST = 80;
const DEEPEST = 7;
/** Options looked at where an ability asks something of its own. */
const WIDEST = 4;

/** What is asked when no move of the character can follow from it any more. */
const AWAY: readonly string[] = ['target', 'attackKind', 'option', 'shove', 'heal', 'reroll', 'order', 'reserve'];

/** The activation of a character's unit from here: the running one, or, when it is not at a choice of its own, one that starts now, the unit having recovered (SP-INJ-01). */
export function rehearse(game: Game, id: CharacterId, afresh = false): Rehearsal {
  const plan = copyOf(game);
  const { state } = plan;
  const unit = unitWith(state, id);
  if (afresh || state.activation?.unit !== unit.id) {
    if (unit.wounded > 0) emit(plan, { type: 'recovered', unit: unit.id });
    emit(plan, { type: 'activated', unit: unit.id, from: 'order' });
    unit.used = [];
    state.active = unit.seat;
  }
  Object.assign(state, { phase: 'play', step: 'act', attacks: [], waiting: [] } satisfies Partial<State>);
  return new Session(acting(game), state, [], true);
}

/** Only the unit's own choices are played, to the end of its activation. */
const acting = ({ content }: Game): System<State, Event> => ({
  clone: cloneState,
  next: (state) => (state.phase === 'play' && state.step === 'act' ? untilOver(turnStep({ state, content, events: null })) : null),
  refuse: (_state, request, answer) => (request.kind === 'place' && answer.kind === 'place' ? refusalOf(refusePlace(content.terrain, request, answer.at)) : null),
});

function* untilOver(script: Script): Script {
  try {
    yield* script;
  } catch (error) {
    if (!(error instanceof MatchOver)) throw error;
  }
}

/** Every move that the rules offer a character in a rehearsal that stands at the choice of what to do, and the moves they do not. */
export function movesOf(start: Rehearsal, id: CharacterId): Moves {
  const grants: Grant[] = [];
  const barred: Barred[] = [];
  const { request, state } = start;
  if (request?.kind !== 'pick' || request.ask !== 'act') return { grants, barred };
  const { seat } = unitWith(state, id);
  const [spent, ready] = [state.activation!.spent, state.players[seat]!.ready];
  const { closed } = request;
  for (const { option, ...refusal } of closed) if (option === 'move') barred.push({ by: 'move', how: 'move', refusal });
  let left = MOST;

  const look = (by: string, rehearsal: Rehearsal, depth: number): void => {
    const asked = rehearsal.request;
    if (asked === null || asked.kind === 'roll' || depth > DEEPEST) return;
    if (asked.kind === 'place') {
      if (asked.figure !== id) return asked.optional ? go(by, rehearsal, depth, [{ kind: 'place', at: null }]) : undefined;
      if (asked.zone.kind !== 'tool' && asked.zone.kind !== 'near') return;
      const now = rehearsal.state;
      grants.push({ by, request: asked, rehearsal, actions: now.activation!.spent - spent, force: ready - now.players[seat]!.ready });
      return;
    }
    if (asked.ask === 'pinned') return void barred.push({ by, how: String(asked.about['how']), refusal: { rule: 'SP-COND-11', why: 'pinned', detail: { character: id } } });
    if (asked.ask === 'how' && asked.about['character'] === id) for (const { option, ...refusal } of asked.closed) barred.push({ by, how: option, refusal });
    go(by, rehearsal, depth, wanted(asked, id, seat).map((pick) => ({ kind: 'pick', picks: [pick] })));
  };
  const go = (by: string, rehearsal: Rehearsal, depth: number, answers: readonly Answer[]): void => {
    for (const answer of answers) {
      if (left-- <= 0) return;
      const next = rehearsal.fork();
      next.answer(answer);
      look(by, next, depth + 1);
    }
  };

  for (const by of request.options) if (by === 'move' || by.startsWith('ability:')) go(by, start, 0, [{ kind: 'pick', picks: [by] }]);
  return { grants, barred };
}

/** The answers from which a move of the character may follow. */
function wanted({ ask, options, seat: asked, about, min }: PickRequest, id: CharacterId, seat: number): readonly string[] {
  if (ask === 'act' || AWAY.includes(ask) || min !== 1) return [];
  if (options.includes('pass')) return ['pass'];
  if (asked !== seat) return [];
  if (ask === 'character') return options.includes(id) ? [id] : [];
  if (ask === 'how') return about['character'] === id ? options.filter((option) => option !== 'none') : options.filter((option) => option === 'none');
  if (ask === 'ingress') return ['stay'];
  return options.includes(id) ? [id] : options.filter((option) => option !== 'none' && option !== 'done').slice(0, WIDEST);
}

/** Makes a granted move to a place and leaves everything else be, up to the next choice of what to do. Null when the rules ask something on the way that nobody can leave out. */
export function moved({ rehearsal, request }: Pick<Grant, 'rehearsal' | 'request'>, at: PlaceRequest['body']['at'], exit: string | null = null): Rehearsal | null {
  const next = rehearsal.fork();
  const first: Answer = { kind: 'place', at };
  if (next.refuse(first) !== null) return null;
  next.answer(first);
  for (let i = 0; i < 2 * DEEPEST; i++) {
    const asked = next.request;
    if (asked === null || (asked.kind === 'pick' && asked.ask === 'act')) return asked === null ? null : next;
    if (exit !== null && asked.kind === 'pick' && asked.ask === 'ingress' && asked.about['character'] === request.figure) {
      if (!asked.options.includes(exit)) return null;
      next.answer({ kind: 'pick', picks: [exit] });
      return next;
    }
    const answer = leftOut(asked);
    if (answer === null) return null;
    next.answer(answer);
  }
  return null;
}

/** The answer that does nothing, if there is one. */
function leftOut(asked: Request): Answer | null {
  if (asked.kind === 'roll') return null;
  if (asked.kind === 'place') return asked.optional ? { kind: 'place', at: null } : null;
  const pick = ['stay', 'done', 'none', 'pass', 'no'].find((option) => asked.options.includes(option)) ?? (asked.ask === 'character' ? asked.options[0] : undefined);
  return pick === undefined ? null : { kind: 'pick', picks: [pick] };
}
