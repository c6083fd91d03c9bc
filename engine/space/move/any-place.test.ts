import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../core/rng.ts';
import type { PlaceRequest } from '../../core/script.ts';
import { MOTIONS, movedPoint, movedTerrain } from '../../testing/proofs/transform.ts';
import { type BoxSpec, boxTerrain } from '../../testing/terrain.ts';
import { anyPlace, hasPlace, placesOf } from './any-place.ts';
import type { Point } from '../../shape/point.ts';
import { asks, everyPlace, LEVELS, packed } from './place-reference.fixture.ts';
import type { Base, Zone } from '../../shape/shape.ts';
import type { Terrain } from '../terrain/terrain.ts';
import { refusePlace } from './zone.ts';

const wall = { sight: 'blocked', move: 'impassable', bottom: 0, top: 110, surface: false } as const;

/** Four walls round a pocket of a width and depth in mm; nowhere else within 150 mm is there room. */
const pocket = (wide: number, deep: number, x = 0, z = 0): Terrain => boxTerrain({
  boxes: [
    { id: 'west', ...wall, x: [x - 200, x - wide / 2], z: [z - 200, z + 200] }, { id: 'east', ...wall, x: [x + wide / 2, x + 200], z: [z - 200, z + 200] },
    { id: 'north', ...wall, x: [x - wide / 2, x + wide / 2], z: [z - 200, z - deep / 2] }, { id: 'south', ...wall, x: [x - wide / 2, x + wide / 2], z: [z + deep / 2, z + 200] },
  ],
});

const near = (range: number, x = 0, z = 0, more: Partial<Extract<Zone, { kind: 'near' }>> = {}): Zone => ({ kind: 'near', of: { at: { x, y: 0, z }, radius: 20 }, range, level: 'any', levels: LEVELS, ...more });

const spots = fc.integer({ min: 1, max: 1_000_000 });
const outside: Point = { x: 0, y: 0, z: 900 };

/** How many squares are looked at until a place is found, or none is proven. */
function squares(terrain: Terrain, request: PlaceRequest): number {
  let count = 0;
  placesOf(terrain, request, () => { count++; return false; }).next();
  return count;
}

