import { describe, test } from 'vitest';
import { randomFrom } from '../../core/rng.ts';
import { inTime } from '../../testing/in-time.ts';
import { type BoxSpec, boxTerrain } from '../../testing/terrain.ts';
import { standingHeights, standsWell } from '../ground/ground.ts';
import type { Point } from '../../shape/point.ts';
import { reachField, reachTool, type ToolZone } from './reach.ts';
import { sees, sight } from '../sight/sight.ts';
import { slide } from './slide.ts';

const levels = { step: 76.2, equalIsSame: true };
const random = randomFrom(1);
const between = (low: number, high: number): number => Math.round((low + random() * (high - low)) * 10) / 10;

const terrain = boxTerrain({
  boxes: Array.from({ length: 60 }, (_, i): BoxSpec => {
    const [x, z] = [between(-420, 340), between(-420, 340)];
    return { id: `b${i}`, sight: i % 4 ? 'blocked' : 'clear', move: i % 4 ? 'impassable' : 'passable', x: [x, x + between(10, 90)], z: [z, z + between(10, 90)], bottom: i % 4 ? 0 : 85, top: [30, 60, 90, 180][i % 3]! };
  }),
});

const bodies = Array.from({ length: 400 }, () => ({ at: { x: between(-430, 430), y: 0, z: between(-430, 430) }, radius: 20, height: 45 })).flatMap((body) =>
  standingHeights(terrain, body.at.x, body.at.z, body, [], levels).map((y) => ({ ...body, at: { ...body.at, y } })),
);
const pairs = bodies.flatMap((from) => [1, 7, 31].map((step) => [from, bodies[(bodies.indexOf(from) + step) % bodies.length]!] as const));
const advance: ToolZone = { kind: 'tool', tool: { length: 150, width: 25, beyondTip: true }, over: false, levels, wedge: null };

/** Microseconds of processor time a call needs in the best of some rounds. */
function cost<T>(items: readonly T[], call: (item: T) => unknown): number {
  let best = Infinity;
  for (let round = 0; round < 6; round++) {
    const before = process.cpuUsage();
    for (const item of items) call(item);
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / items.length);
  }
  return best;
}

/** Limits are five to ten times what was measured, so that only a change of method breaks them. */
describe('speed', () => {
  test.each<readonly [string, number, () => number]>([
    ['may stand', 10, () => cost(bodies, (body) => standsWell(terrain, body, bodies.slice(0, 11), levels))],
    ['sight', 15, () => cost(pairs, ([from, to]) => sees(terrain, from, to, levels))],
    ['sight with its reasons', 2000, () => cost(pairs, ([from, to]) => sight(terrain, from, to, levels))],
    ['reach of one place', 60, () => cost(pairs, ([from, to]) => reachTool(terrain, from, [], advance, near(from.at, to.at)))],
    ['field of an advance', 60_000, () => cost(bodies.slice(0, 12), (body) => reachField(terrain, body, [], advance))],
    ['push', 400, () => cost(bodies, (body) => slide(terrain, body, [], { kind: 'slide', length: 76, levels, wedge: null, higherCharactersStop: false }, { x: 0.6, z: 0.8 }))],
  ])('%s in less than %d µs on a quick machine', (_, limit, measure) => inTime(limit, measure));
});

/** A place within reach of an advance, in the direction of another. */
function near(from: Point, to: Point): Point {
  const share = 150 / Math.max(150, Math.abs(to.x - from.x) + Math.abs(to.z - from.z));
  return { x: from.x + (to.x - from.x) * share, y: from.y, z: from.z + (to.z - from.z) * share };
}
