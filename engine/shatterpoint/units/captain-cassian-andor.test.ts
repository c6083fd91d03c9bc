import { expect, test } from 'vitest';
import { attackDice, table, type Table } from '../../testing/shatterpoint/table.ts';
import { damage } from '../deeds/damage.ts';
import { BO, GAR, KALANI, MAUL, REX, acting, at, diceOf, fight, ready, type Units } from './republic.fixture.ts';
import { wounding } from './rebels.fixture.ts';
import { answerWaiting, happen } from '../deeds/window.ts';
import { emit } from '../game/emit.ts';
import { read } from '../game/read.ts';

const CASSIAN = 'captain-cassian-andor';
const LUKE = 'jedi-knight-luke-skywalker';
const BOUSHH = 'boushh-leia-organa';

test('We Need to Blend In: he and a character of another Rebel unit may dash; with a Spy unit both gain Hunker', () => {
  const t = acting(CASSIAN, { [BOUSHH]: at(0, [20, 10]), [LUKE]: at(0, [20, 20]), [BO]: at(0, [30, 10]) }).play('ability:we-need-to-blend-in');
  expect(t.offered).toEqual([`0.${BOUSHH}`, `0.${LUKE}`]);
  t.play(`0.${BOUSHH}`, [14, 10], [24, 10]);
  expect([t.where(CASSIAN), t.where(BOUSHH), t.unit(CASSIAN).hunker, t.unit(BOUSHH).hunker, ready(t)]).toEqual([[14, 10, 0], [24, 10, 0], 1, 1, 7]);
});

test('We Need to Blend In: no Hunker with others; without another Rebel unit only he may dash', () => {
  const t = acting(CASSIAN, { [LUKE]: at(0, [20, 20]) }).play('ability:we-need-to-blend-in', null, null);
  expect([t.unit(CASSIAN).hunker, t.unit(LUKE).hunker]).toEqual([0, 0]);
  const alone = acting(CASSIAN, { [BO]: at(0, [20, 20]) }).play('ability:we-need-to-blend-in', [14, 10]).go();
  expect([alone.where(CASSIAN), alone.unit(CASSIAN).hunker, alone.asked]).toEqual([[14, 10, 0], 0, 'pick act 0']);
});

const BLOW = `this-town-is-ready-to-blow@0.${CASSIAN}`;
const claimed = (seat: 0 | 1): Table =>
  table({
    units: { [CASSIAN]: at(0, [10, 10]), [GAR]: at(1, [18, 20]), [MAUL]: at(1, [30, 30]), [KALANI]: { ...at(1, [20, 18]), wounded: 1 } },
    objectives: { C: [18, 18] },
  }).run(function* (game) {
    emit(game, { type: 'struggleWon', seat, card: 'Test', heard: true });
    yield* answerWaiting(game);
  });

test('This Town is Ready to Blow: when the opponent claims a struggle card, 3 dice; strikes and expertise hurt whoever contests', () => {
  const t = claimed(1);
  expect(t.offered).toEqual([BLOW, 'pass']);
  t.play(BLOW);
  expect(t.asked).toBe('roll this-town-is-ready-to-blow 3');
  t.play(attackDice('S X C'));
  expect([GAR, MAUL, KALANI].map((id) => t.unit(id).damage)).toEqual([2, 0, 0]);
});

test('This Town is Ready to Blow: not for his own claim; criticals and failures do nothing', () => {
  expect(claimed(0).asked).toBe('nothing');
  expect(claimed(1).play(BLOW, attackDice('C F F')).unit(GAR).damage).toBe(0);
});

const TERRIBLE = `weve-all-done-terrible-things@0.${CASSIAN}`;
const shoots = (units: Units, part = 'combat'): Table => fight({ [CASSIAN]: at(0, [10, 10]), [KALANI]: at(1, [17, 10]), ...units }, `0.${CASSIAN}.1`, { part });

