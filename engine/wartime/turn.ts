import { d10s } from '../core/dice.ts';
import { pickOne, pickOrOnly, place, type Closed, type Refusal, type Script, type Seat } from '../core/script.ts';
import { settle } from '../space/move/zone.ts';
import { actionPoints } from './archetype.ts';
import type { Action } from './action.ts';
import { ACTIONS } from './actions/index.ts';
import { answers } from './answers.ts';
import { cardOf, emit, over, type Game } from './game.ts';
import { deployRequest } from './move.ts';
import { characterOf, clockwise, isStanding, standing, type Character, type CharacterId, type Standing, type State } from './state.ts';
import { decide, seatsAlive } from './victory.ts';

/** Seats deploy one character at a time in turn (WT-5.1). */
export function* deploy(game: Game): Script {
  const waiting = game.state.characters.filter((character) => !isStanding(character) && !character.casualty);
  if (waiting.length === 0) {
    beginTurn(game, 1);
    return;
  }
  const placed = game.state.characters.length - waiting.length;
  const next = clockwise(game.content.seats, placed % game.content.seats)
    .map((seat) => waiting.find((character) => character.seat === seat))
    .find((character) => character !== undefined)!;
  const request = deployRequest(game, next);
  const to = yield* place(request);
  if (to === null) throw new Error('a character must be deployed');
  emit(game, { type: 'deployed', character: next.id, to: settle(game.content.terrain, request, to) });
}

/** A turn: points are refilled, characters act in the phase of their REA (WT-5.2). */
function beginTurn(game: Game, turn: number): void {
  emit(game, { type: 'turnBegun', turn, phases: game.state.characters.map((character) => cardOf(game, character).body.attributes.rea) });
}

/** One die for each seat that is left; the highest wins, ties among the highest are rolled again (WT-5.3, WT-A16). */
export function* initiative(game: Game): Script {
  let seats = seatsAlive(game.state);
  while (seats.length > 1) {
    const rolls = yield* d10s('initiative', seats.length, { turn: game.state.turn });
    emit(game, { type: 'initiativeRolled', seats, rolls });
    const most = Math.max(...rolls);
    seats = seats.filter((_, i) => rolls[i] === most);
  }
  emit(game, { type: 'initiativeWon', seat: seats[0]! });
  emit(game, { type: 'phaseBegun', phase: 10 });
}

const readyIn = (state: State, seat: Seat): Standing[] =>
  standing(state).filter((character) => character.seat === seat && !character.acted && character.phase === state.phase);

/**
 * The seat whose character acts next in the phase: clockwise from the one whose chance it is, seats without one being skipped (WT-5.4). Undefined where
 * nobody is left in it.
 */
const seatToAct = (state: State): Seat | undefined => clockwise(state.felled.length, state.next).find((seat) => readyIn(state, seat).length > 0);

/** Whose turn it is: who acts, or is to act next; before a turn's initiative who acted last. Deployment is one turn of the first seat. */
export function whoseTurn(state: State): Seat {
  const { step, turn, activation, next, felled: { length: seats } } = state;
  if (activation !== null) return characterOf(state, activation.character).seat;
  if (step === 'turnStart' && turn > 1) return (next + seats - 1) % seats;
  return (step === 'phases' ? seatToAct(state) : undefined) ?? next;
}

/** The next activation of the phase. */
export function* nextActivation(game: Game): Script {
  const { state } = game;
  const seat = seatToAct(state);
  if (seat === undefined) {
    endPhase(game);
    return;
  }
  const pick = yield* pickOrOnly({ seat, ask: 'activate', about: { phase: state.phase } }, readyIn(state, seat).map((character) => character.id));
  const self = characterOf(state, pick);
  // WT-A10: what was spent out of turn since the last activation is missing now.
  const left = Math.max(0, (self.kept ?? actionPoints(cardOf(game, self))) - self.debt);
  emit(game, { type: 'activated', character: pick, left });
}

function endPhase(game: Game): void {
  const { state } = game;
  const later = standing(state).filter((character) => !character.acted && character.phase < state.phase).map((character) => character.phase);
  if (later.length > 0) {
    emit(game, { type: 'phaseBegun', phase: Math.max(...later) });
    return;
  }
  emit(game, { type: 'turnEnded', turn: state.turn });
  if (state.turn >= game.content.turns) decide(game);
  else beginTurn(game, state.turn + 1);
}

/** One action of the acting character, then whoever answers it; or the end of its activation (WT-5.5, WT-A15). */
export function* act(game: Game, self: Character): Script {
  const pick = isStanding(self) ? yield* choose(game, self) : null;
  if (pick === null || !isStanding(self)) {
    emit(game, { type: 'activationEnded', character: self.id });
    return;
  }
  const { action, target } = pick;
  emit(game, { type: 'actionBegun', character: self.id, action: action.id, cost: action.cost(cardOf(game, self)) });
  yield* action.run(game, self, target);
  if (over(game) || game.state.activation === null) return;
  if (game.state.activation.concentration > 0 && action.id !== 'concentrate') emit(game, { type: 'concentrationSpent' });
  yield* answers(game, { moment: 'actionOver', actor: self.id, target, running: action.id === 'run', depth: 0, shot: null });
}

interface Choice {
  readonly action: Action;
  readonly target: CharacterId | null;
}

function* choose(game: Game, self: Standing): Script<Choice | null> {
  const { open, closed } = choicesOf(game, self);
  if (open.length === 0) return null;
  const { left, concentration } = game.state.activation!;
  const pick = yield* pickOne({ seat: self.seat, ask: 'act', about: { character: self.id, left, concentration }, closed }, [...open.map(({ id }) => id), 'end']);
  return open.find(({ id }) => id === pick) ?? null;
}

/** A refusal as that of an option; its detail stays unasked until somebody reads it. */
const closedFor = (option: string, refusal: Refusal): Closed =>
  ('detail' in refusal ? { option, rule: refusal.rule, why: refusal.why, get detail() { return refusal.detail!; } } : { option, ...refusal });

/** What the acting character may do now, as `action` or `action:target`, and what it may not, with the rule. */
function choicesOf(game: Game, self: Standing): { readonly open: readonly (Choice & { readonly id: string })[]; readonly closed: readonly Closed[] } {
  const open: (Choice & { readonly id: string })[] = [];
  const closed: Closed[] = [];
  const { left } = game.state.activation!;
  for (const action of ACTIONS) {
    const cost = action.cost(cardOf(game, self));
    for (const { target, refusal } of action.ways(game, self)) {
      const id = target === null ? action.id : `${action.id}:${target}`;
      if (refusal !== null) closed.push(closedFor(id, refusal));
      else if (cost > left) closed.push({ option: id, rule: 'WT-5.5', why: 'tooFewPoints', detail: { cost, left } });
      else open.push({ id, action, target });
    }
  }
  return { open, closed };
}
