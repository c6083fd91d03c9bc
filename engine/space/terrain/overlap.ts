/** Which parts a base overlaps: on top of, or inside; being merely below is not overlapping (SP-OVER-01, AMB-12). */
import { discMeets, nearBox } from '../plane/ring.ts';
import { FLUSH } from '../plane/scale.ts';
import type { Base } from '../../shape/shape.ts';
import type { Terrain, TerrainPart } from './terrain.ts';

/** Whether a base rests on a part: on one of its surfaces or on its top. */
function onTopOf({ surfaces, top, edges, box }: TerrainPart, { at, radius }: Base): boolean {
  if (Math.abs(top - at.y) <= FLUSH && nearBox(box, at.x, at.z, radius) && discMeets(edges, at.x, at.z, radius)) return true;
  return surfaces.some(
    (surface) => Math.abs(surface.y - at.y) <= FLUSH && nearBox(surface.box, at.x, at.z, radius) && discMeets(surface.edges, at.x, at.z, radius),
  );
}

/** Whether a base stands inside a part's footprint, between its bottom and its top. */
const insideOf = ({ top, bottom, edges, box }: TerrainPart, { at, radius }: Base): boolean =>
  bottom <= at.y + FLUSH && top > at.y + FLUSH && nearBox(box, at.x, at.z, radius) && discMeets(edges, at.x, at.z, radius);

/** Whether a base is on top of a part or inside it. */
export const overlapsPart = (part: TerrainPart, base: Base): boolean => onTopOf(part, base) || insideOf(part, base);

/** Whether a base stands on top of any terrain part. */
export const isOnTerrain = (terrain: Terrain, base: Base): boolean =>
  terrain.parts.some((part) => nearBox(part.box, base.at.x, base.at.z, base.radius) && onTopOf(part, base));
