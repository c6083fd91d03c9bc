import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { randomFrom } from '../../core/rng.ts';
import type { PlaceRequest } from '../../core/script.ts';
import { mayStand, standingHeights } from '../ground/ground.ts';
import { blocker } from './line.ts';
import { elevation } from '../plane/measure.ts';
import { overlapsPart } from './overlap.ts';
import { readPiece } from './piece.ts';
import { type Plan, planDistance, type Point } from '../../shape/point.ts';
import { isOnTerrain, sight } from '../sight/sight.ts';
import { slide } from '../move/slide.ts';
import { buildTerrain, parseTable, type Terrain } from './table.ts';
import { refusePlace } from '../move/zone.ts';
import { fieldOf } from '../move/zone-field.ts';
import type { PieceModel } from './piece-model.ts';
import { unpacked } from '../../node/unpacked.ts';

const assets = join(import.meta.dirname, '../../../assets');
/** Tables for everybody: those of one system may have one storey. */
const tables = readdirSync(join(assets, 'tables')).filter((name) => name.endsWith('.json') && parseTable(JSON.parse(readFileSync(join(assets, 'tables', name), 'utf8'))).systems === undefined);
const levels = { step: 76.2, equalIsSame: true };
const [radius, height] = [20, 45];

async function load(name: string): Promise<Terrain> {
  const table = parseTable(JSON.parse(readFileSync(join(assets, 'tables', name), 'utf8')));
  const pieces = new Map<string, PieceModel>();
  for (const { piece } of table.features) if (!pieces.has(piece)) pieces.set(piece, await readPiece(unpacked(readFileSync(join(assets, 'pieces', table.theme, `${piece}.glb.pack`)))));
  return buildTerrain(table, pieces);
}

describe.each(tables)('the table %s', (name) => {
  let terrain: Terrain;
  const places: Point[] = [];
  const random = randomFrom(4);
  const request = (at: Point, zone: PlaceRequest['zone']): PlaceRequest => ({ kind: 'place', seat: 0, ask: 'move', about: {}, figure: 'a', body: { at, radius, height }, others: [], zone, optional: false });

  beforeAll(async () => {
    terrain = await load(name);
    while (places.length < 600) {
      const [x, z] = [Math.round((random() - 0.5) * 8700) / 10, Math.round((random() - 0.5) * 8700) / 10];
      for (const y of standingHeights(terrain, x, z, { at: { x, y: 0, z }, radius, height }, [], levels)) places.push({ x, y, z });
    }
  });

  test('figures stand on at least three heights', () => {
    expect(new Set(places.map(({ y }) => y)).size).toBeGreaterThanOrEqual(3);
  });

  test('SP-INGR-03 beside every ingress point there is room for a base', () => {
    const stuck = terrain.ingress.filter(({ at }) => fieldOf(terrain, request(at, { kind: 'near', of: { at, radius: 0 }, range: 25.4, level: 'same', levels }), 5).cells.length === 0);
    expect(stuck.map(({ id }) => id)).toEqual([]);
  });

  test('SP-LOS-05 no line of many is free where there is no sight, and every witness is', () => {
    for (let i = 0; i < 500; i++) {
      const [from, to] = [places[i]!, places[(i * 7 + 13) % places.length]!].map((at) => ({ at, radius })) as [
        { at: Point; radius: number },
        { at: Point; radius: number },
      ];
      if (planDistance(from.at, to.at) < 2.1 * radius) continue;
      const raised = isOnTerrain(terrain, to);
      const parts = terrain.parts.filter(
        (part) => part.sight === 'blocked' && elevation(part.top, from.at.y, levels) === 'higher' && !overlapsPart(part, from) && !(raised && elevation(part.top, to.at.y, levels) !== 'higher'),
      );
      const free = (p: Plan, q: Plan, within = 0.001): boolean => {
        const long = planDistance(p, q);
        return blocker(parts, p.x, p.z, (q.x - p.x) / long, (q.z - p.z) / long, within, long - within) < 0;
      };
      const found = sight(terrain, from, to, levels);
      // A line that is named from middle to middle begins and ends at the rims: what hangs over the bases themselves is not between them.
      if (found.seen) expect(free(found.line[0], found.line[1], planDistance(found.line[0], from.at) < 0.001 ? radius : 0.001)).toBe(true);
      else for (const p of rim(from.at)) for (const q of rim(to.at)) expect(free(p, q)).toBe(false);
    }
  });

  test('every place of an advance is accepted, and every push ends legally', () => {
    for (const at of places.slice(0, 40)) {
      const asked = request(at, { kind: 'tool', tool: { length: 150, width: 25, beyondTip: true }, over: false, levels, wedge: null });
      for (const cell of fieldOf(terrain, asked).cells) expect(refusePlace(terrain, asked, cell)).toBeNull();
      for (const way of rim({ x: 0, y: 0, z: 0 })) {
        const end = slide(terrain, { at, radius, height }, [], { kind: 'slide', length: 76.2, levels, wedge: null, higherCharactersStop: false }, way);
        expect(mayStand(terrain, { at: end.at, radius, height }, [], levels)).toBeNull();
      }
    }
  });
});

/** Places on the rim of a base. */
const rim = ({ x, z }: Point): readonly Plan[] =>
  Array.from({ length: 20 }, (_, i) => ({ x: x + radius * Math.cos((i * Math.PI) / 10), z: z + radius * Math.sin((i * Math.PI) / 10) }));
