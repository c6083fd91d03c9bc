import { describe, expect, test } from 'vitest';
import type { PlaceRequest } from '../../core/script.ts';
import { at, BOXES, boxTerrain, fixture, TEST } from '../../testing/terrain.ts';
import { inches, planDistance, type Point } from '../../shape/point.ts';
import type { Base, Wedge } from '../../shape/shape.ts';
import { slide, type SlideZone, type Slid, type Stop } from './slide.ts';
import { refusePlace, settle } from './zone.ts';
import { fieldOf } from './zone-field.ts';

const { radius, height, ranges, levels } = TEST;
const body = (place: Point) => ({ at: place, radius, height });
const push = (range: number, wedge: Wedge | null = null): SlideZone => ({ kind: 'slide', length: ranges[range]!, levels, wedge, higherCharactersStop: false });
const east = { x: 1, z: 0 };
const west = { x: -1, z: 0 };
const other = (place: Point): Base => ({ at: place, radius });
const request = (from: Point, zone: SlideZone): PlaceRequest => ({ kind: 'place', seat: 0, ask: 'push', about: {}, figure: 'a', body: body(from), others: [], zone, optional: true });

function expectAt(place: Point, wanted: Point): void {
  expect(Math.abs(place.x - wanted.x)).toBeLessThanOrEqual(0.11);
  expect(Math.abs(place.z - wanted.z)).toBeLessThanOrEqual(0.11);
  expect(place.y).toBeCloseTo(wanted.y, 5);
}

/** What stopped a push, in plain data, and where on the table. */
function expectStop({ stoppedBy }: Slid, wanted: Omit<Stop, 'where'>, where: Point): void {
  expect(stoppedBy).toEqual({ ...wanted, where: expect.anything() as Point });
  expectAt(stoppedBy!.where, where);
  expect(JSON.parse(JSON.stringify(stoppedBy))).toEqual(stoppedBy);
}

describe('push and pull in the open', () => {
  test('AT-145 SP-PUSH-03 the centre moves the length of the tool', () => {
    expectAt(slide(fixture([]), body(at(13, 10)), [], push(1), east).at, at(14, 10));
    expect(slide(fixture([]), body(at(13, 10)), [], push(3), east)).toEqual({ at: { x: 0, y: 0, z: 203.2 }, stoppedBy: null });
  });

  test('AT-146 AT-147 SP-PUSH-02 away within 45°', () => {
    const asked = request(at(13, 10), push(3, { other: at(10, 10), way: 'away' }));
    expect(refusePlace(fixture([]), asked, at(18, 10))).toBeNull();
    expect(refusePlace(fixture([]), asked, at(16.536, 13.536))).toBeNull();
    expect(refusePlace(fixture([]), asked, at(16.47, 13.6))?.why).toBe('directionOutsideWedge');
    expectAt(settle(fixture([]), asked, at(16.536, 13.536)), at(16.536, 13.536));
  });

  test('AT-149 SP-DIR-03 a pull goes toward', () => {
    const asked = request(at(16, 10), push(2, { other: at(10, 10), way: 'toward' }));
    expect(refusePlace(fixture([]), asked, at(13, 10))).toBeNull();
    expect(refusePlace(fixture([]), asked, at(13.879, 12.121))).toBeNull();
    expect(refusePlace(fixture([]), asked, at(19, 10))?.why).toBe('directionOutsideWedge');
    expectAt(settle(fixture([]), asked, at(13, 10)), at(13, 10));
  });

  test('AT-162 SP-PUSH-05 any place names the direction, the length is always full', () => {
    const asked = request(at(13, 10), push(2));
    expectAt(settle(fixture([]), asked, at(14.5, 10)), at(16, 10));
    expect(refusePlace(fixture([]), asked, null)).toBeNull();
    expect(refusePlace(fixture([]), asked, at(13, 10))?.why).toBe('noDirection');
  });

  test('AT-161 SP-PUSH-12 the edge of the battlefield', () => {
    const end = slide(fixture([]), body(at(34, 18)), [], push(3), east);
    expectAt(end.at, at(35.25, 18));
    expectStop(end, { why: 'offTable' }, at(36, 18));
  });
});

