import { expect, test } from 'vitest';
import { table, type Placed, type Spot, type Table } from '../../testing/shatterpoint/table.ts';
import { damage } from '../deeds/damage.ts';
import { removeControl } from '../deeds/objective.ts';
import { answerWaiting } from '../deeds/window.ts';

const KRENNIC = 'director-krennic';
const CONCERNS = `your-concerns-are-hardly-warranted@0.${KRENNIC}`;
const STAND = `we-stand-here-amidst-my-achievement@0.${KRENNIC}`;
const squad = { stormtroopers: { seat: 0, at: [[20, 20], [24, 20]] } } as const;
const acting = (units: Readonly<Record<string, Placed>> = {}, own: Partial<Placed> = {}, objectives: Readonly<Record<string, Spot>> = { A: [20, 30] }): Table =>
  table({ active: KRENNIC, units: { [KRENNIC]: { seat: 0, at: [10, 10], ...own }, ...units }, objectives }).go();

test('Deploy the Garrison: a Stormtrooper Supporting character may dash toward an active objective, gains Hunker and may make a 5-dice attack', () => {
  const t = acting({ ...squad, 'stormtrooper-sergeant': { seat: 0, at: [30, 5] }, kalani: { seat: 1, at: [20, 33] } }).play('ability:deploy-the-garrison');
  expect(t.offered).toEqual(['0.stormtroopers.1', '0.stormtroopers.2']);
  t.play('0.stormtroopers.1');
  expect(t.offered).toEqual(['A', 'none']);
  t.play('A');
  expect([t.asked, t.refusal([20, 16])?.rule]).toEqual(['place dash 0', 'SP-DIR-06']);
  t.play([20, 24]);
  expect([t.unit('stormtroopers').hunker, t.asked, t.request?.about.what]).toEqual([1, 'pick may 0', 'attack']);
  expect(t.play('yes').pools).toMatchObject({ attackDice: 5 });
});

test('Deploy the Garrison: dash and attack may be declined; closed without such a character', () => {
  const t = acting(squad).play('ability:deploy-the-garrison', '0.stormtroopers.1', 'none').go();
  expect([t.unit('stormtroopers').hunker, t.asked]).toEqual([1, 'pick act 0']);
  expect(acting({ 'stormtrooper-sergeant': { seat: 0, at: [30, 5] } }).closed).toContainEqual({ option: 'ability:deploy-the-garrison', rule: 'SP-ABIL-02', why: 'nothingToDo' });
});

test('Deploy the Garrison: not toward an inactive objective', () => {
  const t = table({ active: KRENNIC, units: { [KRENNIC]: { seat: 0, at: [10, 10] }, ...squad }, objectives: { A: [20, 30], B: [30, 20] } });
  t.state.objectives[1]!.active = false;
  expect(t.go().play('ability:deploy-the-garrison', '0.stormtroopers.1').offered).toEqual(['A', 'none']);
});

/** A unit becomes wounded; momentum starts at space 8. */
function wounding(victim: string, by: string, krennic: Partial<Placed> = {}): Table {
  const units = { [KRENNIC]: { seat: 0, at: [10, 10], ...krennic }, ...squad, 'stormtrooper-sergeant': { seat: 0, at: [30, 5] }, kalani: { seat: 1, at: [18, 10] } } as const;
  return table({ units, players: [{ momentum: [8] }, { momentum: [8] }] }).run(function* (game) {
    damage(game, victim, 20, by, null);
    yield* answerWaiting(game);
  });
}

test('Your Concerns Are Hardly Warranted: for 2 Force the opponent gains no momentum for a wounded ally', () => {
  const t = wounding('0.stormtroopers', '1.kalani.1');
  expect(t.offered).toEqual([CONCERNS, 'pass']);
  t.play(CONCERNS);
  expect([t.state.players[1]!.momentum, t.state.players[0]!.ready]).toEqual([[8], 6]);
});

test('Your Concerns Are Hardly Warranted: declined, for himself, for enemies or while he is wounded momentum is gained', () => {
  expect(wounding('0.stormtroopers', '1.kalani.1').play('pass').state.players[1]!.momentum).toEqual([8, 7]);
  expect(wounding(`0.${KRENNIC}`, '1.kalani.1').state.players[1]!.momentum).toEqual([8, 7]);
  expect(wounding('0.stormtroopers', '1.kalani.1', { wounded: 1 }).state.players[1]!.momentum).toEqual([8, 7]);
  expect(wounding('1.kalani', '0.stormtroopers.1').state.players[0]!.momentum).toEqual([8, 7]);
});

