import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../core/rng.ts';
import { FACING, planOf, triangleNear } from '../terrain/derive-plan.ts';
import { mayStand } from './ground.ts';
import { levelsOf } from './level.ts';
import { readPiece } from '../terrain/piece.ts';
import { type Box, holds } from '../plane/ring.ts';
import { deep } from '../../testing/depth.ts';
import type { Body } from '../../shape/shape.ts';
import { buildTerrain, type Terrain, type TerrainPart } from '../terrain/table.ts';
import { unpacked } from '../../node/unpacked.ts';

const folder = join(import.meta.dirname, '../../../assets/pieces');
const names = readdirSync(join(folder, 'refinery')).map((file) => file.replace('.glb.pack', ''));
const levels = { step: 76.2, equalIsSame: true };
const random = randomFrom(11);
const between = (low: number, high: number): number => Math.round((low + random() * (high - low)) * 10) / 10;

/** A piece turned at random on a small table, and against its side another of its kind. */
async function pair(name: string, theme: string): Promise<Terrain> {
  const piece = await readPiece(unpacked(readFileSync(join(folder, theme, `${name}.glb.pack`))));
  const turn = between(0, 360);
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const wide = Math.max(
    ...piece.parts.flatMap(({ surfaces, footprint }) =>
      (surfaces.length ? surfaces.map(({ outline }) => outline) : footprint).flatMap((ring) => ring.map(([x]) => x)),
    ),
  );
  const at = (x: number): [number, number] => [Math.round(x * c * 10) / 10, Math.round(-x * s * 10) / 10];
  const features = [-wide, wide + between(0, 2)].map((x, i) => ({ id: `p${i}`, piece: name, at: at(x), turn, level: i * between(0, 2) }));
  return buildTerrain({ format: 'gantry-table', version: 1, id: name, name, theme, size: [700, 700], features }, new Map([[name, piece]]));
}

const disc = (x: number, z: number, radius: number, count: number): readonly (readonly [number, number])[] =>
  [1, 0.66, 0.33, 0].flatMap((share) =>
    Array.from(
      { length: share ? count : 1 },
      (_, i) => [x + Math.cos((i / count) * 2 * Math.PI) * radius * share, z + Math.sin((i / count) * 2 * Math.PI) * radius * share] as const,
    ),
  );

/** Parts that a seam is cut into, to find where in it a place lies: a seam all but as wide as may be is found from a place at its very edge. */
const SPLITS = 44;

/** Whether a place is on a surface that carries at a height, or in a seam no wider than `seam` mm. */
function isCarried({ surfaces }: Terrain, y: number, x: number, z: number, seam: number): boolean {
  if (y <= 3) return true;
  const near = surfaces.filter((one) => one.y <= y && one.y >= y - 3);
  const on = (u: number, v: number): boolean => near.some((one) => holds(one.edges, u, v));
  if (on(x, z)) return true;
  for (let i = 0; i < 24; i++) {
    const [ux, uz] = [Math.cos((i / 24) * Math.PI), Math.sin((i / 24) * Math.PI)];
    for (let k = 0; k <= SPLITS; k++)
      if (on(x + (ux * seam * k) / SPLITS, z + (uz * seam * k) / SPLITS) && on(x - ux * seam * (1 - k / SPLITS), z - uz * seam * (1 - k / SPLITS))) return true;
  }
  return false;
}

/** Faces that lie at the very height of a border are not between (mm): places on them are reckoned a little off it. */
const ROUNDING = 1e-4;

