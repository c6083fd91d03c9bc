import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../core/rng.ts';
import { boxPiece, type BoxSpec, boxTerrain } from '../../testing/terrain.ts';
import { mayStand } from '../ground/ground.ts';
import { type Plan, planDistance, type Point, tenth } from '../../shape/point.ts';
import { farthest, mayReach, poseTo, reachField, reachTool, type ToolZone } from './reach.ts';
import { PoseTree } from './reach-tree.ts';
import { distanceToTool, hardPlace, liesFree, turnedBoxes } from './reach-reference.fixture.ts';
import type { Body } from '../../shape/shape.ts';
import { buildTerrain } from '../terrain/table.ts';
import type { Terrain } from '../terrain/terrain.ts';
import { hindrance, type Pose } from './tool.ts';

const levels = { step: 76.2, equalIsSame: true };
const [radius, height] = [20, 40];
const zoneOf = (length: number, width: number, beyondTip: boolean): ToolZone => ({ kind: 'tool', tool: { length, width, beyondTip }, over: false, levels, wedge: null });
const advance = zoneOf(150, 25, true);

/** Bodies on the ground of some random tables. */
function* tables(seed: number, count: number, each: number): Generator<readonly [Terrain, Body, () => number]> {
  const random = randomFrom(seed);
  for (let i = 0; i < count; i++) {
    const terrain = turnedBoxes(random, 7);
    for (let k = 0, tries = 0; k < each && tries < 50; tries++) {
      const body = { at: { x: tenth((random() - 0.5) * 500), y: 0, z: tenth((random() - 0.5) * 500) }, radius, height };
      if (mayStand(terrain, body, [], levels) !== null || hindrance(terrain, body, advance.tool, levels).parts.length === 0) continue;
      k++;
      yield [terrain, body, random];
    }
  }
}

function expectLegal(terrain: Terrain, body: Body, zone: ToolZone, to: Plan, pose: Pose): void {
  const { length, width, beyondTip } = zone.tool;
  const { a, b, c } = pose;
  expect(planDistance(body.at, a)).toBeCloseTo(radius, 9);
  expect([planDistance(a, b), planDistance(b, c), planDistance(body.at, b)]).toEqual(
    [length / 2, length / 2, radius + length / 2].map((n) => expect.closeTo(n, 9) as unknown),
  );
  expect((b.x - a.x) * (c.x - b.x) + (b.z - a.z) * (c.z - b.z)).toBeGreaterThan(-1e-6);
  expect(distanceToTool(pose, width, to)).toBeLessThanOrEqual(radius + 0.1 + 1e-9);
  // Not beyond the tip: no farther along than it, or beside the first bar.
  const beyond = ((to.x - c.x) * (c.x - b.x) + (to.z - c.z) * (c.z - b.z)) / (length / 2);
  if (!beyondTip && beyond > 0.1) expect(distanceToTool({ a, b, c: a }, width, to)).toBeLessThanOrEqual(radius + 0.1);
  if (planDistance(body.at, to) > 0.1) expect(liesFree(pose, hindrance(terrain, body, zone.tool, levels).parts, width, 0.1)).toBe(true);
}

