import { expect, test } from 'vitest';
import { table, type Placed, type Spot, type Table } from '../../testing/shatterpoint/table.ts';
import { boxTerrain } from '../../testing/terrain.ts';
import { attack } from '../attack/attack.ts';
import { heal } from '../deeds/effects.ts';

const CROSSHAIR = 'crosshair';
const acting = (units: Readonly<Record<string, Placed>> = {}, step: 'begin' | 'act' = 'act'): Table => table({ active: CROSSHAIR, step, terrain: boxTerrain({ boxes: [] }), units: { [CROSSHAIR]: { seat: 0, at: [10, 10] }, ...units } }).go();

test('Trick Shot: an enemy unit in sight takes 1 damage and loses its Hunker tokens', () => {
  const t = acting({ 'gar-saxon': { seat: 1, at: [10, 30], hunker: 2 } }, 'begin').play('1.gar-saxon').go();
  expect([t.unit('gar-saxon').damage, t.unit('gar-saxon').hunker, t.asked]).toEqual([1, 0, 'pick act 0']);
});

test('Trick Shot: not while he is Engaged', () => expect(acting({ 'gar-saxon': { seat: 1, at: [10, 13] } }, 'begin').asked).toBe('pick act 0'));

test('Find the Shot: a climb brings a focus action, staying does not', () => {
  expect(acting().play('ability:find-the-shot', [10, 13]).go().state.activation!.made).toEqual(['focus']);
  expect(acting().play('ability:find-the-shot', null).go().state.activation!.made).toEqual([]);
});

/** He shoots Gar Saxon, who is Engaged with an ally far from Crosshair; then he heals. */
const relief = (answer: 'relax-ill-handle-this@0.crosshair' | 'pass', at: Spot = [10, 20]): Table => {
  const t = table({ units: { [CROSSHAIR]: { seat: 0, at: [10, 10] }, 'cc-7567-captain-rex': { seat: 0, at: [10, 23], conditions: ['pinned'], damage: 2 }, 'gar-saxon': { seat: 1, at } } })
    .run(function* (game) { yield* attack(game, `0.${CROSSHAIR}.1`, { part: 'combat', kinds: ['ranged'] }); });
  if (t.asked === 'pick answer 0') t.play(answer).leaveOpen();
  const healing = table({ units: {} });
  Object.assign(healing.game, { state: t.state, content: t.game.content });
  return healing.run((game) => heal(game, `0.${CROSSHAIR}.1`));
};

test('Relax, I’ll Handle This: a heal of that attack may take a condition from an ally Engaged with the defender', () => {
  const t = relief('relax-ill-handle-this@0.crosshair');
  expect(t.offered).toEqual(['pinned@0.cc-7567-captain-rex', 'none']);
  t.play('pinned@0.cc-7567-captain-rex');
  expect(t.unit('cc-7567-captain-rex').conditions).toEqual([]);
});

test('Relax, I’ll Handle This: not for an ally’s ranged attack, nor outside a combat action', () => {
  const shot = (who: string, part: string): Table =>
    table({ units: { [CROSSHAIR]: { seat: 0, at: [10, 10] }, 'cc-7567-captain-rex': { seat: 0, at: [13, 10] }, 'gar-saxon': { seat: 1, at: [10, 17] } } }).run((game) => attack(game, `0.${who}.1`, { part, kinds: ['ranged'] }));
  expect([shot(CROSSHAIR, 'combat').asked, shot('cc-7567-captain-rex', 'combat').asked, shot(CROSSHAIR, 'other').asked]).toEqual(['pick answer 0', 'roll attack 7', 'roll attack 7']);
});

test('Relax, I’ll Handle This: not when it is passed, not for allies Engaged with others', () => {
  expect(relief('pass').asked).toBe('nothing');
  expect(relief('relax-ill-handle-this@0.crosshair', [16, 10]).asked).toBe('nothing');
});

test('The Deadeye of the Batch: Sharpshooter [2], and his targets have no Cover', () => {
  expect(acting().play('focus').all('focused')[0]).toMatchObject({ sharpshooter: 2, impact: 0 });
  const dice = (shooter: string): number => table({ units: { [shooter]: { seat: 0, at: [10, 10] }, 'gar-saxon': { seat: 1, at: [10, 16], hunker: 2 } } }).run((game) => attack(game, `0.${shooter}.1`, { part: 'other' })).pools.defenseDice;
  expect(dice('cc-7567-captain-rex') - dice(CROSSHAIR)).toBe(2);
});
