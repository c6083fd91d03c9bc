import { expect, test } from 'vitest';
import { attackDice, table, type Placed, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { addTactics, resolveTactics } from '../turn/tactics.ts';
import { expectStealthyApproach } from './ewoks.fixture.ts';
import { BO, DROIDS, GAR, KALANI, acting, at, diceOf, fight, type Units } from './republic.fixture.ts';
import { happen } from '../deeds/window.ts';

const TRAPPERS = 'ewok-trappers';

test('Stealthy Approach: dashes, then Hunker, a focus or neither', () => expectStealthyApproach(TRAPPERS));

test('Forest Dwellers: a Hunker token at the end of set-up and of their activation, if they like', () => {
  const ready = (): Table => table({ units: { [TRAPPERS]: at(0, [10, 10], [10, 8]) } }).run((game) => happen(game, { type: 'setupEnded' }));
  expect([ready().play(`forest-dwellers@0.${TRAPPERS}`).unit(TRAPPERS).hunker, ready().play('pass').unit(TRAPPERS).hunker]).toEqual([1, 0]);
  const t = acting(TRAPPERS).play('end').go();
  expect(t.offered).toEqual([`forest-dwellers@0.${TRAPPERS}`, 'pass']);
  expect(acting(BO, { [TRAPPERS]: at(0, [20, 10], [22, 10]) }).play('end').go().offered).not.toContain(`forest-dwellers@0.${TRAPPERS}`);
});

test('Strength In Numbers: 2 dice more against a target engaged with unwounded allied Ewoks, themselves among them', () => {
  const dice = (own: Partial<Placed> = {}, kind: 'melee' | 'ranged' = 'melee', x = 13): number =>
    diceOf(fight({ [TRAPPERS]: { ...at(0, [10, 10], [35, 35]), ...own }, [KALANI]: at(1, [x, 10]) }, `0.${TRAPPERS}.1`, { kinds: [kind] }));
  expect([dice(), dice({ wounded: 1 }), dice({}, 'ranged', 17)]).toEqual([8, 6, 5]);
});

test('Battle Tactics: Primitive Artifice (SP-BTC-03): the one card may go into the deck', () => {
  const opened = (): Table => table({ units: { [TRAPPERS]: { seat: 0, at: null } } }).run((game) => addTactics(game, 0));
  expect([opened().offered, opened().request]).toMatchObject([['ewok-traps'], { ask: 'tactics', min: 0, max: 1 }]);
  expect(opened().play('ewok-traps').state.players[0]!.deck.left).toContain('tactics:ewok-traps');
});

/** The card is revealed while both B1s and Gar Saxon contest the objective at (18, 18), Kalani does not, and an own Ewok does. */
const scene: Units = {
  [TRAPPERS]: at(0, [4, 4], [4, 7]),
  wicket: at(0, [18, 15]),
  [DROIDS]: at(1, [15, 18], [21, 18]),
  [GAR]: at(1, [18, 21]),
  [KALANI]: at(1, [30, 30]),
};
const sprung = (face: string, units: Units = {}, more: Partial<TableOptions> = {}): Table =>
  table({ units: { ...scene, ...units }, objectives: { C: [18, 18] }, players: [{ provider: `0.${TRAPPERS}`, hand: ['tactics:ewok-traps'] }, {}], ...more })
    .run((game) => resolveTactics(game, 0, 'tactics:ewok-traps')).play(attackDice(face));
const toll = (t: Table, ...ids: readonly string[]): unknown[] => ids.map((id) => [t.unit(id).damage, t.unit(id).conditions.join()]);

test('Ewok Traps: an active objective is picked, of several by its player, and one attack die is rolled', () => {
  const t = table({ units: scene, objectives: { C: [18, 18], L: [6, 30] }, players: [{ provider: `0.${TRAPPERS}`, hand: ['tactics:ewok-traps'] }, {}] }).run((game) => resolveTactics(game, 0, 'tactics:ewok-traps'));
  expect([t.asked, t.offered]).toEqual(['pick choice 0', ['C', 'L']]);
  expect(t.play('L').asked).toBe('roll ewok-traps 1');
  expect(toll(t.play(attackDice('S')), DROIDS, GAR)).toEqual([[0, ''], [0, '']]);
  expect(t.all('tacticsResolved')).toHaveLength(1);
});

test('Ewok Traps, strike: 2 damage for each character, so 4 for a unit with two; friends and others take none', () => {
  expect(toll(sprung('S'), DROIDS, GAR, KALANI, 'wicket')).toEqual([[4, ''], [2, ''], [0, ''], [0, '']]);
});

test('Ewok Traps, expertise: pinned and 2 damage for each unit, however many of it contest', () => {
  expect(toll(sprung('X'), DROIDS, GAR, KALANI, 'wicket')).toEqual([[2, 'pinned'], [2, 'pinned'], [0, ''], [0, '']]);
});

test('Ewok Traps, failure (SP-COND-02): pinned for each character, so the second one of a unit costs it 1 damage', () => {
  expect(toll(sprung('F'), DROIDS, GAR, KALANI, 'wicket')).toEqual([[1, 'pinned'], [0, 'pinned'], [0, ''], [0, '']]);
});

test('Ewok Traps, critical: units are pinned, then each character is pushed Range 2 away from the objective, in the order its player likes, for 2 damage', () => {
  const t = sprung('C');
  expect([toll(t, DROIDS, GAR), t.asked, t.offered]).toEqual([[[0, 'pinned'], [0, 'pinned']], 'pick choice 0', [`1.${DROIDS}.1`, `1.${DROIDS}.2`, `1.${GAR}.1`]]);
  t.play(`1.${DROIDS}.2`);
  expect([t.asked, t.refusal([18, 18])?.rule]).toEqual(['place push 0', 'SP-DIR-05']);
  t.play([24, 18], `1.${GAR}.1`, [18, 24], [12, 18]);
  expect([t.where(`${DROIDS}.1`), t.where(`${DROIDS}.2`), t.where(GAR)]).toEqual([[12, 18, 0], [24, 18, 0], [18, 24, 0]]);
  expect(toll(t, DROIDS, GAR, KALANI, 'wicket')).toEqual([[4, 'pinned'], [2, 'pinned'], [0, ''], [0, '']]);
  expect(t.all('damaged').map(({ by }) => by), 'an enemy effect (SP-EFF-02)').toEqual(Array(3).fill(`0.${TRAPPERS}.1`));
});

test('Ewok Traps, critical: who cannot be moved at all was not pushed and takes no damage', () => {
  const blocked: Units = { [DROIDS]: at(1, [21, 18], [30, 5]), [GAR]: at(1, [5, 30]), wicket: at(0, [22.5, 18]) };
  const t = sprung('C', blocked);
  expect(t.asked).toBe('place push 0');
  t.play([24, 18]);
  expect([t.where(`${DROIDS}.1`), toll(t, DROIDS)]).toEqual([[21, 18, 0], [[0, 'pinned']]]);
});
