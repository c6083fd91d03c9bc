import type { Random } from '../../core/rng.ts';
import { boxPiece, type BoxSpec } from '../../testing/terrain.ts';
import type { Point } from '../../shape/point.ts';
import { buildTerrain, type Feature, type Terrain } from '../terrain/table.ts';
import type { TerrainPart } from '../terrain/terrain.ts';
import type { PieceModel } from '../terrain/piece-model.ts';

const box = (id: string, x: readonly [number, number], z: readonly [number, number], bottom: number, top: number, sight: BoxSpec['sight'] = 'blocked'): BoxSpec => ({ id, sight, move: 'impassable', x, z, bottom, top });

/** Three kinds of piece: a post with a rail that does not block, a house with a door, a crate. */
export const PIECES: ReadonlyMap<string, PieceModel> = new Map([
  boxPiece('post', [box('column', [-10, 10], [-14, 14], 0, 90), box('rail', [10, 60], [-3, 3], 20, 26, 'clear')]),
  boxPiece('house', [box('left', [-50, -12], [-4, 4], 0, 70), box('right', [12, 50], [-4, 4], 0, 70), box('lintel', [-12, 12], [-4, 4], 45, 70), box('roof', [-55, 55], [-30, 30], 70, 76)]),
  boxPiece('crate', [box('crate', [-17, 17], [-12, 12], 0, 24)]),
].map((piece) => [piece.name, piece]));

/** A table of 600 mm with pieces at random places and turns. */
export function randomYard(random: Random, count: number): Terrain {
  const names = [...PIECES.keys()];
  const features = Array.from({ length: count }, (_, i): Feature => ({
    id: `f${i}`, piece: names[Math.floor(random() * names.length)]!, turn: Math.floor(random() * 3600) / 10 - 180, level: random() < 0.8 ? 0 : 30,
    at: [Math.round(random() * 5000) / 10 - 250, Math.round(random() * 5000) / 10 - 250],
  }));
  return tableOf(features);
}

/** A table of 600 mm with these pieces. */
export const tableOf = (features: Feature[]): Terrain => buildTerrain({ format: 'gantry-table', version: 1, id: 'yard', name: 'Yard', theme: 'test', size: [600, 600], features }, PIECES);

/** A place over the yard. */
export const placeIn = (random: Random, high = 110): Point => ({ x: random() * 560 - 280, y: random() * high, z: random() * 560 - 280 });

/** A crossing found by going through all triangles. */
export interface Crossing {
  readonly part: number;
  readonly distance: number;
  readonly at: Point;
  readonly normal: Point;
  /** How far the place lies within the triangle (mm): near 0 it is on an edge. */
  readonly inside: number;
}

/** All crossings of a straight way, nearest first: triangle by triangle, plane first, then the sides. */
export function crossings(parts: readonly TerrainPart[], from: Point, to: Point): Crossing[] {
  const found: Crossing[] = [];
  for (const part of parts) for (let i = 0; i < part.triangles.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((n) => vertex(part, i + n)) as [Point, Point, Point];
    const normal = unit(cross(minus(b, a), minus(c, a)));
    const [before, after] = [dot(normal, minus(from, a)), dot(normal, minus(to, a))];
    if (before === after || before * after > 0) continue;
    const share = before / (before - after);
    const at = { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y), z: from.z + share * (to.z - from.z) };
    const inside = Math.min(...([[a, b], [b, c], [c, a]] as const).map(([p, q]) => dot(unit(cross(normal, minus(q, p))), minus(at, p))));
    if (inside < -1e-6) continue;
    const way = minus(to, from);
    found.push({
      part: part.index,
      distance: share * Math.sqrt(dot(way, way)),
      at,
      normal: before >= 0 ? normal : minus({ x: 0, y: 0, z: 0 }, normal),
      inside,
    });
  }
  return found.sort((a, b) => a.distance - b.distance);
}

const vertex = ({ positions, triangles }: TerrainPart, i: number): Point => ({
  x: positions[3 * triangles[i]!]!,
  y: positions[3 * triangles[i]! + 1]!,
  z: positions[3 * triangles[i]! + 2]!,
});
export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y, z: a.z - b.z });
export const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y + a.z * b.z;
export const cross = (a: Point, b: Point): Point => ({ x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x });
export const unit = (v: Point): Point => { const long = Math.sqrt(dot(v, v)); return long === 0 ? v : { x: v.x / long, y: v.y / long, z: v.z / long }; };
export const apart = (a: Point, b: Point): number => Math.sqrt(dot(minus(a, b), minus(a, b)));
