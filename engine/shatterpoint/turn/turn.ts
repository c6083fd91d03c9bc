import { pickOne, type Script } from '../../core/script.ts';
import { act } from './act.ts';
import { checkHunker, dropCondition, KEPT_HUNKER } from '../deeds/effects.ts';
import { checkDefeat } from './defeat.ts';
import { unitOf } from '../state/find.ts';
import { emit, happen, other, read, answerWaiting, type Game } from '../game/game.ts';
import { checkControl } from '../deeds/objective.ts';
import { chooseUnit, isSpent, refreshDeck } from './order.ts';
import type { Unit } from '../state/state.ts';
import { endOfTurnStruggle, resetStruggle } from '../deeds/struggle.ts';

/** Turns after which a match nobody can win any more is stopped: an engine limit, far beyond real matches. */
const LAST_TURN = 160;

/** The next piece of a turn (SP-TURN-01…18). Each is one command, so that saves and searches never repeat a long one. */
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
  emit(game, { type: 'stepReached', step: 'order' });
}

/** Steps 2 and 3: the order card decides which unit activates (SP-ACT-01). */
function* order(game: Game): Script {
  const choice = yield* chooseUnit(game, game.state.active);
  if (choice !== null) yield* happen(game, { type: 'activated', ...choice });
  emit(game, { type: 'stepReached', step: choice === null ? 'finish' : 'begin' });
}

/** Step 4: recovery (SP-INJ-01), Hunker (SP-COVER-06), Tactics, then start-of-activation effects (SP-ACT-02…07). */
function* beginActivation(game: Game): Script {
  const unit = unitOf(game.state, game.state.activation!.unit);
  if (unit.wounded > 0) {
    emit(game, { type: 'recovered', unit: unit.id });
    yield* dropCondition(game, unit.id);
  }
  if (unit.hunker > 0 && !(yield* keepsHunker(game, unit))) emit(game, { type: 'hunkerLost', unit: unit.id });
  checkHunker(game);
  yield* happen(game, { type: 'tacticsDue', unit: unit.id });
  yield* happen(game, { type: 'activationBegun', unit: unit.id });
  emit(game, { type: 'stepReached', step: game.state.activation!.over ? 'end' : 'act' });
}

/** A card may let the unit keep its Hunker tokens to the end of its activation. */
function* keepsHunker(game: Game, unit: Unit): Script<boolean> {
  if (read(game, 'keepsHunker', { unit: unit.id, character: null, attack: null }) === 0) return false;
  const kept = (yield* pickOne({ seat: unit.seat, ask: 'keepHunker', about: { unit: unit.id } }, ['yes', 'no'])) === 'yes';
  if (kept) emit(game, { type: 'marked', unit: unit.id, mark: KEPT_HUNKER });
  return kept;
}

/** Steps 6 and 7 (SP-ACT-10). */
function* endActivation(game: Game): Script {
  const { unit } = game.state.activation!;
  yield* answerWaiting(game);
  yield* happen(game, { type: 'activationEnding', unit });
  emit(game, { type: 'activationEnded', unit });
  emit(game, { type: 'stepReached', step: 'finish' });
}

/** Steps 8 to 12. */
function* finishTurn(game: Game): Script {
  const { state } = game;
  const seat = state.active;
  yield* answerWaiting(game);
  yield* happen(game, { type: 'turnEnding', seat });
  checkControl(game);
  endOfTurnStruggle(game);
  yield* happen(game, { type: 'struggleStepped', seat });
  yield* answerWaiting(game);
  if (state.activated !== null) checkDefeat(game, state.activated);
  yield* resetStruggle(game);
  if (isSpent(state.players[seat]!) && state.units.some((unit) => unit.seat === seat && !unit.defeated)) yield* refreshDeck(game, seat);
  emit(game, { type: 'turnEnded', seat });
  // What lasted until now may have let a unit hold its tokens while Engaged.
  checkHunker(game);
  emit(game, { type: 'stepReached', step: 'start' });
  if (state.turn >= LAST_TURN || state.units.every((unit) => unit.defeated)) stopUndecided(game);
}

/** Nobody is left to fight, or the engine's last turn is over: claimed cards decide, then the struggle token, else it is a draw. */
function stopUndecided(game: Game): void {
  const { state } = game;
  const lead = state.players[state.first]!.claimed.length - state.players[other(state.first)]!.claimed.length || -state.struggle.token;
  if (lead === 0) emit(game, { type: 'phaseBegun', phase: 'over' });
  else emit(game, { type: 'won', seat: lead > 0 ? state.first : other(state.first) });
}
