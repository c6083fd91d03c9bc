import { expect, test } from 'vitest';
import { table, type Placed, type Spot, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { moveAllowed } from '../deeds/move.ts';
import { about, ready, strike } from './fight.fixture.ts';
import { read } from '../game/read.ts';

const PIRATES = 'weequay-pirates';
const set = (units: Readonly<Record<string, Placed>> = {}, more: Partial<TableOptions> = {}, own: Partial<Placed> = {}): Table =>
  table({
    ...more,
    units: {
      [PIRATES]: {
        seat: 0,
        at: [
          [10, 10],
          [10, 30],
        ],
        ...own,
      },
      ...units,
    },
  });

test('Raiding Party: each of them may climb for 1 Force, not without it', () => {
  const t = set({}, { active: PIRATES }).go().play('ability:raiding-party', `0.${PIRATES}.1`);
  expect([t.asked, about(t), ready(t)]).toEqual(['place climb 0', `0.${PIRATES}.1`, 7]);
  t.play(null);
  expect([t.asked, about(t)]).toEqual(['place climb 0', `0.${PIRATES}.2`]);
  expect(set({}, { active: PIRATES, players: [{ ready: 0 }, {}] }).go().offered).not.toContain('ability:raiding-party');
});

test('Exit Strategy: they may climb while engaged, others may not', () => {
  const t = set({ 'gar-saxon': { seat: 1, at: [13, 10] } });
  expect([moveAllowed(t.game, `0.${PIRATES}.1`, 'climb'), typeof moveAllowed(t.game, '1.gar-saxon.1', 'climb')]).toEqual(['climb', 'object']);
});

test('Greedy: each of them that contests an active objective has Steadfast, the other has not', () => {
  const t = set({}, { objectives: { a: [13, 10] } });
  expect([1, 2].map((n) => read(t.game, 'steadfast', { unit: `0.${PIRATES}`, character: `0.${PIRATES}.${n}`, attack: null }))).toEqual([1, 0]);
});

const pack = (friend: Spot, kind: 'melee' | 'ranged' = 'melee'): string =>
  strike(set({ 'gar-saxon': { seat: 1, at: kind === 'melee' ? [13, 10] : [17, 10] } }, {}, { at: [[10, 10], friend] }), `${PIRATES}.1`, kind).asked;

test('Pack Hunter: 2 dice more in melee against an enemy engaged with another Weequay, their own comrade too', () => {
  expect([pack([13, 13]), pack([13, 30])]).toEqual(['roll attack 8', 'roll attack 6']);
  expect(pack([17, 13], 'ranged')).toBe('roll attack 6');
  const withGwarm = strike(set({ 'gar-saxon': { seat: 1, at: [13, 10] }, gwarm: { seat: 0, at: [13, 13] } }), `${PIRATES}.1`, 'melee');
  expect(withGwarm.asked).toBe('roll attack 8');
});

test('First print: no Exit Strategy; Raiding Party, Greedy and Pack Hunter as they are now', () => {
  const first = { edition: 'firstPrint' } as const;
  const t = set({ 'gar-saxon': { seat: 1, at: [13, 10] } }, first);
  expect(moveAllowed(t.game, `0.${PIRATES}.1`, 'climb')).toMatchObject({ rule: expect.any(String) });
  expect(set({}, { ...first, active: PIRATES }).go().offered).toContain('ability:raiding-party');
  expect(read(set({}, { ...first, objectives: { a: [13, 10] } }).game, 'steadfast', { unit: `0.${PIRATES}`, character: `0.${PIRATES}.1`, attack: null })).toBe(1);
  expect(strike(set({ 'gar-saxon': { seat: 1, at: [13, 10] } }, first, { at: [[10, 10], [13, 13]] }), `${PIRATES}.1`, 'melee').asked).toBe('roll attack 8');
});
