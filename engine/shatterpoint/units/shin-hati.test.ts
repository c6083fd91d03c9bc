import { expect, test } from 'vitest';
import { faces, table, type Placed, type Spot, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { gainCondition } from '../deeds/effects.ts';
import { acted, ended, ready } from './fight.fixture.ts';

const SHIN = 'shin-hati';
const MORE = `trained-to-be-something-more@0.${SHIN}`;
const RIPOSTE = `riposte@0.${SHIN}`;
const set = (units: Readonly<Record<string, Placed>> = {}, more: Partial<TableOptions> = {}, own: Partial<Placed> = {}): Table =>
  table({ ...more, units: { [SHIN]: { seat: 0, at: [10, 10], ...own }, ...units } });

test('Furious Rush: she may dash; then an enemy engaged with her gains Exposed', () => {
  const rush = (at: Spot): Table => set({ 'gar-saxon': { seat: 1, at } }, { active: SHIN }).go().play('ability:furious-rush');
  const t = rush([17, 10]);
  expect([t.asked, ready(t)]).toEqual(['place dash 0', 7]);
  expect(t.play([14, 10]).unit('gar-saxon').conditions).toEqual(['exposed']);
  expect(rush([17, 10]).play(null).unit('gar-saxon').conditions).toEqual([]);
});

const trained = (who: string, seat: 0 | 1 = 0, action: 'combat' | 'move' = 'combat'): Table => acted(set({ [who]: { seat, at: [20, 20] }, 'gar-saxon': { seat: 1, at: [13, 10] } }), who, action, 'gar-saxon');

test('Trained to be Something More: after a Force User’s combat she may reposition or gain Hunker, then attack the target with 5 dice', () => {
  const t = trained('lord-maul').play(MORE);
  expect([t.offered, ready(t)]).toEqual([['reposition', 'hunker', 'none'], 7]);
  expect(t.play('reposition').asked).toBe('place reposition 0');
  t.play(null);
  expect([t.asked, t.unit(SHIN).hunker]).toEqual(['pick may 0', 0]);
  expect(t.play('yes').asked).toBe('roll attack 5');
  const alone = acted(set({ 'lord-maul': { seat: 0, at: [20, 20] }, 'gar-saxon': { seat: 1, at: [20, 23] } }), 'lord-maul', 'combat', 'gar-saxon').play(MORE, 'hunker');
  expect([alone.asked, alone.unit(SHIN).hunker]).toEqual(['nothing', 1]);
});

test('Trained to be Something More: not for others, enemies or other actions', () => {
  for (const t of [trained('kalani'), trained('lord-maul', 1), trained('lord-maul', 0, 'move')]) expect(t.asked).toBe('nothing');
});

const struck = (failures: number, kind: 'melee' | 'ranged' = 'melee'): Table => ended(set({ 'gar-saxon': { seat: 1, at: [13, 10] } }), 'gar-saxon', SHIN, kind, { failures });

test('Riposte: after a melee attack with a failure the attacker takes 2 damage, not after a ranged one', () => {
  expect(struck(1).play(RIPOSTE).unit('gar-saxon').damage).toBe(2);
  expect(struck(0).play(RIPOSTE).unit('gar-saxon').damage).toBe(0);
  expect(struck(1, 'ranged').asked).toBe('nothing');
});

const reveal = (card: string): Table => {
  const units = { [SHIN]: { seat: 0, at: [10, 10] }, 'gar-saxon': { seat: 0, at: [20, 10] } } as const;
  const left = [`0.${card}`, ...Object.keys(units).filter((id) => id !== card).map((id) => `0.${id}`)];
  return table({ units, step: 'order', players: [{ deck: { left } }, {}] }).go().play(faces(1));
};

test('Impatience: her order card cannot be reserved, another can', () => {
  expect(reveal(SHIN).go().state.activation?.unit).toBe(`0.${SHIN}`);
  expect(reveal('gar-saxon').offered).toEqual(['activate', 'reserve']);
});

test('Impatience: she gains neither Pinned nor Disarmed, but other conditions', () => {
  const t = set();
  for (const condition of ['pinned', 'disarmed', 'exposed', 'strained'] as const) t.run((game) => gainCondition(game, `0.${SHIN}`, condition, null));
  expect(t.unit(SHIN).conditions).toEqual(['exposed', 'strained']);
});

test('Impatience: Hunker tokens may pay for her abilities, 1 Force each', () => {
  const rush = (hunker: number, force: number): Table => set({}, { active: SHIN, players: [{ ready: force }, {}] }, { hunker }).go();
  const t = rush(1, 1).play('ability:furious-rush');
  expect([t.asked, t.offered]).toEqual(['pick payment 0', ['force', 'hunker']]);
  t.play('hunker');
  expect([t.asked, t.unit(SHIN).hunker, ready(t)]).toEqual(['place dash 0', 0, 1]);
  expect(rush(0, 0).offered).not.toContain('ability:furious-rush');
  expect(rush(1, 0).offered).toContain('ability:furious-rush');
});
