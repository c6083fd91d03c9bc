// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../../engine/host/link.ts';
import { systems } from '../../engine/host/systems.ts';
import type { Mission } from '../../engine/shatterpoint/game/game.ts';
import type { NamedPlaces } from '../../engine/space/terrain/named-places.ts';
import { named, rectangle } from '../../engine/testing/named-table.ts';
import { face as miniatures } from './miniatures/face.ts';
import { face as shatterpoint } from './shatterpoint/face.ts';
import { face as wartime } from './wartime/face.ts';

const catalogue = {
  systems: systems.map(({ rules, cards, missions = [] }) => ({ id: rules.id, cards, missions, styles: [] })),
  tables: [{ id: 'refinery', name: 'Refinery', theme: 'refinery' }], matches: [],
} as unknown as Catalogue;

const FACES = [shatterpoint, miniatures, wartime] as const;

/** By system, the house rules about places with which a match on a table is begun. */
const played = (places: NamedPlaces): Readonly<Record<string, readonly string[]>> => Object.fromEntries(FACES.map(({ id, playOn }) => {
  const setup = playOn(catalogue, 'refinery', places).setup as Readonly<Record<string, unknown>>;
  const rules = { ...setup, ...(setup['houseRules'] as object | undefined) } as Readonly<Record<string, unknown>>;
  return [id, ['tableObjectives', 'tableDeployment'].filter((name) => rules[name] === true)];
}));

const [LEFT, RIGHT, MIDDLE] = [rectangle(-300, 0, 80), rectangle(300, 0, 80), rectangle(0, 300, 80)];
const row = (count: number): readonly (readonly [number, number])[] => Array.from({ length: count }, (_, i) => [i * 60 - 240, 0] as const);
const laid = (catalogue.systems.find(({ id }) => id === 'shatterpoint')!.missions as readonly Mission[]).find(({ id }) => id === 'shifting-priorities')!.objectives.length;

describe('a match begun on a table in the workshop', () => {
  it('is played as printed where the table names nothing, or not enough', () => {
    const none = { shatterpoint: [], miniatures: [], wartime: [] };
    expect(played(named([]))).toEqual(none);
    expect(played(named(row(laid - 1), LEFT))).toEqual(none);
  });

  it('(SP-DEPLOY-02, SWM-3.6, WT-5.1) is played within outlines where each seat has one', () => {
    const both = { shatterpoint: ['tableDeployment'], miniatures: ['tableDeployment'] };
    expect(played(named([], LEFT, RIGHT))).toEqual({ ...both, wartime: [] });
    expect(played(named([], LEFT, RIGHT, MIDDLE))).toEqual({ ...both, wartime: ['tableDeployment'] });
    expect(played(named([], LEFT, [[200, -300], [300, -200], [300, -300], [200, -200]]))).toEqual({ shatterpoint: [], miniatures: [], wartime: [] });
  });

  it('(SP-FIELD-05) is played with objectives where they are as many as its mission lays', () => {
    expect(played(named(row(laid)))).toEqual({ shatterpoint: ['tableObjectives'], miniatures: [], wartime: [] });
  });
});
