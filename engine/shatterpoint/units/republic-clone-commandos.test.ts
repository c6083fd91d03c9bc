import { expect, test } from 'vitest';
import { fight, friendShoots, acting, at, BO, KALANI, REX, rolls } from './republic.fixture.ts';
import { table, type Table } from '../../testing/shatterpoint/table.ts';

const COMMANDOS = 'republic-clone-commandos';
const FIRE = `coordinated-fire-damage@0.${COMMANDOS}`;

test('Defensive Maneuver: one dash brings a Hunker token; with nobody dashing there is none', () => {
  const t = acting(COMMANDOS).play('ability:defensive-maneuver', `0.${COMMANDOS}.1`, 'dash', [13, 10], 'none').go();
  expect(t.unit(COMMANDOS).hunker).toBe(1);
  expect(acting(COMMANDOS).play('ability:defensive-maneuver', 'done').go().unit(COMMANDOS).hunker).toBe(0);
});

test('Coordinated Fire: 1 damage for whom another Republic ally attacks within range 5 in a combat action', () => {
  const t = friendShoots(COMMANDOS, 20.5);
  expect(t.offered).toEqual([FIRE, 'pass']);
  expect(t.play(FIRE).unit(KALANI).damage).toBe(1);
  for (const none of [friendShoots(COMMANDOS, 20.51), friendShoots(COMMANDOS, 20.5, BO), friendShoots(COMMANDOS, 20.5, REX, 'other')]) expect(none.asked).toMatch('roll attack');
  expect(t.asked).toBe('roll attack 7');
});

test('Ascension Cables: a commando may climb where he would dash; an ally may not', () => {
  const t = acting(COMMANDOS, { [REX]: at(0, [20, 20]) }).play('move', `0.${COMMANDOS}.1`, 'dash');
  expect([t.asked, t.offered]).toEqual(['pick how 0', ['dash', 'climb', 'none']]);
  expect(acting(REX, { [COMMANDOS]: at(0, [20, 20], [20, 22]) }).play('move', 'dash').asked).toBe('place dash 0');
});

/** Kalani strikes the commandos with two successes; shove and damage, or only damage, come of it. */
const struck = (hunker: number): Table => rolls(fight({ [COMMANDOS]: { ...at(0, [10, 10], [35, 2]), hunker }, [KALANI]: at(1, [17, 10]) }, `1.${KALANI}.1`), 'C C').play('m1', 'm2');

test('Brothers in Arms: with a Hunker token a shove does not move them, without one it does', () => {
  expect(struck(1).asked).toBe('place pull 1');
  expect(struck(0).asked).toBe('place push 1');
});

test('Commando Armor: 1 damage less; an ally has no such armor', () => {
  const t = struck(0);
  while (t.request !== null) t.play(t.request.kind === 'place' ? null : t.offered.at(-1)!);
  expect(t.unit(COMMANDOS).damage).toBe(2);
  const rex = rolls(fight({ [COMMANDOS]: at(0, [30, 10], [35, 2]), [REX]: at(0, [10, 10]), [KALANI]: at(1, [17, 10]) }, `1.${KALANI}.1`), 'C').play('m1');
  expect(rex.unit(REX).damage).toBe(2);
});

test('First print: a unit with 6 Stamina', () => {
  const wounded = (edition: 'current' | 'firstPrint'): number => table({ edition, units: { [COMMANDOS]: at(0, [10, 10], [12, 10]) } }).game.content.card(COMMANDOS).stamina;
  expect([wounded('current'), wounded('firstPrint')]).toEqual([7, 6]);
});
