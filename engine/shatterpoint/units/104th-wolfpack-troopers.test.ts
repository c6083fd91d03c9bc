import { expect, test } from 'vitest';
import { acting, at, BO, diceOf, fight, friendShoots, KALANI, REX, type Units } from './republic.fixture.ts';

const WOLFPACK = '104th-wolfpack-troopers';
const FIRE = `coordinated-fire-strained@0.${WOLFPACK}`;

test('Run and Gun: one dash brings a focus action for both; with nobody dashing there is none', () => {
  expect(acting(WOLFPACK).play('ability:run-and-gun', `0.${WOLFPACK}.1`, [13, 10], null).all('focused')).toHaveLength(2);
  expect(acting(WOLFPACK).play('ability:run-and-gun', 'done').all('focused')).toHaveLength(0);
});

test('Coordinated Fire: whom another Republic ally attacks within range 5 in a combat action is strained', () => {
  const t = friendShoots(WOLFPACK, 20.5);
  expect(t.offered).toEqual([FIRE, 'pass']);
  expect(t.play(FIRE).unit(KALANI).conditions).toEqual(['strained']);
  for (const none of [friendShoots(WOLFPACK, 20.51), friendShoots(WOLFPACK, 20.5, BO), friendShoots(WOLFPACK, 20.5, REX, 'other')]) expect(none.asked).toMatch('roll attack');
  expect(t.asked).toBe('roll attack 7');
});

test('Pack Hunter: 2 melee dice more against an enemy engaged with another Clone Trooper, of this unit too', () => {
  const dice = (second: readonly [number, number], units: Units = {}): number => diceOf(fight({ [WOLFPACK]: at(0, [10, 10], second), [KALANI]: at(1, [13, 10]), ...units }, `0.${WOLFPACK}.1`, { kinds: ['melee'] }));
  expect([dice([35, 2], { [REX]: at(0, [13, 14.5]) }), dice([13, 13])]).toEqual([8, 8]);
  expect([dice([35, 2], { [REX]: at(0, [13, 14.51]) }), dice([35, 2], { [BO]: at(0, [13, 13]) })]).toEqual([6, 6]);
});
