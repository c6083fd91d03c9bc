import { expect, test } from 'vitest';
import { attackDice, defenseDice, table, type Placed, type Spot, type Table } from '../../testing/shatterpoint/table.ts';
import { attack } from '../attack/attack.ts';

const TROOPERS = 'death-troopers';
const SUPPORT = `supporting-fire-dash@0.${TROOPERS}`;
const failures = (n: number): string => Array.from({ length: n }, () => 'F').join(' ');
const acting = (): Table => table({ active: TROOPERS, units: { [TROOPERS]: { seat: 0, at: [[10, 10], [20, 10]] } } }).go();

test('Tactical Advance: a dash brings a focus action with Impact [1]; staying does not', () => {
  const t = acting().play('ability:tactical-advance', `0.${TROOPERS}.1`, [10, 14], null).go();
  expect(t.state.activation).toMatchObject({ made: ['focus'], spent: 0, impact: [{ dice: 1 }, { dice: 1 }] });
  expect(acting().play('ability:tactical-advance', 'done').go().state.activation!.made).toEqual([]);
});

/** An ally at (20, 10) attacks Kalani without success. */
function ally(who: string, at: Spot, part = 'combat'): Table {
  const t = table({ units: { [TROOPERS]: { seat: 0, at: [at, [1, 35]] }, [who]: { seat: 0, at: [[20, 10], [35, 35]] }, kalani: { seat: 1, at: [23, 10] } } }).run((game) => attack(game, `0.${who}.1`, { kinds: ['melee'], part }));
  return t.play(attackDice(failures(t.pools.attackDice)), defenseDice('F F F'));
}

test('Supporting Fire: an Empire attacker of another unit within Range 5 may dash', () => {
  const t = ally('stormtroopers', [9.5, 10]);
  expect(t.offered).toEqual([SUPPORT, 'pass']);
  expect(t.play(SUPPORT, [20, 6]).where('stormtroopers')).toEqual([20, 6, 0]);
});

test('Supporting Fire: not beyond Range 5, for others or outside a combat action', () => {
  for (const t of [ally('stormtroopers', [9.49, 10]), ally('gar-saxon', [9.5, 10]), ally('stormtroopers', [9.5, 10], 'x')]) expect(t.asked).toBe('nothing');
});

test('Elite Training: Protection; Impact [1] in melee only', () => {
  const t = table({ units: { [TROOPERS]: { seat: 0, at: [[10, 10], [20, 10]] }, kalani: { seat: 1, at: [10, 13] } } }).run((game) => attack(game, '1.kalani.1', { kinds: ['melee'], part: 'combat' }));
  expect(t.play(attackDice('C F F F F F'), defenseDice('F F F F'), 'm1').unit(TROOPERS).damage).toBe(1);
  expect(acting().play('focus').all('focused')).toMatchObject([{ impact: 1, sharpshooter: 0 }, { impact: 1 }]);
});

/** Defense dice of an ally at (20, 10) that an enemy attacks. */
function defense(who: string, at: Spot, from: Spot = [28, 10]): number {
  const units: Record<string, Placed> = { [TROOPERS]: { seat: 0, at: [at, [1, 35]] }, [who]: { seat: 0, at: [[20, 10], [35, 35]] }, 'agent-kallus': { seat: 1, at: from } };
  return table({ units }).run((game) => attack(game, '1.agent-kallus.1', { targets: [`0.${who}.1`], part: 'combat' })).pools.defenseDice;
}

test('Protective Detail: an Empire Primary within Range 2 has Cover [1]', () => {
  expect([defense('moff-gideon', [15.5, 10]), defense('moff-gideon', [15.49, 10])]).toEqual([6, 5]);
});

test('Protective Detail: not for Secondaries, for others or in melee', () => {
  expect([defense('stormtrooper-sergeant', [15.5, 10]), defense('asajj-ventress', [15.5, 10])]).toEqual([5, 5]);
  expect([defense('moff-gideon', [15.5, 10], [23, 10]), defense('moff-gideon', [1, 30], [23, 10])]).toEqual([6, 6]);
});
