/** Initiative, rounds, phases and activations. */
import { pickOne, pickOrOnly, roll, type Script, type Seat } from '../core/script.ts';
import { hasFeat } from './card.ts';
import { leading } from './command.ts';
import { cardOf, emit, happen, type Game } from './game.ts';
import { sees } from './sight.ts';
import { eyesOf, spaceOf } from './stand.ts';
import { enemiesOf, isStanding, standing, type FigureId, type State } from './state.ts';
import { decide } from './victory.ts';

/** Everybody rolls a d20, ties again (SWM-5.1), and nobody rolls again otherwise (SWM-5.3); the higher chooses who goes first (SWM-5.2); whatever comes after the initiative is answered, then the first phase begins (SWM-5.5). */
export function* initiative(game: Game): Script {
  let [first, second] = [0, 0];
  do {
    const thrown = [yield* initiativeOf(game, 0), yield* initiativeOf(game, 1)];
    [first, second] = [Math.max(...thrown[0]!) + leading(game, 0), Math.max(...thrown[1]!) + leading(game, 1)];
    emit(game, { type: 'initiativeRolled', rolls: [first, second], thrown });
  } while (first === second);
  const winner = first > second ? 0 : 1;
  emit(game, { type: 'initiativeWon', seat: winner });
  const pick = yield* pickOne({ seat: winner, ask: 'first' }, ['0', '1']);
  yield* happen(game, { type: 'firstChosen', seat: Number(pick) });
  beginPhase(game, Number(pick));
}

/** A seat's dice for the initiative: two, of which the higher counts, for a scout that sees an enemy (SWM-5.4, SWM-16.36); never more. */
function initiativeOf(game: Game, seat: Seat): Script<readonly number[]> {
  const enemies = enemiesOf(game.state, seat);
  const scouts = standing(game.state).filter((figure) => figure.seat === seat && hasFeat(cardOf(game, figure), 'recon'));
  const count = scouts.some((scout) => enemies.some((enemy) => sees(eyesOf(game), spaceOf(game, scout), spaceOf(game, enemy)))) ? 2 : 1;
  return roll({ why: 'initiative', die: 'd20', sides: 20, count, about: { seat } });
}

/** Those of a seat that are still to be activated. */
function waiting(state: State, seat: Seat): FigureId[] {
  const ids: FigureId[] = [];
  for (const figure of state.figures) if (figure.seat === seat && !figure.activated && isStanding(figure)) ids.push(figure.id);
  return ids;
}

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
  const ready = waiting(state, state.active);
  if (state.left === 0 || ready.length === 0) {
    beginPhase(game, 1 - state.active);
    return;
  }
  const pick = yield* pickOrOnly({ seat: state.active, ask: 'activate', about: { left: state.left } }, ready);
  yield* happen(game, { type: 'activated', figure: pick });
}
