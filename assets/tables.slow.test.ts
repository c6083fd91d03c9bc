import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { Content } from '../engine/node/content.ts';
import { objectivePlaces } from '../engine/shatterpoint/board/battlefield.ts';
import { EDGES } from '../engine/shatterpoint/board/edges.ts';
import { missions } from '../engine/shatterpoint/missions/index.ts';
import { PRINTED_SCALE } from '../engine/shatterpoint/state/setup.ts';
import type { Point as Place } from '../engine/shape/point.ts';
import { fromStretch, inside, type Point } from './kit/check/plan.ts';
import { assetsFolder } from './kit/check/read.ts';
import { boardOf } from '../engine/miniatures/terrain-board.ts';
import { hit, placeTable, type PlacedTable, readTable, stands } from './kit/check/table.ts';
import { faultsOf, layouts } from './kit/tables/build.ts';
import { type Layout, tableOf, textOf } from './kit/tables/layout.ts';
import { bulkheads, on } from './kit/tables/squares.ts';

const inch = 25.4;
const content = new Content(assetsFolder);
/** Radius of an objective token, mm. */
const token = PRINTED_SCALE.objective;

/** Every place where any mission lays a token, from either edge, each once. */
async function tokenPlaces(id: string): Promise<readonly Place[]> {
  const terrain = await content.terrain(id);
  const laid = missions.flatMap((mission) => EDGES.flatMap((edge) => objectivePlaces(terrain, mission, edge, token).map(({ at }) => at)));
  return [...new Map(laid.map((at) => [`${at.x} ${at.z}`, at])).values()];
}

/** Places on a grid of `step` mm within `reach` mm of a point. */
function around([x, z]: Point, reach: number, step: number): Point[] {
  const out: Point[] = [];
  for (let u = -reach; u <= reach; u += step) for (let v = -reach; v <= reach; v += step) if (Math.hypot(u, v) <= reach) out.push([x + u, z + v]);
  return out;
}

/** Whether any triangle that rises above a height comes, seen from above, within a token's radius of a place. */
function reaches(triangles: Float64Array, at: Point, above: number): boolean {
  for (let i = 0; i < triangles.length; i += 9) {
    const corners = [0, 3, 6].map((k): Point => [triangles[i + k]!, triangles[i + k + 2]!]);
    if (Math.max(triangles[i + 1]!, triangles[i + 4]!, triangles[i + 7]!) <= above) continue;
    if (inside(at, corners) || corners.some((p, k) => fromStretch(at, p, corners[(k + 1) % 3]!) < token - 0.1)) return true;
  }
  return false;
}

/** What stands on a table for every rule system, where it is otherwise than on most: storeys (mm), its decks and ways up, heights of the core set's objectives above the ground, whether two nets of gantries face each other, unjoined, and what stands by itself with a way up of its own. */
interface Expected {
  readonly storeys: readonly number[];
  readonly decks: string;
  readonly ways: readonly string[];
  readonly raised: readonly number[];
  readonly isParted: boolean;
  readonly alone: readonly string[];
}
const USUAL: Expected = { storeys: [45, 90, 180], decks: 'gantry-', ways: ['ladder'], raised: [90], isParted: false, alone: [] };
const OTHERWISE: Readonly<Record<string, Partial<Expected>>> = {
  depot: { storeys: [90, 180], isParted: true, alone: ['platform'] },
  'dry-dock': { isParted: true },
  'three-decks': { storeys: [90, 180], decks: 'deck-storey', ways: ['ladder', 'stairs', 'lift'], raised: [90, 180] },
  'tank-farm': { alone: ['house-a', 'house-b'] },
  'snow-field': { raised: [12, 90], isParted: true },
  'port-town': { storeys: [90, 180] },
  'cargo-hold': { storeys: [90, 180], decks: 'deck-' },
};

