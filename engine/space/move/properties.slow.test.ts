import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PlaceRequest } from '../../core/script.ts';
import { type BoxSpec, boxTerrain } from '../../testing/terrain.ts';
import { mayStand, standingHeights } from '../ground/ground.ts';
import { type Plan, planDistance, type Point, tenth } from '../../shape/point.ts';
import { poseTo, reachField, reachTool, type ToolZone } from './reach.ts';
import { distanceToTool } from './reach-reference.fixture.ts';
import { distanceToEdges, holds } from '../plane/ring.ts';
import type { Body } from '../../shape/shape.ts';
import { sight } from '../sight/sight.ts';
import { slide, type SlideZone } from './slide.ts';
import type { Terrain } from '../terrain/terrain.ts';
import { hindrance } from './tool.ts';
import { refusePlace } from './zone.ts';
import { fieldOf } from './zone-field.ts';

const levels = { step: 76.2, equalIsSame: true };
const [radius, height] = [20, 40];
/** The seed is fixed so that a failure can be repeated. */
const few = { numRuns: 12, seed: 20 };
const many = { numRuns: 60, seed: 20 };

const boxes = fc.array(
  fc.record({
    x: fc.integer({ min: -280, max: 280 }), z: fc.integer({ min: -280, max: 280 }), w: fc.integer({ min: 4, max: 160 }), d: fc.integer({ min: 4, max: 160 }),
    top: fc.constantFrom(20, 45, 76, 90, 150), bottom: fc.constantFrom(0, 0, 0, 60), clear: fc.boolean(), passable: fc.boolean(),
  }),
  { maxLength: 9 },
).map((list) => list.map(({ x, z, w, d, top, bottom, clear, passable }, i): BoxSpec => ({
  id: `b${i}`, sight: clear && i % 2 ? 'clear' : 'blocked', move: passable && i % 2 ? 'passable' : 'impassable', x: [x, x + w], z: [z, z + d], bottom: Math.min(bottom, top - 5), top,
})));
const terrains = boxes.map((list) => boxTerrain({ size: [600, 600], boxes: list }));
const places = fc.record({ x: fc.integer({ min: -2700, max: 2700 }).map((n) => n / 10), z: fc.integer({ min: -2700, max: 2700 }).map((n) => n / 10) });

/** A body standing on the terrain near a place, or null. */
function bodyAt(terrain: Terrain, { x, z }: Plan): Body | null {
  const body = { at: { x, y: 0, z }, radius, height };
  const heights = standingHeights(terrain, x, z, body, [], levels);
  return heights.length > 0 ? { ...body, at: { x, y: heights[heights.length - 1]!, z } } : null;
}

const isDeep = (terrain: Terrain, parts: readonly number[], x: number, z: number, deep: number): boolean =>
  parts.some((i) => holds(terrain.parts[i]!.edges, x, z) && distanceToEdges(terrain.parts[i]!.edges, x, z) > deep);

/** Blocked parts that SP-LOS-02 and -03 leave for a viewer on the ground and a target on the ground. */
const highParts = ({ parts }: Terrain, from: Body): readonly number[] =>
  parts.filter((part) => part.sight === 'blocked' && part.top > 76.4 && !(part.bottom <= 3 && distanceToEdges(part.edges, from.at.x, from.at.z) < radius)).map(({ index }) => index);

