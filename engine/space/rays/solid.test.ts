import { expect, test } from 'vitest';
import { randomFrom } from '../../core/rng.ts';
import { apart, dot, minus, unit } from './mesh.fixture.ts';
import { pointOn, rayAlong } from './mesh.ts';
import { enterSolid, normalOf, solidFrom, type Solid } from './solid.ts';
import type { Point } from '../../shape/point.ts';

const random = randomFrom(21);
const somewhere = (wide: number): Point => ({ x: (random() - 0.5) * wide, y: (random() - 0.5) * wide, z: (random() - 0.5) * wide });
const across = { x: 1, z: 0 };

const solidOfBalls = (...capsules: readonly (readonly [Point, Point, number])[]): Solid =>
  solidFrom(Float64Array.from(capsules.flatMap(([a, b, r]) => [a.x, a.y, a.z, b.x, b.y, b.z, r])), { x: 0, y: 0, z: 0 }, across);

/** How far a place lies outside a capsule; negative inside. */
function outside(place: Point, [a, b, radius]: readonly [Point, Point, number]): number {
  const axis = minus(b, a);
  const square = dot(axis, axis);
  const share = square === 0 ? 0 : Math.max(0, Math.min(1, dot(minus(place, a), axis) / square));
  return apart(place, { x: a.x + share * axis.x, y: a.y + share * axis.y, z: a.z + share * axis.z }) - radius;
}

test('a ray enters a capsule where walking along it first comes within the radius of its axis', () => {
  let [met, missed] = [0, 0];
  for (let i = 0; i < 300; i++) {
    const a = somewhere(20);
    const capsules = [[a, i % 5 === 0 ? a : somewhere(20), 1 + 4 * random()], [somewhere(20), somewhere(20), 2]] as const;
    const solid = solidOfBalls(...capsules);
    const side = unit(somewhere(1));
    const eye = { x: 60 * side.x, y: 60 * side.y, z: 60 * side.z };
    const { ray } = rayAlong(eye, somewhere(24))!;
    const entered = enterSolid(solid, ray);
    const depth = (at: Point): number => Math.min(...capsules.map((capsule) => outside(at, capsule)));
    let nearest = Infinity;
    for (let t = 0; t < Math.min(entered - 0.01, 130); t += 0.5) nearest = Math.min(nearest, depth(pointOn(ray, t)));
    expect(nearest).toBeGreaterThan(-1e-6);
    if (entered === Infinity) {
      missed++;
    } else {
      expect(depth(pointOn(ray, entered))).toBeCloseTo(0, 6);
      met++;
    }
  }
  expect(met).toBeGreaterThan(60);
  expect(missed).toBeGreaterThan(60);
});

test('a ray along the axis enters at the ball of the nearer end', () => {
  const solid = solidOfBalls([{ x: 0, y: -5, z: 0 }, { x: 0, y: 5, z: 0 }, 2]);
  expect(enterSolid(solid, { ox: 0, oy: 30, oz: 0, dx: 0, dy: -1, dz: 0 })).toBeCloseTo(23, 9);
  expect(enterSolid(solid, { ox: 1, oy: 30, oz: 0, dx: 0, dy: -1, dz: 0 })).toBeCloseTo(25 - Math.sqrt(3), 9);
  expect(enterSolid(solid, { ox: 2.1, oy: 30, oz: 0, dx: 0, dy: -1, dz: 0 })).toBe(Infinity);
});

test('what lies behind the ray is not entered', () => {
  expect(enterSolid(solidOfBalls([{ x: 0, y: 0, z: 0 }, { x: 4, y: 0, z: 0 }, 2]), { ox: 30, oy: 0, oz: 0, dx: 1, dy: 0, dz: 0 })).toBe(Infinity);
});

test('the normal of a solid stands upright on the limb it belongs to', () => {
  const solid = solidOfBalls([{ x: 0, y: -5, z: 0 }, { x: 0, y: 5, z: 0 }, 2], [{ x: 0, y: 20, z: 0 }, { x: 0, y: 20, z: 0 }, 4]);
  expect(normalOf(solid, { x: 2, y: 1, z: 0 })).toEqual({ x: 1, y: 0, z: 0 });
  expect(normalOf(solid, { x: 0, y: 24, z: 0 })).toEqual({ x: 0, y: 1, z: 0 });
});
