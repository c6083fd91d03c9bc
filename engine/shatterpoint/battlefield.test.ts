import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { readPiece, type PieceModel } from '../space/piece.ts';
import { inches } from '../space/point.ts';
import { buildTerrain, parseTable, type TableFile, type Terrain } from '../space/table.ts';

const assets = join(import.meta.dirname, '../../assets');
const tables = readdirSync(join(assets, 'tables')).filter((name) => name.endsWith('.json'));
const pieceOf = (theme: string, name: string): Promise<PieceModel> => readPiece(readFileSync(join(assets, 'pieces', theme, `${name}.glb`)));
const quality = ({ sight, move }: { readonly sight: string; readonly move: string }): string => `${sight} ${move}`;

describe.each(tables)('the table %s', (name) => {
  let file: TableFile;
  let terrain: Terrain;
  beforeAll(async () => {
    file = parseTable(JSON.parse(readFileSync(join(assets, 'tables', name), 'utf8')));
    const pieces = new Map<string, PieceModel>();
    for (const { piece } of file.features) if (!pieces.has(piece)) pieces.set(piece, await pieceOf(file.theme, piece));
    terrain = buildTerrain(file, pieces);
  });

  test('SP-FIELD-01: it is 36 × 36 inches', () => {
    expect(terrain.half).toEqual({ x: inches(18), z: inches(18) });
  });

  test('SP-FIELD-03: features of many shapes and sizes, most of them away from the deployment edges, at heights that differ', () => {
    expect(new Set(file.features.map(({ piece }) => piece)).size).toBeGreaterThanOrEqual(8);
    const central = file.features.filter(({ at: [, z] }) => Math.abs(z) < inches(12));
    expect(central.length).toBeGreaterThan(file.features.length / 2);
    const heights = [...new Set(terrain.surfaces.map(({ y }) => Math.round(y)))].sort((a, b) => a - b);
    expect(heights.filter((y) => y > inches(3)).length).toBeGreaterThanOrEqual(2);
    expect(heights.at(-1)! - heights[0]!).toBeGreaterThan(inches(3));
  });
});

test('SP-TERR-04: a gantry’s deck is Clear and Passable, a ladder Clear and Impassable, walls Blocked and Impassable; a house with a balcony has parts of several heights', async () => {
  const parts = async (piece: string) => new Map((await pieceOf('refinery', piece)).parts.map((part) => [part.part, part]));
  expect(quality((await parts('gantry-span')).get('deck')!)).toBe('clear passable');
  expect(quality((await parts('ladder')).get('ladder')!)).toBe('clear impassable');
  expect(quality((await parts('wall-broken')).get('wall')!)).toBe('blocked impassable');
  const house = await parts('building-two');
  expect(['lower-walls', 'upper-walls', 'balcony'].map((part) => quality(house.get(part)!))).toEqual(['blocked impassable', 'blocked impassable', 'clear passable']);
  expect([...house.values()].filter(({ surfaces }) => surfaces.length > 0).map(({ top }) => Math.round(top))).toEqual(expect.arrayContaining([90, 180]));
});
