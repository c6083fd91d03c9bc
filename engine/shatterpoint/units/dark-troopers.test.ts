import { expect, test } from 'vitest';
import { attackDice, defenseDice, table, type Placed, type Spot, type Table } from '../../testing/shatterpoint/table.ts';
import { attack } from '../attack/attack.ts';
import { gainCondition } from '../deeds/effects.ts';
import { shift } from '../deeds/push.ts';

const TROOPERS = 'dark-troopers';
const FIRE = `coordinated-fire-strained@0.${TROOPERS}`;
const own = { [TROOPERS]: { seat: 0, at: [[10, 10], [20, 10]] } } as const;

test('Jump Boots: for 1 Force each may jump', () => {
  const t = table({ active: TROOPERS, units: own }).go().play('ability:jump-boots', `0.${TROOPERS}.2`, [20, 14], null).go();
  expect([t.where(`${TROOPERS}.2`), t.where(`${TROOPERS}.1`), t.state.players[0]!.ready]).toEqual([[20, 14, 0], [10, 10, 0], 7]);
});

/** An ally attacks Kalani at (20, 10). */
const ally = (who: string, at: Spot, part = 'combat'): Table =>
  table({ units: { [TROOPERS]: { seat: 0, at: [at, [1, 35]] }, [who]: { seat: 0, at: [[23, 10], [35, 35]] }, kalani: { seat: 1, at: [20, 10] } } }).run((game) => attack(game, `0.${who}.1`, { kinds: ['melee'], part }));

test('Coordinated Fire: the target of another Empire unit within Range 5 gains strained', () => {
  const t = ally('stormtroopers', [9.5, 10]);
  expect(t.offered).toEqual([FIRE, 'pass']);
  expect(t.play(FIRE).unit('kalani').conditions).toEqual(['strained']);
  expect(t.asked).toBe('roll attack 5');
});

test('Coordinated Fire: not beyond Range 5, for others or outside a combat action', () => {
  for (const t of [ally('stormtroopers', [9.49, 10]), ally('gar-saxon', [9.5, 10]), ally('stormtroopers', [9.5, 10], 'x')]) expect(t.asked).toMatch('roll attack');
});

const against = { ...own, kalani: { seat: 1, at: [10, 13] } } as Readonly<Record<string, Placed>>;

test('Immovable: abilities do not push them, Shoves do', () => {
  const t = table({ units: against }).run((game) => shift(game, `0.${TROOPERS}.1`, { range: 2, from: '1.kalani.1', way: 'push' }));
  expect([t.asked, t.where(TROOPERS)]).toEqual(['nothing', [10, 10, 0]]);
  expect(table({ units: against }).run((game) => shift(game, '1.kalani.1', { range: 2, from: `0.${TROOPERS}.1`, way: 'push' })).asked).toBe('place push 0');
  const shoved = table({ units: against }).run((game) => attack(game, '1.kalani.1', { kinds: ['melee'], part: 'combat' })).play(attackDice('C C F F F F'), defenseDice('F F F F F'), 'm1', 'm2');
  expect(shoved.asked).toBe('place push 1');
});

test('Unrelenting: Immunity [pinned] and Protection', () => {
  const gained = (unit: string): readonly string[] => table({ units: against }).run((game) => gainCondition(game, unit, 'pinned', null)).unit(unit).conditions;
  expect([gained(`0.${TROOPERS}`), gained('1.kalani')]).toEqual([[], ['pinned']]);
  const hit = table({ units: against }).run((game) => attack(game, '1.kalani.1', { kinds: ['melee'], part: 'combat' })).play(attackDice('C F F F F F'), defenseDice('F F F F F'), 'm1');
  expect(hit.unit(TROOPERS).damage).toBe(1);
});
