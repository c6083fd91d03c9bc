import { expect, test } from 'vitest';
import { attackDice, table, type Placed, type Spot, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { tagsOf } from '../game/tags.ts';
import { about, occurs, ready, wound } from './fight.fixture.ts';

const BOSSK = 'bossk';
const JOB = `we-have-a-job-to-do@0.${BOSSK}`;
const set = (units: Readonly<Record<string, Placed>> = {}, more: Partial<TableOptions> = {}, own: Partial<Placed> = {}): Table =>
  table({ ...more, units: { [BOSSK]: { seat: 0, at: [10, 10], ...own }, ...units } });

test('Regeneration: he loses all damage and conditions, but not while Strained', () => {
  const begin = (own: Partial<Placed>): Table => set({}, { active: BOSSK, step: 'begin' }, { damage: 4, ...own }).go();
  expect(begin({ conditions: ['pinned', 'exposed'] }).unit(BOSSK)).toMatchObject({ damage: 0, conditions: [] });
  expect(begin({ conditions: ['pinned', 'strained'] }).unit(BOSSK)).toMatchObject({ damage: 4, conditions: ['pinned', 'strained'] });
});

const ORDNANCE = 'ability:explosive-ordnance';
const crowd = (at: Spot = [20.5, 10]): Table =>
  set({ 'gar-saxon': { seat: 1, at }, 'lord-maul': { seat: 1, at: [20.5, 14.5] }, kalani: { seat: 0, at: [20.5, 5.5] }, 'cc-7567-captain-rex': { seat: 0, at: [25.01, 10] } }, { active: BOSSK }).go();

test('Explosive Ordnance: every unit within Range 2 of an enemy within Range 5 takes 1 damage for each expertise; then he may dash', () => {
  const t = crowd().play(ORDNANCE);
  expect([t.asked, ready(t)]).toEqual(['roll explosive-ordnance 5', 7]);
  t.play(attackDice('X X S C F'));
  expect(['gar-saxon', 'lord-maul', 'kalani', 'cc-7567-captain-rex', BOSSK].map((id) => t.unit(id).damage)).toEqual([2, 2, 2, 0, 0]);
  expect([t.asked, about(t)]).toEqual(['place dash 0', `0.${BOSSK}.1`]);
});

test('Explosive Ordnance: closed farther away', () => {
  const t = set({ 'gar-saxon': { seat: 1, at: [20.51, 10] } }, { active: BOSSK }).go();
  expect(t.closed).toContainEqual({ option: ORDNANCE, rule: 'SP-ABIL-02', why: 'nothingToDo' });
});

test('Payday: when its player reveals an order card he gains a tag for the turn, not when the opponent does', () => {
  const reveal = (seat: 0 | 1): Table => occurs(set({ kalani: { seat: 0, at: [20, 20] }, 'gar-saxon': { seat: 1, at: [30, 30] } }), { type: 'cardRevealed', seat, card: seat === 0 ? '0.kalani' : '1.gar-saxon' });
  const t = reveal(0).play(`payday@0.${BOSSK}`, 'Droid');
  expect([tagsOf(t.game, t.unit(BOSSK)).includes('Droid'), ready(t)]).toEqual([true, 7]);
  expect(reveal(1).asked).toBe('nothing');
});

test('Payday: any tag that is carried or asked for in this match and that he has not: first what his own side asks for', () => {
  const t = occurs(set({ 'general-veers': { seat: 0, at: [20, 20] }, 'chief-chirpa': { seat: 1, at: [30, 30] } }), { type: 'cardRevealed', seat: 0, card: '0.general-veers' }).play(`payday@0.${BOSSK}`);
  expect(t.offered).toEqual(['Galactic Empire', 'Stormtrooper', 'Chief', 'Endor', 'Ewok', 'Officer']);
  expect(tagsOf(t.play('Stormtrooper').game, t.unit(BOSSK))).toContain('Stormtrooper');
});

const hunters = { 'aurra-sing': { seat: 0, at: [20, 10] }, kalani: { seat: 0, at: [10, 25] }, 'gar-saxon': { seat: 1, at: [18, 13] } } as const;

test('We Have a Job to Do: when an attack wounds another Bounty Hunter he may dash toward it and attack whoever did it with 5 dice', () => {
  const t = wound(set(hunters), 'aurra-sing', 'gar-saxon', 'ranged');
  expect(t.offered).toEqual([JOB, 'pass']);
  t.play(JOB);
  expect([t.asked, t.refusal([6, 10])?.rule]).toEqual(['place dash 0', 'SP-DIR-06']);
  expect(t.play([14, 10]).asked).toBe('pick may 0');
  expect(t.play('yes').asked).toBe('roll attack 5');
});

test('We Have a Job to Do: not for a wound by an ability, another unit, himself or an enemy', () => {
  expect(wound(set(hunters), 'aurra-sing', 'gar-saxon').asked).toBe('nothing');
  expect(wound(set(hunters), 'kalani', 'gar-saxon', 'melee').asked).toBe('nothing');
  expect(wound(set(hunters), BOSSK, 'gar-saxon', 'melee').asked).toBe('nothing');
  expect(wound(set({ ...hunters, dengar: { seat: 1, at: [18, 16] } }), 'dengar', 'kalani', 'melee').offered).not.toContain(JOB);
});

test('We Have a Job to Do: toward a unit that is gone he cannot dash, but he may still attack', () => {
  const t = set({ ...hunters, 'aurra-sing': { seat: 0, at: null, defeated: true }, 'gar-saxon': { seat: 1, at: [17, 10] } });
  occurs(t, { type: 'wounded', unit: '0.aurra-sing', by: '1.gar-saxon.1', byAttack: 'ranged' }).play(JOB);
  expect(t.asked).toBe('pick may 0');
  expect(t.play('yes').asked).toBe('roll attack 5');
});
