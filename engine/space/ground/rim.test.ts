import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BoxSpec, boxPiece } from '../../testing/terrain.ts';
import { buildTerrain, type Terrain } from '../terrain/table.ts';
import { levelsOf } from './level.ts';
import { Rim } from './rim.ts';

const deck = { id: 'deck', sight: 'clear', move: 'passable', x: [-30, 30], z: [-20, 20], bottom: 86, top: 90 } as const satisfies BoxSpec;
const pieces = new Map([['deck', boxPiece('deck', [deck])]]);

/** Decks where they are put. */
const decksAt = (places: readonly (readonly [x: number, z: number, turn: number, level: number])[]): Terrain => buildTerrain({
  format: 'gantry-table', version: 2, id: 'yard', name: 'Yard', theme: 'refinery', size: [600, 600],
  features: places.map(([x, z, turn, level], i) => ({ id: `d${i}`, piece: 'deck', at: [x, z], turn, level })),
}, pieces);

const place = fc.tuple(fc.integer({ min: -200, max: 200 }), fc.integer({ min: -200, max: 200 }), fc.integer({ min: 0, max: 179 }), fc.constant(0));
const asked = fc.record({ x: fc.integer({ min: -2400, max: 2400 }), z: fc.integer({ min: -2400, max: 2400 }), radius: fc.integer({ min: 5, max: 400 }) });

test('SP-MOVE-07 a rim says the same whether it is asked about once or so often that a map of the table is made', () => {
  fc.assert(fc.property(fc.array(place, { minLength: 1, maxLength: 6 }), fc.array(asked, { minLength: 20, maxLength: 40 }), (places, questions) => {
    const { half, surfaces } = decksAt(places);
    const worn = new Rim(half, surfaces);
    for (let times = 0; times <= 500_000; times += surfaces.length) worn.isClear(half.x, half.z, 0);
    for (const { x, z, radius } of questions) {
      const [fresh, ...asked] = [new Rim(half, surfaces), x / 10, z / 10, radius / 10] as const;
      const near = fresh.nearest(...asked);
      expect(fresh.isClear(...asked), asked.join()).toBe(worn.isClear(...asked));
      expect(near, asked.join()).toBeCloseTo(worn.nearest(...asked), 9);
      if (Math.abs(near - asked[2]) > 1e-6) expect(near < asked[2], asked.join()).toBe(!worn.isClear(...asked));
      else expect(near, 'at the most').toBeLessThanOrEqual(asked[2]);
    }
  }), { numRuns: 20 });
});

test('SP-MOVE-07 after very many questions it goes on to say what it said', () => {
  const { half, surfaces } = decksAt([[0, 0, 0, 0], [70, 0, 10, 0], [0, 60, 45, 0]]);
  const rim = new Rim(half, surfaces);
  const places = Array.from({ length: 400 }, (_, i) => [((i * 37) % 200) - 100, ((i * 91) % 200) - 100] as const);
  const first = places.map(([x, z]) => rim.isClear(x, z, 12));
  for (let round = 0; round < 150; round++) for (const [x, z] of places) rim.isClear(x, z, 12);
  expect(places.map(([x, z]) => rim.isClear(x, z, 12))).toEqual(first);
  expect(new Set(first).size).toBe(2);
});

test('SP-MOVE-07 surfaces up to 3 mm lower carry a base on a level, in the order of the table, however many heights there are', () => {
  const terrain = decksAt(Array.from({ length: 60 }, (_, i) => [((i * 53) % 400) - 200, ((i * 29) % 400) - 200, 0, ((i * 37) % 90)] as const));
  const levels = levelsOf(terrain);
  expect(levels).toHaveLength(61);
  for (const { from, own, surfaces, above } of levels) {
    expect(surfaces).toEqual(terrain.surfaces.filter(({ y }) => y <= from && from - y <= 3));
    expect(above).toEqual(terrain.surfaces.filter(({ y }) => y > from && y - from <= 3));
    expect(own).toEqual(terrain.surfaces.filter(({ y }) => y === from));
  }
});