describe('any place', () => {
  test('SP-PLACE-01 a pocket that holds a single tenth is found, one between two tenths is not', () => {
    const hole = pocket(39.9, 39.9, 35.3, -17.2);
    expect(anyPlace(hole, asks(near(60)))).toEqual({ x: 35.3, y: 0, z: -17.2 });
    expect(anyPlace(pocket(39.85, 39.9, 35.35, -17.2), asks(near(60)))).toBeNull();
    expect(anyPlace(pocket(39.7, 90, 35.3, -17.2), asks(near(60)))).toBeNull();
    expect(anyPlace(hole, asks(near(60), [{ at: { x: 35.3, y: 0, z: 22.6 }, radius: 20 }]))).toBeNull();
    expect(anyPlace(hole, asks(near(60), [{ at: { x: 35.3, y: 0, z: 22.8 }, radius: 20 }]))).not.toBeNull();
  });

  test('SP-PLACE-01 a place at the very end of the range, among bases on all other sides', () => {
    // Four bases close in on the middle one; only the corners between them are left, 56 mm off and more.
    const others: Base[] = [[0, 0], [45, 0], [-45, 0], [0, 45], [0, -45]].map(([x, z]) => ({ at: { x: x!, y: 0, z: z! }, radius: 20 }));
    const found = [15.7, 15.8, 15.9, 16, 16.1].map((range): boolean => {
      const request = asks(near(range), others, { at: { x: 0, y: 0, z: 300 } });
      const some = anyPlace(boxTerrain({}), request) !== null;
      expect([range, some]).toEqual([range, everyPlace(boxTerrain({}), request, { x: 39.5, z: 39.5 }, 3).next().done !== true]);
      return some;
    });
    expect(found).toEqual([false, false, false, true, true]);
  });

  test('SP-PLACE-03 up on a deck where the ground is full, unless the same Elevation is asked for', () => {
    const deck: BoxSpec = { id: 'deck', sight: 'clear', move: 'passable', x: [-30, 30], z: [-30, 30], bottom: 86, top: 90 };
    const terrain = boxTerrain({ boxes: [deck] });
    const crowd: Base = { at: { x: 0, y: 0, z: 0 }, radius: 90 };
    expect(anyPlace(terrain, asks(near(20), [crowd], { at: { x: 0, y: 0, z: 300 } }))?.y).toBe(90);
    expect(anyPlace(terrain, asks(near(20, 0, 0, { level: 'same' }), [crowd], { at: { x: 0, y: 0, z: 300 } }))).toBeNull();
  });

  test('SP-MOVE-07 on a plinth just as large as the base, not on one a little smaller', () => {
    const crowd: Base = { at: { x: 35.3, y: 0, z: -17.2 }, radius: 90 };
    const plinth = (wide: number): Terrain => boxTerrain({ boxes: [{ id: 'plinth', sight: 'blocked', move: 'impassable', x: [35.3 - wide / 2, 35.3 + wide / 2], z: [-17.2 - wide / 2, -17.2 + wide / 2], bottom: 0, top: 90 }] });
    expect(anyPlace(plinth(39.9), asks(near(60, 35.3, -17.2), [crowd], { at: outside }))).toEqual({ x: 35.3, y: 90, z: -17.2 });
    expect(anyPlace(plinth(39.7), asks(near(60, 35.3, -17.2), [crowd], { at: outside }))).toBeNull();
  });

  test('SP-MOVE-06 nobody stands inside a solid, however roomy it is', () => {
    const terrain = boxTerrain({ boxes: [{ id: 'block', ...wall, x: [-200, 200], z: [-200, 200] }] });
    expect(anyPlace(terrain, asks(near(100), [], { at: { x: 0, y: 0, z: 300 } }))).toBeNull();
    expect(anyPlace(terrain, asks(near(50), [], { at: { x: 0, y: 0, z: 300 }, radius: 8 }))).toBeNull();
  });

  test('SP-DEPLOY-02 SP-DEPLOY-04 along an edge that is built up but for one gap', () => {
    const strip: Zone = { kind: 'strip', side: 1, depth: 76.2, levels: LEVELS };
    const edge = (gap: number): Terrain => boxTerrain({ boxes: [{ id: 'left', ...wall, x: [-457.2, 101.3], z: [330, 457.2] }, { id: 'right', ...wall, x: [101.3 + gap, 457.2], z: [330, 457.2] }] });
    expect(anyPlace(edge(40), asks(strip))?.x).toBeCloseTo(121.3, 0);
    expect(anyPlace(edge(39.7), asks(strip))).toBeNull();
  });

  test('SP-ENG-01 with a tool, out of sight of those it must stay apart from', () => {
    const foe: Base = { at: { x: 0, y: 0, z: 60 }, radius: 20 };
    const tool: Zone = { kind: 'tool', tool: { length: 60, width: 25, beyondTip: true }, over: false, levels: LEVELS, wedge: null };
    const apart = { bases: [foe], range: 200 };
    const screen = (low: number): Terrain => boxTerrain({ boxes: [{ id: 'screen', ...wall, x: [low, 60], z: [-40, -30] }] });
    const request = asks(tool, [foe], { apart });
    expect(anyPlace(screen(50), request)).toBeNull();
    const hidden = anyPlace(screen(-60), asks(tool, [foe], { apart, at: { x: 66, y: 0, z: 0 } }));
    expect(hidden).not.toBeNull();
    expect(refusePlace(screen(-60), asks(tool, [foe], { apart, at: { x: 66, y: 0, z: 0 } }), hidden)).toBeNull();
  });

  test('SP-PUSH-04 a push always has some direction, within its wedge', () => {
    for (const way of ['toward', 'away'] as const) {
      for (const [x, z] of [[40, 0], [-13, 9.4], [0, 0]] as const) {
        const request = asks({ kind: 'slide', length: 25.4, levels: LEVELS, wedge: { other: { x, y: 0, z }, way }, higherCharactersStop: false });
        expect(refusePlace(pocket(40.2, 40.2), request, anyPlace(pocket(40.2, 40.2), request))).toBeNull();
      }
    }
  });

  test('SP-PLACE-01 in packed spots it finds a place exactly where every tenth asked one by one gives one', () => {
    const counts = { some: 0, none: 0, missed: 0 };
    fc.assert(
      fc.property(spots, (seed) => {
        const { terrain, others, of, range } = packed(randomFrom(seed), 4.5);
        const request = asks({ kind: 'near', of, range, level: seed % 5 === 0 ? 'same' : 'any', levels: LEVELS }, others, { at: outside, radius: 4.5, height: 20 });
        const found = anyPlace(terrain, request);
        expect(found !== null).toBe(everyPlace(terrain, request, of.at, range + of.radius + 4.7).next().done !== true);
        expect(hasPlace(terrain, request)).toBe(found !== null);
        counts[found === null ? 'none' : 'some']++;
        if (found === null) return;
        expect(refusePlace(terrain, request, found)).toBeNull();
        if ([...everyPlace(terrain, request, { x: 0, z: 0 }, 15, 3)].length === 0) counts.missed++;
      }),
      { numRuns: 50, seed: 20 },
    );
    // Enough of each kind, and some that a lattice finer than the figure misses.
    expect(Math.min(counts.none, counts.some)).toBeGreaterThan(8);
    expect(counts.missed).toBeGreaterThan(0);
  });

  test('SP-PLACE-01 mirrored, turned, and with the bases in another order the answer is the same', () => {
    const said = { some: 0, none: 0 };
    fc.assert(
      fc.property(spots, fc.constantFrom(...MOTIONS.filter(({ dx }) => dx === 0)), fc.infiniteStream(fc.nat()), (seed, motion, order) => {
        const { terrain, others, of, range } = packed(randomFrom(seed), 20);
        const ask = (on: Terrain, put: (at: Point) => Point, bases: readonly Base[]): boolean =>
          hasPlace(on, asks({ kind: 'near', of: { ...of, at: put(of.at) }, range, level: 'any', levels: LEVELS }, bases.map((base) => ({ ...base, at: put(base.at) })), { at: outside }));
        const here = ask(terrain, (at) => at, others);
        said[here ? 'some' : 'none']++;
        const shuffled = others.map((base) => ({ base, rank: order.next().value! })).sort((a, b) => a.rank - b.rank).map(({ base }) => base);
        expect(ask(terrain, (at) => at, shuffled)).toBe(here);
        expect(ask(movedTerrain(terrain, motion), (at) => movedPoint(motion, at), others)).toBe(here);
      }),
      { numRuns: 150, seed: 20 },
    );
    expect(Math.min(said.some, said.none)).toBeGreaterThan(15);
  });
});

