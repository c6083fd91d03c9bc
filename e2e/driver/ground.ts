import { join } from 'node:path';
import type { PlaceRequest } from '../../engine/core/script.ts';
import { Content } from '../../engine/node/content.ts';
import { planDistance, type Point } from '../../engine/shape/point.ts';
import type { TableFile } from '../../engine/space/terrain/table.ts';
import type { IngressPoint, Terrain } from '../../engine/space/terrain/terrain.ts';
import { fieldOf } from '../../engine/space/move/zone-field.ts';
import { ROOT } from './folders.ts';

const content = new Content(join(ROOT, 'assets'));

/** The terrain of a table, by its id or as a file, to know where a click makes sense. */
export const terrainOf = (table: string | TableFile): Promise<Terrain> => content.terrain(table);

/** Legal places of a request, best first. */
export function places(terrain: Terrain, request: PlaceRequest, cost: (at: Point) => number, cell = 12): readonly Point[] {
  return fieldOf(terrain, request, cell).cells.map((at) => ({ at, cost: cost(at) })).sort((a, b) => a.cost - b.cost).map(({ at }) => at);
}

/** Lower ends of ladders, stairs and lifts with where they lead to. */
export function waysUp({ ingress }: Terrain): readonly { readonly foot: IngressPoint; readonly head: IngressPoint }[] {
  return ingress.flatMap((foot) => ingress.filter((head) => head.group === foot.group && head.at.y > foot.at.y + 40).map((head) => ({ foot, head })));
}

/** How far a place is from the nearest way up on its own level. */
export const toWayUp = (terrain: Terrain, at: Point): number =>
  Math.min(...waysUp(terrain).filter(({ foot }) => Math.abs(foot.at.y - at.y) < 40).map(({ foot }) => planDistance(foot.at, at)));
