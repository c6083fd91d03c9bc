import { pickOrOnly, type Script } from '../../core/script.ts';
import { unitOf } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import type { AttackKind, CharacterId, Unit, UnitId } from '../state/state.ts';
import { gainMomentum } from './struggle.ts';
import { emit, isHeard, other } from '../game/emit.ts';
import { read } from '../game/read.ts';

/**
 * A unit, not one of its characters, suffers damage at once (SP-DMG-01…03). A Wounded unit suffers none, which is told (SP-WND-04); at its Stamina it becomes Wounded once,
 * however much it was (SP-WND-01, -08), the opponent gains momentum (SP-WND-02, SP-MOM-02), and its own activation is cut short (SP-ACT-11, SP-WND-05). It stays where it is (SP-WND-07).
 */
export function damage(game: Game, id: UnitId, amount: number, by: CharacterId | null, byAttack: AttackKind | null): void {
  const unit = unitOf(game.state, id);
  if (amount <= 0 || unit.defeated) return;
  if (!takesDamage(unit)) return emit(game, { type: 'damageIgnored', unit: id, amount });
  emit(game, { type: 'damaged', unit: id, amount, by, byAttack });
  if (unit.damage < game.content.card(unit.card).stamina) return;
  const momentum = read(game, 'momentumForWound', { unit: id, character: null, attack: null }, 1);
  emit(game, { type: 'wounded', unit: id, by, byAttack });
  if (game.state.activation?.unit === id && game.state.step !== 'order') emit(game, { type: 'activationCutShort', unit: id });
  if (momentum <= 0) return;
  if (isHeard(game, 'momentumDue')) emit(game, { type: 'momentumDue', seat: other(unit.seat), unit: id });
  else gainMomentum(game, other(unit.seat));
}

/** Whether damage comes to anything: a wounded unit takes none (SP-WND-04). */
export const takesDamage = (unit: Unit): boolean => unit.wounded === 0;

/** Whether a unit has damage that may be taken off: none of a wounded unit's (SP-WND-04). */
export const hasDamage = (unit: Unit): boolean => unit.damage > 0 && takesDamage(unit);

/** Whether a unit has anything that it could shake off: a wound, damage or a condition. */
export const hasToShake = (unit: Unit): boolean => unit.wounded > 0 || unit.damage > 0 || unit.conditions.length > 0;

/** The unit takes Injured tokens and shakes its wound off: no Wounded token, no damage, one condition less of its player's choice. */
export function* shakeOff(game: Game, id: UnitId, injuries: number): Script {
  const unit = unitOf(game.state, id);
  if (injuries > 0) emit(game, { type: 'injured', unit: id, amount: injuries });
  if (unit.wounded > 0 || unit.damage > 0) emit(game, { type: 'woundShaken', unit: id });
  if (unit.conditions.length === 0) return;
  const condition = yield* pickOrOnly({ seat: unit.seat, ask: 'condition', about: { unit: id } }, unit.conditions);
  emit(game, { type: 'conditionLost', unit: id, condition });
}
