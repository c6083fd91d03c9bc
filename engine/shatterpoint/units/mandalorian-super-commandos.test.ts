import { expect, test } from 'vitest';
import { table, type Placed, type Spot, type Table } from '../../testing/shatterpoint/table.ts';
import { attack } from '../attack/attack.ts';
import { toolMove, type ToolMove } from '../deeds/move.ts';
import { shift } from '../deeds/push.ts';

const SUPERS = 'mandalorian-super-commandos';
const TOGETHER = `mandalorians-are-stronger-together@0.${SUPERS}`;
const acting = (
  at: readonly Spot[] = [
    [10, 10],
    [20, 10],
  ],
  units: Readonly<Record<string, Placed>> = {},
): Table => table({ active: SUPERS, units: { [SUPERS]: { seat: 0, at }, ...units } }).go();

test('Jet Pack: for 1 Force each of them may jump', () => {
  const t = acting().play('ability:jet-pack', `0.${SUPERS}.1`, [10, 15.5], null).go();
  expect([t.where(`${SUPERS}.1`), t.where(`${SUPERS}.2`), t.state.players[0]!.ready]).toEqual([[10, 15.5, 0], [20, 10, 0], 7]);
});

test('Mandalorians Are Stronger Together: a focus action after the move action, near another Mandalorian', () => {
  const t = acting([[10, 10], [20, 10]], { 'gar-saxon': { seat: 0, at: [24.5, 10] } }).play('move', 'done');
  expect(t.offered).toEqual([TOGETHER, 'pass']);
  expect(t.play(TOGETHER).go().state.activation!.focused).toEqual([`0.${SUPERS}.1`, `0.${SUPERS}.2`]);
  expect(acting([[10, 10], [20, 10]], { 'gar-saxon': { seat: 0, at: [24.51, 10] } }).play('move', 'done').go().asked).toBe('pick act 0');
});

/** Maul, Engaged with both at (10, 10), moves away; gives the damage it cost him. */
function leaving(how: ToolMove, to: Spot, maul: Partial<Placed> = {}, at: readonly Spot[] = [[13, 10], [10, 13]], wounded = 0): number {
  const t = table({ units: { [SUPERS]: { seat: 0, at, wounded }, 'lord-maul': { seat: 1, at: [10, 10], ...maul } } });
  return t.run((game) => toolMove(game, '1.lord-maul.1', how)).play(to).unit('lord-maul').damage;
}

test('No Mercy: an enemy that dashes, advances or repositions out of the engagement suffers 2 damage', () => {
  expect(leaving('dash', [5, 8])).toBe(2);
  expect(leaving('advance', [5, 8])).toBe(2);
  expect(leaving('advance', [4, 6], {}, [[13, 10], [10, 13]], 1), 'a Wounded unit lets him advance').toBe(2);
  expect(leaving('reposition', [4, 6])).toBe(2);
});

test('No Mercy: not while it stays Engaged with one of them, nor for a jump, nor for somebody who was not Engaged', () => {
  expect(leaving('dash', [9, 14.5])).toBe(0);
  expect(leaving('jump', [5, 8])).toBe(0);
  expect(leaving('dash', [5, 8], {}, [[20, 10], [20, 20]])).toBe(0);
});

test('No Mercy: not for a push, not for allies, not for a Wounded enemy', () => {
  const t = table({ units: { [SUPERS]: { seat: 0, at: [[13, 10], [10, 13]] }, 'lord-maul': { seat: 1, at: [10, 10] } } });
  t.run((game) => shift(game, '1.lord-maul.1', { range: 3, from: null, way: 'push' })).play([9, 9]);
  expect(t.unit('lord-maul').damage).toBe(0);
  const friend = table({ units: { [SUPERS]: { seat: 0, at: [[13, 10], [10, 13]] }, 'gar-saxon': { seat: 0, at: [10, 10] } } });
  expect(friend.run((game) => toolMove(game, '0.gar-saxon.1', 'dash')).play([5, 8]).unit('gar-saxon').damage).toBe(0);
  expect(leaving('dash', [5, 8], { wounded: 1, damage: 11 })).toBe(11);
});

test('No Mercy: the damage may wound, and then answers are had', () => {
  const t = table({ units: { [SUPERS]: { seat: 0, at: [[13, 10], [10, 13]] }, 'lord-maul': { seat: 1, at: [10, 10], damage: 9 } } });
  t.run((game) => toolMove(game, '1.lord-maul.1', 'dash')).play([5, 8]);
  expect(t.unit('lord-maul')).toMatchObject({ damage: 11, wounded: 1 });
  expect(t.state.players[0]!.momentum).toEqual([8, 7]);
  expect(t.state.waiting).toEqual([]);
});

test('Victory or Death!: Impact [1]: after a focus 2 dice more in melee, 1 at range', () => {
  const focused = (at: Spot): string => acting([[10, 10], [30, 30]], { 'lord-maul': { seat: 1, at } }).play('focus').run((game) => attack(game, `0.${SUPERS}.1`, { part: 'combat' })).asked;
  expect(focused([13, 10])).toBe('roll attack 8');
  expect(focused([17, 10])).toBe('roll attack 6');
  const plain = acting([[10, 10], [30, 30]], { 'lord-maul': { seat: 1, at: [13, 10] } }).run((game) => attack(game, `0.${SUPERS}.1`, { part: 'combat' }));
  expect(plain.asked).toBe('roll attack 6');
});

test('Victory or Death!: each of the two has it, once', () => {
  const t = acting([[10, 10], [16, 10]], { 'lord-maul': { seat: 1, at: [13, 10] } }).play('focus').go();
  expect(t.state.activation!.impact).toEqual([{ character: `0.${SUPERS}.1`, dice: 1 }, { character: `0.${SUPERS}.2`, dice: 1 }]);
});
