import { expect, test } from 'vitest';
import { table, type Placed, type Spot, type Table } from '../../testing/shatterpoint/table.ts';
import { read } from '../game/game.ts';

const FORCES = 'imperial-special-forces';
const acting = (units: Readonly<Record<string, Placed>> = {}, own: Partial<Placed> = {}, step: 'begin' | 'act' = 'act'): Table =>
  table({ active: FORCES, step, units: { [FORCES]: { seat: 0, at: [[10, 10], [30, 30]], ...own }, ...units } }).go();

test('Special Forces Conditioning: the unit may lose 1 damage and one condition', () => {
  const t = acting({}, { damage: 3, conditions: ['pinned', 'strained'] }, 'begin');
  expect(t.asked).toBe('pick may 0');
  t.play('yes');
  expect([t.asked, t.offered]).toEqual(['pick condition 0', ['pinned', 'strained']]);
  expect(t.play('strained').go().unit(FORCES)).toMatchObject({ damage: 2, conditions: ['pinned'] });
  expect(acting({}, { damage: 1 }, 'begin').play('yes').unit(FORCES).damage).toBe(0);
  expect(acting({}, { conditions: ['pinned'] }, 'begin').play('yes').unit(FORCES)).toMatchObject({ damage: 0, conditions: [] });
});

test('Special Forces Conditioning: declined, or with nothing to lose, nothing happens', () => {
  expect(acting({}, { damage: 3 }, 'begin').play('no').go().unit(FORCES).damage).toBe(3);
  expect(acting({}, {}, 'begin').asked).toBe('pick act 0');
});

test('Covert Operations: ending within Range 4 of an enemy the unit focuses with Sharpshooter [1]; further away it does not', () => {
  const covert = (to: Spot): Table => acting({ kalani: { seat: 1, at: [10, 22.5] } }).play('ability:covert-operations', `0.${FORCES}.1`, to, null).go();
  expect(covert([10, 14]).state.activation).toMatchObject({ made: ['focus'], sharpshooter: [{ dice: 1 }, { dice: 1 }] });
  expect(covert([10, 13.9]).state.activation).toMatchObject({ made: [], sharpshooter: [] });
});

test('Infiltration: it deploys within Range 2 instead of Range 1, others do not', () => {
  const t = acting({ 'gar-saxon': { seat: 0, at: [20, 20] } });
  const deploys = (unit: string): number => read(t.game, 'deployRange', { unit, character: `${unit}.1`, attack: null }, 1);
  expect([deploys(`0.${FORCES}`), deploys('0.gar-saxon')]).toEqual([2, 1]);
});
