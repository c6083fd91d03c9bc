import { beforeAll, describe, expect, it } from 'vitest';
import { assetsFolder } from '../../node/assets-folder.ts';
import { Content } from '../../node/content.ts';
import { holds } from '../plane/ring.ts';
import { boxPiece } from '../../testing/terrain.ts';
import { mission } from '../check/yard.fixture.ts';
import { refuseToken } from '../ground/relocate.ts';
import { buildTerrain, overhangOf, type Feature, type TableFile } from '../terrain/table.ts';
import type { Catalogue } from './plan.ts';
import { suggestTable } from './suggest.ts';
import type { Wish } from './wish.ts';

const INCHES_36 = 914.4;
const wish: Wish = { theme: 'refinery', size: [INCHES_36, INCHES_36], density: 'usual', height: 'usual', symmetry: 'turn', kept: [], demands: () => [] };
let catalogue: Catalogue;
beforeAll(async () => { catalogue = await new Content(assetsFolder(import.meta.url)).catalogue('refinery'); });

const tableOf = (features: readonly Feature[]): TableFile => ({ format: 'gantry-table', version: 2, id: 'suggested', name: 'suggested', theme: 'refinery', size: [INCHES_36, INCHES_36], features: [...features] });
const plan = (name: string): Catalogue['plans'][number] => catalogue.plans.find((one) => one.name === name)!;

describe('what a piece says of itself', () => {
  it('a deck is stepped off wherever it has no railing', () => {
    const sides = (name: string): readonly string[] => plan(name).openings.map(({ dx, dz }) => `${dx} ${dz}`).sort();
    expect(sides('gantry-cross')).toEqual(['-1 0', '0 -1', '0 1', '1 0']);
    expect(sides('gantry-corner')).toEqual(['0 1', '1 0']);
    expect(sides('gantry-span')).toEqual(['-1 0', '1 0']);
    expect(sides('gantry-span-gap')).toEqual(['-1 0', '0 1', '1 0']);
    expect(sides('fuel-tank')).toEqual([]);
  });

  it('ladders, stairs and lifts say how high they lead', () => {
    expect(['ladder', 'stair-flight', 'lift', 'ladder-half'].map((name) => plan(name).rise)).toEqual([90, 90, 90, 45]);
  });

  it('a house whose ladder begins in the air needs a deck there', () => {
    expect(plan('building-tall').needed).toMatchObject([{ dx: 1, dz: 0, y: 90 }]);
    expect(plan('building-two').needed).toEqual([]);
  });
});

