import { expect, test } from 'vitest';
import { defenseDice, table, type Table } from '../../testing/shatterpoint/table.ts';
import { takenBy } from '../deeds/objective.ts';
import { ANAKIN, DROIDS, GAR, KALANI, REX, acting, at, idle, ready } from './republic.fixture.ts';
import { momentum, wounding } from './rebels.fixture.ts';

const EZRA = 'ezra-bridger';

test('Force Jump: he may jump for 1 Force, once a turn', () => {
  const t = acting(EZRA).play('ability:force-jump', [10, 14]).go();
  expect([t.where(EZRA), ready(t)]).toEqual([[10, 14, 0], 7]);
  expect(t.closed).toContainEqual({ option: 'ability:force-jump', rule: 'SP-ABIL-14', why: 'usedAlready' });
});

const asks = (): Table => acting(EZRA, { [DROIDS]: at(1, [16.5, 10], [35, 35]), [KALANI]: at(1, [10, 16]) }).play('ability:unreliable-informant');
const informs = (face: string): Table => asks().play(defenseDice(face));

test('Unreliable Informant: on expertise an enemy Supporting character within Range 3 dashes where his player likes', () => {
  expect(asks().asked).toBe('roll unreliable-informant 1');
  const t = informs('D');
  expect([t.asked, t.request?.about.character, t.refusal(null)?.rule ?? t.refusal(null)]).toMatchObject(['place dash 0', `1.${DROIDS}.1`, expect.anything()]);
  expect(t.play([20, 10]).where(`${DROIDS}.1`)).toEqual([20, 10, 0]);
  expect(t.unit(DROIDS).conditions).toEqual([]);
});

test('Unreliable Informant: on a block or a failure it is pinned; closed when only others are near', () => {
  for (const face of ['B', 'F']) expect(informs(face).go().unit(DROIDS).conditions).toEqual(['pinned']);
  expect(acting(EZRA, { [DROIDS]: at(1, [16.51, 10], [35, 35]), [KALANI]: at(1, [10, 16]) }).closed).toContainEqual(idle('unreliable-informant'));
});

const HAND = `helpful-hand@0.${EZRA}`;
const moves = (who: string, to: readonly [number, number], seat: 0 | 1 = 0): Table => acting(who, { [EZRA]: at(0, [20, 10]) }, at(seat, [12, 10])).play('move', 'dash', to);

test('Helpful Hand: when an allied Force User Primary ends a move action within Range 2 he may jump', () => {
  const t = moves(ANAKIN, [15.5, 10]);
  expect(t.offered).toEqual([HAND, 'pass']);
  expect(t.play(HAND, [20, 14]).where(EZRA)).toEqual([20, 14, 0]);
});

test('Helpful Hand: not beyond Range 2, for others, enemies or after another action', () => {
  for (const t of [moves(ANAKIN, [15.4, 10]), moves(REX, [15.5, 10]), moves('general-solo', [15.5, 10]), moves('luke-skywalker-daring-hero', [15.5, 10]), moves(ANAKIN, [15.5, 10], 1), acting(ANAKIN, { [EZRA]: at(0, [13, 10]) }).play('focus')]) expect(t.go().offered).not.toContain(HAND);
});

test('Thanks for Doing the Heavy Lifting: a tie for an objective that he contests goes to his player, elsewhere not', () => {
  const tie = (ally: string): number | null => {
    const t = table({ units: { [ally]: at(0, [15, 18]), [GAR]: at(1, [21, 18]) }, objectives: { C: [18, 18] } });
    return takenBy(t.game, t.state.objectives[0]!);
  };
  expect([tie(EZRA), tie(KALANI)]).toEqual([0, null]);
});

test('This Helmet is Property of Ezra Bridger: his attack that wounds a Supporting unit brings 1 momentum more', () => {
  const units = { [EZRA]: at(0, [10, 10]), [REX]: at(0, [20, 10]), [DROIDS]: at(1, [13, 10], [15, 10]), [GAR]: at(1, [16, 12]) };
  const gained = (...args: readonly [victim: string, by: string, kind?: null]): number => {
    const t = wounding(units, args[0], args[1], args[2] === null ? null : 'melee');
    return momentum(t.leaveOpen(), 0);
  };
  const usual = gained(`1.${GAR}`, `0.${EZRA}.1`);
  expect(gained(`1.${DROIDS}`, `0.${EZRA}.1`)).toBe(usual + 1);
  expect([gained(`1.${DROIDS}`, `0.${REX}.1`), gained(`1.${DROIDS}`, `0.${EZRA}.1`, null)]).toEqual([usual, usual]);
});
