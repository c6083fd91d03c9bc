import { expect, test } from 'vitest';
import type { Table } from '../../testing/shatterpoint/table.ts';
import { acting, at, BO, diceOf, fight, KALANI, MAUL, REX, rolls } from './republic.fixture.ts';

const CLONES = 'fils-clones';
const FIRE = `supporting-fire-heal@0.${CLONES}`;
const EASY = `we-can-take-him-down-easy@0.${CLONES}`;

test('Defensive Maneuver: one dash brings a Hunker token; with nobody dashing there is none', () => {
  expect(acting(CLONES).play('ability:defensive-maneuver', `0.${CLONES}.1`, [13, 10], null).unit(CLONES).hunker).toBe(1);
  expect(acting(CLONES).play('ability:defensive-maneuver', 'done').unit(CLONES).hunker).toBe(0);
});

/** A hurt friend at (x, 10) has attacked Kalani. */
const supported = (x: number, friend = REX, part = 'combat'): Table =>
  rolls(fight({ [CLONES]: at(0, [10, 10], [10, 8]), [friend]: { ...at(0, [x, 10]), damage: 2 }, [KALANI]: at(1, [x, 17]) }, `0.${friend}.1`, { part }));

test('Supporting Fire: another Republic ally within range 5 that made a combat attack may heal', () => {
  const t = supported(20.5);
  expect([t.asked, t.offered]).toEqual(['pick answer 0', [FIRE, 'pass']]);
  expect(t.play(FIRE, `damage@0.${REX}`).unit(REX).damage).toBe(1);
  for (const none of [supported(20.51), supported(20.5, BO), supported(20.5, REX, 'other')]) expect(none.asked).toBe('nothing');
});

test('We Can Take Him Down Easy: 2 dice more against an enemy Primary, not against others', () => {
  const aimed = (who: string): Table => fight({ [CLONES]: at(0, [10, 10], [35, 2]), [who]: at(1, [17, 10]) }, `0.${CLONES}.1`);
  const t = aimed(MAUL);
  expect(t.offered).toEqual([EASY, 'pass']);
  expect(diceOf(t.play(EASY))).toBe(9);
  expect(aimed(KALANI).asked).toBe('roll attack 7');
});

test('Brothers in Arms: Steadfast with a Hunker token, not without', () => {
  const struck = (hunker: number): string => rolls(fight({ [CLONES]: { ...at(0, [10, 10], [35, 2]), hunker }, [KALANI]: at(1, [17, 10]) }, `1.${KALANI}.1`), 'C C').play('m1', 'm2').asked;
  expect([struck(1), struck(0)]).toEqual(['place pull 1', 'place push 1']);
});
