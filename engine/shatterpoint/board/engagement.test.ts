import { expect, test } from 'vitest';
import { fighter } from '../../testing/shatterpoint/fighter.ts';
import { block, GANTRY, scenery, WALL_H } from '../../testing/shatterpoint/scenery.ts';
import { table, type Placed, type Spot, type Table } from '../../testing/shatterpoint/table.ts';
import type { Terrain } from '../../space/terrain/terrain.ts';
import { attackChoices, targetsOf } from '../attack/attack.ts';
import { areEngaged, engagedWith, isRestricted } from './measure.ts';
import { shift } from '../deeds/push.ts';
import type { HouseRules } from '../state/setup.ts';

const hero = fighter('hero');

function setting(units: Readonly<Record<string, Placed | Spot>>, terrain: Terrain = scenery(), houseRules: Partial<HouseRules> = {}): Table {
  const placed = Object.entries(units).map(([name, one]): [string, Placed] => {
    const more = 'seat' in one ? one : { seat: name.startsWith('enemy') ? 1 : 0, at: one } as const;
    return [name, { card: 'hero', ...more }];
  });
  return table({ cards: [hero], terrain, units: Object.fromEntries(placed), houseRules });
}

const engaged = (t: Table, a = '0.a.1', b = '1.enemy.1'): boolean[] => [areEngaged(t.game, a, b), areEngaged(t.game, b, a)];

test('SP-ENG-01: enemies within Range 2 at the same Elevation are Engaged with each other', () => {
  expect(engaged(setting({ a: [10, 10], enemy: [14.5, 10] }))).toEqual([true, true]);
  expect(engaged(setting({ a: [10, 10], enemy: [14.51, 10] }))).toEqual([false, false]);
});

test('SP-ENG-01: allies are never Engaged with each other', () => {
  const t = setting({ a: [10, 10], b: [12, 10], enemy: [13, 10] });
  expect(engagedWith(t.game, '0.a.1').map(({ character }) => character.id)).toEqual(['1.enemy.1']);
});

test('AT-213 (SP-ENG-01): Maul above on the gantry is not Engaged', () => {
  const t = table({ terrain: scenery(GANTRY), units: { 'ahsoka-tano-jedi-no-more': { seat: 0, at: [11, 15] }, 'lord-maul': { seat: 1, at: [12, 17, 5] } } });
  expect(engaged(t, '0.ahsoka-tano-jedi-no-more.1', '1.lord-maul.1')).toEqual([false, false]);
  const below = table({ terrain: scenery(GANTRY), units: { 'ahsoka-tano-jedi-no-more': { seat: 0, at: [11, 15] }, 'lord-maul': { seat: 1, at: [12, 17] } } });
  expect(engaged(below, '0.ahsoka-tano-jedi-no-more.1', '1.lord-maul.1')).toEqual([true, true]);
});

test('SP-ELEV-05, AMB-01, houseRules.elevationEqualIsSame: a difference of exactly Range 2 is the same Elevation, unless the house rule says otherwise', () => {
  const step = scenery(block('step', [12, 16], [8, 12], 3));
  expect(engaged(setting({ a: [10, 10], enemy: [14, 10, 3] }, step))).toEqual([true, true]);
  expect(engaged(setting({ a: [10, 10], enemy: [14, 10, 3] }, step, { elevationEqualIsSame: false }))).toEqual([false, false]);
});

test('AT-214 (SP-ENG-01): a wall between them that is higher keeps them apart', () => {
  const t = setting({ a: [16.5, 18], enemy: [19.5, 18] }, scenery(WALL_H));
  expect(engaged(t)).toEqual([false, false]);
  expect(targetsOf(t.game, '0.a.1', 'melee')).toEqual([]);
});

test('AT-195 (SP-LOS-06, SP-ENG-05, SP-ATK-00c, houseRules.engagementMutual): one-sided sight engages both, but only the one that sees may strike', () => {
  const ruin = scenery({ id: 'ruin', sight: 'blocked', move: 'passable', x: [22, 26], z: [16, 20], bottom: 0, top: 6, hollow: 0.1 });
  const t = setting({ a: [24, 18], enemy: [20, 18] }, ruin);
  expect(engaged(t)).toEqual([true, true]);
  expect(targetsOf(t.game, '0.a.1', 'melee')).toEqual(['1.enemy.1']);
  expect(targetsOf(t.game, '1.enemy.1', 'melee')).toEqual([]);
  expect(engaged(setting({ a: [24, 18], enemy: [20, 18] }, ruin, { engagementMutual: false }))).toEqual([true, false]);
});

test('AT-215 (SP-ENG-02, SP-ENG-03): an Engaged character may not shoot at anyone', () => {
  const t = setting({ a: [10, 10], enemy: [13, 10], enemy2: [10, 17] });
  expect(targetsOf(t.game, '0.a.1', 'ranged')).toEqual([]);
  expect(attackChoices(t.game, '0.a.1', {})).toEqual([{ kind: 'melee', targets: ['1.enemy.1'] }]);
});

test('SP-MOVE-10, SP-ATK-00d: a Wounded enemy does not hold it up and may be struck and shot at', () => {
  const t = setting({ a: [10, 10], enemy: { seat: 1, at: [13, 10], wounded: 1 }, enemy2: [10, 17] });
  expect(isRestricted(t.game, '0.a.1')).toBe(false);
  expect(attackChoices(t.game, '0.a.1', {})).toEqual([{ kind: 'melee', targets: ['1.enemy.1'] }, { kind: 'ranged', targets: ['1.enemy.1', '1.enemy2.1'] }]);
});

test('SP-INJ-03: an Injured enemy that is not Wounded holds it up', () => {
  expect(isRestricted(setting({ a: [10, 10], enemy: { seat: 1, at: [13, 10], injured: 1 } }).game, '0.a.1')).toBe(true);
});

test('AT-217 (SP-ATK-00b): an enemy Engaged with an ally may be shot at', () => {
  const t = setting({ a: [10, 10], b: [10, 17], enemy: [13, 17] });
  expect(targetsOf(t.game, '0.a.1', 'ranged')).toEqual(['1.enemy.1']);
});

test('AT-218 (SP-ENG-04): once the enemy is pushed away nothing holds it up', () => {
  const t = setting({ a: [10, 10], enemy: [13, 10], enemy2: [10, 17] });
  expect(targetsOf(t.game, '0.a.1', 'ranged')).toEqual([]);
  t.run((game) => shift(game, '1.enemy.1', { range: 2, from: '0.a.1', way: 'push' })).play([14, 10]);
  expect(isRestricted(t.game, '0.a.1')).toBe(false);
  expect(targetsOf(t.game, '0.a.1', 'ranged')).toEqual(['1.enemy.1', '1.enemy2.1']);
});
