import { checkHunker } from '../deeds/effects.ts';
import { unitOf } from '../state/find.ts';
import { emit, type Game } from '../game/game.ts';
import type { UnitId } from '../state/state.ts';
import { removeTactics } from './tactics.ts';

/** Step 10, after objectives and struggle: Injured tokens at Durability defeat the unit that has just activated (SP-DEF-01…03, SP-TURN-15). */
export function checkDefeat(game: Game, id: UnitId): void {
  const unit = unitOf(game.state, id);
  if (!unit.defeated && unit.injured >= game.content.card(unit.card).durability) defeat(game, id);
}

/** A unit leaves the battlefield with all its tokens and effects (SP-DEF-05); its order card and the Battle Tactics cards it brought leave the game where they are known (SP-DEF-04, SP-ORDER-02, SP-BTC-05). */
export function defeat(game: Game, id: UnitId): void {
  const unit = unitOf(game.state, id);
  emit(game, { type: 'defeated', unit: id });
  const player = game.state.players[unit.seat]!;
  if (player.discard.includes(id) || player.reserve === id) emit(game, { type: 'cardRemoved', seat: unit.seat, card: id });
  if (player.provider === id) removeTactics(game, unit.seat);
  if (game.state.activation?.unit === id && game.state.step === 'act') emit(game, { type: 'activationCutShort', unit: id });
  checkHunker(game);
}
