/** Sight by trying many lines: slow and plain, for the tests of the fast search. */
import { elevation } from '../plane/measure.ts';
import { isOnTerrain, overlapsPart } from '../terrain/overlap.ts';
import type { Plan } from '../../shape/point.ts';
import { boxOf, distanceToEdges, edgesOf, holds, type Ring, squaredToStretch } from '../plane/ring.ts';
import type { Base, Levels } from '../../shape/shape.ts';
import type { Terrain, TerrainPart } from '../terrain/terrain.ts';

/** The parts that may stop a line, word by word: Blocked, higher than the viewer, not overlapped by it, and higher than a target on terrain (SP-LOS-02 to SP-LOS-04). */
export function qualifying(terrain: Terrain, from: Base, to: Base, levels: Levels): readonly TerrainPart[] {
  const raised = isOnTerrain(terrain, to);
  return terrain.parts.filter(
    (part) =>
      part.sight === 'blocked' &&
      elevation(part.top, from.at.y, levels) === 'higher' &&
      !overlapsPart(part, from) &&
      (!raised || elevation(part.top, to.at.y, levels) === 'higher'),
  );
}

/** Places on the rim of a base, evenly enough spaced. */
export function rimOf({ at, radius }: Base, count: number): readonly Plan[] {
  return Array.from({ length: count }, (_, i) => {
    const t = (4 * i) / count;
    const [x, z] = t < 2 ? [1 - t, t < 1 ? t : 2 - t] : [t - 3, t < 3 ? 2 - t : t - 4];
    const long = Math.sqrt(x * x + z * z);
    return { x: at.x + (x / long) * radius, z: at.z + (z / long) * radius };
  });
}

/** How far in mm a straight keeps from the nearest footprint; 0 when it crosses one. */
export function spareOf(parts: readonly TerrainPart[], p: Plan, q: Plan): number {
  let spare = Infinity;
  for (const { edges, box } of parts) {
    if (Math.min(p.x, q.x) - 1 > box.maxX || Math.max(p.x, q.x) + 1 < box.minX || Math.min(p.z, q.z) - 1 > box.maxZ || Math.max(p.z, q.z) + 1 < box.minZ)
      continue;
    if (holds(edges, p.x, p.z)) return 0;
    for (let i = 0; i < edges.length; i += 4) {
      const [a, b] = [{ x: edges[i]!, z: edges[i + 1]! }, { x: edges[i + 2]!, z: edges[i + 3]! }];
      if (side(p, q, a) > 0 !== side(p, q, b) > 0 && side(a, b, p) > 0 !== side(a, b, q) > 0) return 0;
      const squared = Math.min(
        squaredToStretch(p.x, p.z, a.x, a.z, b.x, b.z),
        squaredToStretch(q.x, q.z, a.x, a.z, b.x, b.z),
        squaredToStretch(a.x, a.z, p.x, p.z, q.x, q.z),
        squaredToStretch(b.x, b.z, p.x, p.z, q.x, q.z),
      );
      spare = Math.min(spare, Math.sqrt(squared));
    }
  }
  return spare;
}

const side = (p: Plan, q: Plan, { x, z }: Plan): number => (q.x - p.x) * (z - p.z) - (q.z - p.z) * (x - p.x);

/** Whether some of count × count straights between two bases keeps `spare` mm from all parts. */
export function someLineFree(parts: readonly TerrainPart[], from: Base, to: Base, count: number, spare: number): boolean {
  const targets = rimOf(to, count);
  return rimOf(from, count).some((p) => targets.some((q) => spareOf(parts, p, q) >= spare));
}

/** How deep in mm a straight gets into footprints, by places half a millimetre apart that neither base covers. */
export function depthOf(parts: readonly TerrainPart[], [p, q]: readonly [Plan, Plan], bases: readonly Base[]): number {
  const long = Math.sqrt((q.x - p.x) * (q.x - p.x) + (q.z - p.z) * (q.z - p.z));
  let deep = 0;
  for (let d = 0; d <= long; d += 0.5) {
    const [x, z] = [p.x + ((q.x - p.x) * d) / long, p.z + ((q.z - p.z) * d) / long];
    if (bases.some(({ at, radius }) => (x - at.x) * (x - at.x) + (z - at.z) * (z - at.z) < radius * radius)) continue;
    for (const { edges, box } of parts) {
      if (x > box.minX && x < box.maxX && z > box.minZ && z < box.maxZ && holds(edges, x, z)) deep = Math.max(deep, distanceToEdges(edges, x, z));
    }
  }
  return deep;
}

/** The terrain without some of its parts. */
export function without(terrain: Terrain, left: readonly number[]): Terrain {
  return withParts(terrain, terrain.parts.filter(({ index }) => !left.includes(index)));
}

/** The terrain with these parts, numbered anew. */
export function withParts(terrain: Terrain, parts: readonly TerrainPart[]): Terrain {
  const numbered = parts.map((part, index) => ({ ...part, index, surfaces: part.surfaces.map((surface) => ({ ...surface, part: index })) }));
  return { ...terrain, parts: numbered, surfaces: numbered.flatMap(({ surfaces }) => surfaces) };
}

/** The terrain with every place in plan moved; `turned` says that left and right change. */
export function movedTerrain(terrain: Terrain, move: (place: Plan) => Plan, turned: boolean): Terrain {
  const ring = (places: Ring): Ring => {
    const moved = places.map(([x, z]) => move({ x, z })).map(({ x, z }) => [x, z] as const);
    return turned ? moved.reverse() : moved;
  };
  return withParts(terrain, terrain.parts.map((part) => {
    const footprint = part.footprint.map(ring);
    const edges = edgesOf(footprint);
    const surfaces = part.surfaces.map((surface) => {
      const outline = ring(surface.outline);
      const border = edgesOf([outline]);
      return { ...surface, outline, edges: border, box: boxOf(border) };
    });
    return { ...part, footprint, edges, box: boxOf(edges), surfaces };
  }));
}
