import { expect, test } from 'vitest';
import { attackDice, table, type Placed, type Spot, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { attack } from '../attack/attack.ts';
import { gainMomentum } from '../deeds/struggle.ts';
import { about, ended } from './fight.fixture.ts';
import { at, diceOf, DROIDS, fight, GAR, KALANI, MAUL, REX, rolls, starting, TROOPS, type Units } from './republic.fixture.ts';
import { answerWaiting } from '../deeds/window.ts';
import { emit } from '../game/emit.ts';

const IG = 'ig-11';
const SHOTS = `multithread-targeting-protocol@0.${IG}`;
const REQUEST = `are-you-refusing-my-request@0.${IG}`;

test('On the Hunt: one condition less, then a dash; each may be declined', () => {
  const t = starting(IG, {}, { conditions: ['pinned', 'strained'] });
  expect([t.asked, t.offered]).toEqual(['pick drop 0', ['pinned', 'strained', 'none']]);
  t.play('pinned');
  expect(t.asked).toBe('place dash 0');
  t.play(null).go();
  expect([t.unit(IG).conditions, t.asked]).toEqual([['strained'], 'pick act 0']);
  expect(starting(IG, {}, { conditions: ['exposed'] }).play('none', null).unit(IG).conditions).toEqual(['exposed']);
  expect(starting(IG).asked).toBe('place dash 0');
});

const both: Units = { [IG]: at(0, [10, 10]), [KALANI]: at(1, [18, 10]), [MAUL]: at(1, [18, 16]) };

test('Multithread Targeting Protocol: after its combat attack a 5-dice attack on another enemy unit', () => {
  const t = ended(table({ units: both }), IG, KALANI, 'ranged');
  expect(t.offered).toEqual([SHOTS, 'pass']);
  t.play(SHOTS, 'yes');
  expect([t.pools.attackDice, t.all('attackDeclared')[0]!.attack.defender]).toEqual([5, `1.${MAUL}.1`]);
});

test('Multithread Targeting Protocol: not with no other unit in reach, not after an attack of an ability or of others', () => {
  const { [MAUL]: _, ...alone } = both;
  expect(ended(table({ units: alone }), IG, KALANI, 'ranged').asked).toBe('nothing');
  expect(ended(table({ units: { ...alone, [MAUL]: at(1, [35, 35]) } }), IG, KALANI, 'ranged').asked).toBe('nothing');
  expect(ended(table({ units: both }), IG, KALANI, 'ranged', { part: 'some-ability' }).asked).toBe('nothing');
  expect(ended(table({ units: { ...both, [REX]: at(0, [10, 14]) } }), REX, KALANI, 'ranged').asked).toBe('nothing');
});

const contested = (): Partial<TableOptions> => ({ objectives: { C: [18, 12] }, players: [{ momentum: [8, 7] }, {}] });
/** It shoots Kalani, who contests or not, with some Criticals. */
const request = (kalani: Placed = at(1, [18, 10])): Table => fight({ [IG]: at(0, [10, 10]), [KALANI]: kalani }, `0.${IG}.1`, {}, contested());

test('Are You Refusing My Request?: 3 dice more against a contesting enemy; 1 Momentum is lost if it is not wounded', () => {
  const t = request();
  expect(t.offered).toEqual([REQUEST, 'pass']);
  t.play(REQUEST);
  expect(diceOf(t)).toBe(10);
  rolls(t);
  expect(t.state.players[0]!.momentum).toEqual([8]);
});

test('Are You Refusing My Request?: nothing is lost when the enemy is wounded, or when the dice are not taken', () => {
  const t = rolls(request({ ...at(1, [18, 10]), damage: 8 }).play(REQUEST), 'C').play('m1');
  expect([t.unit(KALANI).wounded, t.state.players[0]!.momentum]).toEqual([1, [8, 7, 6]]);
  const passed = rolls(request());
  expect([diceOf(passed), passed.state.players[0]!.momentum]).toEqual([7, [8, 7]]);
});

test('Are You Refusing My Request?: a target that another effect wounded before the dice does not save the momentum', () => {
  const fire = 'coordinated-fire-damage@0.rebel-commandos';
  const scene: Units = { [IG]: { ...at(0, [10, 10]), tags: ['Rebel Alliance'] }, 'rebel-commandos': at(0, [10, 14], [12, 14]), [KALANI]: { ...at(1, [18, 10]), damage: 9 } };
  const t = fight(scene, `0.${IG}.1`, {}, contested()).play(REQUEST, fire);
  expect([t.unit(KALANI).wounded, t.state.players[0]!.momentum]).toEqual([1, [8, 7, 6]]);
  rolls(t);
  expect(t.state.players[0]!.momentum).toEqual([8, 7]);
});

test('Are You Refusing My Request?: not beyond Range 2 of the objective, not where its own player has control', () => {
  expect(request(at(1, [18, 7.7])).asked).toBe('roll attack 7');
  const own = table({ units: { [IG]: at(0, [10, 10]), [KALANI]: at(1, [18, 10]) }, ...contested() });
  emit(own.game, { type: 'controlTaken', objective: 'C', seat: 0 });
  expect(own.run((game) => attack(game, `0.${IG}.1`, { part: 'combat' })).asked).toBe('roll attack 7');
});

/** The opponent, or its own player, gains Momentum while it is at (10, 10). */
const gain = (units: Units, ig: Partial<Placed> = { wounded: 1, injured: 1 }, seat: 0 | 1 = 1): Table =>
  table({ units: { [IG]: { ...at(0, [10, 10]), ...ig }, ...units } }).run(function* (game) {
    gainMomentum(game, seat);
    yield* answerWaiting(game);
  });
const crowd = (...spots: [Spot, Spot]): Units => ({ [DROIDS]: at(1, ...spots), [GAR]: at(1, [10, 4]) });

test('Victory Through Combat is Impossible...: wounded among more enemies, any failure blows it up', () => {
  const t = gain({ ...crowd([13, 10], [16.5, 10]), [REX]: at(0, [6, 10]) });
  expect(t.asked).toBe('roll victory-through-combat-is-impossible 2');
  t.play(attackDice('S F'));
  expect([t.asked, about(t)]).toEqual(['place dash 0', `0.${IG}.1`]);
  t.play(null);
  expect([t.unit(IG).defeated, t.unit(GAR).damage, t.unit(REX).damage, t.unit(DROIDS).wounded]).toEqual([true, 5, 5, 1]);
  expect(t.asked).toBe('pick answer 1');
});

test('Victory Through Combat is Impossible...: without a failure nothing; beyond Range 3 no damage', () => {
  const t = gain(crowd([13, 10], [16.5, 10])).play(attackDice('S C'));
  expect([t.asked, t.unit(IG).defeated, t.unit(GAR).damage]).toEqual(['nothing', false, 0]);
  const far = gain({ [GAR]: at(1, [13, 10]), [KALANI]: at(1, [16.6, 10]) }, { wounded: 1 }).play(attackDice('F'), null);
  expect([far.unit(GAR).damage, far.unit(KALANI).damage]).toEqual([5, 0]);
});

test('Victory Through Combat is Impossible...: not unwounded, not outnumbering, not for its own player’s Momentum', () => {
  expect(gain(crowd([13, 10], [16.5, 10]), { injured: 1 }).asked).toBe('nothing');
  expect(gain({ [GAR]: at(1, [13, 10]), [REX]: at(0, [6, 10]) }).asked).toBe('nothing');
  expect(gain({ [DROIDS]: at(1, [13, 10], [16.6, 10]), [REX]: at(0, [6, 10]) }).asked).toBe('nothing');
  expect(gain({ [DROIDS]: at(1, [13, 10], [16.5, 10]), [TROOPS]: at(0, [6, 10], [35, 35]) }).asked).toBe('roll victory-through-combat-is-impossible 2');
  expect(gain(crowd([13, 10], [16.5, 10]), { wounded: 1 }, 0).asked).toBe('nothing');
});
