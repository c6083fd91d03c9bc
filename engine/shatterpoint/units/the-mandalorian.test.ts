import { expect, test } from 'vitest';
import { attackDice, defenseDice, table, type Placed, type Table } from '../../testing/shatterpoint/table.ts';
import { attack } from '../attack/attack.ts';
import { wound } from './fight.fixture.ts';

const DIN = 'the-mandalorian';
const failures = (n: number): string => Array.from({ length: n }, () => 'F').join(' ');
const acting = (units: Readonly<Record<string, Placed>> = {}, own: Partial<Placed> = {}): Table =>
  table({ active: DIN, units: { [DIN]: { seat: 0, at: [10, 10], ...own }, ...units } }).go();

test('A Clan of Two: he may dash, then attack with 5 dice', () => {
  const t = acting({ 'gar-saxon': { seat: 1, at: [10, 16] } }).play('ability:a-clan-of-two');
  expect(t.asked).toBe('place dash 0');
  t.play([10, 13]);
  expect(t.offered).toEqual(['attack', 'push', 'none']);
  expect(t.play('attack', 'yes').asked).toBe('roll attack 5');
});

test('A Clan of Two: or push an enemy within Range 3 Range 2 away', () => {
  const t = acting({ 'gar-saxon': { seat: 1, at: [10, 13] } }).play('ability:a-clan-of-two', null, 'push', [10, 20]).go();
  expect([t.where('gar-saxon'), t.asked]).toEqual([[10, 16, 0], 'pick act 0']);
});

test('A Clan of Two: nothing but the dash with an ally of another kind within Range 2', () => {
  const t = acting({ 'gar-saxon': { seat: 1, at: [10, 13] }, kalani: { seat: 0, at: [13, 10] } }).play('ability:a-clan-of-two', null).go();
  expect(t.asked).toBe('pick act 0');
  const kin = acting({ 'gar-saxon': { seat: 1, at: [10, 13] }, 'covert-mandalorians': { seat: 0, at: [[13, 10], [30, 30]] } }).play('ability:a-clan-of-two', null);
  expect(kin.offered).toEqual(['attack', 'push', 'none']);
});

test('A Clan of Two: what cannot be done is not offered; declined, nothing more happens', () => {
  const ways = (y: number): readonly string[] => acting({ 'gar-saxon': { seat: 1, at: [10, y] } }).play('ability:a-clan-of-two', null).offered;
  expect([ways(16.5), ways(16.51)]).toEqual([['attack', 'push', 'none'], ['attack', 'none']]);
  expect(acting({ 'gar-saxon': { seat: 1, at: [10, 30] } }).play('ability:a-clan-of-two', null).go().asked).toBe('pick act 0');
  const t = acting({ 'gar-saxon': { seat: 1, at: [10, 16] } }).play('ability:a-clan-of-two', null, 'none').go();
  expect([t.asked, t.where('gar-saxon')]).toEqual(['pick act 0', [10, 16, 0]]);
});

test('A Clan of Two: an ally of another kind counts within Range 2 only; a Mandalorian is none', () => {
  const beside = (ally: string, x: number): string => acting({ 'gar-saxon': { seat: 1, at: [10, 16] }, [ally]: { seat: 0, at: [x, 10] } }).play('ability:a-clan-of-two', null).go().asked;
  expect([beside('kalani', 14.5), beside('kalani', 14.51), beside('bo-katan-kryze', 14.5)]).toEqual(['pick act 0', 'pick choice 0', 'pick choice 0']);
});

test('Fearless and Inventive: 2 dice for each other unwounded enemy Engaged with him', () => {
  const t = acting({ 'gar-saxon': { seat: 1, at: [10, 13] }, kalani: { seat: 1, at: [13, 10] }, 'lord-maul': { seat: 1, at: [7, 10], wounded: 1 } }).play('combat', '1.gar-saxon.1');
  expect(t.offered).toEqual([`fearless-and-inventive@0.${DIN}`, 'pass']);
  expect(t.play(`fearless-and-inventive@0.${DIN}`).asked).toBe('roll attack 9');
  const alone = acting({ 'gar-saxon': { seat: 1, at: [10, 13] } }).play('combat');
  expect(alone.asked).toBe('roll attack 7');
});

