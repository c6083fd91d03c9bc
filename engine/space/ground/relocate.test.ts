import { describe, expect, test } from 'vitest';
import { at, BOXES, fixture, TEST } from '../../testing/terrain.ts';
import { inches, type Point } from '../../shape/point.ts';
import { refuseToken, restingPlace } from './relocate.ts';
import { obstacle, obstacleAt, slabAt } from './slab.ts';
import type { Terrain } from '../terrain/terrain.ts';

const { token } = TEST;
const rest = (terrain: Terrain, { x, z }: Point): number => restingPlace(terrain, x, z, token);
const refuse = (terrain: Terrain, { x, z }: Point): string | null => refuseToken(terrain, x, z, token)?.why ?? null;

describe('objective tokens under terrain', () => {
  const floor = { id: 'floor', sight: 'clear', move: 'passable', x: [10, 20], z: [10, 20], bottom: 3.8, top: 4 } as const;

  test('AT-033 SP-FIELD-04 the highest floor that holds it', () => {
    const tower = fixture([floor, { ...floor, id: 'top', bottom: 7.8, top: 8 }]);
    expect(rest(tower, at(15, 15))).toBeCloseTo(inches(8), 1);
    expect(refuse(tower, at(15, 15))).toBeNull();
    const half = fixture([floor, { ...floor, id: 'top', x: [15, 20], bottom: 7.8, top: 8 }]);
    expect(rest(half, at(13, 15))).toBeCloseTo(inches(4), 1);
  });

  test('AT-034 SP-FIELD-05 a token that would hang over an edge', () => {
    expect(refuse(fixture([BOXES.gantry]), at(15, 19.7))).toBe('tokenNotHeld');
    expect(refuse(fixture([BOXES.gantry]), at(15, 19.5))).toBeNull();
    expect(rest(fixture([BOXES.gantry]), at(15, 19.5))).toBe(127);
  });

  test('AT-035 SP-FIELD-06 features may overlap', () => {
    expect(rest(fixture([BOXES.gantry, { ...BOXES.roof, x: [19, 28] }]), at(19.5, 18))).toBe(127);
  });

  test('AT-034 SP-FIELD-05 the feature and the part in the way are named', () => {
    const { gantry, wallLow } = BOXES;
    expect(refuseToken(fixture([gantry, wallLow]), at(15, 19.7).x, at(15, 19.7).z, token)).toEqual({ why: 'tokenNotHeld', detail: { feature: 'gantry', piece: 'gantry', part: 'gantry' } });
    expect(refuseToken(fixture([{ ...wallLow, surface: false }]), at(18, 12).x, at(18, 12).z, token)).toMatchObject({ detail: { feature: 'wall-low' } });
  });

  test('SP-FIELD-04 a token that a rim above covers in part lies whole on the floor below it', () => {
    const tower = fixture([floor, { ...floor, id: 'top', x: [15, 20], bottom: 7.8, top: 8 }]);
    expect([rest(tower, at(15, 15)), refuse(tower, at(15, 15))]).toEqual([inches(4), null]);
    expect([rest(tower, at(15.5, 15)), refuse(tower, at(15.5, 15))]).toEqual([inches(8), null]);
  });

  test('SP-FIELD-05 what hangs over the bare table covers it at any height; a mat of 3 mm does not', () => {
    const dish = { ...BOXES.crate, id: 'dish', bottom: 6, top: 7, surface: false } as const;
    expect([refuse(fixture([dish]), at(13, 10)), refuse(fixture([dish]), at(14.4, 10)), refuse(fixture([dish]), at(14.5, 10))]).toEqual(['tokenNotHeld', 'tokenNotHeld', null]);
    const mat = { ...BOXES.crate, id: 'mat', bottom: 0, top: 0.1 } as const;
    expect([refuse(fixture([mat]), at(13, 10)), refuse(fixture([mat]), at(14, 10)), refuse(fixture([mat, dish]), at(13, 10))]).toEqual([null, null, 'tokenNotHeld']);
  });

  test('SP-MOVE-03 a token may touch the table’s edge and not reach over it', () => {
    expect([at(18, 0.5), at(18, 0.49), at(35.5, 35.5), at(35.51, 18), at(0.49, 0.49)].map((place) => refuse(fixture([]), place))).toEqual([null, 'offTable', null, 'offTable', 'offTable']);
  });

  test('SP-FIELD-04 no terrain, no move; nothing rests inside what stands on a roof', () => {
    expect(rest(fixture([]), at(15, 15))).toBe(0);
    const gear = { ...BOXES.roof, id: 'gear', x: [23, 25], z: [17, 19], bottom: 5, top: 6, surface: false } as const;
    expect(rest(fixture([BOXES.roof, gear]), at(24, 18))).toBe(0);
    expect(refuse(fixture([BOXES.roof, gear]), at(24, 18))).toBe('tokenNotHeld');
  });
});

test('what is in the way at one place is the same as in the map of the whole table', () => {
  const { gantry, wallLow, wallHigh } = BOXES;
  const terrain = fixture([gantry, wallLow, wallHigh, { ...wallLow, id: 'yard', hollow: 0.25, x: [3, 7], z: [3, 8], surface: false }]);
  for (const [y, height] of [[0, 6], [0, 150], [120.65, 40]] as const) {
    const slab = slabAt(terrain, y, height);
    for (let x = -440; x <= 440; x += 22) {
      for (let z = -440; z <= 440; z += 22) {
        const [here, mapped] = [obstacleAt(terrain, y, height, x, z, token), obstacle(slab, x, z, token)];
        // Of several in the way the first is named.
        expect(here >= 0 && here <= mapped ? mapped : here, `${x} ${z} ${y}`).toBe(mapped);
      }
    }
  }
});
