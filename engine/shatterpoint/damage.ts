import { unitOf } from './find.ts';
import { emit, other, type Game } from './game.ts';
import type { AttackKind, CharacterId, UnitId } from './state.ts';
import { gainMomentum } from './struggle.ts';

/**
 * A unit suffers damage (SP-DMG-01). A Wounded unit suffers none (SP-WND-04); at its Stamina it becomes Wounded once,
 * however much it was (SP-WND-01, -08), the opponent gains momentum (SP-WND-02), and its own activation is cut short (SP-ACT-11).
 */
export function damage(game: Game, id: UnitId, amount: number, by: CharacterId | null, byAttack: AttackKind | null): void {
  const unit = unitOf(game.state, id);
  if (amount <= 0 || unit.wounded > 0 || unit.defeated) return;
  emit(game, { type: 'damaged', unit: id, amount, by, byAttack });
  if (unit.damage < game.content.card(unit.card).stamina) return;
  emit(game, { type: 'wounded', unit: id, by, byAttack });
  if (game.state.activation?.unit === id) emit(game, { type: 'activationCutShort', unit: id });
  gainMomentum(game, other(unit.seat));
}
