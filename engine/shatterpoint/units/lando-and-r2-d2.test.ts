import { expect, test } from 'vitest';
import { table, type Table } from '../../testing/shatterpoint/table.ts';
import { attack, targetsOf } from '../attack/attack.ts';
import { ANAKIN, DROIDS, GAR, KALANI, REX, acting, at, diceOf, ready, rolls, starting, type Units } from './republic.fixture.ts';

const PAIR = 'lando-and-r2-d2';
const [LANDO, R2] = [`0.${PAIR}.1`, `0.${PAIR}.2`];
const SURPRISE = `element-of-surprise@0.${PAIR}`;

test('Mingle: with no enemy within Range 3 each may advance or dash', () => {
  const t = acting(PAIR, { [KALANI]: at(1, [16.51, 10]) }).play('ability:mingle', LANDO);
  expect([t.asked, t.offered]).toEqual(['pick how 0', ['advance', 'dash', 'none']]);
  t.play('advance', [4, 10], 'none').go();
  expect([t.where(`${PAIR}.1`), t.asked, ready(t)]).toEqual([[4, 10, 0], 'pick act 0', 7]);
});

test('Mingle: with an enemy within Range 3 each may only dash', () => {
  const t = acting(PAIR, { [KALANI]: at(1, [16.5, 10]) }).play('ability:mingle', LANDO);
  expect(t.asked).toBe('place dash 0');
  t.play([6, 10]);
  expect([t.asked, t.request?.about.character]).toEqual(['place dash 0', R2]);
});

/** A combat action with Kalani and Gar Saxon in reach; the first of the pair is to attack. */
const combat = (units: Units = {}): Table => acting(PAIR, { [KALANI]: at(1, [17, 10]), [GAR]: at(1, [17, 6]), ...units }).play('combat', LANDO);

test('Element of Surprise: all attacks of the combat action have 2 dice more, and 2 failures expose the unit', () => {
  const t = combat();
  expect(t.offered).toEqual([SURPRISE, 'pass']);
  t.play(SURPRISE, `1.${KALANI}.1`);
  expect([diceOf(t), ready(t)]).toEqual([7, 7]);
  rolls(t, 'X X X X X X').play('stop');
  expect(t.unit(PAIR).conditions).toEqual([]);
  t.play(R2, `1.${KALANI}.1`);
  expect(diceOf(t)).toBe(7);
  rolls(t, 'X X X X X').play('stop');
  expect(t.unit(PAIR).conditions).toEqual(['exposed']);
});

test('Element of Surprise: passed at the first attack it is not offered at the second, and gives nothing', () => {
  const t = combat().play('pass', `1.${KALANI}.1`);
  expect(diceOf(t)).toBe(5);
  rolls(t).play(R2);
  expect([t.asked, t.offered]).toEqual(['pick target 0', [`1.${KALANI}.1`, `1.${GAR}.1`]]);
  expect(diceOf(t.play(`1.${KALANI}.1`))).toBe(5);
  expect(rolls(t).unit(PAIR).conditions).toEqual([]);
});

test('Element of Surprise (SP-ABIL-16): the combat action is one event, its target another, so that an ally may still answer that one', () => {
  const t = combat({ 'rebel-commandos': at(0, [17, 14], [35, 35]) }).play(SURPRISE, `1.${KALANI}.1`);
  expect(t.offered).toEqual(['coordinated-fire-damage@0.rebel-commandos', 'pass']);
});

test('Element of Surprise: not for an attack of an ability or of another unit in the same action', () => {
  const t = rolls(combat({ [REX]: at(0, [17, 14]) }).play(SURPRISE, `1.${KALANI}.1`), 'X X X X X X X').play('stop').drop();
  const dice = (attacker: string, part: string): number => diceOf(rolls(t.run((game) => attack(game, attacker, { part, targets: [`1.${KALANI}.1`] }))).leaveOpen());
  expect([dice(LANDO, 'other'), dice(`0.${REX}.1`, 'combat')]).toEqual([5, 7]);
  expect(t.unit(PAIR).conditions).toEqual([]);
});

test('Element of Surprise: over with the action: the next turn’s combat has no more dice', () => {
  const t = rolls(rolls(combat().play(SURPRISE, `1.${KALANI}.1`)).play(R2, `1.${KALANI}.1`));
  t.state.turn += 2;
  expect(diceOf(t.run((game) => attack(game, LANDO, { part: 'combat', targets: [`1.${GAR}.1`] })))).toBe(5);
});

const FORWARD = `forward-planning@0.${PAIR}`;
const begins = (who: string, x = 18.5, seat: 0 | 1 = 0): Table =>
  starting(who, { [PAIR]: at(0, [10, 10], [10, 8]) }, { ...(who === DROIDS ? at(seat, [x, 10], [35, 35]) : at(seat, [x, 10])), conditions: ['pinned', 'exposed'] });

test('Forward Planning: an allied Primary or Secondary unit within Range 4 that starts its activation may lose a condition', () => {
  for (const who of [ANAKIN, KALANI]) {
    const t = begins(who);
    expect(t.offered).toContain(FORWARD);
    t.play(FORWARD);
    expect([t.asked, t.offered]).toEqual(['pick drop 0', ['pinned', 'exposed', 'none']]);
    expect(t.play('exposed').unit(who).conditions).toEqual(['pinned']);
  }
});

test('Forward Planning: not beyond Range 4, for Supporting units, enemies, or without a condition', () => {
  for (const t of [begins(KALANI, 18.51), begins(DROIDS), begins(KALANI, 18.5, 1), starting(KALANI, { [PAIR]: at(0, [13, 10], [35, 8]) })]) expect(t.asked).toBe(`pick act ${t.state.active}`);
});

test('Clever Disguise: with their card in the deck or reserve they cannot be shot at, but struck; from the discard pile on they can', () => {
  const targets = (place: 'deck' | 'reserve' | 'discard', kind: 'melee' | 'ranged'): number => {
    const card = `0.${PAIR}`;
    const t = table({ units: { [PAIR]: at(0, [10, 10], [35, 35]), [REX]: at(1, [kind === 'melee' ? 13 : 16, 10]) }, players: [{ deck: { left: place === 'deck' ? [card] : [] }, reserve: place === 'reserve' ? card : null, discard: place === 'discard' ? [card] : [] }, {}] });
    return targetsOf(t.game, `1.${REX}.1`, kind).length;
  };
  expect([targets('deck', 'ranged'), targets('reserve', 'ranged'), targets('discard', 'ranged'), targets('deck', 'melee')]).toEqual([0, 0, 1, 1]);
});
