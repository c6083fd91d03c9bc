import { expect, test } from 'vitest';
import { table, type Placed, type Spot, type Table } from '../../testing/shatterpoint/table.ts';
import { attack } from '../attack/attack.ts';

const ENOCH = 'enoch';
const FIRE = `coordinated-fire-strained@0.${ENOCH}`;
const DIE = `die-well@0.${ENOCH}`;
const acting = (units: Readonly<Record<string, Placed>> = {}): Table => table({ active: ENOCH, units: { [ENOCH]: { seat: 0, at: [10, 10] }, ...units } }).go();

test('By Your Command, Grand Admiral: another Stormtrooper character may dash; for a Night Trooper he may too', () => {
  const t = acting({ stormtroopers: { seat: 0, at: [[30, 5], [34, 5]] }, 'night-troopers': { seat: 0, at: [[20, 20], [24, 20]] } }).play('ability:by-your-command-grand-admiral');
  expect(t.offered).toEqual(['0.stormtroopers.1', '0.stormtroopers.2', '0.night-troopers.1', '0.night-troopers.2']);
  t.play('0.night-troopers.1', [20, 24], [10, 14]).go();
  expect([t.where('night-troopers'), t.where(ENOCH), t.state.players[0]!.ready]).toEqual([[20, 24, 0], [10, 14, 0], 7]);
});

test('By Your Command, Grand Admiral: for other Stormtroopers he stays; closed with none', () => {
  const t = acting({ stormtroopers: { seat: 0, at: [[30, 5], [34, 5]] } }).play('ability:by-your-command-grand-admiral', '0.stormtroopers.2', null).go();
  expect([t.where(ENOCH), t.asked]).toEqual([[10, 10, 0], 'pick act 0']);
  expect(acting({ 'stormtrooper-sergeant': { seat: 0, at: [30, 5] } }).play('ability:by-your-command-grand-admiral').asked).toBe('place dash 0');
  expect(acting({ 'dark-troopers': { seat: 0, at: [[30, 5], [34, 5]] } }).closed).toContainEqual({ option: 'ability:by-your-command-grand-admiral', rule: 'SP-ABIL-02', why: 'nothingToDo' });
});

/** An own unit at (20, 10) attacks Kalani; Enoch stands at a place. */
function attacks(who: string, enoch: Spot, { part = 'combat', kalani = [23, 10] as Spot } = {}): Table {
  const units: Record<string, Placed> = {
    [ENOCH]: { seat: 0, at: who === ENOCH ? [20, 10] : enoch },
    ...(who === ENOCH
      ? {}
      : {
          [who]: {
            seat: 0,
            at: [
              [20, 10],
              [35, 35],
            ],
          },
        }),
    kalani: { seat: 1, at: kalani },
  };
  return table({ units }).run((game) => attack(game, `0.${who}.1`, { part }));
}

test('Coordinated Fire: the target of another Empire unit within Range 5 gains strained', () => {
  const t = attacks('dark-troopers', [12.5, 10]);
  expect(t.offered).toEqual([FIRE, 'pass']);
  expect(t.play(FIRE).unit('kalani').conditions).toEqual(['strained']);
  expect(t.asked).toBe('roll attack 6');
});

test('Coordinated Fire: not beyond Range 5, for others or outside a combat action', () => {
  for (const t of [attacks('dark-troopers', [12.49, 10]), attacks('gar-saxon', [12.5, 10]), attacks('dark-troopers', [12.5, 10], { part: 'x' })]) expect(t.asked).toMatch('roll attack');
});

test('Die Well: a melee attack of a Stormtrooper Supporting character within Range 5, or of his own, leaves both exposed', () => {
  const t = attacks('stormtroopers', [9.5, 10]);
  expect(t.offered).toEqual([DIE, 'pass']);
  t.play(DIE);
  expect([t.unit('stormtroopers').conditions, t.unit('kalani').conditions, t.state.players[0]!.ready]).toEqual([['exposed'], ['exposed'], 8]);
  expect(t.asked).toMatch('roll attack');
  const own = attacks(ENOCH, [20, 10]).play(DIE);
  expect([own.unit(ENOCH).conditions, own.unit('kalani').conditions]).toEqual([['exposed'], ['exposed']]);
  expect(own.asked).toMatch('roll attack');
});

test('Die Well: not beyond Range 5, for Secondaries, for others, in ranged attacks or outside a combat action', () => {
  for (const t of [attacks('stormtroopers', [9.49, 10]), attacks('stormtrooper-sergeant', [9.5, 10]), attacks('dark-troopers', [9.5, 10]), attacks('stormtroopers', [9.5, 10], { kalani: [27, 10] }), attacks('stormtroopers', [12.5, 10], { part: 'x' })]) expect(t.asked).toMatch('roll attack');
});
