import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planOf, squaredToTriangle } from '../terrain/derive-plan.ts';
import { boxOfMesh, sumOfMesh, thousandth } from '../terrain/placed.ts';
import type { PieceModel } from '../terrain/piece-model.ts';
import { buildTerrain, put, placingOf, type Feature } from '../terrain/table.ts';
import type { TerrainPart } from '../terrain/terrain.ts';
import { bare } from '../../testing/own-tables.ts';
import { trianglesAround, type Triangles } from './around.ts';

/** A heap of triangles of all sizes, none of them where another is. */
const [CORNERS, WIDE] = [300, 90];
const noise = (i: number): number => ((Math.sin(i * 12.9898) * 43758.5453) % 1) * WIDE;
const heap = Float32Array.from({ length: 3 * CORNERS }, (_, i) => Math.fround(i < CORNERS ? noise(i) : noise(i - (i % 9)) + noise(i) / 8));
const model: PieceModel = {
  name: 'heap',
  parts: [{
    part: 'heap', sight: 'blocked', move: 'impassable', low: false, top: WIDE, bottom: 0, surfaces: [], ingress: [], footprint: [[[-WIDE, -WIDE], [WIDE, -WIDE], [WIDE, WIDE], [-WIDE, WIDE]]],
    positions: heap, index: Uint32Array.from({ length: CORNERS }, (_, i) => i),
  }],
};
const partOf = (feature: Partial<Feature>): TerrainPart => buildTerrain(bare({ features: [{ id: 'a', piece: 'heap', at: [0, 0], turn: 0, level: 0, ...feature }] }), new Map([['heap', model]])).parts[0]!;
/** The same part with a mesh that nobody placed. */
const loose = ({ placed: _, ...part }: TerrainPart): TerrainPart => part;
const told = ({ positions, triangles }: Triangles): readonly string[] =>
  Array.from({ length: triangles.length / 3 }, (_, t) => [0, 1, 2].flatMap((k) => [...positions.subarray(3 * triangles[3 * t + k]!).subarray(0, 3)]).join(' '));
const coordinate = fc.integer({ min: -4000, max: 4000 }).map((n) => n / 10);
const somewhere = fc.record({
  at: fc.tuple(coordinate, coordinate),
  turn: fc.integer({ min: -3600, max: 3600 }).map((n) => n / 10), level: fc.integer({ min: 0, max: 9999 }).map((n) => n / 10),
});

test('a mesh is placed corner by corner where the rules put a place', () => {
  fc.assert(fc.property(somewhere, (feature) => {
    const { positions } = partOf(feature);
    for (let i = 0; i < heap.length; i += 3) {
      const [x, z] = put(placingOf(feature), heap[i]!, heap[i + 2]!);
      expect([...positions.subarray(i, i + 3)]).toEqual([x, thousandth(heap[i + 1]! + feature.level), z].map(Math.fround));
    }
  }), { seed: 1, numRuns: 20 });
});

test('what is summed and boxed of a placed mesh without placing it is what its corners say', () => {
  fc.assert(fc.property(somewhere, (feature) => {
    const part = partOf(feature);
    expect(sumOfMesh(part)).toBe(sumOfMesh(loose(part)));
    boxOfMesh(part).forEach((n, i) => expect(n).toBeCloseTo(boxOfMesh(loose(part))[i]!, 2));
  }), { seed: 1, numRuns: 100 });
  // So far away that its corners are rounded by more than a thousandth.
  const far = partOf({ at: [16_000.037, -20_000.019], turn: 33 });
  expect(sumOfMesh(far)).toBe(sumOfMesh(loose(far)));
});

test('the triangles around a disc are all that come near it, in their order, and none that lies wholly aside of it along an axis', () => {
  fc.assert(fc.property(somewhere, fc.tuple(coordinate, coordinate), fc.integer({ min: 1, max: 600 }), (feature, [dx, dz], tenths) => {
    const part = partOf(feature);
    const [x, z, radius] = [feature.at[0] + dx / 4, feature.at[1] + dz / 4, tenths / 10];
    const found = told(trianglesAround(part, x, z, radius));
    const unsorted = trianglesAround(loose(part), x, z, radius);
    expect(found.filter((one) => !told(unsorted).includes(one))).toEqual([]);
    const plan = planOf(part.positions, part.triangles);
    const near = told(part).filter((_, t) => squaredToTriangle(plan, t, x, z) <= radius * radius);
    expect(found.filter((one) => near.includes(one))).toEqual(near);
  }), { seed: 1, numRuns: 200 });
});

test('a length is rounded to the nearest thousandth, a half upward, without a sign at nought', () => {
  fc.assert(fc.property(fc.double({ min: -9e6, max: 9e6, noNaN: true }), (n) => thousandth(n) === Math.round(n * 1000) / 1000), { seed: 1, numRuns: 2000 });
  for (const n of [0, -0, 0.0005, -0.0005, 1.0005, 2.0015, -0.0001]) expect(Object.is(thousandth(n), Math.round(n * 1000) / 1000 + 0), String(n)).toBe(true);
});
