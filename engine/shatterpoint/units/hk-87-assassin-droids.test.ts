import { expect, test } from 'vitest';
import { table, type Placed, type Spot, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { about, ended, strike } from './fight.fixture.ts';
import { read } from '../game/read.ts';

const HK = 'hk-87-assassin-droids';
const AVOID = `avoidance-protocols@0.${HK}`;
const set = (units: Readonly<Record<string, Placed>> = {}, more: Partial<TableOptions> = {}, own: Partial<Placed> = {}): Table =>
  table({
    ...more,
    units: {
      [HK]: {
        seat: 0,
        at: [
          [10, 10],
          [10, 30],
        ],
        ...own,
      },
      ...units,
    },
  });

test('On The Trail: each of them may dash toward an enemy, not away from it', () => {
  const t = set({ 'gar-saxon': { seat: 1, at: [20, 10] } }, { active: HK, step: 'begin' }).go().play(`0.${HK}.1`, '1.gar-saxon.1');
  expect([t.asked, about(t)]).toEqual(['place dash 0', `0.${HK}.1`]);
  expect([t.refusal([6, 10])?.rule, t.refusal([14, 10])]).toEqual(['SP-DIR-06', null]);
  expect(t.play([14, 10]).offered).toEqual(['1.gar-saxon.1', 'none']);
});

const attacked = (defender: string, hunker = 2): Table => ended(set({ 'gar-saxon': { seat: 1, at: [20, 10] }, kalani: { seat: 0, at: [20, 20] } }, {}, { hunker }), 'gar-saxon', defender, 'ranged');

test('Avoidance Protocols: after an attack on them they lose all Hunker and may dash', () => {
  const t = attacked(`${HK}.1`);
  expect(t.offered).toEqual([AVOID, 'pass']);
  t.play(AVOID);
  expect([t.unit(HK).hunker, t.offered]).toEqual([0, [`0.${HK}.1`, `0.${HK}.2`, 'done']]);
  expect([t.play(`0.${HK}.2`).asked, about(t)]).toEqual(['place dash 0', `0.${HK}.2`]);
});

test('Avoidance Protocols: not without Hunker, not after an attack on somebody else', () => {
  expect([attacked(`${HK}.1`, 0).asked, attacked('kalani').asked]).toEqual(['nothing', 'nothing']);
});

test('Target Priority Protocols: 2 dice more against a Primary', () => {
  const dice = (who: string): string => strike(set({ [who]: { seat: 1, at: [17, 10] } }), `${HK}.1`, 'ranged').asked;
  expect([dice('lord-maul'), dice('gar-saxon')]).toEqual(['roll attack 8', 'roll attack 6']);
});

test('Unstoppable Machine: each of them engaged with an enemy Primary has Protection and Steadfast', () => {
  const has = (who: string, at: Spot, n = 1): number[] => {
    const t = set({ [who]: { seat: 1, at } });
    return (['protection', 'steadfast'] as const).map((stat) => read(t.game, stat, { unit: `0.${HK}`, character: `0.${HK}.${n}`, attack: null }));
  };
  expect([has('lord-maul', [14.5, 10]), has('lord-maul', [14.51, 10]), has('gar-saxon', [13, 10]), has('lord-maul', [13, 10], 2)]).toEqual([[1, 1], [0, 0], [0, 0], [0, 0]]);
});
