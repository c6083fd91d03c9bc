/** Whether every piece stands on the table, on something, and in nothing. */
import { foundIn, InParts, type Steps } from '../../core/steps.ts';
import { tenth } from '../../shape/point.ts';
import { FLUSH } from '../plane/scale.ts';
import { overhangOf, type Feature, type TableFile } from '../terrain/table.ts';
import type { Terrain, TerrainPart } from '../terrain/terrain.ts';
import { topples } from './balance.ts';
import { finding, type Finding } from './finding.ts';
import { overlapFindings } from './overlaps.ts';
import { boxAround, isSolid, lies, moved, othersNear, placesIn, standingOf, type Place, type Standing } from './standing.ts';

/** Share of a feature's outline, seen from above, that must lie in another's matter for it to count as buried. */
const BURIED = 0.9;

/** What is wrong with how the pieces of a table stand, a piece a step. */
export function* pieceFindings(table: TableFile, terrain: Terrain): Steps<readonly Finding[]> {
  const parts = new InParts(2);
  const alone = yield* parts.part(1, loneFindings(table, terrain));
  const said = new Set(alone.flatMap(({ feature, about: { other } }) => (other === undefined ? [] : [pairOf(feature!, String(other))])));
  // What stands a second time in the same place stands in nothing that the first one does not stand in.
  const again = new Set(alone.flatMap(({ reason, feature }) => (reason === 'twice' ? [feature] : [])));
  const standing = standingOf(table.features, terrain).filter(({ feature: { id } }) => !again.has(id));
  return [...alone, ...yield* parts.part(1, overlapFindings(terrain, standing, (one, other) => said.has(pairOf(one, other))))];
}

/** The same without how far pieces stand into each other, which takes most of the time where many do. */
export function* loneFindings(table: TableFile, terrain: Terrain): Steps<readonly Finding[]> {
  const standing = standingOf(table.features, terrain);
  return [...standing.flatMap((one) => overhang(one, terrain)), ...twins(table.features), ...yield* foundIn(standing, (one) => carried(one, terrain))];
}

const pairOf = (one: string, other: string): string => JSON.stringify([one, other].sort());

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

const placesOf = (parts: readonly TerrainPart[]): readonly Place[] => parts.flatMap((part) => placesIn(part));

/** Whether something carries a feature: the table, or what lies under a part of its outline. It may neither hang above nor stand in it. */
function carried(standing: Standing, terrain: Terrain): readonly Finding[] {
  const { feature, parts, bottom } = standing;
  const lowest = parts.filter((part) => part.bottom <= bottom + FLUSH);
  const others = othersNear(terrain, feature, boxAround(lowest.map(({ box }) => box)));
  const around = others.filter((part) => isSolid(part) && part.bottom < bottom - FLUSH && part.top > bottom + FLUSH);
  if (around.length === 0 && bottom <= FLUSH) return wholly(standing, terrain);
  const places = placesOf(lowest);
  const inside = around.flatMap((part) => {
    const share = places.filter(([x, z]) => lies(part, x, z)).length / places.length;
    return share === 0 ? [] : [{ part, share }];
  });
  const at = { x: feature.at[0], y: bottom, z: feature.at[1] };
  const to = (level: number): Finding['fix'] => ({ kind: 'set', feature: feature.id, to: { level: tenth(Math.max(0, feature.level + level - bottom)) } });
  const sunkIn = inside.filter(({ share }) => share >= BURIED).sort((a, b) => b.part.top - a.part.top)[0]?.part;
  if (sunkIn !== undefined) return [finding('warning', 'sunk', { feature: feature.id, at, about: { by: tenth(sunkIn.top - bottom), other: sunkIn.feature }, fix: to(sunkIn.top) })];
  if (bottom <= FLUSH) return wholly(standing, terrain);
  const under = (x: number, z: number): number => others.reduce((most, part) => Math.max(most, heightUnder(part, x, z, bottom)), 0);
  let highest = 0;
  // What is flush with its underside carries it: nothing higher is looked for.
  for (const [x, z] of places) if (bottom - highest > FLUSH) highest = Math.max(highest, under(x, z));
  if (bottom - highest > FLUSH && inside.length === 0) return [finding('error', 'floating', { feature: feature.id, at, about: { by: tenth(bottom - highest) }, fix: to(highest) })];
  const over = topples(standing, terrain);
  return over === null ? [] : [finding('warning', 'unsupported', { feature: feature.id, at, fix: over.move === null ? null : moved(feature, over.move) })];
}

/** On the ground, and wholly within another piece. */
function wholly({ feature, parts }: Standing, terrain: Terrain): readonly Finding[] {
  const top = Math.max(...parts.map((part) => part.top));
  const higher = othersNear(terrain, feature, boxAround(parts.map(({ box }) => box)))
    .filter((part) => isSolid(part) && part.bottom <= FLUSH && part.top >= top);
  if (higher.length === 0) return [];
  const places = placesOf(parts);
  const around = higher.find((part) => places.filter(([x, z]) => lies(part, x, z)).length >= BURIED * places.length);
  if (around === undefined) return [];
  return [finding('warning', 'buried', { feature: feature.id, at: { x: feature.at[0], y: feature.level, z: feature.at[1] }, about: { other: around.feature }, fix: { kind: 'remove', features: [feature.id] } })];
}

/** The highest that a part has to stand on under a place, no higher than `most` and what counts as flush. */
function heightUnder(part: TerrainPart, x: number, z: number, most: number): number {
  let highest = part.top <= most + FLUSH && lies(part, x, z) ? part.top : 0;
  for (const surface of part.surfaces) if (surface.y > highest && surface.y <= most + FLUSH && lies(surface, x, z)) highest = surface.y;
  return highest;
}
