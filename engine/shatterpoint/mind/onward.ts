/** Where a move leads on through ladders, stairs, lifts and doors: a place beside one is worth what lies at its other ends (SP-INGR-02). */
import type { PlaceRequest } from '../../core/script.ts';
import { elevation, placesWithin } from '../../space/plane/measure.ts';
import { exitsOf, liesOnTable } from '../../space/ground/ingress.ts';
import { planDistance, type Plan, type Point } from '../../shape/point.ts';
import { levels, range } from '../board/measure.ts';
import { unitWith } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import type { Outlook } from './outlook.ts';

/** How much better it has to be at the other end for somebody to go there. */
export const CLIMBING = 0.3;

/** Directions and distance (mm) at which places beside an ingress point are looked at: near enough to use it, apart from what it leads along. */
const BESIDE: readonly (readonly [x: number, z: number])[] = [[36, 0], [25, 25], [0, 36], [-25, 25], [-36, 0], [-25, -25], [0, -36], [25, -25]];

/** Where a move may go on: an ingress point that it may end beside, and what the best of its other ends is worth. */
export interface Way {
  readonly from: Point;
  readonly end: number;
}

/**
 * Ways on of an own figure's move that ends at most `reach` mm from where it begins, where `worth` is what places are worth to stand at. None for what
 * others move: they are not asked.
 */
export function waysOn(game: Game, { zone, body, figure, seat }: PlaceRequest, reach: number, worth: Outlook): readonly Way[] {
  if (zone.kind !== 'tool' || unitWith(game.state, figure).seat !== seat) return [];
  const [{ terrain }, step] = [game.content, levels(game)];
  const far = reach + range(game, 1) + body.radius;
  const ways: Way[] = [];
  for (const point of terrain.ingress) {
    if (planDistance(point.at, body.at) > far || !liesOnTable(terrain, point)) continue;
    const end = Math.max(...exitsOf(terrain, point, point.at.y, step).map(({ at }) => worth(at) - CLIMBING));
    if (end > -Infinity) ways.push({ from: point.at, end });
  }
  return ways;
}

/** So many ways are looked at quickly: beside all of them lie more places than all around a figure. */
const FEW = 3;

/** The best few of the ways that lead to more than `stay`, what it is worth not to move at all. */
export const promising = (ways: readonly Way[], stay: number): readonly Way[] =>
  ways.filter(({ end }) => end > stay).sort((one, another) => another.end - one.end).slice(0, FEW);

/** Places in plan beside where ways begin. `quick` looks at half of them. */
export function spotsBeside(ways: readonly Way[], quick: boolean): readonly Plan[] {
  const beside = quick ? BESIDE.filter((_, i) => i % 2 === 0) : BESIDE;
  return ways.flatMap(({ from }) => [{ x: from.x, z: from.z }, ...beside.map(([x, z]) => ({ x: from.x + x, z: from.z + z }))]);
}

/** What places are worth to whoever may go on from there, where `worth` is what they are worth to stand at. */
export function onwardWorth(game: Game, { body }: PlaceRequest, ways: readonly Way[], worth: Outlook): Outlook {
  if (ways.length === 0) return worth;
  const [step, near] = [levels(game), range(game, 1)];
  return (at) => {
    let most = worth(at);
    for (const { from, end } of ways) {
      if (end > most && elevation(from.y, at.y, step) === 'same' && placesWithin(at, from, body.radius, near)) most = end;
    }
    return most;
  };
}
