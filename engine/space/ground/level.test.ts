import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BoxSpec, boxPiece } from '../../testing/terrain.ts';
import { levelsOf, restOn } from './level.ts';
import { supportsAt } from './ground.ts';
import { holds } from '../plane/ring.ts';
import { buildTerrain, type Terrain } from '../terrain/table.ts';

/** Flat boxes of one height placed and turned: x, z of the middle, sides, top, turn in degrees. */
type Deck = readonly [x: number, z: number, w: number, d: number, top: number, turn: number];

function decks(list: readonly Deck[]): Terrain {
  const pieces = new Map(list.map(([, , w, d, top], i) => [`p${i}`, boxPiece(`p${i}`, [{ id: 'deck', sight: 'clear', move: 'passable', x: [-w / 2, w / 2], z: [-d / 2, d / 2], bottom: 0, top } satisfies BoxSpec])]));
  return buildTerrain({ format: 'gantry-table', version: 1, id: 't', name: 't', theme: 't', size: [600, 600], features: list.map(([x, z, , , , turn], i) => ({ id: `p${i}`, piece: `p${i}`, at: [x, z], turn, level: 0 })) }, pieces);
}

const rests = (terrain: Terrain, x: number, z: number, radius = 20) => supportsAt(terrain, x, z, radius).filter((y) => y > 0);

/** The places on the rim of a disc and on two smaller circles in it. */
const samples = (x: number, z: number, radius: number, count: number): readonly (readonly [number, number])[] =>
  [1, 0.6, 0].flatMap((share) =>
    Array.from(
      { length: share ? count : 1 },
      (_, i) => [x + Math.cos((i / count) * 2 * Math.PI) * radius * share, z + Math.sin((i / count) * 2 * Math.PI) * radius * share] as const,
    ),
  );

/** Whether a place is on a surface, or between two that are no farther apart than `seam` mm. */
function isCarried({ surfaces }: Terrain, y: number, x: number, z: number, seam: number): boolean {
  const on = (u: number, v: number): boolean => surfaces.some((one) => one.y <= y && one.y >= y - 3 && holds(one.edges, u, v));
  if (on(x, z)) return true;
  for (let i = 0; i < 24; i++) {
    const [ux, uz] = [Math.cos((i / 24) * Math.PI), Math.sin((i / 24) * Math.PI)];
    for (let k = 0; k <= 10; k++) {
      const [a, b] = [(seam * k) / 10, seam * (1 - k / 10)];
      if (on(x + ux * a, z + uz * a) && on(x - ux * b, z - uz * b)) return true;
    }
  }
  return false;
}

describe('SP-MOVE-07 AMB-11 a base rests on surfaces joined', () => {
  test.each([0, 30, 45, 71])('over a seam of 0.9 mm that runs at %d degrees, not over one of 1.3 mm', (turn) => {
    const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    const pair = (gap: number) => decks([-1, 1].map((side): Deck => [side * (50 + gap / 2) * c, -side * (50 + gap / 2) * s, 100, 100, 90, turn]));
    for (const off of [0, 0.3, 0.44, 5, 15]) {
      expect(rests(pair(0.9), off * c, -off * s)).toEqual([90]);
      expect(rests(pair(1.3), off * c, -off * s)).toEqual([]);
    }
  });

  test('a seam that widens carries where it is narrow', () => {
    // Two decks, one turned by a degree about the middle of their common side: 0 to 1.7 mm apart.
    const angle = Math.PI / 180;
    const terrain = decks([[-50, 0, 100, 200, 90, 0], [0.001 + 50 * Math.cos(angle), -50 * Math.sin(angle), 100, 196, 90, 1]]);
    expect(rests(terrain, 0, 20)).toEqual([90]);
    expect(rests(terrain, 0, -20)).toEqual([90]);
    const [open] = [-75, 75].filter((z) => rests(terrain, 0, z).length === 0);
    expect(open).toBeDefined();
  });

  test('another height far away joins and parts nothing', () => {
    const near: readonly Deck[] = [[0, 0, 60, 100, 90, 0], [60, 0, 60, 100, 92, 0]];
    for (const y of [88, 89.5, 94]) expect(rests(decks([...near, [-200, 200, 60, 60, y, 0]]), 30, 0)).toEqual([92]);
  });

  test('a lip that ends a little inside a larger deck takes nothing away', () => {
    expect(rests(decks([[0, 0, 100, 100, 90, 0], [0, 0, 99, 99, 90, 0]]), 30, 30)).toEqual([90]);
    expect(rests(decks([[0, 0, 100, 100, 90, 0], [0, 0, 99, 99, 90, 0]]), 30.2, 0)).toEqual([]);
  });

  test('the height is that of the highest surface touched', () => {
    const terrain = decks([[0, 0, 100, 100, 90, 0], [60, 0, 40, 100, 91.5, 0]]);
    expect(rests(terrain, 0, 0)).toEqual([90]);
    expect(rests(terrain, 19.5, 0)).toEqual([90]);
    expect(rests(terrain, 25, 0)).toEqual([91.5]);
    expect(levelsOf(terrain).map(({ from }) => from)).toEqual([0, 90, 91.5]);
    expect(restOn(levelsOf(terrain)[1]!, 25, 0, 20)).toBeNaN();
  });

  test('wherever a base rests all of it is carried, and where it does not, some of it is not', () => {
    const deck = fc.tuple(
      fc.integer({ min: -60, max: 60 }),
      fc.integer({ min: -60, max: 60 }),
      fc.integer({ min: 20, max: 120 }),
      fc.integer({ min: 20, max: 120 }),
      fc.constantFrom(90, 90, 92),
      fc.constantFrom(0, 0, 30, 45, 90, 133),
    );
    const place = fc.tuple(fc.integer({ min: -700, max: 700 }), fc.integer({ min: -700, max: 700 }));
    const some = fc.array(deck, { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(some, fc.array(place, { minLength: 12, maxLength: 12 }), fc.constantFrom(12.5, 20), (list, places, radius) => {
        const terrain = decks(list);
        for (const [x, z] of places.map(([u, v]) => [u / 10, v / 10] as const)) {
          const found = rests(terrain, x, z, radius);
          for (const y of found) for (const [u, v] of samples(x, z, radius - 0.25, 90)) expect(isCarried(terrain, y, u, v, 1.05)).toBe(true);
          const touched = [92, 90].find((y) =>
            levelsOf(terrain).some(
              (level) => level.from === y && samples(x, z, radius - 0.25, 180).some(([u, v]) => level.own.some((one) => holds(one.edges, u, v))),
            ),
          );
          if (touched !== undefined && !found.includes(touched))
            expect(samples(x, z, radius + 0.1, 720).some(([u, v]) => !isCarried(terrain, touched, u, v, 0.95))).toBe(true);
        }
      }),
      { numRuns: 40, seed: 7 },
    );
  });
});
