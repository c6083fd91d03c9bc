import { expect, test } from 'vitest';
import { faces, table, type Placed, type Spot, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { about } from './fight.fixture.ts';
import { read } from '../game/read.ts';

const KRAKEN = 'kraken';
const B1 = 'b1-battle-droids';
const set = (units: Readonly<Record<string, Placed>> = {}, more: Partial<TableOptions> = {}): Table =>
  table({ active: KRAKEN, ...more, units: { [KRAKEN]: { seat: 0, at: [10, 10] }, ...units } }).go();
const droids = (...at: Spot[]): Readonly<Record<string, Placed>> => ({ [B1]: { seat: 0, at } });

test('Do Not Let Them Escape: he or a Battle Droid Supporting unit may dash, anywhere', () => {
  const t = set(droids([30, 30], [30, 33]), { step: 'begin' });
  expect([t.asked, t.offered]).toEqual(['pick choice 0', [`0.${KRAKEN}`, `0.${B1}`]]);
  t.play(`0.${B1}`);
  expect(t.offered).toEqual([`0.${B1}.1`, `0.${B1}.2`, 'done']);
});

test('Do Not Let Them Escape: with no such unit it is he; a Secondary droid or other troopers do not count', () => {
  const t = set({ kalani: { seat: 0, at: [20, 20] }, '501st-clone-troopers': { seat: 0, at: [[30, 30], [33, 33]] } }, { step: 'begin' });
  expect([t.asked, about(t)]).toEqual(['place dash 0', `0.${KRAKEN}.1`]);
});

test('Tactical Network: another Battle Droid within Range 4 may dash, then one of three things', () => {
  const t = set({ ...droids([18.5, 10], [35, 35]), 'gar-saxon': { seat: 1, at: [24, 10] } }).play('ability:tactical-network');
  expect([t.asked, about(t)]).toEqual(['place dash 0', `0.${B1}.1`]);
  t.play(null);
  expect(t.offered).toEqual(['hunker', 'condition', 'attack', 'none']);
  expect(t.play('attack').asked).toBe('roll attack 5');
});

test('Tactical Network: Hunker for the unit, or one condition less', () => {
  const t = set({ [B1]: { seat: 0, at: [[18.5, 10], [35, 35]], conditions: ['exposed'] } }).play('ability:tactical-network', null, 'hunker');
  expect([t.unit(B1).hunker, t.unit(B1).conditions]).toEqual([1, ['exposed']]);
  const healed = set({ [B1]: { seat: 0, at: [[18.5, 10], [35, 35]], conditions: ['exposed'] } }).play('ability:tactical-network', null, 'condition');
  expect([healed.unit(B1).hunker, healed.unit(B1).conditions]).toEqual([0, []]);
});

test('Tactical Network is closed with nobody within Range 4', () => {
  expect(set(droids([18.51, 10], [35, 35])).closed).toContainEqual({ option: 'ability:tactical-network', rule: 'SP-ABIL-02', why: 'nothingToDo' });
});

test('Complete Analysis: his card is reserved for nothing, another’s is not', () => {
  const reveal = (card: string): Table => {
    const units = { [KRAKEN]: { seat: 0, at: [10, 10] }, 'gar-saxon': { seat: 0, at: [20, 10] } } as const;
    const left = [`0.${card}`, ...Object.keys(units).filter((id) => id !== card).map((id) => `0.${id}`)];
    return table({ units, step: 'order', players: [{ ready: 0, deck: { left } }, {}] }).go().play(faces(1));
  };
  expect(reveal(KRAKEN).offered).toEqual(['activate', 'reserve']);
  expect(reveal('gar-saxon').go().state.activation?.unit).toBe('0.gar-saxon');
});

test('Conqueror’s Resolve: contesting an active objective he has Protection and Steadfast', () => {
  const has = (objective: Spot): number[] => {
    const t = set({}, { objectives: { a: objective } });
    return (['protection', 'steadfast'] as const).map((stat) => read(t.game, stat, { unit: `0.${KRAKEN}`, character: `0.${KRAKEN}.1`, attack: null }));
  };
  expect([has([13, 10]), has([20, 10])]).toEqual([[1, 1], [0, 0]]);
});
