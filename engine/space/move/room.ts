/** Whether a zone has room for several figures at once. */
import type { PlaceRequest } from '../../core/script.ts';
import { overlaps } from '../plane/measure.ts';
import type { PlacesFault } from '../../shape/demand.ts';
import type { Base, Body, Levels, Outline, StandingZone } from '../../shape/shape.ts';
import type { Terrain } from '../terrain/terrain.ts';
import { fieldOf } from './zone-field.ts';

/** Places so far apart are tried (mm). */
const CELL = 6;

/** What of a figure asks for room (mm). */
type Sized = Pick<Body, 'radius' | 'height'>;

/** How many of some figures (radius and height in mm) a zone holds at once, the largest first, where each takes the first free place along the rows. */
export function roomFor(terrain: Terrain, zone: StandingZone, figures: readonly Sized[]): number {
  const taken: Base[] = [];
  for (const { radius, height } of [...figures].sort((a, b) => b.radius - a.radius)) {
    const body = { at: { x: 0, y: 0, z: 0 }, radius, height };
    const request: PlaceRequest = { kind: 'place', seat: 0, ask: 'deploy', about: {}, figure: 'anybody', body, others: taken, zone, optional: false };
    const at = fieldOf(terrain, request, CELL).cells.find((cell) => !taken.some((other) => overlaps({ at: cell, radius }, other, zone.levels)));
    if (at === undefined) break;
    taken.push({ at, radius });
  }
  return taken.length;
}

/** Whether the outline in which a seat deploys has too little room for its figures. */
export function roomFault(terrain: Terrain, outline: Outline, levels: Levels, seat: number, figures: readonly Sized[]): PlacesFault | null {
  const room = roomFor(terrain, { kind: 'outline', outline, over: 0, levels }, figures);
  return room < figures.length ? { why: 'deploymentRoom', seat, room, figures: figures.length } : null;
}
