import { expect, test } from 'vitest';
import { table, type Table } from '../../testing/shatterpoint/table.ts';
import { read } from '../game/game.ts';
import type { Player } from '../state/state.ts';
import { BO, KALANI, REX, acting, at, diceOf, fight, idle, ready, rolls, shot, starting } from './republic.fixture.ts';

const LUKE = 'jedi-knight-luke-skywalker';
const PROFIT = 'ability:you-can-either-profit-by-this-or-be-destroyed';
const NO_FIGHT = `i-will-not-fight-you@0.${LUKE}`;

test('Return of the Jedi: he may jump, then 1 Force is refreshed', () => {
  const t = starting(LUKE, {}, {}, { players: [{ ready: 5 }, {}] });
  expect(t.asked).toBe('place jump 0');
  t.play([10, 14]).go();
  expect([t.where(LUKE), ready(t), t.asked]).toEqual([[10, 14, 0], 6, 'pick act 0']);
});

test('Return of the Jedi: without the jump the Force is refreshed too, with all Force ready nothing is', () => {
  expect(ready(starting(LUKE, {}, {}, { players: [{ ready: 5 }, {}] }).play(null))).toBe(6);
  expect(starting(LUKE).play(null).all('forceRefreshed')).toEqual([]);
});

/** An objective at (14.25, 10), exactly Range 2 from him; Kalani at (x, 10). */
const profit = (x = 18.5): Table => acting(LUKE, { [KALANI]: at(1, [x, 10]) }, {}, { objectives: { C: [14.25, 10] } }).play(PROFIT);

test('You Can Either Profit By This, or Be Destroyed: who contests the objective may dash, then he may dash toward it and strike with 5 dice', () => {
  const t = profit();
  expect([t.asked, t.request?.about.character]).toEqual(['place dash 1', `1.${KALANI}.1`]);
  t.play(null);
  expect([t.asked, t.refusal([6, 10])?.rule]).toEqual(['place dash 0', 'SP-DIR-06']);
  t.play([14, 10]);
  expect([t.asked, t.request?.about.what]).toEqual(['pick may 0', 'attack']);
  expect(diceOf(t.play('yes'))).toBe(5);
  expect(t.all('attackDeclared').at(-1)).toMatchObject({ attack: { kind: 'melee' } });
});

test('You Can Either Profit By This, or Be Destroyed: who does not contest it stays; no shooting; closed with no active objective near', () => {
  const t = profit(19);
  expect(t.asked).toBe('place dash 0');
  expect(t.play(null).go().asked).toBe('pick act 0');
  const inactive = table({ active: LUKE, units: { [LUKE]: at(0, [10, 10]) }, objectives: { C: [14.25, 10] } });
  inactive.state.objectives[0]!.active = false;
  expect(inactive.go().closed).toContainEqual(idle('you-can-either-profit-by-this-or-be-destroyed'));
  expect(acting(LUKE, {}, {}, { objectives: { C: [14.26, 10] } }).closed).toContainEqual(idle('you-can-either-profit-by-this-or-be-destroyed'));
});

test('You Can Either Profit By This, or Be Destroyed: of two objectives he picks one', () => {
  const t = acting(LUKE, {}, {}, { objectives: { C: [14, 10], D: [10, 14], E: [30, 30] } }).play(PROFIT);
  expect([t.asked, t.offered]).toEqual(['pick choice 0', ['C', 'D']]);
});

test('Deflect: 2 damage after a ranged attack with a failure; not after a melee attack', () => {
  expect(shot(LUKE, '').play(`deflect@0.${LUKE}`).unit(REX).damage).toBe(2);
  expect(shot(LUKE, '', 3).asked).toBe('nothing');
});

const struck = (x: number): Table => fight({ [LUKE]: { ...at(0, [10, 10]), damage: 3 }, [REX]: at(1, [x, 10]) }, `1.${REX}.1`);

test('I Will Not Fight You: after a melee attack with a failure he may heal twice and jump', () => {
  const t = struck(13);
  expect([t.asked, t.offered]).toEqual(['pick answer 0', [NO_FIGHT, 'pass']]);
  rolls(t.play(NO_FIGHT));
  t.play(`damage@0.${LUKE}`, `damage@0.${LUKE}`);
  expect([t.unit(LUKE).damage, ready(t), t.asked]).toEqual([1, 7, 'place jump 0']);
  expect(t.play([6, 10]).where(LUKE)).toEqual([6, 10, 0]);
});

test('I Will Not Fight You: nothing without a failure, when passed, or against a ranged attack', () => {
  expect(rolls(struck(13).play(NO_FIGHT), 'X X X X X X X X').play('stop').asked).toBe('nothing');
  expect(rolls(struck(13).play('pass')).asked).toBe('nothing');
  expect(struck(17).asked).toMatch('roll attack');
});

type Place = 'deck' | 'reserve' | 'discard';
const CARD: Readonly<Record<Place, Partial<Player>>> = {
  deck: { deck: { left: [`0.${LUKE}`] }, reserve: null, discard: [] }, reserve: { deck: { left: [] }, reserve: `0.${LUKE}` }, discard: { deck: { left: [] }, discard: [`0.${LUKE}`] },
};
/** Whether a unit cannot be exposed, and whether it cannot be pinned. */
function immune(place: Place, who = LUKE, x = 20.5): boolean[] {
  const t = table({ units: { [LUKE]: at(0, [10, 10]), 'general-solo': at(0, [x, 10]), [BO]: at(0, [10, 13]), 'ezra-bridger': at(1, [10, 16]) }, players: [CARD[place], {}] });
  return (['immuneExposed', 'immunePinned'] as const).map((stat) => read(t.game, stat, { unit: t.idOf(who), character: null, attack: null }) > 0);
}

test('I Am a Jedi, Like My Father Before Me: Immunity [exposed] with his card in the deck or reserve, [pinned] while it is not in the deck', () => {
  for (const who of [LUKE, 'general-solo']) {
    expect([immune('deck', who), immune('reserve', who), immune('discard', who)]).toEqual([[true, false], [true, true], [false, true]]);
  }
});

test('I Am a Jedi, Like My Father Before Me: not for Rebels beyond Range 5, others or enemies', () => {
  expect([immune('reserve', 'general-solo', 20.51), immune('reserve', BO), immune('reserve', 'ezra-bridger')]).toEqual([[false, false], [false, false], [false, false]]);
});
