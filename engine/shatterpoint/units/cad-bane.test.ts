import { expect, test } from 'vitest';
import { table, type Placed, type Spot, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { about, acted, ready, wound } from './fight.fixture.ts';

const BANE = 'cad-bane';
const JOB = `no-one-gets-between-me-and-my-job@0.${BANE}`;
const set = (units: Readonly<Record<string, Placed>> = {}, more: Partial<TableOptions> = {}, bane: Partial<Placed> = {}): Table =>
  table({ ...more, units: { [BANE]: { seat: 0, at: [10, 10], ...bane }, ...units } });
const STEP = 'ability:how-about-you-step-aside';
/** Gar Saxon stands somewhere, with an objective a little east of him. */
const beside = (at: Spot, objective: Spot = [at[0], at[1] + 1]): Table => set({ 'gar-saxon': { seat: 1, at } }, { active: BANE, objectives: { a: objective } }).go();

test('How About You Step Aside?: an enemy within Range 3 may dash away from its objective and gains Disarmed if it left it', () => {
  const t = beside([16.5, 10]).play(STEP);
  expect([t.asked, ready(t)]).toEqual(['place dash 1', 7]);
  expect(t.refusal([16.5, 14])?.rule).toBe('SP-DIR-06');
  expect(t.play([16.5, 5]).go().unit('gar-saxon').conditions).toEqual(['disarmed']);
});

test('How About You Step Aside?: staying there it gains Exposed and Strained', () => {
  expect(beside([16.5, 10]).play(STEP, null).unit('gar-saxon').conditions).toEqual(['exposed', 'strained']);
});

test('How About You Step Aside?: of several objectives one is chosen', () => {
  const t = set({ 'gar-saxon': { seat: 1, at: [15, 10] } }, { active: BANE, objectives: { a: [15, 11], b: [15, 9] } }).go().play(STEP);
  expect(t.offered).toEqual(['a', 'b']);
  t.play('b');
  expect([t.refusal([15, 6])?.rule, t.refusal([15, 14])]).toEqual(['SP-DIR-06', null]);
  expect(t.play([15, 14]).unit('gar-saxon').conditions).toEqual(['disarmed']);
});

test('How About You Step Aside?: closed for enemies farther away or not contesting', () => {
  const closed = { option: STEP, rule: 'SP-ABIL-02', why: 'nothingToDo' };
  expect(beside([16.51, 10]).closed).toContainEqual(closed);
  expect(beside([16.5, 10], [30, 30]).closed).toContainEqual(closed);
});

test('Rocket Boots: he may jump for 1 Force, not without it', () => {
  const t = set({}, { active: BANE }).go().play('ability:rocket-boots', [10, 14]).go();
  expect([t.where(BANE), ready(t)]).toEqual([[10, 14, 0], 7]);
  expect(set({}, { active: BANE, players: [{ ready: 0 }, {}] }).go().offered).not.toContain('ability:rocket-boots');
});

const job = (at: Spot, bane: Spot = [10, 10], seat: 0 | 1 = 0): Table =>
  acted(set({ kalani: { seat, at: [25, 25] }, 'gar-saxon': { seat: 1, at }, 'lord-maul': { seat: 1, at: [30, 10] } }, {}, { at: bane }), 'kalani', 'combat', 'gar-saxon', 'lord-maul');

test('No One Gets Between Me and My Job: after an ally’s combat a target within Range 4 takes 2 damage', () => {
  const t = job([18.5, 10]);
  expect(t.offered).toEqual([JOB, 'pass']);
  t.play(JOB);
  expect([t.asked, t.unit('gar-saxon').damage, ready(t)]).toEqual(['nothing', 2, 7]);
});

test('No One Gets Between Me and My Job: with none within Range 4 he may jump toward one', () => {
  const t = job([18.51, 10]).play(JOB);
  expect(t.offered).toEqual(['1.gar-saxon.1', '1.lord-maul.1']);
  t.play('1.gar-saxon.1');
  expect([t.asked, about(t), t.refusal([6, 10]) === null]).toEqual(['place jump 0', `0.${BANE}.1`, false]);
  expect(t.play([14, 10]).unit('gar-saxon').damage).toBe(0);
});

test('No One Gets Between Me and My Job: not while he is engaged, after his own or an enemy’s combat, one without an attack, or another action', () => {
  expect(job([13, 10]).asked).toBe('nothing');
  expect(job([18.5, 10], [10, 10], 1).asked).toBe('nothing');
  expect(acted(set({ 'gar-saxon': { seat: 1, at: [17, 10] } }), BANE, 'combat', 'gar-saxon').asked).toBe('nothing');
  expect(acted(set({ kalani: { seat: 0, at: [25, 25] }, 'gar-saxon': { seat: 1, at: [17, 10] } }), 'kalani', 'focus').asked).toBe('nothing');
  expect(acted(set({ kalani: { seat: 0, at: [25, 25] }, 'gar-saxon': { seat: 1, at: [17, 10] } }), 'kalani', 'combat').asked).toBe('nothing');
});

const kill = (victim: string, by: string | null): Table =>
  wound(set({ 'gar-saxon': { seat: 1, at: [20, 20] }, kalani: { seat: 0, at: [25, 25] }, 'aurra-sing': { seat: 0, at: [30, 30] } }, { players: [{ ready: 3 }, {}] }, { damage: 2 }), victim, by);

test('I’ll Take On Any Job: when an ally wounds an enemy, 1 Force and a heal; 1 Force more for a Bounty Hunter', () => {
  const t = kill('gar-saxon', 'kalani');
  expect([t.asked, about(t), ready(t)]).toEqual(['pick heal 0', `0.${BANE}.1`, 4]);
  t.play(`damage@0.${BANE}`);
  expect([t.unit(BANE).damage, ready(t)]).toEqual([1, 4]);
  for (const hunter of ['aurra-sing', BANE]) expect(ready(kill('gar-saxon', hunter).play('none'))).toBe(5);
});

test('I’ll Take On Any Job: not for a wounded ally, nor for a wound nobody dealt', () => {
  expect(ready(kill('kalani', 'gar-saxon'))).toBe(3);
  expect(ready(kill('gar-saxon', null))).toBe(3);
});