describe('a suggested table', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(suggestTable(wish, catalogue, 5)).toEqual(suggestTable(wish, catalogue, 5));
    expect(suggestTable(wish, catalogue, 5)).not.toEqual(suggestTable(wish, catalogue, 6));
  });

  it('is the same with the pieces of its setting alone, which are read in half the time', async () => {
    const some = await new Content(assetsFolder(import.meta.url)).catalogue('refinery', undefined, 'yard');
    expect(some.plans.length).toBeLessThan(catalogue.plans.length);
    expect(suggestTable(wish, some, 5)).toEqual(suggestTable(wish, catalogue, 5));
  });

  it('looks the same after half a turn', () => {
    const { features } = suggestTable(wish, catalogue, 11);
    const places = new Set(features.map(({ piece, at: [x, z] }) => `${piece} ${x} ${z}`));
    const middle = features.filter(({ at: [x, z] }) => x === 0 && z === 0);
    for (const { piece, at: [x, z] } of features) expect(places).toContain(`${piece} ${-x + 0} ${-z + 0}`);
    expect(middle.length).toBeLessThan(2);
  });

  it('is laid out around what is kept, which stays as it is', () => {
    const stand = { turn: 30, level: 0 };
    const kept: Feature[] = [{ id: 'tower', piece: 'building-two', at: [40, 60], ...stand }, { id: 'crates-1', piece: 'crates', at: [-200, 200], ...stand }];
    const { features } = suggestTable({ ...wish, kept }, catalogue, 3);
    expect(features.length).toBeGreaterThan(12);
    expect(features.map(({ id }) => id)).not.toContain('crates-1');
    const terrain = buildTerrain(tableOf([...kept, ...features]), catalogue.pieces);
    const tower = terrain.parts.filter(({ feature }) => feature === 'tower');
    const others = terrain.parts.filter(({ feature }) => feature !== 'tower');
    const middle = ({ box }: (typeof others)[number]): readonly [number, number] => [(box.minX + box.maxX) / 2, (box.minZ + box.maxZ) / 2];
    expect(others.filter((part) => tower.some(({ edges }) => holds(edges, ...middle(part))))).toEqual([]);
  });

  it('goes on from a deck that is kept', () => {
    const kept: Feature[] = [{ id: 'hub', piece: 'gantry-platform', at: [0, 0], turn: 0, level: 0 }];
    const { features } = suggestTable({ ...wish, kept }, catalogue, 4);
    const beside = features.filter(({ piece, at: [x, z] }) => piece.startsWith('gantry') && Math.max(Math.abs(x), Math.abs(z)) < 160);
    expect(beside.length).toBeGreaterThan(0);
  });

  it('says which piece is missing of what is kept', () => {
    expect(() => suggestTable({ ...wish, kept: [{ id: 'odd', piece: 'cathedral', at: [0, 0], turn: 0, level: 0 }] }, catalogue, 1)).toThrow('feature odd: there is no piece "cathedral"');
  });

  describe('leaves every token of a match open', () => {
    const objectives = [[0, 150], [-200, -20], [300, 100]].map(([x, z], i) => ({ id: 'TUV'[i]!, at: { x: x!, z: z! }, radius: 12.7 }));
    const sought = { ...wish, demands: () => [{ ...mission(), objectives }] };
    const covered = (features: readonly Feature[]): readonly string[] => {
      const terrain = buildTerrain(tableOf(features), catalogue.pieces);
      return objectives.filter(({ at: { x, z }, radius }) => refuseToken(terrain, x, z, radius) !== null).map(({ id }) => id);
    };
    /** The catalogue, whose pieces cover the whole table as often as they are built. */
    const covering = (times: number): Catalogue => {
      const whole = { id: 'all', sight: 'blocked', move: 'impassable', x: [-1000, 1000], z: [-1000, 1000], bottom: 0, top: 60, surface: false } as const;
      const wide = new Map([...catalogue.pieces.keys()].map((name) => [name, boxPiece(name, [whole])]));
      let built = 0;
      return { plans: catalogue.plans, get pieces() { return built++ <= times ? wide : catalogue.pieces; } };
    };

    it('but for those that what is kept covers already', () => {
      const kept: Feature[] = [{ id: 'tower', piece: 'building-two', at: [0, 150], turn: 0, level: 0 }];
      const { features } = suggestTable({ ...sought, kept }, catalogue, 3);
      expect(covered([...kept, ...features])).toEqual(['T']);
      expect(features.length).toBeGreaterThan(12);
    });

    it('by going on where none of the first layouts does', () => {
      const { features } = suggestTable(sought, covering(30), 5);
      expect(features.length).toBeGreaterThan(12);
      expect(covered(features)).toEqual([]);
    });

    it('or nothing is suggested', () => {
      expect(suggestTable(sought, covering(1000), 5)).toMatchObject({ features: [], objectives: [] });
    });
  });

  it('whose halves no layout makes alike is fair by half a turn instead of by measure, and says so', () => {
    const demandsWith = (z: number): Wish['demands'] => () => [{ ...mission(), objectives: [{ id: 'T', at: { x: 0, z }, radius: 12.7 }] }];
    const odd = suggestTable({ ...wish, symmetry: 'none', demands: demandsWith(280) }, catalogue, 5);
    expect(odd).toEqual(suggestTable({ ...wish, symmetry: 'turn', demands: demandsWith(280) }, catalogue, 5));
    expect(odd.symmetry).toBe('turn');
    expect(suggestTable({ ...wish, symmetry: 'none', demands: demandsWith(0) }, catalogue, 5).symmetry).toBe('none');
  });

  it('fits on tables of other sizes', () => {
    for (const size of [[609.6, 762], [1219.2, 914.4]] as const) {
      const { features } = suggestTable({ ...wish, size }, catalogue, 2);
      const terrain = buildTerrain({ ...tableOf(features), size: [...size] }, catalogue.pieces);
      expect(features.length).toBeGreaterThan(8);
      expect(terrain.parts.filter((part) => overhangOf(part, terrain.half) !== null)).toEqual([]);
    }
  });
});
