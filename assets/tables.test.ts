import { beforeAll, describe, expect, it } from 'vitest';
import {  covered, inside, type Point } from './kit/check/plan.ts';
import { hit, objectiveHeight, placeTable, type PlacedTable, readTable, stands } from './kit/check/table.ts';

const inch = 25.4;
const objectives = [8, 18, 28].flatMap((x) => [8, 18, 28].map((z): Point => [x * inch - 457.2, 457.2 - z * inch]));

/** Places on a grid of `step` mm within `reach` mm of a point. */
function around([x, z]: Point, reach: number, step: number): Point[] {
  const out: Point[] = [];
  for (let u = -reach; u <= reach; u += step) for (let v = -reach; v <= reach; v += step) if (Math.hypot(u, v) <= reach) out.push([x + u, z + v]);
  return out;
}

describe.each(['refinery', 'outpost'])('table %s', (id) => {
  let table: PlacedTable;
  beforeAll(async () => {
    table = await placeTable(readTable(id));
  });

  it('follows the format and has at least 24 features with ids of their own', () => {
    const { file } = table;
    expect(file).toMatchObject({ format: 'gantry-table', version: 1, id, size: [914.4, 914.4] });
    expect(file.features.length).toBeGreaterThanOrEqual(24);
    expect(new Set(file.features.map((f) => f.id)).size).toBe(file.features.length);
    for (const feature of file.features) expect(Object.keys(feature).sort()).toEqual(['at', 'id', 'level', 'piece', 'turn']);
  });

  it('looks the same from both sides', () => {
    const { features } = table.file;
    for (const f of features) {
      const twin = features.find((g) => g.piece === f.piece && g.level === f.level && Math.hypot(g.at[0] + f.at[0], g.at[1] + f.at[1]) < 0.11 && (g === f || (g.turn - f.turn + 720) % 360 === 180));
      expect(twin, f.id).toBeDefined();
      if (twin === f) expect(['gantry-platform', 'gantry-cross', 'landing-pad']).toContain(f.piece);
    }
  });

  it('has three heights and half levels, four gantries and five ladders', () => {
    const heights = new Set(table.surfaces.map(({ y }) => y));
    for (const y of [45, 90, 180]) expect(heights).toContain(y);
    expect(table.file.features.filter(({ piece }) => piece.startsWith('gantry-')).length).toBeGreaterThanOrEqual(4);
    expect(table.ingress.filter(({ kind }) => kind === 'ladder').length).toBeGreaterThanOrEqual(5);
  });

  it('lets a base of 40 mm walk between all decks and roofs one storey up', () => {
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
    const open = places(level[0]!.outline).slice(0, 1);
    for (const [i, j] of open) {
      for (const [u, v] of [[i + 1, j], [i - 1, j], [i, j + 1], [i, j - 1]] as [number, number][]) {
        if (reached.has(`${u},${v}`) || !stand(u, v)) continue;
        reached.add(`${u},${v}`);
        open.push([u, v]);
      }
    }
    for (const { feature, outline } of level) expect(places(outline).some((p) => reached.has(p.join())), feature).toBe(true);
  });

  it('lays at least three objectives one storey up and the others on the ground', () => {
    const heights = objectives.map((at) => objectiveHeight(table, at));
    expect(heights.filter((y) => y === 90).length).toBeGreaterThanOrEqual(3);
    for (const y of heights) expect([0, 90]).toContain(y);
  });

  it('keeps every objective free, with room for several bases around it at the same height', () => {
    for (const at of objectives) {
      const y = objectiveHeight(table, at);
      expect(hit(table, at, 12.7, y), at.join()).toBeUndefined();
      const under = table.parts.filter((part) => part.solid && part.top > y + 1 && part.bottom < y + 35 && covered(at, part.footprint));
      expect(under.map(({ feature, part }) => `${feature} ${part}`), at.join()).toEqual([]);
      const room = around(at, 76, 8);
      expect(room.filter((p) => stands(table, p, 40, y)).length, at.join()).toBeGreaterThan(40);
      expect(room.filter((p) => stands(table, p, 50, y)).length, at.join()).toBeGreaterThan(20);
    }
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
