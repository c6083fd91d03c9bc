import type { PickRequest } from '../../core/script.ts';
import type { Random } from '../../core/rng.ts';
import { unitOf } from '../state/find.ts';
import { priceOf, tax } from '../deeds/force.ts';
import type { Game, Purpose } from '../game/game.ts';
import { contestsAny, isRestricted, standing } from '../board/measure.ts';
import type { Unit } from '../state/state.ts';
import { allowance, careWorth } from './stakes.ts';

/** How a unit stands in the middle of its activation. */
interface Standing {
  /** One of its characters contests an objective; all of them do. */
  readonly holds: boolean;
  readonly allHold: boolean;
  readonly canAttack: boolean;
  /** An attack may still come, be it after a move. */
  readonly mayAttack: boolean;
  /** How badly the unit of the own side that is worst off needs care. */
  readonly care: number;
}

/** How likely an ability is used when it can be paid for. */
function eagerness(purpose: Purpose, { allHold, holds, canAttack, mayAttack, care }: Standing): number {
  switch (purpose) {
    case 'move': return allHold ? 0.1 : holds ? 0.4 : 0.85;
    case 'ready': return !mayAttack ? (allHold ? 0.1 : 0.5) : canAttack ? 0.85 : 0.7;
    case 'harm': return 0.8;
    case 'blast': return 0.3;
    case 'heal': return care > 0.5 ? 0.8 : 0.05;
    case 'help': return 0.6;
  }
}

/** What costs nothing is used more often. */
const FREE = 0.25;

/** An ability worth its Force now, or null; `isFree` where only the tax is to be paid. */
function pickAbility(game: Game, unit: Unit, options: readonly string[], now: Standing, random: Random, isFree = false): string | null {
  const usable = options.filter((option) => option.startsWith('ability:'));
  if (usable.length === 0) return null;
  const most = allowance(game, unit.seat);
  const { abilities } = game.content.card(unit.card);
  let best: string | null = null;
  let highest = 0;
  for (const option of usable) {
    const ability = abilities.find(({ id }) => option === `ability:${id}`)!;
    const price = isFree ? tax(game, unit) : priceOf(game, unit, ability.cost ?? 0, ability.id);
    if (price > most) continue;
    const value = eagerness(ability.advice?.purpose ?? 'help', now) + (price === 0 ? FREE : 0) - random();
    if (value > highest) [best, highest] = [option, value];
  }
  return best;
}

/** One of the abilities that the Active icon offers, or none where even the tax is too much. */
export function pickFree(game: Game, { about, options }: PickRequest, random: Random): string {
  const unit = unitOf(game.state, String(about['unit']));
  const usable = options.filter((option) => option !== 'none').map((id) => `ability:${id}`);
  return pickAbility(game, unit, usable, standingOf(game, unit, true, true), random, true)?.slice('ability:'.length) ?? (tax(game, unit) === 0 ? options[0]! : 'none');
}

function standingOf(game: Game, unit: Unit, canAttack: boolean, mayAttack: boolean): Standing {
  const there = unit.characters.filter(({ at }) => at !== null);
  const holding = there.filter((character) => contestsAny(game, unit, character)).length;
  const care = Math.max(...game.state.units.map((ally) => (ally.seat === unit.seat ? careWorth(game, ally) + ally.wounded : 0)));
  return { holds: holding > 0, allHold: holding === there.length, canAttack, mayAttack, care };
}

/** Abilities that pay, then an attack with a focus die while on an objective, otherwise attack and go where one is needed. */
export function pickAct(game: Game, { about, options, closed }: PickRequest, random: Random): string {
  const unit = unitOf(game.state, String(about['unit']));
  const has = (option: string): boolean => options.includes(option);
  const mayAttack = has('combat') || closed.some(({ option, why }) => option === 'combat' && why === 'noTarget');
  const now = standingOf(game, unit, has('combat'), mayAttack);
  const { holds } = now;
  const ability = pickAbility(game, unit, options, now, random);
  if (ability !== null) return ability;
  if (has('flip') && !has('combat') && mayAttack && random() < 0.25) return 'flip';
  const last = Number(about['left']) === 1;
  if (has('combat')) {
    if (holds && has('focus') && !last) return 'focus';
    if (!holds && has('move') && !last && random() < 0.35) return 'move';
    return 'combat';
  }
  const engaged = standing(unit).some((id) => isRestricted(game, id));
  if (has('move') && (!holds || (!now.allHold && !engaged) || random() < 0.2)) return 'move';
  if (has('recover') && unit.wounded === 0 && (unit.damage >= 3 || unit.conditions.length > 0)) return 'recover';
  if (has('takeCover') && !engaged) return 'takeCover';
  if (has('recover') && unit.wounded === 0 && unit.damage + unit.conditions.length > 0) return 'recover';
  return has('move') && !holds ? 'move' : 'end';
}