describe('the tool among terrain', () => {
  test.each([zoneOf(150, 25, true), zoneOf(85, 25, true), zoneOf(150, 25, false), zoneOf(120, 4, true)])('SP-TOOL-04 whatever a free tool touches is reached: %o', (zone) => {
    let asked = 0;
    for (const [terrain, body, random] of tables(31, 4, 3)) {
      const { parts } = hindrance(terrain, body, zone.tool, levels);
      for (let i = 0; i < 60; i++) {
        const found = hardPlace(random, body, zone.tool, parts);
        if (!found || planDistance(body.at, found.place) > farthest(zone, radius)) continue;
        const { b, c } = found.pose;
        if (!zone.tool.beyondTip && (found.place.x - c.x) * (c.x - b.x) + (found.place.z - c.z) * (c.z - b.z) > 0) continue;
        const pose = poseTo(terrain, body, zone, found.place);
        expect(pose).not.toBeNull();
        expectLegal(terrain, body, zone, found.place, pose!);
        asked++;
      }
    }
    expect(asked).toBeGreaterThan(60);
  });

  test('SP-TOOL-04 SP-TOOL-06 every pose that is found lies free and touches the base', () => {
    for (const zone of [advance, zoneOf(85, 25, true), zoneOf(150, 25, false), zoneOf(150, 0, true)]) {
      let [reached, refused] = [0, 0];
      for (const [terrain, body, random] of tables(47, 3, 3)) {
        for (let i = 0; i < 60; i++) {
          const to = { x: body.at.x + (random() - 0.5) * 2 * farthest(zone, radius), z: body.at.z + (random() - 0.5) * 2 * farthest(zone, radius) };
          const pose = poseTo(terrain, body, zone, to);
          if (pose) expectLegal(terrain, body, zone, to, pose);
          if (pose) reached++;
          else refused++;
        }
      }
      expect(Math.min(reached, refused)).toBeGreaterThan(50);
    }
  });

  test('SP-TOOL-04 answers do not depend on what was asked before, not even where a hair decides', () => {
    const zones = [advance, zoneOf(85, 25, true)];
    const [one, two] = [[...tables(59, 4, 4)], [...tables(59, 4, 4)]];
    const random = randomFrom(5);
    let [reached, refused] = [0, 0];
    for (const [i, [terrain, body]] of one.entries()) {
      const [again] = two[i]!;
      const places = Array.from({ length: 10 }, () => border(terrain, body, random)).flat();
      const answers = places.map((to) => zones.map((zone) => poseTo(terrain, body, zone, to)));
      for (const [k, to] of [...places.entries()].reverse()) {
        if (random() < 0.005) reachField(again, body, [], advance, 17);
        for (const [z, zone] of [...zones.entries()].reverse()) {
          const pose = answers[k]![z]!;
          if (k % 4 === 0 && mayStand(again, { ...body, at: to }, [], levels) === null) expect(mayReach(again, body, [], zone, to)).toBe(pose !== null);
          if (k % 4 === 1) expect(poseTo(again, body, zone, to)).toEqual(pose);
          if (pose) reached++;
          else refused++;
        }
      }
    }
    expect(Math.min(reached, refused)).toBeGreaterThan(250);
  });

  test('SP-TOOL-04 a pose that served the last place serves the next one only where it would be found anyway', () => {
    const random = randomFrom(7);
    for (const [terrain, body] of tables(59, 5, 4)) {
      const whole = hindrance(terrain, body, advance.tool, levels);
      const [asked, cold] = [0, 1].map(() => new PoseTree(body.at, radius, advance.tool, whole)) as [PoseTree, PoseTree];
      for (let i = 0; i < 40; i++) for (const { x, z } of border(terrain, body, random)) expect(asked.reaches(x, z)).toBe(cold.poseTo(x, z) !== null);
    }
  });

  /** Places within a hair of where an advance ends in a direction at random. */
  function border(terrain: Terrain, body: Body, random: () => number): readonly Point[] {
    const way = random() * 2 * Math.PI;
    const at = (far: number): Plan => ({ x: body.at.x + far * Math.cos(way), z: body.at.z + far * Math.sin(way) });
    let [low, high] = [0, 190];
    for (let i = 0; i < 14; i++) {
      const middle = (low + high) / 2;
      if (poseTo(terrain, body, advance, at(middle))) low = middle;
      else high = middle;
    }
    const { x, z } = at(low);
    return Array.from({ length: 40 }, () => ({ x: x + (random() - 0.5) * 0.3, y: 0, z: z + (random() - 0.5) * 0.3 }));
  }

  test('SP-TOOL-04 the field holds exactly the places of its lattice that are reached', () => {
    for (const [terrain, body] of tables(61, 2, 3)) {
      const cells = new Set(reachField(terrain, body, [], advance, 12).cells.map(({ x, y, z }) => `${x} ${y} ${z}`));
      let seen = 0;
      for (let x = -25; x <= 25; x++) {
        for (let z = -25; z <= 25; z++) {
          const to = { x: x * 12, y: 0, z: z * 12 };
          if (planDistance(body.at, to) > farthest(advance, radius)) continue;
          const reached = reachTool(terrain, body, [], advance, to).ok;
          expect(mayReach(terrain, body, [], advance, to)).toBe(reached);
          expect(cells.has(`${x * 12} 0 ${z * 12}`)).toBe(reached);
          if (reached) seen++;
        }
      }
      expect(seen).toBeGreaterThan(20);
    }
  });
});