test('We Stand Here Amidst My Achievement: after a wound by another Primary or Secondary he may dash and attack with 5 dice', () => {
  const t = wounding('1.kalani', '0.stormtrooper-sergeant.1');
  expect(t.offered).toEqual([STAND, 'pass']);
  t.play(STAND, [12, 12], 'yes');
  expect([t.where(KRENNIC), t.pools.attackDice, t.state.players[0]!.ready]).toEqual([[12, 12, 0], 5, 7]);
});

test('We Stand Here Amidst My Achievement: not for his own or Supporting wounds, nor for wounded allies', () => {
  for (const [victim, by] of [['1.kalani', `0.${KRENNIC}.1`], ['1.kalani', '0.stormtroopers.1']] as const) expect(wounding(victim, by).asked).toBe('nothing');
  expect(wounding('0.stormtroopers', '0.stormtrooper-sergeant.1').offered).toEqual([CONCERNS, 'pass']);
});

/** The end of his, or another’s, activation beside objectives A and B. */
function ending({ at = [10, 10] as Spot, stance = 0, b = [30, 30] as Spot, controller = 1 as 0 | 1 | null, held = false, active = KRENNIC } = {}): Table {
  const t = table({ active, step: 'end', units: { [KRENNIC]: { seat: 0, at, stance }, kalani: { seat: 1, at: [10, 16] }, 'gar-saxon': { seat: 1, at: [13, 16] } }, objectives: { A: [10, 14.25], B: b } });
  Object.assign(t.state.objectives[0]!, { controller, held });
  return t.go();
}

test('Peace and Security for the Galaxy: in High Aspirations he takes and keeps control of an objective that he contests', () => {
  const t = ending();
  expect(t.all('controlTaken')).toMatchObject([{ objective: 'A', seat: 0 }]);
  const [objective] = t.state.objectives;
  expect(t.all('objectiveHeld')).toMatchObject([{ objective: 'A' }]);
  const kept = ending({ b: [10, 7] });
  expect([kept.asked, kept.offered]).toEqual(['pick choice 0', ['A', 'B']]);
  kept.play('A');
  expect([objective!.controller, kept.state.objectives.map(({ controller, held }) => [controller, held])]).toEqual([0, [[0, true], [null, false]]]);
  expect(removeControl(kept.game, kept.state.objectives[0]!, 1)).toBe(false);
});

test('Peace and Security for the Galaxy: what is his already, or nobody’s, he keeps too', () => {
  for (const t of [ending({ controller: 0, held: true }), ending({ controller: null })]) expect(t.all('objectiveHeld')).toMatchObject([{ objective: 'A' }]);
});

test('Peace and Security for the Galaxy: not out of reach, of a locked objective, in Arrogance or after another’s activation', () => {
  for (const t of [ending({ at: [10, 9.99] }), ending({ held: true }), ending({ stance: 1 }), ending({ active: 'kalani' })]) expect(t.all('objectiveHeld')).toEqual([]);
});

test('Peace and Security for the Galaxy: in Arrogance his first ability of a turn costs 1 Force less', () => {
  const price = (own: Partial<Placed>): number => 8 - acting(squad, own).play('ability:deploy-the-garrison').leaveOpen().state.players[0]!.ready;
  expect([price({ stance: 1 }), price({ stance: 0 }), price({ stance: 1, injured: 1 })]).toEqual([0, 1, 1]);
  const second = acting({ ...squad, 'stormtrooper-sergeant': { seat: 0, at: [30, 5] }, kalani: { seat: 1, at: [18, 10] } }, { stance: 1 });
  second.play('ability:deploy-the-garrison', '0.stormtroopers.1', 'none', 'no').go();
  second.run(function* (game) {
    damage(game, '1.kalani', 20, '0.stormtrooper-sergeant.1', null);
    yield* answerWaiting(game);
  });
  expect([second.play(STAND).state.players[0]!.ready, second.asked]).toEqual([7, 'place dash 0']);
  const first = wounding('1.kalani', '0.stormtrooper-sergeant.1', { stance: 1 }).play(STAND);
  expect([first.state.players[0]!.ready, first.asked]).toEqual([8, 'place dash 0']);
});

test('Peace and Security for the Galaxy: no Force is saved while he is wounded, nor by his allies', () => {
  const wounded = wounding('1.kalani', '0.stormtrooper-sergeant.1', { stance: 1, wounded: 1 }).play(STAND);
  expect([wounded.state.players[0]!.ready, wounded.asked]).toEqual([6, 'place dash 0']);
  const ally = table({ active: 'stormtroopers', units: { [KRENNIC]: { seat: 0, at: [10, 10], stance: 1 }, ...squad } }).go();
  expect([ally.play('ability:assault-tactics').state.players[0]!.ready, ally.asked]).toEqual([7, 'pick character 0']);
});
