import { expect, test } from 'vitest';
import { table, type Placed, type Table } from '../../testing/shatterpoint/table.ts';
import { priceOf, waysToPay } from '../deeds/force.ts';
import { gainMomentum } from '../deeds/struggle.ts';
import { about, ended } from './fight.fixture.ts';
import { at, diceOf, fight, GAR, KALANI, MAUL, REX, starting, TROOPS, type Units } from './republic.fixture.ts';
import { answerWaiting } from '../deeds/window.ts';

const JYN = 'jyn-erso';
const RECKLESS = `reckless-aggressive-and-undisciplined@0.${JYN}`;
const REBEL_TOLD = `i-rebel@0.${JYN}`;
const FIGHT = `the-time-to-fight-is-now@0.${JYN}`;
const REBEL = { tags: ['Rebel Alliance'] };

test('This Is a Rebellion, Isn’t it?: she or a Rebel Supporting unit: one may dash or make a 5-dice attack', () => {
  const units: Units = { [TROOPS]: { ...at(0, [20, 20], [24, 20]), ...REBEL }, [REX]: { ...at(0, [30, 30]), ...REBEL }, [GAR]: at(1, [16, 10]) };
  const t = starting(JYN, units);
  expect(t.offered).toEqual([`0.${JYN}.1`, `0.${TROOPS}.1`, `0.${TROOPS}.2`]);
  t.play(`0.${JYN}.1`);
  expect(t.offered).toEqual(['dash', 'attack', 'none']);
  t.play('attack');
  expect(t.pools.attackDice).toBe(5);
  expect(starting(JYN, units).play(`0.${JYN}.1`, 'dash', null).go().asked).toBe('pick act 0');
  const dash = starting(JYN, units).play(`0.${TROOPS}.2`, 'dash');
  expect([dash.asked, about(dash)]).toEqual(['place dash 0', `0.${TROOPS}.2`]);
});

test('This Is a Rebellion, Isn’t it?: no attack with nobody in reach; nothing is a choice too', () => {
  const t = starting(JYN, { [TROOPS]: at(0, [20, 20], [24, 20]) });
  expect(t.offered).toEqual(['dash', 'none']);
  expect(t.play('none').go().asked).toBe('pick act 0');
});

const brawl = (kalani: Partial<Placed> = {}, part = 'combat'): Table => fight({ [JYN]: at(0, [10, 10]), [GAR]: at(1, [13, 10]), [KALANI]: { ...at(1, [10, 13]), ...kalani } }, `0.${JYN}.1`, { kinds: ['melee'], targets: [`1.${GAR}.1`], part });

test('Reckless, Aggressive, and Undisciplined: 2 dice for each other unwounded enemy engaged with her', () => {
  const t = brawl();
  expect(t.offered).toEqual([RECKLESS, 'pass']);
  expect(diceOf(t.play(RECKLESS))).toBe(9);
});

test('Reckless, Aggressive, and Undisciplined: not for a wounded one or one out of contact, nor in an ability’s attack', () => {
  expect([brawl({ wounded: 1 }).asked, brawl({ at: [10, 20] }).asked, brawl({}, 'some-ability').asked]).toEqual(Array(3).fill('roll attack 7'));
});

test('I Rebel: after an attack she may dash; twice during her own activation, otherwise once in a turn (SP-ABIL-14)', () => {
  const t = ended(table({ active: JYN, units: { [JYN]: at(0, [10, 10]), [GAR]: at(1, [16, 10]), [MAUL]: at(0, [20, 20]) } }), JYN, GAR, 'ranged', { part: 'some-ability' });
  expect(t.offered).toEqual([REBEL_TOLD, 'pass']);
  t.play(REBEL_TOLD);
  expect([t.asked, about(t)]).toEqual(['place dash 0', `0.${JYN}.1`]);
  ended(t.play(null), JYN, GAR, 'ranged').play(REBEL_TOLD, [10, 12]);
  expect([ended(t, JYN, GAR, 'ranged').asked, t.where(JYN)]).toEqual(['nothing', [10, 12, 0]]);
});

test('I Rebel: in another’s activation, or once hers is over, one dash a turn is all', () => {
  const units: Units = { [JYN]: at(0, [10, 10]), [GAR]: at(1, [16, 10]) };
  const granted = ended(ended(table({ active: GAR, units }), JYN, GAR, 'ranged').play(REBEL_TOLD, null), JYN, GAR, 'ranged');
  expect([granted.asked, granted.all('abilityUsed').length]).toEqual(['nothing', 1]);
  const own = ended(table({ active: JYN, units }), JYN, GAR, 'ranged').play(REBEL_TOLD, null);
  own.state.activation = null;
  expect(ended(own, JYN, GAR, 'ranged').asked).toBe('nothing');
});

test('I Rebel: not after an ally’s attack', () => {
  expect(ended(table({ units: { [JYN]: at(0, [10, 10]), [GAR]: at(1, [16, 10]), [KALANI]: at(0, [20, 20]) } }), KALANI, GAR, 'ranged').asked).toBe('nothing');
});

/** How a unit with an Injured token pays for an ability of 2. */
const ways = (rex: Partial<Placed>, left: number, momentum: number[] = [8], seat: 0 | 1 = 0): string[] => {
  const player = { ready: left, momentum };
  const { game } = table({ units: { [JYN]: at(0, [10, 10]), [REX]: { ...at(seat, [30, 30]), ...rex } }, players: [player, player] });
  const unit = game.state.units[1]!;
  return waysToPay(game, unit, priceOf(game, unit, 2, 'any'));
};

test('The Time to Fight Is Now: a Rebel unit without the Force pays 1 Momentum', () => {
  expect([ways(REBEL, 1), ways(REBEL, 2)]).toEqual([['momentum'], ['force']]);
  expect([ways({}, 1), ways(REBEL, 1, []), ways(REBEL, 1, [8], 1)]).toEqual([[], [], []]);
});

const gaining = (seat: 0 | 1): Table => table({ units: { [JYN]: { ...at(0, [10, 10]), damage: 4 } } }).run(function* (game) {
  gainMomentum(game, seat);
  yield* answerWaiting(game);
});

test('The Time to Fight Is Now: once a turn she may heal twice when an opponent gains Momentum', () => {
  const t = gaining(1);
  expect(t.offered).toEqual([FIGHT, 'pass']);
  t.play(FIGHT, `damage@0.${JYN}`, `damage@0.${JYN}`);
  expect([t.asked, t.unit(JYN).damage]).toEqual(['nothing', 2]);
  const again = t.run(function* (game) {
    gainMomentum(game, 1);
    yield* answerWaiting(game);
  });
  expect(again.asked).toBe('nothing');
  expect(gaining(0).asked).toBe('nothing');
});