/** The least distance in plan from a place of what a mesh has between two heights, found by places all over its triangles: too large by at most 0.3 mm. */
function toMatter({ positions: p, triangles }: TerrainPart, x: number, z: number, low: number, high: number, within: number): number {
  let best = Infinity;
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => [p[triangles[t + k]! * 3]!, p[triangles[t + k]! * 3 + 1]!, p[triangles[t + k]! * 3 + 2]!] as const) as [V, V, V];
    const [xs, ys, zs] = [0, 1, 2].map((axis) => [a[axis]!, b[axis]!, c[axis]!]) as [number[], number[], number[]];
    if (
      Math.min(...ys) > high ||
      Math.max(...ys) < low ||
      Math.min(...xs) > x + within ||
      Math.max(...xs) < x - within ||
      Math.min(...zs) > z + within ||
      Math.max(...zs) < z - within
    )
      continue;
    const long = Math.max(length(a, b), length(b, c), length(c, a));
    const n = Math.ceil(long / 0.4);
    for (let i = 0; i <= n; i++) {
      const u = i / n;
      const [fromX, fromZ] = [a[0] + (b[0] - a[0]) * u - x, a[2] + (b[2] - a[2]) * u - z];
      if (toRow(fromX, fromZ, (c[0] - a[0]) * (1 - u), (c[2] - a[2]) * (1 - u)) >= best) continue;
      for (let j = 0; i + j <= n; j++) {
        const v = j / n;
        const y = a[1] + (b[1] - a[1]) * u + (c[1] - a[1]) * v;
        if (y > low + ROUNDING && y < high - ROUNDING)
          best = Math.min(best, Math.hypot(a[0] + (b[0] - a[0]) * u + (c[0] - a[0]) * v - x, a[2] + (b[2] - a[2]) * u + (c[2] - a[2]) * v - z));
      }
    }
  }
  return best;
}

/** Distance in plan from the origin to a stretch from a place along a way. */
function toRow(x: number, z: number, alongX: number, alongZ: number): number {
  const squared = alongX * alongX + alongZ * alongZ;
  const share = squared === 0 ? 0 : Math.max(0, Math.min(1, -(x * alongX + z * alongZ) / squared));
  return Math.hypot(x + alongX * share, z + alongZ * share);
}

/** The middle tenth of a rectangle: the heart of a part. */
const middleOf = ({ minX, maxX, minZ, maxZ }: Box): Box => ({
  minX: 0.55 * minX + 0.45 * maxX,
  maxX: 0.45 * minX + 0.55 * maxX,
  minZ: 0.55 * minZ + 0.45 * maxZ,
  maxZ: 0.45 * minZ + 0.55 * maxZ,
});

type V = readonly [number, number, number];
const length = (a: V, b: V): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** The share of rays from a place, up and all around, that leave a mesh once more often than they enter it. */
function insideShare({ positions: p, triangles }: TerrainPart, x: number, y: number, z: number): number {
  const ways: readonly V[] = [[0.01, 1, 0.02], ...Array.from({ length: 12 }, (_, i): V => [Math.cos(i / 2 + 0.1), 0.03, Math.sin(i / 2 + 0.1)])];
  return ways.filter((way) => {
    let sum = 0;
    for (let t = 0; t < triangles.length; t += 3) sum += crossing(p, triangles[t]! * 3, triangles[t + 1]! * 3, triangles[t + 2]! * 3, [x, y, z], way);
    return sum > 0;
  }).length / ways.length;
}

/** 1 where a ray goes out through the front of a triangle, -1 where it comes in, 0 where it misses. */
function crossing(p: Float32Array, i: number, j: number, k: number, o: V, d: V): number {
  const at = (v: number): V => [p[v]!, p[v + 1]!, p[v + 2]!];
  const [a, b, c] = [at(i), at(j), at(k)];
  const [e, f] = [minus(b, a), minus(c, a)];
  const h = cross(d, f);
  const det = dot(e, h);
  if (Math.abs(det) < 1e-9) return 0;
  const s = minus(o, a);
  const u = dot(s, h) / det;
  const q = cross(s, e);
  const v = dot(d, q) / det;
  if (u < 0 || v < 0 || u + v > 1 || dot(f, q) / det <= 0) return 0;
  return det < 0 ? 1 : -1;
}
const minus = (a: V, b: V): V => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: V, b: V): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: V, b: V): V => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];

