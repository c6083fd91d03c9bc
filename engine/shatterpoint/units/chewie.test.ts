import { expect, test } from 'vitest';
import { attackDice, table, type Table } from '../../testing/shatterpoint/table.ts';
import { BOXES, fixture } from '../../testing/terrain.ts';
import { read } from '../game/game.ts';
import { DROIDS, GAR, KALANI, MAUL, REX, acting, at, idle, ready, starting, type Units } from './republic.fixture.ts';

const CHEWIE = 'chewie';
const SOLO = 'general-solo';
const LUKE = 'jedi-knight-luke-skywalker';
const UPSET = 'its-not-wise-to-upset-a-wookiee';

test('Wookiee Loyalty: he may dash toward a Primary; within Range 3 that one gains Hunker and he may heal', () => {
  const t = starting(CHEWIE, { [SOLO]: at(0, [20, 10]), [REX]: at(0, [10, 20]) }, { damage: 2 });
  expect([t.asked, t.refusal([6, 10])?.rule]).toEqual(['place dash 0', 'SP-DIR-06']);
  t.play([13.5, 10]);
  expect([t.unit(SOLO).hunker, t.unit(CHEWIE).hunker, t.asked]).toEqual([1, 0, 'pick heal 0']);
  expect(t.play(`damage@0.${CHEWIE}`).unit(CHEWIE).damage).toBe(1);
});

test('Wookiee Loyalty: nothing out of Range 3, without a dash, or without a Primary; of several one is picked', () => {
  const far = starting(CHEWIE, { [SOLO]: at(0, [20, 10]) }, { damage: 2 }).play([13.49, 10]).go();
  const stays = starting(CHEWIE, { [SOLO]: at(0, [13, 10]) }, { damage: 2 }).play(null).go();
  for (const t of [far, stays]) expect([t.unit(SOLO).hunker, t.asked]).toEqual([0, 'pick act 0']);
  expect(starting(CHEWIE, { [REX]: at(0, [20, 10]) }).asked).toBe('pick act 0');
  expect(starting(CHEWIE, { [SOLO]: at(0, [20, 10]), [LUKE]: at(0, [20, 20]) }).offered).toEqual([`0.${SOLO}.1`, `0.${LUKE}.1`]);
});

test('It’s Not Wise to Upset a Wookiee: 5 dice; criticals and strikes damage an enemy unit within Range 3', () => {
  const t = acting(CHEWIE, { [DROIDS]: at(1, [16.5, 10], [35, 35]), [GAR]: at(1, [10, 16.51]) }).play(`ability:${UPSET}`);
  expect(t.asked).toBe(`roll ${UPSET} 5`);
  t.play(attackDice('C S S X F'));
  expect([t.unit(DROIDS).damage, ready(t)]).toEqual([3, 7]);
});

test('It’s Not Wise to Upset a Wookiee: closed out of range or sight', () => {
  expect(acting(CHEWIE, { [GAR]: at(1, [16.51, 10]) }).closed).toContainEqual(idle(UPSET));
  const wall = (x: number): Table => acting(CHEWIE, { [GAR]: at(1, [x, 18]) }, at(0, [16, 18]), { terrain: fixture([BOXES.wallHigh]) });
  expect([wall(20).closed, wall(12).offered]).toMatchObject([expect.arrayContaining([idle(UPSET)]), expect.arrayContaining([`ability:${UPSET}`])]);
});

const stat = (name: 'cover' | 'defenseExpertise', who: string, units: Units): number => {
  const t = table({ units });
  return read(t.game, name, { unit: t.idOf(who), character: t.characterId(who), attack: null });
};

test('Bodyguard (SP-TERM-08): a Primary or Secondary within Range 2, himself too, has Cover [1]; Supporting ones and those farther have not', () => {
  const cover = (who: string, x: number): number => stat('cover', who, { [CHEWIE]: at(0, [10, 10]), [who]: at(0, [x, 10], [35, 35]) });
  expect([cover(SOLO, 14.5), cover(REX, 14.5), cover(SOLO, 14.51), cover(DROIDS, 14.5), stat('cover', CHEWIE, { [CHEWIE]: at(0, [10, 10]) })]).toEqual([1, 1, 0, 0, 1]);
  expect(stat('cover', SOLO, { [CHEWIE]: at(1, [10, 10]), [SOLO]: at(0, [13, 10]) }), 'for an enemy').toBe(0);
});

test('Intimidating Presence: Rebels within Range 2, himself too, add an expertise to defense rolls while he is not wounded', () => {
  const adds = (who: string, x: number, wounded = 0): number => stat('defenseExpertise', who, { [who]: at(0, [x, 10]), [CHEWIE]: { ...at(0, [10, 10]), wounded } });
  expect([adds(SOLO, 14.5), stat('defenseExpertise', CHEWIE, { [CHEWIE]: at(0, [10, 10]) })]).toEqual([1, 1]);
  expect([adds(SOLO, 14.51), adds(SOLO, 14.5, 1), adds(KALANI, 14.5), stat('defenseExpertise', LUKE, { [CHEWIE]: at(0, [10, 10]), [LUKE]: at(1, [13, 10]), [MAUL]: at(0, [30, 30]) })]).toEqual([0, 0, 0, 0]);
});
