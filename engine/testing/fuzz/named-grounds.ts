/** Places that grounds of random games name, for matches that are played by them: objectives where nothing covers them, and outlines anywhere. */
import { randomFrom, type Random } from '../../core/rng.ts';
import type { NamedPlaces } from '../../shape/named.ts';
import { planDistance, tenth, type Plan } from '../../shape/point.ts';
import type { Outline } from '../../shape/shape.ts';
import { PRINTED_SCALE } from '../../shatterpoint/state/setup.ts';
import { refuseToken } from '../../space/ground/relocate.ts';
import type { Terrain } from '../../space/terrain/terrain.ts';
import { whole } from './listed.ts';

/** What a match can be played with of a table's places: so many objectives, none where the system has no such rule, and an outline for each seat. */
export interface Sought {
  readonly objectives: number;
  readonly seats: number;
}

/** Places tried for the objectives of a table. */
const TRIES = 2000;
/** How far the corners of an outline lie from its middle (mm): also too near for some teams, which is refused before the match. */
const [NEAREST, FARTHEST] = [60, 260] as const;

/** Places on a terrain by number: the same for the same one. No objectives where so many find no room. */
export function placesOn(terrain: Terrain, { objectives, seats }: Sought, kind: number): NamedPlaces {
  const random = randomFrom(kind * 6113 + objectives * 31 + seats);
  return {
    objectives: spots(terrain, objectives, random).map((at, i) => ({ id: `place-${i}`, at })),
    deployment: Array.from({ length: seats }, (_, seat) => ({ seat, outline: outline(terrain, random) })),
  };
}

function spots(terrain: Terrain, count: number, random: Random): readonly Plan[] {
  const { half } = terrain;
  const radius = PRINTED_SCALE.objective;
  const found: Plan[] = [];
  for (let tries = 0; found.length < count && tries < TRIES; tries++) {
    const at = { x: Math.round((2 * random() - 1) * (half.x - radius)), z: Math.round((2 * random() - 1) * (half.z - radius)) };
    if (refuseToken(terrain, at.x, at.z, radius) === null && found.every((other) => planDistance(at, other) > 2 * radius)) found.push(at);
  }
  return found.length < count ? [] : found;
}

/** Corners around a place in order, each somewhere on its own ray: it never crosses itself. */
function outline({ half }: Terrain, random: Random): Outline {
  const middle = { x: (1.6 * random() - 0.8) * half.x, z: (1.6 * random() - 0.8) * half.z };
  const corners = whole(random, 3, 8);
  return Array.from({ length: corners }, (_, i) => {
    const angle = ((i + 0.8 * random()) * 2 * Math.PI) / corners;
    const [dx, dz] = [Math.cos(angle), Math.sin(angle)];
    const edge = Math.min((Math.sign(dx) * half.x - middle.x) / dx, (Math.sign(dz) * half.z - middle.z) / dz);
    const far = Math.min(edge, NEAREST + random() * (FARTHEST - NEAREST));
    return [tenth(middle.x + far * dx), tenth(middle.z + far * dz)] as const;
  });
}
