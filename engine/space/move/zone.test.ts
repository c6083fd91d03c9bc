import { describe, expect, test } from 'vitest';
import type { PlaceRequest } from '../../core/script.ts';
import { at, BOXES, fixture, TEST } from '../../testing/terrain.ts';
import type { Point } from '../../shape/point.ts';
import type { Base, Outline, Zone } from '../../shape/shape.ts';
import { anyPlace } from './any-place.ts';
import { roomFor } from './room.ts';
import { heightsAt, mayPlace, refusePlace, settle } from './zone.ts';
import { fieldOf } from './zone-field.ts';

const { radius, height, ranges, levels } = TEST;
const ask = (zone: Zone, from: Point = at(18, 18), others: readonly Base[] = []): PlaceRequest => ({
  kind: 'place', seat: 0, ask: 'place', about: {}, figure: 'a', body: { at: from, radius, height }, others, zone, optional: false,
});
const near = (place: Point, range: number, level: 'any' | 'same' = 'any', size: number = radius): Zone => ({ kind: 'near', of: { at: place, radius: size }, range: ranges[range]!, level, levels });

describe('place', () => {
  test('AT-169 SP-PLACE-02 within Range 1 of something, from anywhere', () => {
    expect(refusePlace(fixture([]), ask(near(at(30, 30), 1)), at(32.5, 30))).toBeNull();
    expect(refusePlace(fixture([]), ask(near(at(30, 30), 1)), at(32.51, 30))?.why).toBe('outOfRange');
  });

  test('AT-170 SP-PLACE-03 SP-PLACE-04 on the gantry and below it', () => {
    const terrain = fixture([BOXES.gantry]);
    const asked = ask(near(at(15, 13), 3));
    expect(refusePlace(terrain, asked, at(15, 18, 5))).toBeNull();
    expect(refusePlace(terrain, asked, at(15, 18, 0))).toBeNull();
    expect(refusePlace(terrain, asked, at(15, 16.5, 5))?.why).toBe('unsupported');
    expect(refusePlace(terrain, ask(near(at(15, 13), 3), at(15, 13), [{ at: at(15, 18, 5), radius }]), at(15, 17.5, 5))?.why).toBe('overlapsBase');
    expect(heightsAt(terrain, asked, at(15, 18).x, at(15, 18).z)).toEqual([0, 127]);
    expect(heightsAt(terrain, ask(near(at(15, 13), 3, 'same')), at(15, 18).x, at(15, 18).z)).toEqual([0]);
  });

  test('AT-178 AT-179 SP-INGR-03 out of a ladder: within Range 1 of its head, at the same Elevation', () => {
    const terrain = fixture([BOXES.gantry]);
    const exit = ask(near(at(10.5, 18, 5), 1, 'same', 0), at(8, 18));
    expect(refusePlace(terrain, exit, at(11.5, 18, 5))).toBeNull();
    expect(refusePlace(terrain, exit, at(12.5, 18, 5))?.why).toBe('outOfRange');
    expect(refusePlace(terrain, exit, at(11.5, 18))?.why).toBe('otherElevation');
  });

  test('a declined place needs an optional request', () => {
    expect(refusePlace(fixture([]), ask(near(at(18, 18), 1)), null)).toEqual({ why: 'mustMove' });
    expect(refusePlace(fixture([]), { ...ask(near(at(18, 18), 1)), optional: true }, null)).toBeNull();
  });

  test('no number is no place', () => {
    expect(refusePlace(fixture([]), ask(near(at(18, 18), 1)), { x: NaN, y: 0, z: 0 })?.why).toBe('offTable');
  });

  test('SP-PLACE-01 a place settles on whole tenths', () => {
    expect(settle(fixture([]), ask(near(at(18, 18), 1)), { x: 0.04, y: 0, z: -0.06 })).toEqual({ x: 0, y: 0, z: -0.1 });
  });
});

describe('deployment', () => {
  const strip: Zone = { kind: 'strip', side: 1, depth: ranges[2]!, levels };

  test('AT-039 SP-DEPLOY-02 any part of the base within Range 2 of the edge', () => {
    expect(refusePlace(fixture([]), ask(strip), at(18, 3.75))).toBeNull();
    expect(refusePlace(fixture([]), ask(strip), at(18, 3.76))?.why).toBe('tooFarFromEdge');
    expect(refusePlace(fixture([]), ask({ ...strip, side: -1 }), at(18, 32.25))).toBeNull();
    expect(refusePlace(fixture([]), ask({ ...strip, side: -1 }), at(18, 3))?.why).toBe('tooFarFromEdge');
  });

  test('AT-041 SP-DEPLOY-04 not off the battlefield', () => {
    expect(refusePlace(fixture([]), ask(strip), at(18, 0.5))?.why).toBe('offTable');
  });

  test('AT-042 SP-DEPLOY-03 within Range 1 of the Primary character', () => {
    const leader: Base = { at: at(18, 3), radius };
    expect(refusePlace(fixture([]), ask(near(leader.at, 1), at(18, 3), [leader]), at(20.5, 3))).toBeNull();
    expect(refusePlace(fixture([]), ask(near(leader.at, 1), at(18, 3), [leader]), at(20.6, 3))?.why).toBe('outOfRange');
    expect(refusePlace(fixture([]), ask(near(leader.at, 1), at(18, 3), [leader]), at(19, 3))?.why).toBe('overlapsBase');
  });
});