describe('what stops a push', () => {
  test('AT-150 SP-PUSH-07 a wall', () => {
    const end = slide(fixture([BOXES.wallHigh]), body(at(15, 18)), [], push(3), east);
    expectAt(end.at, at(17, 18));
    expectStop(end, { why: 'touchesPart', part: 0 }, at(17.75, 18));
  });

  test('AT-151 SP-PUSH-07 a low wall as well', () => {
    expectAt(slide(fixture([BOXES.wallLow]), body(at(15, 18)), [], push(3), east).at, at(17, 18));
  });

  test('SP-PUSH-07 along a wall it touches and away from it nothing stops it', () => {
    const terrain = fixture([BOXES.wallHigh]);
    expectAt(slide(terrain, body(at(17, 18)), [], push(2), { x: 0, z: -1 }).at, at(17, 21));
    expectAt(slide(terrain, body(at(17, 18)), [], push(2), west).at, at(14, 18));
    expectAt(slide(terrain, body(at(17, 18)), [], push(2), east).at, at(17, 18));
  });

  test('AT-153 SP-PUSH-06 AMB-06 characters of the same Elevation only', () => {
    expectAt(slide(fixture([]), body(at(13, 10)), [other(at(16, 10))], push(3), east).at, at(14.5, 10));
    const above = [other(at(15, 18, 5))];
    expectAt(slide(fixture([BOXES.gantry]), body(at(12, 18)), above, push(3), east).at, at(17, 18));
    const literal = { ...push(3), higherCharactersStop: true };
    expectAt(slide(fixture([BOXES.gantry]), body(at(12, 18)), above, literal, east).at, at(13.5, 18));
  });

  test('SP-PUSH-06 of several bases the one that is touched is named, by its place in the list', () => {
    const end = slide(fixture([BOXES.gantry]), body(at(12, 18)), [other(at(15, 18, 5)), other(at(20, 18)), other(at(16, 18.9))], push(3), east);
    expectStop(end, { why: 'touchesBase', base: 2 }, { x: (end.at.x + at(16, 0).x) / 2, y: 0, z: (at(0, 18).z + at(0, 18.9).z) / 2 });
  });

  test('SP-PUSH-07 a corner of a part is touched at the corner', () => {
    const crate = { ...BOXES.crate, x: [16, 18], z: [18.5, 20] } as const;
    const end = slide(fixture([crate]), body(at(13, 18)), [], push(3), east);
    expectStop(end, { why: 'touchesPart', part: 0 }, at(16, 18.5));
    expect(planDistance(end.at, at(16, 18.5))).toBeCloseTo(radius, 0);
  });

  test('SP-PUSH-07 a push that cannot budge names what it touches', () => {
    const end = slide(fixture([BOXES.wallHigh]), body(at(17, 18)), [], push(2), east);
    expectStop(end, { why: 'touchesPart', part: 0 }, at(17.75, 18));
  });

  test('SP-PUSH-03 a full push is stopped by nothing', () => {
    expect(slide(fixture([BOXES.wallHigh]), body(at(12, 18)), [other(at(18, 10))], push(3), east).stoppedBy).toBeNull();
  });

  test('AT-154 SP-PUSH-07 a passable deck overhead stops nothing', () => {
    expectAt(slide(fixture([BOXES.gantry]), body(at(8, 18)), [], push(3), east).at, at(13, 18));
  });

  test('AT-159 SP-PUSH-08 the building it stands on', () => {
    expectAt(slide(fixture([BOXES.roof]), body(at(24, 18, 5)), [], push(1), east).at, at(25, 18, 5));
  });

  test('SP-PUSH-07 SP-PUSH-08 what is kept of the obstacles around a body is told of that body and length alone, whatever was asked before', () => {
    const bodies = [at(24, 18, 5), at(24, 18), at(22, 10)].flatMap((from) => [radius, 10].map((wide) => ({ from, wide })));
    const pushes = bodies.flatMap((pushed) => [1, 3, 5].flatMap((range) => [east, west].map((way) => ({ ...pushed, range, way }))));
    const ends = (order: typeof pushes): readonly Slid[] => {
      const terrain = fixture([BOXES.roof, { ...BOXES.roof, id: 'gear', feature: 'gear', x: [25.5, 26], bottom: 0, top: 6 }]);
      return [...order, ...order].map(({ from, range, wide, way }) => slide(terrain, { ...body(from), radius: wide }, [], push(range), way));
    };
    expect(new Set(ends(pushes).map(({ stoppedBy }) => stoppedBy?.why)).size).toBeGreaterThan(1);
    expect(ends(pushes)).toEqual(ends(pushes.toReversed()).toReversed());
  });

  test('SP-PUSH-08 another part of the same feature, but it cannot end in it', () => {
    const box = { ...BOXES.roof, id: 'gear', feature: 'roof', x: [25.5, 26], bottom: 5, top: 6 } as const;
    const end = slide(fixture([{ ...BOXES.roof }, box]), body(at(24, 18, 5)), [], push(1), east);
    expectAt(end.at, at(24.75, 18, 5));
    expectStop(end, { why: 'noRoom', part: 1 }, at(25.5, 18, 5));
  });

  test('AT-167 SP-PUSH-06 attacker pulls itself to contact', () => {
    const terrain = boxTerrain({ inch: true, boxes: [{ ...BOXES.wallHigh, x: [12.75, 13.25], z: [5, 15] }] });
    expect(slide(terrain, body(at(12, 10)), [other(at(10, 10))], push(1), east).at).toEqual(at(12, 10));
    const end = slide(terrain, body(at(10, 10)), [other(at(12, 10))], push(1), east);
    expectAt(end.at, at(10.5, 10));
    expectStop(end, { why: 'touchesBase', base: 0 }, at(11.25, 10));
  });
});