/** Checks one answer against the slow references; places nearer than some tenths to a border may go either way. Gives why not, or 'legal'. */
function check(terrain: Terrain, body: Body): string {
  const { at: { x, y, z }, radius, height } = body;
  const why = mayStand(terrain, body, [], levels)?.why ?? 'legal';
  const [low, high] = [y + 3, y + height];
  const said = `${x}, ${y}, ${z} with ${radius}`;
  if (why === 'unsupported') {
    const above = terrain.surfaces.some((one) => one.y > y && one.y <= y + 3 && disc(x, z, radius, 90).some(([u, v]) => holds(one.edges, u, v)));
    const own = y === 0 || terrain.surfaces.some((one) => one.y === y && disc(x, z, radius - 0.3, 90).some(([u, v]) => holds(one.edges, u, v)));
    if (!above && own) expect(disc(x, z, radius + 0.1, 720).some(([u, v]) => !isCarried(terrain, y, u, v, 0.9)), said).toBe(true);
    return why;
  }
  const matter = Math.min(...terrain.parts.map((part) => (part.top > low && part.bottom < high ? toMatter(part, x, z, low, high, radius + 1) : Infinity)));
  if (why === 'legal') {
    for (const [u, v] of disc(x, z, radius - 0.25, 60)) expect(isCarried(terrain, y, u, v, 1.1), said).toBe(true);
    expect(matter, said).toBeGreaterThanOrEqual(radius - 0.11);
    for (const part of terrain.parts) if (part.bottom < high && part.top > low) expect(insideShare(part, x, low + 0.5, z), said).toBeLessThan(0.6);
  } else if (why === 'noRoom' && matter > radius + 0.2) {
    expect(Math.max(...terrain.parts.map((part) => insideShare(part, x, low + 0.5, z))), said).toBeGreaterThan(0.4);
  }
  return why;
}

describe('SP-MOVE-06 SP-MOVE-07 where a base may stand on and about every piece', () => {
  test.each(names)('%s', async (name) => {
    const counts = new Map<string, number>();
    for (const theme of ['refinery', 'snow']) {
      const terrain = await pair(name, theme);
      const plans = terrain.parts.map(({ positions, triangles }) => planOf(positions, triangles));
      const heights = levelsOf(terrain).map(({ from }) => from);
      for (let i = 0; i < deep(60, 30); i++) {
        const part = terrain.parts[(i >> 2) % terrain.parts.length]!;
        // Every fourth body stands in the heart of a part, on what the part stands on.
        const y = i % 4 === 0 ? Math.max(...heights.filter((one) => one <= part.bottom + 1)) : heights[Math.floor(random() * heights.length)]!;
        const surface = terrain.surfaces.filter((one) => one.y === y)[0];
        const box = i % 4 === 0 ? middleOf(part.box) : surface && i % 4 < 3 ? surface.box : { minX: -200, maxX: 200, minZ: -200, maxZ: 200 };
        const body: Body = {
          at: { x: between(box.minX, box.maxX), y, z: between(box.minZ, box.maxZ) },
          radius: [12.5, 13.5, 20, 25][i % 4]!,
          height: [30, 45, 60][i % 3]!,
        };
        const why = check(terrain, body);
        counts.set(why, (counts.get(why) ?? 0) + 1);
        // Where a floor is as thin as this, the mat beside it carries as well.
        if (why !== 'legal' || y <= 3) continue;
        // Nobody stands on air: level faces or their bevels lie under all of the base, but for slots of 6 mm.
        for (const [u, v] of disc(body.at.x, body.at.z, body.radius - 0.3, 24)) {
          const carried = plans.some(
            (plan) =>
              triangleNear(plan, u, v, 3.3, (t) => plan.facing[t] !== FACING.other && Math.abs(plan.positions[plan.index[t * 3]! * 3 + 1]! - y) < 8.2) >= 0,
          );
          expect(carried, `${name} at ${u}, ${v}`).toBe(true);
        }
      }
    }
    expect(counts.get('legal')).toBeGreaterThan(0);
  });
});
