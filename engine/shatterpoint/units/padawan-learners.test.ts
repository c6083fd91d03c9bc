import { expect, test } from 'vitest';
import { table, type Spot, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { newAttack } from '../attack/attack.ts';
import { heal } from '../deeds/effects.ts';
import { ANAKIN, BO, KALANI, REX, acting, at, fight, numberOf, ready, rolls, shot, starting } from './republic.fixture.ts';
import { emit } from '../game/emit.ts';

const LEARNERS = 'padawan-learners';

test('Lessons Learned: one of them may heal; it may be declined', () => {
  const t = starting(LEARNERS, {}, { damage: 2 });
  expect([t.asked, t.offered]).toEqual(['pick choice 0', [`0.${LEARNERS}.1`, `0.${LEARNERS}.2`, 'none']]);
  expect(t.play(`0.${LEARNERS}.1`, `damage@0.${LEARNERS}`).go().unit(LEARNERS).damage).toBe(1);
  expect(starting(LEARNERS, {}, { damage: 2 }).play('none').go().unit(LEARNERS).damage).toBe(2);
});

/** The first dashes to a place; the second stays far away. */
const rush = (to: Spot | null, friend = ANAKIN): Table =>
  acting(LEARNERS, { [friend]: at(0, [10, 18.5]) }, at(0, [10, 10], [35, 2])).play('ability:force-rush', `0.${LEARNERS}.1`, to, null).go();

test('Force Rush: after the dashes one within range 2 of another Force User brings a focus action', () => {
  expect(rush([10, 14]).all('focused')).toHaveLength(2);
  expect(acting(LEARNERS, {}, at(0, [10, 10], [10, 13])).play('ability:force-rush', 'done').all('focused'), 'the other one is a Force User too').toHaveLength(2);
});

test('Force Rush: it is a dash', () => {
  expect(acting(LEARNERS, {}, at(0, [10, 10], [35, 2])).play('ability:force-rush', `0.${LEARNERS}.1`).asked).toBe('place dash 0');
});

test('Force Rush: no focus too far from one, or beside another ally', () => {
  expect([rush([10, 13.99]).all('focused').length, rush([10, 14], BO).all('focused').length, rush(null).all('focused').length]).toEqual([0, 0, 0]);
});

test('Deflect: for 1 Force 2 damage after a ranged attack with a failure; not after a melee attack, nor without Force', () => {
  const t = shot(LEARNERS, '').play(`deflect@0.${LEARNERS}`);
  expect([t.unit(REX).damage, ready(t)]).toEqual([2, 7]);
  expect(shot(LEARNERS, '', 3).asked).toBe('nothing');
  expect(shot(LEARNERS, '', 7, { players: [{ ready: 0 }, {}] }).asked).toBe('nothing');
});

test('Lightsaber Training: Impact [1], not for allies', () => {
  const t = acting(LEARNERS, { [ANAKIN]: at(0, [20, 10]) });
  expect([numberOf(t, 'impact', `${LEARNERS}.1`), numberOf(t, 'impact', ANAKIN)]).toEqual([1, 0]);
});

/** A melee attack comes to its heal, with a hurt ally at a distance. */
function tree(y: number, part = 'combat'): readonly string[] {
  const t = rolls(fight({ [LEARNERS]: at(0, [10, 10], [35, 2]), [REX]: { ...at(0, [10, y]), damage: 2 }, [KALANI]: at(1, [13, 10]) }, `0.${LEARNERS}.1`, { kinds: ['melee'], part }), 'C');
  return t.play('m1').offered;
}

test('Stretch Out With Your Feelings: a heal from the tree of a melee combat attack reaches range 3', () => {
  expect(tree(16.5)).toContain(`damage@0.${REX}`);
  expect(tree(16.51)).not.toContain(`damage@0.${REX}`);
});

test('Stretch Out With Your Feelings: not in another attack, nor for a heal outside attacks', () => {
  expect(tree(16.5, 'other')).not.toContain(`damage@0.${REX}`);
  const t = table({ units: { [LEARNERS]: at(0, [10, 10], [35, 2]), [REX]: { ...at(0, [10, 16.5]), damage: 2 } } }).run((game) => heal(game, `0.${LEARNERS}.1`));
  expect(t.asked).toBe('nothing');
});

test('Stretch Out With Your Feelings: not for a heal that an answer to the finished attack gives', () => {
  const t = table({ units: { [LEARNERS]: at(0, [10, 10], [35, 2]), [REX]: { ...at(0, [10, 16.5]), damage: 2 }, [KALANI]: at(1, [13, 10]) } });
  t.run(function* (game) {
    emit(game, { type: 'attackDeclared', attack: { ...newAttack(`0.${LEARNERS}.1`, `1.${KALANI}.1`, 'melee', 'combat'), step: 'resolved' } });
    yield* heal(game, `0.${LEARNERS}.1`);
  });
  expect(t.asked).toBe('nothing');
});

const FIRST = { edition: 'firstPrint' } as const;
const STRETCH = `stretch-out-with-your-feelings@0.${LEARNERS}`;

test('Lessons Learned, Force Rush and Deflect, first print: as they are now; no Lightsaber Training', () => {
  expect(starting(LEARNERS, {}, { damage: 2 }, FIRST).play(`0.${LEARNERS}.1`, `damage@0.${LEARNERS}`).go().unit(LEARNERS).damage).toBe(1);
  expect(acting(LEARNERS, {}, at(0, [10, 10], [10, 13]), FIRST).play('ability:force-rush', 'done').all('focused')).toHaveLength(2);
  expect(shot(LEARNERS, '', 7, FIRST).play(`deflect@0.${LEARNERS}`).unit(REX).damage).toBe(2);
  expect(numberOf(acting(LEARNERS, {}, {}, FIRST), 'impact', `${LEARNERS}.1`)).toBe(0);
});

/** A melee attack with a hurt ally at a distance, up to the first question. */
const reaching = (y: number, part = 'combat', own = {}, more: Partial<TableOptions> = {}): Table =>
  fight({ [LEARNERS]: { ...at(0, [10, 10], [35, 2]), ...own }, [REX]: { ...at(0, [10, y]), damage: 2 }, [KALANI]: at(1, [13, 10]) }, `0.${LEARNERS}.1`, { kinds: ['melee'], part }, { ...FIRST, ...more });

test('Stretch Out With Your Feelings, first print: it is answered before the dice; then a heal from the tree reaches range 3', () => {
  const t = reaching(16.5);
  expect([t.asked, t.offered]).toEqual(['pick answer 0', [STRETCH, 'pass']]);
  expect(rolls(t.play(STRETCH), 'C').play('m1').offered).toContain(`damage@0.${REX}`);
  expect(rolls(reaching(16.51).play(STRETCH), 'C').play('m1').offered).not.toContain(`damage@0.${REX}`);
  expect(rolls(reaching(16.5).play('pass'), 'C').play('m1').offered, 'passed').not.toContain(`damage@0.${REX}`);
});

test('Stretch Out With Your Feelings, first print: not in another attack; a wounded unit pays the tax', () => {
  expect(reaching(16.5, 'other').asked).toMatch('roll attack');
  const taxed = reaching(16.5, 'combat', { wounded: 1 }).play(STRETCH);
  expect([ready(taxed), taxed.asked]).toEqual([7, 'roll attack 6']);
  expect(reaching(16.5, 'combat', { wounded: 1 }, { players: [{ ready: 0 }, {}] }).asked).toMatch('roll attack');
});
