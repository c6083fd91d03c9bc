import type { Seat } from '../../core/script.ts';
import type { Stress, Styles } from '../../core/style.ts';
import type { Game } from '../game/game.ts';
import { isLocked, takenBy } from '../deeds/objective.ts';
import { OUTERMOST, sideOf } from '../deeds/struggle.ts';
import type { Objective } from '../state/state.ts';
import { extraFor, wholeWorth, worthOf } from './stakes.ts';
import { other } from '../game/emit.ts';

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

/** What one seat has, in points without a scale of its own. */
interface Holdings {
  /** Struggle cards, and how near the next one is. */
  readonly cards: number;
  readonly struggle: number;
  readonly force: number;
  /** Control of active objectives, now and after the next check. */
  readonly objectives: number;
  readonly units: number;
}

function holdingsOf(game: Game, seat: Seat, soon: ReadonlyMap<string, Seat | null>): Holdings {
  const { objectives: all, players, units } = game.state;
  let objectives = 0.5 * extraFor(game, seat, ({ id }) => soon.get(id)!);
  for (const objective of all) {
    if (!objective.active) continue;
    if (objective.controller === seat) objectives += 0.5;
    if (soon.get(objective.id) === seat) objectives += objective.priority ? 1.2 : 1;
  }
  let worth = 0;
  for (const unit of units) if (unit.seat === seat) worth += worthOf(game, unit);
  const { claimed, ready } = players[seat]!;
  return { cards: CLAIMED * claimed.length, struggle: -0.55 * spacesToWin(game, seat), force: 0.12 * ready, objectives, units: worth };
}

/** What a judgement rests on: in each ground the seat's points less the other's; the other's units count against it. */
export function grounds(game: Game, seat: Seat): Readonly<Record<'cards' | 'struggle' | 'force' | 'objectives' | 'own' | 'enemy', number>> {
  const soon = new Map(game.state.objectives.map((objective) => [objective.id, soonHeldBy(game, objective)]));
  const [own, theirs] = [holdingsOf(game, seat, soon), holdingsOf(game, other(seat), soon)];
  return {
    cards: own.cards - theirs.cards, struggle: own.struggle - theirs.struggle, force: own.force - theirs.force, objectives: own.objectives - theirs.objectives,
    own: own.units, enemy: -theirs.units,
  };
}

/** How the match stands for a seat, from -1 (lost) to 1 (won). */
export function judge(game: Game, seat: Seat, stress?: Stress): number {
  const { state } = game;
  if (state.phase === 'over') return state.winner === null ? 0 : state.winner === seat ? 1 : -1;
  const found = grounds(game, seat);
  let lead = 0;
  for (const points of Object.values(found)) lead += points;
  if (stress !== undefined) lead += stressed(game, seat, found, stress);
  return (0.95 * lead) / (6 + Math.abs(lead));
}

/** What styles stress. */
export const STYLES_OF: Styles = {
  bold: { own: 0.6, enemy: 1.7 },
  careful: { own: 1.8, enemy: 0.8 },
  objectives: { struggle: 1.4, objectives: 1.7, own: 0.5, enemy: 0.5 },
};

/** Points that a style sees beside those that everybody does. Of units what they have lost is stressed, not that they are there. */
function stressed(game: Game, seat: Seat, found: ReturnType<typeof grounds>, stress: Stress): number {
  const whole = (of: Seat): number => game.state.units.reduce((sum, unit) => sum + (unit.seat === of ? wholeWorth(game, unit) : 0), 0);
  const seen = { ...found, own: found.own - whole(seat), enemy: found.enemy + whole(other(seat)) };
  return Object.entries(stress).reduce((sum, [name, times]) => sum + (times - 1) * seen[name as keyof typeof seen], 0);
}
