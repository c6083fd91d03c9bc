import { expect, test } from 'vitest';
import { table, type Placed, type Spot, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { tagsOf } from '../game/tags.ts';
import { about, occurs, ready } from './fight.fixture.ts';

const BOBA = 'boba-fett';
const DEAD = `dead-or-alive@0.${BOBA}`;
const set = (units: Readonly<Record<string, Placed>> = {}, more: Partial<TableOptions> = {}): Table =>
  table({ ...more, units: { [BOBA]: { seat: 0, at: [10, 10] }, ...units } });

test('You’re Running out of Options: he may jump, or attack an enemy Primary with 5 dice', () => {
  const begin = (who: string): Table => set({ [who]: { seat: 1, at: [18, 10] } }, { active: BOBA, step: 'begin' }).go();
  const t = begin('lord-maul');
  expect(t.offered).toEqual(['jump', 'attack', 'none']);
  expect(t.play('attack').asked).toBe('roll attack 5');
  expect(begin('lord-maul').play('jump').asked).toBe('place jump 0');
  expect(begin('lord-maul').play('jump', null).go().asked).toBe('pick act 0');
  expect(begin('lord-maul').play('none').go().asked).toBe('pick act 0');
  expect(begin('gar-saxon').offered).toEqual(['jump', 'none']);
  expect(begin('gar-saxon').play('none').go().asked).toBe('pick act 0');
});

const three = { 'gar-saxon': { seat: 1, at: [16.5, 10] }, 'lord-maul': { seat: 1, at: [10, 16.5] }, '501st-clone-troopers': { seat: 1, at: [[4, 10], [10, 4]] } } as const;

test('Knee Rockets: up to two enemy units within Range 3 take 1 damage each', () => {
  const t = set(three, { active: BOBA }).go().play('ability:knee-rockets');
  expect([t.offered, ready(t)]).toEqual([['1.gar-saxon', '1.lord-maul', '1.501st-clone-troopers', 'none'], 7]);
  t.play('1.gar-saxon');
  expect(t.offered).toEqual(['1.lord-maul', '1.501st-clone-troopers', 'none']);
  t.play('1.501st-clone-troopers').go();
  expect([t.asked, ...Object.keys(three).map((id) => t.unit(id).damage)]).toEqual(['pick act 0', 1, 0, 1]);
  const one = set(three, { active: BOBA }).go().play('ability:knee-rockets', '1.lord-maul', 'none').go();
  expect(Object.keys(three).map((id) => one.unit(id).damage)).toEqual([0, 1, 0]);
});

test('Whipcord Launcher: an enemy within Range 3 gains Pinned and Disarmed', () => {
  const t = set({ 'gar-saxon': three['gar-saxon'] }, { active: BOBA }).go().play('ability:whipcord-launcher');
  expect([t.unit('gar-saxon').conditions, ready(t)]).toEqual([['pinned', 'disarmed'], 7]);
});

test('Knee Rockets and Whipcord Launcher: of several enemies only those within Range 3 may be picked', () => {
  const among = (id: string): Table => set({ 'gar-saxon': { seat: 1, at: [16.5, 10] }, 'lord-maul': { seat: 1, at: [10, 16.51] } }, { active: BOBA }).go().play(`ability:${id}`);
  expect(among('knee-rockets').offered).toEqual(['1.gar-saxon', 'none']);
  expect(among('whipcord-launcher').unit('lord-maul').conditions).toEqual([]);
});

test('Knee Rockets and Whipcord Launcher are closed with nobody within Range 3', () => {
  const t = set({ 'gar-saxon': { seat: 1, at: [16.51, 10] } }, { active: BOBA }).go();
  for (const id of ['knee-rockets', 'whipcord-launcher']) expect(t.closed).toContainEqual({ option: `ability:${id}`, rule: 'SP-ABIL-02', why: 'nothingToDo' });
});

const ends = (who: string, seat: 0 | 1 = 1, others: Readonly<Record<string, Placed>> = {}): Table =>
  occurs(set({ [who]: { seat, at: [20, 10] }, ...others }, { active: who }), { type: 'activationEnding', unit: `${seat}.${who}` });

test('Dead or Alive: at the end of an enemy Primary’s activation he may jump toward an enemy Primary', () => {
  const t = ends('lord-maul').play(DEAD);
  expect([t.asked, about(t), t.refusal([6, 10])?.rule]).toEqual(['place jump 0', `0.${BOBA}.1`, 'SP-DIR-06']);
  expect(t.play([14, 10]).where(BOBA)).toEqual([14, 10, 0]);
});

test('Dead or Alive: not after other units', () => {
  const dooku = { 'count-dooku': { seat: 1, at: [10, 20] } } as const;
  expect([ends('gar-saxon', 1, dooku).asked, ends('lord-maul', 0, dooku).asked]).toEqual(['nothing', 'nothing']);
  expect(ends('lord-maul', 1, { ...dooku, kalani: { seat: 1, at: [30, 30] }, 'general-grievous': { seat: 0, at: [30, 10] } }).play(DEAD).offered).toEqual(['1.lord-maul.1', '1.count-dooku.1']);
});

test.each(['Galactic Empire', 'Scoundrel'])('Hired Hand: at the end of set-up he gains %s, not both', (tag) => {
  const t = occurs(set(), { type: 'setupEnded' });
  expect(t.offered).toEqual(['Galactic Empire', 'Scoundrel']);
  expect(tagsOf(t.game, t.unit(BOBA))).toEqual(['Bounty Hunter', 'Mercenary']);
  t.play(tag);
  expect(tagsOf(t.game, t.unit(BOBA))).toEqual(['Bounty Hunter', 'Mercenary', tag]);
});
const far: Spot = [30, 30];
test('Hired Hand: the choice is asked of nobody else', () => expect(occurs(table({ units: { kalani: { seat: 0, at: far } } }), { type: 'setupEnded' }).asked).toBe('nothing'));
