import { expect, test } from 'vitest';
import { table, type Placed, type Spot, type Table } from '../../testing/shatterpoint/table.ts';
import { read } from '../game/game.ts';
import { happen } from '../game/game.ts';

const PAIR = 'echo-and-tech';
const PLAN = `forward-planning@0.${PAIR}`;
const acting = (own: Partial<Placed> = {}, controller: 0 | 1 | null = 1, at: Spot = [18, 18]): Table => {
  const t = table({ active: PAIR, units: { [PAIR]: { seat: 0, at: [[18, 23], [30, 30]], ...own } }, objectives: { C: at } });
  t.state.objectives[0]!.controller = controller;
  return t.go();
};

test('Fight Smarter, Not Harder: for a Hunker token the opposing control token goes', () => {
  const t = acting({ hunker: 2 }).play('ability:fight-smarter-not-harder', 'C').go();
  expect([t.unit(PAIR).hunker, t.state.objectives[0]!.controller]).toEqual([1, null]);
});

test('Fight Smarter, Not Harder: without a Hunker token nothing is removed; closed for own objectives and beyond Range 3', () => {
  expect(acting().play('ability:fight-smarter-not-harder', 'C').go().state.objectives[0]!.controller).toBe(1);
  expect(acting({ hunker: 1 }, 1, [18, 17.25]).offered).toContain('ability:fight-smarter-not-harder');
  for (const t of [acting({ hunker: 1 }, 0), acting({ hunker: 1 }, null), acting({ hunker: 1 }, 1, [18, 16.74])]) {
    expect(t.closed).toContainEqual({ option: 'ability:fight-smarter-not-harder', rule: 'SP-ABIL-02', why: 'nothingToDo' });
  }
});

test('Keep a Low Profile: a dash brings Hunker', () => {
  expect(acting().play('ability:keep-a-low-profile', `0.${PAIR}.1`, [18, 26], null).go().unit(PAIR).hunker).toBe(1);
  expect(acting().play('ability:keep-a-low-profile', 'done').go().unit(PAIR).hunker).toBe(0);
});

const planning = (friend: string, at: Spot, conditions: Placed['conditions'] = ['pinned']): Table =>
  table({ units: { [PAIR]: { seat: 0, at: [[10, 10], [30, 30]] }, [friend]: { seat: 0, at, conditions } } }).run((game) => happen(game, { type: 'activationBegun', unit: `0.${friend}` }));

test('Forward Planning: an allied Primary or Secondary within Range 4 may lose a condition as its activation starts', () => {
  const t = planning('lord-maul', [10, 17]).play(PLAN, 'pinned');
  expect(t.unit('lord-maul').conditions).toEqual([]);
  expect(planning('gar-saxon', [10, 17]).offered).toEqual([PLAN, 'pass']);
});

test('Forward Planning: not for Supporting units, not beyond Range 4, not without a condition', () => {
  expect(planning('501st-clone-troopers', [10, 17]).asked).toBe('nothing');
  expect([planning('lord-maul', [10, 18.5]).asked, planning('lord-maul', [10, 18.51]).asked]).toEqual(['pick answer 0', 'nothing']);
  const theirs = table({ units: { [PAIR]: { seat: 0, at: [[10, 10], [30, 30]] }, 'lord-maul': { seat: 1, at: [10, 17], conditions: ['pinned'] } } }).run((game) => happen(game, { type: 'activationBegun', unit: '1.lord-maul' }));
  expect(theirs.asked).toBe('nothing');
  expect(planning('lord-maul', [10, 17], []).asked).toBe('nothing');
});

test('The Brains of the Batch: with a Hunker token 1 die more in attack and defense', () => {
  const dice = (hunker: number): number[] => {
    const { game } = table({ units: { [PAIR]: { seat: 0, at: [[10, 10], [30, 30]], hunker } } });
    return (['attackDice', 'defenseDice'] as const).map((stat) => read(game, stat, { unit: `0.${PAIR}`, character: `0.${PAIR}.1`, attack: null }));
  };
  expect([dice(0), dice(1), dice(3)]).toEqual([[0, 0], [1, 1], [1, 1]]);
});

test('Fight Smarter, Not Harder: not for an objective that is not active', () => {
  const t = table({ active: PAIR, units: { [PAIR]: { seat: 0, at: [[18, 23], [30, 30]], hunker: 1 } }, objectives: { C: [18, 18] } });
  Object.assign(t.state.objectives[0]!, { controller: 1, active: false });
  expect(t.go().closed).toContainEqual({ option: 'ability:fight-smarter-not-harder', rule: 'SP-ABIL-02', why: 'nothingToDo' });
});
