import { describe, expect, test } from 'vitest';
import { at, BOXES, fixture, TEST } from '../testing/terrain.ts';
import { terrainCover } from './cover.ts';
import type { Point } from './point.ts';
import type { Terrain } from './terrain.ts';

const { radius, ranges, levels } = TEST;
const cover = (terrain: Terrain, attacker: Point, defender: Point): number | null =>
  terrainCover(terrain, { at: attacker, radius }, { at: defender, radius }, ranges[1]!, levels)?.part ?? null;

describe('terrain cover', () => {
  const wall = fixture([BOXES.wallLow]);

  test('AT-198 SP-COVER-02 behind a wall', () => {
    expect(cover(wall, at(12, 18), at(19.5, 18))).toBe(0);
    const { line } = terrainCover(wall, { at: at(12, 18), radius }, { at: at(19.5, 18), radius }, ranges[1]!, levels)!;
    expect(line[0].x).toBeLessThan(line[1].x);
  });

  test('AT-201 SP-COVER-02 (b) not from a lower part', () => {
    expect(cover(wall, at(12, 18, 6), at(19.5, 18))).toBeNull();
    expect(cover(wall, at(12, 18, 5), at(19.5, 18))).toBe(0);
  });

  test('AT-202 SP-COVER-02 (b) not from more than Range 1', () => {
    expect(cover(wall, at(12, 18), at(20.1, 18))).toBeNull();
    expect(cover(wall, at(12, 18), at(20, 18))).toBe(0);
  });

  test('AT-203 SP-COVER-02 (c) some line must cross it', () => {
    expect(cover(wall, at(19.5, 10), at(19.5, 18))).toBeNull();
    expect(cover(wall, at(26, 18), at(19.5, 18))).toBeNull();
    expect(cover(wall, at(18.9, 8), at(19.1, 18))).toBe(0);
  });

  test('AT-205 SP-COVER-05 AMB-16 the deck both stand on gives none, the deck above the attacker does', () => {
    const gantry = fixture([BOXES.gantry]);
    expect(cover(gantry, at(12, 18, 5), at(18, 18, 5))).toBeNull();
    expect(cover(gantry, at(5, 18), at(12, 18, 5))).toBe(0);
  });

  test('SP-COVER-05 Clear parts count as well', () => {
    expect(cover(fixture([{ ...BOXES.wallLow, sight: 'clear' }]), at(12, 18), at(19.5, 18))).toBe(0);
  });
});
