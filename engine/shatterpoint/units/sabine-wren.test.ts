import { expect, test } from 'vitest';
import { attackDice, table, type Placed, type Table } from '../../testing/shatterpoint/table.ts';
import { toolMove, type ToolMove } from '../deeds/move.ts';
import { about, ready } from './fight.fixture.ts';
import { acting, at, BO, GAR, MAUL, numberOf, REX, starting, type Units } from './republic.fixture.ts';

const SABINE = 'sabine-wren';
const FORGED = `i-forged-this-armor-with-my-family@0.${SABINE}`;
const FIREWORKS = 'ability:im-gonna-go-add-some-fireworks-to-the-celebration';
const REBEL = { tags: ['Rebel Alliance'] };
const SPECTRE = { tags: ['Rebel Alliance', 'Spectre'] };

test('My Friends Make the Impossible Possible: another Rebel may dash; a Spectre may also gain Hunker', () => {
  const t = starting(SABINE, { [REX]: { ...at(0, [20, 20]), ...SPECTRE }, [MAUL]: { ...at(0, [30, 30]), ...REBEL }, [BO]: at(0, [30, 5]) });
  expect(t.offered).toEqual([`0.${REX}.1`, `0.${MAUL}.1`]);
  t.play(`0.${REX}.1`);
  expect([t.asked, about(t)]).toEqual(['place dash 0', `0.${REX}.1`]);
  t.play(null);
  expect(t.asked).toBe('pick may 0');
  expect(t.play('yes').go().unit(REX).hunker).toBe(1);
});

test('My Friends Make the Impossible Possible: no Hunker for others or if declined; nobody but herself: nothing', () => {
  expect(starting(SABINE, { [MAUL]: { ...at(0, [30, 30]), ...REBEL } }).play(null).go()).toMatchObject({ asked: 'pick act 0' });
  expect(starting(SABINE, { [REX]: { ...at(0, [20, 20]), ...SPECTRE } }).play(null, 'no').go().unit(REX).hunker).toBe(0);
  expect(starting(SABINE, { [GAR]: { ...at(1, [20, 20]), ...SPECTRE } }).asked).toBe('pick act 0');
});

const show = (units: Units, c: [number, number] = [18.25, 10]): Table => acting(SABINE, units, {}, { objectives: { C: c } }).play(FIREWORKS);

test('Fireworks: 5 dice at an objective within Range 4: every unit at it takes 1 damage for each expertise; then a jump', () => {
  const t = show({ [GAR]: at(1, [22.5, 10]), [REX]: at(0, [18.25, 13]), [MAUL]: at(1, [22.6, 13]) });
  expect([t.offered, ready(t)]).toEqual([['C', 'none'], 7]);
  t.play('C', attackDice('X X C S F'));
  expect([t.unit(GAR).damage, t.unit(REX).damage, t.unit(MAUL).damage]).toEqual([2, 2, 0]);
  expect([t.asked, about(t)]).toEqual(['place jump 0', `0.${SABINE}.1`]);
  expect(t.play([10, 14]).go().where(SABINE)).toEqual([10, 14, 0]);
});

test('Fireworks: declined, or with no objective within Range 4, only the jump', () => {
  const t = show({ [GAR]: at(1, [22.5, 10]) }).play('none');
  expect([t.asked, t.unit(GAR).damage]).toEqual(['place jump 0', 0]);
  expect(show({}, [18.26, 10]).asked).toBe('place jump 0');
  expect(show({ [GAR]: at(1, [22.5, 10]) }).play('C', attackDice('C C S S F'), null).go().unit(GAR).damage).toBe(0);
});

const moved = (friend: Units): Table => acting(SABINE, friend).play('move', 'dash', 'dash', [10, 12]);

test('I Forged This Armor: after a move action near another Mandalorian or Spectre a focus action', () => {
  for (const friend of [{ [BO]: at(0, [10, 16.5]) }, { [REX]: { ...at(0, [10, 16.5]), ...SPECTRE } }]) {
    const t = moved(friend);
    expect(t.offered).toEqual([FORGED, 'pass']);
    expect(t.play(FORGED).go().state.activation).toMatchObject({ focused: [`0.${SABINE}.1`], spent: 1 });
  }
  expect(moved({ [BO]: at(0, [10, 16.5]) }).play('pass').go().state.activation!.focused).toEqual([]);
});

test('I Forged This Armor: not beyond Range 2, near others, or after another action', () => {
  expect(moved({ [BO]: at(0, [10, 16.51]) }).go().asked).toBe('pick act 0');
  expect(moved({ [REX]: at(0, [10, 16.5]) }).go().asked).toBe('pick act 0');
  expect(acting(SABINE, { [BO]: at(0, [10, 13]) }).play('recover').go().asked).toBe('pick act 0');
});

test('Daughter of Mandalore: Protection and Sharpshooter [2], for her alone', () => {
  const t = table({ units: { [SABINE]: at(0, [10, 10]), [REX]: at(0, [13, 10]) } });
  expect([numberOf(t, 'protection', SABINE), numberOf(t, 'sharpshooter', SABINE), numberOf(t, 'protection', REX), numberOf(t, 'sharpshooter', REX)]).toEqual([1, 2, 0, 0]);
});

test('Daughter of Mandalore: a dash, advance, climb or reposition may be a jump; not so for others', () => {
  const move = (how: ToolMove, who = SABINE, more: Partial<Placed> = {}): Table => table({ units: { [who]: { ...at(0, [10, 10]), ...more } } }).run((game) => toolMove(game, `0.${who}.1`, how));
  for (const how of ['dash', 'advance', 'climb', 'reposition'] as const) expect(move(how).offered).toEqual([how, 'jump', 'none']);
  expect(move('dash').play('jump').asked).toBe('place jump 0');
  expect(move('jump').asked).toBe('place jump 0');
  expect(move('dash', REX).asked).toBe('place dash 0');
});
