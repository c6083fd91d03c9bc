import { expect, test } from 'vitest';
import { fighter } from '../../testing/shatterpoint/fighter.ts';
import { block, GANTRY, LADDER, ROOF, scenery, WALL_H, WALL_L } from '../../testing/shatterpoint/scenery.ts';
import { table, type Placed, type Spot, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import type { Terrain } from '../../space/terrain/terrain.ts';
import { inWedge } from '../../space/plane/measure.ts';
import { spot } from '../../testing/shatterpoint/table.ts';
import { baseOf, levels, range } from '../board/measure.ts';
import { goTo } from './move.ts';
import { shift, shove, type Shift } from './push.ts';

const hero = fighter('hero');

/** A hero at a place to be pushed, others by their places, and an enemy pusher to the west where one is named. */
function setting(
  at: Spot,
  { others = {}, terrain, more = {} }: { others?: Readonly<Record<string, Placed>>; terrain?: Terrain; more?: Partial<TableOptions> } = {},
): Table {
  return table({ cards: [hero], units: { hero: { seat: 0, at }, ...others }, ...(terrain === undefined ? {} : { terrain }), ...more });
}
const other = (at: Spot, seat: 0 | 1 = 1): Placed => ({ card: 'hero', seat, at });

const pushed = (t: Table, range: number, more: Partial<Shift> = {}): Table => t.run((game) => shift(game, '0.hero.1', { range, from: null, way: 'push', ...more }));

/** Where a hero ends that is pushed from a place in a direction. */
const end = (at: Spot, range: number, way: Spot, terrain?: Terrain, others: Readonly<Record<string, Placed>> = {}): Spot =>
  pushed(setting(at, { others, ...(terrain && { terrain }) }), range).play([at[0] + way[0], at[1] + way[1], at[2] ?? 0]).where('hero');

/** A place reckoned in inches, to the tenth of a millimetre that positions are kept in. */
const near = (...place: readonly number[]): unknown => place.map((n) => expect.closeTo(n, 2) as unknown);

const EAST: Spot = [1, 0];
const WEST: Spot = [-1, 0];

test('AT-145 (SP-PUSH-03): a push goes the length of its range tool', () => {
  expect(end([13, 10], 1, EAST)).toEqual([14, 10, 0]);
  expect(end([13, 10], 3, EAST)).toEqual([18, 10, 0]);
});

test('AT-146, AT-147 (SP-PUSH-01, SP-PUSH-02, SP-DIR-05): Asajj pushes Rex 5 inches within 45 degrees of due east', () => {
  const asajj = (): Table => table({ units: { 'asajj-ventress': { seat: 1, at: [10, 10] }, 'cc-7567-captain-rex': { seat: 0, at: [13, 10] } }, active: 'asajj-ventress' }).go().play('ability:force-push');
  const t = asajj();
  expect(t.asked).toBe('place push 1');
  expect([t.refusal([18, 10]), t.refusal([16, 13]), t.refusal([16, 7])]).toEqual([null, null, null]);
  expect(t.refusal([13 + 3.4733, 10 + 3.5967])).toMatchObject({ rule: 'SP-DIR-05' }); // 46°
  expect(t.refusal([12, 10])).toMatchObject({ rule: 'SP-DIR-05' });
  expect(t.refusal(null)).toMatchObject({ why: 'mustPlace' });
  expect(t.play([18, 10]).where('cc-7567-captain-rex')).toEqual([18, 10, 0]);
  expect(asajj().play([16.536, 13.536]).where('cc-7567-captain-rex')).toEqual(near(16.536, 13.536, 0));
});

test('AT-149 (SP-DIR-03): Jango pulls Luminara 3 inches toward himself', () => {
  const t = (): Table => pushed(setting([16, 10], { others: { jango: other([10, 10]) } }), 2, { from: '1.jango.1', way: 'pull' });
  expect(t().asked).toBe('place pull 1');
  expect(t().play([13, 10]).where('hero')).toEqual([13, 10, 0]);
  expect(t().play([13.879, 12.121]).where('hero')).toEqual(near(13.879, 12.121, 0));
  expect(t().refusal([19, 10])).toMatchObject({ rule: 'SP-DIR-05' });
});

test.each([['AT-150: a wall that is higher', WALL_H], ['AT-151: a wall at the same Elevation', WALL_L]])('%s stops a push at contact (SP-PUSH-07)', (_name, wall) => {
  expect(end([15, 18], 3, EAST, scenery(wall))).toEqual([17, 18, 0]);
});

test('SP-PUSH-06: a character at the same Elevation stops a push at contact', () => {
  expect(end([13, 18], 3, EAST, undefined, { other: other([17, 18], 0) })).toEqual([15.5, 18, 0]);
});

test('AT-153 (SP-PUSH-06): a character on the gantry above does not stop a push', () => {
  expect(end([13, 18], 3, EAST, scenery(GANTRY), { other: other([16, 18, 5]) })).toEqual([18, 18, 0]);
});

test('AT-154 (SP-PUSH-07): a push goes on under a gantry', () => {
  expect(end([8, 18], 3, EAST, scenery(GANTRY))).toEqual([13, 18, 0]);
});

test('AT-155 (SP-PUSH-09): Dooku, shoved by Anakin, stops where the gantry still carries his base', () => {
  const t = setting([11.5, 18, 5], { terrain: scenery(GANTRY), others: { anakin: other([14.5, 18, 5]) } });
  t.run((game) => shove(game, '1.anakin.1', '0.hero.1')).play([10.5, 18, 5]);
  expect(t.where('hero')).toEqual(near(10.75, 18, 5));
  expect(t.asked).toBe('place pull 1');
});

test('AT-157 (SP-PUSH-10): a push over the edge stops where it does not overlap a lower character', () => {
  expect(end([11.5, 18, 5], 3, WEST, scenery(GANTRY), { other: other([6.5, 18]) })).toEqual(near(8, 18, 0));
});

test('AT-158 (SP-PUSH-13): a lower character does not stop a push that ends clear of it', () => {
  expect(end([11.5, 18, 5], 3, WEST, scenery(GANTRY), { other: other([8.5, 18]) })).toEqual([6.5, 18, 0]);
});

test('AT-159 (SP-PUSH-08): the roof it stands on does not stop a push', () => {
  expect(end([24, 18, 5], 1, EAST, scenery(ROOF))).toEqual([25, 18, 5]);
});

test('AT-161 (SP-PUSH-12): a push stops at the table edge', () => {
  expect(end([34, 18], 3, EAST)).toEqual(near(35.25, 18, 0));
});

test('AT-162 (SP-PUSH-05): a push that may be made goes exactly its length or is not made', () => {
  const t = (): Table => pushed(setting([13, 10]), 2, { optional: true });
  expect(t().play(null).where('hero')).toEqual([13, 10, 0]);
  // A place names only the direction: 1.5 inches east is the whole push east.
  expect(t().play([14.5, 10]).where('hero')).toEqual([16, 10, 0]);
  expect(t().refusal([13, 10])).toMatchObject({ rule: 'SP-PUSH-04' });
});

test('AT-163 (SP-PUSH-14): a push is not held by Pinned or engagement, strikes no Strained and uses no ingress', () => {
  const t = setting([1, 1], { terrain: scenery(GANTRY, LADDER), others: { hero: { seat: 0, at: [10, 13], conditions: ['pinned', 'strained'] }, other: other([10, 10]) } });
  pushed(t, 3, { from: '1.other.1' }).play([10, 14]);
  expect(t.where('hero')).toEqual([10, 18, 0]);
  expect(t.unit('hero')).toMatchObject({ conditions: ['pinned', 'strained'], damage: 0 });
  expect(t.asked).toBe('nothing');
  expect(t.all('moveResolved')).toEqual([]);
});

test('AT-167 (SP-ICON-02, SP-ICON-03): a shove against a wall leaves the defender, the self-pull stops at contact', () => {
  const t = setting([10, 10], { terrain: scenery(block('wall', [12.75, 14], [8, 12], 5)), others: { other: other([12, 10]) } });
  t.run((game) => shove(game, '0.hero.1', '1.other.1'));
  expect(t.asked).toBe('place push 0');
  t.play([13, 10]);
  expect(t.where('other')).toEqual([12, 10, 0]);
  expect(t.asked).toBe('place pull 0');
  t.play([11, 10]);
  expect(t.where('hero')).toEqual([10.5, 10, 0]);
});

test('SP-ICON-03: either half of a shove may be declined by the shover', () => {
  const t = setting([10, 10], { others: { other: other([12, 10]) } });
  t.run((game) => shove(game, '0.hero.1', '1.other.1')).play(null);
  expect(t.asked).toBe('place pull 0');
  t.play(null);
  expect([t.where('hero'), t.where('other')]).toEqual([[10, 10, 0], [12, 10, 0]]);
  expect(t.all('moved')).toEqual([]);
});

/** "Place the hero within Range n of" somebody. */
const placed = (t: Table, of: string, n: number): Table =>
  t.run((game) => goTo(game, '0.hero.1', 'place', { zone: { kind: 'near', of: baseOf(game, of), range: range(game, n), level: 'any', levels: levels(game) }, optional: false }));

test('AT-169 (SP-PLACE-01, SP-PLACE-02): a place within Range 1 of somebody is measured from them', () => {
  const t = placed(setting([2, 2], { others: { other: other([30, 30]) } }), '1.other.1', 1);
  expect([t.refusal([32.5, 30]), t.refusal([30, 32.5])]).toEqual([null, null]);
  expect(t.refusal([32.51, 30])).toMatchObject({ rule: 'SP-PLACE-01' });
});

test('AT-170 (SP-PLACE-03, SP-PLACE-04): a place takes any Elevation where the base fits and overlaps nobody', () => {
  const t = placed(setting([8, 18], { terrain: scenery(GANTRY), others: { other: other([14, 18, 5]) } }), '0.hero.1', 3);
  expect([t.refusal([12, 18, 5]), t.refusal([12, 18]), t.refusal([14, 18])]).toEqual([null, null, null]);
  expect(t.refusal([10.5, 18, 5])).toMatchObject({ rule: 'SP-MOVE-07' });
  expect(t.refusal([13, 18, 5])).toMatchObject({ rule: 'SP-MOVE-08' });
});

test('AT-171 (SP-DIR-07): with one centre above the other every direction is legal', () => {
  const t = pushed(setting([13, 18], { terrain: scenery(GANTRY), others: { other: other([13, 18, 5]) } }), 1, { from: '1.other.1' });
  expect([[14, 18], [12, 18], [13, 19], [13, 17]].map(([x, y]) => t.refusal([x!, y!]))).toEqual([null, null, null, null]);
});

test('SP-COVER-07: a push that ends in an engagement takes the Hunker tokens of both units', () => {
  const t = setting([1, 1], { others: { hero: { seat: 0, at: [10, 10], hunker: 1 }, other: { ...other([16, 10]), hunker: 2 } } });
  pushed(t, 2).play([11, 10]);
  expect([t.unit('hero').hunker, t.unit('other').hunker]).toEqual([0, 0]);
});

test('SP-ACTION-09, SP-PUSH-04: a push without an origin takes any direction of its own player', () => {
  const t = pushed(setting([13, 10]), 1);
  expect(t.asked).toBe('place push 0');
  expect(t.request).toMatchObject({ zone: { kind: 'slide', wedge: null } });
  expect(inWedge(spot([13, 10]), spot([12, 10]), { other: spot([14, 10]), way: 'away' })).toBe(true);
  expect(t.play([12, 10]).where('hero')).toEqual([12, 10, 0]);
});
