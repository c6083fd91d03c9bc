import { expect, test } from 'vitest';
import { table, type Placed, type Spot, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { about, ended, ready, rolls, strike, wound } from './fight.fixture.ts';

const DOOKU = 'count-dooku';
const B1 = 'b1-battle-droids';
const SURELY = `surely-you-can-do-better@0.${DOOKU}`;
const TWICE = `twice-the-pride-double-the-fall@0.${DOOKU}`;
const set = (units: Readonly<Record<string, Placed>>, more: Partial<TableOptions> = {}, dooku: Partial<Placed> = {}): Table =>
  table({ ...more, units: { [DOOKU]: { seat: 0, at: [10, 10], ...dooku }, ...units } });

test('Leader of the Separatist Army: he and another Separatist character within Range 3 may dash', () => {
  const lead = (at: Spot): Table => set({ [B1]: { seat: 0, at: [at, [30, 30]] } }, { active: DOOKU, step: 'begin' }).go();
  const t = lead([16.5, 10]);
  expect([t.asked, about(t)]).toEqual(['place dash 0', `0.${DOOKU}.1`]);
  t.play(null);
  expect([t.asked, about(t)]).toEqual(['place dash 0', `0.${B1}.1`]);
  expect(lead([16.51, 10]).play(null).go().asked).toBe('pick act 0');
});

test('Leader of the Separatist Army: not for others nearby', () => {
  expect(set({ 'cc-7567-captain-rex': { seat: 0, at: [13, 10] } }, { active: DOOKU, step: 'begin' }).go().play(null).go().asked).toBe('pick act 0');
});

/** Gar Saxon strikes at him with a roll. */
const attacked = (letters: string, dooku: Partial<Placed> = {}, more: Partial<TableOptions> = {}): Table =>
  rolls(strike(set({ 'gar-saxon': { seat: 1, at: [13, 10] } }, more, dooku), 'gar-saxon', 'melee'), letters);

test('SP-ABIL-12 Surely You Can Do Better: for each of up to 3 Force a strike becomes a failure', () => {
  const t = attacked('S S S S S');
  expect([t.offered, t.all('modifying').map(({ roll }) => roll)]).toEqual([[SURELY, 'pass'], ['attack']]);
  t.play(SURELY);
  expect([t.asked, t.offered]).toEqual(['pick spend 0', ['1', '2', '3']]);
  t.play('2');
  expect([t.state.attacks[0]!.attackRoll.filter((face) => face === 'strike').length, ready(t)]).toEqual([3, 6]);
  const passed = attacked('S S S S S').play('pass');
  expect([t.asked, passed.asked, passed.state.attacks[0]!.successes]).toEqual(['pick option 1', 'pick option 1', 5]);
});

test('Surely You Can Do Better: not without a strike, not when the tax leaves no Force, not for an ally', () => {
  expect(attacked('C').asked).toBe('pick option 1');
  expect(attacked('S', { injured: 1 }, { players: [{ ready: 1 }, {}] }).asked).toBe('pick option 1');
  expect(attacked('S', {}, { players: [{ ready: 1 }, {}] }).offered).toEqual([SURELY, 'pass']);
  const ally = set({ 'gar-saxon': { seat: 1, at: [13, 20] }, kalani: { seat: 0, at: [13, 23] } });
  expect(rolls(strike(ally, 'gar-saxon', 'melee'), 'S').asked).toBe('pick option 1');
});

/** Gar Saxon's attack on a droid near Dooku has ended. */
const afterAttack = (at: Spot, kind: 'melee' | 'ranged' = 'melee', ...attackRoll: readonly ('strike' | 'critical' | 'failure')[]): Table =>
  ended(set({ [B1]: { seat: 0, at: [at, [30, 30]] }, 'gar-saxon': { seat: 1, at: [13, 12] } }), 'gar-saxon', `${B1}.1`, kind, { attackRoll: attackRoll.slice() });

test('Twice the Pride, Double the Fall: after a melee attack without a strike on an ally within Range 2 he may dash and strike back with 5 dice', () => {
  const t = afterAttack([10, 14.5], 'melee', 'critical', 'failure');
  expect(t.offered).toEqual([TWICE, 'pass']);
  expect(t.play(TWICE).asked).toBe('place dash 0');
  expect([t.play([10, 9]).asked, t.where(DOOKU), ready(t)]).toEqual(['pick may 0', [10, 9, 0], 7]);
  expect(t.play('yes').asked).toBe('roll attack 5');
});

test('Twice the Pride, Double the Fall: an attack played through on himself counts too, one with a strike left does not', () => {
  const through = (letters: string): Table => attacked(letters, {}, { players: [{ ready: 2 }, {}] });
  expect(through('C F F').play('stop').offered).toEqual([TWICE, 'pass']);
  expect(through('C S F').play('pass', 'stop').asked).toBe('nothing');
});

test('Twice the Pride, Double the Fall: not for an attack on an enemy near him', () => {
  expect(ended(set({ [B1]: { seat: 0, at: [[10, 14.5], [30, 30]] }, 'gar-saxon': { seat: 1, at: [13, 12] } }), `${B1}.1`, 'gar-saxon', 'melee', { attackRoll: ['failure'] }).asked).toBe('nothing');
});

test('Twice the Pride, Double the Fall: not with a strike left, not for ranged attacks, not farther away', () => {
  expect(afterAttack([10, 14.5], 'melee', 'strike').asked).toBe('nothing');
  expect(afterAttack([10, 14.5], 'ranged', 'failure').asked).toBe('nothing');
  expect(afterAttack([10, 14.51], 'melee', 'failure').asked).toBe('nothing');
});

const army = (): Table => set({ [B1]: { seat: 0, at: [[14, 10], [10, 14]] }, 'savage-opress': { seat: 0, at: [20, 10] }, 'gar-saxon': { seat: 1, at: [17, 10] } }, { players: [{ ready: 3 }, {}] });

test('Brave, but Foolish: when an enemy wounds an allied Primary or Secondary, 2 Force and a dash of Separatist droids', () => {
  const t = wound(army(), 'savage-opress', 'gar-saxon');
  expect([t.offered, ready(t)]).toEqual([[`0.${B1}.1`, `0.${B1}.2`, 'none'], 5]);
  t.play(`0.${B1}.1`);
  expect(t.offered).toEqual(['dash', 'attack', 'none']);
  expect(t.play('dash').asked).toBe('place dash 0');
  expect(t.play(null).asked).toBe('nothing');
});

test('Brave, but Foolish: once a turn, and the droid may do nothing', () => {
  const t = wound(army(), 'savage-opress', 'gar-saxon').play(`0.${B1}.1`, 'none');
  expect(t.asked).toBe('nothing');
  expect(ready(wound(t, DOOKU, 'gar-saxon'))).toBe(5);
});

test('Brave, but Foolish: an attack of 5 dice, where an enemy is in reach', () => {
  const shooting = wound(army(), 'savage-opress', 'gar-saxon').play(`0.${B1}.2`, 'attack');
  expect(shooting.asked).toBe('roll attack 5');
  const far = wound(set({ [B1]: { seat: 0, at: [[2, 34], [5, 34]] }, 'gar-saxon': { seat: 1, at: [17, 10] } }), DOOKU, 'gar-saxon').play(`0.${B1}.1`);
  expect(far.offered).toEqual(['dash', 'none']);
});

test('Brave, but Foolish: not for a Supporting unit, not for a wound of no enemy’s making', () => {
  const guard = wound(set({ magnaguard: { seat: 0, at: [[14, 10], [10, 14]] }, 'gar-saxon': { seat: 1, at: [17, 10] } }, { players: [{ ready: 3 }, {}] }), 'magnaguard', 'gar-saxon');
  expect([guard.asked, ready(guard)]).toEqual(['nothing', 3]);
  expect(ready(wound(army(), 'savage-opress', null))).toBe(3);
  expect(ready(wound(army(), 'gar-saxon', 'savage-opress'))).toBe(3);
});
