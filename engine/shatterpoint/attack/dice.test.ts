import { expect, test } from 'vitest';
import { attackDice, defenseDice, table } from '../../testing/shatterpoint/table.ts';
import { fighter } from '../../testing/shatterpoint/fighter.ts';
import { attack } from './attack.ts';
import { ATTACK_DIE, DEFENSE_DIE, rollAttack, rollDefense } from './dice.ts';
import { addResult, changeResult } from './modify.ts';

const count = (faces: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const face of faces) counts[face] = (counts[face] ?? 0) + 1;
  return counts;
};

test('AT-001 (SP-DICE-01): the attack die has eight faces', () => {
  expect(ATTACK_DIE).toHaveLength(8);
  expect(count(ATTACK_DIE)).toEqual({ critical: 1, strike: 3, expertise: 2, failure: 2 });
});

test('AT-002 (SP-DICE-02): the defense die has six faces', () => {
  expect(DEFENSE_DIE).toHaveLength(6);
  expect(count(DEFENSE_DIE)).toEqual({ block: 2, expertise: 2, failure: 2 });
});

test('SP-DICE-01, SP-DICE-02: dice are asked of the table and read off the dice faces', () => {
  const t = table({ units: {} }).run(() => rollAttack('test', 8));
  expect(t.request).toMatchObject({ kind: 'roll', die: 'attack', sides: 8, count: 8 });
  t.play({ faces: [1, 2, 3, 4, 5, 6, 7, 8] });
  expect(t.result).toEqual(ATTACK_DIE);
  const d = table({ units: {} }).run(() => rollDefense('test', 6));
  expect(d.request).toMatchObject({ kind: 'roll', die: 'defense', sides: 6, count: 6 });
  d.play({ faces: [1, 2, 3, 4, 5, 6] });
  expect(d.result).toEqual(DEFENSE_DIE);
});

test('SP-ATK-05: a wrong number of dice, or a face that the die has not, is refused', () => {
  const t = table({ units: {} }).run(() => rollDefense('test', 2));
  expect(t.refusal({ kind: 'roll', faces: [1] })).toMatchObject({ why: 'wrongCount' });
  expect(t.refusal({ kind: 'roll', faces: [1, 7] })).toMatchObject({ why: 'noSuchFace' });
  expect(t.refusal({ kind: 'roll', faces: [1, 6] })).toBeNull();
});

test('AMB-57: a roll of no dice asks for nothing', () => {
  const t = table({ units: {} }).run(() => rollAttack('test', 0));
  expect(t.asked).toBe('nothing');
  expect(t.result).toEqual([]);
});

test('AT-005 (SP-DICE-07, SP-DICE-08): adding a result adds a die, changing one keeps the number', () => {
  const t = table({ cards: [fighter('hero', { melee: [5, 1] })], units: { hero: { seat: 0, at: [10, 10] }, villain: { card: 'hero', seat: 1, at: [13, 10] } } });
  t.run((game) => attack(game, '0.hero.1', { part: 'combat' })).play(attackDice('C S S F F'), defenseDice('F'));
  const roll = (): readonly string[] => t.state.attacks[0]!.attackRoll;
  addResult(t.game, 'attack', 'strike');
  expect(roll()).toHaveLength(6);
  expect(count(roll())).toEqual({ critical: 1, strike: 3, failure: 2 });
  changeResult(t.game, 'attack', 'critical', 'strike');
  expect(roll()).toHaveLength(6);
  expect(count(roll())).toEqual({ strike: 4, failure: 2 });
  expect(t.asked).toBe('pick option 0');
});
