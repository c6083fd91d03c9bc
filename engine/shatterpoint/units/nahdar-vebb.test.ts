import { expect, test } from 'vitest';
import { table, type Spot, type Table } from '../../testing/shatterpoint/table.ts';
import { toolMove, type ToolMove } from '../deeds/move.ts';
import { BO, DROIDS, KALANI, MAUL, REX, acting, at, diceOf, fight, ready, starting } from './republic.fixture.ts';

const NAHDAR = 'nahdar-vebb';
const HOLD = `i-will-hold-them-off@0.${NAHDAR}`;
const CARRIED = `i-got-carried-away@0.${NAHDAR}`;

test('You Can’t Defeat Us All: an allied Republic character may dash, he too; others not', () => {
  const t = starting(NAHDAR, { [REX]: at(0, [20, 10]), [BO]: at(0, [30, 10]) });
  expect([t.asked, t.offered]).toEqual(['pick choice 0', [`0.${NAHDAR}.1`, `0.${REX}.1`, 'none']]);
  expect(t.play(`0.${REX}.1`, [24, 10]).where(REX)).toEqual([24, 10, 0]);
  expect(starting(NAHDAR).play('none').go().asked).toBe('pick act 0');
});

const strikes = (who: string, attacker = NAHDAR, part = 'combat'): Table => fight({ [NAHDAR]: at(0, [10, 10]), [REX]: at(0, [13, 13]), [who]: at(1, [13, 10], [35, 2]) }, `0.${attacker}.1`, { part, kinds: ['melee'] });

test.each([[DROIDS, 8], [KALANI, 9], [MAUL, 10]] as const)('I Will Hold Them Off: against %s he rolls %i dice', (who, dice) => {
  const t = strikes(who);
  expect(t.offered).toEqual([HOLD, 'pass']);
  expect([diceOf(t.play(HOLD)), ready(t)]).toEqual([dice, 7]);
});

test('I Will Hold Them Off: not outside a combat action, nor for an ally; passed there are no more dice', () => {
  expect([strikes(MAUL, NAHDAR, 'other').asked, strikes(MAUL, REX).asked, diceOf(strikes(MAUL).play('pass'))]).toEqual(['roll attack 7', 'roll attack 7', 7]);
});

/** An enemy has made an action; he stands at (10, 10). */
const moved = (who: string, action: 'move' | 'focus' = 'move'): Table => {
  const t = table({ active: who, units: { [NAHDAR]: at(0, [10, 10]), [who]: at(1, [20, 10], [35, 2]) } }).go().play(action);
  if (action === 'move') t.play('dash', [22, 10]);
  return t.go();
};

test('I Got Carried Away: after the move action of an enemy Primary he may dash toward it', () => {
  const t = moved(MAUL);
  expect([t.asked, t.offered]).toEqual(['pick answer 0', [CARRIED, 'pass']]);
  t.play(CARRIED);
  expect([t.asked, t.refusal([5, 10])?.rule]).toEqual(['place dash 0', 'SP-DIR-06']);
  expect(t.play([14, 10]).where(NAHDAR)).toEqual([14, 10, 0]);
});

test('I Got Carried Away: not after another action, nor after that of another enemy or of an ally', () => {
  expect([moved(MAUL, 'focus').asked, moved(KALANI).asked]).toEqual(['pick act 1', 'pick act 1']);
  expect(acting(MAUL, { [NAHDAR]: at(0, [30, 10]) }).play('move', 'dash', [13, 10]).go().asked).toBe('pick act 0');
});

/** An enemy at (10, 16) moves; he has 3 damage and 2 of 8 Force. */
const nears = (who: string, how: ToolMove, to: Spot, seat: 0 | 1 = 1): Table =>
  table({ units: { [NAHDAR]: { ...at(0, [10, 10]), damage: 3 }, [who]: at(seat, [10, 16], [35, 2]) }, players: [{ ready: 2 }, {}] }).run((game) => toolMove(game, `${seat}.${who}.1`, how)).play(to);

test('I’ve Been Waiting For This (SP-MOVE-01): an enemy Primary or Secondary that ends a move engaged with him lets him heal twice and refreshes 1 Force', () => {
  for (const who of [MAUL, KALANI]) for (const how of ['advance', 'dash', 'jump', 'climb', 'reposition'] as const) {
    const t = nears(who, how, [10, 14.5]).play(`damage@0.${NAHDAR}`, `damage@0.${NAHDAR}`);
    expect([t.unit(NAHDAR).damage, ready(t), t.asked]).toEqual([1, 3, 'nothing']);
  }
  expect(ready(nears(MAUL, 'dash', [10, 14.5]).play('none'))).toBe(3);
});

test('I’ve Been Waiting For This: not short of him, not for Supporting units or allies', () => {
  for (const t of [nears(MAUL, 'dash', [10, 14.51]), nears(DROIDS, 'dash', [10, 14]), nears(MAUL, 'dash', [10, 14], 0)]) expect([t.asked, ready(t)]).toEqual(['nothing', 2]);
});
