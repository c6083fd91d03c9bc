/** Whether every piece stands on the table, on something, and in nothing. */
import { foundIn, type Steps } from '../../core/steps.ts';
import { tenth } from '../../shape/point.ts';
import { FLUSH } from '../plane/scale.ts';
import { boxOf, edgesOf, holds, nearBox, type Box } from '../plane/ring.ts';
import { overhangOf, type Feature, type TableFile } from '../terrain/table.ts';
import type { Terrain, TerrainPart } from '../terrain/terrain.ts';
import { finding, type Finding } from './finding.ts';

/** Places of a lattice so far apart are looked at in a feature's outline (mm). */
const STEP = 6;
/** Share of a feature's outline, seen from above, that must lie in another's matter for it to count as buried. */
const BURIED = 0.9;

/** A feature with its parts where they stand. */
interface Standing {
  readonly feature: Feature;
  readonly parts: readonly TerrainPart[];
  readonly bottom: number;
}

/** What is wrong with how the pieces of a table stand, a piece a step. */
export function* pieceFindings(table: TableFile, terrain: Terrain): Steps<readonly Finding[]> {
  const partsOf = new Map<string, TerrainPart[]>();
  for (const part of terrain.parts) {
    const own = partsOf.get(part.feature);
    if (own === undefined) partsOf.set(part.feature, [part]);
    else own.push(part);
  }
  const standing = table.features.flatMap((feature): Standing[] => {
    const parts = partsOf.get(feature.id) ?? [];
    return parts.length === 0 ? [] : [{ feature, parts, bottom: Math.min(...parts.map(({ bottom }) => bottom)) }];
  });
  return [
    ...standing.flatMap((one) => overhang(one, terrain)),
    ...twins(table.features),
    ...yield* foundIn(standing, (one) => carried(one, terrain)),
  ];
}

/** Over the table's edge, and how far it must come back. */
function overhang({ feature, parts }: Standing, { half }: Terrain): readonly Finding[] {
  const worst = parts.flatMap((part) => {
    const over = overhangOf(part, half);
    return over === null ? [] : [{ part: part.part, ...over }];
  }).sort((a, b) => b.by - a.by)[0];
  if (worst === undefined) return [];
  const boxes = parts.map(({ box }) => box);
  const back = (least: number, most: number, edge: number): number | null => {
    if (most - least > 2 * edge) return null;
    return least < -edge ? -edge - least : Math.min(0, edge - most);
  };
  const x = back(Math.min(...boxes.map(({ minX }) => minX)), Math.max(...boxes.map(({ maxX }) => maxX)), half.x);
  const z = back(Math.min(...boxes.map(({ minZ }) => minZ)), Math.max(...boxes.map(({ maxZ }) => maxZ)), half.z);
  const fix = x === null || z === null ? null : { kind: 'set', feature: feature.id, to: { at: [inward(feature.at[0], x), inward(feature.at[1], z)] } } as const;
  return [finding('error', 'offTable', { feature: feature.id, about: { part: worst.part, edge: worst.edge, by: tenth(worst.by) }, fix })];
}

/** Moved by so much, rounded away from the edge that it came from. */
const inward = (from: number, by: number): number => (by === 0 ? from : by > 0 ? Math.ceil((from + by) * 10) / 10 : Math.floor((from + by) * 10) / 10);

/** The same piece in the very same place. */
function twins(features: readonly Feature[]): readonly Finding[] {
  const first = new Map<string, string>();
  return features.flatMap(({ id, piece, at, turn, level }) => {
    const key = JSON.stringify([piece, at, ((turn % 360) + 360) % 360, level]);
    const other = first.get(key);
    if (other === undefined) first.set(key, id);
    return other === undefined ? [] : [finding('error', 'twice', { feature: id, at: { x: at[0], y: level, z: at[1] }, about: { other }, fix: { kind: 'remove', features: [id] } })];
  });
}

