import { describe, expect, test } from 'vitest';
import { at, BOXES, boxTerrain, fixture, TEST } from '../../testing/terrain.ts';
import { keptHeights, mayStand, standingHeights, supportsAt } from './ground.ts';
import { inches, snap, type Point } from '../../shape/point.ts';
import type { Base } from '../../shape/shape.ts';

const { radius, height, levels } = TEST;
const base = (place: Point): Base => ({ at: place, radius });
const stand = (terrain: ReturnType<typeof fixture>, place: Point, others: readonly Base[] = []) =>
  mayStand(terrain, { at: place, radius, height }, others, levels);

describe('where a base may stand', () => {
  test('AT-041 SP-MOVE-03 no base leaves the battlefield', () => {
    expect(stand(fixture([]), at(18, 0.5))).toEqual({ why: 'offTable' });
    expect(stand(fixture([]), at(18, 0.75))).toBeNull();
  });

  test('AT-122 SP-MOVE-06 a deck too low for the miniature', () => {
    const terrain = fixture([{ ...BOXES.gantry, bottom: 1.5, top: 1.75 }]);
    expect(stand(terrain, at(15, 18))).toEqual({ why: 'noRoom', detail: { feature: 'gantry', piece: 'gantry', part: 'gantry' } });
    expect(stand(fixture([BOXES.gantry]), at(15, 18))).toBeNull();
  });

  test('AT-123 SP-MOVE-08 bases of the same Elevation may touch, not overlap', () => {
    const enemy = base(at(13, 10));
    expect(stand(fixture([]), at(14.49, 10), [enemy])).toEqual({ why: 'overlapsBase', detail: { base: 0 } });
    expect(stand(fixture([]), at(14.5, 10), [enemy])).toBeNull();
  });

  test('AT-137 SP-MOVE-07 a base rests completely on its deck', () => {
    expect(stand(fixture([BOXES.gantry]), at(15, 19.5, 5))).toEqual({ why: 'unsupported' });
    expect(stand(fixture([BOXES.gantry]), at(15, 19.25, 5))).toBeNull();
  });

  test('AT-138 SP-MOVE-07 AMB-11 flush neighbours carry a base together', () => {
    const terrain = fixture([BOXES.gantry, BOXES.roof]);
    expect(stand(terrain, at(20, 18, 5))).toBeNull();
    expect(stand(terrain, at(20, 16.5, 5))).toEqual({ why: 'unsupported' });
    expect(stand(fixture([BOXES.gantry]), at(20, 18, 5))).toEqual({ why: 'unsupported' });
  });

  test('AT-138 surfaces that overlap or differ by 3 mm carry a base together, more than 3 mm do not', () => {
    const deck = { id: 'a', sight: 'clear', move: 'passable', x: [0, 100], z: [0, 100], bottom: 85, top: 90 } as const;
    const beside = (top: number) => boxTerrain({ boxes: [deck, { ...deck, id: 'b', x: [98, 200], top }] });
    const body = (y: number) => ({ at: { x: 100, y, z: 50 }, radius, height });
    expect(mayStand(beside(93), body(93), [], levels)).toBeNull();
    expect(mayStand(beside(93), body(90), [], levels)?.why).toBe('unsupported');
    expect(mayStand(beside(94), body(94), [], levels)?.why).toBe('unsupported');
  });

  test('AT-139 SP-MOVE-07 half over a crate is refused, touching it is legal', () => {
    const terrain = fixture([BOXES.crate]);
    expect(stand(terrain, at(11.5, 10))?.why).toBe('noRoom');
    expect(stand(terrain, at(11.25, 10))).toBeNull();
    expect(stand(terrain, at(13, 10, 1.5))).toBeNull();
  });

  test('AT-141 SP-OVER-02 another Elevation is no overlap', () => {
    expect(stand(fixture([BOXES.gantry]), at(13, 18), [base(at(13, 18, 5))])).toBeNull();
  });

  test('SP-MOVE-06 nobody stands inside a closed solid', () => {
    const terrain = fixture([BOXES.roof]);
    expect(stand(terrain, at(24, 18))).toEqual({ why: 'noRoom', detail: { feature: 'roof', piece: 'roof', part: 'roof' } });
    expect(stand(fixture([{ ...BOXES.roof, hollow: 0.25 }]), at(24, 18))).toBeNull();
  });

  test('SP-MOVE-07 a height between floors is no place to stand', () => {
    expect(stand(fixture([BOXES.gantry]), at(15, 18, 2))).toEqual({ why: 'unsupported' });
  });

  test('AT-175 SP-ELEV-02 the surface counts, not the miniature', () => {
    const other = { at: at(13, 18), radius };
    expect(mayStand(fixture([]), { at: at(13, 18), radius, height: inches(6) }, [other], levels)?.why).toBe('overlapsBase');
  });
});

describe('heights of a place', () => {
  test('SP-MOVE-07 supports rise from the table', () => {
    expect(supportsAt(fixture([BOXES.gantry]), at(15, 18).x, at(15, 18).z, radius)).toEqual([0, 127]);
    expect(supportsAt(fixture([BOXES.gantry]), at(5, 5).x, at(5, 5).z, radius)).toEqual([0]);
  });

  test('AT-170 on the deck and below it', () => {
    const { x, z } = at(15, 18);
    const body = { at: at(15, 14), radius, height };
    expect(standingHeights(fixture([BOXES.gantry]), x, z, body, [], levels)).toEqual([0, 127]);
    expect(standingHeights(fixture([BOXES.gantry]), x, z, body, [base(at(15, 18, 5))], levels)).toEqual([0]);
  });

  test('SP-MOVE-06 SP-MOVE-07 what is kept of a place is told of that size of body alone, whatever was asked before', () => {
    const places = [...[at(15, 18), at(14.2, 17.3), at(5, 5), at(35.5, 18)].map(snap), at(15.013, 18.017)];
    const sizes = [[19.05, 50.8], [19.05, 20], [35, 50.8], [10, 140], [20, 280], [20.25, 30]] as const;
    const questions = places.flatMap((place) => sizes.map(([radius, height]) => ({ at: place, radius, height })));
    const answers = (order: typeof questions): readonly (readonly number[])[] => {
      const terrain = fixture([BOXES.gantry, { ...BOXES.gantry, id: 'low', feature: 'low', bottom: 1.5, top: 1.75 }]);
      return [...order, ...order].map((body) => keptHeights(terrain, body, [], levels)(body.at.x, body.at.z));
    };
    const fresh = fixture([BOXES.gantry, { ...BOXES.gantry, id: 'low', feature: 'low', bottom: 1.5, top: 1.75 }]);
    expect(answers(questions).slice(0, questions.length)).toEqual(questions.map((body) => standingHeights(fresh, body.at.x, body.at.z, body, [], levels)));
    expect(new Set(answers(questions).map(String)).size).toBeGreaterThan(3);
    expect(answers(questions)).toEqual(answers(questions.toReversed()).toReversed());
  });
});
