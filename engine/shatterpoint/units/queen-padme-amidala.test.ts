import { expect, test } from 'vitest';
import { table, type Placed, type Table } from '../../testing/table.ts';
import { answerWaiting } from '../game.ts';
import { takenBy } from '../objective.ts';
import type { Seat } from '../../core/script.ts';
import { gainMomentum } from '../struggle.ts';
import { BO, KALANI, REX, TROOPS, acting, at, diceOf, fight, ready, type Units } from './republic.fixture.ts';

const PADME = 'queen-padme-amidala';
const GAMBIT = `queens-gambit@0.${PADME}`;

test('Royal Command: the characters of an allied Republic unit may advance, hers too', () => {
  const t = acting(PADME, { [TROOPS]: at(0, [20, 10], [20, 14]), [BO]: at(0, [30, 10]), [REX]: at(1, [30, 30]) }).play('ability:royal-command');
  expect([t.asked, t.offered, ready(t)]).toEqual(['pick choice 0', [`0.${PADME}`, `0.${TROOPS}`], 7]);
  t.play(`0.${TROOPS}`, `0.${TROOPS}.1`, [26, 10], null).go();
  expect(t.where(`${TROOPS}.1`)).toEqual([26, 10, 0]);
});

test('Royal Command: once a turn, not without Force', () => {
  expect(acting(PADME).play('ability:royal-command', [16, 10]).go().closed).toContainEqual({ option: 'ability:royal-command', rule: 'SP-ABIL-14', why: 'usedAlready' });
  expect(acting(PADME, {}, {}, { players: [{ ready: 0 }, {}] }).closed).toContainEqual(expect.objectContaining({ option: 'ability:royal-command', why: 'notEnoughForce' }));
});

/** A side gains momentum. */
const momentum = (seat: Seat, ready = 2): Table => table({ units: { [PADME]: at(0, [10, 10]), [KALANI]: at(1, [30, 30]) }, players: [{ ready }, {}] }).run(function* (game) {
  gainMomentum(game, seat);
  yield* answerWaiting(game);
});

test('Queen’s Gambit: after the opponent gained momentum she may advance for 1 Force', () => {
  const t = momentum(1);
  expect([t.asked, t.offered]).toEqual(['pick answer 0', [GAMBIT, 'pass']]);
  t.play(GAMBIT, [16, 10]);
  expect([t.where(PADME), ready(t)]).toEqual([[16, 10, 0], 1]);
});

test('Queen’s Gambit: not after the own momentum, nor without Force', () => {
  expect([momentum(0).asked, momentum(1, 0).asked]).toEqual(['nothing', 'nothing']);
});

test('Crack Shot: Sharpshooter [2], and a dash after her focus action; not after an ally’s', () => {
  const t = acting(PADME, { [REX]: at(0, [20, 10]) }).play('focus');
  expect([t.asked, t.all('focused')[0]!.sharpshooter]).toEqual(['place dash 0', 2]);
  const rex = acting(REX, { [PADME]: at(0, [20, 20]) }).play('focus').go();
  expect([rex.asked, rex.all('focused')[0]!.sharpshooter]).toEqual(['pick act 0', 0]);
});

/** Who takes an objective at (18, 18) that she, or Rex, and Kalani contest. */
const tie = (own: string, more: Partial<Placed> = {}): Seat | null => {
  const far = own === PADME ? {} : { [PADME]: { ...at(0, [5, 5]), stance: 1 } };
  const t = table({ units: { [own]: { ...at(0, [16, 18]), ...more }, [KALANI]: at(1, [20, 18]), ...far }, objectives: { C: [18, 18] } });
  return takenBy(t.game, t.state.objectives[0]!);
};

test('Servant of the People: in Faith in Diplomacy she wins ties where she contests; not in the other stance, not for others', () => {
  expect([tie(PADME, { stance: 1 }), tie(PADME, { stance: 0 }), tie(REX)]).toEqual([0, null, null]);
});

test('Servant of the People: in Aggressive Negotiations Republic Supporting characters have 1 attack die more', () => {
  const dice = (who: string, own: Partial<Placed> = {}): number => {
    const units: Units = { [PADME]: { ...at(0, [30, 30]), ...own }, [who]: at(0, [10, 10], [35, 2]), [KALANI]: at(1, [17, 10]) };
    return diceOf(fight(units, `0.${who}.1`, { targets: [`1.${KALANI}.1`] }));
  };
  expect(dice(TROOPS)).toBe(8);
  const theirs = fight({ [PADME]: at(0, [30, 30]), [TROOPS]: at(1, [10, 10], [35, 2]), [KALANI]: at(0, [17, 10]) }, `1.${TROOPS}.1`);
  expect(diceOf(theirs), 'the opponent’s troopers').toBe(7);
  expect([dice(TROOPS, { stance: 1 }), dice(TROOPS, { wounded: 1 }), dice(REX), dice('clan-kryze-mandalorians')]).toEqual([7, 7, 7, 6]);
});

test('First print: 9 Stamina instead of 10', () => {
  const stamina = (edition: 'current' | 'firstPrint'): number => table({ edition, units: { [PADME]: at(0, [10, 10]) } }).game.content.card(PADME).stamina;
  expect([stamina('current'), stamina('firstPrint')]).toEqual([10, 9]);
});
