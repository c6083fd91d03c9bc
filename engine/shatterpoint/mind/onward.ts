/** Where a move leads on through ladders, stairs, lifts and doors: a place beside one is worth what lies at its other ends (SP-INGR-02). */
import type { PlaceRequest } from '../../core/script.ts';
import { elevation, placesWithin } from '../../space/plane/measure.ts';
import { exitsOf, liesOnTable } from '../../space/ground/ingress.ts';
import type { IngressPoint } from '../../space/terrain/terrain.ts';
import { planDistance, type Plan } from '../../shape/point.ts';
import { levels, range } from '../board/measure.ts';
import { unitWith } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import type { Outlook } from './outlook.ts';

/** How much better it has to be at the other end for somebody to go there. */
export const CLIMBING = 0.3;

/** Directions and distance (mm) at which places beside an ingress point are looked at: near enough to use it, apart from what it leads along. */
const BESIDE: readonly (readonly [x: number, z: number])[] = [[36, 0], [25, 25], [0, 36], [-25, 25], [-36, 0], [-25, -25], [0, -36], [25, -25]];

/** Ingress points beside which an own figure's move may end, `reach` mm from where it begins. None for what others move: they are not asked. */
function waysFrom(game: Game, { zone, body, figure, seat }: PlaceRequest, reach: number): readonly IngressPoint[] {
  if (zone.kind !== 'tool' || unitWith(game.state, figure).seat !== seat) return [];
  const { terrain } = game.content;
  const far = reach + range(game, 1) + body.radius;
  return terrain.ingress.filter((point) => planDistance(point.at, body.at) <= far && liesOnTable(terrain, point));
}

/** Places in plan beside ingress points in reach. */
export function spotsBesideWays(game: Game, request: PlaceRequest, reach: number, quick: boolean): readonly Plan[] {
  const beside = quick ? BESIDE.filter((_, i) => i % 2 === 0) : BESIDE;
  return waysFrom(game, request, reach).flatMap(({ at }) => [{ x: at.x, z: at.z }, ...beside.map(([x, z]) => ({ x: at.x + x, z: at.z + z }))]);
}

/** What places are worth to whoever may go on from there, where `worth` is what they are worth to stand at. */
export function onwardWorth(game: Game, request: PlaceRequest, reach: number, worth: Outlook): Outlook {
  const [{ body }, { terrain }, step, near] = [request, game.content, levels(game), range(game, 1)];
  const bestEnd = (point: IngressPoint): number => Math.max(...exitsOf(terrain, point, point.at.y, step).map(({ at }) => worth(at) - CLIMBING));
  const ways = waysFrom(game, request, reach).map((point) => ({ from: point.at, end: bestEnd(point) }));
  const open = ways.filter(({ end }) => end > -Infinity);
  if (open.length === 0) return worth;
  return (at) => {
    let most = worth(at);
    for (const { from, end } of open) {
      if (end > most && elevation(from.y, at.y, step) === 'same' && placesWithin(at, from, body.radius, near)) most = end;
    }
    return most;
  };
}
