import { pickOrOnly, type Script } from '../core/script.ts';
import { isCondition } from './card.ts';
import { damage } from './damage.ts';
import { unitOf, unitWith } from './find.ts';
import { emit, happen, type Game } from './game.ts';
import { allies, engagedWith, standing, unitWithin } from './measure.ts';
import type { CharacterId, Condition, Unit, UnitId } from './state.ts';

/** A unit gains a condition; one that it has already is 1 damage instead (SP-COND-02). */
export function gainCondition(game: Game, id: UnitId, condition: Condition, by: CharacterId | null): void {
  const unit = unitOf(game.state, id);
  if (unit.defeated) return;
  if (unit.conditions.includes(condition)) damage(game, id, 1, by, null);
  else emit(game, { type: 'conditionGained', unit: id, condition, by });
}

/** Whether any character of a unit is Engaged, in the sense that forbids Hunker tokens (SP-COVER-08, -09). */
export const isUnitEngaged = (game: Game, unit: Unit): boolean =>
  standing(unit).some((id) => engagedWith(game, id).some(({ unit: enemy }) => enemy.wounded === 0 || game.content.setup.houseRules.woundedEnemiesEngageHunker));

/** A unit gains Hunker tokens unless one of its characters is Engaged (SP-COVER-08). */
export function* gainHunker(game: Game, id: UnitId, amount = 1): Script {
  if (isUnitEngaged(game, unitOf(game.state, id))) return;
  yield* happen(game, { type: 'hunkerGained', unit: id, amount });
}

/** After positions, wounds or removals changed: units with Engaged characters lose all Hunker tokens (SP-COVER-07, -09). */
export function checkHunker(game: Game): void {
  for (const unit of game.state.units) if (unit.hunker > 0 && isUnitEngaged(game, unit)) emit(game, { type: 'hunkerLost', unit: unit.id });
}

/** What one heal of a character could take away: `damage@unit`, `pinned@unit`, … (SP-ICON-12, SP-WND-04). */
function healable(game: Game, healer: CharacterId): string[] {
  const own = unitWith(game.state, healer);
  const options: string[] = [];
  for (const unit of allies(game, own)) {
    if (unit.id !== own.id && !unitWithin(game, unit, healer, 2)) continue;
    if (unit.damage > 0 && unit.wounded === 0) options.push(`damage@${unit.id}`);
    for (const condition of unit.conditions) options.push(`${condition}@${unit.id}`);
  }
  return options;
}

/** Heal: one damage or one condition from the own unit or another allied unit within Range 2; "may" (SP-ICON-12). */
export function* heal(game: Game, healer: CharacterId, times = 1): Script {
  for (let i = 0; i < times; i++) {
    const options = healable(game, healer);
    if (options.length === 0) return;
    const { seat } = unitWith(game.state, healer);
    const pick = yield* pickOrOnly({ seat, ask: 'heal', about: { character: healer, left: times - i } }, [...options, 'none']);
    if (pick === 'none') return;
    const [what, unit] = [pick.slice(0, pick.indexOf('@')), pick.slice(pick.indexOf('@') + 1)];
    if (isCondition(what)) emit(game, { type: 'conditionLost', unit, condition: what });
    else emit(game, { type: 'damageHealed', unit, amount: 1 });
  }
}

/** The player removes one condition of the unit, if it has any (SP-ACT-02, -04). */
export function* dropCondition(game: Game, id: UnitId): Script {
  const unit = unitOf(game.state, id);
  if (unit.conditions.length === 0) return;
  const condition = yield* pickOrOnly({ seat: unit.seat, ask: 'condition', about: { unit: id } }, unit.conditions);
  emit(game, { type: 'conditionLost', unit: id, condition });
}

