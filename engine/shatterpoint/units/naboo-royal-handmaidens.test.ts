import { expect, test } from 'vitest';
import { block, scenery } from '../../testing/shatterpoint/scenery.ts';
import type { Placed, Spot, Table } from '../../testing/shatterpoint/table.ts';
import { targetsOf } from '../attack/attack.ts';
import { ANAKIN, BO, KALANI, REX, TROOPS, acting, at, fight, friendShoots } from './republic.fixture.ts';

const MAIDENS = 'naboo-royal-handmaidens';
const FIRE = `coordinated-fire-disarmed@0.${MAIDENS}`;

test('Expose Flank: one that ends its climb at a higher elevation brings Sharpshooter [1] and a focus action; on the same one, be it a step up, nothing (SP-ELEV-04, -05)', () => {
  const climb = (to: Spot, top = 4): Table => acting(MAIDENS, {}, {}, { terrain: scenery(block('tower', [12, 16], [8, 12], top)) }).play('ability:expose-flank', `0.${MAIDENS}.1`, to, null).go();
  expect(climb([14, 10, 4]).all('focused')).toMatchObject([{ sharpshooter: 1 }, { sharpshooter: 1 }]);
  for (const same of [climb([10, 14]), climb([14, 10, 0.5], 0.5), climb([14, 10, 3], 3)]) expect(same.all('focused')).toEqual([]);
});

test('Coordinated Fire: whom another Republic ally attacks within range 5 in a combat action is disarmed', () => {
  const t = friendShoots(MAIDENS, 20.5);
  expect(t.offered).toEqual([FIRE, 'pass']);
  expect(t.play(FIRE).unit(KALANI).conditions).toEqual(['disarmed']);
  for (const none of [friendShoots(MAIDENS, 20.51), friendShoots(MAIDENS, 20.5, BO), friendShoots(MAIDENS, 20.5, REX, 'other')]) expect(none.asked).toMatch('roll attack');
  expect(t.asked).toBe('roll attack 7');
});

/** Whom Kalani at (13, 10) may strike, with the handmaidens at a place. */
const struck = (maidens: Spot, own: Partial<Placed> = {}): string[] => {
  const t = fight({ [MAIDENS]: { ...at(0, maidens, [35, 2]), ...own }, [ANAKIN]: at(0, [13, 13]), [REX]: at(0, [16, 10]), [TROOPS]: at(0, [13, 7], [35, 35]), [KALANI]: at(1, [13, 10]) }, `1.${KALANI}.1`);
  return targetsOf(t.leaveOpen().game, `1.${KALANI}.1`, 'melee').map((id) => id.slice(2, -2));
};

test('Intercede: an enemy engaged with them cannot attack Primary or Secondary allies', () => {
  expect(struck([10, 10])).toEqual([MAIDENS, TROOPS]);
});

test('Intercede: not when they are wounded or not engaged with it', () => {
  expect(struck([10, 10], { wounded: 1 })).toEqual([MAIDENS, ANAKIN, REX, TROOPS]);
  expect(struck([8.49, 10])).toEqual([ANAKIN, REX, TROOPS]);
});
