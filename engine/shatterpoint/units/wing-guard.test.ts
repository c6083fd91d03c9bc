import { expect, test } from 'vitest';
import { faces, table, type Placed, type Spot, type Table } from '../../testing/shatterpoint/table.ts';
import { chooseUnit } from '../turn/order.ts';
import { read } from '../game/read.ts';

const WING = 'wing-guard';
const acting = (units: Readonly<Record<string, Placed>> = {}): Table =>
  table({
    active: WING,
    units: {
      [WING]: {
        seat: 0,
        at: [
          [10, 10],
          [14, 10],
        ],
      },
      ...units,
    },
  }).go();

test('Headlong Assault: ending within Range 2 of an enemy brings Impact [1] and a focus action', () => {
  const t = acting({ 'gar-saxon': { seat: 1, at: [10, 17] } }).play('ability:headlong-assault', `0.${WING}.1`, [10, 13], null).go();
  expect([t.state.activation!.made, t.all('focused')[0]!.impact]).toEqual([['focus'], 1]);
});

test('Headlong Assault: farther away nothing follows', () => {
  const ends = (y: number): Table => acting({ 'gar-saxon': { seat: 1, at: [10, y] } }).play('ability:headlong-assault', `0.${WING}.1`, [10, 13], null).go();
  expect(ends(17.5).state.activation!.made).toEqual(['focus']);
  const t = ends(17.51);
  expect([t.state.activation!.made, t.state.lasting]).toEqual([[], []]);
  expect(acting().play('ability:headlong-assault', `0.${WING}.1`).asked).toBe('place dash 0');
});

test('Rapid Response Team: reserving their card costs nothing; another card costs 1 Force', () => {
  const left = (card: string): number => {
    const deck = ['gar-saxon', 'cc-7567-captain-rex', WING].sort((a, b) => Number(b === card) - Number(a === card)).map((id) => `0.${id}`);
    const t = table({ step: 'order', units: { [WING]: { seat: 0, at: [[10, 10], [14, 10]] }, 'gar-saxon': { seat: 0, at: [20, 20] }, 'cc-7567-captain-rex': { seat: 0, at: [30, 20] } }, players: [{ deck: { left: deck }, ready: 3 }, {}] });
    return t.run((game) => chooseUnit(game, 0)).play(faces(1), 'reserve').state.players[0]!.ready;
  };
  expect([left(WING), left('gar-saxon')]).toEqual([3, 2]);
});

test('Security Force: Steadfast while contesting, not elsewhere', () => {
  const steadfast = (at: Spot): number => {
    const { game } = table({ units: { [WING]: { seat: 0, at: [at, [35, 35]] } }, objectives: { C: [18, 18] } });
    return read(game, 'steadfast', { unit: `0.${WING}`, character: `0.${WING}.1`, attack: null });
  };
  expect([steadfast([18, 21]), steadfast([18, 30])]).toEqual([1, 0]);
});
