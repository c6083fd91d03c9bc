import { describe, expect, test } from 'vitest';
import { at, BOXES, fixture, TEST } from '../testing/terrain.ts';
import { inches, type Point } from './point.ts';
import { refuseToken, restingPlace } from './relocate.ts';
import type { Terrain } from './terrain.ts';

const { token } = TEST;
const rest = (terrain: Terrain, { x, z }: Point): number => restingPlace(terrain, x, z, token);
const refuse = (terrain: Terrain, { x, z }: Point): string | null => refuseToken(terrain, x, z, token)?.rule ?? null;

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
    expect(refuse(fixture([BOXES.gantry]), at(15, 19.7))).toBe('SP-FIELD-05');
    expect(refuse(fixture([BOXES.gantry]), at(15, 19.5))).toBeNull();
    expect(rest(fixture([BOXES.gantry]), at(15, 19.5))).toBe(127);
  });

  test('AT-035 SP-FIELD-06 features may overlap', () => {
    expect(rest(fixture([BOXES.gantry, { ...BOXES.roof, x: [19, 28] }]), at(19.5, 18))).toBe(127);
  });

  test('SP-FIELD-04 no terrain, no move; nothing rests inside what stands on a roof', () => {
    expect(rest(fixture([]), at(15, 15))).toBe(0);
    const gear = { ...BOXES.roof, id: 'gear', x: [23, 25], z: [17, 19], bottom: 5, top: 6, surface: false } as const;
    expect(rest(fixture([BOXES.roof, gear]), at(24, 18))).toBe(0);
    expect(refuse(fixture([BOXES.roof, gear]), at(24, 18))).toBe('SP-FIELD-05');
  });
});
