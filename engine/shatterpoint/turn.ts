import type { Script } from '../core/script.ts';
import { act } from './act.ts';
import { checkHunker, dropCondition } from './effects.ts';
import { unitOf } from './find.ts';
import { emit, happen, other, settleWounds, type Game } from './game.ts';
import { missionOf } from './mission.ts';
import { checkControl } from './objective.ts';
import { chooseUnit, isSpent, refreshDeck } from './order.ts';
import type { UnitId } from './state.ts';
import { endOfTurnStruggle, resetStruggle } from './struggle.ts';

/** Turns after which a match nobody can win any more is stopped: an engine limit, far beyond real matches. */
const LAST_TURN = 160;

/** The next piece of a turn (SP-TURN-02…17). Each is one command, so that saves and searches never repeat a long one. */
export function* turnStep(game: Game): Script {
  switch (game.state.step) {
    case 'start': return yield* startTurn(game);
    case 'order': return yield* order(game);
    case 'begin': return yield* beginActivation(game);
    case 'act': {
      if (!(yield* act(game))) emit(game, { type: 'stepReached', step: 'end' });
      return;
    }
    case 'end': return yield* endActivation(game);
    case 'finish': return yield* finishTurn(game);
    default: return game.state.step satisfies never;
  }
}

/** Step 1: start-of-turn effects of the players, then of the mission. */
function* startTurn(game: Game): Script {
  const { state } = game;
  yield* happen(game, { type: 'turnStarted', seat: state.active, turn: state.turn + 1 });
  yield* missionOf(game).turnStart(game, state.active);
  emit(game, { type: 'stepReached', step: 'order' });
}

/** Steps 2 and 3: the order card decides which unit activates. */
function* order(game: Game): Script {
  const unit = yield* chooseUnit(game, game.state.active);
  if (unit !== null) emit(game, { type: 'activated', unit });
  emit(game, { type: 'stepReached', step: unit === null ? 'finish' : 'begin' });
}

/** Step 4: recovery, Hunker, Tactics, then start-of-activation effects (SP-ACT-02…07). */
function* beginActivation(game: Game): Script {
  const unit = unitOf(game.state, game.state.activation!.unit);
  if (unit.wounded > 0) {
    emit(game, { type: 'recovered', unit: unit.id });
    yield* dropCondition(game, unit.id);
  }
  if (unit.hunker > 0) emit(game, { type: 'hunkerLost', unit: unit.id });
  checkHunker(game);
  yield* happen(game, { type: 'tacticsDue', unit: unit.id });
  yield* happen(game, { type: 'activationBegun', unit: unit.id });
  emit(game, { type: 'stepReached', step: game.state.activation!.over ? 'end' : 'act' });
}

/** Steps 6 and 7. */
function* endActivation(game: Game): Script {
  const { unit } = game.state.activation!;
  yield* settleWounds(game);
  yield* happen(game, { type: 'activationEnding', unit });
  emit(game, { type: 'activationEnded', unit });
  emit(game, { type: 'stepReached', step: 'finish' });
}

/** Steps 8 to 12. */
function* finishTurn(game: Game): Script {
  const { state } = game;
  const seat = state.active;
  yield* settleWounds(game);
  yield* happen(game, { type: 'turnEnding', seat });
  checkControl(game);
  endOfTurnStruggle(game);
  missionOf(game).afterStruggleMove(game);
  if (state.activation !== null) checkDefeat(game, state.activation.unit);
  yield* resetStruggle(game);
  if (isSpent(state.players[seat]!) && state.units.some((unit) => unit.seat === seat && !unit.defeated)) refreshDeck(game, seat);
  emit(game, { type: 'turnEnded', seat });
  emit(game, { type: 'stepReached', step: 'start' });
  if (state.turn >= LAST_TURN || state.units.every((unit) => unit.defeated)) stopUndecided(game);
}

/** Step 10: Injured tokens at Durability defeat the unit that has just activated; its card leaves the game (SP-DEF-01, SP-ORDER-02). */
function checkDefeat(game: Game, id: UnitId): void {
  const unit = unitOf(game.state, id);
  if (unit.injured < game.content.card(unit.card).durability) return;
  emit(game, { type: 'defeated', unit: id });
  const player = game.state.players[unit.seat]!;
  if (player.discard.includes(id) || player.reserve === id) emit(game, { type: 'cardRemoved', seat: unit.seat, card: id });
}

/** Nobody is left to fight, or the engine's last turn is over: claimed cards decide, then the struggle token, else it is a draw. */
function stopUndecided(game: Game): void {
  const { state } = game;
  const lead = state.players[state.first]!.claimed.length - state.players[other(state.first)]!.claimed.length || -state.struggle.token;
  if (lead === 0) emit(game, { type: 'phaseBegun', phase: 'over' });
  else emit(game, { type: 'won', seat: lead > 0 ? state.first : other(state.first) });
}
