/** Push, Pull, Shove and Place in the acceptance scenarios' scale and in the printed one. */
import { describe, expect, test } from 'vitest';
import type { BoxSpec } from '../../testing/terrain.ts';
import type { Table } from '../../testing/shatterpoint/table.ts';
import { box, deck, go, JUST, match, point, pushing, ruleAt, SCALES, tenths, where, type Lengths, type Place, type Standing } from '../board/geometry.fixture.ts';
import { baseOf, levels, range } from '../board/measure.ts';
import { goTo } from './move.ts';
import { shove } from './push.ts';

const FOE = '1.foe.1';
/** Half of the square root of two: the share of a way at 45° in each direction. */
const HALF = Math.SQRT1_2;

describe.each(SCALES)('$name', (s: Lengths) => {
  const { R, r } = s;
  const HIGH = R[2]! + 50;
  const EDGE = 457.2;
  /** Where a hero ends that is pushed by Range n from a place towards another. */
  const end = (
    n: number,
    toward: Place,
    boxes: readonly BoxSpec[] = [],
    from: Place = [0, 0],
    others: Readonly<Record<string, Standing>> = {},
  ): readonly number[] => where(go(pushing(match(s, { hero: from, ...others }, boxes), n), toward));
  const ahead = (from: Place): Place => [from[0] + 10, from[1], from[2] ?? 0];
  const back = (from: Place): Place => [from[0] - 10, from[1], from[2] ?? 0];
  const wall = (top: number, west: number): readonly BoxSpec[] => [box('wall', [west, west + 12], [-200, 200], [0, top])];

  test('AT-145 (SP-PUSH-03, AMB-05): a push goes the length of its range tool', () => {
    for (const n of [1, 2, 3]) expect(end(n, [10, 0])).toEqual(tenths(R[n]!, 0, 0));
  });

  test('AT-146, AT-147 (SP-PUSH-02, SP-DIR-05): away from the pusher, up to 45° aside', () => {
    const t = (): Table => pushing(match(s, { hero: [0, 0], foe: [-R[2]!, 0] }), 3, { from: FOE });
    expect([[10, 0], [10, 10], [10, -10], [10, 10.4], [-10, 0]].map(([x, north]) => ruleAt(t(), [x!, north!]))).toEqual(['legal', 'legal', 'legal', 'SP-DIR-05', 'SP-DIR-05']);
    expect(where(go(t(), [R[3]! * HALF, R[3]! * HALF]))).toEqual(tenths(R[3]! * HALF, R[3]! * HALF, 0));
  });

  test('AT-149 (SP-DIR-03): a pull goes toward the puller', () => {
    const t = (): Table => pushing(match(s, { hero: [0, 0], foe: [-R[3]! - 2 * r, 0] }), 2, { from: FOE, way: 'pull' });
    expect(ruleAt(t(), [10, 0])).toBe('SP-DIR-05');
    expect([where(go(t(), [-10, 0])), where(go(t(), [-10, 10]))]).toEqual([tenths(-R[2]!, 0, 0), tenths(-R[2]! * HALF, R[2]! * HALF, 0)]);
  });

  test('AT-150, AT-151 (SP-PUSH-07): a wall stops at contact, higher or at the same Elevation', () => {
    for (const top of [HIGH, R[2]! - 25]) expect(end(3, [10, 0], wall(top, r + 40))).toEqual(tenths(40, 0, 0));
  });

  test('AT-153 (SP-PUSH-06, AMB-06): a character at the same Elevation stops at contact, one above does not', () => {
    const gantry = [deck('gantry', [r + 10, r + 200], [-60, 60], HIGH)];
    expect(end(3, [10, 0], gantry, [0, 0], { foe: [2 * r + 30, 0] })).toEqual(tenths(30, 0, 0));
    expect(end(3, [10, 0], gantry, [0, 0], { foe: [2 * r + 30, 0, HIGH] })).toEqual(tenths(R[3]!, 0, 0));
  });

  test('AT-154 (SP-PUSH-07, AMB-06): a push goes on under a deck', () => {
    expect(end(3, [10, 0], [deck('gantry', [r + 10, r + 300], [-60, 60], HIGH)])).toEqual(tenths(R[3]!, 0, 0));
  });

  test('AT-155 (SP-PUSH-09): it stops at the last place where the deck carries the whole base', () => {
    const gantry = [deck('gantry', [-r - 10, 200], [-60, 60], HIGH)];
    const t = match(s, { hero: [0, 0, HIGH], foe: [2 * r, 0, HIGH] }, gantry);
    t.run((game) => shove(game, FOE, '0.hero.1'));
    go(t, back([0, 0, HIGH]));
    const [x, north, up] = where(t);
    expect([north, up]).toEqual(tenths(0, HIGH));
    expect(Math.abs(x! + 10)).toBeLessThanOrEqual(0.11);
    expect(t.asked).toBe('place pull 1');
    expect(t.asked).toBe('place pull 1');
  });

  /** The hero on a deck that ends at its back, pushed off it by Range 3; somebody stands below. */
  const over = (foe: Place): readonly number[] => end(3, back([0, 0, HIGH]), [deck('gantry', [-r, 200], [-60, 60], HIGH)], [0, 0, HIGH], { foe });

  test('AT-157 (SP-PUSH-10, AMB-07): off a rim it ends where it does not overlap who stands below', () => {
    const [x, , up] = over([-R[3]!, 0]);
    expect(up).toBe(0);
    expect(Math.abs(x! + R[3]! - 2 * r)).toBeLessThanOrEqual(0.11);
  });

  test('AT-158 (SP-PUSH-11, SP-PUSH-13): who stands below on the way does not stop it', () => {
    expect(over([-R[3]! + 2 * r, 0])).toEqual(tenths(-R[3]!, 0, 0));
  });

  test('AT-159 (SP-PUSH-08): the roof one stands on does not stop a push along it', () => {
    expect(end(1, ahead([0, 0, HIGH]), [box('roof', [-100, 200], [-60, 60], [0, HIGH])], [0, 0, HIGH])).toEqual(tenths(R[1]!, 0, HIGH));
  });

  test('AT-161 (SP-PUSH-12): it stops at the table’s edge', () => {
    const from: Place = [EDGE - r - 30, 0];
    const [x, north] = end(3, ahead(from), [], from);
    expect(north).toBe(0);
    expect(Math.abs(x! - (EDGE - r))).toBeLessThanOrEqual(0.11);
  });

  test('AT-162 (SP-PUSH-05, AMB-09): all of it or nothing; a place names only the direction', () => {
    const t = (): Table => pushing(match(s, { hero: [0, 0] }), 2, { optional: true });
    expect([where(t().play(null)), where(go(t(), [R[2]! / 2, 0]))]).toEqual([tenths(0, 0, 0), tenths(R[2]!, 0, 0)]);
    expect(ruleAt(t(), [0, 0])).toBe('SP-PUSH-04');
  });

  test('AT-163 (SP-PUSH-14): Pinned, Engaged and Strained do not matter to a push', () => {
    const t = match(s, { hero: { places: [[0, 0]], conditions: ['pinned', 'strained'] }, foe: [-2 * r - 5, 0] });
    go(pushing(t, 3, { from: FOE }), [10, 0]);
    expect(where(t)).toEqual(tenths(R[3]!, 0, 0));
    expect(t.unit('hero')).toMatchObject({ conditions: ['pinned', 'strained'], damage: 0 });
  });

  test('AT-167 (SP-ICON-02, SP-ICON-03): a Shove against a wall moves only the shover', () => {
    const gap = 10;
    const t = match(s, { hero: [0, 0], foe: [2 * r + gap, 0] }, wall(HIGH, 3 * r + gap));
    t.run((game) => shove(game, '0.hero.1', FOE));
    go(t, [3 * r + 50, 0]);
    expect([where(t, 'foe'), t.asked]).toEqual([tenths(2 * r + gap, 0, 0), 'place pull 0']);
    go(t, [10, 0]);
    expect(where(t)).toEqual(tenths(Math.min(gap, R[1]!), 0, 0));
  });

  test('AT-169, AT-170 (SP-PLACE-02, SP-PLACE-03, SP-PLACE-04): within a Range of another, at any Elevation where it fits', () => {
    const gantry = [deck('gantry', [-60, 200], [r + 30, r + 30 + 3 * r], HIGH)];
    const placing = (n: number, others: Readonly<Record<string, Standing>> = {}): Table =>
      match(s, { hero: [-400, -400], foe: [0, 0], ...others }, gantry).run((game) =>
        goTo(game, '0.hero.1', 'place', {
          zone: { kind: 'near', of: baseOf(game, FOE), range: range(game, n), level: 'any', levels: levels(game) },
          optional: false,
        }),
      );
    expect([0, JUST].map((off) => ruleAt(placing(1), [R[1]! + 2 * r + off, 0]))).toEqual(['legal', 'SP-PLACE-01']);
    const there: Place = [0, 2 * r + 31];
    expect([ruleAt(placing(3), there), ruleAt(placing(3), [...there.slice(0, 2), HIGH] as unknown as Place), ruleAt(placing(3), [0, r + 31, HIGH])]).toEqual(['legal', 'legal', 'SP-MOVE-07']);
    expect(ruleAt(placing(3, { other: [there[0] + r, there[1], HIGH] }), [...there.slice(0, 2), HIGH] as unknown as Place)).toBe('SP-MOVE-08');
  });

  test('AT-171 (SP-DIR-07, AMB-53): from right above, any direction will do', () => {
    const t = (): Table => pushing(match(s, { hero: [0, 0], foe: [0, 0, HIGH] }, [deck('gantry', [-60, 60], [-60, 60], HIGH)]), 1, { from: FOE });
    expect([[10, 0], [-10, 3], [0, -10]].map(([x, north]) => ruleAt(t(), [x!, north!]))).toEqual(['legal', 'legal', 'legal']);
    expect(point([0, 0, HIGH]).y).toBe(HIGH);
  });
});
