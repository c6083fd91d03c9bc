import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { randomFrom } from '../../core/rng.ts';
import { apart, crossings } from './mesh.fixture.ts';
import { firstHit } from './mesh.ts';
import { hiddenShare, isSeen } from './ray.ts';
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

test.each(['refinery', 'outpost', 'three-decks'])('WT-9.6: on the %s somebody is seen wherever less than all of them is hidden', async (name) => {
  const terrain = await load(name);
  const random = randomFrom(9);
  const place = (up: number): { x: number; y: number; z: number } => ({ x: (random() - 0.5) * 880, y: up, z: (random() - 0.5) * 880 });
  let [seen, hidden] = [0, 0];
  for (let i = 0; i < 1500; i++) {
    const [eye, body] = [place(20 + random() * 90), { at: place(random() < 0.6 ? 0 : random() * 80), radius: 15, height: 32 }];
    const { share } = hiddenShare(terrain, eye, body);
    expect(isSeen(terrain, eye, body)).toBe(share < 1);
    if (share < 1) seen++;
    else hidden++;
  }
  expect(Math.min(seen, hidden)).toBeGreaterThan(150);
});