test('We’ve All Done Terrible Things: 3 dice more against an enemy engaged with an ally, who takes 2 damage', () => {
  const t = shoots({ [BO]: at(0, [20, 10]) });
  expect(t.offered).toEqual([TERRIBLE, 'pass']);
  expect([diceOf(t.play(TERRIBLE)), t.unit(BO).damage]).toEqual([10, 2]);
  const none = shoots({ [BO]: at(0, [20, 10]) }).play('pass');
  expect([diceOf(none), none.unit(BO).damage]).toEqual([7, 0]);
});

test('We’ve All Done Terrible Things: not with nobody or only wounded allies engaged, nor outside a combat action', () => {
  for (const t of [shoots({}), shoots({ [BO]: { ...at(0, [20, 10]), wounded: 1 } }), shoots({ [BO]: at(0, [20, 10]) }, 'other')]) expect(t.asked).toBe('roll attack 7');
});

const HUNDRED = `make-ten-men-feel-like-a-hundred@0.${CASSIAN}`;
const troops: Units = { [CASSIAN]: at(0, [10, 10]), [BO]: at(0, [30, 10]), [KALANI]: at(0, [30, 20]), [GAR]: at(1, [20, 30]) };

test('Make Ten Men Feel Like a Hundred: when an enemy attack wounds an ally somebody of another unit may dash, a Spy may advance', () => {
  const t = wounding(troops, `0.${BO}`, `1.${GAR}.1`);
  expect(t.offered).toEqual([HUNDRED, 'pass']);
  t.play(HUNDRED);
  expect(t.offered).toEqual([`0.${CASSIAN}.1`, `0.${KALANI}.1`]);
  expect(t.play(`0.${CASSIAN}.1`).asked).toBe('place advance 0');
  expect(t.play([16, 10]).where(CASSIAN)).toEqual([16, 10, 0]);
  expect(wounding(troops, `0.${BO}`, `1.${GAR}.1`).play(HUNDRED, `0.${KALANI}.1`).asked).toBe('place dash 0');
  expect(wounding(troops, `0.${CASSIAN}`, `1.${GAR}.1`).play(HUNDRED).offered).toEqual([`0.${BO}.1`, `0.${KALANI}.1`]);
});

test('Make Ten Men Feel Like a Hundred: once per turn; not without an enemy attack, not for an enemy’s wound', () => {
  const twice = wounding(troops, `0.${BO}`, `1.${GAR}.1`).play(HUNDRED, `0.${KALANI}.1`, null).run(function* (game) {
    damage(game, `0.${KALANI}`, 99, `1.${GAR}.1`, 'melee');
    yield* answerWaiting(game);
  });
  for (const t of [twice, wounding(troops, `0.${BO}`, `1.${GAR}.1`, null), wounding(troops, `0.${BO}`, `0.${KALANI}.1`), wounding(troops, `1.${GAR}`, `0.${BO}.1`)]) expect(t.offered).not.toContain(HUNDRED);
});

test('Make Ten Men Feel Like a Hundred: a Rebel unit chosen with the Shatterpoint card has Impact [1] and Sharpshooter [1]', () => {
  const keywords = (who: string, from: 'shatterpoint' | 'order'): number[] => {
    const t = table({ units: { [CASSIAN]: at(0, [10, 10]), [LUKE]: at(0, [20, 10]), [REX]: at(0, [30, 10]), 'ezra-bridger': at(1, [30, 30]) } });
    t.run((game) => happen(game, { type: 'activated', unit: t.idOf(who), from }));
    return (['impact', 'sharpshooter'] as const).map((stat) => read(t.game, stat, { unit: t.idOf(who), character: t.characterId(who), attack: null }));
  };
  expect([keywords(LUKE, 'shatterpoint'), keywords(CASSIAN, 'shatterpoint')]).toEqual([[1, 1], [1, 1]]);
  for (const none of [keywords(LUKE, 'order'), keywords('ezra-bridger', 'shatterpoint')]) expect(none).toEqual([0, 0]);
  expect(keywords(REX, 'shatterpoint')).toEqual(keywords(REX, 'order'));
});
