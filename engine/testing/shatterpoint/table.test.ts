import { expect, test } from 'vitest';
import { attack } from '../../shatterpoint/attack/attack.ts';
import { attackDice, defenseDice } from './table.ts';
import { duel } from './scenes.ts';

const struck = () => duel({ apart: 1.6 }).run((game) => attack(game, '0.hero.1', { kinds: ['melee'], part: 'combat' }));

test('dice that are asked for beyond those written show failures where … says so, and are missed where it does not', () => {
  const t = struck();
  expect(t.asked).toMatch(/^roll attack [2-9]$/);
  expect(() => struck().play(attackDice('C'))).toThrow('wrongCount');
  t.play(attackDice('C …'), defenseDice('…'));
  const [rolled] = t.all('rolled');
  expect([rolled!.attackRoll.filter((face) => face === 'critical').length, new Set(rolled!.attackRoll.slice(1)), new Set(rolled!.defenseRoll)]).toEqual([1, new Set(['failure']), new Set(['failure'])]);
});
