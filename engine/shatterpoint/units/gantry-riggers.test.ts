import { expect, test } from 'vitest';
import { faces, table, type Placed, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { boxTerrain } from '../../testing/terrain.ts';
import { chooseUnit } from '../turn/order.ts';
import type { Player } from '../state/state.ts';
import { addTactics } from '../turn/tactics.ts';

const RIGGERS = 'gantry-riggers';
const KALANI = '0.kalani';
const scaffold = boxTerrain({ boxes: [] });

/** Player 1's turn at step 2 with the Riggers' cards in the deck; a second own unit stands by. */
function revealing(
  cards: readonly string[],
  units: Readonly<Record<string, Placed>> = {},
  player: Partial<Player> = {},
  more: Partial<TableOptions> = {},
): Table {
  const t = table({
    terrain: scaffold,
    step: 'order',
    ...more,
    units: {
      [RIGGERS]: {
        seat: 0,
        at: [
          [10, 10],
          [13, 10],
        ],
      },
      kalani: { seat: 0, at: [20, 20] },
      'gar-saxon': { seat: 1, at: [10, 14] },
      'lord-maul': { seat: 1, at: [30, 30] },
      ...units,
    },
    players: [{ provider: `0.${RIGGERS}`, deck: { left: [...cards] }, discard: [], ready: 3, pool: 8, ...player }, {}],
  });
  return t.run((game) => chooseUnit(game, 0));
}
const order = (t: Table): string[] => t.all('cardRevealed').map(({ card }) => card);

test('AT-367 (SP-BTC-01, -03): up to three Work Orders are shuffled into the order deck at set-up', () => {
  const t = table({ units: { [RIGGERS]: { seat: 0, at: null }, kalani: { seat: 0, at: null } } }).run((game) => addTactics(game, 0));
  expect([t.asked, t.request]).toMatchObject(['pick tactics 0', { options: ['scaffolding', 'double-shift', 'loose-bolts'], min: 0, max: 3 }]);
  t.play('scaffolding+double-shift+loose-bolts');
  expect(t.state.players[0]!.deck.left).toEqual([`0.${RIGGERS}`, KALANI, 'shatterpoint', 'tactics:scaffolding', 'tactics:double-shift', 'tactics:loose-bolts']);
  expect(t.asked).toBe('nothing');
});

test('(SP-BTC-01): a team without a provider has no such cards', () => {
  const t = table({ units: { kalani: { seat: 0, at: null } } }).run((game) => addTactics(game, 0));
  expect([t.all('tacticsAdded'), t.state.players[0]!.deck.left]).toEqual([[], [KALANI, 'shatterpoint']]);
});

test('AT-065 (SP-BTC-02): several Work Orders resolve one after the other, then a unit activates in the same turn', () => {
  const t = revealing(['tactics:double-shift', 'tactics:scaffolding', KALANI]).play(faces(1), faces(1), '0.kalani.1', null);
  expect(order(t)).toEqual(['tactics:double-shift', 'tactics:scaffolding', KALANI]);
  expect([t.result, t.state.players[0]!.ready, t.state.players[0]!.discard]).toEqual([{ unit: KALANI, from: 'order' }, 4, ['tactics:double-shift', 'tactics:scaffolding', KALANI]]);
});

test('AT-069 (SP-REFR-04, SP-BTC-06): a Work Order that was the last card is shuffled in again, and its player reveals once more', () => {
  const t = revealing(['tactics:double-shift'], {}, { discard: [KALANI, `0.${RIGGERS}`] });
  expect(t.asked).toBe('roll order 1');
  expect([...t.state.players[0]!.deck.left].sort()).toEqual([`0.${RIGGERS}`, KALANI, 'tactics:double-shift'].sort());
});

test('(SP-BTC-06): after a Work Order the reserved unit may not be taken unless the deck is empty', () => {
  const some = revealing(['tactics:double-shift', `0.${RIGGERS}`], {}, { reserve: KALANI }).play('reveal', faces(1));
  expect([some.result, some.state.players[0]!.reserve]).toEqual([{ unit: `0.${RIGGERS}`, from: 'order' }, KALANI]);
  const none = revealing(['tactics:double-shift'], {}, { reserve: KALANI }).play('reveal');
  expect(none.result).toEqual({ unit: KALANI, from: 'reserve' });
});

test('AT-067 (SP-BTC-05): the defeated provider’s card in the deck is removed when it is revealed', () => {
  const t = revealing(['tactics:double-shift', KALANI], { [RIGGERS]: { seat: 0, at: null, defeated: true } }).play(faces(1));
  expect([t.result, t.state.players[0]!.removed, t.state.players[0]!.ready]).toEqual([{ unit: KALANI, from: 'order' }, ['tactics:double-shift'], 3]);
});

test('Scaffolding: a character of an allied unit may climb; it may be declined', () => {
  const t = revealing(['tactics:scaffolding', KALANI]).play(faces(1));
  expect([t.asked, t.offered]).toEqual(['pick choice 0', [`0.${RIGGERS}.1`, `0.${RIGGERS}.2`, '0.kalani.1', 'none']]);
  expect(t.play('0.kalani.1').asked).toBe('place climb 0');
  expect(t.play([20, 23]).where('kalani')).toEqual([20, 23, 0]);
  expect(revealing(['tactics:scaffolding', KALANI]).play(faces(1), 'none').result).toEqual({ unit: KALANI, from: 'order' });
});

test('Double Shift: 1 Force is refreshed, never beyond the pool', () => {
  expect(revealing(['tactics:double-shift', KALANI]).play(faces(1)).state.players[0]!.ready).toBe(4);
  expect(revealing(['tactics:double-shift', KALANI], {}, { ready: 8 }).play(faces(1)).state.players[0]!.ready).toBe(8);
});

test('Loose Bolts: an enemy unit within Range 4 loses its Hunker tokens', () => {
  const t = revealing(['tactics:loose-bolts', KALANI], { 'gar-saxon': { seat: 1, at: [10, 14], hunker: 2 } }).play(faces(1));
  expect([t.asked, t.offered]).toEqual(['pick choice 0', ['1.gar-saxon']]);
  t.play('1.gar-saxon');
  expect([t.unit('gar-saxon').hunker, t.unit('gar-saxon').conditions]).toEqual([0, []]);
});

test('Loose Bolts: without Hunker tokens it gains Pinned; with nobody in reach nothing happens', () => {
  const t = revealing(['tactics:loose-bolts', KALANI]).play(faces(1), '1.gar-saxon');
  expect(t.unit('gar-saxon').conditions).toEqual(['pinned']);
  expect(t.all('conditionGained'), 'an enemy effect (SP-EFF-02)').toMatchObject([{ by: `0.${RIGGERS}.1` }]);
  expect(revealing(['tactics:loose-bolts', KALANI], { 'gar-saxon': { seat: 1, at: [30, 10] } }).play(faces(1)).result).toEqual({ unit: KALANI, from: 'order' });
});

test('Line and Winch: a climb gives Hunker, staying gives none', () => {
  const acting = (): Table => table({ active: RIGGERS, units: { [RIGGERS]: { seat: 0, at: [[10, 10], [20, 10]] } } }).go().play('ability:line-and-winch');
  expect(acting().play(`0.${RIGGERS}.1`, [10, 13], null).go().unit(RIGGERS).hunker).toBe(1);
  expect(acting().play('done').go().unit(RIGGERS).hunker).toBe(0);
});

test('At Home on the Steel: instead of an advance or dash they may climb', () => {
  const t = table({ active: RIGGERS, units: { [RIGGERS]: { seat: 0, at: [[10, 10], [20, 10]] } } }).go().play('move', `0.${RIGGERS}.1`, 'advance');
  expect([t.asked, t.offered]).toEqual(['pick how 0', ['advance', 'climb', 'none']]);
});

test('Loose Bolts: Range 4 is measured from either Rigger', () => {
  const reached = (x: number): string => revealing(['tactics:loose-bolts', KALANI], { 'gar-saxon': { seat: 1, at: [x, 10] } }).play(faces(1)).asked;
  expect([reached(21.5), reached(21.51)]).toEqual(['pick choice 0', 'nothing']);
});

test('Line and Winch costs 1 Force, and each of them climbs', () => {
  const t = table({ active: RIGGERS, units: { [RIGGERS]: { seat: 0, at: [[10, 10], [20, 10]] } } }).go().play('ability:line-and-winch', `0.${RIGGERS}.1`);
  expect([t.asked, t.state.players[0]!.ready]).toEqual(['place climb 0', 7]);
});
