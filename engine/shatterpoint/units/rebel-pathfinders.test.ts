import { expect, test } from 'vitest';
import { table, type Table } from '../../testing/shatterpoint/table.ts';
import { attack, attackChoices } from '../attack/attack.ts';
import { gainCondition } from '../deeds/effects.ts';
import { GAR, KALANI, MAUL, REX, acting, at, diceOf, ready, rolls } from './republic.fixture.ts';
import { happen } from '../deeds/window.ts';

const PATH = 'rebel-pathfinders';
const [ONE, TWO] = [`0.${PATH}.1`, `0.${PATH}.2`];
const DAGGER = `cloak-and-dagger@0.${PATH}`;

test('Defensive Maneuver: a dash brings a Hunker token, none without', () => {
  expect(acting(PATH).play('ability:defensive-maneuver', ONE, 'dash', [13, 10], 'none').unit(PATH).hunker).toBe(1);
  expect(acting(PATH).play('ability:defensive-maneuver', 'done').unit(PATH).hunker).toBe(0);
});

/** A combat action with Maul, a Primary, and Gar Saxon in reach, up to the choice of the target. */
const combat = (): Table => acting(PATH, { [MAUL]: at(1, [17, 10]), [GAR]: at(1, [17, 6]) }).play('combat', ONE);
/** An attack on somebody with two criticals, spent on three damage; nobody answers. */
function hits(t: Table, target: string): Table {
  rolls(t.play(`1.${target}.1`), 'C C').play('m1', 'm2');
  while (t.offered.includes('pass')) t.play('pass');
  return t;
}

test('Cloak and Dagger: the first attack has 3 dice more, criticals against a Primary damage it, and the action is over', () => {
  const t = combat();
  expect(t.offered).toEqual([DAGGER, 'pass']);
  hits(t.play(DAGGER), MAUL).go();
  expect([diceOf(t), ready(t)]).toEqual([9, 7]);
  expect([t.unit(MAUL).damage, t.asked, t.all('attackDeclared').length]).toEqual([3 + 2, 'pick act 0', 1]);
  expect(attackChoices(t.game, TWO, {}).length).toBe(1);
});

test('Cloak and Dagger: no such damage to others', () => expect(hits(combat().play(DAGGER), GAR).unit(GAR).damage).toBe(3));

test('Cloak and Dagger: passed, the attack is as usual, the second character attacks too and is not offered it', () => {
  const t = hits(combat().play('pass'), MAUL);
  expect([t.unit(MAUL).damage, t.pools.attackDice, t.asked, t.offered]).toEqual([3, 6, 'pick character 0', [TWO, 'done']]);
  t.play(TWO, `1.${MAUL}.1`);
  expect([t.asked, diceOf(t)]).toEqual(['roll attack 6', 6]);
});

test('Cloak and Dagger: until that action is over its own characters have no target, others have', () => {
  const t = table({ active: PATH, units: { [PATH]: { ...at(0, [10, 10], [10, 8]), marks: ['dagger'] }, [REX]: at(0, [10, 14]), [MAUL]: at(1, [17, 10]) } });
  expect([`0.${PATH}.1`, TWO, `0.${REX}.1`].map((id) => attackChoices(t.game, id, {}).length)).toEqual([0, 0, 1]);
});

test('Cloak and Dagger: not for an attack of an ability', () => {
  const t = table({ active: PATH, units: { [PATH]: at(0, [10, 10], [10, 8]), [MAUL]: at(1, [17, 10]) } });
  expect(t.run((game) => attack(game, ONE, { part: 'other' })).asked).toBe('roll attack 6');
});

test('Camouflage: a Hunker token at the end of set-up, if they like', () => {
  const t = (): Table => table({ units: { [PATH]: at(0, [10, 10], [10, 8]) } }).run((game) => happen(game, { type: 'setupEnded' }));
  expect([t().play(`camouflage@0.${PATH}`).unit(PATH).hunker, t().play('pass').unit(PATH).hunker]).toEqual([1, 0]);
});

test('Pathfinders: they cannot be pinned, other conditions they gain', () => {
  const t = table({ units: { [PATH]: at(0, [10, 10], [10, 8]), [KALANI]: at(1, [20, 20]) } }).run(function* (game) {
    for (const condition of ['pinned', 'exposed'] as const) yield* gainCondition(game, `0.${PATH}`, condition, `1.${KALANI}.1`);
  });
  expect(t.unit(PATH).conditions).toEqual(['exposed']);
});

test('Pathfinders: a dash may be a climb, and an advance while they hold a Hunker token', () => {
  const dash = (hunker: number): readonly string[] => acting(PATH, {}, { hunker }).play('move', ONE, 'dash').offered;
  expect([dash(0), dash(1)]).toEqual([['dash', 'climb', 'none'], ['dash', 'climb', 'advance', 'none']]);
});
