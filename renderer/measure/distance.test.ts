import { describe, expect, test } from 'vitest';
import type { MatchScale } from '../match/scale.ts';
import { scaleOf } from '../faces/shatterpoint/scale.ts';
import { speak } from '../words/speak.ts';
import { measure } from './distance.ts';
import { distanceWords, heightWords, lengthWords } from './measureWords.ts';

const INCH = 25.4;
const setup = (equalIsSame: boolean): object => ({
  scale: { ranges: [1, 3, 5, 7, 9].map((n) => n * INCH), advance: 6 * INCH, dash: 4 * INCH, figureHeight: 50, objective: 12.7 },
  houseRules: { elevationEqualIsSame: equalIsSame, coverIgnoresAttackersOwnPart: true },
});
const scale = scaleOf(setup(true))!;
const base = (x: number, y = 0, radius = 0.75 * INCH): { at: { x: number; y: number; z: number }; radius: number } => ({
  at: { x: x * INCH, y: y * INCH, z: 0 }, radius,
});

describe('the ruler', () => {
  test('AT-006 (SP-MEAS-01): height is ignored', () => {
    expect(measure(base(10, 0), base(14.5, 6), scale)).toMatchObject({ band: 2, rise: 6 * INCH });
  });

  test('AT-007 (SP-MEAS-08, SP-MEAS-11): touching the end of Range 2 is within it, a hundredth beyond is not', () => {
    expect(measure(base(10), base(14.5), scale)).toMatchObject({ band: 2 });
    expect(measure(base(10), base(14.51), scale)).toMatchObject({ band: 3 });
  });

  test('touching and overlapping bases are 0 apart, farther than Range 5 has no band', () => {
    expect(measure(base(10), base(11.5), scale)).toMatchObject({ distance: 0, band: 0 });
    expect(measure(base(10), base(10.5), scale)).toMatchObject({ distance: 0, band: 0 });
    expect(measure(base(0), base(12), scale)).toMatchObject({ band: null, spare: null });
  });

  test('a point has no width (SP-MEAS-06 is about bases)', () => {
    expect(measure(base(10), base(14, 0, 0), scale).distance).toBeCloseTo(3.25 * INCH, 6);
  });

  test('AT-173 (SP-ELEV-05): Range 2 exactly is the same Elevation, a hundredth more is higher, and lower the other way', () => {
    expect(measure(base(0), base(9, 3), scale).relation).toBe('same');
    expect(measure(base(0), base(9, 3.01), scale).relation).toBe('higher');
    expect(measure(base(9, 3.01), base(0), scale).relation).toBe('lower');
  });

  test('AMB-01 (SP-ELEV-05): the match may count exactly Range 2 as different', () => {
    const strict: MatchScale = scaleOf(setup(false))!;
    expect(measure(base(0), base(9, 3), strict).relation).toBe('higher');
    expect(measure(base(0), base(9, 2.9), strict).relation).toBe('same');
  });

  test('marks stand at the ranges and at both movement tools, as far as the measure goes (SP-COMP-03, SP-COMP-04)', () => {
    const { marks, start, end } = measure(base(0), base(8.5), scale);
    expect(marks.map(({ kind, number, at }) => `${kind}${number} ${Math.round(at / INCH)}`)).toEqual(['range1 1', 'range2 3', 'dash0 4', 'range3 5', 'advance0 6', 'range4 7']);
    expect([start.x, end.x].map((x) => x / INCH)).toEqual([expect.closeTo(0.75, 6), expect.closeTo(7.75, 6)]);
  });

  test('a setup of another game has no bands and no levels, but a distance', () => {
    expect(scaleOf({ board: 'squares' })).toBeNull();
    expect(scaleOf(null)).toBeNull();
    expect(measure(base(10), base(14.5), null)).toMatchObject({ band: null, relation: null, marks: [] });
  });
});

describe('in words', () => {
  test('both units, the band by name, what is left of it', () => {
    const found = measure(base(10), base(14), scale);
    expect(distanceWords(found, speak)).toEqual({ band: 'Range 2', length: '63.5 mm (2.5″)', spare: '12.7 mm (0.5″) to spare in Range 2' });
    expect(distanceWords(measure(base(10), base(11.5), scale), speak)).toMatchObject({ band: 'Touching', spare: '' });
    expect(distanceWords(measure(base(0), base(30), scale), speak)).toMatchObject({ band: 'Beyond Range 5' });
    expect(lengthWords(2.5, speak)).toBe('2.5 mm (0.1″)');
  });

  test('the relation and the difference in height', () => {
    expect(heightWords(measure(base(0), base(9, 5), scale), speak, '')).toEqual({ relation: 'Higher', length: '127.0 mm (5.0″) above' });
    expect(heightWords(measure(base(9, 5), base(0), scale), speak, '')).toEqual({ relation: 'Lower', length: '127.0 mm (5.0″) below' });
    expect(heightWords(measure(base(0), base(9), scale), speak, '')).toEqual({ relation: 'Same height', length: 'No difference in height' });
  });
});
