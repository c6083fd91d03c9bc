/** A piece as the check looks at it: its parts where they stand, and places of a lattice within them. */
import { tenth } from '../../shape/point.ts';
import { partsMeeting } from '../ground/slab.ts';
import { holds, nearBox, type Box } from '../plane/ring.ts';
import { FLUSH } from '../plane/scale.ts';
import type { TableEdit } from '../terrain/table-edit.ts';
import type { Feature } from '../terrain/table.ts';
import type { Terrain, TerrainPart } from '../terrain/terrain.ts';

/** Places of a lattice so far apart are looked at in a feature's outline (mm). */
export const STEP = 6;

/** A feature with its parts where they stand. */
export interface Standing {
  readonly feature: Feature;
  readonly parts: readonly TerrainPart[];
  readonly bottom: number;
}

/** How far something is moved (mm). */
export interface Move {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Where it stands. */
export const STAYS: Move = { x: 0, y: 0, z: 0 };

/** All features that have parts, in their order. */
export function standingOf(features: readonly Feature[], { parts: all }: Terrain): readonly Standing[] {
  const partsOf = new Map<string, TerrainPart[]>();
  for (const part of all) {
    const own = partsOf.get(part.feature);
    if (own === undefined) partsOf.set(part.feature, [part]);
    else own.push(part);
  }
  return features.flatMap((feature): Standing[] => {
    const parts = partsOf.get(feature.id) ?? [];
    return parts.length === 0 ? [] : [{ feature, parts, bottom: Math.min(...parts.map(({ bottom }) => bottom)) }];
  });
}

/** Whether a place lies within what has an outline and a box around it. */
export const lies = ({ box, edges }: Pick<TerrainPart, 'box' | 'edges'>, x: number, z: number): boolean => nearBox(box, x, z, 0) && holds(edges, x, z);

export const isSolid = ({ sight, move }: TerrainPart): boolean => sight === 'blocked' && move === 'impassable';

/** Places of a stretch, evenly and at most a step apart: of a thin wall both sides are seen. */
function spread(from: number, to: number, step: number): readonly number[] {
  const many = Math.ceil((to - from) / step);
  return Array.from({ length: many }, (_, i) => from + ((i + 0.5) * (to - from)) / many);
}

export type Place = readonly [x: number, z: number];

/** So many places are kept, in some 20 MB: all of a table that is played on, and not those of 2000 houses. */
const KEPT = 300_000;
let known = new WeakMap<TerrainPart, readonly Place[]>();
let kept = 0;

/** Places of a lattice in the outline of a part, its corners' middle where it is narrower than that; worked out once for each part, as long as so many are kept. */
export function placesIn(part: TerrainPart): readonly Place[] {
  const there = known.get(part);
  if (there !== undefined) return there;
  const places = placesApart(part, STEP);
  kept += places.length;
  if (kept > KEPT) [known, kept] = [new WeakMap(), places.length];
  known.set(part, places);
  return places;
}

/** The same, so far apart (mm). */
export function placesApart({ box, edges, footprint }: TerrainPart, step: number): readonly Place[] {
  const [xs, zs] = [spread(box.minX, box.maxX, step), spread(box.minZ, box.maxZ, step)];
  const places: Place[] = [];
  for (const x of xs) for (const z of zs) if (holds(edges, x, z)) places.push([x, z]);
  if (places.length > 0) return places;
  const corners = footprint[0]!;
  return [[corners.reduce((sum, [x]) => sum + x, 0) / corners.length, corners.reduce((sum, [, z]) => sum + z, 0) / corners.length]];
}

/** The box around some boxes. */
export function boxAround(boxes: readonly Box[]): Box {
  let [minX, maxX, minZ, maxZ] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const box of boxes) [minX, maxX, minZ, maxZ] = [Math.min(minX, box.minX), Math.max(maxX, box.maxX), Math.min(minZ, box.minZ), Math.max(maxZ, box.maxZ)];
  return { minX, maxX, minZ, maxZ };
}

/** The parts of all other features whose boxes meet one, moved by so much, in the order of the terrain. */
export function othersNear(terrain: Terrain, { id }: Feature, { minX, maxX, minZ, maxZ }: Box, { x, z }: Move = STAYS): readonly TerrainPart[] {
  return partsMeeting(terrain, minX + x, maxX + x, minZ + z, maxZ + z).filter(({ feature }) => feature !== id);
}

/** Whether two boxes share more than a touch when the second is moved. */
export const boxesMeet = (a: Box, b: Box, { x, z }: Move = STAYS): boolean =>
  a.minX < b.maxX + x && a.maxX > b.minX + x && a.minZ < b.maxZ + z && a.maxZ > b.minZ + z;

/** Whether a feature that is moved so stays on the table. */
export function staysOn({ half }: Terrain, { parts }: Standing, { x, z }: Move): boolean {
  return parts.every(({ box }) => box.minX + x >= -half.x && box.maxX + x <= half.x && box.minZ + z >= -half.z && box.maxZ + z <= half.z);
}

/**
 * For moves of a feature the share of its places that then lie in matter of others, but for one of them: what only touches does not count. Of more than `most`
 * it is no matter how much more.
 */
export function sharing(terrain: Terrain, { feature, parts }: Standing): (move: Move, most?: number, butFor?: string) => number {
  const own = parts.map((part) => ({ part, places: placesIn(part) }));
  const all = own.reduce((sum, { places }) => sum + places.length, 0);
  return (move, most = 1, butFor = feature.id) => {
    let within = 0;
    for (const { part, places } of own) {
      const [low, high] = [part.bottom + move.y + FLUSH, part.top + move.y - FLUSH];
      const others = othersNear(terrain, feature, part.box, move)
        .filter((other) => other.bottom < high && other.top > low && boxesMeet(other.box, part.box, move) && other.feature !== butFor);
      for (const [x, z] of others.length === 0 ? [] : places) {
        if (!others.some((other) => lies(other, x + move.x, z + move.z))) continue;
        within++;
        if (within > most * all) return within / all;
      }
    }
    return within / all;
  };
}

/** The edit that moves a feature. */
export function moved({ id, at: [x, z], level }: Feature, move: Move): TableEdit {
  const at = move.x === 0 && move.z === 0 ? {} : { at: [tenth(x + move.x), tenth(z + move.z)] as [number, number] };
  return { kind: 'set', feature: id, to: { ...at, ...(move.y === 0 ? {} : { level: tenth(Math.max(0, level + move.y)) }) } };
}