describe.each(['refinery', 'outpost', 'landing-ship', 'depot', 'relay', 'dry-dock', 'three-decks', 'wreck-yard', 'tank-farm', 'snow-field', 'port-town', 'cargo-hold'])('table %s', (id) => {
  const { storeys, decks, ways, raised, isParted, alone } = { ...USUAL, ...OTHERWISE[id] };
  const { mat } = layouts.find((one) => one.id === id)!;
  let table: PlacedTable;
  beforeAll(async () => {
    table = await placeTable(readTable(id));
  });

  it('follows the format and has at least 24 features with ids of their own', () => {
    const { file } = table;
    expect(file).toMatchObject({ format: 'gantry-table', version: mat === undefined ? 1 : 2, id, size: [914.4, 914.4] });
    expect(file.features.length).toBeGreaterThanOrEqual(24);
    expect(new Set(file.features.map((f) => f.id)).size).toBe(file.features.length);
    for (const feature of file.features) expect(Object.keys(feature).sort()).toEqual(['at', 'id', 'level', 'piece', 'turn']);
  });

  it('looks the same from both sides', () => {
    const { features } = table.file;
    for (const f of features) {
      const twin = features.find(
        (g) =>
          g.piece === f.piece &&
          g.level === f.level &&
          Math.hypot(g.at[0] + f.at[0], g.at[1] + f.at[1]) < 0.11 &&
          (g === f || (g.turn - f.turn + 720) % 360 === 180),
      );
      expect(twin, f.id).toBeDefined();
      if (twin === f) expect(['gantry-platform', 'gantry-bridge', 'gantry-cross', 'landing-pad', 'deck-bridge']).toContain(f.piece);
    }
  });

  it('has its storeys, four decks and five ways up', () => {
    const heights = new Set(table.surfaces.map(({ y }) => y));
    for (const y of storeys) expect(heights).toContain(y);
    expect(table.file.features.filter(({ piece }) => piece.startsWith(decks)).length).toBeGreaterThanOrEqual(4);
    expect(table.ingress.filter(({ kind }) => ways.includes(kind)).length).toBeGreaterThanOrEqual(5);
  });

  it('lets a base of 40 mm walk between all decks and roofs one storey up, but for what stands alone and has its own way up', () => {
    const step = 6;
    const free = new Map<string, boolean>();
    const stand = (i: number, j: number): boolean => {
      const key = `${i},${j}`;
      const known = free.get(key) ?? stands(table, [i * step, j * step], 40, 90);
      free.set(key, known);
      return known;
    };
    const level = table.surfaces.filter((s) => Math.abs(s.y - 90) < 0.2 && !s.feature.startsWith('tank'));
    const places = (outline: readonly Point[]): [number, number][] => {
      const out: [number, number][] = [];
      for (let i = -76; i <= 76; i++) for (let j = -76; j <= 76; j++) if (inside([i * step, j * step], outline) && stand(i, j)) out.push([i, j]);
      return out;
    };
    const reached = new Set<string>();
    const first = level.find(({ feature }) => !alone.includes(feature))!;
    const twin = level.find(({ feature }) => feature === first.feature.replace(/a$/, 'b'))!;
    const open = [...places(first.outline).slice(0, 1), ...(isParted ? places(twin.outline).slice(0, 1) : [])];
    for (const [i, j] of open) {
      for (const [u, v] of [[i + 1, j], [i - 1, j], [i, j + 1], [i, j - 1]] as [number, number][]) {
        if (reached.has(`${u},${v}`) || !stand(u, v)) continue;
        reached.add(`${u},${v}`);
        open.push([u, v]);
      }
    }
    const climbed = (outline: readonly Point[]): boolean => table.ingress.some(({ to: [x, y, z] }) => Math.abs(y - 90) < 0.2 && inside([x, z], outline));
    const walked = (outline: readonly Point[]): boolean => places(outline).some((p) => reached.has(p.join()));
    for (const { feature, outline } of level) expect((alone.includes(feature) ? climbed : walked)(outline), feature).toBe(true);
  });

  it('lays at least three objectives of the core set upstairs and the others on the ground', async () => {
    const heights = objectivePlaces(await content.terrain(id), missions[0]!, 1, token).map(({ at }) => at.y);
    expect(heights.filter((y) => raised.includes(y)).length).toBeGreaterThanOrEqual(3);
    for (const y of heights) expect([0, ...raised]).toContain(y);
  });

  it('keeps every objective of every mission free, with room for several bases around it at the same height', async () => {
    for (const { x, y, z } of await tokenPlaces(id)) {
      expect(hit(table, [x, z], token, y), `${x}, ${z}`).toBeUndefined();
      const room = around([x, z], 76, 8);
      expect(room.filter((p) => stands(table, p, 40, y)).length, `${x}, ${z}`).toBeGreaterThan(y === 180 ? 10 : 20);
      expect(room.filter((p) => stands(table, p, 50, y)).length, `${x}, ${z}`).toBeGreaterThan(y === 180 ? 5 : 12);
    }
  });

  it('shows every token from above: nothing hangs over one', async () => {
    for (const { x, y, z } of await tokenPlaces(id)) {
      const over = table.parts.filter(
        ({ top, low, high, triangles }) =>
          top > y + 3 && x + token > low[0] && x - token < high[0] && z + token > low[1] && z - token < high[1] && reaches(triangles, [x, z], y + 3),
      );
      expect(over.map(({ feature, part }) => `${feature} ${part}`), `${x}, ${z}`).toEqual([]);
    }
  });

  it('has the file that its layout says, and is not refused', async () => {
    const layout = layouts.find((one) => one.id === id)!;
    expect(readFileSync(`${assetsFolder}tables/${id}.json`, 'utf8').replaceAll('\r\n', '\n')).toBe(textOf(tableOf(layout)));
    expect(await faultsOf(tableOf(layout), assetsFolder)).toEqual([]);
  });

  it('leaves room for a base of 40 mm and of 50 mm at both ends of every way up', () => {
    for (const { feature, kind, from, to } of table.ingress) {
      for (const [x, y, z] of [from, to]) {
        for (const diameter of [40, 50]) {
          const free = around([x, z], inch + diameter / 2, 4).filter((p) => stands(table, p, diameter, y));
          expect(free.length, `${feature} ${kind} at ${y} mm for ${diameter} mm`).toBeGreaterThan(3);
        }
      }
    }
  });

  it('keeps both long set-up strips clear for eight squads', () => {
    for (const side of [-1, 1]) {
      const spots = Array.from({ length: 8 }, (_, i): Point => [-350 + i * 100, side * 432]);
      for (const spot of spots) {
        expect(stands(table, spot, 50, 0), spot.join()).toBe(true);
        expect(hit(table, spot, 90, 0), spot.join()).toBeUndefined();
      }
    }
  });

  it('keeps every part on the table', () => {
    for (const { feature, low, high } of table.parts) {
      expect(Math.min(...low), feature).toBeGreaterThanOrEqual(-457.2);
      expect(Math.max(...high), feature).toBeLessThanOrEqual(457.2);
    }
  });
});

