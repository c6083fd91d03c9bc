import { expect, test } from 'vitest';
import { table } from '../testing/miniatures/table.ts';
import { falls } from './falls.ts';

const { game: { state } } = table({ map: ['aB........'], pieces: { a: { card: 'luke' }, B: { card: 'vader' } } });
const attack = (natural: number, bonus: number, defense: number) => falls({ type: 'attackRolled', attacker: 'a', target: 'B', natural, total: natural + bonus, defense }, state);

test('SWM-11.2: an attack that needs a 12 hits in 9 of 20', () => {
  expect(attack(12, 8, 20)).toEqual([{ seat: 0, kind: 'attack', rolled: 1, expected: 0.45 }]);
  expect(attack(11, 8, 20)).toMatchObject([{ rolled: 0, expected: 0.45 }]);
});

test('SWM-11.4, SWM-11.5: whatever it needs, a 20 hits and a 1 does not', () => {
  expect([attack(20, 0, 40), attack(19, 0, 40)]).toMatchObject([[{ rolled: 1, expected: 0.05 }], [{ rolled: 0, expected: 0.05 }]]);
  expect([attack(1, 30, 10), attack(2, 30, 10)]).toMatchObject([[{ rolled: 0, expected: 0.95 }], [{ rolled: 1, expected: 0.95 }]]);
});

test('SWM-16.40, SWM-AMB-30: a save of 11 is made in half of all rolls, and one of 1 always', () => {
  const save = (natural: number, needed: number) => falls({ type: 'saveRolled', figure: 'B', natural, needed, made: natural >= needed }, state);
  expect([save(11, 11), save(1, 1)]).toEqual([[{ seat: 1, kind: 'save', rolled: 1, expected: 0.5 }], [{ seat: 1, kind: 'save', rolled: 1, expected: 1 }]]);
});
