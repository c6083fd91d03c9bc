import { expect, test } from 'vitest';
import { attackDice, defenseDice, table, type Spot, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { attack } from '../attack/attack.ts';

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
const beside = (at: Spot, part = 'combat', card = ELITE, more: Partial<TableOptions> = {}): Table => {
  const t = table({ ...more, units: { [ELITE]: { seat: 0, at: [at, [35, 35]] }, [FRIEND]: { seat: 0, at: [[10, 10], [34, 2]], damage: 2, card }, 'gar-saxon': { seat: 1, at: [10, 16] } } }).run((game) => attack(game, `0.${FRIEND}.1`, { part }));
  if (t.offered.includes('pass')) t.play('pass');
  t.play(attackDice(failures(t.pools.attackDice)));
  return t.play(defenseDice(failures(t.pools.defenseDice)));
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

const FIRST = { edition: 'firstPrint' } as const;
const FIRE = `coordinated-fire-exposed@0.${ELITE}`;
/** Another Imperial unit is about to attack Gar Saxon while these troopers look on. */
const looking = (at: Spot, part = 'combat', card = ELITE, more: Partial<TableOptions> = FIRST): Table =>
  table({ ...more, units: { [ELITE]: { seat: 0, at: [at, [35, 35]] }, [FRIEND]: { seat: 0, at: [[10, 10], [34, 2]], card }, 'gar-saxon': { seat: 1, at: [10, 16] } } }).run((game) => attack(game, `0.${FRIEND}.1`, { part }));

test('Coordinated Fire, first print: the target of another Empire unit within Range 5 gains exposed', () => {
  const t = looking([20.5, 16]);
  expect([t.asked, t.offered]).toEqual(['pick answer 0', [FIRE, 'pass']]);
  expect([t.play(FIRE).unit('gar-saxon').conditions, t.asked]).toEqual([['exposed'], 'roll attack 7']);
  const passed = looking([20.5, 16]).play('pass');
  expect([passed.unit('gar-saxon').conditions, passed.asked]).toEqual([[], 'roll attack 7']);
});

test('Coordinated Fire, first print: not beyond Range 5, for others, outside a combat action or now; no Supporting Fire then', () => {
  for (const t of [looking([20.51, 16]), looking([20.5, 16], 'some-ability'), looking([20.5, 16], 'combat', ELITE, {})]) expect(t.asked).toMatch('roll attack');
  expect(looking([20.5, 16], 'combat', '501st-clone-troopers').offered).not.toContain(FIRE);
  expect(beside([17, 10], 'combat', ELITE, FIRST).asked).toBe('nothing');
});

test('Tactical Advance and The Future of Imperial Might, first print: as they are now', () => {
  const t = table({ ...FIRST, active: ELITE, units: { [ELITE]: { seat: 0, at: [[10, 10], [14, 10]] } } }).go().play('ability:tactical-advance', `0.${ELITE}.1`, [10, 13], null).go();
  expect(t.all('focused').map(({ impact, sharpshooter }) => [impact, sharpshooter])).toEqual([[1, 1], [1, 1]]);
});
