import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../core/rng.ts';
import { type BoxSpec, boxTerrain } from '../../testing/terrain.ts';
import { type Plan, planDistance } from '../../shape/point.ts';
import { boxOf, distanceToArea, edgesOf } from '../plane/ring.ts';
import type { Base } from '../../shape/shape.ts';
import { sees, sight, type Sight } from './sight.ts';
import { depthOf, movedTerrain, qualifying, rimOf, someLineFree, spareOf, without, withParts } from './reference.fixture.ts';
import type { Terrain } from '../terrain/terrain.ts';

const levels = { step: 76.2, equalIsSame: true };
const times = { numRuns: 50, seed: 8 };

/** Whole millimetres, so that two boxes touch or stand at least one apart. */
const boxes = fc
  .array(
    fc.record({
      x: fc.integer({ min: -250, max: 220 }),
      z: fc.integer({ min: -250, max: 220 }),
      w: fc.integer({ min: 2, max: 150 }),
      d: fc.integer({ min: 2, max: 150 }),
      top: fc.constantFrom(40, 100, 180, 180),
    }),
    { minLength: 9, maxLength: 16 },
  )
  .map((list) =>
    list.map(({ x, z, w, d, top }, i): BoxSpec => ({
      id: `b${i}`,
      sight: i % 5 === 4 ? 'clear' : 'blocked',
      move: 'impassable',
      x: [x, x + w],
      z: [z, z + d],
      bottom: 0,
      top,
    })),
  );
/** Boxes turned by some 37°, so that nothing lies along an axis. */
const terrains = fc.tuple(boxes, fc.boolean()).map(([list, turned]) => {
  const terrain = boxTerrain({ size: [700, 700], boxes: list });
  return turned ? movedTerrain(terrain, ({ x, z }) => ({ x: 0.8 * x - 0.6 * z, z: 0.6 * x + 0.8 * z }), false) : terrain;
});
type Corner = readonly [x: number, z: number];

/** Six high blocks: plain, with a court within, or with a court open to one side; none along an axis. */
function courts(random: () => number): Terrain {
  const between = (low: number, high: number): number => Math.round(low + random() * (high - low));
  const list = Array.from({ length: 6 }, (_, i): BoxSpec => {
    const [x, z] = [between(-90, 60), between(-90, 60)];
    return { id: `b${i}`, sight: 'blocked', move: 'impassable', x: [x, x + between(4, 90)], z: [z, z + between(4, 90)], bottom: 20, top: 120 };
  });
  const turned = movedTerrain(boxTerrain({ boxes: list }), ({ x, z }) => ({ x: 0.8 * x - 0.6 * z, z: 0.6 * x + 0.8 * z }), false);
  return withParts(turned, turned.parts.map((part, i) => {
    const [a, b, c, d] = part.footprint[0]! as readonly [Corner, Corner, Corner, Corner];
    const within = (p: Corner, q: Corner): Corner => [p[0] + (q[0] - p[0]) * 0.2, p[1] + (q[1] - p[1]) * 0.2];
    const hole = [within(a, c), within(d, b), within(c, a), within(b, d)];
    const footprint = [[[a, b, c, d]], [[a, b, c, d], hole], [[a, b, c, d, hole[1]!, hole[2]!, hole[3]!, hole[0]!]]][i % 3]!;
    const edges = edgesOf(footprint);
    return { ...part, footprint, edges, box: boxOf(edges), surfaces: [] };
  }));
}

const place = fc.integer({ min: -2800, max: 2800 }).map((n) => n / 10);
const bases = fc
  .record({ x: place, z: place, y: fc.constantFrom(0, 0, 0, 100, 180), radius: fc.constantFrom(12.5, 20, 20, 35) })
  .map(({ x, z, y, radius }): Base => ({ at: { x, y, z }, radius }));

const apart = (from: Base, to: Base): boolean => planDistance(from.at, to.at) > from.radius + to.radius + 0.2;

describe('the exact search against plain sampling', () => {
  test('SP-LOS-01 SP-LOS-05 where one of many lines is free by 0.1 mm there is sight, and the line of sight is free', () => {
    const counts = { seen: 0, blocked: 0 };
    fc.assert(
      fc.property(terrains, bases, bases, (terrain, from, to) => {
        if (!apart(from, to)) return;
        const parts = qualifying(terrain, from, to, levels);
        const found = sight(terrain, from, to, levels);
        expect(sees(terrain, from, to, levels)).toBe(found.seen);
        counts[found.seen ? 'seen' : 'blocked']++;
        if (found.seen) expect(depthOf(parts, found.line, [from, to])).toBeLessThan(0.06);
        else expect(someLineFree(parts, from, to, 24, 0.1)).toBe(false);
      }),
      { ...times, numRuns: 120 },
    );
    expect(Math.min(counts.seen, counts.blocked)).toBeGreaterThan(20);
  });

  test('SP-LOS-05 the same round courts and for bases near each other, where gaps up to 0.6 mm are closed', () => {
    const random = randomFrom(6);
    const counts = { seen: 0, blocked: 0 };
    for (let i = 0; i < 180; i++) {
      const terrain = courts(random);
      const base = (radius: number): Base => ({ at: { x: random() * 200 - 100, y: 0, z: random() * 200 - 100 }, radius });
      const [from, to] = [base([5, 12.5, 20][i % 3]!), base([5, 5, 20, 35][i % 4]!)];
      if (!apart(from, to)) continue;
      const parts = qualifying(terrain, from, to, levels);
      const found = sight(terrain, from, to, levels);
      counts[found.seen ? 'seen' : 'blocked']++;
      if (found.seen) expect(depthOf(parts, found.line, [from, to])).toBeLessThan(0.06);
      else expect(someLineFree(parts, from, to, 16, 0.31)).toBe(false);
      expect(sees(terrain, to, from, levels)).toBe(found.seen);
    }
    expect(Math.min(counts.seen, counts.blocked)).toBeGreaterThan(25);
  });

  test('SP-LOS-06 without parts that a base overlaps and at one height sight goes both ways', () => {
    fc.assert(
      fc.property(terrains, bases, bases, (terrain, one, two) => {
        const [from, to] = [{ ...one, at: { ...one.at, y: 0 } }, { ...two, at: { ...two.at, y: 0 } }];
        const high = withParts(terrain, terrain.parts.filter(({ edges }) => [from, to].every(({ at, radius }) => distanceToArea(edges, at.x, at.z) > radius)));
        expect(sees(high, to, from, levels)).toBe(sees(high, from, to, levels));
      }),
      times,
    );
  });
});

