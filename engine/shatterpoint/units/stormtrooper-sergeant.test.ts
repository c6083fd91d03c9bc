import { expect, test } from 'vitest';
import { table, type Placed, type Spot, type Table } from '../../testing/shatterpoint/table.ts';
import { boxTerrain } from '../../testing/terrain.ts';
import { attack } from '../attack/attack.ts';

const SERGEANT = 'stormtrooper-sergeant';
const OFFENSIVE = `coordinated-offensive@0.${SERGEANT}`;
const squad = (...at: Spot[]): Readonly<Record<string, Placed>> => ({ stormtroopers: { seat: 0, at } });
const acting = (units: Readonly<Record<string, Placed>> = {}, step: 'begin' | 'act' = 'act'): Table => table({ active: SERGEANT, step, units: { [SERGEANT]: { seat: 0, at: [10, 10] }, ...units } }).go();

test('Inexorable Advance: an Empire Supporting unit may advance, and then takes 1 damage', () => {
  const t = acting({ ...squad([20, 20], [24, 20]), '501st-clone-troopers': { seat: 0, at: [[30, 20], [30, 24]] }, snowtroopers: { seat: 1, at: [[5, 30], [8, 30]] } }, 'begin');
  expect([t.asked, t.offered]).toEqual(['pick choice 0', ['0.stormtroopers', 'none']]);
  t.play('0.stormtroopers', '0.stormtroopers.2', [24, 26], null).go();
  expect([t.where('stormtroopers.2'), t.unit('stormtroopers').damage, t.asked]).toEqual([[24, 26, 0], 1, 'pick act 0']);
});

test('Inexorable Advance: no damage when nobody moves; it may be declined', () => {
  expect(acting(squad([20, 20], [24, 20]), 'begin').play('0.stormtroopers', 'done').unit('stormtroopers').damage).toBe(0);
  expect(acting(squad([20, 20], [24, 20]), 'begin').play('none').go().asked).toBe('pick act 0');
  expect(acting({ '501st-clone-troopers': { seat: 0, at: [[30, 20], [30, 24]] } }, 'begin').asked).toBe('pick act 0');
});

test('Imperial Firepower: an enemy within Range 4 of two Empire characters gains pinned or disarmed', () => {
  const t = acting({ ...squad([18.5, 18.5], [35, 35]), kalani: { seat: 1, at: [18.5, 10] } }).play('ability:imperial-firepower');
  expect([t.offered, t.state.players[0]!.ready]).toEqual([['pinned', 'disarmed'], 7]);
  t.play('disarmed');
  expect(t.unit('kalani').conditions).toEqual(['disarmed']);
  const two = acting({ ...squad([30, 10], [30, 14]), kalani: { seat: 1, at: [31, 12] }, 'gar-saxon': { seat: 1, at: [5, 35] } }).play('ability:imperial-firepower', 'pinned');
  expect(two.unit('kalani').conditions).toEqual(['pinned']);
});

test('Imperial Firepower: not with only one Empire character in reach', () => {
  const closed = { option: 'ability:imperial-firepower', rule: 'SP-ABIL-02', why: 'nothingToDo' };
  expect(acting({ ...squad([18.5, 18.5], [35, 35]), kalani: { seat: 1, at: [18.51, 10] } }).closed).toContainEqual(closed);
  expect(acting({ 'gar-saxon': { seat: 0, at: [10, 14] }, kalani: { seat: 1, at: [15, 10] } }).closed).toContainEqual(closed);
});

/** An own unit attacks Kalani at (20, 10) with ranged weapons. */
function shooting(attacker: string, sergeant: Spot, more: Readonly<Record<string, Placed>> = {}, { part = 'combat', wall = false } = {}): Table {
  const units = {
    [SERGEANT]: { seat: 0, at: sergeant },
    ...(attacker === SERGEANT
      ? {}
      : {
          [attacker]: {
            seat: 0,
            at: [
              [20, 19],
              [35, 1],
            ],
          },
        }),
    ...more,
    kalani: { seat: 1, at: [20, 10] },
  } as const;
  const boxes = wall ? [{ id: 'wall', sight: 'blocked', move: 'impassable', x: [14, 15], z: [7, 13], bottom: 0, top: 6 } as const] : [];
  return table({ units, terrain: boxTerrain({ inch: true, boxes }) }).run((game) => attack(game, `0.${attacker}.1`, { part }));
}

test('Coordinated Offensive: 1 die more for each other Stormtrooper unit within Range 5 of the target', () => {
  const t = shooting('stormtroopers', [9.5, 10], { snowtroopers: { seat: 0, at: [[30.5, 10], [35, 35]] } });
  expect(t.offered).toEqual([OFFENSIVE, 'pass']);
  expect(t.play(OFFENSIVE).pools).toMatchObject({ attackDice: 7 });
  expect(t.state.players[0]!.ready).toBe(8);
  expect(shooting(SERGEANT, [20, 19], { snowtroopers: { seat: 0, at: [[30.5, 10], [30.5, 13]] } }).play(OFFENSIVE).pools).toMatchObject({ attackDice: 7 });
});

test('Coordinated Offensive: not beyond Range 5, out of sight, for other attackers, with other allies or outside a combat action', () => {
  expect(shooting('stormtroopers', [9.49, 10]).asked).toBe('roll attack 5');
  expect(shooting(SERGEANT, [20, 19]).asked).toBe('roll attack 6');
  expect(shooting(SERGEANT, [20, 19], { 'gar-saxon': { seat: 0, at: [30.5, 10] } }).asked).toBe('roll attack 6');
  expect(shooting('stormtroopers', [9.5, 10], {}, { wall: true }).asked).toBe('roll attack 5');
  expect(shooting('gar-saxon', [9.5, 10]).asked).toMatch('roll attack');
  expect(shooting('stormtroopers', [9.5, 10], {}, { part: 'x' }).asked).toBe('roll attack 5');
});

test('Only Imperial Stormtroopers Are So Precise: Sharpshooter [1] for the focused', () => {
  expect(acting().play('focus').all('focused')).toMatchObject([{ sharpshooter: 1, impact: 0 }]);
});
