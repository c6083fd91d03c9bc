import type { Seat } from '../../core/script.ts';
import type { Game } from '../game.ts';
import { other } from '../game.ts';
import { takenBy } from '../objective.ts';
import { sideOf } from '../struggle.ts';
import type { Unit } from '../state.ts';

/** Spaces the struggle token still has to go until it meets a seat's innermost momentum token. */
function spacesToWin(game: Game, seat: Seat): number {
  const { struggle, players } = game.state;
  const innermost = Math.min(9, ...players[seat]!.momentum);
  return innermost - struggle.token * sideOf(game, seat);
}

/** What a unit is worth while it stands: fewer points the more it is hurt. */
function worth(game: Game, unit: Unit): number {
  if (unit.defeated) return 0;
  const card = game.content.card(unit.card);
  const whole = card.type === 'primary' ? 3 : card.type === 'secondary' ? 2 : 1.6;
  const wounds = (unit.injured + unit.wounded) / card.durability;
  const hurt = unit.wounded > 0 ? 0 : unit.damage / card.stamina / card.durability;
  return whole * Math.max(0.1, 1 - wounds - 0.7 * hurt) - 0.08 * unit.conditions.length + 0.05 * unit.hunker;
}

/** How one seat stands, in points without a scale of its own. */
function points(game: Game, seat: Seat): number {
  const { state } = game;
  let sum = 8 * state.players[seat]!.claimed.length - 0.55 * spacesToWin(game, seat) + 0.12 * state.players[seat]!.ready;
  for (const objective of state.objectives) {
    if (!objective.active) continue;
    const soon = takenBy(game, objective) ?? objective.controller;
    if (objective.controller === seat) sum += 0.5;
    if (soon === seat) sum += objective.priority ? 1.6 : 1;
  }
  for (const unit of state.units) if (unit.seat === seat) sum += worth(game, unit);
  return sum;
}

/** How the match stands for a seat, from -1 (lost) to 1 (won). */
export function judge(game: Game, seat: Seat): number {
  const { state } = game;
  if (state.phase === 'over') return state.winner === null ? 0 : state.winner === seat ? 1 : -1;
  const lead = points(game, seat) - points(game, other(seat));
  return (0.95 * lead) / (6 + Math.abs(lead));
}
