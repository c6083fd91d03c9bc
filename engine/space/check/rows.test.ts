import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Point } from '../../shape/point.ts';
import { rowsOf } from './rows.ts';

/** Places of a lattice in the order of a walk, some with several heights and some with none. */
const cell = fc.integer({ min: -9, max: 9 });
const walked = fc.array(fc.record({ x: cell, y: fc.constantFrom(0, 45, 90), z: cell }), { maxLength: 120 })
  .map((all): readonly Point[] => all.map(({ x, y, z }) => ({ x: x * 12.7, y, z: z * 12.7 })).sort((a, b) => a.z - b.z || a.x - b.x || a.y - b.y));
const place = fc.record({ x: fc.integer({ min: -150, max: 150 }), z: fc.integer({ min: -150, max: 150 }) });

it('of places of a walk those near another are found as by looking at all of them', () => {
  fc.assert(fc.property(walked, place, fc.integer({ min: 0, max: 90 }), (places, at, far) => {
    const isLow = ({ y }: Point): boolean => y < 60;
    const all = places.flatMap((one, i) => (Math.abs(one.x - at.x) <= far && Math.abs(one.z - at.z) <= far && isLow(one) ? [i] : []));
    expect(rowsOf(places).near(at, far, isLow)).toEqual(all);
    expect(rowsOf(places).some(at, far, isLow)).toBe(all.length > 0);
  }), { numRuns: 300, seed: 7 });
});