const onSquares = layouts.filter(({ systems }) => systems !== undefined);

describe.each(onSquares.map((layout) => [layout.id, layout] as const))('table %s, on squares', (id, layout) => {
  const file = readTable(id);

  it('is laid out for Miniatures alone, with ids of its own, and has the file that its layout says', () => {
    expect(layout.systems).toEqual(['miniatures']);
    expect(file).toMatchObject({ format: 'gantry-table', version: layout.mat === undefined && layout.deployment === undefined ? 1 : 2, id, size: [914.4, 914.4], systems: ['miniatures'] });
    expect(new Set(file.features.map((f) => f.id)).size).toBe(file.features.length);
    expect(file.features.length).toBeGreaterThanOrEqual(60);
    expect(readFileSync(`${assetsFolder}tables/${id}.json`, 'utf8').replaceAll('\r\n', '\n')).toBe(textOf(tableOf(layout)));
  });

  it('is not refused: zones that hold a squad and are joined, doors on edges, nothing off the table (SWM-3.6, SWM-13.18)', async () => {
    expect(await faultsOf(tableOf(layout), assetsFolder)).toEqual([]);
  });

  it('is the same board from both ends, but for the hangar', async () => {
    const { columns, rows, ground, walls, doors } = boardOf(await content.terrain(id), inch);
    const turned = (walled: typeof walls): readonly string[] => walled.map(({ x1, y1, x2, y2 }) => `${columns - x2} ${rows - y2} ${columns - x1} ${rows - y1}`).sort();
    const plain = (walled: typeof walls): readonly string[] => walled.map(({ x1, y1, x2, y2 }) => `${x1} ${y1} ${x2} ${y2}`).sort();
    const same = JSON.stringify(ground) === JSON.stringify(ground.toReversed()) && JSON.stringify(plain(walls)) === JSON.stringify(turned(walls));
    expect(same && JSON.stringify(plain(doors.flat())) === JSON.stringify(turned(doors.flat()))).toBe(id !== 'hangar');
  });
});