describe('the same table drawn otherwise gives the same answer', () => {
  const ways: readonly (readonly [string, (place: Plan) => Plan, boolean])[] = [
    ['mirrored', ({ x, z }) => ({ x: -x, z }), true],
    ['turned by a quarter', ({ x, z }) => ({ x: -z, z: x }), false],
    ['shifted', ({ x, z }) => ({ x: x + 37, z: z - 12 }), false],
  ];
  test.each(ways)('SP-LOS-05 %s', (_, move, turned) => {
    fc.assert(
      fc.property(terrains, bases, bases, (terrain, from, to) => {
        const put = ({ at, radius }: Base): Base => ({ at: { ...move(at), y: at.y }, radius });
        expect(summary(sight(movedTerrain(terrain, move, turned), put(from), put(to), levels))).toEqual(summary(sight(terrain, from, to, levels)));
      }),
      times,
    );
  });

  test('SP-LOS-05 with its parts in another order', () => {
    fc.assert(
      fc.property(terrains, bases, bases, (terrain, from, to) => {
        expect(summary(sight(withParts(terrain, [...terrain.parts].reverse()), from, to, levels))).toEqual(summary(sight(terrain, from, to, levels)));
      }),
      times,
    );
  });

  /** Whether there is sight, and how many parts stop the best line. */
  const summary = (found: Sight): readonly [boolean, number] => [found.seen, found.seen ? 0 : found.blockers.length];
});

describe('the witness of a blocked line', () => {
  const blocked = (judge: (terrain: Terrain, from: Base, to: Base, found: Extract<Sight, { seen: false }>) => void): void => {
    let count = 0;
    fc.assert(
      fc.property(terrains, bases, bases, (terrain, one, two) => {
        const [from, to] = [{ ...one, at: { ...one.at, y: 0 } }, { ...two, at: { ...two.at, y: 0 } }];
        const found = sight(terrain, from, to, levels);
        if (found.seen) return;
        count++;
        judge(terrain, from, to, found);
      }),
      { ...times, numRuns: 90 },
    );
    expect(count).toBeGreaterThan(20);
  };

  test('SP-LOS-04 without exactly these parts there is sight, without fewer of them there is none', () => {
    blocked((terrain, from, to, { blockers }) => {
      const parts = blockers.map(({ part }) => part);
      expect(sees(without(terrain, parts), from, to, levels)).toBe(true);
      for (let some = 0; some < 2 ** parts.length - 1; some++) {
        expect(sees(without(terrain, parts.filter((_, i) => (some >> i) % 2 === 1)), from, to, levels)).toBe(false);
      }
    });
  });

  test('SP-LOS-04 the line runs between the bases, through these parts and no other, entering and leaving each where it says', () => {
    blocked((terrain, from, to, { line: [p, q], blockers, blocker }) => {
      expect(planDistance(p, from.at)).toBeLessThanOrEqual(from.radius + 1e-6);
      expect(planDistance(q, to.at)).toBeLessThanOrEqual(to.radius + 1e-6);
      const parts = qualifying(terrain, from, to, levels);
      const stops = parts.filter((part) => depthOf([part], [p, q], [from, to]) > 0.06).map(({ index }) => index);
      expect(blockers.map(({ part }) => part)).toEqual(expect.arrayContaining(stops));
      expect(blocker).toBe(blockers[0]!.part);
      let last = 0;
      for (const { part, from: enters, to: leaves } of blockers) {
        expect(parts).toContain(terrain.parts[part]);
        expect(planDistance(p, enters) + planDistance(enters, leaves) + planDistance(leaves, q)).toBeCloseTo(planDistance(p, q), 5);
        expect(planDistance(p, enters)).toBeGreaterThanOrEqual(last);
        last = planDistance(p, enters);
        for (const end of [enters, leaves]) expect(atBorder(terrain, part, end, [from, to])).toBe(true);
      }
    });
  });

  test('SP-LOS-04 no line of many meets fewer parts', () => {
    blocked((terrain, from, to, { blockers }) => {
      const parts = qualifying(terrain, from, to, levels);
      for (const p of rimOf(from, 10))
        for (const q of rimOf(to, 10)) expect(parts.filter((part) => spareOf([part], p, q) < 0.1).length).toBeGreaterThanOrEqual(blockers.length);
    });
  });

  /** Whether a place lies at a part's border, or on a base's rim, where the line begins or ends. */
  const atBorder = (terrain: Terrain, part: number, { x, z }: Plan, ends: readonly Base[]): boolean =>
    spareOf([terrain.parts[part]!], { x, z }, { x: x + 1e-3, z }) < 0.11 || ends.some(({ at, radius }) => Math.abs(planDistance(at, { x, z }) - radius) < 1e-3);
});
