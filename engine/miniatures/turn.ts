import { d20 } from '../core/dice.ts';
import { pickOne, pickOrOnly, type Closed, type Refusal, type Script, type Seat, type Ways } from '../core/script.ts';
import { attack, neededFor } from './attack.ts';
import { squareId, type Square } from './board.ts';
import { cardOf, emit, happen, type Game } from './game.ts';
import { walk } from './move.ts';
import { SPEED } from './numbers.ts';
import { standing, type Figure, type State } from './state.ts';
import { targetsOf } from './target.ts';
import { decide } from './victory.ts';
import { canStop, movesOf, wayTo } from './ways.ts';

/** One squad places everything, then the other does (SWM-3.3). */
export function* deploy(game: Game): Script {
  const next = game.state.figures.find((figure) => figure.at === null);
  if (next === undefined) {
    emit(game, { type: 'roundBegun', round: 1 });
    return;
  }
  const squares = deploySquares(game, next.seat);
  const pick = yield* pickOne({ seat: next.seat, ask: 'deploy', about: { figure: next.id } }, squares.map(squareId));
  yield* happen(game, { type: 'deployed', figure: next.id, to: squares.find((square) => squareId(square) === pick)! });
}

/** Free squares of a seat's zone, or the nearest rows with room when it is full (SWM-3.6, SWM-AMB-02). Throws when the board is full. */
function deploySquares({ state, content: { board, deployRows } }: Game, seat: Seat): Square[] {
  const taken = new Set(standing(state).map((figure) => squareId(figure.at)));
  const free: Square[] = [];
  for (let row = 0; row < board.rows; row++) {
    if (row >= deployRows && free.length > 0) break;
    const z = seat === 0 ? board.rows - 1 - row : row;
    for (let column = 0; column < board.columns; column++) {
      const square = { column, row: z };
      const ground = board.ground[z * board.columns + column]!;
      if ((ground === 'open' || ground === 'low') && !taken.has(squareId(square))) free.push(square);
    }
  }
  if (free.length === 0) throw new Error('no free square on the board');
  return free;
}

/** Everybody rolls a d20, ties again (SWM-5.1); the higher chooses who goes first (SWM-5.2); then the first phase begins (SWM-5.5). */
export function* initiative(game: Game): Script {
  let rolls = [0, 0];
  do {
    const { natural: first } = yield* d20('initiative', 0, { seat: 0 });
    const { natural: second } = yield* d20('initiative', 0, { seat: 1 });
    rolls = [first, second];
    emit(game, { type: 'initiativeRolled', rolls });
  } while (rolls[0] === rolls[1]);
  const winner = rolls[0]! > rolls[1]! ? 0 : 1;
  emit(game, { type: 'initiativeWon', seat: winner });
  const pick = yield* pickOne({ seat: winner, ask: 'first' }, ['0', '1']);
  emit(game, { type: 'firstChosen', seat: Number(pick) });
  beginPhase(game, Number(pick));
}

const waiting = (state: State, seat: Seat): (Figure & { at: Square })[] => standing(state).filter((figure) => figure.seat === seat && !figure.activated);

/** A phase: two activations, or one when only one character is left (SWM-6.1, SWM-6.2). A player with none is passed over (SWM-6.3). */
function beginPhase(game: Game, seat: Seat): void {
  const order = [seat, 1 - seat].filter((candidate) => waiting(game.state, candidate).length > 0);
  if (order.length === 0) {
    endRound(game);
    return;
  }
  emit(game, { type: 'phaseBegun', seat: order[0]!, activations: Math.min(2, waiting(game.state, order[0]!).length) });
}

/** Everybody was activated: the marks are cleared and a round begins, or the limit decides (SWM-6.5). */
function endRound(game: Game): void {
  const { round } = game.state;
  emit(game, { type: 'roundEnded', round });
  if (round >= game.content.roundLimit) decide(game);
  else emit(game, { type: 'roundBegun', round: round + 1 });
}

/** Activation is mandatory and once a round (SWM-6.4, SWM-AMB-36). */
export function* nextActivation(game: Game): Script {
  const { state } = game;
  const ready = waiting(state, state.active).map((figure) => figure.id);
  if (state.left === 0 || ready.length === 0) {
    beginPhase(game, 1 - state.active);
    return;
  }
  const pick = yield* pickOrOnly({ seat: state.active, ask: 'activate', about: { left: state.left } }, ready);
  yield* happen(game, { type: 'activated', figure: pick });
}

/** One way or one attack of the acting character, or the end of its turn (SWM-7.1). */
export function* act(game: Game, self: Figure): Script {
  const { options, closed, ways } = choicesOf(game, self);
  const details = Object.fromEntries(options.filter(isAttack).map((option) => [option, { needed: neededFor(game, self.id, option.slice(ATTACK.length), 'turn') }]));
  const asking = { seat: self.seat, ask: 'act', about: { figure: self.id, spent: game.state.turn!.spent }, closed, details, ...(ways === null ? {} : { ways }) };
  const pick = self.at === null ? 'end' : yield* pickOrOnly(asking, options);
  if (pick === 'end') yield* happen(game, { type: 'turnEnded', figure: self.id });
  else if (isAttack(pick)) yield* attack(game, self.id, pick.slice(ATTACK.length), 'turn');
  else yield* walk(game, self.id, wayTo(ways!, pick));
}

export const ATTACK = 'attack:';
const isAttack = (option: string): boolean => option.startsWith(ATTACK);

interface Choices {
  readonly options: readonly string[];
  readonly closed: readonly Closed[];
  /** Null where it goes nowhere. */
  readonly ways: Ways | null;
}

/** What the acting character may do now: `move:column,row`, `attack:figure`, `end`; and what it may not, with the rule. */
function choicesOf(game: Game, self: Figure): Choices {
  if (self.at === null) return { options: ['end'], closed: [], ways: null };
  const moves = movesOf(game, self);
  const options = moves.options.slice();
  const closed = moves.closed.slice();
  const targets = targetsOf(game, self);
  const barred = noAttack(game, self, self.at);
  for (const target of targets.legal) {
    if (barred === null) options.push(ATTACK + target);
    else closed.push({ option: ATTACK + target, ...barred });
  }
  for (const refusal of targets.closed) closed.push({ ...refusal, option: ATTACK + refusal.option });
  if (canStop(game, self, self.at)) options.push('end');
  else closed.push({ option: 'end', rule: 'SWM-8.5', why: 'onAlly' });
  return { options, closed, ways: moves.options.length === 0 ? null : moves.ways };
}

/** Why the acting character may not attack at all now, or null. */
function noAttack(game: Game, self: Figure, at: Square): Refusal | null {
  const turn = game.state.turn!;
  if (turn.attacked) return { rule: 'SWM-7.4', why: 'attackedAlready' };
  if (turn.spent > SPEED) return { rule: 'SWM-7.2', why: 'movedTooFar', detail: { spent: turn.spent, speed: SPEED } };
  if (!canStop(game, self, at)) return { rule: 'SWM-8.5', why: 'onAlly' };
  if (cardOf(game, self).damage === 0) return { rule: 'SWM-11.10', why: 'harmless' };
  return null;
}
