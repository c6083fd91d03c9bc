import { expect, test } from 'vitest';
import { faces, table, type Placed, type Spot, type Table } from '../../testing/shatterpoint/table.ts';
import { attack } from '../attack/attack.ts';
import { checkControl } from '../deeds/objective.ts';

const GIDEON = 'moff-gideon';
const troop = { 'dark-troopers': { seat: 0, at: [[20, 20], [24, 20]] } } as const;
const acting = (units: Readonly<Record<string, Placed>> = {}, step: 'begin' | 'act' = 'act', objectives: Readonly<Record<string, Spot>> = { A: [20, 30] }): Table =>
  table({ active: GIDEON, step, units: { [GIDEON]: { seat: 0, at: [10, 10] }, ...units }, objectives }).go();

test('Smug Determination: an Empire character within Range 4 and he himself may dash', () => {
  const t = acting({ 'dark-troopers': { seat: 0, at: [[18.5, 10], [10, 18.51]] }, 'gar-saxon': { seat: 0, at: [10, 6] } }, 'begin');
  expect(t.offered).toEqual([`0.${GIDEON}.1`, '0.dark-troopers.1']);
  t.play('0.dark-troopers.1', [18.5, 14], [10, 14]).go();
  expect([t.where('dark-troopers.1'), t.where(GIDEON), t.asked]).toEqual([[18.5, 14, 0], [10, 14, 0], 'pick act 0']);
});

test('Smug Determination: alone he dashes once; all of it may be declined', () => {
  const t = acting({}, 'begin');
  expect([t.asked, t.play(null).go().asked]).toEqual(['place dash 0', 'pick act 0']);
});

test('Long Live the Empire: a trooper may reposition toward an active objective, and the unit takes 2 damage', () => {
  const t = acting({ ...troop, stormtroopers: { seat: 1, at: [[5, 30], [8, 30]] }, '501st-clone-troopers': { seat: 0, at: [[30, 5], [30, 8]] } }).play('ability:long-live-the-empire', 'A');
  expect(t.offered).toEqual(['0.dark-troopers.1', '0.dark-troopers.2', 'none']);
  t.play('0.dark-troopers.1');
  expect([t.asked, t.refusal([20, 15])?.rule]).toEqual(['place reposition 0', 'SP-DIR-06']);
  t.play([20, 26]).go();
  expect([t.where('dark-troopers'), t.unit('dark-troopers').damage, t.asked, t.state.players[0]!.ready]).toEqual([[20, 26, 0], 2, 'pick act 0', 7]);
});

test('Long Live the Empire: a wound may be traded for an Injured token', () => {
  const hurt = (): Table => acting({ 'dark-troopers': { ...troop['dark-troopers'], damage: 5, conditions: ['exposed'] } }).play('ability:long-live-the-empire', 'A', 'none');
  expect(hurt().asked).toBe('pick may 0');
  expect(hurt().play('yes').unit('dark-troopers')).toMatchObject({ damage: 0, wounded: 0, injured: 1, conditions: [] });
  expect(hurt().play('no').unit('dark-troopers')).toMatchObject({ wounded: 1, injured: 0, conditions: ['exposed'] });
});

test('Long Live the Empire: closed without such a unit or an active objective', () => {
  const closed = { option: 'ability:long-live-the-empire', rule: 'SP-ABIL-02', why: 'nothingToDo' };
  expect(acting({ '501st-clone-troopers': { seat: 0, at: [[30, 5], [30, 8]] } }).closed).toContainEqual(closed);
  expect(acting(troop, 'act', {}).closed).toContainEqual(closed);
  const two = table({ active: GIDEON, units: { [GIDEON]: { seat: 0, at: [10, 10] }, ...troop }, objectives: { A: [20, 30], B: [5, 30] } });
  two.state.objectives[1]!.active = false;
  expect(two.go().play('ability:long-live-the-empire').offered).toEqual(['A']);
});

test('Assume That I Know Everything: opponents pay 2 Force to reserve a card, his player 1', () => {
  const reveal = (seat: 0 | 1, ready: number): Table => {
    const units = { [GIDEON]: { seat: seat === 0 ? 1 : 0, at: [10, 10] }, kalani: { seat, at: [20, 10] }, 'gar-saxon': { seat, at: [30, 10] } } as const;
    const player = { ready, deck: { left: [`${seat}.gar-saxon`, `${seat}.kalani`] } };
    return table({ units, seat, step: 'order', players: seat === 0 ? [player, {}] : [{}, player] }).go().play(faces(1));
  };
  expect(reveal(1, 2).play('reserve').state.players[1]).toMatchObject({ ready: 0, reserve: '1.gar-saxon' });
  expect(reveal(1, 1).go().state.activation?.unit).toBe('1.gar-saxon');
  const units = { [GIDEON]: { seat: 0, at: [10, 10] }, 'gar-saxon': { seat: 0, at: [30, 10] } } as const;
  const own = table({ units, step: 'order', players: [{ ready: 1, deck: { left: ['0.gar-saxon', `0.${GIDEON}`] } }, {}] }).go().play(faces(1));
  expect(own.play('reserve').state.players[0]!.ready).toBe(0);
});

/** Attack dice against Kalani at (13, 10), who contests the objective at a place or not. */
function dice(attacker: string, { objective = [13, 14] as Spot, controller = null as 0 | 1 | null, at = [10, 10] as Spot, part = 'combat', gideon = 0 as 0 | 1, kalani = {} as Partial<Placed> } = {}): number {
  const units = { [GIDEON]: { seat: gideon, at: [35, 35] }, [attacker]: { seat: 0, at: [at, [35, 1]] }, kalani: { seat: 1, at: [13, 10], ...kalani } } as const;
  const t = table({ units, objectives: { A: objective } });
  t.state.objectives[0]!.controller = controller;
  return t.run((game) => attack(game, `0.${attacker}.1`, { part, kinds: [at[0] === 10 ? 'melee' : 'ranged'] })).pools.attackDice;
}

test('You Have Something I Want: 1 melee die more for the Empire against whoever contests an objective that his player does not control', () => {
  expect([dice('stormtroopers'), dice('stormtroopers', { controller: 1 })]).toEqual([6, 6]);
  expect([dice('stormtroopers', { controller: 0 }), dice('stormtroopers', { objective: [13, 14.26] }), dice('stormtroopers', { kalani: { wounded: 1 } })]).toEqual([5, 5, 5]);
  expect([dice('stormtroopers', { part: 'x' }), dice('stormtroopers', { at: [6, 10] }), dice('gar-saxon')]).toEqual([5, 5, 7]);
  expect(dice('stormtroopers', { gideon: 1 })).toBe(5);
});

test('You Have Something I Want: ties at an objective that he contests go to his player', () => {
  const control = (at: Spot): number | null => {
    const t = table({ units: { [GIDEON]: { seat: 0, at }, kalani: { seat: 1, at: [10, 16] } }, objectives: { A: [10, 13] } });
    t.run(function* (game) { checkControl(game); });
    return t.state.objectives[0]!.controller;
  };
  expect([control([10, 10]), control([30, 30])]).toEqual([0, 1]);
});