/** Whether something carries a feature: the table, or what lies under a part of its outline. It may neither hang above nor stand in it. */
function carried({ feature, parts, bottom }: Standing, terrain: Terrain): readonly Finding[] {
  const places = parts.filter((part) => part.bottom <= bottom + FLUSH).flatMap(placesIn);
  if (places.length === 0) return [];
  const around = boxAround(places);
  const others = terrain.parts.filter((part) => part.feature !== feature.id && isNear(part.box, around));
  const inside = others.flatMap((part) => {
    if (!isSolid(part) || part.bottom >= bottom - FLUSH || part.top <= bottom + FLUSH) return [];
    const share = places.filter(([x, z]) => lies(part, x, z)).length / places.length;
    return share === 0 ? [] : [{ part, share }];
  });
  const at = { x: feature.at[0], y: bottom, z: feature.at[1] };
  const to = (level: number): Finding['fix'] => ({ kind: 'set', feature: feature.id, to: { level: tenth(Math.max(0, feature.level + level - bottom)) } });
  const sunkIn = inside.filter(({ share }) => share >= BURIED).sort((a, b) => b.part.top - a.part.top)[0]?.part;
  if (sunkIn !== undefined) return [finding('warning', 'sunk', { feature: feature.id, at, about: { by: tenth(sunkIn.top - bottom), other: sunkIn.feature }, fix: to(sunkIn.top) })];
  if (bottom <= FLUSH) return wholly(feature, parts, terrain);
  const under = (x: number, z: number): number => others.reduce((most, part) => Math.max(most, heightUnder(part, x, z, bottom)), 0);
  let highest = 0;
  // What is flush with its underside carries it: nothing higher is looked for.
  for (const [x, z] of places) if (bottom - highest > FLUSH) highest = Math.max(highest, under(x, z));
  return bottom - highest <= FLUSH || inside.length > 0 ? [] : [finding('error', 'floating', { feature: feature.id, at, about: { by: tenth(bottom - highest) }, fix: to(highest) })];
}

/** On the ground, and wholly within another piece. */
function wholly(feature: Feature, parts: readonly TerrainPart[], terrain: Terrain): readonly Finding[] {
  const places = parts.flatMap(placesIn);
  const top = Math.max(...parts.map((part) => part.top));
  const box = boxAround(places);
  const around = terrain.parts.find((part) => part.feature !== feature.id && isSolid(part) && part.bottom <= FLUSH && part.top >= top && isNear(part.box, box)
    && places.filter(([x, z]) => lies(part, x, z)).length >= BURIED * places.length);
  if (around === undefined) return [];
  return [finding('warning', 'buried', { feature: feature.id, at: { x: feature.at[0], y: feature.level, z: feature.at[1] }, about: { other: around.feature }, fix: { kind: 'remove', features: [feature.id] } })];
}

/** Whether a place lies within what has an outline and a box around it. */
const lies = ({ box, edges }: Pick<TerrainPart, 'box' | 'edges'>, x: number, z: number): boolean => nearBox(box, x, z, 0) && holds(edges, x, z);

/** The highest that a part has to stand on under a place, no higher than `most` and what counts as flush. */
function heightUnder(part: TerrainPart, x: number, z: number, most: number): number {
  let highest = part.top <= most + FLUSH && lies(part, x, z) ? part.top : 0;
  for (const surface of part.surfaces) if (surface.y > highest && surface.y <= most + FLUSH && lies(surface, x, z)) highest = surface.y;
  return highest;
}

const isSolid = ({ sight, move }: TerrainPart): boolean => sight === 'blocked' && move === 'impassable';

/** Places of a stretch, evenly and at most a step apart: of a thin wall both sides are seen. */
function spread(from: number, to: number): readonly number[] {
  const many = Math.ceil((to - from) / STEP);
  return Array.from({ length: many }, (_, i) => from + ((i + 0.5) * (to - from)) / many);
}

/** Places of a lattice in the outline of a part, its corners' middles where it is narrower than that. */
function placesIn({ box, edges, footprint }: TerrainPart): readonly (readonly [number, number])[] {
  const [xs, zs] = [spread(box.minX, box.maxX), spread(box.minZ, box.maxZ)];
  const places = xs.flatMap((x) => zs.flatMap((z) => (holds(edges, x, z) ? [[x, z] as const] : [])));
  if (places.length > 0) return places;
  const corners = footprint[0]!;
  return [[corners.reduce((sum, [x]) => sum + x, 0) / corners.length, corners.reduce((sum, [, z]) => sum + z, 0) / corners.length]];
}

const boxAround = (places: readonly (readonly [number, number])[]): Box => boxOf(edgesOf([places]));
const isNear = (a: Box, b: Box): boolean => nearBox(a, (b.minX + b.maxX) / 2, (b.minZ + b.maxZ) / 2, Math.max(b.maxX - b.minX, b.maxZ - b.minZ) / 2);
