import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../core/rng.ts';
import { anyPlace } from './any-place.ts';
import { mayStand } from '../ground/ground.ts';
import { type Point, tenth } from '../../shape/point.ts';
import { asks, everyPlace, LEVELS, packed } from './place-reference.fixture.ts';
import { mightReach, mayReach, type ToolZone } from './reach.ts';
import { turnedBoxes } from './reach-reference.fixture.ts';
import type { Zone } from '../../shape/shape.ts';
import { refusePlace } from './zone.ts';
import { deep } from '../../testing/depth.ts';

const far: Point = { x: 0, y: 0, z: 900 };

/** Asks packed spots exactly and place by place; gives how many had a place and how many none. */
function compare(
  seed: number,
  count: number,
  radius: number,
  step: number,
  zoneOf: (of: { readonly at: Point; readonly radius: number }, range: number, i: number) => Zone,
): readonly [some: number, none: number] {
  const random = randomFrom(seed);
  const said = [0, 0] as [number, number];
  for (let i = 0; i < count; i++) {
    const { terrain, others, of, range } = packed(random, radius);
    const request = asks(zoneOf(of, range, i), others, { at: far, radius });
    const found = anyPlace(terrain, request);
    if (found !== null) expect(refusePlace(terrain, request, found)).toBeNull();
    const first = everyPlace(terrain, request, of.at, range + of.radius + radius + 0.2, step).next();
    // A coarser reference cannot say that there is none.
    if (step === 0.1 || first.done !== true) expect([i, found !== null]).toEqual([i, first.done !== true]);
    said[found === null ? 1 : 0]++;
  }
  return said;
}

describe('any place', () => {
  test.each([[6, deep(80, 20), 0.1], [12.5, deep(24, 6), 0.1], [20, deep(20, 5), 0.1], [25, deep(80, 20), 0.4]])('SP-PLACE-01 of a figure of %d mm in %d packed spots: as asked place by place, %d mm apart', (radius, count, step) => {
    const [some, none] = compare(radius * 10, count, radius, step, (of, range, i) => ({ kind: 'near', of, range, level: i % 4 === 0 ? 'same' : 'any', levels: LEVELS }));
    expect(Math.min(some, none)).toBeGreaterThan(count / 15);
  });

  test('SP-DEPLOY-02 along an edge', () => {
    const random = randomFrom(5);
    const said = { some: 0, none: 0 };
    for (let i = 0; i < 80; i++) {
      const { terrain, others } = packed(random, 7);
      const { half } = terrain;
      const request = asks({ kind: 'strip', side: i % 2 === 0 ? 1 : -1, depth: tenth(random() * 3), levels: LEVELS }, others, { at: far, radius: 7 });
      const found = anyPlace(terrain, request);
      if (found !== null) expect(refusePlace(terrain, request, found)).toBeNull();
      expect([i, found !== null]).toEqual([i, everyPlace(terrain, request, { x: 0, z: 0 }, half.x).next().done !== true]);
      said[found === null ? 'none' : 'some']++;
    }
    expect(Math.min(said.some, said.none)).toBeGreaterThan(8);
  });
});

describe('with a tool', () => {
  const tool: ToolZone = { kind: 'tool', tool: { length: 60, width: 12, beyondTip: true }, over: false, levels: LEVELS, wedge: null };

  test('SP-TOOL-04 SP-ENG-01 where a figure must stay apart from bases: as asked place by place', () => {
    const random = randomFrom(12);
    const said = { some: 0, none: 0 };
    for (let i = 0; i < 60; i++) {
      const terrain = turnedBoxes(random, 14);
      const at = { x: tenth((random() - 0.5) * 400), y: 0, z: tenth((random() - 0.5) * 400) };
      const body = { at, radius: 12, height: 32 };
      if (mayStand(terrain, body, [], LEVELS) !== null) continue;
      const foes = Array.from({ length: 1 + Math.floor(random() * 2) }, () => ({
        at: { x: at.x + (random() - 0.5) * 140, y: 0, z: at.z + (random() - 0.5) * 140 },
        radius: 12,
      }));
      const request = asks(tool, foes, { ...body, apart: { bases: foes, range: 60 + random() * 60 } });
      const found = anyPlace(terrain, request);
      if (found !== null) expect(refusePlace(terrain, request, found)).toBeNull();
      else expect([i, everyPlace(terrain, request, at, 85, 0.9).next().done]).toEqual([i, true]);
      said[found === null ? 'none' : 'some']++;
    }
    expect(Math.min(said.some, said.none)).toBeGreaterThan(5);
  });

  const walked: ToolZone = { ...tool, tool: { length: 70, width: 24, beyondTip: false, centred: true } };

  test.each([['tool', tool], ['way that is walked', walked], ['tool that ends at its tip', { ...tool, tool: { ...tool.tool, beyondTip: false } }]] as const)('SP-TOOL-04 with a %s, what is said to be out of reach by more than a length is out of reach all round', (_, zone) => {
    const random = randomFrom(23);
    let [out, reached] = [0, 0];
    for (let i = 0; i < 40; i++) {
      const terrain = turnedBoxes(random, 12);
      const body = { at: { x: tenth((random() - 0.5) * 400), y: 0, z: tenth((random() - 0.5) * 400) }, radius: 12, height: 32 };
      if (mayStand(terrain, body, [], LEVELS) !== null) continue;
      for (let k = 0; k < 150; k++) {
        const middle = { x: body.at.x + (random() - 0.5) * 170, y: 0, z: body.at.z + (random() - 0.5) * 170 };
        const spare = [0.1, 1, 5][k % 3]!;
        const might = mightReach(terrain, body, zone, middle, spare);
        for (let n = 0; n < 12; n++) {
          const [angle, share] = [random() * 2 * Math.PI, Math.sqrt(random())];
          const to = { x: middle.x + spare * share * Math.cos(angle), y: 0, z: middle.z + spare * share * Math.sin(angle) };
          if (!mayReach(terrain, body, [], zone, to)) continue;
          reached++;
          expect([i, k, might]).toEqual([i, k, true]);
        }
        if (!might) out++;
      }
    }
    expect(Math.min(out, reached)).toBeGreaterThan(300);
  });
});
