import { expect, test } from 'vitest';
import { table, type Table } from '../../testing/shatterpoint/table.ts';
import { testCard } from '../../testing/shatterpoint/test-card.ts';
import { loseMomentum, mayPayMomentum, maySpendMomentum, spendMomentum } from './momentum.ts';
import type { HouseRules } from '../state/setup.ts';
import { gainMomentum, OUTERMOST } from './struggle.ts';

const track = (momentum: readonly number[], houseRules: Partial<HouseRules> = {}): Table =>
  table({ units: { hero: { seat: 0, at: [4, 4] }, foe: { seat: 1, at: [30, 30] } }, cards: [testCard('hero'), testCard('foe')], players: [{ momentum: [...momentum] }, {}], houseRules });
const spaces = (t: Table): readonly number[] => t.state.players[0]!.momentum;

test('AT-318 (SP-MOM-07, AMB-37, houseRules.momentumSpendInnermost): the innermost token is spent, or the one that the player chooses', () => {
  const t = track([8, 7, 6]).run((game) => spendMomentum(game, 0, 1));
  expect([t.asked, spaces(t)]).toEqual(['nothing', [8, 7]]);
  const free = track([8, 7, 6], { momentumSpendInnermost: false }).run((game) => spendMomentum(game, 0, 1));
  expect([free.asked, free.offered]).toEqual(['pick momentum 0', ['8', '7', '6']]);
  expect(spaces(free.play('8'))).toEqual([7, 6]);
});

test('SP-MOM-01: after a token has left a space, the next one goes to the outermost open space again', () => {
  const t = track([8, 7, 6], { momentumSpendInnermost: false }).run((game) => spendMomentum(game, 0, 1)).play('8');
  gainMomentum(t.game, 0);
  expect(spaces(t)).toEqual([7, 6, 8]);
  gainMomentum(t.game, 0);
  expect(spaces(t)).toEqual([7, 6, 8, 5]);
});

test('AT-382 (SP-MOM-08): nobody spends more tokens than lie on the own side', () => {
  const t = track([8]);
  expect([maySpendMomentum(t.game, 0, 1), maySpendMomentum(t.game, 0, 2)]).toEqual([true, false]);
  expect(() => t.run((game) => spendMomentum(game, 0, 2))).toThrow('no 2 momentum');
  const asked = track([8]).run((game) => mayPayMomentum(game, 0, 2, 'test'));
  expect([asked.asked, asked.result, spaces(asked), spaces(t)]).toEqual(['nothing', false, [8], [8]]);
});

test('SP-MOM-07: what may be paid with momentum may be left unpaid; an effect that takes momentum takes what there is', () => {
  const paying = (answer: string): Table => track([8, 7]).run((game) => mayPayMomentum(game, 0, 2, 'test')).play(answer);
  expect([paying('yes').result, spaces(paying('yes')), paying('no').result, spaces(paying('no'))]).toEqual([true, [], false, [8, 7]]);
  const t = track([8, 7]);
  loseMomentum(t.game, 0, 3);
  expect([spaces(t), t.all('momentumLost').map(({ space }) => space)]).toEqual([[], [7, 8]]);
});

test('SP-COMP-02, SP-MOM-05, SP-MOM-06: each player has eight momentum tokens for eight spaces, none of them the centre', () => {
  const t = track([]);
  for (let i = 0; i < 10; i++) gainMomentum(t.game, 0);
  expect(spaces(t)).toEqual(Array.from({ length: OUTERMOST }, (_, i) => OUTERMOST - i));
});
