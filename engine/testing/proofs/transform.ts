/** The same terrain mirrored, turned, moved, in another order, or without some parts. */
import type { Plan, Point } from '../../shape/point.ts';
import { boxOf, edgesOf, type Ring } from '../../space/plane/ring.ts';
import type { Terrain, TerrainPart } from '../../space/terrain/terrain.ts';

/** A move of the whole plan: x' = a·x + b·z + dx, z' = c·x + d·z + dz. */
export interface Motion {
  readonly name: string;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly dx: number;
  readonly dz: number;
}

const still = { dx: 0, dz: 0 } as const;
/** Mirrored, a quarter, half and three quarters of a turn, and moved. */
export const MOTIONS: readonly Motion[] = [
  { name: 'mirrored', a: -1, b: 0, c: 0, d: 1, ...still },
  { name: 'a quarter turned', a: 0, b: 1, c: -1, d: 0, ...still },
  { name: 'half turned', a: -1, b: 0, c: 0, d: -1, ...still },
  { name: 'mirrored and turned', a: 0, b: 1, c: 1, d: 0, ...still },
  { name: 'moved', a: 1, b: 0, c: 0, d: 1, dx: 37.3, dz: -12.9 },
];

export const movedVector = ({ a, b, c, d }: Motion, { x, z }: Plan): Plan => ({ x: a * x + b * z, z: c * x + d * z });
export const movedPoint = (motion: Motion, p: Point): Point => {
  const { x, z } = movedVector(motion, p);
  return { x: Math.round((x + motion.dx) * 1000) / 1000 + 0, y: p.y, z: Math.round((z + motion.dz) * 1000) / 1000 + 0 };
};

/** A table as large as can matter to nobody on it: for motions that would leave it. */
export const widened = (terrain: Terrain): Terrain => ({ ...terrain, half: { x: terrain.half.x + 300, z: terrain.half.z + 300 } });

/** A terrain after a motion. Tables are square, so quarter turns keep their size. */
export function movedTerrain(terrain: Terrain, motion: Motion): Terrain {
  const flips = motion.a * motion.d - motion.b * motion.c < 0;
  const put = (x: number, z: number): readonly [number, number] => {
    const p = movedPoint(motion, { x, y: 0, z });
    return [p.x, p.z];
  };
  const ring = (old: Ring): Ring => {
    const moved = old.map(([x, z]) => put(x, z));
    return flips ? moved.reverse() : moved;
  };
  const parts = terrain.parts.map((part): TerrainPart => {
    const positions = new Float32Array(part.positions.length);
    for (let i = 0; i < positions.length; i += 3) {
      const [x, z] = put(part.positions[i]!, part.positions[i + 2]!);
      positions.set([x, part.positions[i + 1]!, z], i);
    }
    const triangles = flips ? part.triangles.slice() : part.triangles;
    if (flips) for (let i = 0; i < triangles.length; i += 3) [triangles[i + 1], triangles[i + 2]] = [triangles[i + 2]!, triangles[i + 1]!];
    const footprint = part.footprint.map(ring);
    const edges = edgesOf(footprint);
    const surfaces = part.surfaces.map(({ part: index, y, outline }) => {
      const moved = ring(outline);
      const border = edgesOf([moved]);
      return { part: index, y, outline: moved, edges: border, box: boxOf(border) };
    });
    return without({ ...part, footprint, edges, box: boxOf(edges), surfaces, positions, triangles });
  });
  return {
    ...terrain,
    parts, surfaces: parts.flatMap(({ surfaces }) => surfaces), ingress: terrain.ingress.map((point) => ({ ...point, at: movedPoint(motion, point.at) })),
  };
}

/** A part whose mesh is only where it stands: what it was placed from would no longer be true. */
function without(part: TerrainPart): TerrainPart {
  const copy: Record<string, unknown> = { ...part };
  delete copy['placed'];
  return copy as unknown as TerrainPart;
}

/** A terrain of some of the parts of another, in the order given. */
export function chosenParts(terrain: Terrain, chosen: readonly number[]): Terrain {
  const parts = chosen.map((old, index): TerrainPart => {
    const part = terrain.parts[old]!;
    return { ...part, index, surfaces: part.surfaces.map((surface) => ({ ...surface, part: index })) };
  });
  return { ...terrain, parts, surfaces: parts.flatMap(({ surfaces }) => surfaces), ingress: [] };
}
