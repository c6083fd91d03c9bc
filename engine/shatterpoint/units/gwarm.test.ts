import { expect, test } from 'vitest';
import { table, type Placed, type Spot, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { moveAllowed } from '../deeds/move.ts';
import { about, acted, ready, strike } from './fight.fixture.ts';

const GWARM = 'gwarm';
const PIRATES = 'weequay-pirates';
const set = (units: Readonly<Record<string, Placed>> = {}, more: Partial<TableOptions> = {}, own: Partial<Placed> = {}): Table =>
  table({ ...more, units: { [GWARM]: { seat: 0, at: [10, 10], ...own }, ...units } });

test('Get Moving, You Dogs: the characters of another Weequay unit may dash, nobody else', () => {
  const t = set({ [PIRATES]: { seat: 0, at: [[30, 30], [30, 33]] } }, { active: GWARM, step: 'begin' }).go();
  expect(t.offered).toEqual([`0.${PIRATES}.1`, `0.${PIRATES}.2`, 'done']);
  t.play(`0.${PIRATES}.2`);
  expect([t.asked, about(t)]).toEqual(['place dash 0', `0.${PIRATES}.2`]);
  expect(set({ kalani: { seat: 0, at: [20, 20] } }, { active: GWARM, step: 'begin' }).go().asked).toBe('pick act 0');
});

const rations = (at: Spot, who = PIRATES): Table =>
  set({ [who]: { seat: 0, at: who === PIRATES ? [at, [35, 35]] : at, damage: 3 } }, { active: GWARM }, { damage: 1 }).go().play('ability:spotchka-rations');

test('Spotchka Rations: a character of a Scoundrel unit within Range 3 may heal twice', () => {
  const t = rations([16.5, 10]);
  expect([t.offered, ready(t)]).toEqual([[`0.${GWARM}.1`, `0.${PIRATES}.1`, `0.${PIRATES}.2`], 7]);
  t.play(`0.${PIRATES}.1`, `damage@0.${PIRATES}`, `damage@0.${PIRATES}`).go();
  expect([t.asked, t.unit(PIRATES).damage]).toEqual(['pick act 0', 1]);
});

test('Spotchka Rations: farther away or for others it is he himself', () => {
  for (const t of [rations([16.51, 10]), rations([13, 10], 'kalani')]) expect([t.asked, about(t)]).toEqual(['pick heal 0', `0.${GWARM}.1`]);
});

test('Exit Strategy: he may climb while engaged, an ally may not', () => {
  const t = set({ 'gar-saxon': { seat: 1, at: [13, 10] }, kalani: { seat: 0, at: [13, 13] } });
  expect([moveAllowed(t.game, `0.${GWARM}.1`, 'climb'), typeof moveAllowed(t.game, '0.kalani.1', 'climb')]).toEqual(['climb', 'object']);
});

const shot = (hunker: number, attacker = GWARM): number =>
  strike(set({ '501st-clone-troopers': { seat: 1, at: [[17, 10], [35, 35]], hunker }, kalani: { seat: 0, at: [17, 18] } }), attacker, 'ranged').pools.defenseDice;

test('I’ve Got You in My Sights: targets of his ranged attacks have no Cover, those of others have', () => {
  expect(shot(2) - shot(0)).toBe(0);
  expect(shot(2, 'kalani') - shot(0, 'kalani')).toBe(2);
});

test('I’ve Got You in My Sights: his focus action gives Sharpshooter [2] and a Hunker token; other actions give none', () => {
  const t = set({ 'gar-saxon': { seat: 1, at: [17, 10] } }, { active: GWARM }).go().play('focus').go();
  expect(t.unit(GWARM).hunker).toBe(1);
  expect(t.play('combat').asked).toBe('roll attack 8');
  expect(acted(set(), GWARM, 'move').unit(GWARM).hunker).toBe(0);
});

const pack = (friends: Readonly<Record<string, Placed>>): string => strike(set({ 'gar-saxon': { seat: 1, at: [13, 10] }, ...friends }), GWARM, 'melee').asked;

test('Pack Hunter: 2 dice more in melee against an enemy engaged with another Weequay, not otherwise', () => {
  expect(pack({ [PIRATES]: { seat: 0, at: [[13, 13], [35, 35]] } })).toBe('roll attack 8');
  expect(pack({ [PIRATES]: { seat: 0, at: [[13, 20], [35, 35]] } })).toBe('roll attack 6');
  expect(pack({ kalani: { seat: 0, at: [13, 13] } })).toBe('roll attack 6');
});
