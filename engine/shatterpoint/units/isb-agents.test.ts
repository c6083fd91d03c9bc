import { expect, test } from 'vitest';
import { table, type Placed, type Spot, type Table } from '../../testing/shatterpoint/table.ts';
import { toolMove, type ToolMove } from '../deeds/move.ts';

const AGENTS = 'isb-agents';
const acting = (units: Readonly<Record<string, Placed>> = {}): Table =>
  table({
    active: AGENTS,
    units: {
      [AGENTS]: {
        seat: 0,
        at: [
          [10, 10],
          [30, 30],
        ],
      },
      ...units,
    },
  }).go();

test('Assault Tactics: each may dash; then the unit may take 1 damage to focus, or not', () => {
  const t = acting().play('ability:assault-tactics', `0.${AGENTS}.1`, [10, 14], null, 'yes').go();
  expect([t.where(`${AGENTS}.1`), t.unit(AGENTS).damage, t.state.activation!.made]).toEqual([[10, 14, 0], 1, ['focus']]);
  expect(acting().play('ability:assault-tactics', 'done', 'no').go().unit(AGENTS).damage).toBe(0);
});

/** A unit at (10, 13), or elsewhere, makes a move. */
function leaving(how: ToolMove, to: Spot, { who = 'kalani', seat = 1 as 0 | 1, from = [10, 13] as Spot, second = [30, 30] as Spot, wounded = 0 } = {}): number {
  const t = table({ units: { [AGENTS]: { seat: 0, at: [[10, 10], second], wounded }, [who]: { seat, at: from } } });
  return t.run((game) => toolMove(game, `${seat}.${who}.1`, how)).play(to).unit(who).damage;
}

test('Imperial Detention: an enemy that dashes out of an engagement takes 2 damage', () => {
  expect([leaving('dash', [10, 17]), leaving('advance', [10, 17]), leaving('advance', [10, 17], { wounded: 1 }), leaving('reposition', [10, 17])]).toEqual([2, 2, 2, 2]);
});

test('Imperial Detention: not while it stays engaged, for other moves or for allies', () => {
  expect([leaving('dash', [10, 14]), leaving('dash', [10, 17], { second: [10, 20] }), leaving('jump', [10, 17]), leaving('dash', [10, 17], { seat: 0 })]).toEqual([0, 0, 0, 0]);
  expect(leaving('dash', [10, 18], { from: [10, 14.51] })).toBe(0);
});

test('Brutal Suppression: Impact [1] for the focused, not Sharpshooter', () => {
  expect(acting().play('focus').all('focused')).toMatchObject([{ impact: 1, sharpshooter: 0 }, { impact: 1 }]);
});
