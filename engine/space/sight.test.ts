import { describe, expect, test } from 'vitest';
import { at, BOXES, boxTerrain, fixture, TEST } from '../testing/terrain.ts';
import { elevation, within } from './measure.ts';
import type { Point } from './point.ts';
import { sight } from './sight.ts';
import type { Terrain } from './terrain.ts';

const { radius, ranges, levels } = TEST;
const look = (terrain: Terrain, from: Point, to: Point) => sight(terrain, { at: from, radius }, { at: to, radius }, levels);
const sees = (terrain: Terrain, from: Point, to: Point): boolean => look(terrain, from, to).seen;

describe('what blocks sight', () => {
  test('AT-186 SP-LOS-04 a higher Blocked part', () => {
    expect(look(fixture([BOXES.wallHigh]), at(14, 18), at(22, 18))).toEqual({ seen: false, line: [at(14, 18), at(22, 18)], blocker: 0, rule: 'SP-LOS-04' });
  });

  test('AT-187 SP-LOS-02 not one of the same Elevation', () => {
    expect(sees(fixture([BOXES.wallLow]), at(14, 18), at(22, 18))).toBe(true);
  });

  test('AT-189 SP-TERR-02 never a Clear part', () => {
    expect(sees(fixture([{ ...BOXES.wallHigh, sight: 'clear', top: 20 }]), at(14, 18), at(22, 18))).toBe(true);
  });

  test('AT-190 SP-LOS-02 nothing else: characters are not asked for', () => {
    expect(sees(fixture([]), at(14, 18), at(22, 18))).toBe(true);
  });

  test('AT-191 SP-LOS-03 parts no higher than a target on terrain', () => {
    const terrain = fixture([BOXES.wallHigh, BOXES.roof]);
    expect(sees(terrain, at(12, 18), at(24, 18, 5))).toBe(true);
    expect(sees(terrain, at(12, 18), at(19.2, 18))).toBe(false);
  });

  test('AT-193 SP-LOS-03 SP-LOS-04 a tower higher than both', () => {
    const platform = { id: 'platform', sight: 'clear', move: 'passable', x: [22, 26], z: [16, 20], bottom: 3.5, top: 4 } as const;
    const tower = { ...BOXES.wallHigh, top: 8 } as const;
    expect(sees(fixture([platform, tower]), at(12, 18), at(24, 18, 4))).toBe(false);
    expect(sees(fixture([platform, { ...tower, top: 7 }]), at(12, 18), at(24, 18, 4))).toBe(true);
  });

  test('AT-194 AT-195 SP-LOS-02 SP-LOS-06 out of a ruin, not into it', () => {
    const ruin = fixture([{ ...BOXES.roof, id: 'ruin', x: [21.5, 26.5], z: [15.5, 20.5], top: 6, hollow: 0.25 }]);
    expect(sees(ruin, at(24, 18), at(20, 18))).toBe(true);
    expect(sees(ruin, at(20, 18), at(24, 18))).toBe(false);
  });

  test('AT-213 AT-214 SP-ENG-01 within Range 2 is not enough', () => {
    const [a, b] = [{ at: at(16.5, 18), radius }, { at: at(19.5, 18), radius }];
    expect(within(a, b, ranges[2]!)).toBe(true);
    expect(sees(fixture([BOXES.wallHigh]), a.at, b.at)).toBe(false);
    expect(elevation(at(0, 0, 5).y, 0, levels)).toBe('higher');
  });
});

describe('the search for a line', () => {
  test('SP-LOS-05 touching an edge is not crossing', () => {
    const wall = (end: number) => fixture([{ ...BOXES.wallHigh, z: [10, end] }]);
    expect(sees(wall(18.75), at(14, 18), at(22, 18))).toBe(true);
    expect(sees(wall(18.76), at(14, 18), at(22, 18))).toBe(false);
  });

  test('SP-LOS-05 a narrow slit between two walls, seen at a slant', () => {
    const slit = (wide: number) =>
      boxTerrain({
        boxes: [
          { id: 'a', sight: 'blocked', move: 'impassable', x: [-5, 5], z: [-300, 37], bottom: 0, top: 120 },
          { id: 'b', sight: 'blocked', move: 'impassable', x: [-5, 5], z: [37 + wide, 300], bottom: 0, top: 120 },
        ],
      });
    const [from, to] = [{ x: -200, y: 0, z: 0 }, { x: 180, y: 0, z: 60 }];
    expect(sees(slit(3), from, to)).toBe(true);
    expect(sees(slit(1), from, to)).toBe(true);
    expect(sees(slit(0.5), from, to)).toBe(false);
    expect(sees(slit(0), from, to)).toBe(false);
  });

  test('SP-LOS-05 two slits that only one line joins', () => {
    const wall = (id: string, x: number, from: number, to: number) => ({ id, sight: 'blocked', move: 'impassable', x: [x, x + 1], z: [from, to], bottom: 0, top: 120 }) as const;
    const terrain = (off: number) => boxTerrain({ boxes: [wall('a', -50, -300, 10), wall('b', -50, 12, 300), wall('c', 50, -300, 10 + off), wall('d', 50, 12 + off, 300)] });
    const [from, to] = [{ x: -150, y: 0, z: 0 }, { x: 150, y: 0, z: 0 }];
    expect(sees(terrain(0), from, to)).toBe(true);
    expect(sees(terrain(-6), from, to)).toBe(true);
    expect(sees(terrain(-25), from, to)).toBe(false);
  });

  test('SP-LOS-05 a wall of parts that stand flush has no chinks, turned or not', () => {
    const piece = { id: 'w', sight: 'blocked', move: 'impassable', bottom: 0, top: 120, z: [-4, 4] } as const;
    const boxes = Array.from({ length: 20 }, (_, i) => ({ ...piece, id: `w${i}`, x: [-200 + i * 20, -180 + i * 20] as const }));
    const terrain = boxTerrain({ boxes });
    for (let x = -150; x <= 150; x += 7) expect(sees(terrain, { x, y: 0, z: -60 }, { x: x + 3, y: 0, z: 60 })).toBe(false);
  });

  test('SP-LOS-06 bases one above the other see each other', () => {
    expect(sees(fixture([BOXES.roof]), at(24, 18, 5), at(24, 18))).toBe(true);
  });

  test('SP-LOS-05 bases of different size', () => {
    const terrain = fixture([BOXES.wallHigh]);
    const look = (small: number): boolean => sight(terrain, { at: at(14, 25), radius: small }, { at: at(22, 25), radius }, levels).seen;
    expect(look(40)).toBe(true);
    expect(look(20)).toBe(false);
  });
});
