import { expect, test } from 'vitest';
import { defenseDice, table, type Placed, type Spot, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import type { Objective } from '../state/state.ts';
import { about, ready, rolls, strike } from './fight.fixture.ts';

const IG = 'ig-88b';
const PLANS = `calculated-plans@0.${IG}`;
const SUCCESS = `i-engineer-success-yetit-eludes-me@0.${IG}`;
const set = (units: Readonly<Record<string, Placed>> = {}, more: Partial<TableOptions> = {}): Table =>
  table({ ...more, units: { [IG]: { seat: 0, at: [10, 10] }, ...units } });

const begin = (at: Spot): Table => set({ 'gar-saxon': { seat: 1, at } }, { active: IG, step: 'begin' }).go();

test('High-Priority Target: he may dash, then with an enemy within Range 5 focus', () => {
  const t = begin([20.5, 10]);
  expect([t.asked, about(t)]).toEqual(['place dash 0', `0.${IG}.1`]);
  t.play(null);
  expect(t.offered).toEqual(['focus', 'none']);
  t.play('focus').go();
  expect([t.asked, t.state.activation!.focused, t.state.activation!.spent]).toEqual(['pick act 0', [`0.${IG}.1`], 0]);
  expect(begin([20.5, 10]).play(null, 'none').state.activation!.focused).toEqual([]);
});

test('SP-ACTION-11 High-Priority Target: no second focus', () => {
  const t = set({ 'gar-saxon': { seat: 1, at: [20.5, 10] } }, { active: IG, step: 'begin' });
  t.state.activation!.made.push('focus');
  expect(t.go().play(null).go().asked).toBe('pick act 0');
});

test('High-Priority Target: no focus with nobody within Range 5', () => expect(begin([20.51, 10]).play(null).go().asked).toBe('pick act 0'));

const JOB = 'ability:always-gets-the-job-done';
const jobDone = (roll: string): readonly string[] => set({ 'gar-saxon': { seat: 1, at: [14.5, 10] } }, { active: IG }).go().play(JOB, defenseDice(roll)).unit('gar-saxon').conditions;

test('Always Gets the Job Done: block Strained, expertise Disarmed, failure Exposed, each once', () => {
  expect(['B D F', 'B B B', 'D D D', 'F F F'].map(jobDone)).toEqual([['strained', 'disarmed', 'exposed'], ['strained'], ['disarmed'], ['exposed']]);
});

test('Always Gets the Job Done: of several enemies only those within Range 2 may be picked', () => {
  const among = (at: Spot): Table => set({ 'gar-saxon': { seat: 1, at: [14.5, 10] }, 'lord-maul': { seat: 1, at } }, { active: IG }).go().play(JOB);
  expect(among([10, 14.5]).offered).toEqual(['1.gar-saxon', '1.lord-maul']);
  expect(among([10, 14.51]).asked).toBe('roll always-gets-the-job-done 3');
});

test('Always Gets the Job Done: closed with nobody within Range 2', () => {
  expect(set({ 'gar-saxon': { seat: 1, at: [14.51, 10] } }, { active: IG }).go().closed).toContainEqual({ option: JOB, rule: 'SP-ABIL-02', why: 'nothingToDo' });
});

const fire = (letters: string, part = 'combat'): Table => rolls(strike(set({ 'gar-saxon': { seat: 1, at: [17, 10] } }), IG, 'ranged', { part }), letters);

test('Calculated Plans: up to two failures or expertise of his combat attack are rolled again', () => {
  const t = fire('S S C C F F X').play(PLANS);
  expect([t.asked, t.offered, t.all('modifying').map(({ roll }) => roll)]).toEqual(['pick reroll 0', ['4:failure', '5:failure', '6:expertise'], ['attack']]);
  expect(t.refusal('4:failure+5:failure+6:expertise')).not.toBeNull();
  expect(t.play('4:failure+6:expertise').asked).toBe('roll reroll 2');
});

test('Calculated Plans: not without such dice, not outside a combat action', () => {
  expect(fire('S S S S S S S').asked).toBe('pick option 0');
  for (const one of ['F', 'X']) expect(fire(`S S S S S S ${one}`).offered).toEqual([PLANS, 'pass']);
  expect(fire('S S C C F F X', 'other').asked).toBe('pick option 0');
});

/** A hunter shoots at Gar Saxon, who stands beside an objective that somebody controls. */
const hunt = (attacker: string, objective: Spot, controller: Objective['controller'] = null, more: Partial<Placed> = {}, part = 'combat'): Table => {
  const t = set({ 'gar-saxon': { seat: 1, at: [17, 10], ...more }, 'aurra-sing': { seat: 0, at: [10, 14] }, kalani: { seat: 0, at: [24, 14] } }, { objectives: { a: objective }, players: [{ momentum: [8, 7] }, {}] });
  t.state.objectives[0]!.controller = controller;
  return strike(t, attacker, 'ranged', { part });
};

test('I Engineer Success: 3 dice more for a Bounty Hunter against a target on an objective not controlled; without a wound 1 momentum less', () => {
  for (const controller of [null, 1] as const) expect(hunt('aurra-sing', [19, 10], controller).offered).toEqual([SUCCESS, 'pass']);
  const t = hunt('aurra-sing', [19, 10]).play(SUCCESS);
  expect([t.asked, ready(t)]).toEqual(['roll attack 10', 7]);
  expect(rolls(t).offered).toContain(SUCCESS);
  expect(t.offered).not.toContain('pass');
  expect(t.play(SUCCESS).state.players[0]!.momentum).toEqual([8]);
  expect(t.asked).toBe('pick answer 0');
});

test('I Engineer Success: no momentum is lost with a wound, or when it is not used', () => {
  const t = rolls(hunt('aurra-sing', [19, 10], null, { damage: 8 }).play(SUCCESS), 'C').play('m1');
  expect([t.unit('gar-saxon').wounded, t.state.players[0]!.momentum.length, t.offered.includes(SUCCESS)]).toEqual([1, 3, false]);
  const unused = rolls(hunt('aurra-sing', [19, 10]).play('pass'));
  expect([unused.state.players[0]!.momentum, unused.offered.includes(SUCCESS)]).toEqual([[8, 7], false]);
});

test('I Engineer Success: not for other units, an objective of one’s own, a target elsewhere, other attacks or an enemy’s', () => {
  const others = [hunt('kalani', [19, 10]), hunt('aurra-sing', [19, 10], 0), hunt('aurra-sing', [30, 30]), hunt('aurra-sing', [19, 10], null, {}, 'other')];
  for (const t of others) expect(t.asked).toMatch('roll attack');
  const enemy = strike(set({ dengar: { seat: 1, at: [17, 10] }, kalani: { seat: 0, at: [24, 10] } }, { objectives: { a: [24, 12] } }), 'dengar', 'ranged', { targets: ['0.kalani.1'] });
  expect(enemy.asked).toMatch('roll attack');
});
