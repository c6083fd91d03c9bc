import { expect, test } from 'vitest';
import { table, type Placed, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { about, occurs, ready } from './fight.fixture.ts';
import { acting, at, GAR, KALANI, numberOf, starting, type Units } from './republic.fixture.ts';

const PAIR = 'baze-malbus-and-chirrut-imwe';
const GUARDIANS = `guardians-of-the-whills@0.${PAIR}`;
const CAGES = 'ability:weve-been-in-worse-cages-than-this-one';

test('I Fear Nothing: with Injured tokens 1 Force, and for each token 1 damage or one condition less', () => {
  const t = starting(PAIR, {}, { injured: 2, damage: 3, conditions: ['pinned'] }, { players: [{ ready: 4 }, {}] });
  expect([t.asked, t.offered, ready(t)]).toEqual(['pick drop 0', ['damage', 'pinned', 'none'], 5]);
  t.play('damage', 'pinned').go();
  expect([t.asked, t.unit(PAIR).damage, t.unit(PAIR).conditions]).toEqual(['pick act 0', 2, []]);
  expect(starting(PAIR, {}, { injured: 1, damage: 3 }).play('none').go().unit(PAIR).damage).toBe(3);
});

test('I Fear Nothing: nothing without an Injured token', () => {
  const t = starting(PAIR, {}, { damage: 3 }, { players: [{ ready: 4 }, {}] });
  expect([t.asked, ready(t)]).toEqual(['pick act 0', 4]);
});

test('We’ve Been in Worse Cages: a reposition for one in the one stance, a dash for each in the other', () => {
  const one = acting(PAIR).play(CAGES);
  expect(one.offered).toEqual([`0.${PAIR}.1`, `0.${PAIR}.2`, 'none']);
  one.play(`0.${PAIR}.2`);
  expect([one.asked, about(one)]).toEqual(['place reposition 0', `0.${PAIR}.2`]);
  expect(one.play([10, 3]).go().asked).toBe('pick act 0');
  const each = acting(PAIR, {}, { stance: 1 }).play(CAGES, `0.${PAIR}.1`);
  expect([each.asked, ready(each)]).toEqual(['place dash 0', 7]);
  each.play([10, 13]);
  expect([each.asked, about(each)]).toEqual(['place dash 0', `0.${PAIR}.2`]);
});

test('Guardians of the Whills: each stance has its own keywords', () => {
  const stats = (stance: number): number[] => {
    const t = table({ units: { [PAIR]: { ...at(0, [10, 10], [10, 8]), stance } } });
    return (['cover', 'sharpshooter', 'steadfast', 'impact'] as const).map((stat) => numberOf(t, stat, PAIR));
  };
  expect([stats(0), stats(1)]).toEqual([[0, 0, 1, 1], [1, 1, 0, 0]]);
});

test('Guardians of the Whills: after a change of stance they may make a focus action', () => {
  const t = acting(PAIR).play('flip');
  expect(t.offered).toEqual([GUARDIANS, 'pass']);
  t.play(GUARDIANS).go();
  expect(t.state.activation).toMatchObject({ focused: [`0.${PAIR}.1`, `0.${PAIR}.2`], spent: 0 });
  expect(acting(PAIR).play('flip', 'pass').go().state.activation!.focused).toEqual([]);
});

test('Guardians of the Whills: not after a focus already made, nor for another unit’s stance', () => {
  expect(acting(PAIR).play('focus').go().play('flip').go().asked).toBe('pick act 0');
  const t = table({ active: 'lord-maul', units: { [PAIR]: at(0, [10, 10], [10, 8]), 'lord-maul': at(0, [20, 20]) } });
  expect(occurs(t, { type: 'stanceFlipped', unit: '0.lord-maul', stance: 1, by: 'player' }).asked).toBe('nothing');
});

/** A turn is ending; they stand at the objective, with enemies or without. */
const ending = (units: Units, controller: 0 | 1 | null, own: Placed = at(0, [10, 10], [13, 10]), more: Partial<TableOptions> = {}): Table => {
  const t = table({ units: { [PAIR]: own, ...units }, objectives: { C: [12, 12] }, players: [{ momentum: [] }, {}], ...more });
  t.state.objectives[0]!.controller = controller;
  return occurs(t, { type: 'turnEnding', seat: 1 });
};
const rivals: Units = { [GAR]: at(1, [12, 15]), [KALANI]: at(1, [15, 12]) };

test('He’s Praying for the Door To Open: a tie, 1 Force, and the opposing token goes', () => {
  const t = ending(rivals, 1);
  expect(t.asked).toBe('pick mayPay 0');
  t.play('yes');
  expect([t.state.objectives[0]!.controller, ready(t), t.state.players[0]!.momentum]).toEqual([null, 7, []]);
  expect(ending(rivals, 1).play('no').state.objectives[0]!.controller).toBe(1);
});

test('He’s Praying for the Door To Open: with no opposing token to remove 1 Momentum', () => {
  for (const controller of [0, null] as const) expect(ending(rivals, controller).play('yes').state.players[0]!.momentum).toEqual([8]);
});

test('He’s Praying for the Door To Open: not without a tie, with one of them away, or without Force', () => {
  const { [GAR]: one } = rivals;
  expect(ending({ [GAR]: one! }, 1).asked).toBe('nothing');
  expect(ending({ [GAR]: one! }, 1, at(0, [10, 10], [30, 30])).asked).toBe('nothing');
  expect(ending(rivals, 1, at(0, [10, 10], [13, 10]), { players: [{ ready: 0 }, {}] }).asked).toBe('nothing');
});