/** Captain Rex shoots him with all Failures, or strikes him. */
const attacked = (at: readonly [number, number]): Table => {
  const t = table({ units: { [DIN]: { seat: 0, at: [10, 10] }, 'cc-7567-captain-rex': { seat: 1, at } } }).run((game) => attack(game, '1.cc-7567-captain-rex.1', { part: 'combat' }));
  return t.play(attackDice(failures(t.pools.attackDice)), defenseDice(failures(t.pools.defenseDice)));
};

test('Do The Magic Hand Thing: 2 damage for a ranged attack with a Failure, none for a melee attack', () => {
  expect(attacked([10, 17]).play(`do-the-magic-hand-thing@0.${DIN}`).unit('cc-7567-captain-rex').damage).toBe(2);
  expect(attacked([10, 13]).asked).toBe('nothing');
});

/** Gar Saxon wounds Kalani; the clan stands near. */
const woundNear = (victim: string, damage: number): Table => {
  const units = { [DIN]: { seat: 0, at: [20, 10], damage: 3 }, kalani: { seat: 0, at: [10, 10], damage }, 'covert-mandalorians': { seat: 0, at: [[24, 10], [30, 30]], conditions: ['pinned'] }, 'cc-7567-captain-rex': { seat: 0, at: [20, 13], conditions: ['pinned'] }, 'gar-saxon': { seat: 1, at: [10, 13] } } satisfies Readonly<Record<string, Placed>>;
  const t = table({ units }).run((game) => attack(game, '1.gar-saxon.1', { part: 'combat', targets: [`0.${victim}.1`] }));
  t.play(attackDice(`C ${failures(t.pools.attackDice - 1)}`), defenseDice(failures(t.pools.defenseDice)));
  return t.play(t.offered[0]!);
};

test('This Is The Way: an enemy wounded an ally: he heals twice and may reposition; clan allies within Range 4 may lose a condition and gain Hunker', () => {
  const t = woundNear('kalani', 8);
  expect(t.asked).toBe('pick heal 0');
  t.play(t.offered[0]!);
  t.play(t.offered[0]!);
  expect(t.asked).toBe('place reposition 0');
  t.play([20, 14.5]);
  expect([t.asked, t.request?.about.unit, t.offered]).toEqual(['pick drop 0', '0.covert-mandalorians', ['pinned', 'none']]);
  t.play('pinned', 'yes');
  expect([t.unit('covert-mandalorians').conditions, t.unit('covert-mandalorians').hunker, t.unit('cc-7567-captain-rex').conditions, t.unit(DIN).damage, t.asked]).toEqual([[], 1, ['pinned'], 1, 'nothing']);
});

test('This Is The Way: not without a wound', () => expect(woundNear('kalani', 0).asked).toBe('nothing'));

/** A unit is wounded; the Covert stands at a distance from him. */
const wounds = (victim: string, by: string | null, x = 27): Table =>
  wound(table({ units: { [DIN]: { seat: 0, at: [20, 10] }, kalani: { seat: 0, at: [10, 10] }, 'covert-mandalorians': { seat: 0, at: [[x, 10], [35, 35]], conditions: ['pinned'] }, 'gar-saxon': { seat: 1, at: [10, 13] } } }), victim, by);

test('This Is The Way: not when he himself or an enemy is wounded, nor when no enemy did it', () => {
  expect(wounds('kalani', 'gar-saxon').asked).toBe('place reposition 0');
  for (const t of [wounds(DIN, 'gar-saxon'), wounds('gar-saxon', 'kalani'), wounds('kalani', null)]) expect(t.asked).toBe('nothing');
});

test('This Is The Way: clan allies beyond Range 4 get nothing', () => {
  expect(wounds('kalani', 'gar-saxon', 28.5).play(null).offered).toEqual(['pinned', 'none']);
  expect(wounds('kalani', 'gar-saxon', 28.51).play(null).asked).toBe('nothing');
});
