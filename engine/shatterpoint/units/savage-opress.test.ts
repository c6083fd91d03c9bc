import { expect, test } from 'vitest';
import { attackDice, table, type Placed, type Spot, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { about, occurs, ready, strike } from './fight.fixture.ts';
import { read } from '../game/read.ts';

const SAVAGE = 'savage-opress';
const set = (units: Readonly<Record<string, Placed>> = {}, more: Partial<TableOptions> = {}, own: Partial<Placed> = {}): Table =>
  table({ ...more, units: { [SAVAGE]: { seat: 0, at: [10, 10], ...own }, ...units } });
const fury = (who: string, at: Spot = [14.5, 10], more: Partial<Placed> = {}): Table => set({ [who]: { seat: 1, at, ...more } }, { active: SAVAGE }).go();
const FURY = 'ability:dark-fury';

test('Dark Fury: an enemy within Range 2 takes 1 damage for each critical and strike; a Force User gains Exposed too', () => {
  const t = fury('gar-saxon').play(FURY);
  expect([t.asked, ready(t)]).toEqual(['roll dark-fury 5', 6]);
  expect(t.play(attackDice('C C S X F')).unit('gar-saxon')).toMatchObject({ damage: 3, conditions: [] });
  expect(fury('lord-maul').play(FURY, attackDice('S F F F F')).unit('lord-maul')).toMatchObject({ damage: 1, conditions: ['exposed'] });
});

test('Dark Fury: of several enemies only those within Range 2 may be picked', () => {
  const among = (at: Spot): Table => set({ 'gar-saxon': { seat: 1, at: [14.5, 10] }, 'lord-maul': { seat: 1, at } }, { active: SAVAGE }).go().play(FURY);
  expect(among([10, 14.5]).offered).toEqual(['1.gar-saxon', '1.lord-maul']);
  expect(among([10, 14.51]).asked).toBe('roll dark-fury 5');
});

test('Dark Fury: no Exposed without damage; closed farther away', () => {
  expect(fury('lord-maul').play(FURY, attackDice('X F F F F')).unit('lord-maul')).toMatchObject({ damage: 0, conditions: [] });
  expect(fury('lord-maul', [13, 10], { wounded: 1 }).play(FURY, attackDice('S F F F F')).unit('lord-maul').conditions).toEqual([]);
  expect(fury('gar-saxon', [14.51, 10]).closed).toContainEqual({ option: FURY, rule: 'SP-ABIL-02', why: 'nothingToDo' });
});

test('Furious Rush: he may dash, or advance once he is injured', () => {
  const t = set({}, { active: SAVAGE }).go().play('ability:furious-rush');
  expect([t.asked, ready(t)]).toEqual(['place dash 0', 7]);
  const injured = set({}, { active: SAVAGE }, { injured: 1 }).go().play('ability:furious-rush');
  expect([injured.offered, ready(injured)]).toEqual([['dash', 'advance', 'none'], 6]);
  expect(injured.play('advance').asked).toBe('place advance 0');
});

test('Overpowering Monster: 2 dice more against a Primary', () => {
  const dice = (who: string): string => strike(set({ [who]: { seat: 1, at: [13, 10] } }), SAVAGE, 'melee').asked;
  expect([dice('lord-maul'), dice('gar-saxon')]).toEqual(['roll attack 9', 'roll attack 7']);
});

test('Pain is Weakness: he has Protection and Steadfast, an ally has not', () => {
  const t = set({ kalani: { seat: 0, at: [20, 20] } });
  const has = (id: string): number[] => (['protection', 'steadfast'] as const).map((stat) => read(t.game, stat, { unit: `0.${id}`, character: `0.${id}.1`, attack: null }));
  expect([has(SAVAGE), has('kalani')]).toEqual([[1, 1], [0, 0]]);
});

const begins = (who: string, at: Spot, seat: 0 | 1 = 0): Table => occurs(set({ [who]: { seat, at } }, { active: who }), { type: 'activationBegun', unit: `${seat}.${who}` });

test('Unwitting Brute: when a Separatist or Dathomirian Primary within Range 3 starts its activation he may dash', () => {
  for (const who of ['asajj-ventress', 'lord-maul', 'count-dooku']) {
    const t = begins(who, [16.5, 10]);
    expect([t.asked, about(t)]).toEqual(['place dash 0', `0.${SAVAGE}.1`]);
  }
});

test('Unwitting Brute: not farther away, not for other units or enemies', () => {
  const others = [begins('lord-maul', [16.51, 10]), begins('general-anakin-skywalker', [13, 10]), begins('kalani', [13, 10]), begins('lord-maul', [13, 10], 1)];
  for (const t of others) expect(t.asked).toBe('nothing');
});