describe('over an edge', () => {
  test('AT-155 SP-PUSH-09 Dooku stays on the gantry', () => {
    const end = slide(fixture([BOXES.gantry]), body(at(11.5, 18, 5)), [other(at(14.5, 18, 5))], push(1), west);
    expectAt(end.at, at(10.75, 18, 5));
    expectStop(end, { why: 'overhang' }, at(10.75, 18, 5));
  });

  test('AT-156 SP-PUSH-11 a complete fall', () => {
    expectAt(slide(fixture([BOXES.gantry]), body(at(11.5, 18, 5)), [], push(3), west).at, at(6.5, 18));
  });

  test('AT-157 SP-PUSH-10 not onto a character below', () => {
    const end = slide(fixture([BOXES.gantry]), body(at(11.5, 18, 5)), [other(at(6.5, 18))], push(3), west);
    expectAt(end.at, at(8, 18));
    expectStop(end, { why: 'ontoBase', base: 0 }, at(7.25, 18));
  });

  test('AT-158 SP-PUSH-13 lower characters do not stop it on the way', () => {
    expectAt(slide(fixture([BOXES.gantry]), body(at(11.5, 18, 5)), [other(at(8.5, 18))], push(3), west).at, at(6.5, 18));
  });

  test('SP-PUSH-09 not half onto a crate below', () => {
    const crate = { ...BOXES.crate, x: [5.5, 7.5], z: [17, 19] } as const;
    expectAt(slide(fixture([BOXES.gantry, crate]), body(at(11.5, 18, 5)), [], push(3), west).at, at(6.5, 18, 1.5));
    const beside = { ...crate, x: [4.2, 6.2] } as const;
    expectAt(slide(fixture([BOXES.gantry, beside]), body(at(11.5, 18, 5)), [], push(3), west).at, at(6.95, 18));
  });

  test('SP-PUSH-03 the end is in whole tenths', () => {
    const end = slide(fixture([]), body(at(13, 10)), [], push(3), { x: 0.6, z: 0.8 }).at;
    for (const n of [end.x, end.y, end.z]) expect(Math.round(n * 10) / 10).toBe(n);
    expect(planDistance(end, at(13, 10))).toBeCloseTo(inches(5), 0);
  });
});

test('SP-PUSH-06 a figure that is stopped at once in every direction still has directions to point in', () => {
  const terrain = boxTerrain({ inch: true, boxes: [{ ...BOXES.wallHigh, x: [10.75, 11.25], z: [5, 15] }] });
  const asked = { ...request(at(10, 10), push(1, { other: at(9, 10), way: 'away' })), optional: false };
  const { cells } = fieldOf(terrain, asked, 12);
  expect(cells.length).toBeGreaterThan(0);
  for (const cell of cells) expect(refusePlace(terrain, asked, cell)).toBeNull();
});
