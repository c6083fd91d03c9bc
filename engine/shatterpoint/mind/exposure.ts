import { planDistance, type Point } from '../../shape/point.ts';
import type { Base } from '../../shape/shape.ts';
import { elevation } from '../../space/plane/measure.ts';
import { coveringPart } from '../../space/sight/cover.ts';
import { sees } from '../../space/sight/sight.ts';
import { stanceOf } from '../attack/stance.ts';
import { levels, onTable, radiusOf, range } from '../board/measure.ts';
import type { Game } from '../game/game.ts';
import type { Unit } from '../state/state.ts';

/** What fighting would be like for a figure at a place, by distance, sight and cover to the enemies where they stand now. */
export interface Exposure {
  /** Dice of all that could attack it there at once, less those that cover takes from them. */
  readonly fire: number;
  /** Dice of all that could attack it after a move, where sight is left to chance. */
  readonly threat: number;
  /** Dice of all that are near enough to attack it there at once and do not see it. */
  readonly hidden: number;
  /** Dice of its own best attack from there, 0 where it reaches nobody. */
  readonly dealt: number;
  /** Ranged dice of enemies that it would keep from shooting (SP-ENG-02). */
  readonly held: number;
}

interface Enemy extends Base {
  readonly melee: number;
  readonly ranged: number;
  readonly reach: number;
}

/** Looks at places for a figure of a unit. What does not depend on the place is worked out once; each place costs two questions of sight an enemy at the most. */
export function exposureOf(game: Game, unit: Unit): (at: Point) => Exposure {
  const { content: { terrain, setup } } = game;
  const { melee, ranged } = stanceOf(game, unit);
  const [step, close, radius] = [levels(game), range(game, 2), radiusOf(game, unit)];
  const far = ranged.attack === null ? 0 : range(game, ranged.range!);
  const enemies = enemiesOf(game, unit);
  const covered = unit.hunker > 0 || !setup.houseRules.terrainCoverNeedsHunker;
  // A move brings a figure as far as its tool is long, and its base at the end of it.
  const stride = (foe: Enemy): number => range(game, 3) + 2 * foe.radius;
  return (at) => {
    const here: Base = { at, radius };
    let [fire, threat, hidden, dealt, held] = [0, 0, 0, 0, 0];
    for (const foe of enemies) {
      const gap = planDistance(at, foe.at) - radius - foe.radius;
      const most = Math.max(foe.melee, foe.ranged);
      if (gap > Math.max(far, Math.max(foe.reach, close) + stride(foe))) continue;
      const beside = gap <= close && elevation(at.y, foe.at.y, step) === 'same';
      const isNear = gap <= Math.max(foe.reach, beside ? close : 0);
      const isSeen = isNear && sees(terrain, foe, here, step);
      if (isSeen && beside) [fire, held] = [fire + most, held + foe.ranged];
      else if (isSeen) fire += Math.max(0, foe.ranged - unit.hunker - (covered && coveringPart(terrain, foe, here, range(game, 1), step) >= 0 ? 1 : 0));
      else if (gap <= Math.max(foe.reach, close) + stride(foe)) threat += most;
      if (isNear && !isSeen) hidden += most;
      const own = beside ? melee.attack ?? 0 : gap <= far ? ranged.attack ?? 0 : 0;
      if (own > dealt && sees(terrain, here, foe, step)) dealt = own;
    }
    return { fire, threat, hidden, dealt, held };
  };
}

function enemiesOf(game: Game, own: Unit): Enemy[] {
  const found: Enemy[] = [];
  for (const { unit, at } of onTable(game)) {
    if (unit.seat === own.seat || unit.wounded > 0) continue;
    const { melee, ranged } = stanceOf(game, unit);
    found.push({
      at, radius: radiusOf(game, unit), melee: melee.attack ?? 0, ranged: ranged.attack ?? 0,
      reach: ranged.attack === null ? 0 : range(game, ranged.range!),
    });
  }
  return found;
}
