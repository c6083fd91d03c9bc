import { expect, test } from 'vitest';
import { table, type Placed, type Spot, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { ready, rolls, strike } from './fight.fixture.ts';
import { read } from '../game/read.ts';

const B2 = 'b2-battle-droids';
const FIRE = `saturation-fire@0.${B2}`;
const FIRST = { edition: 'firstPrint' } as const;
const set = (units: Readonly<Record<string, Placed>> = {}, more: Partial<TableOptions> = {}): Table =>
  table({
    ...more,
    units: {
      [B2]: {
        seat: 0,
        at: [
          [10, 10],
          [10, 30],
        ],
      },
      ...units,
    },
  });

test('Relentless Advance: each of them may dash for 1 Force, not without it', () => {
  const t = set({}, { active: B2 }).go().play('ability:relentless-advance', `0.${B2}.1`, [10, 14], [10, 26]).go();
  expect([t.where(`${B2}.1`), t.where(`${B2}.2`), ready(t)]).toEqual([[10, 14, 0], [10, 26, 0], 7]);
  expect(set({}, { active: B2, players: [{ ready: 0 }, {}] }).go().offered).not.toContain('ability:relentless-advance');
});

const shoot = (objective: Spot, at: Spot = [18, 10], more: Partial<TableOptions> = {}, attacker = B2): Table =>
  strike(set({ 'gar-saxon': { seat: 1, at }, 'cc-7567-captain-rex': { seat: 0, at: [12, 14] } }, { objectives: { a: objective }, ...more }), attacker, 'ranged');

test('Saturation Fire: 2 dice more against an enemy contesting an active objective', () => {
  const t = shoot([20, 10]);
  expect(t.offered).toEqual([FIRE, 'pass']);
  expect([t.play(FIRE).asked, ready(t)]).toEqual(['roll attack 8', 7]);
  expect(shoot([20, 10]).play('pass').asked).toBe('roll attack 6');
});

test('Saturation Fire: not against others, not for an ally', () => {
  expect(shoot([30, 30]).asked).toBe('roll attack 6');
  expect(shoot([20, 10], [18, 10], {}, 'cc-7567-captain-rex').asked).toMatch('roll attack');
});

test('Enhanced Blast Armor: they have Protection, others have not', () => {
  const t = set({ kalani: { seat: 0, at: [20, 20] } });
  expect([B2, 'kalani'].map((id) => read(t.game, 'protection', { unit: `0.${id}`, character: `0.${id}.1`, attack: null }))).toEqual([1, 0]);
});

test('Close Range Annihilation: within Range 3 up to 2 attack dice are rolled again', () => {
  const t = rolls(shoot([30, 30], [16.5, 10]), 'F F S S');
  expect([t.asked, t.offered.length]).toEqual(['pick reroll 0', 6]);
  expect(t.refusal('0:failure+1:failure+2:strike')).not.toBeNull();
  expect(t.play('0:failure+1:failure').asked).toBe('roll reroll 2');
});

test('Close Range Annihilation: not for an ally’s attack, nor for an attack on them', () => {
  expect(rolls(shoot([30, 30], [16.5, 10], {}, 'cc-7567-captain-rex')).asked).toBe('nothing');
  expect(rolls(strike(set({ 'gar-saxon': { seat: 1, at: [16.5, 10] } }), 'gar-saxon', 'ranged')).asked).toBe('nothing');
});

test('Close Range Annihilation: not farther away, not in the first print', () => {
  expect(rolls(shoot([30, 30], [16.51, 10])).asked).toBe('nothing');
  expect(rolls(shoot([30, 30], [16.5, 10], FIRST)).asked).toBe('nothing');
});

test('the first print has the other abilities too', () => {
  expect(shoot([20, 10], [18, 10], FIRST).offered).toEqual([FIRE, 'pass']);
  const t = set({}, { active: B2, ...FIRST }).go();
  expect(t.offered).toContain('ability:relentless-advance');
  expect(read(t.game, 'protection', { unit: `0.${B2}`, character: `0.${B2}.1`, attack: null })).toBe(1);
});