describe('sight', () => {
  test('SP-LOS-05 a free line is free, and where none is said to be, none of many is', () => {
    fc.assert(
      fc.property(terrains, places, places, (terrain, p, q) => {
        const [from, to] = [{ at: { ...p, y: 0 }, radius, height }, { at: { ...q, y: 0 }, radius, height }];
        if (!standsOnGround(terrain, from) || !standsOnGround(terrain, to) || planDistance(p, q) <= 2 * radius) return;
        const found = sight(terrain, from, to, levels);
        const parts = highParts(terrain, from);
        if (found.seen) {
          expect(planDistance(found.line[0], from.at)).toBeLessThanOrEqual(radius + 1e-6);
          expect(planDistance(found.line[1], to.at)).toBeLessThanOrEqual(radius + 1e-6);
          for (let i = 0; i <= 300; i++) expect(isDeep(terrain, parts, ...between(found.line, i / 300), 0.06)).toBe(false);
        } else {
          expect(parts).toContain(found.blocker);
          for (const line of lines(from, to, 14)) expect(crossesSome(terrain, parts, line)).toBe(true);
        }
      }),
      many,
    );
  });

  test('SP-LOS-06 on the ground sight goes both ways', () => {
    fc.assert(
      fc.property(terrains, places, places, (terrain, p, q) => {
        const [from, to] = [{ at: { ...p, y: 0 }, radius, height }, { at: { ...q, y: 0 }, radius, height }];
        if (!standsOnGround(terrain, from) || !standsOnGround(terrain, to)) return;
        expect(sight(terrain, to, from, levels).seen).toBe(sight(terrain, from, to, levels).seen);
      }),
      many,
    );
  });
});

const standsOnGround = (terrain: Terrain, body: Body): boolean =>
  mayStand(terrain, body, [], levels) === null &&
  !terrain.parts.some((part) => holds(part.edges, body.at.x, body.at.z) || distanceToEdges(part.edges, body.at.x, body.at.z) < radius - 0.1);

const between = ([a, b]: readonly [Point, Point], t: number): [number, number] => [a.x + (b.x - a.x) * t, a.z + (b.z - a.z) * t];

/** Lines between places on the rims of two discs. */
function* lines(from: Body, to: Body, count: number): Generator<readonly [Point, Point]> {
  const rim = ({ at }: Body, i: number): Point => {
    const angle = (2 * Math.PI * i) / count;
    return { x: at.x + radius * Math.cos(angle), y: 0, z: at.z + radius * Math.sin(angle) };
  };
  for (let i = 0; i < count; i++) for (let j = 0; j < count; j++) yield [rim(from, i), rim(to, j)];
}

/** Whether a line comes within the widest closed seam of some part. */
const crossesSome = (terrain: Terrain, parts: readonly number[], line: readonly [Point, Point]): boolean => {
  for (let i = 0; i <= 400; i++) {
    const [x, z] = between(line, i / 400);
    if (parts.some((k) => holds(terrain.parts[k]!.edges, x, z) || distanceToEdges(terrain.parts[k]!.edges, x, z) < 1.2)) return true;
  }
  return false;
};

describe('the tool', () => {
  const zone: ToolZone = { kind: 'tool', tool: { length: 150, width: 24, beyondTip: true }, over: false, levels, wedge: null };
  const request = (body: Body, asked: PlaceRequest['zone']): PlaceRequest => ({ kind: 'place', seat: 0, ask: 'advance', about: {}, figure: 'a', body, others: [], zone: asked, optional: false });

  test('SP-TOOL-04 every cell of the field is near enough, legal, and has a free tool that touches it', () => {
    fc.assert(
      fc.property(terrains, places, (terrain, place) => {
        const body = bodyAt(terrain, place);
        if (!body) return;
        const { cells } = reachField(terrain, body, [], zone, 20);
        for (const cell of cells) {
          expect(planDistance(cell, body.at)).toBeLessThanOrEqual(150 + 2 * radius + 0.1);
          expect(refusePlace(terrain, request(body, zone), cell)).toBeNull();
          const reached = reachTool(terrain, body, [], zone, cell);
          if (!reached.ok) throw new Error('refused');
          const { a, b, c } = reached.pose;
          expect(distanceToTool(reached.pose, zone.tool.width, cell)).toBeLessThanOrEqual(radius + 0.1001);
          const { parts } = hindrance(terrain, body, zone.tool, levels);
          if (planDistance(cell, body.at) > 0.1) for (const [p, q] of [[a, b], [b, c]] as const) expectBarFree(terrain, parts.map(({ index }) => index), p, q);
        }
      }),
      few,
    );
  });

  test('SP-CLIMB-01 a climb with the same tool reaches all that an advance does', () => {
    fc.assert(
      fc.property(terrains, places, (terrain, place) => {
        const body = bodyAt(terrain, place);
        if (!body) return;
        const over = { ...zone, over: true };
        for (const cell of reachField(terrain, body, [], zone, 25).cells) expect(refusePlace(terrain, request(body, over), cell)).toBeNull();
      }),
      few,
    );
  });

  test('SP-TOOL-04 a longer tool reaches no less', () => {
    fc.assert(
      fc.property(terrains, places, places, (terrain, place, aim) => {
        const body = bodyAt(terrain, place);
        if (!body) return;
        const longer = { ...zone, over: true, tool: { ...zone.tool, length: 180 } };
        if (poseTo(terrain, body, { ...zone, over: true }, aim)) expect(poseTo(terrain, body, longer, aim)).not.toBeNull();
      }),
      few,
    );
  });
});

