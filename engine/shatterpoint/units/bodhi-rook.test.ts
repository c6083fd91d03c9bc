import { expect, test } from 'vitest';
import { attackDice, table, type Placed, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { about, ready } from './fight.fixture.ts';
import { acting, at, GAR, idle, MAUL, numberOf, REX, TROOPS, type Units } from './republic.fixture.ts';
import { isImmune } from '../deeds/immunity.ts';

const BODHI = 'bodhi-rook';
const AWAY = 'ability:rogue-one-pulling-away';
const LINE = 'i-just-need-an-open-line';
const REBEL = { tags: ['Rebel Alliance'] };
const REBEL_SPY = { tags: ['Rebel Alliance', 'Spy'] };

test('Rogue One, Pulling Away: one character of a Rebel unit within Range 4 may dash; with a Spy unit he may too', () => {
  const t = acting(BODHI, {
    [TROOPS]: { ...at(0, [18.5, 10], [24, 20]), ...REBEL },
    [REX]: { ...at(0, [13, 13]), ...REBEL_SPY },
    [MAUL]: { ...at(0, [18.51, 13]), ...REBEL },
  }).play(AWAY);
  expect([t.offered, ready(t)]).toEqual([[`0.${BODHI}`, `0.${TROOPS}`, `0.${REX}`], 7]);
  t.play(`0.${REX}`);
  expect([t.asked, about(t)]).toEqual(['place dash 0', `0.${REX}.1`]);
  t.play(null);
  expect([t.asked, about(t)]).toEqual(['place dash 0', `0.${BODHI}.1`]);
  expect(t.play([10, 12]).go().where(BODHI)).toEqual([10, 12, 0]);
});

test('Rogue One, Pulling Away: he stays for a unit that is no Spy', () => {
  const t = acting(BODHI, { [TROOPS]: { ...at(0, [18.5, 10], [24, 20]), ...REBEL } }).play(AWAY, `0.${TROOPS}`, `0.${TROOPS}.2`, null).go();
  expect(t.asked).toBe('pick act 0');
});

/** He stands at an objective that somebody controls. */
const line = (controller: 0 | 1 | null, units: Units = {}, more: Partial<TableOptions> = {}): Table => {
  const t = table({ active: BODHI, units: { [BODHI]: at(0, [10, 10]), ...units }, objectives: { C: [14.25, 10] }, players: [{}, { momentum: [] }], ...more });
  t.state.objectives[0]!.controller = controller;
  return t.go();
};

test('I Just Need an Open Line: 3 dice, 1 Momentum for each expertise', () => {
  const t = line(0).play(`ability:${LINE}`);
  expect([t.asked, ready(t)]).toEqual([`roll ${LINE} 3`, 8]);
  expect(t.play(attackDice('X X C')).state.players[0]!.momentum).toEqual([8, 7, 6]);
  expect(line(0).play(`ability:${LINE}`, attackDice('S F C')).state.players[0]!.momentum).toEqual([8]);
});

test('I Just Need an Open Line: the opponent may spend 1 Momentum against it', () => {
  const start = (): Table => line(0, {}, { players: [{}, { momentum: [8] }] }).play(`ability:${LINE}`);
  const t = start();
  expect(t.asked).toBe('pick mayPayMomentum 1');
  t.play('yes').go();
  expect([t.asked, t.state.players[1]!.momentum, t.state.players[0]!.momentum]).toEqual(['pick act 0', [], [8]]);
  expect(start().play('no').asked).toBe(`roll ${LINE} 3`);
});

test('I Just Need an Open Line: closed without control, out of reach, or with an enemy there', () => {
  for (const t of [line(1), line(null), line(0, {}, { objectives: { C: [14.26, 10] } }), line(0, { [GAR]: at(1, [18, 10]) })])
    expect(t.closed).toContainEqual(idle(LINE));
  expect(line(0, { [GAR]: { ...at(1, [18, 10]), wounded: 1 } }).offered).toContain(`ability:${LINE}`);
});

/** Steadfast and Immunity [exposed] of Rex, who contests or not. */
const brave = (rex: Partial<Placed>, c: [number, number] = [16.5, 14]): [number, boolean] => {
  const t = table({ units: { [BODHI]: at(0, [10, 10]), [REX]: { ...at(0, [16.5, 10]), ...rex } }, objectives: { C: c } });
  return [numberOf(t, 'steadfast', REX), isImmune(t.game, t.idOf(REX), 'exposed')];
};

test('Galen Said: contesting Rebels within Range 3 have Steadfast, contesting Spies Immunity [exposed]', () => {
  expect([brave(REBEL_SPY), brave(REBEL), brave({ tags: ['Spy'] })]).toEqual([[1, true], [1, false], [0, true]]);
});

test('Galen Said: not beyond Range 3, not without contesting, not for enemies', () => {
  const nothing = [0, false];
  expect([brave({ ...REBEL_SPY, at: [16.51, 10] }), brave(REBEL_SPY, [16.5, 30]), brave({ ...REBEL_SPY, seat: 1 })]).toEqual([nothing, nothing, nothing]);
});
