import { expect, test } from 'vitest';
import { fighter } from '../../testing/shatterpoint/fighter.ts';
import { block, GANTRY, scenery, WALL_L } from '../../testing/shatterpoint/scenery.ts';
import { table, type Placed, type Spot, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import type { Terrain } from '../../space/terrain/terrain.ts';
import { attack } from './attack.ts';
import { gainHunker } from '../deeds/effects.ts';
import { toolMove } from '../deeds/move.ts';

const hero = fighter('hero', { tags: ['Mandalorian'] });

interface Shot {
  readonly from?: Spot;
  readonly at?: Spot;
  readonly hunker?: number;
  readonly terrain?: Terrain;
  readonly shooter?: string;
  readonly target?: string;
  readonly more?: Partial<TableOptions>;
}

/** Defense dice beyond the defender's 3 when it is shot at from (12, 18) at (19.5, 18). */
function coverOf({ from = [12, 18], at = [19.5, 18], hunker = 1, terrain = scenery(), shooter = 'hero', target = 'hero', more = {} }: Shot): number {
  const t = table({
    terrain,
    ...more,
    cards: [hero, ...(more.cards ?? [])],
    units: { shooter: { card: shooter, seat: 0, at: from }, target: { card: target, seat: 1, at, hunker }, ...more.units },
  });
  t.run((game) => attack(game, '0.shooter.1', { part: 'combat', targets: ['1.target.1'] }));
  expect(t.all('attackDeclared')).toMatchObject([{ attack: { kind: 'ranged' } }]);
  return t.pools.defenseDice - 3;
}

test('AT-197 (SP-COVER-01, SP-COVER-03): a Hunker token in the open is one die', () => {
  expect(coverOf({})).toBe(1);
  expect(coverOf({ hunker: 0 })).toBe(0);
});

test('AT-198, AT-199 (SP-COVER-02, SP-COVER-04): Hunker tokens and a wall add up', () => {
  const terrain = scenery(WALL_L);
  expect(coverOf({ terrain })).toBe(2);
  expect(coverOf({ terrain, hunker: 2 })).toBe(3);
});

test('SP-COVER-02 (a), houseRules.terrainCoverNeedsHunker: without a Hunker token the wall gives nothing, unless the house rule says so', () => {
  expect(coverOf({ terrain: scenery(WALL_L), hunker: 0 })).toBe(0);
  expect(coverOf({ terrain: scenery(WALL_L), hunker: 0, more: { houseRules: { terrainCoverNeedsHunker: false } } })).toBe(1);
});

test('AT-201 (SP-COVER-02 b): a wall lower than the attacker gives nothing', () => {
  expect(coverOf({ from: [12, 18, 6], terrain: scenery(WALL_L, block('tower', [11, 13], [17, 19], 6)) })).toBe(1);
});

test('AT-202 (SP-COVER-02 b): a wall farther than Range 1 gives nothing', () => {
  expect(coverOf({ at: [20.1, 18], terrain: scenery(WALL_L) })).toBe(1);
  expect(coverOf({ at: [20, 18], terrain: scenery(WALL_L) })).toBe(2);
});

test('AT-203 (SP-COVER-02 c): a wall that no line between the bases crosses gives nothing', () => {
  expect(coverOf({ terrain: scenery(block('side', [18.5, 20.5], [19.5, 20], 2)) })).toBe(1);
});

test('AT-205 (SP-COVER-05): the deck both stand on gives nothing, from below it does', () => {
  const terrain = scenery(GANTRY);
  expect(coverOf({ from: [11, 18, 5], at: [18.5, 18, 5], terrain })).toBe(1);
  expect(coverOf({ from: [15, 8], at: [15, 17, 5], terrain })).toBe(2);
});

test('SP-COVER-05: two walls in line give no more than one, and the part the attacker stands on gives nothing', () => {
  expect(coverOf({ terrain: scenery(WALL_L, block('second', [18.3, 18.6], [10, 26], 2)) })).toBe(2);
  expect(coverOf({ from: [14, 18, 2], terrain: scenery(block('plinth', [13, 18.5], [16, 20], 2)) })).toBe(1);
});

test('SP-COVER-01: Cover is no help in melee', () => {
  const t = table({ cards: [hero], units: { hero: { seat: 0, at: [10, 10] }, target: { card: 'hero', seat: 1, at: [13, 10], hunker: 2 } } });
  t.run((game) => attack(game, '0.hero.1', { kinds: ['melee'], part: 'combat' }));
  expect(t.pools).toMatchObject({ defenseDice: 3 });
});

test('AT-206 (SP-COVER-06): a unit loses its Hunker tokens before its Tactics', () => {
  const t = table({ cards: [hero], units: { 'gar-saxon': { seat: 0, at: [10, 10], hunker: 2 }, hero: { seat: 0, at: [20, 10] } }, active: 'gar-saxon', step: 'begin' }).go();
  expect(t.offered).toEqual(['0.hero.1', 'none']);
  expect(t.unit('gar-saxon').hunker).toBe(0);
});

/** An enemy of two hunkered characters ends an advance at a place. */
function approached(to: Spot, enemy: Partial<Placed> = {}, more: Partial<TableOptions> = {}): Table {
  const pair = fighter('pair', { characters: 2 });
  const t = table({ cards: [hero, pair], units: { pair: { seat: 0, at: [[10, 10], [20, 20]], hunker: 2 }, enemy: { card: 'hero', seat: 1, at: [20, 27], ...enemy } }, ...more });
  return t.run((game) => toolMove(game, '1.enemy.1', 'advance')).play(to);
}

test('AT-207 (SP-COVER-07): an enemy that becomes Engaged with one of its characters takes all tokens', () => {
  expect(approached([20, 24.5]).unit('pair').hunker).toBe(0);
  expect(approached([20, 24.6]).unit('pair').hunker).toBe(2);
});

test('AT-209 (SP-COVER-09, houseRules.woundedEnemiesEngageHunker): so does an enemy of a Wounded unit, unless the house rule says otherwise', () => {
  expect(approached([20, 24.5], { wounded: 1 }).unit('pair').hunker).toBe(0);
  expect(approached([20, 24.5], { wounded: 1 }, { houseRules: { woundedEnemiesEngageHunker: false } }).unit('pair').hunker).toBe(2);
});

test('SP-COVER-08: an Engaged unit gains no Hunker token', () => {
  const t = table({ cards: [hero], units: { hero: { seat: 0, at: [10, 10] }, enemy: { card: 'hero', seat: 1, at: [14, 10] } } });
  expect(t.run((game) => gainHunker(game, '0.hero')).unit('hero').hunker).toBe(0);
  const free = table({ cards: [hero], units: { hero: { seat: 0, at: [10, 10] }, enemy: { card: 'hero', seat: 1, at: [15, 10] } } });
  expect(free.run((game) => gainHunker(game, '0.hero')).unit('hero').hunker).toBe(1);
});

test('AT-210 (SP-TXT-08): Gar Saxon shoots past Hunker tokens and walls', () => {
  expect(coverOf({ shooter: 'gar-saxon', terrain: scenery(WALL_L) })).toBe(0);
});

test('AT-211 (SP-TXT-09, SP-COVER-04): the Cover that a MagnaGuard gives a Primary adds to its Hunker tokens', () => {
  const near = (at: Spot): Partial<TableOptions> => ({ cards: [fighter('leader', { type: 'primary' })], units: { magnaguard: { seat: 1, at: [at, [30, 30]] } } });
  expect(coverOf({ target: 'leader', more: near([19.5, 22]) })).toBe(2);
  expect(coverOf({ target: 'leader', hunker: 0, more: near([19.5, 22]) })).toBe(1);
  expect(coverOf({ target: 'leader', hunker: 0, more: near([19.5, 23]) })).toBe(0);
});
