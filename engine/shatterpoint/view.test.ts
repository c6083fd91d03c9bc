import { expect, test } from 'vitest';
import { table } from '../testing/table.ts';
import { testCard } from '../testing/test-card.ts';
import { SHATTERPOINT } from './state.ts';
import { imagine, view } from './view.ts';

const looked = () => table({
  units: { hero: { seat: 0, at: [4, 4] }, ally: { seat: 0, at: [8, 4] }, foe: { seat: 1, at: [30, 30] } }, cards: [testCard('hero'), testCard('ally'), testCard('foe')],
  players: [{ deck: { left: [SHATTERPOINT] }, top: ['0.ally'], discard: ['0.hero'], removed: ['0.gone'], reserve: null }, { deck: { left: ['1.foe'] } }],
}).state;

test('SP-ORDER-03: everybody sees discard piles, removed and reserved cards; what a player has looked at on top of the deck only that player knows', () => {
  const state = looked();
  expect(view(state, 0).players[0]).toMatchObject({ top: ['0.ally'], deck: { left: [SHATTERPOINT] } });
  for (const seat of [1, null]) expect(view(state, seat).players[0]).toMatchObject({ top: [], deck: { left: ['0.ally', SHATTERPOINT] }, discard: ['0.hero'], removed: ['0.gone'], reserve: null });
  expect(imagine({ base: state, pending: [] }, 1, () => 0).base.players[0]!.top).toEqual([]);
});
