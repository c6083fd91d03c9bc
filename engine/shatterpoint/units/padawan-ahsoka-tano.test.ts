import { expect, test } from 'vitest';
import type { Table } from '../../testing/shatterpoint/table.ts';
import { ANAKIN, BO, KALANI, MAUL, REX, TROOPS, acting, at, diceOf, ready, rolls, shot, starting, type Units } from './republic.fixture.ts';

const AHSOKA = 'padawan-ahsoka-tano';
const SNIPS = `getting-ahead-of-yourself-again-snips@0.${AHSOKA}`;

test('Race Ya: an allied Republic or Jedi Primary may dash; other allies, enemies and she may not', () => {
  const t = starting(AHSOKA, { [ANAKIN]: at(0, [20, 10]), [REX]: at(0, [20, 20]), [MAUL]: at(0, [30, 10]) });
  expect([t.asked, t.offered]).toEqual(['pick choice 0', [`0.${ANAKIN}.1`, 'none']]);
  expect(t.play(`0.${ANAKIN}.1`, [24, 10]).where(ANAKIN)).toEqual([24, 10, 0]);
  expect(starting(AHSOKA, { [REX]: at(0, [20, 20]), [MAUL]: at(0, [30, 10]), [ANAKIN]: at(1, [20, 10]) }).asked).toBe('pick act 0');
});

test('Race Ya: a Primary of the Republic or a Jedi, one of both is enough', () => {
  const t = starting(AHSOKA, { 'queen-padme-amidala': at(0, [20, 10]), [MAUL]: { ...at(0, [30, 10]), tags: ['Jedi'] } });
  expect(t.offered).toEqual(['0.queen-padme-amidala.1', `0.${MAUL}.1`, 'none']);
  expect(t.play('0.queen-padme-amidala.1').asked).toBe('place dash 0');
});

test('She is Fearless: she may jump twice in a turn, paid each time, not three times', () => {
  const t = acting(AHSOKA).play('ability:she-is-fearless', [10, 14]).go().play('ability:she-is-fearless', [10, 18]).go();
  expect([t.where(AHSOKA), ready(t)]).toEqual([[10, 18, 0], 6]);
  expect(t.closed).toContainEqual({ option: 'ability:she-is-fearless', rule: 'SP-ABIL-14', why: 'usedAlready' });
});

test('Deflect: 2 damage after a ranged attack with a failure; none without one, not offered after a melee attack', () => {
  expect(shot(AHSOKA, '').play(`deflect@0.${AHSOKA}`).unit(REX).damage).toBe(2);
  expect(shot(AHSOKA, 'X X X X X X X').play('stop', `deflect@0.${AHSOKA}`).unit(REX).damage).toBe(0);
  expect(shot(AHSOKA, '', 3).asked).toBe('nothing');
});

/** The troopers at (x, 14) have made a combat action against Kalani at (13, 10); Ahsoka is at (10, 10). */
function after(x: number, friend = TROOPS, more: Units = {}): Table {
  const t = acting(friend, { [AHSOKA]: at(0, [10, 10]), [KALANI]: at(1, [13, 10]), ...more }, at(0, [x, 10], [35, 35]));
  t.play('combat');
  if (t.asked === 'pick character 0') t.play(`0.${friend}.1`);
  if (t.asked === 'pick target 0') t.play(`1.${KALANI}.1`);
  rolls(t);
  return t.asked === 'pick character 0' ? t.play('done') : t;
}

test('Getting Ahead of Yourself Again, Snips: after the combat action of Republic troopers near her she may jump and make a 5-dice melee attack on their target', () => {
  const t = after(16.5);
  expect([t.asked, t.offered]).toEqual(['pick answer 0', [SNIPS, 'pass']]);
  t.play(SNIPS);
  expect(t.asked).toBe('place jump 0');
  t.play([10, 12]);
  expect([t.asked, t.request?.about.what]).toEqual(['pick may 0', 'attack']);
  expect(diceOf(t.play('yes'))).toBe(5);
  expect(t.all('attackDeclared').at(-1)).toMatchObject({ attack: { kind: 'melee', defender: `1.${KALANI}.1` } });
  expect(after(16.5).play(SNIPS, null, 'no').go().asked).toBe('pick act 0');
});

test('Getting Ahead of Yourself Again, Snips: no attack on another enemy, nor when the jump leads away', () => {
  expect(after(16.5, TROOPS, { [MAUL]: at(1, [10, 15.5]) }).play(SNIPS, [10, 5]).go().asked).toBe('pick act 0');
  expect(after(16.5, TROOPS, { [MAUL]: at(1, [10, 15.5]) }).play(SNIPS, [9, 13.5]).go().asked).toBe('pick act 0');
});

test('Getting Ahead of Yourself Again, Snips: not for troopers too far, for others, nor after another action', () => {
  expect(after(16.51).go().asked).toBe('pick act 0');
  expect(after(16.5, REX).go().asked).toBe('pick act 0');
  expect(after(16.5, 'clan-kryze-mandalorians').go().asked).toBe('pick act 0');
  expect(after(16.5, BO).offered).not.toContain(SNIPS);
  expect(acting(TROOPS, { [AHSOKA]: at(0, [13, 10]), [KALANI]: at(1, [13, 13]) }).play('focus').go().asked).toBe('pick act 0');
});
