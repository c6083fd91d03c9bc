import { expect, test } from 'vitest';
import type { Table } from '../../testing/shatterpoint/table.ts';
import { BO, GAR, KALANI, MAUL, acting, at, diceOf, fight, idle, ready, rolls, starting, type Units } from './republic.fixture.ts';
import { momentum, wounding } from './rebels.fixture.ts';

const BOUSHH = 'boushh-leia-organa';

test('Fan Out: she or another allied Spy character may reposition; other allies and enemies may not', () => {
  const t = starting(BOUSHH, { 'lando-and-r2-d2': at(0, [20, 10], [20, 12]), [BO]: at(0, [30, 10]), 'k-2so': at(1, [30, 30]) });
  expect([t.asked, t.offered]).toEqual(['pick choice 0', [`0.${BOUSHH}.1`, '0.lando-and-r2-d2.1', '0.lando-and-r2-d2.2', 'none']]);
  t.play('0.lando-and-r2-d2.1');
  expect(t.asked).toBe('place reposition 0');
  expect(t.play([26, 10]).where('lando-and-r2-d2.1')).toEqual([26, 10, 0]);
  expect(starting(BOUSHH).play('none').go().asked).toBe('pick act 0');
});

test('Low Blow: an engaged enemy is pushed Range 2 away, she is pulled Range 2 after it, then she may focus', () => {
  const t = acting(BOUSHH, { [KALANI]: at(1, [13, 10]) }).play('ability:low-blow');
  expect(t.asked).toBe('place push 0');
  t.play([20, 10]);
  expect([t.asked, t.where(KALANI)]).toEqual(['place pull 0', [16, 10, 0]]);
  t.play([15, 10]);
  expect([t.where(BOUSHH), t.asked, t.request?.about.what, ready(t)]).toEqual([[13, 10, 0], 'pick may 0', 'focus', 6]);
  expect(t.play('yes').state.activation!.focused).toEqual([`0.${BOUSHH}.1`]);
});

test('Low Blow: the focus may be left out and is not offered twice; closed with no enemy engaged; of two enemies one is picked', () => {
  expect(acting(BOUSHH, { [KALANI]: at(1, [13, 10]) }).play('ability:low-blow', [20, 10], [15, 10], 'no').state.activation!.focused).toEqual([]);
  expect(acting(BOUSHH, { [KALANI]: at(1, [13, 10]) }).play('focus').go().play('ability:low-blow', [20, 10], [15, 10]).go().asked).toBe('pick act 0');
  expect(acting(BOUSHH, { [KALANI]: at(1, [14.51, 10]) }).closed).toContainEqual(idle('low-blow'));
  expect(acting(BOUSHH, { [KALANI]: at(1, [13, 10]), [GAR]: at(1, [7, 10]) }).play('ability:low-blow').offered).toEqual([`1.${KALANI}.1`, `1.${GAR}.1`]);
});

const FEARLESS = `fearless-and-inventive@0.${BOUSHH}`;
const brawl = (units: Units): Table => fight({ [BOUSHH]: at(0, [10, 10]), [KALANI]: at(1, [13, 10]), ...units }, `0.${BOUSHH}.1`, { targets: [`1.${KALANI}.1`] });

test('Fearless and Inventive: 2 dice for each other unwounded enemy engaged with her; none with the target alone or wounded others', () => {
  const t = brawl({ [GAR]: at(1, [7, 10]), [MAUL]: at(1, [10, 7]) });
  expect(t.offered).toEqual([FEARLESS, 'pass']);
  expect(diceOf(t.play(FEARLESS))).toBe(10);
  for (const units of [{}, { [GAR]: { ...at(1, [7, 10]), wounded: 1 } }] as const) expect(brawl(units).asked).toBe('roll attack 6');
});

/** Her attack wounds somebody of the other side. */
const wounds = (victim: string, force: number): Table => {
  const t = fight({ [BOUSHH]: at(0, [10, 10]), [victim]: { ...at(1, [13, 10]), damage: 10 } }, `0.${BOUSHH}.1`, {}, { players: [{}, { ready: force }] });
  return rolls(t, 'C').play('t1');
};

test('I Want Fifty Thousand, No Less: wounding a Primary she gains 1 momentum more unless its player spends 1 Force', () => {
  const t = wounds(MAUL, 3);
  expect([t.asked, t.offered]).toEqual(['pick mayPay 1', ['yes', 'no']]);
  const before = momentum(t, 0);
  expect(momentum(t.play('no'), 0)).toBe(before + 1);
  expect(t.asked, 'the wounded unit answers').toBe('pick answer 1');
  const paid = wounds(MAUL, 3).play('yes').leaveOpen();
  expect([momentum(paid, 0), paid.state.players[1]!.ready]).toEqual([before, 2]);
  expect(momentum(wounds(MAUL, 0).leaveOpen(), 0)).toBe(before + 1);
});

test('I Want Fifty Thousand, No Less: not for a Secondary, not for wounds of other effects or by allies', () => {
  const units = { [BOUSHH]: at(0, [10, 10]), [BO]: at(0, [20, 10]), [MAUL]: at(1, [13, 10]), [KALANI]: at(1, [16, 10]) };
  for (const t of [wounding(units, `1.${KALANI}`, `0.${BOUSHH}.1`), wounding(units, `1.${MAUL}`, `0.${BOUSHH}.1`, null), wounding(units, `1.${MAUL}`, `0.${BO}.1`)]) {
    expect([t.asked, t.all('momentumGained').length]).toEqual([expect.not.stringMatching('mayPay'), 1]);
  }
});
