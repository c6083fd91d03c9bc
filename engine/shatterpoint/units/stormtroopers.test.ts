import { expect, test } from 'vitest';
import { table, type Placed, type Table } from '../../testing/shatterpoint/table.ts';

const TROOPERS = 'stormtroopers';
const acting = (units: Readonly<Record<string, Placed>> = {}, own: Partial<Placed> = {}): Table =>
  table({
    active: TROOPERS,
    units: {
      [TROOPERS]: {
        seat: 0,
        at: [
          [10, 10],
          [20, 10],
        ],
        ...own,
      },
      ...units,
    },
  }).go();

test('Assault Tactics: each may dash; then the unit may take 1 damage to focus', () => {
  const t = acting().play('ability:assault-tactics', `0.${TROOPERS}.1`, [10, 14], null);
  expect(t.asked).toBe('pick may 0');
  t.play('yes').go();
  expect([t.where(`${TROOPERS}.1`), t.unit(TROOPERS).damage, t.state.activation!.made, t.state.activation!.spent]).toEqual([[10, 14, 0], 1, ['focus'], 0]);
});

test('Assault Tactics: the damage and the focus may be declined', () => {
  const t = acting().play('ability:assault-tactics', 'done', 'no').go();
  expect([t.unit(TROOPERS).damage, t.state.activation!.made, t.state.players[0]!.ready]).toEqual([0, [], 7]);
});

test('For the Empire!: as an action an engaged enemy is pushed Range 2, and the unit is exposed', () => {
  const t = acting({ kalani: { seat: 1, at: [10, 13] } }).play('ability:for-the-empire', [10, 16]).go();
  expect([t.where('kalani'), t.unit(TROOPERS).conditions, t.state.activation!.spent]).toEqual([[10, 16, 0], ['exposed'], 1]);
});

test('For the Empire!: not with nobody engaged', () => {
  expect(acting({ kalani: { seat: 1, at: [10, 14.51] } }).closed).toContainEqual({ option: 'ability:for-the-empire', rule: 'SP-ABIL-02', why: 'nothingToDo' });
});

test('Only Imperial Stormtroopers Are So Precise: Sharpshooter [1] for the focused, in ranged attacks only', () => {
  const dice = (at: [number, number]): number => acting({ kalani: { seat: 1, at } }).play('focus').go().play('combat', `0.${TROOPERS}.1`).pools.attackDice;
  expect([dice([10, 17]), dice([10, 13])]).toEqual([7, 6]);
});
