import { expect, test } from 'vitest';
import type { Placed, Table } from '../../testing/shatterpoint/table.ts';
import { acting, at, BO, fight, friendShoots, KALANI, REX, rolls } from './republic.fixture.ts';

const ARF = 'arf-clone-troopers';
const FIRST = { edition: 'firstPrint' } as const;
const DASH = `supporting-fire-dash@0.${ARF}`;
const FIRE = `coordinated-fire-exposed@0.${ARF}`;

test('Defensive Maneuver: one dash brings a Hunker token; with nobody dashing there is none', () => {
  expect(acting(ARF).play('ability:defensive-maneuver', `0.${ARF}.1`, [13, 10], null).unit(ARF).hunker).toBe(1);
  expect(acting(ARF).play('ability:defensive-maneuver', 'done').unit(ARF).hunker).toBe(0);
});

test('Supporting Fire: another Republic ally within range 5 that made a combat attack may dash', () => {
  const t = rolls(friendShoots(ARF, 17.8));
  expect([t.asked, t.offered]).toEqual(['pick answer 0', [DASH, 'pass']]);
  expect([t.play(DASH).asked, t.request?.about.character]).toEqual(['place dash 0', `0.${REX}.1`]);
  expect(t.play([17, 20]).where(REX)).toEqual([17, 20, 0]);
  for (const none of [friendShoots(ARF, 17.9), friendShoots(ARF, 15, BO), friendShoots(ARF, 15, REX, 'other'), friendShoots(ARF, 17.8, REX, 'combat', FIRST)]) expect(rolls(none).asked).toBe('nothing');
});

test('Coordinated Fire, first print: whom another Republic ally attacks within range 5 is exposed', () => {
  const t = friendShoots(ARF, 20.5, REX, 'combat', FIRST);
  expect(t.offered).toEqual([FIRE, 'pass']);
  expect(t.play(FIRE).unit(KALANI).conditions).toEqual(['exposed']);
  expect(friendShoots(ARF, 20.51, REX, 'combat', FIRST).asked).toMatch('roll attack');
  expect(friendShoots(ARF, 20.5).asked).toMatch('roll attack');
  expect(t.asked).toBe('roll attack 7');
});

const struck = (own: Partial<Placed>, x = 17, roll = ''): Table => rolls(fight({ [ARF]: { ...at(0, [10, 10], [35, 2]), ...own }, [KALANI]: at(1, [x, 10]) }, `1.${KALANI}.1`, { targets: [`0.${ARF}.1`] }), roll);

test('Brothers in Arms: Steadfast with a Hunker token, not without', () => {
  expect([struck({ hunker: 1 }, 17, 'C C').play('m1', 'm2').asked, struck({}, 17, 'C C').play('m1', 'm2').asked]).toEqual(['place pull 1', 'place push 1']);
});

test('Lay Low: an expertise result for the defense against ranged attacks while the unit has a Hunker token', () => {
  const added = (t: Table): unknown[] => t.all('resultAdded').filter(({ roll, face }) => roll === 'defense' && face === 'expertise');
  expect(added(struck({ hunker: 1 }))).toHaveLength(1);
  expect(added(struck({ hunker: 0 }))).toHaveLength(0);
  expect(added(struck({ hunker: 1 }, 13))).toHaveLength(0);
});
