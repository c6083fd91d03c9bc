import { describe, expect, test } from 'vitest';
import { weld } from '../../../engine/space/derive/weld.ts';
import { floorsOf, type Standable } from '../../../engine/space/derive/floors.ts';
import { themes } from './modelling/paint.ts';
import { lathe } from './modelling/round.ts';
import { block, box, slab } from './modelling/solids.ts';
import { type Soup, soup } from './modelling/soup.ts';
import { grating, railing } from './modelling/walkways.ts';
import { area } from '../../../engine/space/derive/outline.ts';

const theme = themes.refinery;
const paint = theme.hull;

/** A soup as a part's mesh is stored. */
function meshOf(from: Soup, stand = true): Standable {
  const none = new Float32Array(from.position.length * 2);
  return { ...weld({ position: new Float32Array(from.position), normal: new Float32Array(from.normal), colour: none, surface: none }), stand };
}

const floors = (...soups: readonly Soup[]) => floorsOf([meshOf(soup(...soups))])[0]!;
const sizes = (...soups: readonly Soup[]) => floors(...soups).map(({ y, outline }) => [y, Math.round(area(outline))]);

describe('floors of a mesh', () => {
  test('a block has its top, to the very corners', () => {
    expect(floors(block(40, 30, 60, paint))).toEqual([{ y: 30, outline: [[-20, -30], [20, -30], [20, 30], [-20, 30]] }]);
  });

  test('a bevel belongs to the face it ends', () => {
    const [floor] = floors(box(40, 30, 60, paint, { bevel: 1.2 }));
    expect(floor!.y).toBe(30);
    const [xs, zs] = [floor!.outline.map(([x]) => x), floor!.outline.map(([, z]) => z)];
    expect([Math.min(...xs), Math.max(...xs), Math.min(...zs), Math.max(...zs)]).toEqual([-20, 20, -30, 30]);
  });

  test('a turned block keeps its corners to a tenth of a millimetre', () => {
    const [floor] = floors(block(50, 30, 30, paint).turned(27));
    expect(floor!.outline.length).toBe(4);
    const [c, s] = [Math.cos((27 * Math.PI) / 180), Math.sin((27 * Math.PI) / 180)];
    for (const [x, z] of [[25, 15], [-25, 15], [25, -15], [-25, -15]] as const) {
      const [u, v] = [x * c + z * s, -x * s + z * c];
      expect(Math.min(...floor!.outline.map(([a, b]) => Math.hypot(a - u, b - v)))).toBeLessThan(0.1);
    }
  });

  test('a grating is one floor at the height of its bars', () => {
    expect(floors(grating(80, 60, theme).at(0, 90, 0))).toMatchObject([{ y: 90 }]);
    expect(sizes(grating(80, 60, theme))[0]![1]).toBeCloseTo(80 * 60, -1);
  });

  test.each([[5, 1], [7, 2]])('planks with slots of %d mm make %d floors', (slot, count) => {
    const plank = block(30, 4, 80, paint);
    expect(floors(plank.at(-15 - slot / 2, 0, 0), plank.at(15 + slot / 2, 0, 0)).length).toBe(count);
  });

  test.each([[5, 0], [8, 64]])('a hole of %d mm takes %d mm² away', (w, hole) => {
    const [long, side] = [60, (60 - w) / 2];
    const sheet = [-1, 1].flatMap((s) => [block(long, 4, side, paint).at(0, 0, s * (w + side) / 2), block(side, 4, w, paint).at(s * (w + side) / 2, 0, 0)]);
    const found = floors(...sheet);
    expect(found.length).toBe(1);
    expect(Math.abs(area(found[0]!.outline) - (60 * 60 - hole))).toBeLessThan(1);
  });

  test('an inner corner stays sharp', () => {
    expect(Math.abs(area(floors(block(80, 10, 30, paint), block(30, 10, 80, paint).at(-25, 0, 0))[0]!.outline) - (80 * 30 + 30 * 50))).toBeLessThan(0.5);
  });

  test('faces that differ by 3 mm are one floor at the height of the larger, 4 mm are two', () => {
    const step = (by: number) => sizes(block(60, 20, 60, paint), block(30, 20 + by, 60, paint).at(45, 0, 0));
    expect(step(3)).toEqual([[20, 90 * 60]]);
    expect(step(4)).toEqual([[20, 60 * 60], [24, 30 * 60]]);
  });

  test('what is smaller than a disc of 24 mm carries nobody', () => {
    expect(sizes(block(23.8, 20, 60, paint))).toEqual([]);
    expect(sizes(block(24.4, 20, 60, paint))).toEqual([[20, 1464]]);
  });

  test('a round top follows its sides', () => {
    const sides = 24;
    expect(
      Math.abs(
        area(floors(lathe([[30, 0], [30, 50], [0.01, 50]], sides, paint))[0]!.outline) -
          (sides / 2) * 900 * Math.sin((2 * Math.PI) / sides),
      ),
    ).toBeLessThan(8);
  });

  test('a ramp, a railing and whatever is marked so carry nobody', () => {
    expect(sizes(slab([[0, 0], [80, 0], [80, 40]], 60, paint, { bevel: 0 }))).toEqual([]);
    expect(sizes(railing(100, theme))).toEqual([]);
    expect(floorsOf([meshOf(block(60, 20, 60, paint), false)])).toEqual([[]]);
  });

  test('a face inside a solid is no floor, one under a roof is', () => {
    expect(sizes(block(60, 20, 60, paint), block(70, 50, 70, paint))).toEqual([[50, 4900]]);
    expect(sizes(block(60, 20, 60, paint), block(70, 5, 70, paint).at(0, 45, 0))).toEqual([[20, 3600], [50, 4900]]);
    const other = floorsOf([meshOf(block(60, 20, 60, paint)), meshOf(block(70, 50, 70, paint))]);
    expect(other.map((list) => list.map(({ y }) => y))).toEqual([[], [50]]);
  });
});
