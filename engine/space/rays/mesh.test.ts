import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../core/rng.ts';
import { boxTerrain } from '../../testing/terrain.ts';
import { meetsPart } from './mesh-cast.ts';
import { indexOf } from './mesh-index.ts';
import { firstHit, rayAlong } from './mesh.ts';
import { apart, crossings, dot, placeIn, randomYard, tableOf } from './mesh.fixture.ts';

const wall = { id: 'wall', sight: 'blocked', move: 'impassable', x: [-5, 5], z: [-100, 100], bottom: 0, top: 20 } as const;
const closeTo = (n: number): unknown => expect.closeTo(n, 9);
const point = (x: number, y: number, z: number): unknown => ({ x: closeTo(x), y: closeTo(y), z: closeTo(z) });

/** Places whose neighbourhood decides: on an edge of a triangle, or where two surfaces lie this near to each other. */
const BORDER = 0.01;

describe('rays against drawn triangles', () => {
  const terrain = boxTerrain({ boxes: [{ ...wall, id: 'far', x: [50, 60] }, wall] });

  test('1.2: the first surface on the way, where, and which way it looks', () => {
    expect(firstHit(terrain, { x: -50, y: 10, z: 0 }, { x: 100, y: 10, z: 0 })).toEqual({
      part: 1,
      at: point(-5, 10, 0),
      normal: point(-1, 0, 0),
      distance: closeTo(45),
    });
    expect(firstHit(terrain, { x: -50, y: 30, z: 0 }, { x: 100, y: 30, z: 0 })).toBeNull();
    expect(firstHit(terrain, { x: -50, y: 10, z: 0 }, { x: -10, y: 10, z: 0 })).toBeNull();
    expect(firstHit(terrain, { x: -50, y: 10, z: 0 }, { x: -50, y: 10, z: 0 })).toBeNull();
  });

  test('only parts that block sight, when asked so', () => {
    const mixed = boxTerrain({ boxes: [{ ...wall, id: 'glass', x: [-30, -20], sight: 'clear' }, wall] });
    const [from, to] = [{ x: -50, y: 10, z: 3 }, { x: 100, y: 10, z: 3 }];
    expect(firstHit(mixed, from, to)?.part).toBe(0);
    expect(firstHit(mixed, from, to, 'blocked')?.part).toBe(1);
  });

  test('a ray along a side or through an edge is not lost', () => {
    const down = (x: number, z: number): number | undefined => firstHit(terrain, { x, y: 80, z }, { x, y: 0, z })?.distance;
    expect([down(0, 0), down(5, 40), down(-5, -100), down(5, 100)]).toEqual([60, 60, 60, 60].map(closeTo));
  });

  test('an empty table has nothing to hit', () => {
    expect(firstHit(boxTerrain({}), { x: 0, y: 100, z: 0 }, { x: 0, y: -5, z: 0 })).toBeNull();
  });
});

describe('one index for each piece kind', () => {
  const yard = tableOf([{ id: 'a', piece: 'house', at: [0, 0], turn: 0, level: 0 }, { id: 'b', piece: 'house', at: [100, 80], turn: 33, level: 30 }]);

  test('placements share it, and the piece keeps the order of its triangles', () => {
    const [first, again] = [yard.parts[0]!, yard.parts[4]!];
    const before = [...first.triangles];
    expect(indexOf(first)).toBe(indexOf(again));
    expect(indexOf(first).vertices).toBe(first.placed!.model);
    expect([...first.triangles]).toEqual(before);
    expect(indexOf(first)).not.toBe(indexOf(yard.parts[1]!));
  });

  test('a part without a model of its own is indexed as it stands', () => {
    const { placed: _, ...loose } = yard.parts[4]!;
    const alone = { ...yard, parts: yard.parts.map((part, i) => (i === 4 ? { ...loose } : part)) };
    const [from, to] = [{ x: 70, y: 60, z: 200 }, { x: 70, y: 60, z: -200 }];
    const [a, b] = [firstHit(yard, from, to), firstHit(alone, from, to)];
    expect(a?.part).toBe(4);
    expect(b?.part).toBe(4);
    expect(apart(a!.at, b!.at)).toBeLessThan(BORDER);
  });
});

test('random rays at random turned pieces meet what a loop over all triangles meets', () => {
  const random = randomFrom(11);
  let [met, missed, border] = [0, 0, 0];
  for (let table = 0; table < 8; table++) {
    const terrain = randomYard(random, 10);
    for (let i = 0; i < 70; i++) {
      const [from, to] = [placeIn(random), placeIn(random)];
      for (const meets of ['all', 'blocked'] as const) {
        const parts = terrain.parts.filter(({ sight }) => meets === 'all' || sight === 'blocked');
        const expected = crossings(parts, from, to);
        const hit = firstHit(terrain, from, to, meets);
        const { ray, long } = rayAlong(from, to)!;
        const any = parts.some((part) => meetsPart(part, ray, long));
        const [first, second] = expected;
        if (expected.some(({ inside }) => inside < BORDER) || (first && Math.min(first.distance, long - expected.at(-1)!.distance) < BORDER)) {
          border++;
          continue;
        }
        expect(any).toBe(first !== undefined);
        if (first === undefined) {
          expect(hit).toBeNull();
          missed++;
          continue;
        }
        expect(apart(hit!.at, first.at)).toBeLessThan(BORDER);
        if (second === undefined || second.distance - first.distance > BORDER) {
          expect(hit!.part).toBe(first.part);
          expect(dot(hit!.normal, first.normal)).toBeGreaterThan(0.999);
        }
        met++;
      }
    }
  }
  expect(met).toBeGreaterThan(200);
  expect(missed).toBeGreaterThan(200);
  expect(border).toBeLessThan(40);
});
