import { expect, test } from 'vitest';
import type { Spot, Table } from '../../testing/shatterpoint/table.ts';
import { newAttack, poolsOf } from '../attack/attack.ts';
import { crossfire } from './crossfire.ts';
import { stand, type Stand } from './stand.fixture.ts';

/** Dice of an attack of P2's foe on the hero. On Heads Down C (18, 18) is Active, TL (8, 27) Inactive; 18, 13.75 is just within Range 2 of C. */
const dice = (at: Spot, kind: 'ranged' | 'melee' = 'ranged', more: Stand['hero'] = {}): number => {
  const t: Table = stand(crossfire, 'Heads Down', { hero: { at: [at], ...more } });
  return poolsOf(t.game, newAttack('1.foe.1', '0.hero.1', kind, 'combat'), null).attackDice;
};

test('(SP-STRUG-09): a ranged attack on a character that contests an active objective rolls 1 attack die more', () => {
  expect([dice([18, 13.75]), dice([18, 18])]).toEqual([6, 6]);
});

test.each([
  ['on a character just outside', [18, 13.74], 'ranged', {}],
  ['on a character at an inactive objective', [8, 27], 'ranged', {}],
  ['on a character of a Wounded unit, which does not contest', [18, 18], 'ranged', { wounded: 1, damage: 9 }],
  ['in melee', [18, 18], 'melee', {}],
] as const)('(SP-STRUG-09): not %s', (_why, at, kind, more) => {
  expect(dice(at, kind, more)).toBe(5);
});

test('(SP-STRUG-09): the attacker’s own place does not matter', () => {
  const t = stand(crossfire, 'Heads Down', { hero: { at: [[2, 2]] }, foe: { at: [18, 18] } });
  expect(poolsOf(t.game, newAttack('1.foe.1', '0.hero.1', 'ranged', 'combat'), null).attackDice).toBe(5);
});