describe('effort', () => {
  test('SP-TOOL-06 some hundred squares where walls keep a figure in, however narrow its tool', () => {
    const yard = boxTerrain({ boxes: [[-90, -60, -90, 90], [60, 90, -90, 90], [-60, 60, -90, -60], [-60, 60, 60, 90]].map(([x0, x1, z0, z1], i) => ({ id: `w${i}`, ...wall, x: [x0!, x1!] as const, z: [z0!, z1!] as const })) });
    const foe: Base = { at: { x: 30, y: 0, z: 0 }, radius: 20 };
    for (const width of [0, 25]) {
      const request = asks({ kind: 'tool', tool: { length: 100, width, beyondTip: true }, over: false, levels: LEVELS, wedge: null }, [foe], { at: { x: -35, y: 0, z: 0 }, apart: { bases: [foe], range: 100 } });
      expect(anyPlace(yard, request)).toBeNull();
      expect(squares(yard, request)).toBeLessThan(2000);
    }
  });

  test('some few squares where there is room, some thousands where a hair is missing all along', () => {
    expect(squares(boxTerrain({}), asks(near(25.4), [{ at: { x: 0, y: 0, z: 0 }, radius: 20 }], { at: { x: 0, y: 0, z: 300 } }))).toBeLessThan(60);
    // A slot a hair too narrow, as long as the zone.
    expect(squares(pocket(39.79, 400), asks(near(25.4), [], { at: { x: 0, y: 0, z: 300 } }))).toBeLessThan(10_000);
    // The worst there is: everything is taken up to a hair short of the range's end, all round (Range 5).
    const hair = [{ at: { x: 0, y: 0, z: 0 }, radius: 254 + 20 + 0.1999 }];
    expect(squares(boxTerrain({}), asks(near(254), hair, { at: { x: 0, y: 0, z: 300 } }))).toBeLessThan(100_000);
    expect(anyPlace(boxTerrain({}), asks(near(254), hair, { at: { x: 0, y: 0, z: 300 } }))).toBeNull();
  });
});
