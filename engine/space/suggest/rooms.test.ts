import { beforeAll, describe, expect, it } from 'vitest';
import { assetsFolder } from '../../node/assets-folder.ts';
import { Content } from '../../node/content.ts';
import { gridOf, SQUARE, type GridWall } from '../ground/grid.ts';
import { buildTerrain, type Feature, type TableFile, type Terrain } from '../terrain/table.ts';
import { bulkheadsOf } from './bulkheads.ts';
import type { Catalogue } from './plan.ts';
import { suggestTable } from './suggest.ts';
import { AMOUNTS, type Wish } from './wish.ts';

const INCHES_36 = 914.4;
const wish: Wish = { ground: 'rooms', theme: 'ship', size: [INCHES_36, INCHES_36], density: 'usual', height: 'usual', symmetry: 'turn', kept: [], demands: () => [] };
let catalogue: Catalogue;
beforeAll(async () => { catalogue = await new Content(assetsFolder(import.meta.url)).catalogue('ship', undefined, 'hall'); });

const terrainOf = (features: readonly Feature[]): Terrain => {
  const table: TableFile = { format: 'gantry-table', version: 2, id: 'suggested', name: 'suggested', theme: 'ship', size: [INCHES_36, INCHES_36], features: [...features] };
  return buildTerrain(table, catalogue.pieces);
};

it('a run of bulkhead ends with an end beside what is open, and on doors as it is', () => {
  const told = bulkheadsOf(14, [[4, 2], [9, 'door']]).map(({ piece, from, about }) => `${from} ${piece}${about === 0 ? '' : ' turned'}`);
  expect(told).toEqual(['0 bulkhead', '3 bulkhead-end', '6 bulkhead-end turned', '7 bulkhead-short', '8 bulkhead-short', '9 bulkhead-door', '12 bulkhead-short', '13 bulkhead-short']);
});

describe('a suggested table of rooms', () => {
  it('has walls, doors that close edges of squares, things and a floor, and few enough pieces to be checked', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const { features, objectives } = suggestTable(wish, catalogue, seed);
      const grid = gridOf(terrainOf(features), SQUARE.inch);
      expect(grid.walls.length, `seed ${seed}`).toBeGreaterThan(100);
      expect(grid.doors.length, `seed ${seed}`).toBeGreaterThan(3);
      expect(grid.doors.filter((edges) => edges.length === 0)).toEqual([]);
      expect(grid.kinds.filter((kind) => kind !== 'open').length, `seed ${seed}`).toBeGreaterThan(30);
      expect(features.filter(({ piece }) => piece === 'deck-floor')).toHaveLength(36);
      expect(features.length).toBeLessThanOrEqual(200);
      expect(objectives).toEqual([]);
    }
  });

  it('is fuller where more is wished for', () => {
    const full = AMOUNTS.map((density) => suggestTable({ ...wish, density }, catalogue, 1).features.filter(({ piece }) => piece !== 'deck-floor').length);
    expect(full).toEqual([...full].sort((a, b) => a - b));
    expect(full[2]).toBeGreaterThan(full[0]! * 1.3);
  });

  it.each([
    ['turn', (grid: ReturnType<typeof gridOf>, { x1, y1, x2, y2 }: GridWall) => `${grid.columns - x2} ${grid.rows - y2} ${grid.columns - x1} ${grid.rows - y1}`],
    ['mirror', (grid: ReturnType<typeof gridOf>, { x1, y1, x2, y2 }: GridWall) => `${x1} ${grid.rows - y2} ${x2} ${grid.rows - y1}`],
  ] as const)('is the same board from both ends, by %s', (symmetry, across) => {
    const grid = gridOf(terrainOf(suggestTable({ ...wish, symmetry }, catalogue, 3).features), SQUARE.inch);
    const plain = ({ x1, y1, x2, y2 }: GridWall): string => `${x1} ${y1} ${x2} ${y2}`;
    for (const walls of [grid.walls, grid.doors.flat()]) expect(walls.map((wall) => across(grid, wall)).sort()).toEqual(walls.map(plain).sort());
    const rows = Array.from({ length: grid.rows }, (_, row) => grid.kinds.slice(row * grid.columns, (row + 1) * grid.columns));
    expect(rows.toReversed().map((row) => (symmetry === 'turn' ? row.toReversed() : row))).toEqual(rows);
  });

  it('is laid out around what is kept, which stays as it is', () => {
    const kept: Feature[] = [{ id: 'ship', piece: 'skiff', at: [0, 240], turn: 0, level: 0 }, { id: 'deck-floor-1', piece: 'deck-floor', at: [76.2, -76.2], turn: 0, level: 0 }];
    const { features } = suggestTable({ ...wish, kept }, catalogue, 2);
    expect(features.length).toBeGreaterThan(80);
    const near = features.filter(({ at: [x, z] }) => Math.abs(x) < 50 && Math.abs(z - 240) < 30);
    expect(near).toEqual([]);
    expect(new Set([...kept, ...features].map(({ id }) => id)).size).toBe(features.length + 2);
    expect(() => suggestTable({ ...wish, kept: [{ ...kept[0]!, piece: 'cathedral' }] }, catalogue, 1)).toThrow('feature ship: there is no piece "cathedral"');
  });

  it('has nothing where there is no room for rooms', () => {
    expect(suggestTable({ ...wish, size: [400, 400] }, catalogue, 1).features).toEqual([]);
  });
});
