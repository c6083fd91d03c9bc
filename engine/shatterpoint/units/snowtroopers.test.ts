import { expect, test } from 'vitest';
import { table, type Placed, type Table } from '../../testing/shatterpoint/table.ts';
import { attack } from '../attack/attack.ts';
import { gainCondition, gainHunker } from '../deeds/effects.ts';

const TROOPERS = 'snowtroopers';
const acting = (own: Partial<Placed> = {}, step: 'begin' | 'act' = 'act'): Table => table({ active: TROOPERS, step, units: { [TROOPERS]: { seat: 0, at: [[10, 10], [20, 10]], ...own } } }).go();

test('Forced March: the unit may take 1 damage to lose one condition', () => {
  const t = acting({ conditions: ['pinned', 'strained'] }, 'begin');
  expect(t.asked).toBe('pick may 0');
  t.play('yes');
  expect(t.offered).toEqual(['pinned', 'strained']);
  expect(t.play('pinned').go().unit(TROOPERS)).toMatchObject({ damage: 1, conditions: ['strained'] });
});

test('Forced March: declined, or without a condition, nothing happens', () => {
  expect(acting({ conditions: ['strained'] }, 'begin').play('no').go().unit(TROOPERS)).toMatchObject({ damage: 0, conditions: ['strained'] });
  expect(acting({}, 'begin').asked).toBe('pick act 0');
});

test('Assault Tactics: each may dash; then the unit may take 1 damage to focus, or not', () => {
  const t = acting().play('ability:assault-tactics', `0.${TROOPERS}.1`, [10, 14], null, 'yes').go();
  expect([t.where(`${TROOPERS}.1`), t.unit(TROOPERS).damage, t.state.activation!.made]).toEqual([[10, 14, 0], 1, ['focus']]);
  expect(acting().play('ability:assault-tactics', 'done', 'no').go().unit(TROOPERS).damage).toBe(0);
});

test('Extreme Conditions Training: with a Hunker token the unit is not exposed, without one it is', () => {
  const exposed = (hunker: number): readonly string[] => table({ units: { [TROOPERS]: { seat: 0, at: [[10, 10], [20, 10]], hunker } } }).run((game) => gainCondition(game, `0.${TROOPERS}`, 'exposed', null)).unit(TROOPERS).conditions;
  expect([exposed(1), exposed(0)]).toEqual([[], ['exposed']]);
  const lost = table({ units: { [TROOPERS]: { seat: 0, at: [[10, 10], [20, 10]], conditions: ['exposed', 'pinned'] } } }).run((game) => gainHunker(game, `0.${TROOPERS}`));
  expect(lost.unit(TROOPERS).conditions).toEqual(['pinned']);
});

test('Only Imperial Stormtroopers Are So Precise: Sharpshooter [1] for the focused', () => {
  expect(acting().play('focus').all('focused')).toMatchObject([{ sharpshooter: 1, impact: 0 }, { sharpshooter: 1 }]);
});

test('First print: no Extreme Conditions Training; Forced March, Assault Tactics and Sharpshooter [1] as they are now', () => {
  const first = (step: 'begin' | 'act', own: Partial<Placed> = {}): Table => table({ edition: 'firstPrint', active: TROOPERS, step, units: { [TROOPERS]: { seat: 0, at: [[10, 10], [20, 10]], ...own } } });
  expect(first('act', { hunker: 1 }).run((game) => gainCondition(game, `0.${TROOPERS}`, 'exposed', null)).unit(TROOPERS).conditions).toEqual(['exposed']);
  expect(first('begin', { conditions: ['strained'] }).go().play('yes').go().unit(TROOPERS)).toMatchObject({ damage: 1, conditions: [] });
  expect(first('act').go().offered).toContain('ability:assault-tactics');
  expect(first('act').go().play('focus').all('focused')[0]!.sharpshooter).toBe(1);
});

test('First print: 5 dice in ranged attacks, 6 now', () => {
  const dice = (edition: 'current' | 'firstPrint'): number =>
    table({ edition, units: { [TROOPERS]: { seat: 0, at: [[10, 10], [35, 35]] }, kalani: { seat: 1, at: [17, 10] } } }).run((game) => attack(game, `0.${TROOPERS}.1`, { part: 'combat' })).pools.attackDice;
  expect([dice('firstPrint'), dice('current')]).toEqual([5, 6]);
});
