import type { Seat } from '../../core/script.ts';
import type { Game } from '../game/game.ts';
import { standing } from '../board/measure.ts';
import { missionOf } from '../game/mission.ts';
import type { Objective, Unit } from '../state/state.ts';

/** Spaces beyond one for each objective that the mission would move the struggle token, were control as `controllers` says. */
export function extraFor(game: Game, seat: Seat, controllers: (objective: Objective) => Seat | null): number {
  const { state } = game;
  if (state.mission === null) return 0;
  const objectives = state.objectives.map((objective) => {
    const controller = controllers(objective);
    return controller === objective.controller ? objective : { ...objective, controller };
  });
  return missionOf(game).extraSpaces({ ...game, state: { ...state, objectives } }, seat);
}

/** Spaces of the struggle token that control of an objective is worth to a seat: one, and what the mission adds for it. */
export function stakeOf(game: Game, seat: Seat, objective: Objective): number {
  const others = (own: Seat | null) => ({ id, controller }: Objective): Seat | null => (id === objective.id ? own : controller);
  return 1 + extraFor(game, seat, others(seat)) - extraFor(game, seat, others(null));
}

/** The part of a unit's worth that it has as long as it stands: it fights and holds objectives to its last wound as it did at first. */
const STANDS = 0.4;
/** The part left after its last wound, until it is defeated at the end of its next activation (SP-DEF-01). */
const FALLING = 0.1;

/** What a unit is worth unhurt, in points of the judgement. */
export function wholeWorth(game: Game, unit: Unit): number {
  const { type } = game.content.card(unit.card);
  return type === 'primary' ? 3 : type === 'secondary' ? 2 : 1.6;
}

/** What a unit is worth while it stands: fewer points the more it is hurt. */
export function worthOf(game: Game, unit: Unit): number {
  if (unit.defeated) return 0;
  const card = game.content.card(unit.card);
  const wounds = (unit.injured + unit.wounded) / card.durability;
  const hurt = unit.wounded > 0 ? 0 : unit.damage / card.stamina / card.durability;
  const share = wounds >= 1 ? FALLING : STANDS + (1 - STANDS) * Math.max(0, 1 - wounds - 0.7 * hurt);
  return wholeWorth(game, unit) * share - 0.08 * unit.conditions.length + 0.05 * unit.hunker;
}

/** How much harm to an enemy unit is worth, more the nearer it is to a wound; hardly anything while it is Wounded already. */
export function harmWorth(game: Game, unit: Unit): number {
  if (unit.defeated || unit.wounded > 0) return 0.05;
  const card = game.content.card(unit.card);
  return 0.6 + unit.damage / card.stamina + (card.type === 'primary' ? 0.15 : 0) + (unit.injured + 1 >= card.durability ? 0.15 : 0) - 0.05 * unit.hunker;
}

/** How much a unit would gain by losing damage or conditions. */
export function careWorth(game: Game, unit: Unit): number {
  if (unit.defeated) return 0;
  const share = unit.wounded > 0 ? 0 : unit.damage / game.content.card(unit.card).stamina;
  return share + 0.25 * unit.conditions.length + (standing(unit).length > 0 ? 0 : -1);
}

/** Force that a seat can spend now, seen over the cards it has yet to play until its pool is refreshed. */
export function allowance(game: Game, seat: Seat): number {
  const { ready, top, deck, bottom, reserve } = game.state.players[seat]!;
  const cards = top.length + deck.left.length + bottom.length + (reserve === null ? 0 : 1);
  return (1.6 * ready) / (cards + 1) + 0.5;
}
