import { expect, test } from 'vitest';
import { attackDice, table, type Placed, type Table } from '../../testing/shatterpoint/table.ts';
import { ready } from './fight.fixture.ts';
import { acting, at, GAR, idle, KALANI, MAUL, numberOf, REX, starting, type Units } from './republic.fixture.ts';

const WRECKER = 'wrecker-and-omega';
const SNEAK = 'ability:i-wasnt-sneaking';

test('Bulldoze: after a dash to within Range 1 of enemies they may shove one', () => {
  const t = starting(WRECKER, { [GAR]: at(1, [15.5, 10]), [KALANI]: at(1, [13, 15]) }).play([13, 10]);
  expect(t.offered).toEqual([`1.${GAR}.1`, 'none']);
  t.play(`1.${GAR}.1`);
  expect(t.asked).toBe('place push 0');
  t.play([16.5, 10], null);
  expect(t.go().where(GAR)).toEqual([16.5, 10, 0]);
});

test('Bulldoze: no shove beyond Range 1, without the dash, or when declined', () => {
  expect(starting(WRECKER, { [GAR]: at(1, [15.51, 10]) }).play([13, 10]).go().asked).toBe('pick act 0');
  expect(starting(WRECKER, { [GAR]: at(1, [12, 10]) }).play(null).go().asked).toBe('pick act 0');
  expect(starting(WRECKER, { [GAR]: at(1, [15.5, 10]) }).play([13, 10], 'none').go().where(GAR)).toEqual([15.5, 10, 0]);
});

test('Bulldoze (SP-KEY-08): Steadfast stops Shoves of a combat tree only, not this one', () => {
  const t = starting(WRECKER, { 'other-crew': { ...at(1, [15.5, 10]), card: WRECKER } }).play([13, 10], '1.other-crew.1');
  expect(t.asked).toBe('place push 0');
});

test('HAHAHAHA, YEAH!!!: for 2 Force and an action a ranged attack', () => {
  const t = acting(WRECKER, { [KALANI]: at(1, [17, 10]) }).play('ability:hahahaha-yeah', `0.${WRECKER}.1`);
  expect([t.all('attackDeclared')[0]!.attack.kind, t.state.activation!.spent, ready(t)]).toEqual(['ranged', 1, 6]);
  expect(acting(WRECKER, { [KALANI]: at(1, [17, 10]) }).play('ability:hahahaha-yeah', 'none').go().asked).toBe('pick act 0');
  expect(t.asked).toBe('roll attack 6');
});

test('HAHAHAHA, YEAH!!!: closed with nobody to shoot', () => {
  expect(acting(WRECKER, { [KALANI]: at(1, [12, 10]) }).closed).toContainEqual(idle('hahahaha-yeah'));
});

const sneak = (units: Units, c: [number, number] = [16.25, 10]): Table => acting(WRECKER, units, {}, { objectives: { C: c } });

test('I Wasn’t Sneaking...: 1 damage for each critical and strike on a unit that contests; a wound brings 1 Momentum more', () => {
  const t = sneak({ [GAR]: at(1, [20.5, 10]), [KALANI]: at(1, [20.6, 13]) }).play(SNEAK, attackDice('C S X F F')).go();
  expect([t.unit(GAR).damage, t.state.players[0]!.momentum, ready(t)]).toEqual([2, [8], 7]);
  const wounding = sneak({ [GAR]: { ...at(1, [20.5, 10]), damage: 7 } }).play(SNEAK, attackDice('C S X F F')).go();
  expect([wounding.unit(GAR).wounded, wounding.state.players[0]!.momentum]).toEqual([1, [8, 7, 6]]);
});

test('I Wasn’t Sneaking...: closed beyond Range 3, with no enemy there, or under own control', () => {
  const closed = (t: Table): void => expect(t.closed).toContainEqual(idle(SNEAK.slice(8)));
  closed(sneak({ [GAR]: at(1, [20.5, 10]) }, [16.26, 10]));
  closed(sneak({ [GAR]: at(1, [20.51, 10]) }));
  const own = table({ active: WRECKER, units: { [WRECKER]: at(0, [10, 10]), [GAR]: at(1, [20.5, 10]) }, objectives: { C: [16.25, 10] } });
  own.state.objectives[0]!.controller = 0;
  closed(own.go());
});

/** Steadfast and Protection of an ally. */
const helped = (who: string, ally: Placed, wounded = 0): number[] => {
  const t = table({ units: { [WRECKER]: { ...at(0, [10, 10]), wounded }, [who]: ally } });
  return [numberOf(t, 'steadfast', who), numberOf(t, 'protection', who)];
};

test('The Muscle of the Batch: Bad Batch have Steadfast, Clone Troopers and Scoundrels Protection, within Range 3', () => {
  expect(helped('clone-sergeant-hunter', at(0, [16.5, 10]))).toEqual([1, 1]);
  expect(helped(REX, at(0, [16.5, 10]))).toEqual([0, 1]);
  expect(helped(MAUL, at(0, [16.5, 10]))).toEqual([0, 1]);
  expect(helped(WRECKER, at(0, [10, 10]))).toEqual([1, 1]);
});

test('The Muscle of the Batch: not beyond Range 3, not for others or enemies, not while wounded', () => {
  expect(helped(REX, at(0, [16.51, 10]))).toEqual([0, 0]);
  expect(helped(KALANI, at(0, [16.5, 10]))).toEqual([0, 0]);
  expect(helped(REX, at(1, [16.5, 10]))).toEqual([0, 0]);
  expect(helped('clone-sergeant-hunter', at(0, [16.5, 10]), 1)).toEqual([0, 0]);
});
