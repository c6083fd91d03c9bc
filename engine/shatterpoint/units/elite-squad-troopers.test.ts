import { expect, test } from 'vitest';
import { attackDice, defenseDice, table, type Spot, type Table } from '../../testing/table.ts';
import { attack } from '../attack.ts';

const ELITE = 'elite-squad-troopers';
const FRIEND = 'dark-troopers-stand-in';
const failures = (n: number): string => Array.from({ length: n }, () => 'F').join(' ');
const acting = (): Table => table({ active: ELITE, units: { [ELITE]: { seat: 0, at: [[10, 10], [14, 10]] } } }).go();

test('Tactical Advance: a dash brings a focus action, staying does not', () => {
  const t = acting().play('ability:tactical-advance', `0.${ELITE}.1`, [10, 13], null).go();
  expect(t.state.activation).toMatchObject({ made: ['focus'], spent: 0 });
  expect(acting().play('ability:tactical-advance', 'done').go().state.activation!.made).toEqual([]);
});

test('The Future of Imperial Might: Sharpshooter [1] and Impact [1]', () => {
  expect(acting().play('focus').all('focused').map(({ impact, sharpshooter }) => [impact, sharpshooter])).toEqual([[1, 1], [1, 1]]);
});

/** Another Imperial unit of the same card attacks Gar Saxon while these troopers look on. */
const beside = (at: Spot, part = 'combat', card = ELITE): Table => {
  const t = table({ units: { [ELITE]: { seat: 0, at: [at, [35, 35]] }, [FRIEND]: { seat: 0, at: [[10, 10], [34, 2]], damage: 2, card }, 'gar-saxon': { seat: 1, at: [10, 16] } } }).run((game) => attack(game, `0.${FRIEND}.1`, { part }));
  t.play(attackDice(failures(t.all('poolsFormed')[0]!.attackDice)));
  return t.play(defenseDice(failures(t.all('poolsFormed')[0]!.defenseDice)));
};

test('Supporting Fire: the attacker within Range 5 may heal, or its unit may gain Hunker', () => {
  const t = beside([17, 10]);
  expect(t.offered).toEqual([`supporting-fire-hunker@0.${ELITE}`, `supporting-fire-heal@0.${ELITE}`, 'pass']);
  t.play(`supporting-fire-hunker@0.${ELITE}`);
  expect([t.asked, t.request]).toMatchObject(['pick may 0', { about: { ability: 'supporting-fire-hunker', unit: `0.${FRIEND}`, what: 'hunker' } }]);
  expect(t.play('yes').unit(FRIEND).hunker).toBe(1);
  expect(beside([17, 10]).play(`supporting-fire-hunker@0.${ELITE}`, 'no').unit(FRIEND).hunker).toBe(0);
  expect(beside([17, 10]).play(`supporting-fire-heal@0.${ELITE}`, `damage@0.${FRIEND}`).unit(FRIEND).damage).toBe(1);
});

test('Supporting Fire: not beyond Range 5, not after an ability’s attack, not for another kind of unit', () => {
  expect(beside([35, 10]).asked).toBe('nothing');
  expect(beside([17, 10], 'some-ability').asked).toBe('nothing');
  expect(beside([17, 10], 'combat', '501st-clone-troopers').asked).toBe('nothing');
});