describe('a slot between two blocks', () => {
  const solid = { sight: 'blocked', move: 'impassable', bottom: 0, top: 100, surface: false } as const;

  /** Two blocks `deep` mm thick with a slot between them, turned about the middle of the table; the slot runs along the turned x. */
  function slot(wide: number, deep: number, turn: number): readonly [Terrain, (along: number, across: number) => Plan] {
    const blocks: readonly BoxSpec[] = [{ ...solid, id: 'left', x: [0, deep], z: [-200, -wide / 2] }, { ...solid, id: 'right', x: [0, deep], z: [wide / 2, 200] }];
    const terrain = buildTerrain(
      { format: 'gantry-table', version: 1, id: 'slot', name: 'Slot', theme: 'test', size: [600, 600], features: [{ id: 'slot', piece: 'slot', at: [0, 0], turn, level: 0 }] },
      new Map([['slot', boxPiece('slot', blocks)]]),
    );
    const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    return [terrain, (along, across) => ({ x: along * c + across * s, z: -along * s + across * c })];
  }

  const through = (wide: number, turn: number, from: readonly [number, number], to: readonly [number, number], deep = 30): Pose | null => {
    const [terrain, put] = slot(wide, deep, turn);
    return poseTo(terrain, { at: { ...put(...from), y: 0 }, radius, height }, advance, put(...to));
  };

  test.each([0, 3, 17.3, 44.1, 61.7, -88.9, 142.35])('SP-TOOL-06 turned by %d°: a hair wider than the tool lets it through, a hair narrower does not', (turn) => {
    expect(through(25.2, turn, [-24, 0], [130, 0])).not.toBeNull();
    expect(through(24.75, turn, [-24, 0], [130, 0])).toBeNull();
    // The place lies to one side: the direct way is not the slot's.
    expect(through(25.2, turn, [-24, 0], [125, 22])).not.toBeNull();
    expect(through(24.75, turn, [-24, 0], [125, 22])).toBeNull();
  });

  test.each([5, 29.9, 71.2, -133.3])('SP-TOOL-03 turned by %d°: the second bar finds a slot beside the first one\'s way', (turn) => {
    expect(through(25.2, turn, [-84.2, -70], [70, 5], 12)).not.toBeNull();
    expect(through(24.75, turn, [-84.2, -70], [70, 5], 12)).toBeNull();
  });

  test.each([0, 11, 22, 37.3, 58.4, -118.6, 95.7])('SP-TOOL-03 turned by %d°: two slots at a right angle let the tool through, at two degrees more they do not', (turn) => {
    const bent = (more: number): Pose | null => {
      const pair = (from: number, to: number): readonly BoxSpec[] => [{ ...solid, id: 'left', x: [from, to], z: [-170, -12.6] }, { ...solid, id: 'right', x: [from, to], z: [12.6, 170] }];
      const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
      const hinge = { x: 95 * c, z: -95 * s };
      const features = [{ id: 'a', piece: 'a', at: [0, 0] as [number, number], turn, level: 0 }, { id: 'b', piece: 'b', at: [hinge.x, hinge.z] as [number, number], turn: turn + 90 + more, level: 0 }];
      const pieces = new Map([['a', boxPiece('a', pair(24, 78))], ['b', boxPiece('b', pair(35, 66))]]);
      const terrain = buildTerrain({ format: 'gantry-table', version: 1, id: 'bent', name: 'Bent', theme: 'test', size: [600, 600], features }, pieces);
      const leg = ((turn + 90 + more) * Math.PI) / 180;
      return poseTo(terrain, { at: { x: 0, y: 0, z: 0 }, radius, height }, advance, { x: hinge.x + 93 * Math.cos(leg), z: hinge.z - 93 * Math.sin(leg) });
    };
    expect(bent(0)).not.toBeNull();
    expect(bent(-3)).not.toBeNull();
    expect(bent(2)).toBeNull();
  });

  test('SP-TOOL-06 a base that touches a thick block has no tool within it', () => {
    const terrain = boxTerrain({ boxes: [{ ...solid, id: 'block', x: [19.95, 300], z: [-300, 300] }] });
    const body = { at: { x: 0, y: 0, z: 0 }, radius, height };
    expect(mayStand(terrain, body, [], levels)).toBeNull();
    expect(poseTo(terrain, body, advance, { x: 150, z: 3 })).toBeNull();
    expect(poseTo(terrain, body, advance, { x: -150, z: 3 })).not.toBeNull();
  });

  test('SP-TOOL-02 what stands beside the tool touches its side, not its middle line', () => {
    const [terrain, put] = slot(26, 60, 33);
    const from = { at: { ...put(-21, 0), y: 0 }, radius, height };
    expect(poseTo(terrain, from, advance, put(140, 0))).not.toBeNull();
    expect(poseTo(terrain, from, advance, put(100, 32.4))).not.toBeNull();
    expect(poseTo(terrain, from, zoneOf(150, 4, true), put(100, 60))).not.toBeNull();
  });
});

describe('a way that is walked', () => {
  const walk: ToolZone = { ...zoneOf(140, 2 * radius, false), tool: { length: 140, width: 2 * radius, beyondTip: false, centred: true } };

  test('the base ends with its centre on the middle line of a free tool, and nowhere beside it', () => {
    let [asked, reached] = [0, 0];
    for (const [terrain, body, random] of tables(77, 4, 3)) {
      for (let i = 0; i < 60; i++) {
        const [angle, far] = [random() * 2 * Math.PI, random() * (140 + radius)];
        const to = { x: body.at.x + far * Math.cos(angle), y: 0, z: body.at.z + far * Math.sin(angle) };
        const pose = poseTo(terrain, body, walk, to);
        asked++;
        if (pose === null) continue;
        reached++;
        expect(Math.min(distanceToTool(pose, 0, to), planDistance(body.at, to) <= radius ? 0 : Infinity)).toBeLessThanOrEqual(0.1 + 1e-9);
        if (planDistance(body.at, to) > 0.1) expect(liesFree(pose, hindrance(terrain, body, walk.tool, levels).parts, 2 * radius, 0.1)).toBe(true);
      }
    }
    expect(reached).toBeGreaterThan(asked / 10);
    expect(reached).toBeLessThan(asked);
  });
});
