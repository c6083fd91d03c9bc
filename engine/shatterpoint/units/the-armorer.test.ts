import { expect, test } from 'vitest';
import { attackDice, defenseDice, table, type Placed, type Table } from '../../testing/shatterpoint/table.ts';
import { attack } from '../attack/attack.ts';
import { priceOf } from '../deeds/force.ts';
import { unitOf } from '../state/find.ts';

const ARMORER = 'the-armorer';
const COVERT = 'covert-mandalorians';
const acting = (units: Readonly<Record<string, Placed>> = {}, own: Partial<Placed> = {}, step: 'begin' | 'act' = 'act'): Table =>
  table({ active: ARMORER, step, units: { [ARMORER]: { seat: 0, at: [10, 10], ...own }, ...units } }).go();

test('Wisdom of the Mandalore: another allied Mandalorian character and she herself may jump', () => {
  const t = acting({ [COVERT]: { seat: 0, at: [[20, 20], [25, 20]] }, 'gar-saxon': { seat: 1, at: [30, 30] } }, {}, 'begin');
  expect([t.asked, t.offered]).toEqual(['pick choice 0', [`0.${COVERT}.1`, `0.${COVERT}.2`]]);
  expect(t.play(`0.${COVERT}.2`).asked).toBe('place jump 0');
  expect(t.play([25, 24]).asked).toBe('place jump 0');
  t.play([10, 14]);
  expect([t.where(`${COVERT}.2`), t.where(ARMORER)]).toEqual([[25, 24, 0], [10, 14, 0]]);
});

test('Wisdom of the Mandalore: without another Mandalorian only she may jump', () => {
  const t = acting({ 'cc-7567-captain-rex': { seat: 0, at: [20, 20] } }, {}, 'begin');
  expect([t.asked, t.request?.about.character, t.play(null).go().asked]).toEqual(['place jump 0', `0.${ARMORER}.1`, 'pick act 0']);
});

test('Both Hunter and Prey: she may jump toward an enemy; Engaged with it, both units gain Exposed', () => {
  const t = acting({ 'gar-saxon': { seat: 1, at: [10, 16] } }).play('ability:both-hunter-and-prey');
  expect(t.offered).toEqual(['jump', 'advance', 'none']);
  t.play('jump');
  expect([t.asked, t.refusal([10, 6])?.rule]).toEqual(['place jump 0', 'SP-DIR-06']);
  t.play([10, 13]);
  expect([t.unit(ARMORER).conditions, t.unit('gar-saxon').conditions]).toEqual([['exposed'], ['exposed']]);
});

test('Both Hunter and Prey: not Engaged, nobody gains anything', () => {
  const t = acting({ 'gar-saxon': { seat: 1, at: [10, 30] } }).play('ability:both-hunter-and-prey', 'none').go();
  expect([t.unit(ARMORER).conditions, t.unit('gar-saxon').conditions]).toEqual([[], []]);
});

/** Defense dice of her melee defense, in the stance Strength of the Hammer (5). */
const defended = (own: Partial<Placed>, at: readonly [number, number] = [10, 13]): number => {
  const t = table({ units: { [ARMORER]: { seat: 0, at: [10, 10], ...own }, 'gar-saxon': { seat: 1, at } } }).run((game) => attack(game, '1.gar-saxon.1', { part: 'combat' }));
  return t.pools.defenseDice;
};

test.each([[0, 0, 5], [2, 0, 5], [3, 0, 6], [6, 0, 7], [0, 1, 6], [9, 2, 10]])('Just As We Shape Mandalorian Steel: with %i damage and %i Injured tokens %i melee defense dice', (damage, injured, dice) =>
  expect(defended({ damage, injured })).toBe(dice));
test('Just As We Shape Mandalorian Steel: not against ranged attacks', () => expect(defended({ damage: 6 }, [10, 17])).toBe(5));

test('Our Survival Is Our Strength: allied Mandalorians pay no tax; others and enemies do', () => {
  const t = acting({ [COVERT]: { seat: 0, at: [[20, 20], [25, 20]], injured: 2 }, 'cc-7567-captain-rex': { seat: 0, at: [30, 20], injured: 2 }, 'gar-saxon': { seat: 1, at: [30, 30], injured: 1 } }, { injured: 1 });
  const price = (id: string): number => priceOf(t.game, unitOf(t.state, t.idOf(id)), 1, 'test');
  expect([ARMORER, COVERT, 'cc-7567-captain-rex', 'gar-saxon'].map(price)).toEqual([1, 1, 3, 2]);
});

test('Strength of the Hammer: two expertise results turn a Block into a Failure', () => {
  const t = acting({ 'gar-saxon': { seat: 1, at: [10, 13] } }).play('combat', attackDice('X X F F F F F F'));
  t.play(defenseDice(['B', ...Array.from({ length: t.pools.defenseDice - 1 }, () => 'F')].join(' ')));
  expect(t.all('resultsDetermined')[0]).toMatchObject({ successes: 2, blocked: 0 });
  expect(t.asked).toBe('pick option 0');
});
