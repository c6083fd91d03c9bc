import type { Seat } from '../../core/script.ts';
import type { Game } from '../game/game.ts';
import { other } from '../game/game.ts';
import { isLocked, takenBy } from '../deeds/objective.ts';
import { OUTERMOST, sideOf } from '../deeds/struggle.ts';
import type { Objective } from '../state/state.ts';
import { extraFor, worthOf } from './stakes.ts';

/** Spaces the struggle token still has to go until it meets a seat's innermost momentum token. */
function spacesToWin(game: Game, seat: Seat): number {
  const { struggle, players } = game.state;
  if (struggle.wonBy !== null) return OUTERMOST + 1; // the track is cleared before the next one
  const innermost = Math.min(OUTERMOST + 1, ...players[seat]!.momentum);
  return innermost - struggle.token * sideOf(game, seat);
}

/** Who controls an objective after the next control check. */
function soonHeldBy(game: Game, objective: Objective): Seat | null {
  if (!objective.active) return objective.controller;
  const taker = takenBy(game, objective);
  return taker === null || (objective.controller !== null && taker !== objective.controller && isLocked(game, objective)) ? objective.controller : taker;
}

/** A claimed struggle card, in points. */
const CLAIMED = 8;

/** How one seat stands, in points without a scale of its own. */
function points(game: Game, seat: Seat, soon: ReadonlyMap<string, Seat | null>): number {
  const { state } = game;
  let sum = CLAIMED * state.players[seat]!.claimed.length - 0.55 * spacesToWin(game, seat) + 0.12 * state.players[seat]!.ready;
  for (const objective of state.objectives) {
    if (!objective.active) continue;
    if (objective.controller === seat) sum += 0.5;
    if (soon.get(objective.id) === seat) sum += objective.priority ? 1.2 : 1;
  }
  sum += 0.5 * extraFor(game, seat, ({ id }) => soon.get(id)!);
  for (const unit of state.units) if (unit.seat === seat) sum += worthOf(game, unit);
  return sum;
}

/** How the match stands for a seat, from -1 (lost) to 1 (won). */
export function judge(game: Game, seat: Seat): number {
  const { state } = game;
  if (state.phase === 'over') return state.winner === null ? 0 : state.winner === seat ? 1 : -1;
  const soon = new Map(state.objectives.map((objective) => [objective.id, soonHeldBy(game, objective)]));
  const lead = points(game, seat, soon) - points(game, other(seat), soon);
  return (0.95 * lead) / (6 + Math.abs(lead));
}
