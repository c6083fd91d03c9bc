import { expect, test } from 'vitest';
import { falls } from './falls.ts';
import type { AttackFace, DefenseFace, State } from './state/state.ts';

/** Of a state what is asked: who attacks whom. */
const state = {
  units: [{ id: 'u', seat: 0, characters: [{ id: 'a' }] }, { id: 'v', seat: 1, characters: [{ id: 'd' }] }],
  attacks: [{ attacker: 'a', defender: 'd' }],
} as unknown as State;
const rolled = (attackRoll: readonly AttackFace[], defenseRoll: readonly DefenseFace[]) => falls({ type: 'rolled', attackRoll, defenseRoll }, state);

test('SP-DICE-01, SP-DICE-02: of attack dice three in four show no failure, of defense dice two in three', () => {
  expect(rolled(['critical', 'failure', 'strike', 'expertise'], ['block', 'failure', 'failure'])).toEqual([
    { seat: 0, kind: 'attack', rolled: 3, expected: 3 }, { seat: 1, kind: 'defense', rolled: 1, expected: 2 },
  ]);
});

test('a defender without dice throws none', () => expect(rolled(['failure'], [])).toEqual([{ seat: 0, kind: 'attack', rolled: 0, expected: 0.75 }]));

test('SP-ATK-06A, SP-ATK-06B: a die that is rolled again is one more', () => {
  expect(falls({ type: 'diceRerolled', roll: 'defense', index: 0, face: 'block' }, state)).toMatchObject([{ seat: 1, kind: 'defense', rolled: 1 }]);
  expect(falls({ type: 'resultChanged', roll: 'attack', from: 'strike', to: 'critical' }, state)).toEqual([]);
});
