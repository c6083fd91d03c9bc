import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crossesItself, uncrossed } from './crossing.ts';
import type { Ring } from './ring.ts';

const SQUARE: Ring = [[0, 0], [100, 0], [100, 100], [0, 100]];
const BOW: Ring = [[0, 0], [100, 100], [100, 0], [0, 100]];

describe('an outline', () => {
  it.each<[what: string, ring: Ring, crosses: boolean]>([
    ['of four corners in order', SQUARE, false], ['of three', [[0, 0], [100, 0], [0, 100]], false], ['that is a bow', BOW, true],
    ['with a hollow', [[0, 0], [100, 0], [100, 100], [50, 20], [0, 100]], false], ['with a corner beyond another side', [[0, 0], [100, 0], [100, 100], [50, -20], [0, 100]], true],
    ['with a corner on another side', [[0, 0], [100, 0], [100, 100], [50, 0], [0, 100]], true], ['with the same corner twice in a row', [[0, 0], [100, 0], [100, 0], [100, 100], [0, 100]], false],
    ['that comes back to a corner', [[0, 0], [100, 0], [50, 50], [100, 100], [0, 100], [50, 50]], true], ['of which sides lie on one another', [[0, 0], [100, 0], [100, 50], [60, 50], [60, 0], [20, 0], [20, 80], [0, 80]], true],
  ])('%s', (_, ring, crosses) => {
    expect(crossesItself(ring)).toBe(crosses);
    const back = [...ring].reverse();
    expect([back, [...ring.slice(2), ...ring.slice(0, 2)]].map(crossesItself)).toEqual([crosses, crosses]);
  });

  it('that crosses itself is put in order: the same corners, no side across another', () => {
    expect(uncrossed(BOW)).toEqual([[0, 0], [100, 0], [100, 100], [0, 100]]);
    expect(uncrossed(SQUARE)).toEqual(SQUARE);
  });

  it('whatever its corners are comes out uncrossed, with no corner that was not there; one without an area is left to whoever laid it', () => {
    const corner = fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 }));
    fc.assert(fc.property(fc.array(corner, { minLength: 3, maxLength: 12 }), (ring) => {
      const found = uncrossed(ring);
      if (found === null) {
        const [ax, az] = ring[0]!;
        const [bx, bz] = ring.find(([x, z]) => x !== ax || z !== az) ?? [ax, az];
        expect(ring.every(([x, z]) => (bx - ax) * (z - az) === (bz - az) * (x - ax))).toBe(true);
        return;
      }
      expect(crossesItself(found)).toBe(false);
      const given = new Set(ring.map(String));
      expect(found.every((one) => given.has(String(one)))).toBe(true);
    }));
  });
});
