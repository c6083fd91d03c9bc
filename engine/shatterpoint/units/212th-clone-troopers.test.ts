import { expect, test } from 'vitest';
import { numberOf, acting, at, BO, fight, friendShoots, KALANI, REX, rolls } from './republic.fixture.ts';

const TROOPERS = '212th-clone-troopers';
const FIRE = `coordinated-fire-pinned@0.${TROOPERS}`;

test('Defensive Maneuver: one dash brings a Hunker token; with nobody dashing there is none', () => {
  expect(acting(TROOPERS).play('ability:defensive-maneuver', `0.${TROOPERS}.1`, [13, 10], null).unit(TROOPERS).hunker).toBe(1);
  expect(acting(TROOPERS).play('ability:defensive-maneuver', 'done').unit(TROOPERS).hunker).toBe(0);
});

test('Coordinated Fire: whom another Republic ally attacks within range 5 in a combat action is pinned', () => {
  const t = friendShoots(TROOPERS, 20.5);
  expect(t.offered).toEqual([FIRE, 'pass']);
  expect(t.play(FIRE).unit(KALANI).conditions).toEqual(['pinned']);
  for (const none of [friendShoots(TROOPERS, 20.51), friendShoots(TROOPERS, 20.5, BO), friendShoots(TROOPERS, 20.5, REX, 'other')]) expect(none.asked).toMatch('roll attack');
  expect(t.asked).toBe('roll attack 7');
});

test('Brothers in Arms: Steadfast with a Hunker token, not without', () => {
  const struck = (hunker: number): string => rolls(fight({ [TROOPERS]: { ...at(0, [10, 10], [35, 2]), hunker }, [KALANI]: at(1, [17, 10]) }, `1.${KALANI}.1`), 'C C').play('m1', 'm2').asked;
  expect([struck(1), struck(0)]).toEqual(['place pull 1', 'place push 1']);
});

test('Clone Marksmen: Sharpshooter [1], not for allies and not in the first print', () => {
  const t = acting(TROOPERS, { [REX]: at(0, [20, 10]) });
  expect([numberOf(t, 'sharpshooter', `${TROOPERS}.1`), numberOf(t, 'sharpshooter', REX)]).toEqual([1, 0]);
  expect(numberOf(acting(TROOPERS, {}, {}, { edition: 'firstPrint' }), 'sharpshooter', `${TROOPERS}.1`)).toBe(0);
});
