import type { PlaceRequest } from '../../core/script.ts';
import { planDistance, tenth, type Plan, type Point } from '../../shape/point.ts';
import { exitsOf, ingressNear, liesOnTable } from '../../space/ground/ingress.ts';
import { farthest } from '../../space/move/reach.ts';
import { DIRECTIONS } from '../../space/move/tool.ts';
import { heightsAt } from '../../space/move/zone.ts';
import type { IngressPoint } from '../../space/terrain/terrain.ts';
import { levels, range } from '../board/measure.ts';
import type { Game } from '../game/game.ts';

/** Directions and rings around an ingress point in which a place beside it is looked for. */
const STEP = DIRECTIONS.length / 16;
const WAYS = Array.from({ length: 16 }, (_, i) => [DIRECTIONS[i * STEP]!, DIRECTIONS[i * STEP + 1]!] as const);
const RINGS = [0.95, 0.6, 0.25];

/** For each ingress point that a move with a tool comes to, a place beside it from which the character may go on (SP-INGR-02): of those looked at the nearest to where it stands. */
export function besideIngress(game: Game, request: PlaceRequest): readonly Point[] {
  const { terrain } = game.content;
  const { body, zone } = request;
  if (zone.kind !== 'tool') return [];
  const beside = range(game, 1) + body.radius;
  const near = farthest(zone, body.radius) + beside;
  return terrain.ingress.flatMap((point) => {
    if (planDistance(point.at, body.at) > near || !liesOnTable(terrain, point)) return [];
    const at = placeBeside(game, request, point, beside);
    return at === null ? [] : [at];
  });
}

function placeBeside(game: Game, request: PlaceRequest, point: IngressPoint, beside: number): Point | null {
  const { terrain } = game.content;
  for (const { x, z } of around(request.body.at, point.at, beside)) {
    for (const y of heightsAt(terrain, request, x, z)) {
      const at = { x, y, z };
      const may = ingressNear(terrain, { ...request.body, at }, range(game, 1), levels(game)).includes(point);
      if (may && exitsOf(terrain, point, y, levels(game)).length > 0) return at;
    }
  }
  return null;
}

/** Where a figure already stands and places around a point, the nearest to it first. */
function around(from: Plan, { x, z }: Plan, beside: number): readonly Plan[] {
  const rings = RINGS.flatMap((ring) => WAYS.map(([dx, dz]) => ({ x: tenth(x + dx * beside * ring), z: tenth(z + dz * beside * ring) })));
  return [{ x: from.x, z: from.z }, ...rings, { x: tenth(x), z: tenth(z) }].sort((a, b) => planDistance(a, from) - planDistance(b, from));
}
