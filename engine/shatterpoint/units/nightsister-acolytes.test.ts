import { expect, test } from 'vitest';
import { table, type Placed, type Spot, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { ready, strike } from './fight.fixture.ts';

const SISTERS = 'nightsister-acolytes';
const FIRE = `coordinated-fire-exposed@0.${SISTERS}`;
const set = (units: Readonly<Record<string, Placed>> = {}, more: Partial<TableOptions> = {}, own: Partial<Placed> = {}): Table =>
  table({
    ...more,
    units: {
      [SISTERS]: {
        seat: 0,
        at: [
          [10, 10],
          [10, 33],
        ],
        ...own,
      },
      ...units,
    },
  });

test('Acrobatic Advance: they may jump; if one did, the unit gains Hunker', () => {
  const t = set({}, { active: SISTERS }).go().play('ability:acrobatic-advance', `0.${SISTERS}.1`, [10, 14], null).go();
  expect([t.where(`${SISTERS}.1`), t.unit(SISTERS).hunker, ready(t)]).toEqual([[10, 14, 0], 1, 7]);
  expect(set({}, { active: SISTERS }).go().play('ability:acrobatic-advance', 'done').go().unit(SISTERS).hunker).toBe(0);
});

const fired = (who: string, at: Spot, part = 'combat'): Table => strike(set({ [who]: { seat: 0, at: [20.5, 15] }, 'gar-saxon': { seat: 1, at } }), who, 'melee', { part });

test('Coordinated Fire: the target of another Dathomirian within Range 5 gains Exposed', () => {
  const t = fired('lord-maul', [20.5, 12]);
  expect(t.asked).toMatch('roll attack');
  const near = fired('lord-maul', [20.3, 12]);
  expect(near.offered).toEqual([FIRE, 'pass']);
  expect([near.play(FIRE).unit('gar-saxon').conditions, near.asked]).toEqual([['exposed'], 'roll attack 7']);
});

test('Coordinated Fire: not for others, not outside a combat action', () => {
  expect(fired('kalani', [20.3, 12]).asked).toMatch('roll attack');
  expect(fired('lord-maul', [20.3, 12], 'other').asked).toMatch('roll attack');
});

const defense = (kind: 'melee' | 'ranged', hunker: number): number =>
  strike(set({ 'cc-7567-captain-rex': { seat: 1, at: kind === 'melee' ? [13, 10] : [17, 10] } }, {}, { hunker }), 'cc-7567-captain-rex', kind).pools.defenseDice;

test('Darkness and Shadows: with Hunker 1 die more against ranged attacks, besides Cover', () => {
  expect([defense('ranged', 0), defense('ranged', 1)]).toEqual([5, 7]);
});

test('Darkness and Shadows: not for others', () => {
  const ally = (hunker: number): number => strike(set({ kalani: { seat: 0, at: [30, 10] }, 'cc-7567-captain-rex': { seat: 1, at: [30, 17] } }, {}, { hunker }), 'cc-7567-captain-rex', 'ranged').pools.defenseDice;
  expect(ally(1) - ally(0)).toBe(0);
});

test('Darkness and Shadows: not in melee', () => expect([defense('melee', 0), defense('melee', 1)]).toEqual([4, 4]));

const hunt = (friend: Readonly<Record<string, Placed>>, part = 'combat', kind: 'melee' | 'ranged' = 'ranged'): string =>
  strike(set({ 'gar-saxon': { seat: 1, at: kind === 'melee' ? [13, 10] : [17, 10] }, ...friend }), SISTERS, kind, { part }).asked;

test('Night Hunter: 2 dice more in ranged combat against an enemy engaged with another Dathomirian', () => {
  expect(hunt({ 'lord-maul': { seat: 0, at: [17, 13] } })).toBe('roll attack 8');
  expect(strike(set({ 'gar-saxon': { seat: 1, at: [17, 10] } }, {}, { at: [[10, 10], [17, 13]] }), SISTERS, 'ranged').asked).toBe('roll attack 8');
});

test('Night Hunter: not otherwise', () => {
  expect(hunt({ 'lord-maul': { seat: 0, at: [17, 20] } })).toBe('roll attack 6');
  expect(hunt({ kalani: { seat: 0, at: [17, 13] } })).toBe('roll attack 6');
  expect(hunt({ 'lord-maul': { seat: 0, at: [17, 13] } }, 'other')).toBe('roll attack 6');
  expect(hunt({ 'lord-maul': { seat: 0, at: [13, 13] } }, 'combat', 'melee')).toBe('roll attack 5');
  expect(strike(set({ 'gar-saxon': { seat: 1, at: [13, 10], wounded: 1 } }), SISTERS, 'ranged').asked).toBe('roll attack 6');
});
