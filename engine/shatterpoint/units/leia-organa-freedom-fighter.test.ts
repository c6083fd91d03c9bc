import { expect, test } from 'vitest';
import { table, type Table } from '../../testing/shatterpoint/table.ts';
import { hasTag } from '../game/tags.ts';
import { BO, GAR, KALANI, MAUL, acting, at, friendShoots, idle, ready, starting, type Units } from './republic.fixture.ts';

const LEIA = 'leia-organa-freedom-fighter';
const SOLO = 'general-solo';
const HUNTERS = 'ewok-hunters';
const CHARGE = 'explosive-charge';

test('Infiltrate: one allied Rebel character may advance; others may not', () => {
  const t = starting(LEIA, { [SOLO]: at(0, [20, 10]), [BO]: at(0, [30, 10]), 'ezra-bridger': at(1, [30, 30]) });
  expect(t.offered).toEqual([`0.${LEIA}.1`, `0.${SOLO}.1`, 'none']);
  t.play(`0.${SOLO}.1`);
  expect(t.asked).toBe('place advance 0');
  expect(t.play([26, 10]).where(SOLO)).toEqual([26, 10, 0]);
  expect(starting(LEIA).play('none').go().asked).toBe('pick act 0');
});

test('Defensive Maneuver: a dash brings a Hunker token, none without', () => {
  expect(acting(LEIA).play('ability:defensive-maneuver', [13, 10]).unit(LEIA).hunker).toBe(1);
  expect(acting(LEIA).play('ability:defensive-maneuver', null).unit(LEIA).hunker).toBe(0);
});

/** An objective at (16, 10), Leia six inches west of it; who else is there. */
const charge = (units: Units, x = 16): Table => acting(LEIA, units, {}, { objectives: { C: [x, 10], D: [35, 35] } });

test('Explosive Charge: allies within Range 2 of an objective may dash and gain Hunker; then all units there take 2 damage and lose Hunker', () => {
  const t = charge({ [BO]: at(0, [16, 14.25]), [KALANI]: at(0, [16, 5.75]), [GAR]: { ...at(1, [20.25, 10]), hunker: 2 }, [MAUL]: { ...at(1, [20.3, 14]), hunker: 1 } }).play(`ability:${CHARGE}`);
  expect([t.asked, t.request?.about.character]).toEqual(['place dash 0', `0.${BO}.1`]);
  t.play([16, 18]);
  expect([t.asked, t.request?.about.character]).toEqual(['place dash 0', `0.${KALANI}.1`]);
  t.play(null);
  expect([BO, KALANI, GAR, MAUL, LEIA].map((id) => [t.unit(id).damage, t.unit(id).hunker])).toEqual([[0, 1], [2, 0], [2, 0], [0, 1], [0, 0]]);
  expect(ready(t)).toBe(6);
});

test('Explosive Charge: closed with no objective within Range 3; of several one is picked', () => {
  expect(charge({}, 16.26).closed).toContainEqual(idle(CHARGE));
  expect(acting(LEIA, {}, {}, { objectives: { C: [16, 10], D: [10, 16] } }).play(`ability:${CHARGE}`).offered).toEqual(['C', 'D']);
});

test('Coordinated Fire: exposed for whom another Rebel attacks within Range 5 in a combat action', () => {
  const fire = `coordinated-fire-exposed@0.${LEIA}`;
  const t = friendShoots(LEIA, 20.5, SOLO).play(fire);
  expect([t.unit(KALANI).conditions, t.asked]).toEqual([['exposed'], expect.stringContaining('roll attack')]);
  for (const none of [friendShoots(LEIA, 20.51, SOLO), friendShoots(LEIA, 20.5, BO), friendShoots(LEIA, 20.5, SOLO, 'other')]) expect(none.asked).toMatch('roll attack');
});

test('Unexpected Allies: allied Rebels are Ewoks and allied Ewoks are Rebels; others and enemies are not, nor without her', () => {
  const tags = (who: string, seat: 0 | 1 = 0, leia: object = {}): boolean[] => {
    const t = table({ units: { [LEIA]: { ...at(0, [10, 10]), ...leia }, ...(who === LEIA ? {} : { [who]: at(seat, [20, 10], [22, 10]) }) } });
    return ['Rebel Alliance', 'Ewok'].map((tag) => hasTag(t.game, t.unit(who), tag));
  };
  for (const who of [SOLO, HUNTERS, LEIA]) expect(tags(who)).toEqual([true, true]);
  expect([tags(BO), tags(SOLO, 1), tags(HUNTERS, 1), tags(HUNTERS, 0, { defeated: true })]).toEqual([
    [false, false],
    [true, false],
    [false, true],
    [false, true],
  ]);
});
