import { expect, test } from 'vitest';
import { attackDice, table, type Placed, type Spot, type Table } from '../../testing/shatterpoint/table.ts';
import { toolMove } from '../deeds/move.ts';
import { about, ready, wound } from './fight.fixture.ts';
import { acting, at, diceOf, fight, GAR, idle, KALANI, REX, starting, TROOPS, type Units } from './republic.fixture.ts';

const BOSS = 'rc-1138-boss';
const SOLUTION = 'ability:delta-give-me-an-explosive-solution';
const DELTA = { tags: ['Delta Squad'] };

test('Hang Tight Trooper: every allied Delta Squad character within Range 4 may dash, himself too', () => {
  const t = starting(BOSS, { [TROOPS]: { ...at(0, [18.5, 10], [18.6, 13]), ...DELTA }, [REX]: at(0, [13, 13]), [GAR]: { ...at(1, [10, 18]), ...DELTA } });
  expect([about(t), t.offered]).toEqual([`0.${BOSS}.1`, ['dash', 'advance', 'none']]);
  t.play('none');
  expect([t.asked, about(t)]).toEqual(['place dash 0', `0.${TROOPS}.1`]);
  t.play(null);
  expect(t.go().asked).toBe('pick act 0');
});

const solve = (units: Units, objectives: Readonly<Record<string, Spot>> = { C: [16.25, 10] }): Table => acting(BOSS, units, {}, { objectives });

test('Delta, Give Me An Explosive Solution: dashes, 3 dice, damage for criticals and strikes, and Hunker lost at the objective', () => {
  const t = solve({ [GAR]: { ...at(1, [20.5, 10]), hunker: 2 }, [KALANI]: { ...at(1, [20.6, 13]), hunker: 1 } }).play(SOLUTION);
  expect([t.offered, ready(t)]).toEqual([['dash', 'advance', 'none'], 6]);
  t.play('dash', null);
  expect(t.asked).toBe('roll delta-give-me-an-explosive-solution 3');
  t.play(attackDice('C S X')).go();
  expect([t.unit(GAR).damage, t.unit(GAR).hunker, t.unit(KALANI).damage, t.unit(KALANI).hunker]).toEqual([2, 0, 0, 1]);
});

test('Delta, Give Me An Explosive Solution: without a critical or strike nobody loses Hunker', () => {
  const roll = (letters: string) => solve({ [GAR]: { ...at(1, [20.5, 10]), hunker: 2 } }).play(SOLUTION, 'dash', null, attackDice(letters)).go().unit(GAR);
  expect([roll('F X F'), roll('F X S')]).toMatchObject([{ damage: 0, hunker: 2 }, { damage: 1, hunker: 0 }]);
});

test('Delta, Give Me An Explosive Solution: another Delta Squad unit may be picked; none near an objective closes it', () => {
  const t = solve({ [REX]: { ...at(0, [20, 20]), ...DELTA } }, { C: [14, 10], L: [22, 20] }).play(SOLUTION);
  expect(t.offered).toEqual([`0.${BOSS}`, `0.${REX}`]);
  t.play(`0.${REX}`);
  expect(about(t)).toBe(`0.${REX}.1`);
  expect(solve({}, { C: [16.26, 10] }).closed).toContainEqual(idle(SOLUTION.slice(8)));
});

/** He moves with a word, alone or with Gar Saxon Engaged. */
const moving = (how: 'dash' | 'advance', boss: Partial<Placed> = {}, engaged = false): Table =>
  table({ units: { [BOSS]: { ...at(0, [10, 10]), ...boss }, ...(engaged ? { [GAR]: at(1, [10, 13]) } : {}) } }).run((game) => toolMove(game, `0.${BOSS}.1`, how));

test('Let’s Get in There: a dash may be an advance for 1 damage', () => {
  const t = moving('dash');
  expect([t.asked, t.offered]).toEqual(['pick how 0', ['dash', 'advance', 'none']]);
  t.play('advance', [16, 10]);
  expect([t.where(BOSS), t.unit(BOSS).damage]).toEqual([[16, 10, 0], 1]);
  expect(moving('dash').play('dash', [12, 10]).unit(BOSS).damage).toBe(0);
  expect(moving('dash').play('advance', null).unit(BOSS).damage).toBe(0);
});

test('Let’s Get in There: engaged, an advance may be a reposition for 2 damage; a dash stays a dash', () => {
  const t = moving('advance', {}, true);
  expect(t.offered).toEqual(['dash', 'reposition', 'none']);
  t.play('reposition', [10, 5]);
  expect([t.where(BOSS), t.unit(BOSS).damage]).toEqual([[10, 5, 0], 2]);
  expect(moving('advance', {}, true).play('dash', [10, 8]).unit(BOSS).damage).toBe(0);
  expect(moving('dash', {}, true).asked).toBe('place dash 0');
  const action = acting(BOSS, { [GAR]: at(1, [10, 13]) }).play('move', 'advance', 'reposition', [10, 5]).go();
  expect([action.unit(BOSS).damage, action.asked]).toEqual([2, 'pick act 0']);
});

test('Let’s Get in There: not for a plain advance, not wounded, not for enemies who move him, not for others', () => {
  expect(moving('advance').asked).toBe('place advance 0');
  expect(moving('dash', { wounded: 1 }).asked).toBe('place dash 0');
  expect(moving('advance', { wounded: 1 }, true).asked).toBe('place dash 0');
  const forced = (how: 'dash' | 'advance'): string => table({ units: { [BOSS]: at(0, [10, 10]), [GAR]: at(1, [10, 13]) } }).run((game) => toolMove(game, `0.${BOSS}.1`, how, { seat: 1 })).asked;
  expect([forced('dash'), forced('advance')]).toEqual(['place dash 1', 'place dash 1']);
  expect(table({ units: { [BOSS]: at(0, [10, 10]), [REX]: at(0, [20, 10]) } }).run((game) => toolMove(game, `0.${REX}.1`, 'dash')).asked).toBe('place dash 0');
});

const dice = (boss: Partial<Placed>): number => diceOf(fight({ [BOSS]: { ...at(0, [10, 10]), ...boss }, [KALANI]: at(1, [17, 10]) }, `0.${BOSS}.1`));

test('You Need To Learn I’m A Lot Scarier Than You Are: 1 die for every 3 damage, 3 for each Injured token', () => {
  expect([dice({}), dice({ damage: 2 }), dice({ damage: 3 }), dice({ damage: 7 }), dice({ injured: 1 }), dice({ damage: 3, injured: 2 })]).toEqual([
    7, 7, 8, 9, 10, 14,
  ]);
  expect(diceOf(fight({ [BOSS]: { ...at(0, [35, 35]), damage: 6 }, [REX]: at(0, [10, 10]), [KALANI]: at(1, [17, 10]) }, `0.${REX}.1`))).toBe(7);
});

test('You Need To Learn: 1 Force when he wounds an enemy, none when an ally does', () => {
  const after = (by: string): number =>
    ready(wound(table({ players: [{ ready: 4 }, {}], units: { [BOSS]: at(0, [10, 10]), [REX]: at(0, [10, 14]), [GAR]: at(1, [13, 10]) } }), GAR, by));
  expect([after(BOSS), after(REX)]).toEqual([5, 4]);
});
