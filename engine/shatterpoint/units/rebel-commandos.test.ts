import { expect, test } from 'vitest';
import { table, type Table } from '../../testing/shatterpoint/table.ts';
import { BO, KALANI, acting, at, friendShoots, ready } from './republic.fixture.ts';
import { happen } from '../deeds/window.ts';
import { read } from '../game/read.ts';

const COMMANDOS = 'rebel-commandos';
const BOUSHH = 'boushh-leia-organa';
const [ONE, TWO] = [`0.${COMMANDOS}.1`, `0.${COMMANDOS}.2`];

test('Commando Doctrines: both may dash; within Range 4 of an enemy they focus and gain Hunker', () => {
  const t = acting(COMMANDOS, { [KALANI]: at(1, [20, 10]) }).play('ability:commando-doctrines', ONE, [11.5, 10], null);
  expect([t.state.activation!.focused, t.unit(COMMANDOS).hunker, ready(t)]).toEqual([[ONE, TWO], 1, 7]);
});

test('Commando Doctrines: nothing with no enemy within Range 4', () => {
  const t = acting(COMMANDOS, { [KALANI]: at(1, [20, 10]) }).play('ability:commando-doctrines', ONE, [11.49, 10], null);
  expect([t.state.activation!.focused, t.unit(COMMANDOS).hunker]).toEqual([[], 0]);
});

test('Coordinated Fire: 1 damage for whom another Rebel attacks within Range 5 in a combat action', () => {
  const fire = `coordinated-fire-damage@0.${COMMANDOS}`;
  const t = friendShoots(COMMANDOS, 20.5, BOUSHH).play(fire);
  expect([t.unit(KALANI).damage, t.asked]).toEqual([1, expect.stringContaining('roll attack')]);
  for (const none of [friendShoots(COMMANDOS, 20.51, BOUSHH), friendShoots(COMMANDOS, 20.5, BO), friendShoots(COMMANDOS, 20.5, BOUSHH, 'other')]) expect(none.asked).toMatch('roll attack');
});

test('Camouflage: a Hunker token at the end of set-up, if they like', () => {
  const t = (): Table => table({ units: { [COMMANDOS]: at(0, [10, 10], [10, 8]) } }).run((game) => happen(game, { type: 'setupEnded' }));
  expect([t().play(`camouflage@0.${COMMANDOS}`).unit(COMMANDOS).hunker, t().play('pass').unit(COMMANDOS).hunker]).toEqual([1, 0]);
});

test('Infiltration: they deploy one Range farther from the Primary, others do not', () => {
  const t = table({ units: { [COMMANDOS]: at(0, [10, 10], [10, 8]), [BO]: at(0, [20, 20]) } });
  const more = (who: string): number => read(t.game, 'deployRange', { unit: `0.${who}`, character: null, attack: null });
  expect([more(COMMANDOS), more(BO)]).toEqual([1, 0]);
});
