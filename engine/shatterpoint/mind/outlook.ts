import type { Seat } from '../../core/script.ts';
import { elevation } from '../../space/plane/measure.ts';
import { planDistance, planSquared, type Point } from '../../shape/point.ts';
import type { Game } from '../game/game.ts';
import { levels, onTable, radiusOf, range, typeOf } from '../board/measure.ts';
import { contestants } from '../deeds/objective.ts';
import type { Objective, Unit } from '../state/state.ts';
import { stakeOf } from './stakes.ts';
import { stanceOf } from '../attack/stance.ts';

/** What it is worth to have a figure at a place. */
export type Outlook = (at: Point) => number;

/** Somebody else on the table, as far as it matters to a figure that looks for a place. */
interface Foe {
  readonly at: Point;
  readonly radius: number;
  readonly soft: number;
  readonly standing: boolean;
  /** Its own dice, in melee and at its range. */
  readonly melee: number;
  readonly ranged: number;
  readonly reach: number;
}

/** The places of one figure as a seat sees them: its player's own wishes, or, for an opponent who moves it, the contrary. What does not depend on the place is worked out once. */
export function outlook(game: Game, unit: Unit, figure: string, seat: Seat): Outlook {
  const aims = aimsOf(game, unit, figure);
  const foes = foesOf(game, unit);
  const fights = fighting(game, unit, foes);
  if (unit.seat === seat) return (at) => aims(at) + fights(at);
  return (at) => underFire(game, unit, foes, at) - aims(at) - 0.5 * fights(at);
}

/** Active objectives within reach and on the way; before the first struggle card any of them may become active. */
function aimsOf(game: Game, unit: Unit, figure: string): Outlook {
  const step = levels(game);
  const [reach, radius] = [range(game, 2), radiusOf(game, unit)];
  const far = radius + game.content.setup.scale.objective + reach;
  const active = game.state.phase === 'deploy' ? game.state.objectives : game.state.objectives.filter((objective) => objective.active);
  const wanted = active.map((objective) => ({ at: objective.at, need: unit.wounded > 0 ? 0.3 : need(game, objective, unit, figure) }));
  return (at) => {
    let value = 0;
    let nearest = 2000;
    for (const { at: there, need: worth } of wanted) {
      const gap = planDistance(at, there) - far;
      const same = elevation(at.y, there.y, step) === 'same';
      if (gap <= 0) value += worth * (same ? 4 : 1.6);
      // A level to climb counts like a detour.
      nearest = Math.min(nearest, Math.max(0, gap) + (same ? 0 : 90) + (worth > 0.5 ? 0 : 260));
    }
    return value - nearest / 90;
  };
}

/** How much another character of this side would change at an objective, about 0 to 1. */
function need(game: Game, objective: Objective, unit: Unit, figure: string): number {
  const { same, others } = contestants(game, objective);
  const self = unit.characters.find(({ id }) => id === figure);
  const here = self?.at != null && planDistance(self.at, objective.at) < range(game, 2) + 40 ? 1 : 0;
  const own = same[unit.seat]! + others[unit.seat]! - here;
  const enemy = same[1 - unit.seat]! + others[1 - unit.seat]!;
  if (own > enemy + 1) return 0.15;
  if (objective.controller === unit.seat && own > enemy) return 0.3;
  return 0.85 + 0.15 * (stakeOf(game, unit.seat, objective) - 1 + (objective.priority ? 0.5 : 0));
}

function foesOf(game: Game, unit: Unit): Foe[] {
  const foes: Foe[] = [];
  for (const { unit: enemy, at } of onTable(game)) {
    if (enemy.seat === unit.seat) continue;
    const { melee, ranged } = stanceOf(game, enemy);
    const soft = enemy.wounded > 0 ? 0.2 : typeOf(game, enemy) === 'primary' ? 1.1 : 1;
    foes.push({
      at,
      radius: radiusOf(game, enemy),
      soft,
      standing: enemy.wounded === 0,
      melee: melee.attack ?? 0,
      ranged: ranged.attack ?? 0,
      reach: ranged.attack === null ? 0 : range(game, ranged.range!),
    });
  }
  return foes;
}

/** Targets within weapon range are good, more so for a unit that fights well that way; who is held up in melee cannot shoot. */
function fighting(game: Game, unit: Unit, foes: readonly Foe[]): Outlook {
  if (unit.wounded > 0) return () => 0;
  const { melee, ranged } = stanceOf(game, unit);
  const [step, close, radius] = [levels(game), range(game, 2), radiusOf(game, unit)];
  const reach = ranged.attack === null ? 0 : range(game, ranged.range!);
  const far = Math.max(close, reach) + radius;
  return (at) => {
    let [near, away, held] = [0, 0, false];
    for (const foe of foes) {
      const limit = far + foe.radius;
      const squared = planSquared(at, foe.at);
      if (squared > limit * limit + 1) continue; // more than any rounding beyond
      const gap = Math.sqrt(squared) - radius - foe.radius;
      if (gap <= close && elevation(at.y, foe.at.y, step) === 'same') {
        held ||= foe.standing;
        near = Math.max(near, foe.soft * (melee.attack ?? 0) * 0.28);
      }
      if (gap <= reach) away = Math.max(away, foe.soft * (ranged.attack ?? 0) * 0.26);
    }
    return held ? near : Math.max(near, away);
  };
}

/** How well the other side could strike a figure at a place: what an opponent who moves it looks for. */
function underFire(game: Game, unit: Unit, foes: readonly Foe[], at: Point): number {
  const [step, close, radius] = [levels(game), range(game, 2), radiusOf(game, unit)];
  let most = 0;
  for (const foe of foes) {
    if (!foe.standing) continue;
    const gap = planDistance(at, foe.at) - radius - foe.radius;
    if (gap <= close && elevation(at.y, foe.at.y, step) === 'same') most = Math.max(most, foe.melee);
    if (gap <= foe.reach) most = Math.max(most, foe.ranged);
  }
  return unit.wounded > 0 ? 0 : 0.15 * most;
}
