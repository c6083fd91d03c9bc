import { expect, test } from 'vitest';
import { table, type Placed, type Spot, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { about, acted, ended, ready, rolls, strike, wound } from './fight.fixture.ts';

const RIFF = 'riff-tamson';
const B1 = 'b1-battle-droids';
const RUN = `hit-and-run@0.${RIFF}`;
const BLOOD = `blood-in-the-water@0.${RIFF}`;
const set = (units: Readonly<Record<string, Placed>> = {}, more: Partial<TableOptions> = {}): Table =>
  table({ ...more, units: { [RIFF]: { seat: 0, at: [10, 10] }, ...units } });

/** Damage of his attacks after the ability, each with one success for "damage damage". */
const fromBelow = (kind: 'melee' | 'ranged', uses = 1): Table => {
  const t = set({ 'gar-saxon': { seat: 1, at: kind === 'melee' ? [13, 10] : [16.4, 10] } }, { active: RIFF }).go();
  for (let i = 0; i < uses; i++) t.play('ability:death-from-below', null).go();
  return rolls(t.play('combat'), 'C').play('t1').leaveOpen();
};

test('Death From Below: he may jump, and his next melee attack deals 2 damage more', () => {
  const t = set({}, { active: RIFF }).go().play('ability:death-from-below');
  expect([t.asked, ready(t)]).toEqual(['place jump 0', 7]);
  expect(fromBelow('melee').unit('gar-saxon').damage).toBe(4);
});

test('Death From Below: not for a ranged attack, nor without it, nor for a second attack', () => {
  expect([fromBelow('ranged').unit('gar-saxon').damage, fromBelow('melee', 0).unit('gar-saxon').damage]).toEqual([2, 2]);
  const t = fromBelow('melee').play('pass').go();
  rolls(strike(t, RIFF, 'melee', { part: 'other' }), 'C').play('t1');
  expect(t.unit('gar-saxon').damage).toBe(6);
});

test('Hit and Run: after his combat attack he may reposition, not after another one', () => {
  const t = ended(set({ 'gar-saxon': { seat: 1, at: [13, 10] } }), RIFF, 'gar-saxon', 'melee').play(RUN);
  expect([t.asked, about(t), ready(t)]).toEqual(['place reposition 0', `0.${RIFF}.1`, 7]);
  expect(ended(set({ 'gar-saxon': { seat: 1, at: [13, 10] } }), RIFF, 'gar-saxon', 'melee', { part: 'other' }).asked).toBe('nothing');
});

const fought = (who: string, action: 'combat' | 'focus' = 'combat', seat: 0 | 1 = 0): Table =>
  acted(set({ [who]: { seat, at: who === 'kalani' || who === 'gwarm' ? [20, 20] : [[20, 20], [35, 35]] }, 'gar-saxon': { seat: 1, at: [13, 10] } }), who, action, 'gar-saxon');

test('Blood in the Water: after the combat of a Separatist or Scoundrel Supporting unit he may jump and bite its target with 5 dice', () => {
  for (const who of [B1, 'bounty-hunters']) {
    const t = fought(who);
    expect(t.offered).toEqual([BLOOD, 'pass']);
    expect(t.play(BLOOD).asked).toBe('place jump 0');
    expect(t.play(null).asked).toBe('pick may 0');
    expect(t.play('yes').asked).toBe('roll attack 5');
  }
});

test('Blood in the Water: not for other units or actions', () => {
  for (const t of [fought('501st-clone-troopers'), fought('kalani'), fought(B1, 'focus'), fought(B1, 'combat', 1)]) expect(t.asked).toBe('nothing');
});

const dice = (kind: 'melee' | 'ranged', at: Spot, hurt: Partial<Placed>): string =>
  strike(set({ 'gar-saxon': { seat: 1, at: kind === 'melee' ? [13, 10] : [16.4, 10] }, 'lord-maul': { seat: 1, at, ...hurt } }), RIFF, kind, { targets: ['1.gar-saxon.1'] }).asked;

test('There’s Plenty of Suffering: 1 melee die more for each enemy unit within Range 4 with Wounded or Injured tokens', () => {
  expect([dice('melee', [10, 18.5], { injured: 2 }), dice('melee', [10, 18.5], { wounded: 1 })]).toEqual(['roll attack 8', 'roll attack 8']);
  expect([dice('melee', [10, 18.51], { injured: 1 }), dice('melee', [10, 14], {}), dice('ranged', [10, 18], { injured: 1 })]).toEqual(['roll attack 7', 'roll attack 7', 'roll attack 6']);
});

test('There’s Plenty of Suffering: no die more for an ally’s melee attack', () => {
  const ally = (hurt: Partial<Placed>): string => strike(set({ kalani: { seat: 0, at: [10, 13] }, 'gar-saxon': { seat: 1, at: [13, 13], ...hurt } }), 'kalani', 'melee').asked;
  expect(ally({ injured: 1 })).toBe(ally({}));
});

const suffers = (victim: string, at: Spot): Table => wound(set({ [victim]: { seat: victim === 'kalani' ? 0 : 1, at } }, { players: [{ ready: 3 }, {}] }), victim, null);

test('There’s Plenty of Suffering: an enemy wounded within Range 4 refreshes 1 Force, not one farther away or an ally', () => {
  expect(ready(suffers('gar-saxon', [18.5, 10]))).toBe(4);
  expect(ready(suffers('gar-saxon', [18.51, 10]))).toBe(3);
  expect(ready(suffers('kalani', [13, 10]))).toBe(3);
});
