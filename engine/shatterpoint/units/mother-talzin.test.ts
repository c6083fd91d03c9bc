import { expect, test } from 'vitest';
import { table, type Placed, type Spot, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { about, ended, ready, wound } from './fight.fixture.ts';

const TALZIN = 'mother-talzin';
const ASAJJ = 'asajj-ventress';
const DRAIN = `life-drain@0.${TALZIN}`;
const WRATH = `wrath-of-the-great-mother@0.${TALZIN}`;
const set = (units: Readonly<Record<string, Placed>> = {}, more: Partial<TableOptions> = {}): Table =>
  table({ ...more, units: { [TALZIN]: { seat: 0, at: [10, 10], damage: 1 }, ...units } });

test('Obscuring Shadows: a character of another Dathomirian unit may dash, nobody else', () => {
  const begin = (who: string, seat: 0 | 1 = 0): Table => set({ [who]: { seat, at: [30, 30] } }, { active: TALZIN, step: 'begin' }).go();
  const t = begin(ASAJJ);
  expect(t.offered).toEqual([`0.${ASAJJ}.1`, 'none']);
  t.play(`0.${ASAJJ}.1`);
  expect([t.asked, about(t)]).toEqual(['place dash 0', `0.${ASAJJ}.1`]);
  expect(begin('kalani').asked).toBe('pick act 0');
  expect(begin(ASAJJ, 1).asked).toBe('pick act 0');
});

test('Manipulating Hand: her player dashes an enemy within Range 4, for 2 Force, and cannot leave it once it is paid', () => {
  const hand = (at: Spot): Table => set({ 'gar-saxon': { seat: 1, at } }, { active: TALZIN }).go();
  const t = hand([18.5, 10]).play('ability:manipulating-hand');
  expect([t.asked, about(t), ready(t)]).toEqual(['place dash 0', '1.gar-saxon.1', 6]);
  expect(t.refusal(null)).not.toBeNull();
  expect(hand([18.51, 10]).closed).toContainEqual({ option: 'ability:manipulating-hand', rule: 'SP-ABIL-02', why: 'nothingToDo' });
});

const drained = (attacker: string, pool: number, more: Partial<Placed> = {}, wounded: string[] = []): Table =>
  ended(set({ [ASAJJ]: { seat: 0, at: [30, 30], damage: 2 }, kalani: { seat: 0, at: [20, 20], damage: 2 }, 'gar-saxon': { seat: 1, at: [30, 33], ...more } }), attacker, 'gar-saxon', 'melee', { pool, wounded });

test('Life Drain: a Dathomirian whose attack dealt damage may heal', () => {
  const t = drained(ASAJJ, 1);
  expect(t.offered).toEqual([DRAIN, 'pass']);
  t.play(DRAIN);
  expect([t.asked, about(t)]).toEqual(['pick heal 0', `0.${ASAJJ}.1`]);
  expect(t.play(`damage@0.${ASAJJ}`).unit(ASAJJ).damage).toBe(1);
  expect(drained(TALZIN, 1).offered).toEqual([DRAIN, 'pass']);
  expect(drained(ASAJJ, 1, { wounded: 1 }, ['1.gar-saxon']).offered).toEqual([DRAIN, 'pass']);
});

test('Life Drain: not without damage, against a unit wounded before, or for others', () => {
  for (const t of [drained(ASAJJ, 0), drained(ASAJJ, 3, { wounded: 1 }), drained('kalani', 2)]) expect(t.asked).toBe('nothing');
  const enemy = ended(set({ 'lord-maul': { seat: 1, at: [30, 33], damage: 2 }, kalani: { seat: 0, at: [30, 30] } }), 'lord-maul', 'kalani', 'melee', { pool: 2 });
  expect(enemy.asked).toBe('nothing');
});

const family = (): Table => set({ kalani: { seat: 0, at: [20, 20] }, [ASAJJ]: { seat: 0, at: [30, 30] }, 'gar-saxon': { seat: 1, at: [17, 10] } });

test('Wrath of the Great Mother: when an enemy wounds another ally she may dash and shoot at it with 5 dice, once a turn', () => {
  const t = wound(family(), 'kalani', 'gar-saxon');
  expect(t.offered).toEqual([WRATH, 'pass']);
  expect(t.play(WRATH).asked).toBe('place dash 0');
  expect(t.play(null).asked).toBe('pick may 0');
  expect(wound(t.play('no'), ASAJJ, 'gar-saxon').asked).toBe('nothing');
  const shooting = wound(family(), 'kalani', 'gar-saxon').play(WRATH, null, 'yes');
  expect([shooting.asked, shooting.all('targeted')[0]!.kind]).toEqual(['roll attack 5', 'ranged']);
});

test('Wrath of the Great Mother: not for her own wound, not for an enemy’s, not for one nobody dealt', () => {
  expect(wound(family(), TALZIN, 'gar-saxon').asked).toBe('nothing');
  expect(wound(family(), 'gar-saxon', 'kalani').asked).toBe('nothing');
  expect(wound(family(), 'kalani', null).asked).toBe('nothing');
});
