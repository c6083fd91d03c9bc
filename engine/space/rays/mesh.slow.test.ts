import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { randomFrom } from '../../core/rng.ts';
import { apart, crossings } from './mesh.fixture.ts';
import { firstHit } from './mesh.ts';
import { readPiece } from '../terrain/piece.ts';
import { buildTerrain, parseTable, type Terrain } from '../terrain/table.ts';
import type { PieceModel } from '../terrain/piece-model.ts';
import { unpacked } from '../../node/unpacked.ts';

const assets = join(import.meta.dirname, '../../../assets');

async function load(name: string): Promise<Terrain> {
  const table = parseTable(JSON.parse(readFileSync(join(assets, 'tables', `${name}.json`), 'utf8')));
  const pieces = new Map<string, PieceModel>();
  for (const { piece } of table.features) if (!pieces.has(piece)) pieces.set(piece, await readPiece(unpacked(readFileSync(join(assets, 'pieces', table.theme, `${piece}.glb.pack`)))));
  return buildTerrain(table, pieces);
}

test.each(['refinery', 'outpost'])('rays on the %s meet what a loop over all its triangles meets', async (name) => {
  const terrain = await load(name);
  const random = randomFrom(7);
  const place = (): { x: number; y: number; z: number } => ({ x: (random() - 0.5) * 880, y: random() * 140, z: (random() - 0.5) * 880 });
  let met = 0;
  for (let i = 0; i < 70; i++) {
    const [from, to] = [place(), place()];
    const expected = crossings(terrain.parts, from, to);
    // Near an edge, 0.001 mm of rounding decides which triangle is met.
    if (expected.some(({ inside }) => inside < 0.01)) continue;
    const hit = firstHit(terrain, from, to);
    if (expected[0] === undefined) expect(hit).toBeNull();
    else {
      expect(apart(hit!.at, expected[0].at)).toBeLessThan(0.01);
      met++;
    }
  }
  expect(met).toBeGreaterThan(15);
});
