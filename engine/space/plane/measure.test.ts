import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { at, TEST } from '../../testing/terrain.ts';
import { elevation, gap, inWedge, within } from './measure.ts';
import { inches, type Point } from '../../shape/point.ts';
import type { Base } from '../../shape/shape.ts';

const { radius, ranges, levels } = TEST;
const base = (place: Point): Base => ({ at: place, radius });
const range = (n: number): number => ranges[n]!;

describe('distances', () => {
  test('AT-006 SP-MEAS-01 height is ignored', () => {
    expect(within(base(at(10, 10)), base(at(14.5, 10, 6)), range(2))).toBe(true);
  });

  test('AT-007 SP-MEAS-11 touching the end of the tool counts', () => {
    expect(within(base(at(10, 10)), base(at(14.5, 10)), range(2))).toBe(true);
    expect(within(base(at(10, 10)), base(at(14.51, 10)), range(2))).toBe(false);
  });

  test('AT-009 SP-MEAS-09 an object is within Range 1 of itself', () => {
    expect(within(base(at(10, 10)), base(at(10, 10)), range(1))).toBe(true);
    expect(gap(base(at(10, 10)), base(at(10, 10)))).toBe(0);
  });

  const places = fc.record({
    x: fc.double({ min: -450, max: 450, noNaN: true }),
    y: fc.double({ min: 0, max: 200, noNaN: true }),
    z: fc.double({ min: -450, max: 450, noNaN: true }),
  });

  test('SP-MEAS-08 distance is the same both ways, and more range never reaches less', () => {
    fc.assert(
      fc.property(places, places, fc.double({ min: 1, max: 60, noNaN: true }), fc.double({ min: 0, max: 300, noNaN: true }), (a, b, r, reach) => {
        const [one, two] = [base(a), { at: b, radius: r }];
        expect(gap(one, two)).toBe(gap(two, one));
        if (within(one, two, reach)) expect(within(one, two, reach + 10)).toBe(true);
      }),
    );
  });
});

describe('elevation', () => {
  test('AT-173 SP-ELEV-04 SP-ELEV-05 Range 2 exactly is the same Elevation, more is not', () => {
    expect(elevation(0, inches(3), levels)).toBe('same');
    expect(elevation(0, inches(3.01), levels)).toBe('lower');
    expect(elevation(inches(3.01), 0, levels)).toBe('higher');
  });

  test('AT-174 SP-ELEV-07 it is not transitive', () => {
    expect(elevation(0, inches(3), levels)).toBe('same');
    expect(elevation(inches(3), inches(6), levels)).toBe('same');
    expect(elevation(0, inches(6), levels)).toBe('lower');
  });

  test('AMB-01 switched: exactly Range 2 is a different Elevation', () => {
    expect(elevation(inches(3), 0, { ...levels, equalIsSame: false })).toBe('higher');
  });

  test('SP-ELEV-07 "higher" one way is "lower" the other', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 300, noNaN: true }), fc.double({ min: 0, max: 300, noNaN: true }), (a, b) => {
        const turned = { same: 'same', higher: 'lower', lower: 'higher' } as const;
        expect(elevation(a, b, levels)).toBe(turned[elevation(b, a, levels)]);
      }),
    );
  });
});

describe('toward and away', () => {
  const away = { other: at(10, 10), way: 'away' } as const;

  test('AT-147 SP-DIR-05 exactly 45° is legal, 46° is not', () => {
    expect(inWedge(at(13, 10), at(13 + 3.5355, 10 + 3.5355), away)).toBe(true);
    expect(inWedge(at(13, 10), at(13 + 5 * Math.cos((46 * Math.PI) / 180), 10 + 5 * Math.sin((46 * Math.PI) / 180)), away)).toBe(false);
  });

  test('AT-149 SP-DIR-03 toward another object', () => {
    const toward = { other: at(10, 10), way: 'toward' } as const;
    expect(inWedge(at(16, 10), at(13, 10), toward)).toBe(true);
    expect(inWedge(at(16, 10), at(13.879, 12.121), toward)).toBe(true);
    expect(inWedge(at(16, 10), at(19, 10), toward)).toBe(false);
  });

  test('AT-171 SP-DIR-07 with one centre above the other every direction is legal', () => {
    const above = { other: at(13, 18, 5), way: 'away' } as const;
    for (const [x, y] of [[14, 18], [12, 18], [13, 19], [13, 17]] as const) expect(inWedge(at(13, 18), at(x, y), above)).toBe(true);
  });
});