describe('fields', () => {
  const terrain = fixture([BOXES.gantry, BOXES.roof, BOXES.wallHigh, BOXES.crate]);
  const others: readonly Base[] = [{ at: at(15, 14), radius }, { at: at(12, 18, 5), radius }];
  const zones: Record<string, Zone> = {
    advance: { kind: 'tool', tool: { ...TEST.advance, width: 25 }, over: false, levels, wedge: null },
    climb: { kind: 'tool', tool: TEST.dash, over: true, levels, wedge: { other: at(20, 20), way: 'toward' } },
    near: near(at(16, 16), 3),
    level: near(at(16, 16), 3, 'same'),
    strip: { kind: 'strip', side: 1, depth: ranges[2]!, levels },
    push: { kind: 'slide', length: ranges[3]!, levels, wedge: { other: at(12, 13), way: 'away' }, higherCharactersStop: false },
  };

  test.each(Object.entries(zones))('every place of the field of "%s" is accepted', (_, zone) => {
    const asked = ask(zone, at(13, 13), others);
    const { cells } = fieldOf(terrain, asked);
    expect(cells.length).toBeGreaterThan(10);
    for (const cell of cells) expect(refusePlace(terrain, asked, cell)).toBeNull();
  });

  test.each(Object.entries(zones))('whether a place in or around the field of "%s" is accepted is asked with and without reasons', (_, zone) => {
    const asked = { ...ask(zone, at(13, 13), others), apart: { bases: [{ at: at(16, 12), radius }], range: ranges[1]! } };
    const answers = new Set<string>();
    for (let x = 8; x <= 20; x += 0.75) {
      for (let y = 1.5; y <= 22; y += 0.75) {
        for (const place of [at(x, y), at(x, y, 5)]) {
          const objection = refusePlace(terrain, asked, place);
          expect(mayPlace(terrain, asked, place)).toBe(objection === null);
          answers.add(objection?.why ?? 'accepted');
        }
      }
    }
    expect(answers.size).toBeGreaterThan(1);
    expect(mayPlace(terrain, asked, { x: NaN, y: 0, z: 0 })).toBe(false);
  });

  test('a field of places knows both floors', () => {
    const heights = new Set(fieldOf(terrain, ask(zones['near']!)).cells.map(({ y }) => y));
    expect([...heights].sort((a, b) => a - b)).toEqual([0, 127]);
  });
});

describe('an outline', () => {
  const bare = fixture([]);
  /** An L: the notch is its upper right quarter. */
  const L = [[-100, -100], [0, -100], [0, 0], [100, 0], [100, 100], [-100, 100]] as const;
  const zone = (over = 0, outline: Outline = L): Zone => ({ kind: 'outline', outline, over, levels });
  const why = (x: number, z: number, over = 0): string | undefined => refusePlace(bare, ask(zone(over)), { x, y: 0, z })?.why;

  test('the whole base lies in it, or so far beyond as the zone says', () => {
    expect([why(-50, -50), why(-50, 50), why(50, 50)]).toEqual([undefined, undefined, undefined]);
    expect([why(-100 + radius, 50), why(-100 + radius - 0.3, 50)]).toEqual([undefined, 'outsideOutline']);
    expect([why(50, -50), why(-radius / 2, -50)]).toEqual(['outsideOutline', 'outsideOutline']);
    expect([why(-100, 50, radius), why(-100.3, 50, radius)]).toEqual([undefined, 'outsideOutline']);
    expect(why(400, 400, 10)).toBe('outsideOutline');
  });

  test('what is shown is all of it: the places of its field are legal, and whatever is legal lies near one', () => {
    for (const over of [0, 25]) {
      const asked = ask(zone(over));
      const { cells } = fieldOf(bare, asked, 10);
      expect(cells.every((cell) => mayPlace(bare, asked, cell))).toBe(true);
      for (let x = -150; x <= 150; x += 7) for (let z = -150; z <= 150; z += 7) {
        if (mayPlace(bare, asked, { x, y: 0, z })) expect(cells.some((cell) => Math.abs(cell.x - x) <= 10 && Math.abs(cell.z - z) <= 10), `${x} ${z}`).toBe(true);
      }
    }
  });

  test('the one place that a tight one has is found, and none is a proof', () => {
    const tight = (half: number): Zone => zone(0, [[33.3 - half, 41 - half], [33.3 + half, 41 - half], [33.3 + half, 41 + half], [33.3 - half, 41 + half]]);
    const { x, z } = anyPlace(bare, ask(tight(radius)))!;
    expect([Math.abs(x - 33.3) < 0.2, Math.abs(z - 41) < 0.2]).toEqual([true, true]);
    expect(anyPlace(bare, ask(tight(radius - 0.3)))).toBeNull();
  });

  test('so many figures find room as stand beside each other', () => {
    const row = (length: number): Zone & { readonly kind: 'outline' } => zone(0, [[0, 0], [length * 2 * radius, 0], [length * 2 * radius, 3 * radius], [0, 3 * radius]]) as Zone & { readonly kind: 'outline' };
    const figures = Array.from({ length: 4 }, () => ({ radius, height }));
    expect([0.9, 1.3, 2.9, 4.6].map((length) => roomFor(bare, row(length), figures))).toEqual([0, 1, 2, 4]);
  });
});
