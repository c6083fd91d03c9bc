/** Whether a piece stands steady on what carries it, and where it would. */
import { tenth } from '../../shape/point.ts';
import { hullOf } from '../plane/crossing.ts';
import { distanceToArea, edgesOf, holds, type Ring } from '../plane/ring.ts';
import { FLUSH } from '../plane/scale.ts';
import type { Terrain, TerrainPart } from '../terrain/terrain.ts';
import { isSolid, lies, othersNear, placesIn, sharing, staysOn, STAYS, STEP, type Move, type Place, type Standing } from './standing.ts';

/** A middle may lie so far beside what carries it (mm): what carries is known to a step of the lattice, and a wall's seam may carry half of it. */
const SLACK = STEP;
/** What is thinner counts as this thick (mm), as where pieces are let fall. */
const THIN = 2;
/** A piece that is set steady comes so far past the edge that it hung over (mm); it may share so much more with others there. */
const [FURTHER, MORE] = [[10, 24], 0.01] as const;
/** So many heights below a piece are tried, and the table. */
const LEVELS = 6;

/** The middle of a feature's matter in plan. */
function middleOf(parts: readonly TerrainPart[]): Place {
  let [mass, sumX, sumZ] = [0, 0, 0];
  for (const { footprint, top, bottom } of parts) for (const ring of footprint) for (const [i, [x0, z0]] of ring.entries()) {
    const [x1, z1] = ring[(i + 1) % ring.length]!;
    const slice = (x0 * z1 - x1 * z0) * Math.max(THIN, top - bottom);
    mass += slice;
    sumX += (slice * (x0 + x1)) / 3;
    sumZ += (slice * (z0 + z1)) / 3;
  }
  return [sumX / mass, sumZ / mass];
}

/** Whether a part carries what stands at a height over a place: its top or a surface is flush with that, or it stands around it. */
function carries(part: TerrainPart, x: number, z: number, y: number): boolean {
  const flush = Math.abs(part.top - y) <= FLUSH || (isSolid(part) && part.bottom < y - FLUSH && part.top > y);
  return (flush && lies(part, x, z)) || part.surfaces.some((surface) => Math.abs(surface.y - y) <= FLUSH && lies(surface, x, z));
}

/** What carries a piece: the corners around it, where the piece's middle is, how far that lies outside (mm). */
interface Held {
  readonly corners: Ring;
  readonly middle: Place;
  readonly by: number;
}

/** Of so many places every one is looked at in this order: soon some all around are known. */
const STRIDE = 7;

function heldAt({ feature, parts }: Standing, terrain: Terrain, move: Move): Held {
  const own = middleOf(parts);
  const middle: Place = [own[0] + move.x, own[1] + move.z];
  let held: Held = { corners: [], middle, by: Infinity };
  let edges = edgesOf([held.corners]);
  for (const part of [...parts].sort((a, b) => a.bottom - b.bottom)) {
    const y = part.bottom + move.y;
    const others = y > FLUSH ? othersNear(terrain, feature, part.box, move).filter((other) => other.bottom <= y + FLUSH && other.top >= y - FLUSH) : [];
    if (y > FLUSH && others.length === 0) continue;
    const places = placesIn(part);
    for (let start = 0; start < STRIDE; start++) for (let i = start; i < places.length; i += STRIDE) {
      const [x, z] = [places[i]![0] + move.x, places[i]![1] + move.z];
      if (holds(edges, x, z) || (y > FLUSH && !others.some((other) => carries(other, x, z, y)))) continue;
      const corners = hullOf([...held.corners, [x, z]]);
      edges = edgesOf([corners]);
      held = { corners, middle, by: distanceToArea(edges, ...middle) };
      if (held.by <= SLACK) return { ...held, by: 0 };
    }
  }
  return held;
}

/** Whether a piece stands steady when it is moved so. */
export const steadyAt = (standing: Standing, terrain: Terrain, move: Move): boolean => heldAt(standing, terrain, move).by === 0;

/** Whether a piece would topple, as its middle lies beside what carries it; `move`: what sets it steady, null where nothing is known to. Null where it stands. */
export function topples(standing: Standing, terrain: Terrain): { readonly move: Move | null } | null {
  const held = heldAt(standing, terrain, STAYS);
  if (held.by === 0 || held.corners.length === 0) return null;
  const shared = sharing(terrain, standing);
  const most = shared(STAYS) + MORE;
  const move = [...over(held), ...down(standing, terrain)].find((one) =>
    staysOn(terrain, standing, one) && steadyAt(standing, terrain, one) && shared(one, most) <= most);
  return { move: move ?? null };
}

/** Moves that bring a middle over what carries it: past the nearest edge, and over the middle of all. */
function over({ corners, middle: [x, z], by }: Held): readonly Move[] {
  const mean = (of: 0 | 1): number => corners.reduce((sum, corner) => sum + corner[of], 0) / corners.length;
  const [nearX, nearZ] = nearestOn(corners, [x, z]);
  const [dx, dz] = [(nearX - x) / by, (nearZ - z) / by];
  const to = (byX: number, byZ: number): Move => ({ x: tenth(byX), y: 0, z: tenth(byZ) });
  return [...FURTHER.map((further) => to(dx * (by + further), dz * (by + further))), to(mean(0) - x, mean(1) - z)];
}

/** The place on the sides between some corners that is nearest to another. */
function nearestOn(corners: Ring, [x, z]: Place): Place {
  const found = corners.map(([x0, z0], i): Place => {
    const [x1, z1] = corners[(i + 1) % corners.length]!;
    const long = (x1 - x0) ** 2 + (z1 - z0) ** 2;
    const t = long > 0 ? Math.max(0, Math.min(1, ((x - x0) * (x1 - x0) + (z - z0) * (z1 - z0)) / long)) : 0;
    return [x0 + t * (x1 - x0), z0 + t * (z1 - z0)];
  });
  const far = ([ax, az]: Place): number => (ax - x) ** 2 + (az - z) ** 2;
  return found.reduce((best, one) => (far(one) < far(best) ? one : best));
}

/** Moves straight down, onto whatever lies below: the highest first, the table last. */
function down({ parts, bottom, feature }: Standing, terrain: Terrain): readonly Move[] {
  const below = [...new Set(parts.flatMap(({ box }) => othersNear(terrain, feature, box)))]
    .flatMap(({ top, surfaces }) => [top, ...surfaces.map(({ y }) => y)]).filter((y) => y > FLUSH && y < bottom - FLUSH);
  return [...[...new Set(below)].sort((a, b) => b - a).slice(0, LEVELS), 0].map((y) => ({ x: 0, y: tenth(y - bottom), z: 0 }));
}
