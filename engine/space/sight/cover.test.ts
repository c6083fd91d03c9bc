import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { at, BOXES, boxTerrain, fixture, TEST } from '../../testing/terrain.ts';
import { coveringPart, terrainCover } from './cover.ts';
import { planDistance, type Point } from '../../shape/point.ts';
import { distanceToArea } from '../plane/ring.ts';
import type { Base } from '../../shape/shape.ts';
import { depthOf, movedTerrain, rimOf, spareOf } from './reference.fixture.ts';
import type { Terrain } from '../terrain/terrain.ts';

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

describe('the hull of all lines between two bases', () => {
  const block = (x: number, z: number, w: number, d: number): Terrain =>
    movedTerrain(boxTerrain({ boxes: [{ id: 'a', sight: 'blocked', move: 'impassable', x: [x, x + w], z: [z, z + d], bottom: 0, top: 60 }] }), (place) => ({ x: 0.8 * place.x - 0.6 * place.z, z: 0.6 * place.x + 0.8 * place.z }), false);
  const whole = fc.integer({ min: -1200, max: 1200 }).map((n) => n / 10);
  const base = fc.record({ x: whole, z: whole, radius: fc.constantFrom(12.5, 20, 35) }).map(({ x, z, radius: r }): Base => ({ at: { x, y: 0, z }, radius: r }));
  const wide = fc.integer({ min: 1, max: 90 });

  test('SP-COVER-02 (c) where some line passes through there is cover, where none does there is none', () => {
    const counts = [0, 0];
    fc.assert(
      fc.property(fc.tuple(whole, whole, wide, wide), base, base, ([x, z, w, d], attacker, defender) => {
        const terrain = block(x, z, w, d);
        const covered = terrainCover(terrain, attacker, defender, 1000, levels, true);
        expect(coveringPart(terrain, attacker, defender, 1000, levels, true)).toBe(covered?.part ?? -1);
        counts[covered ? 1 : 0]!++;
        if (covered) {
          const { at: place, radius: r } = defender;
          expect(covered.distance).toBeCloseTo(Math.max(0, distanceToArea(terrain.parts[0]!.edges, place.x, place.z) - r), 6);
          expect(spareOf(terrain.parts, ...covered.line)).toBe(0);
          for (const [i, { at: centre, radius: reach }] of [attacker, defender].entries())
            expect(planDistance(covered.line[i]!, centre)).toBeLessThanOrEqual(reach + 1e-6);
        } else for (const p of rimOf(attacker, 12)) for (const q of rimOf(defender, 12)) expect(depthOf(terrain.parts, [p, q], [])).toBeLessThan(0.15);
      }),
      { numRuns: 150, seed: 5 },
    );
    expect(Math.min(...counts)).toBeGreaterThan(20);
  });

  test('SP-COVER-02 (c) one base within the other: the line drawn joins both', () => {
    const from: Base = { at: { x: 2, y: 0, z: -2 }, radius: 12.5 };
    const to: Base = { at: { x: 0, y: 0, z: 0 }, radius: 32.5 };
    for (const [attacker, defender] of [[from, to], [to, from]] as const) {
      const { line } = terrainCover(boxTerrain({ boxes: [{ id: 'a', sight: 'blocked', move: 'impassable', x: [20, 60], z: [-20, 9], bottom: 0, top: 60 }] }), attacker, defender, 100, levels, true)!;
      for (const [i, { at: centre, radius: reach }] of [attacker, defender].entries()) expect(planDistance(line[i]!, centre)).toBeLessThanOrEqual(reach + 1e-6);
    }
  });

  test('SP-COVER-02 (c) sharing a tenth of a millimetre is touching', () => {
    const from: Base = { at: { x: -100, y: 0, z: 0 }, radius: 20 };
    const to: Base = { at: { x: 100, y: 0, z: 0 }, radius: 20 };
    const beside = (z: number): number => coveringPart(boxTerrain({ boxes: [{ id: 'a', sight: 'blocked', move: 'impassable', x: [40, 60], z: [z, 90], bottom: 0, top: 60 }] }), from, to, 100, levels);
    expect(beside(20)).toBe(-1);
    expect(beside(19.91)).toBe(-1);
    expect(beside(19.88)).toBe(0);
  });
});