/** No place on a bar of the tool lies inside a hindering part. */
function expectBarFree(terrain: Terrain, parts: readonly number[], p: Plan, q: Plan): void {
  const long = planDistance(p, q);
  const [ux, uz] = [(q.x - p.x) / long, (q.z - p.z) / long];
  for (let along = 1; along < long; along += 6) {
    for (const side of [-11.8, 0, 11.8]) expect(isDeep(terrain, parts, p.x + ux * along - uz * side, p.z + uz * along + ux * side, 0.15)).toBe(false);
  }
}

describe('pushes and fields', () => {
  const zone: SlideZone = { kind: 'slide', length: 76, levels, wedge: null, higherCharactersStop: false };

  test('SP-PUSH-13 a push ends legally, on its way and no farther than its length', () => {
    fc.assert(
      fc.property(terrains, places, places, fc.integer({ min: 0, max: 359 }), (terrain, place, enemy, degrees) => {
        const body = bodyAt(terrain, place);
        const others = [bodyAt(terrain, enemy)].filter((one) => one !== null);
        if (!body || mayStand(terrain, body, others, levels)) return;
        const way = { x: Math.cos((degrees * Math.PI) / 180), z: Math.sin((degrees * Math.PI) / 180) };
        const { at } = slide(terrain, body, others, zone, way);
        expect(mayStand(terrain, { ...body, at }, others, levels)).toBeNull();
        expect(at.y).toBeLessThanOrEqual(body.at.y + 3.1);
        expect(planDistance(at, body.at)).toBeLessThanOrEqual(76.1);
        expect(Math.abs((at.x - body.at.x) * way.z - (at.z - body.at.z) * way.x)).toBeLessThanOrEqual(0.08);
        for (const n of [at.x, at.y, at.z]) expect(tenth(n)).toBe(n);
      }),
      many,
    );
  });

  test('every place of every field is accepted', () => {
    const zones = (of: Plan): readonly PlaceRequest['zone'][] => [
      { kind: 'near', of: { at: { ...of, y: 0 }, radius: 20 }, range: 60, level: 'any', levels },
      { kind: 'near', of: { at: { ...of, y: 90 }, radius: 0 }, range: 60, level: 'same', levels },
      { kind: 'strip', side: -1, depth: 40, levels },
      zone,
    ];
    fc.assert(
      fc.property(terrains, places, places, (terrain, place, of) => {
        const body = bodyAt(terrain, place);
        if (!body) return;
        for (const asked of zones(of)) {
          const request: PlaceRequest = { kind: 'place', seat: 0, ask: 'place', about: {}, figure: 'a', body, others: [], zone: asked, optional: false };
          for (const cell of fieldOf(terrain, request, 25).cells) expect(refusePlace(terrain, request, cell)).toBeNull();
        }
      }),
      few,
    );
  });

  test('SP-MOVE-07 SP-MOVE-06 whoever may stand does not share space with a solid box', () => {
    fc.assert(
      fc.property(terrains, places, (terrain, place) => {
        const body = bodyAt(terrain, place);
        if (!body) return;
        for (const part of terrain.parts) {
          if (part.top <= body.at.y + 3 || part.bottom >= body.at.y + height) continue;
          expect(holds(part.edges, place.x, place.z)).toBe(false);
          expect(distanceToEdges(part.edges, place.x, place.z)).toBeGreaterThanOrEqual(radius - 0.11);
        }
      }),
      many,
    );
  });
});
