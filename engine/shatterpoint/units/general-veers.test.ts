import { expect, test } from 'vitest';
import { table, type Placed, type Spot, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { attack } from '../attack/attack.ts';
import { happen } from '../deeds/window.ts';

const VEERS = 'general-veers';
const troopers = (...at: Spot[]): Readonly<Record<string, Placed>> => ({ stormtroopers: { seat: 0, at } });
const acting = (units: Readonly<Record<string, Placed>> = {}): Table => table({ active: VEERS, units: { [VEERS]: { seat: 0, at: [10, 10] }, ...units } }).go();
const starting = (
  units: Readonly<Record<string, Placed>>,
  objectives: Readonly<Record<string, Spot>> = {},
  veers: Spot = [10, 10],
  more: Partial<TableOptions> = {},
): Table => table({ ...more, active: VEERS, step: 'begin', units: { [VEERS]: { seat: 0, at: veers }, ...units }, objectives });

test('You Have Your Orders: an Empire Secondary unit or a Stormtrooper unit may dash', () => {
  const t = starting({ ...troopers([20, 20], [24, 20]), 'agent-kallus': { seat: 0, at: [5, 30], tags: ['Galactic Empire'] }, 'gar-saxon': { seat: 0, at: [30, 5] }, 'dark-troopers': { seat: 0, at: [[30, 30], [34, 30]] } }).go();
  expect(t.offered).toEqual(['0.stormtroopers', '0.agent-kallus']);
  t.play('0.stormtroopers', '0.stormtroopers.2', [24, 24], null).go();
  expect([t.where('stormtroopers.2'), t.asked]).toEqual([[24, 24, 0], 'pick act 0']);
  expect(starting({ 'gar-saxon': { seat: 0, at: [30, 5] } }).go().asked).toBe('pick act 0');
});

test('I Will Have Results: a Stormtrooper Supporting character within Range 4 may dash and then gain Hunker, lose a condition or attack with 5 dice', () => {
  const results = (more: Partial<Placed> = {}): Table => acting({ stormtroopers: { seat: 0, at: [[14, 10], [18.51, 10]], ...more }, 'stormtrooper-sergeant': { seat: 0, at: [10, 14] }, kalani: { seat: 1, at: [22, 4] } }).play('ability:i-will-have-results');
  const t = results();
  expect([t.asked, t.state.players[0]!.ready]).toEqual(['place dash 0', 7]);
  t.play([14, 6]);
  expect(t.offered).toEqual(['hunker', 'condition', 'attack', 'none']);
  expect(t.play('hunker').unit('stormtroopers').hunker).toBe(1);
  expect(results({ conditions: ['disarmed'] }).play(null, 'condition').unit('stormtroopers')).toMatchObject({ conditions: [], hunker: 0 });
  expect(results().play(null, 'attack').pools).toMatchObject({ attackDice: 5 });
  const none = results({ conditions: ['disarmed'] }).play(null, 'none').go();
  expect([none.asked, none.unit('stormtroopers').hunker, none.unit('stormtroopers').conditions]).toEqual(['pick act 0', 0, ['disarmed']]);
  expect(acting(troopers([18.5, 10], [30, 30])).play('ability:i-will-have-results').asked).toBe('place dash 0');
});

test('I Will Have Results: closed when no such character is near', () => {
  expect(acting({ ...troopers([18.51, 10], [30, 30]), 'stormtrooper-sergeant': { seat: 0, at: [10, 14] } }).closed).toContainEqual({ option: 'ability:i-will-have-results', rule: 'SP-ABIL-02', why: 'nothingToDo' });
});

const setUp = (units: Readonly<Record<string, Placed>>, reserve: string | null = null, top: string[] = [], more: Partial<TableOptions> = {}): Table =>
  table({ ...more, units: { [VEERS]: { seat: 0, at: [10, 10] }, ...units }, players: [{ reserve, top, deck: { left: ['shatterpoint', `0.${VEERS}`, '0.stormtroopers'] } }, {}] }).run((game) => happen(game, { type: 'setupEnded' }));

test('Prepare For a Surface Attack: a Stormtrooper unit’s order card goes to reserve and its characters may dash', () => {
  const t = setUp(troopers([20, 20], [24, 20]));
  expect(t.state.players[0]).toMatchObject({ reserve: '0.stormtroopers', hand: [], deck: { left: ['shatterpoint', `0.${VEERS}`] } });
  t.play('0.stormtroopers.1', [20, 24], null);
  expect([t.where('stormtroopers.1'), t.asked]).toEqual([[20, 24, 0], 'nothing']);
  expect(setUp(troopers([20, 20], [24, 20]), null, ['0.kalani']).leaveOpen().state.players[0]).toMatchObject({ top: [], deck: { left: ['shatterpoint', `0.${VEERS}`, '0.kalani'] } });
});

test('Prepare For a Surface Attack: the player picks among several; others cannot be picked; a reserved card stays', () => {
  expect(setUp({ ...troopers([20, 20], [24, 20]), 'stormtrooper-sergeant': { seat: 0, at: [30, 30] } }).offered).toEqual(['0.stormtroopers', '0.stormtrooper-sergeant']);
  expect(setUp({ 'gar-saxon': { seat: 0, at: [20, 20] } }).asked).toBe('nothing');
  const reserved = setUp(troopers([20, 20], [24, 20]), `0.${VEERS}`);
  expect([reserved.state.players[0]!.reserve, reserved.asked]).toEqual([`0.${VEERS}`, 'pick character 0']);
});

test('Prepare For a Surface Attack: allied Stormtroopers have 1 defense die more', () => {
  const dice = (target: string, seat: 0 | 1 = 0): number => {
    const units = { [VEERS]: { seat, at: [35, 35] }, [target]: { seat: 0, at: [[10, 10], [1, 35]] }, 'gar-saxon': { seat: 1, at: [13, 10] } } as const;
    return table({ units }).run((game) => attack(game, '1.gar-saxon.1', { targets: [`0.${target}.1`], part: 'combat' })).pools.defenseDice;
  };
  expect([dice('stormtroopers'), dice('stormtroopers', 1), dice('dark-troopers')]).toEqual([5, 4, 5]);
});

const field: Readonly<Record<string, Placed>> = { ...troopers([20, 24.25], [35, 35]), kalani: { seat: 1, at: [20, 15.75] }, 'gar-saxon': { seat: 1, at: [24.26, 20] } };

test('We Are the Storm: at a picked objective enemies may dash, enemy units take 3 damage, allied ones 1, and its token goes', () => {
  const t = starting(field, { A: [20, 20], B: [5, 5] });
  t.state.objectives[0]!.controller = 1;
  t.go().play('done').go();
  expect([t.asked, t.offered]).toEqual(['pick choice 0', ['A', 'B']]);
  t.play('A');
  expect([t.asked, t.request?.about.character]).toEqual(['place dash 1', '1.kalani.1']);
  t.play(null);
  expect([t.unit('kalani').damage, t.unit('gar-saxon').damage, t.unit('stormtroopers').damage, t.unit(VEERS).damage, t.state.objectives[0]!.controller]).toEqual([3, 0, 1, 0, null]);
});

test('We Are the Storm: who dashes away is not hurt; not at other units’ activations', () => {
  const t = starting(field, { A: [20, 20], B: [5, 5] }).go().play('done').go().play('A', [20, 12]);
  expect(t.unit('kalani').damage).toBe(0);
  const other = table({ active: 'stormtroopers', step: 'begin', units: { [VEERS]: { seat: 0, at: [10, 10] }, ...field }, objectives: { A: [20, 20] } }).go();
  expect(other.asked).toBe('pick act 0');
  expect(starting(field).go().play('done').go().asked).toBe('pick act 0');
});

const FIRST = { edition: 'firstPrint' } as const;

test('You Have Your Orders, first print: one character of the picked unit may dash', () => {
  const t = starting({ ...troopers([20, 20], [24, 20]), 'agent-kallus': { seat: 0, at: [5, 30], tags: ['Galactic Empire'] } }, {}, [10, 10], FIRST).go();
  expect(t.offered).toEqual(['0.stormtroopers', '0.agent-kallus']);
  t.play('0.stormtroopers');
  expect(t.offered).toEqual(['0.stormtroopers.1', '0.stormtroopers.2', 'none']);
  expect(t.play('0.stormtroopers.2', [24, 24]).go().asked, 'the other one stays').toBe('pick act 0');
});

test('I Will Have Results, first print: as it is now', () => {
  const t = table({ ...FIRST, active: VEERS, units: { [VEERS]: { seat: 0, at: [10, 10] }, ...troopers([14, 10], [30, 30]) } }).go().play('ability:i-will-have-results', null, 'hunker');
  expect(t.unit('stormtroopers').hunker).toBe(1);
});

test('Prepare For a Surface Attack, first print: a Stormtrooper unit’s order card goes to reserve and its characters may dash', () => {
  const t = setUp(troopers([20, 20], [24, 20]), null, [], FIRST);
  expect(t.state.players[0]).toMatchObject({ reserve: '0.stormtroopers', deck: { left: ['shatterpoint', `0.${VEERS}`] } });
  expect(t.play('0.stormtroopers.1', [20, 24], null).where('stormtroopers.1')).toEqual([20, 24, 0]);
  expect(setUp({ 'gar-saxon': { seat: 0, at: [20, 20] } }, null, [], FIRST).asked).toBe('nothing');
});

test('Prepare For a Surface Attack, first print: 1 defense die more for the Stormtroopers whose card is in reserve, for others not', () => {
  const dice = (reserve: string | null, target = 'stormtroopers', seat: 0 | 1 = 0): number => {
    const units = { [VEERS]: { seat, at: [35, 35] }, [target]: { seat: 0, at: [[10, 10], [1, 35]] }, 'gar-saxon': { seat: 1, at: [13, 10] } } as const;
    return table({ ...FIRST, units, players: [{ reserve }, {}] }).run((game) => attack(game, '1.gar-saxon.1', { targets: [`0.${target}.1`], part: 'combat' })).pools.defenseDice;
  };
  expect([dice('0.stormtroopers'), dice(null), dice(`0.${VEERS}`), dice('0.stormtroopers', 'stormtroopers', 1), dice('0.dark-troopers', 'dark-troopers')]).toEqual([5, 4, 4, 4, 5]);
});

/** He is about to end his activation beside a field of battle. */
const ending = (objectives: Readonly<Record<string, Spot>> = { A: [20, 20], B: [5, 5] }): Table => {
  const t = table({ ...FIRST, active: VEERS, units: { [VEERS]: { seat: 0, at: [10, 10] }, ...field }, objectives }).go();
  for (const objective of t.state.objectives) objective.controller = 1;
  return t.play('end').go();
};

test('We Are the Storm, first print: at the end of his activation; the control token stays', () => {
  const t = ending();
  expect([t.asked, t.offered]).toEqual(['pick choice 0', ['A', 'B']]);
  t.play('A');
  expect([t.asked, t.request?.about.character]).toEqual(['place dash 1', '1.kalani.1']);
  t.play(null);
  expect([t.unit('kalani').damage, t.unit('gar-saxon').damage, t.unit('stormtroopers').damage, t.unit(VEERS).damage, t.state.objectives[0]!.controller]).toEqual([3, 0, 1, 0, 1]);
  expect(ending().play('A', [20, 12]).unit('kalani').damage, 'who dashes away').toBe(0);
});

test('We Are the Storm, first print: not at the start of his activation, nor at the end of another’s', () => {
  expect(starting(field, { A: [20, 20] }, [10, 10], FIRST).go().play('none').go().asked).toBe('pick act 0');
  const other = table({ ...FIRST, active: 'stormtroopers', units: { [VEERS]: { seat: 0, at: [10, 10] }, ...field }, objectives: { A: [20, 20] } }).go().play('end').go();
  expect(other.asked).not.toBe('pick choice 0');
});