describe('a board that cannot be played on is refused', () => {
  const room = onSquares.find(({ id }) => id === 'corridors')!;

  it('a door on no edge, a zone that is closed off, a zone too small', async () => {
    const moved = { ...room, twice: room.twice.map((stand) => (stand.piece === 'bulkhead-door' && stand.id.startsWith('middle') ? { ...stand, at: [stand.at[0] + 6, stand.at[1] + inch / 2] as const } : stand)) };
    expect(await faultsOf(tableOf(moved), assetsFolder)).toContainEqual(expect.stringMatching(/^door \d closes no edge between two squares$/));
    const closed = { ...room, twice: [...room.twice, ...bulkheads('bar', [0, 18], [36, 18])] };
    expect(await faultsOf(tableOf(closed), assetsFolder)).toEqual([expect.stringMatching(/^\d+ squares of the zones cannot be walked to: /)]);
    const full = { ...room, twice: [...room.twice, ...Array.from({ length: 16 }, (_, i) => on(`full-${i}`, 'container', [2 + (i % 8) * 4, 32 + 2 * Math.floor(i / 8)], [4, 2]))] };
    expect(await faultsOf(tableOf(full), assetsFolder)).toContainEqual(expect.stringMatching(/^the near zone has room for \d+ figures, fewer than 40$/));
  });
});

describe('a layout that cannot be played on is refused', () => {
  const refinery = layouts.find(({ id }) => id === 'refinery')!;
  const changed = (id: string, change: Partial<Layout['twice'][number]>): ReturnType<typeof tableOf> =>
    tableOf({ ...refinery, twice: refinery.twice.map((stand) => (stand.id === id ? { ...stand, ...change } : stand)) });

  it('a feature over a token: the mission, the objective, the feature and the rule are named', async () => {
    const faults = await faultsOf(changed('wall-yard', { at: [-20, -170], turn: 350 }), assetsFolder);
    expect(faults).toContain('mission "first-contact", objective T1 at 0, -152.4 mm with the First Player at the near edge: feature "wall-yard-a" (its part "wall") covers the place and nothing there holds the whole token (SP-FIELD-05)');
    expect(faults.every((fault) => fault.includes('wall-yard'))).toBe(true);
  });

  it('a feature off the table, and a piece that is not there', async () => {
    expect(await faultsOf(changed('mast', { at: [-430, -290] }), assetsFolder)).toEqual([expect.stringMatching(/^table "refinery": feature mast-a: its part "\w+" reaches \d+\.\d mm over the table's left edge$/)]);
    expect(await faultsOf(changed('mast', { piece: 'cathedral' }), assetsFolder)).toEqual([expect.stringContaining('feature mast-a: piece "refinery/cathedral" is missing')]);
  });

  it('a ladder with an end off the table', async () => {
    expect(await faultsOf(changed('crates', { piece: 'ladder', at: [-440, -178], turn: 270 }), assetsFolder)).toEqual(['a', 'b'].map((side) => `ingress point crates-${side}/ladder/0/from lies off the table`));
  });
});
