import { expect, test } from 'vitest';
import { table, type Placed, type Spot, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { tagsOf } from '../game/tags.ts';
import { about, ended, occurs, ready, strike } from './fight.fixture.ts';

const AURRA = 'aurra-sing';
const DOUBLE = `double-the-contract-double-the-payout@0.${AURRA}`;
const RUN = `hit-and-run@0.${AURRA}`;
const DISTRACTION = `expendable-distraction@0.${AURRA}`;
const EDITIONS = ['current', 'firstPrint'] as const;
const set = (units: Readonly<Record<string, Placed>>, more: Partial<TableOptions> = {}): Table =>
  table({ ...more, units: { [AURRA]: { seat: 0, at: [10, 10] }, ...units } });
const two = { 'gar-saxon': { seat: 1, at: [17, 10] }, '501st-clone-troopers': { seat: 1, at: [[17, 14], [35, 35]] } } as const;

test.each(EDITIONS)('SP-TXT-10 Double the Contract, Double the Payout (%s): after her combat attack she may attack another enemy unit with 5 dice', (edition) => {
  const t = ended(set(two, { edition }), AURRA, 'gar-saxon', 'ranged');
  expect(t.offered).toEqual([DOUBLE, RUN, 'pass']);
  expect(t.play(DOUBLE).asked).toBe('pick may 0');
  t.play('yes');
  expect([t.asked, ready(t)]).toEqual(['roll attack 5', 7]);
  expect(t.all('targeted')).toMatchObject([{ defender: '1.501st-clone-troopers.1' }]);
});

test('Double the Contract, Double the Payout: not with no other unit in reach, not after another attack', () => {
  expect(ended(set({ 'gar-saxon': two['gar-saxon'] }), AURRA, 'gar-saxon', 'ranged').offered).toEqual([RUN, 'pass']);
  expect(ended(set(two), AURRA, 'gar-saxon', 'ranged', { part: 'double-the-contract-double-the-payout' }).asked).toBe('nothing');
});

test.each(EDITIONS)('Hit and Run (%s): after her combat attack she may reposition, not after an ally’s', (edition) => {
  const t = ended(set(two, { edition }), AURRA, 'gar-saxon', 'ranged').play(RUN);
  expect([t.asked, about(t)]).toEqual(['place reposition 0', `0.${AURRA}.1`]);
  expect(ended(set({ ...two, kalani: { seat: 0, at: [10, 20] } }, { edition }), 'kalani', 'gar-saxon', 'ranged').asked).toBe('nothing');
});

const shot = (friend: Spot, more: Partial<Placed> = {}, part = 'combat'): Table =>
  strike(set({ 'gar-saxon': two['gar-saxon'], kalani: { seat: 0, at: friend, ...more } }), AURRA, 'ranged', { part });

test.each(EDITIONS)('Expendable Distraction (%s): 3 dice more into a fight, and an ally there takes 2 damage', (edition) => {
  const t = strike(set({ 'gar-saxon': two['gar-saxon'], kalani: { seat: 0, at: [17, 13] } }, { edition }), AURRA, 'ranged');
  expect(t.offered).toEqual([DISTRACTION, 'pass']);
  t.play(DISTRACTION);
  expect([t.asked, t.unit('kalani').damage]).toEqual(['roll attack 10', 2]);
  expect(shot([17, 13]).play('pass').asked).toBe('roll attack 7');
});

test('Expendable Distraction: not without an ally there, for a wounded one, or outside a combat action', () => {
  expect(shot([17, 20]).asked).toBe('roll attack 7');
  expect(shot([17, 13], { wounded: 1 }).asked).toBe('roll attack 7');
  expect(shot([17, 13], {}, 'hit-and-run').asked).toBe('roll attack 7');
});

test('On Contract: at the end of set-up she gains one tag of an allied Primary', () => {
  const t = occurs(set({ 'lord-maul': { seat: 0, at: [20, 10] }, kalani: { seat: 0, at: [25, 10] } }), { type: 'setupEnded' });
  expect([t.asked, t.offered]).toEqual(['pick choice 0', ['Dathomirian', 'Force User', 'Shadow Collective']]);
  t.play('Force User');
  expect(tagsOf(t.game, t.unit(AURRA))).toEqual(['Bounty Hunter', 'Mercenary', 'Scoundrel', 'Force User']);
});

test('On Contract: no tag without a Primary, nor in the first print', () => {
  expect(occurs(set({ kalani: { seat: 0, at: [25, 10] }, 'lord-maul': { seat: 1, at: [20, 10] } }), { type: 'setupEnded' }).asked).toBe('nothing');
  expect(occurs(set({ 'lord-maul': { seat: 0, at: [20, 10] } }, { edition: 'firstPrint' }), { type: 'setupEnded' }).asked).toBe('nothing');
});

const reveal = (seat: 0 | 1, more: Partial<TableOptions> = {}): Table =>
  occurs(set({ 'lord-maul': { seat: 0, at: [20, 10] }, ...two }, { edition: 'firstPrint', ...more, seat }), { type: 'cardRevealed', seat, card: seat === 0 ? '0.lord-maul' : '1.gar-saxon' });

test('Payday, first print: when her player reveals an order card she has one tag more until the end of the turn, for 1 Force', () => {
  const t = reveal(0);
  expect([t.asked, t.offered]).toEqual(['pick answer 0', [`payday@0.${AURRA}`, 'pass']]);
  t.play(`payday@0.${AURRA}`, 'Force User');
  expect([tagsOf(t.game, t.unit(AURRA)), ready(t)]).toEqual([['Bounty Hunter', 'Mercenary', 'Scoundrel', 'Force User'], 7]);
  occurs(t, { type: 'turnEnded', seat: 0 });
  expect(tagsOf(t.game, t.unit(AURRA))).toEqual(['Bounty Hunter', 'Mercenary', 'Scoundrel']);
});

test('Payday, first print: not for the opponent’s card, not without Force, not now', () => {
  expect(reveal(1).asked).toBe('nothing');
  expect(reveal(0, { players: [{ ready: 0 }, {}] }).asked).toBe('nothing');
  expect(reveal(0, { edition: 'current' }).asked).toBe('nothing');
});
