import { describe, expect, it } from 'vitest';
import { statesOf } from '../../../engine/host/kept-state.fixture.ts';
import { defaultSetup } from '../../../engine/shatterpoint/team/teams.ts';
import { shatterpoint } from '../../../engine/shatterpoint/system.ts';
import type { State } from '../../../engine/shatterpoint/state/state.ts';
import { view } from '../../../engine/shatterpoint/view.ts';
import { boxTerrain } from '../../../engine/testing/terrain.ts';
import { readView } from './view.ts';

const play = shatterpoint.start(shatterpoint.readSetup(defaultSetup('boxes')), boxTerrain({ inch: true, boxes: [] }));
const played = [...statesOf(play, 3)];

describe('a view that came over the link', () => {
  it('is read whole, whoever looks, at every moment of a match', () => {
    expect(played.length).toBeGreaterThan(300);
    for (const state of played) for (const eyes of [0, 1, null]) expect(readView(JSON.parse(JSON.stringify(view(state, eyes))))).toEqual(view(state, eyes));
  });

  it.each<[string, (state: State) => void]>([
    ['a unit without figures', (state) => { state.units[0]!.characters = []; }],
    ['a place that is none', (state) => { state.units[0]!.characters[0]!.at = { x: 1, y: 0 } as never; }],
    ['a condition that there is not', (state) => { state.units[0]!.conditions = ['asleep' as never]; }],
    ['a third player', (state) => { state.players.push(state.players[0]!); }],
    ['a field that nobody knows', (state) => { Object.assign(state.struggle, { extra: 1 }); }],
  ])('is none with %s', (_name, spoil) => {
    const spoilt = structuredClone(played[250]!);
    spoil(spoilt);
    expect(readView(spoilt)).toBeNull();
  });

  it('is none where it belongs to another rule system, or is nothing at all', () => {
    for (const data of [{ figures: [], board: {} }, { units: [], objectives: [] }, null, 'view']) expect(readView(data)).toBeNull();
  });
});
