import { expect, test } from 'vitest';
import { actionPoints, defence, lifePoints, movement, overload, type WeaponCard } from './archetype.ts';
import { bodyCost, characterCost, protectionCost, weaponCost } from './cost.ts';
import { body, fighter } from '../testing/wartime/table.ts';
import { FIGURES } from './figures/index.ts';
import { defaultSetup, readSetup } from './setup.ts';
import { wartime } from './system.ts';
import { boxTerrain } from '../testing/terrain.ts';
import { precisionWeapon, sniperWeapon } from './traits/aim.ts';
import { ultralight } from './traits/body.ts';
import { trait } from './trait.ts';

const worth = (points: number) => trait({ id: `worth-${points}`, name: 'Worth', text: '', points, changes: [] });
const weapon = (cost: number, damage: number, range: number, traits: WeaponCard['traits'] = []): WeaponCard => ({ name: 'Gun', cost, damage, range, attribute: 'agi', traits });

test('WT-003 (WT-8.1, WT-A01): MOV is the base in cm, nearest', () => expect([24, 25, 34, 35, 40].map((base) => movement({ base }))).toEqual([2, 3, 3, 4, 4]));

test('WT-007 (WT-4.2, WT-3.4): the least body', () => {
  const least = body({ con: 1, agi: 1, int: 1, rea: 1, vol: 1 });
  expect(bodyCost(least)).toBe(5);
  expect(actionPoints(fighter('f', { rea: 1 }))).toBe(6);
  expect(lifePoints(fighter('f', { con: 1 }))).toBe(1);
});

test('WT-009 (WT-4.1, WT-4.2, WT-3.4): a soldier', () => {
  const soldier = body({ con: 4, agi: 5, int: 3, rea: 4, vol: 4 });
  expect(bodyCost(soldier)).toBe(26);
  expect(actionPoints(fighter('f', { rea: 4 }))).toBe(9);
});

test('WT-010 (WT-4.2): a hero with a bonus and a malus', () => {
  expect(bodyCost(body({ con: 6, agi: 7, int: 5, rea: 5, vol: 6 }, [worth(20), worth(-5)]))).toBe(78);
  expect(actionPoints(fighter('f', { rea: 5 }))).toBe(10);
});

test('WT-011 (WT-4.3): a rifle', () => expect(weaponCost(weapon(3, 6, 30))).toBe(38));

test('WT-013 (WT-1.6, WT-4.9, WT-A81): exact terms are rounded up once', () => expect(weaponCost({ ...weapon(3, 7, 13), range: 13 })).toBe(33));

test('WT-015 (WT-4.3): a sniper rifle', () => expect(weaponCost(weapon(5, 8, 40, [sniperWeapon, precisionWeapon, worth(-5)]))).toBe(63));

test('WT-017, WT-018 (WT-4.4): protections', () => {
  expect(protectionCost({ name: 'Vest', cost: 4, resistance: 4, traits: [] })).toBe(10);
  expect(protectionCost({ name: 'Vest', cost: 3, resistance: 5, traits: [] })).toBe(17);
});

test('WT-030 (WT-A72): nothing costs less than 1', () => expect(weaponCost({ ...weapon(10, 1, 0), traits: [worth(-5)] })).toBe(1));

test('WT-037 (WT-3.4): action points by REA', () => expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((rea) => actionPoints(fighter('f', { rea })))).toEqual([6, 7, 8, 9, 10, 10, 10, 10, 10, 10]));

test('WT-038, WT-039 (WT-3.3, WT-3.6, WT-B89): each level of DEF above CON is -1, protections of no weight left out', () => {
  const worn = (resistance: number, traits: WeaponCard['traits'] = []) => ({ name: 'Plate', cost: 4, resistance, traits });
  const card = { ...fighter('f', { con: 4 }), protections: [worn(4), worn(2)] };
  expect(defence(card)).toBe(6);
  expect(overload(card)).toBe(2);
  const light = { ...card, protections: [worn(4), worn(5, [ultralight])] };
  expect(defence(light)).toBe(9);
  expect(overload(light)).toBe(0);
});

test('WT-034 (WT-4.11, wartime.points): an army list costs at most the limit', () => {
  const cost = (id: string): number => characterCost(FIGURES.find((card) => card.id === id)!);
  const start = (points: number) => () => wartime.start(wartime.readSetup({ table: 't', teams: [{ figures: ['soldier', 'scout'] }, { figures: ['soldier'] }], points }), boxTerrain({}));
  expect(start(cost('soldier') + cost('scout'))).not.toThrow();
  expect(start(cost('soldier') + cost('scout') - 1)).toThrow('teams.0.figures');
});

test('a setup with an unknown figure, one seat or a wrong field is refused by name', () => {
  expect(() => wartime.start(wartime.readSetup({ table: 't', teams: [{ figures: ['nobody'] }, { figures: ['soldier'] }] }), boxTerrain({}))).toThrow('teams.0.figures.0: there is no figure "nobody"');
  expect(() => readSetup({ table: 't', teams: [{ figures: ['soldier'] }] })).toThrow('teams');
  expect(() => readSetup({ ...defaultSetup('t'), turns: 0 })).toThrow('turns');
});
