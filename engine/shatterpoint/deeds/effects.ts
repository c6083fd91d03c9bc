import { pickOrOnly, type Script } from '../../core/script.ts';
import { isCondition } from '../cards/card.ts';
import { damage, hasDamage } from './damage.ts';
import { unitOf, unitWith } from '../state/find.ts';
import { averts, settleAverted } from './avert.ts';
import type { Game } from '../game/game.ts';
import { allies, engagedWith, isEngaged, standing, unitWithin } from '../board/measure.ts';
import type { CharacterId, Condition, Unit, UnitId } from '../state/state.ts';
import { happen } from './window.ts';
import { emit, isHeard } from '../game/emit.ts';
import { read } from '../game/read.ts';
import { isImmune } from './immunity.ts';

/** A number halved: the half is rounded up, the rest is what remains (SP-EFF-05). */
export const halved = (n: number): { readonly half: number; readonly rest: number } => ({ half: Math.ceil(n / 2), rest: Math.floor(n / 2) });

/** A unit gains a condition; one that it has already is 1 damage instead (SP-COND-02); an immune unit gains nothing (SP-KEY-02). */
export function* gainCondition(game: Game, id: UnitId, condition: Condition, by: CharacterId | null): Script {
  const unit = unitOf(game.state, id);
  if (unit.defeated || isImmune(game, id, condition)) return;
  if (unit.conditions.includes(condition)) return damage(game, id, 1, by, null);
  if (yield* isAverted(game, id, condition, by)) return;
  emit(game, { type: 'conditionGained', unit: id, condition, by });
}

/** Whether an ability puts something else in place of a condition that the unit would gain. */
function* isAverted(game: Game, unit: UnitId, condition: Condition, by: CharacterId | null): Script<boolean> {
  if (!isHeard(game, 'conditionComing')) return false;
  yield* happen(game, { type: 'conditionComing', unit, condition, by });
  return settleAverted(game, averts.condition(unit, condition));
}

/** Whether any character of a unit is Engaged, in the sense that forbids Hunker tokens (SP-COVER-08, -09). */
export const isUnitEngaged = (game: Game, unit: Unit): boolean =>
  standing(unit).some((id) => isEngaged(game, id, (enemy) => enemy.wounded === 0 || game.content.setup.houseRules.woundedEnemiesEngageHunker));

/** Engaged, and no card lets it hold Hunker tokens all the same. */
const losesHunker = (game: Game, unit: Unit): boolean =>
  isUnitEngaged(game, unit) && read(game, 'hunkerWhileEngaged', { unit: unit.id, character: null, attack: null }) === 0;

/** A unit gains Hunker tokens unless one of its characters is Engaged (SP-COVER-08). */
export function* gainHunker(game: Game, id: UnitId, amount = 1): Script {
  if (losesHunker(game, unitOf(game.state, id))) return;
  yield* happen(game, { type: 'hunkerGained', unit: id, amount });
}

/** After positions, wounds or removals changed: units with Engaged characters lose all Hunker tokens (SP-COVER-07, -09, SP-ENG-04). */
export function checkHunker(game: Game): void {
  for (const unit of game.state.units) if (unit.hunker > 0 && losesHunker(game, unit)) emit(game, { type: 'hunkerLost', unit: unit.id });
}

/** Mark of a unit that kept its Hunker tokens at the start of its activation. */
export const KEPT_HUNKER = 'kept-hunker';

/** Mark of an attack whose heals may take conditions from allies Engaged with the defender. */
export const RELIEF = 'relief';

/** What one heal of a character could take away: `damage@unit`, `pinned@unit`, … (SP-ICON-12, SP-WND-04). */
function healable(game: Game, healer: CharacterId): string[] {
  const own = unitWith(game.state, healer);
  const reach = read(game, 'healRange', { unit: own.id, character: healer, attack: game.state.attacks.at(-1) ?? null }, 2);
  const attack = game.state.attacks.at(-1);
  const relieved = attack?.attacker === healer && attack.marks.includes(RELIEF) ? engagedWith(game, attack.defender).map(({ unit }) => unit.id) : [];
  const options: string[] = [];
  for (const unit of allies(game, own)) {
    if (unit.id !== own.id && !unitWithin(game, unit, healer, reach)) {
      if (relieved.includes(unit.id)) for (const condition of unit.conditions) options.push(`${condition}@${unit.id}`);
      continue;
    }
    if (hasDamage(unit)) options.push(`damage@${unit.id}`);
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


/** The player may take one condition off the unit, or up to `amount` damage; gives whether anything was taken off. */
export function* dropDamageOrCondition(game: Game, id: UnitId, amount = 1): Script<boolean> {
  const unit = unitOf(game.state, id);
  const options = [...(hasDamage(unit) ? ['damage'] : []), ...unit.conditions, 'none'];
  const pick = options.length === 1 ? 'none' : yield* pickOrOnly({ seat: unit.seat, ask: 'drop', about: { unit: id, amount } }, options);
  if (pick === 'none') return false;
  if (isCondition(pick)) emit(game, { type: 'conditionLost', unit: id, condition: pick });
  else emit(game, { type: 'damageHealed', unit: id, amount: Math.min(amount, unit.damage) });
  return true;
}

/** All damage and all conditions leave a unit. */
export function dropEverything(game: Game, id: UnitId): void {
  const unit = unitOf(game.state, id);
  if (hasDamage(unit)) emit(game, { type: 'damageHealed', unit: id, amount: unit.damage });
  for (const condition of unit.conditions.slice()) emit(game, { type: 'conditionLost', unit: id, condition });
}

/** The player may take one condition off the unit; gives whether one left. */
export function* mayDropCondition(game: Game, id: UnitId): Script<boolean> {
  const unit = unitOf(game.state, id);
  if (unit.conditions.length === 0) return false;
  const pick = yield* pickOrOnly({ seat: unit.seat, ask: 'drop', about: { unit: id, amount: 0 } }, [...unit.conditions, 'none']);
  if (!isCondition(pick)) return false;
  emit(game, { type: 'conditionLost', unit: id, condition: pick });
  return true;
}

/** A unit puts Hunker tokens away; all of them unless an amount is given. Gives how many. */
export function dropHunker(game: Game, id: UnitId, amount = unitOf(game.state, id).hunker): number {
  const dropped = Math.min(amount, unitOf(game.state, id).hunker);
  if (dropped > 0) emit(game, { type: 'hunkerSpent', unit: id, amount: dropped });
  return dropped;
}
