import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { randomFrom } from '../../core/rng.ts';
import { type BoxSpec, boxTerrain } from '../../testing/terrain.ts';
import { standingHeights } from '../ground/ground.ts';
import { readPiece } from '../terrain/piece.ts';
import { planDistance } from '../../shape/point.ts';
import { boxOf, edgesOf } from '../plane/ring.ts';
import type { Base } from '../../shape/shape.ts';
import { isOnTerrain, sees, sight } from './sight.ts';
import { depthOf, movedTerrain, qualifying, someLineFree, without, withParts } from './reference.fixture.ts';
import { buildTerrain, parseTable, type Terrain } from '../terrain/table.ts';
import type { PieceModel } from '../terrain/piece-model.ts';
import { unpacked } from '../../node/unpacked.ts';

const assets = join(import.meta.dirname, '../../../assets');
const levels = { step: 76.2, equalIsSame: true };

async function load(name: string): Promise<Terrain> {
  const table = parseTable(JSON.parse(readFileSync(join(assets, 'tables', `${name}.json`), 'utf8')));
  const pieces = new Map<string, PieceModel>();
  for (const { piece } of table.features) if (!pieces.has(piece)) pieces.set(piece, await readPiece(unpacked(readFileSync(join(assets, 'pieces', table.theme, `${piece}.glb.pack`)))));
  return buildTerrain(table, pieces);
}

describe.each(['refinery', 'outpost'])('sight on the table %s', (name) => {
  let terrain: Terrain;
  const pairs: (readonly [Base, Base])[] = [];

  beforeAll(async () => {
    terrain = await load(name);
    const random = randomFrom(12);
    const bases: Base[] = [];
    while (bases.length < 300) {
      const [x, z] = [Math.round((random() - 0.5) * 8700) / 10, Math.round((random() - 0.5) * 8700) / 10];
      const radius = [12.5, 20, 20, 35][bases.length % 4]!;
      for (const y of standingHeights(terrain, x, z, { at: { x, y: 0, z }, radius, height: 45 }, [], levels)) bases.push({ at: { x, y, z }, radius });
    }
    while (pairs.length < 4000) {
      const [from, to] = [bases[Math.floor(random() * bases.length)]!, bases[Math.floor(random() * bases.length)]!];
      if (planDistance(from.at, to.at) > from.radius + to.radius + 0.2) pairs.push([from, to]);
    }
  });

  test('SP-LOS-01 SP-LOS-05 the line of sight is free, and without sight none of many lines is', () => {
    for (const [from, to] of pairs.slice(0, 2500)) {
      const parts = qualifying(terrain, from, to, levels);
      const found = sight(terrain, from, to, levels);
      expect(sees(terrain, from, to, levels)).toBe(found.seen);
      if (found.seen) expect(depthOf(parts, found.line, [from, to])).toBeLessThan(0.06);
      // A gap up to 0.6 mm wide is closed, so a line needs more than half of that on each side.
      else expect(someLineFree(parts, from, to, 16, 0.31)).toBe(false);
    }
  });

  test('SP-LOS-05 mirrored, turned, shifted and with its parts in another order it gives the same answers', () => {
    const ways = [
      [({ x, z }: { x: number; z: number }) => ({ x: -x, z }), true],
      [({ x, z }: { x: number; z: number }) => ({ x: -z, z: x }), false],
      [({ x, z }: { x: number; z: number }) => ({ x: x + 37, z: z - 12 }), false],
    ] as const;
    const others = ways.map(([move, turned]) => ({ table: movedTerrain(terrain, move, turned), move }));
    others.push({ table: withParts(terrain, [...terrain.parts].reverse()), move: ({ x, z }) => ({ x, z }) });
    for (const [from, to] of pairs) {
      const seen = sees(terrain, from, to, levels);
      for (const { table, move } of others)
        expect(sees(table, { ...from, at: { ...move(from.at), y: from.at.y } }, { ...to, at: { ...move(to.at), y: to.at.y } }, levels)).toBe(seen);
    }
  });

  test('SP-LOS-04 without exactly the parts named there is sight, without fewer of them there is none', () => {
    let several = 0;
    for (const [from, to] of pairs) {
      const found = sight(terrain, from, to, levels);
      if (found.seen) continue;
      const parts = found.blockers.map(({ part }) => part);
      expect(qualifying(terrain, from, to, levels).map(({ index }) => index)).toEqual(expect.arrayContaining(parts));
      if (parts.length > 1) several++;
      else if (several % 4 > 0) continue;
      const raised = isOnTerrain(terrain, to);
      const seesWithout = (left: readonly number[]): boolean => {
        const fewer = without(terrain, left);
        // The part a target stands on is none of those that stop a line to it.
        expect(isOnTerrain(fewer, to)).toBe(raised);
        return sees(fewer, from, to, levels);
      };
      expect(seesWithout(parts)).toBe(true);
      for (const part of parts) if (parts.length > 1) expect(seesWithout(parts.filter((one) => one !== part))).toBe(false);
      if (several > 25) break;
    }
    expect(several).toBeGreaterThan(10);
  });
});

describe('sight among scattered blocks', () => {
  test('SP-LOS-05 the same holds among sixty blocks at all angles', () => {
    const random = randomFrom(3);
    const counts = { seen: 0, blocked: 0 };
    for (let i = 0; i < 10; i++) {
      const terrain = scattered(random);
      for (let k = 0; k < 600; k++) {
        const base = (): Base => ({ at: { x: random() * 860 - 430, y: 0, z: random() * 860 - 430 }, radius: 20 });
        const [from, to] = [base(), base()];
        if (planDistance(from.at, to.at) < 40.2) continue;
        const parts = qualifying(terrain, from, to, levels);
        const found = sight(terrain, from, to, levels);
        counts[found.seen ? 'seen' : 'blocked']++;
        if (found.seen) expect(depthOf(parts, found.line, [from, to])).toBeLessThan(0.06);
        else if (k < 60) expect(someLineFree(parts, from, to, 12, 0.31)).toBe(false);
      }
    }
    expect(Math.min(counts.seen, counts.blocked)).toBeGreaterThan(1000);
  });
});

/** Sixty high blocks, each turned by an angle of its own. */
function scattered(random: () => number): Terrain {
  const terrain = boxTerrain({ boxes: Array.from({ length: 60 }, (_, i): BoxSpec => ({ id: `b${i}`, sight: 'blocked', move: 'impassable', x: [0, 10 + random() * 70], z: [0, 10 + random() * 70], bottom: 20, top: 120 })) });
  const turns = [[3, 4, 5], [5, 12, 13], [8, 15, 17], [20, 21, 29]] as const;
  return withParts(terrain, terrain.parts.map((part, i) => {
    const [a, b, c] = turns[i % 4]!;
    const [x0, z0] = [random() * 860 - 430, random() * 860 - 430];
    const footprint = part.footprint.map((ring) => ring.map(([x, z]) => [x0 + (x * a - z * b) / c, z0 + (x * b + z * a) / c] as const));
    const edges = edgesOf(footprint);
    return { ...part, footprint, edges, box: boxOf(edges), surfaces: [] };
  }));
}
